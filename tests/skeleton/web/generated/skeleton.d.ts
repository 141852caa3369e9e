// What a table of skeleton tells, written from crates/skeleton by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-skeleton types` writes it again.

/** The settings. */
export type Options = { goal: "30" | "50" };

/**
 * What a seat has.
 */
export type Bank = { points: number, turns: number, };
export type News = { "kind": "rolled", seat: number, die: string, pot: number, } | { "kind": "lost", seat: number, } | { "kind": "banked", seat: number, pot: number, points: number, } | { "kind": "ended" };
export type Phase = "rolling" | "deciding" | "over";
export type State = { phase: Phase, seat: number, seats: Array<Bank>, pot: number, die: string | null, left: number | null, turns?: number, rolls: number, };
