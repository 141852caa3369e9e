// What a table of stonoga tells, written from crates/stonoga by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-stonoga types` writes it again.

/** The settings. */
export type Options = { edition: "pl" | "ru", steal: "off" | "on", barefoot: "off" | "on", tails: "off" | "on", golden: "off" | "on", golden_guard: "on" | "off", first: "1" | "2" | "3" | "4" | "5" | "6" | "draw" };

/**
 * The shoes of one centipede, by where they come from.
 */
export type Count = { 
/**
 * Shoes on tiles.
 */
tiles: number, 
/**
 * Golden shoes (R9.3).
 */
golden: number, 
/**
 * The bare foot that was kept (R7.4).
 */
bare_foot: number, 
/**
 * The tail, if it counts (R8.3).
 */
tail: number, };

/**
 * A number that only gives dice their addresses, such as how many turns a seat has begun. All
 * counters are equal and hash to nothing, so two positions that differ in counters alone are the
 * same position.
 */
export type Counter = number;

/**
 * Equal tiles in the middle.
 */
export type MiddleTile = { 
/**
 * Which kind.
 */
tile: string, 
/**
 * How many carry nothing.
 */
plain: number, 
/**
 * How many carry a golden shoe.
 */
golden: number, };

/**
 * One thing that happened.
 */
export type News = { "kind": "first-drawn", 
/**
 * Who begins.
 */
seat: Seat, } | { "kind": "tail-dealt", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which, if this eye may know.
 */
tail: string | null, } | { "kind": "tail-told", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
tail: string, } | { "kind": "golden-rolled", 
/**
 * What the die shows.
 */
face: string, 
/**
 * The tile that carries it now.
 */
tile: string | null, } | { "kind": "turn-begins", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "rolled", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The dice that were rolled; nothing for those left lying.
 */
dice: [string | null, string | null, string | null, string | null], 
/**
 * What all four dice show now.
 */
shown: [string, string, string, string], 
/**
 * Which roll of the turn, from 1.
 */
roll: number, } | { "kind": "foot-spent", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "took", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
tile: string, 
/**
 * Whether a golden shoe came with it.
 */
golden: boolean, } | { "kind": "stole", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From whom.
 */
from: Seat, 
/**
 * Which.
 */
tile: string, } | { "kind": "lost", 
/**
 * Which.
 */
tile: string, 
/**
 * Whether a golden shoe was lost with it.
 */
golden: boolean, } | { "kind": "empty-handed", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "ended", 
/**
 * The shoes of every seat.
 */
counts: Array<Count>, 
/**
 * The tails of all seats, where there are any.
 */
tails: Array<string | null>, };

/**
 * What the game is waiting for.
 */
export type Phase = "first" | "tails" | { "golden": { 
/**
 * How many lie already.
 */
placed: number, 
/**
 * How many dice were rolled for them.
 */
rolled: Counter, } } | "rolling" | "deciding" | { "telling": { 
/**
 * How many of them are told already.
 */
told: Counter, } } | "over";

/**
 * How well a solo game went (R10.3), the best first.
 */
export type Rating = "fantastic" | "great" | "really-good" | "quite-ok" | "not-bad" | "keep-fighting";

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

/**
 * What lies before one seat.
 */
export type SeatView = { 
/**
 * The pieces from head to end.
 */
pieces: Array<string>, 
/**
 * Whether the bare foot is still there.
 */
bare_foot: boolean, 
/**
 * The tail, as far as this eye may know it.
 */
tail: TailView, 
/**
 * How many turns this seat has begun.
 */
turns: Counter, 
/**
 * The shoes so far; the tail joins at the end.
 */
count: Count, };

/**
 * What an eye knows of a tail (R8.2).
 */
export type TailView = "none" | "hidden" | "kept" | { "shown": string };

/**
 * What one eye sees of a position: everything but the tails of others. Equal as [`State`] is: old
 * news about dice make no difference.
 */
export type View = { 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What the four dice show; old news while `rolls` is 0.
 */
dice: [string, string, string, string], 
/**
 * How many rolls of this turn have fallen.
 */
rolls: number, 
/**
 * How many rolls this turn has: three, and four where a bare foot was given for one.
 */
rolls_of: number, 
/**
 * The dice that were chosen to be rolled last, by position from 0.
 */
rolling: Array<number>, 
/**
 * The kinds of tile in the middle, by colour and size.
 */
middle: Array<MiddleTile>, 
/**
 * All seats in order.
 */
seats: Array<SeatView>, 
/**
 * The tiles that a solo player lost.
 */
lost: Array<string>, 
/**
 * The rating of a solo game that is over.
 */
rating: Rating | null, };
