// What the first game of Clever explains, in this order.

import { left, stepOf } from "./asking.js";

/**
 * The lessons, each with whether it fits now.
 * @param {any} view @param {any} own the own seat's view @param {any} hand
 * @returns {import("../first.js").Due}
 */
export function lessons(view, own, hand) {
  if (!own) return [];
  const { kind } = stepOf(own);
  const ahead = hand.prospects();
  const colours = new Set(ahead.map((/** @type {any} */ one) => one.marks[0].field[0]));
  return [
    ["pick", kind === "pick"],
    ["write", kind === "pick" && hand.source],
    ["chain", ahead.some((/** @type {any} */ one) => one.earned.length > 0)],
    ["tray", kind === "pick" && ahead.some((/** @type {any} */ one) => one.swept.length)],
    ["take", kind === "take" && !view.passive],
    ["solo", kind === "take" && view.passive],
    ["fill", kind === "fill"],
    ["bonus", kind === "bonus"],
    ["black", kind === "black"],
    ["extra", kind === "extra"],
    ["reroll", kind === "pick" && left(own.sheet.rerolls) > 0 && view.rolls > 1],
    ["white", kind === "pick" && ahead.some((/** @type {any} */ one) => one.acts[0].endsWith(":W"))],
    ["blue", colours.has("B")],
    ["green", colours.has("G")],
    ["purple", own.sheet.purple.length > 0],
    ["fox", ahead.some((/** @type {any} */ one) => one.earned.includes("fox"))],
    ["why", view.round > 1],
  ];
}
