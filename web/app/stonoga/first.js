// The first game explains every new kind of question in one sentence, once.

import { keep, recall } from "../net/keep.js";

/** What this browser has explained already. @returns {string[]} */
const told = () => (recall("first") ?? "").split(" ").filter(Boolean);

/**
 * The key of the sentence that fits now and was not told yet; nothing when all is known.
 * @param {string[]} legal @param {any} view @param {Record<string, string>} options @param {any} own the own seat's view
 */
export function firstWords(legal, view, options, own) {
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  const due = [
    ["roll", can("roll")],
    ["tail", own && own.tail !== "none"],
    ["solo", view.seats.length === 1],
    ["star", view.dice.includes("*")],
    [`take.${options.edition}`, can("take")],
    ["golden", legal.some((action) => action.endsWith("+"))],
    [`steal.${options.edition}`, can("steal")],
    ["foot", can("foot")],
    ["again", can("roll") && view.rolls === 2],
    ["must", can("take") && view.rolls === 3],
  ];
  const known = told();
  const next = due.find(([name, fits]) => fits && !known.includes(String(name)));
  return next ? `first.${next[0]}` : null;
}

/** Remembers that it was read. @param {string} key */
export function understood(key) {
  keep("first", [...new Set([...told(), key.replace("first.", "")])].join(" "));
}

/** Remembers that nothing more is to be explained. */
export function skipAll() {
  keep("first", "roll tail solo star take.pl take.ru golden steal.pl steal.ru foot again must");
}
