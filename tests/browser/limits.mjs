// What a visit may cost: a part that is the same however many games there are, and a share for each of them.

import { GAMES } from "./games.mjs";

/** The most bytes that a game adds to a first visit on which another one is played: its manifest and its name. */
export const SHARE = 2_500;
/**
 * The most bytes from the first address to the first possible move, with so many games more than ship. Where the lot lets a bot begin,
 * its first turn comes along: some thousand bytes.
 * @param {number} [more]
 */
export const firstVisit = (more = 0) => 84_000 + SHARE * (GAMES.length + more);
export const FIRST = firstVisit();
/** The same of a second visit. */
export const SECOND = 20_000 + 1_000 * GAMES.length;
/** The most requests of a first visit: two of each game. */
export const REQUESTS = 48 + 2 * GAMES.length;
