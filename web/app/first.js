// The first game explains every new kind of question in one sentence, once.

import { DRAWN, GAMES } from "./games.js";
import { keep, recall } from "./net/keep.js";

/** @typedef {[string, unknown][]} Due the names of lessons in their order, each with whether it fits now */

const ALL = "*";
/** Where a game's lessons are remembered. @param {string} game */
const shelf = (game) => GAMES[game].lessons ?? `first.${game}`;

/** Whether new things are explained to this browser's person, everywhere or in one game. @param {string} [game] */
export const explains = (game) => recall("lessons") !== "off" && !(game && recall(`lessons.${game}`) === "off");

/** Switches explanations for all games; switched on, everything is explained once more. @param {boolean} on */
export function setExplains(on) {
  keep("lessons", on ? null : "off");
  if (on) for (const game of DRAWN) for (const name of [shelf(game), `lessons.${game}`]) keep(name, null);
}

/** What this browser has explained already. @param {string} game @returns {string[]} */
const told = (game) => (recall(shelf(game)) ?? "").split(" ").filter(Boolean);

/** The key of the sentence that fits now and was not told yet; nothing when all is known. @param {string} game @param {Due} due */
export function next(game, due) {
  const known = told(game);
  if (!explains(game)) return null;
  const found = due.find(([name, fits]) => fits && !known.includes(name));
  return found ? found[0] : null;
}

/** Remembers that a lesson was read; without a name, that none is wanted in this game. @param {string} game @param {string} [read] */
export const learned = (game, read = ALL) => (read === ALL ? keep(`lessons.${game}`, "off") : keep(shelf(game), [...new Set([...told(game), read])].join(" ")));
