// What hints for clever say, written from crates/bots by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-bots types` writes it again.

/**
 * What a line or a field brings.
 */
export type Brought = { "bonus": string } | { "star": number };

/**
 * Where a die comes from.
 */
export type How = "pick" | "tray" | "beside" | "extra";

/**
 * A line of the sheet.
 */
export type LineShape = "row" | "column" | "diagonal";

/**
 * What goes to the tray.
 */
export type Swept = "nothing" | { "one": [string, number] } | { "some": number } | "all";

/**
 * What to do.
 */
export type What = { "write": { how: How, die: string, face: number, to: string, } } | { "mark": { to: string, number: number, } } | { "first": string } | { "black": { number: number, to: string, } } | "reroll" | "pass" | { "drop": { die: string, face: number, } } | "skip" | "keep" | "no-more";

/**
 * A reason; which way it speaks is known beside it.
 */
export type Why = { "completes": { lines: Array<LineShape>, brings: Array<Brought>, then: Array<Brought>, } } | { "brings": { what: Brought, then: Array<Brought>, } } | { "gain": number } | { "near": { missing: number, what: Brought, } } | "any-next" | "room" | { "swept": Swept } | { "better": number } | { "much-better": number } | { "rarely-better": number } | "little-here" | "last-reroll" | "spare-rerolls" | { "rerolls-left": number } | "reroll-later" | "nothing-now" | "nothing-fits" | "others-promise" | { "would-block": number } | { "would-waste": number } | "not-worth-it" | "nothing-gained" | { "at-most": number } | "later-too" | { "now": number } | "worthless" | "later" | "only";
