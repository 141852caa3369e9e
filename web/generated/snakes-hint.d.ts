// What hints for snakes say, written from crates/bots by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-bots types` writes it again.

/**
 * A kind of die. Its letter stands for it everywhere.
 */
export type Die = "g" | "o";

/**
 * A piece of a snake.
 */
export type Piece = "H" | "T" | "S" | "C";

/**
 * When a die is rolled.
 */
export type RollMoment = "first" | "again" | "without-taking";

/**
 * What to do.
 */
export type What = { "roll": { die: Die, opening: RollMoment, } } | { "put": { snake: number, piece: Piece, } } | { "new": { piece: Piece, } } | { "take": { snake: number, piece: Piece, die: Die, whole: boolean, } } | "stop" | { "give": { player: number, } };

/**
 * A reason; which way it speaks is known beside it.
 */
export type Why = "point" | { "completes": { faces: number, against: [Die, number] | null, } } | { "keeps": { die: Die, kept: number, } } | { "opens": { faces: number, } } | { "reopens": { faces: number, } } | { "better-die": Die } | "one-more" | { "later": { faces: number, } } | { "threat": number } | "keeps-dice" | { "missed": { faces: number, } } | "leaves-die" | "fewest-points" | "longest-wait" | "first-turn" | { "fits-nowhere": Piece } | "alike" | "only";
