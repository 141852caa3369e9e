// What a table of skeleton tells, written from crates/skeleton by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-skeleton types` writes it again.

/** The settings. */
export type Options = { goal: "30" | "50" };

/**
 * What a seat has.
 */
export type Bank = { 
/**
 * Its banked points.
 */
points: number, 
/**
 * How many turns it has begun.
 */
turns: Counter, };

/**
 * A number that only gives dice their addresses, such as how many turns a seat has begun. All
 * counters are equal and hash to nothing, so two positions that differ in counters alone are the
 * same position.
 */
export type Counter = number;

/**
 * One thing that happened.
 */
export type News = { "kind": "rolled", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it shows.
 */
die: string, 
/**
 * The pot now.
 */
pot: number, } | { "kind": "lost", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "banked", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many points were in it.
 */
pot: number, 
/**
 * All points of the seat now.
 */
points: number, } | { "kind": "ended" };

/**
 * What the game waits for.
 */
export type Phase = "rolling" | "deciding" | "over";

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

/**
 * A position. Equal are those with the same points, pot, turn and die; how many turns and rolls led there
 * makes no difference, but for the turns that are left alone.
 */
export type State = { 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What every seat has.
 */
seats: Array<Bank>, 
/**
 * The points of this turn.
 */
pot: number, 
/**
 * What the die shows; nothing while it is to be rolled.
 */
die: string | null, 
/**
 * The turns that are left of a game alone, with the one in play; nothing with others.
 */
left: number | null, 
/**
 * How many rolls of this turn have fallen.
 */
rolls: Counter, };
