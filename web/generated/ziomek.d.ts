// What a table of ziomek tells, written from crates/ziomek by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-ziomek types` writes it again.

/** The settings. */
export type Options = { pairs: "each" | "roller", clock: string, first: "1" | "2" | "3" | "4" | "draw", round: "1" | "2" | "3" | "4" | "5" | "6" | "7", dice: string };

/**
 * What the stack of one seat came to.
 */
export type CheckView = { 
/**
 * Level by level, from the bottom.
 */
verdicts: Array<Verdict>, 
/**
 * Points for levels.
 */
points: number, 
/**
 * Points for smiling ziomki.
 */
bonus: number, 
/**
 * Whether all of it was right.
 */
correct: boolean, };

/**
 * A number that only gives dice their addresses, such as how many turns a seat has begun. All
 * counters are equal and hash to nothing, so two positions that differ in counters alone are the
 * same position.
 */
export type Counter = number;

/**
 * What ended a round (R6.1).
 */
export type EndedBy = "shout" | "clock" | "agreed";

/**
 * One thing that happened.
 */
export type News = { "kind": "first-drawn", 
/**
 * Who rolls.
 */
seat: Seat, } | { "kind": "round-begins", 
/**
 * Which.
 */
round: number, 
/**
 * How many levels its stack has.
 */
levels: number, 
/**
 * Who rolls.
 */
roller: Seat, } | { "kind": "pair-asked", 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * Of which.
 */
colours: [string, string], } | { "kind": "pair-chosen", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
colour: string, } | { "kind": "started", 
/**
 * Which round.
 */
round: number, 
/**
 * What they show, in the order of colours.
 */
dice: [number, number, number, number], 
/**
 * How many throws that took.
 */
throws: number, } | { "kind": "dropped", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The piece as it was laid.
 */
level: string, 
/**
 * On which level, from 1.
 */
at: number, 
/**
 * What fell, from the bottom.
 */
fell: Array<string>, 
/**
 * How many levels stand.
 */
left: number, } | { "kind": "turned", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * As it lies now.
 */
level: string, } | { "kind": "flipped", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * As it lies now.
 */
level: string, } | { "kind": "took-down", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which, from the bottom.
 */
levels: Array<string>, } | { "kind": "agreed", 
/**
 * Which.
 */
seat: Seat, } | { "kind": "withdrew", 
/**
 * Which.
 */
seat: Seat, } | { "kind": "shouted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether the stack is right.
 */
correct: boolean, } | { "kind": "round-ended", 
/**
 * Which.
 */
round: number, 
/**
 * By what.
 */
by: EndedBy, 
/**
 * What it brought every seat.
 */
scores: Array<RoundScore>, } | { "kind": "ready", 
/**
 * Which.
 */
seat: Seat, } | { "kind": "ended", 
/**
 * The points of every seat.
 */
totals: Array<number>, 
/**
 * Those of them that are bonus points.
 */
bonuses: Array<number>, };

/**
 * What the game is waiting for.
 */
export type Phase = "first" | "rolling" | "pair" | "countdown" | "building" | "checked" | "over";

/**
 * What one round brought a seat.
 */
export type RoundScore = { 
/**
 * A point for every level that counts.
 */
levels: number, 
/**
 * For smiling ziomki.
 */
bonus: number, };

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

/**
 * What one seat has built and scored.
 */
export type SeatView = { 
/**
 * Its stack, from the bottom.
 */
stack: Array<string>, 
/**
 * Whether it agrees to end the round.
 */
agreed: boolean, 
/**
 * Whether it is ready for the next one.
 */
ready: boolean, 
/**
 * The rounds so far.
 */
rounds: Array<RoundScore>, 
/**
 * For how many rounds it has rolled, this one included.
 */
rolled: Counter, 
/**
 * All its points.
 */
total: number, 
/**
 * Those of them that are bonus points.
 */
bonus: number, };

/**
 * Whether a level is right, and if not, why (R5.3).
 */
export type Verdict = "right" | "piece" | "line" | "above";

/**
 * What everyone sees of a position.
 */
export type View = { 
/**
 * What the game is waiting for.
 */
phase: Phase, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * How many levels its stack has.
 */
levels: number, 
/**
 * Who rolls in it.
 */
roller: Seat, 
/**
 * How many throws it has had.
 */
throws: Counter, 
/**
 * Seconds a level, if there is a clock.
 */
clock: number | null, 
/**
 * What the dice show, in the order of colours; from START on (R3.6).
 */
dice: [number, number, number, number] | null, 
/**
 * The colours of which one is used.
 */
pair: [string, string] | null, 
/**
 * The colour that the roller chose for all.
 */
chosen: string | null, 
/**
 * The colours that each level asks for, from the bottom: none for a long block, or one of two;
 * from START on.
 */
wants: Array<string> | null, 
/**
 * The ziomki that are out of play; from START on.
 */
out: Array<string> | null, 
/**
 * What every seat has built and scored.
 */
seats: Array<SeatView>, 
/**
 * Who ended the round by a shout.
 */
shouter: Seat | null, 
/**
 * What the stacks of the round that has ended came to.
 */
check: Array<CheckView> | null, 
/**
 * What ended it.
 */
ended_by: EndedBy | null, };
