// What a table of snakes tells, written from crates/snakes by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-snakes types` writes it again.

/** The settings. */
export type Options = { faces: string, first: "1" | "2" | "3" | "4" | "draw", again: "any" | "taken" };

/**
 * A cell: east of the origin, and south of it.
 */
export type Cell = [number, number];

/**
 * A number that only gives dice their addresses, such as how many turns a seat has begun. All
 * counters are equal and hash to nothing, so two positions that differ in counters alone are the
 * same position.
 */
export type Counter = number;

/**
 * A kind of die. Its letter stands for it everywhere.
 */
export type Die = "g" | "o";

/**
 * A die that is a piece of a snake.
 */
export type DieView = { 
/**
 * Its kind.
 */
die: Die, 
/**
 * What it shows.
 */
piece: Piece, 
/**
 * Its cell.
 */
at: Cell, 
/**
 * The sides of the cell that the body crosses, from `a` to `b`.
 */
sides: Array<Side>, };

/**
 * An open end.
 */
export type EndView = { 
/**
 * Which.
 */
end: string, 
/**
 * The empty cell in front of it.
 */
at: Cell, 
/**
 * The side of that cell at which a piece joins.
 */
from: Side, };

/**
 * The faces of both kinds of dice. The booklet's pictures are lost, so this is a reading (R1.2), and
 * an option replaces it (R1.4).
 */
export type Faces = { 
/**
 * Of every green die.
 */
g: string, 
/**
 * Of every orange die.
 */
o: string, };

/**
 * What one seat has.
 *
 * Turns make a difference up to the second one, from which on orange dice may be rolled (R3.1).
 */
export type Hand = { 
/**
 * Green dice.
 */
green: number, 
/**
 * Orange dice.
 */
orange: number, 
/**
 * How many snakes it has finished.
 */
points: number, 
/**
 * How many turns it has begun.
 */
turns: number, };

/**
 * One thing that happened.
 */
export type News = { "kind": "first-drawn", 
/**
 * Who begins.
 */
seat: Seat, } | { "kind": "turn-begins", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "rolled", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which kind.
 */
die: Die, 
/**
 * What it shows.
 */
face: string, } | { "kind": "began", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Its number.
 */
snake: number, 
/**
 * The kind of die.
 */
die: Die, 
/**
 * Its first piece.
 */
piece: Piece, 
/**
 * The cell.
 */
at: Cell, } | { "kind": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To which snake.
 */
snake: number, 
/**
 * At which end.
 */
end: string, 
/**
 * The kind of die.
 */
die: Die, 
/**
 * The piece.
 */
piece: Piece, 
/**
 * For a curve, how it turns.
 */
turn: string | null, 
/**
 * The cell.
 */
at: Cell, } | { "kind": "completed", 
/**
 * Who finished it.
 */
seat: Seat, 
/**
 * Which.
 */
snake: number, 
/**
 * How many pieces it has.
 */
length: number, 
/**
 * The points of the seat now.
 */
points: number, } | { "kind": "took", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which snake.
 */
snake: number, 
/**
 * From which end.
 */
end: string, 
/**
 * The kind of die.
 */
die: Die, 
/**
 * What it showed.
 */
piece: Piece, 
/**
 * Whether the snake was complete.
 */
reopened: boolean, 
/**
 * Whether nothing is left of it.
 */
gone: boolean, 
/**
 * Who had finished it, and keeps the point.
 */
from: Seat | null, } | { "kind": "stopped", 
/**
 * By whom.
 */
seat: Seat, } | { "kind": "gave", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * To whom.
 */
to: Seat, 
/**
 * The kind of die.
 */
die: Die, } | { "kind": "skipped", 
/**
 * Which.
 */
seat: Seat, } | { "kind": "ended", 
/**
 * The points of every seat.
 */
points: Array<number>, };

/**
 * What the game is waiting for.
 */
export type Phase = "first" | "choose" | "rolling" | "place" | "plus" | "give" | "over";

/**
 * A piece of a snake.
 */
export type Piece = "H" | "T" | "S" | "C";

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

/**
 * A side of a cell, and the direction in which one leaves the cell through it.
 */
export type Side = "n" | "e" | "s" | "w";

/**
 * A snake on the table.
 */
export type SnakeView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its pieces in letters.
 */
shape: string, 
/**
 * Its pieces, from end `a` to end `b`.
 */
dice: Array<DieView>, 
/**
 * Its open ends.
 */
ends: Array<EndView>, 
/**
 * Who finished it, while it is complete.
 */
done: Seat | null, };

/**
 * What everyone sees of a position.
 */
export type View = { 
/**
 * What the game is waiting for.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * How many rolls of this turn have fallen.
 */
rolls: Counter, 
/**
 * The die that is rolled, or was rolled last in this turn.
 */
die: Die | null, 
/**
 * What it shows.
 */
face: string | null, 
/**
 * The die that was taken since the last `+`.
 */
taken: Die | null, 
/**
 * What the dice can show.
 */
faces: Faces, 
/**
 * What every seat has.
 */
seats: Array<Hand>, 
/**
 * The snakes, by number.
 */
snakes: Array<SnakeView>, };
