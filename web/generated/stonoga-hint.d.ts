// What hints for stonoga say, written from crates/bots by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-bots types` writes it again.

/**
 * How a turn ends.
 */
export type Done = { "take": [string, boolean] } | { "steal": [string, Whom] } | { "lose": string } | "pass" | "roll";

/**
 * Dice that show the same.
 */
export type Same = { face: string, kept: number, shown: number, };

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

export type TurnAim = { "tile": string } | { "steal": string } | { "size": number } | "empty" | "avoid" | "shun" | "loss";

/**
 * What to do.
 */
export type What = { "roll": { kept: Array<Same>, foot: boolean, } } | { "stop": { early: boolean, done: Done, } };

export type Whom = "leader" | { "other": Seat };

/**
 * A reason; which way it speaks is known beside it.
 */
export type Why = { "aim": [number, TurnAim] } | "last-wins" | "last-shares" | { "last-tails": number } | { "enough": { chance: number, foot: boolean, } } | "risk" | { "better": { chance: number, foot: boolean, } } | "safe" | "average" | { "foot": { alone: boolean, } } | "only" | "most" | { "shoes": string } | "tail" | "tail-done" | "golden" | "guarded" | { "swing": [number, Whom] } | "placed" | "same" | "easier" | { "than": Done } | "refuse" | "nothing" | "no-theft" | "smallest";
