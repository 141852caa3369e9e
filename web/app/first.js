// The first game explains every new kind of question in one sentence, once.

import { DRAWN } from "./games.js";
import { keep, recall } from "./net/keep.js";

/** @typedef {[string, unknown][]} Due the names of lessons in their order, each with whether it fits now */

const ALL = "*";
/** Where a game's lessons are remembered; the first game had no name there yet. @param {string} game */
const shelf = (game) => (game === "stonoga" ? "first" : `first.${game}`);

/** Whether this browser's person wants new things explained. */
export const explains = () => recall("lessons") !== "off";

/** Whoever wants it again hears everything once more. @param {boolean} on */
export function setExplains(on) {
  keep("lessons", on ? null : "off");
  if (on) for (const game of DRAWN) keep(shelf(game), null);
}

/** What this browser has explained already. @param {string} game @returns {string[]} */
const told = (game) => (recall(shelf(game)) ?? "").split(" ").filter(Boolean);

/** The key of the sentence that fits now and was not told yet; nothing when all is known. @param {string} game @param {Due} due */
export function next(game, due) {
  const known = told(game);
  if (!explains()) return null;
  const found = due.find(([name, fits]) => fits && !known.includes(name));
  return found ? found[0] : null;
}

/** Remembers that a lesson was read; without a name, that none is wanted. @param {string} game @param {string} [read] */
export const learned = (game, read = ALL) => (read === ALL ? setExplains(false) : keep(shelf(game), [...new Set([...told(game), read])].join(" ")));
