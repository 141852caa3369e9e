// What the first game of Clever explains, in this order.

import { left, stepOf } from "./asking.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/**
 * The lessons, each with whether it fits now.
 * @param {View} view @param {SeatView | null} own the own seat's view @param {import("./hand.js").Hand} hand
 * @returns {import("../tips.js").Due}
 */
export function lessons(view, own, hand) {
  if (!own) return [];
  const { kind } = stepOf(own);
  const ahead = hand.prospects();
  const colours = new Set(ahead.map((one) => one.marks[0].field[0]));
  const picks = kind === "pick"; // Elsewhere the question itself has to be read: only what it is about is explained.
  return [
    ["pick", picks],
    ["write", picks && hand.source],
    ["take", kind === "take" && !view.passive],
    ["solo", kind === "take" && view.passive],
    ["fill", kind === "fill"],
    ["bonus", kind === "bonus"],
    ["black", kind === "black"],
    ["extra", kind === "extra"],
    ["chain", picks && ahead.some((one) => one.earned.length > 0)],
    ["tray", picks && ahead.some((one) => one.swept.length)],
    ["reroll", picks && left(own.sheet.rerolls) > 0 && view.rolls > 1],
    ["white", picks && ahead.some((one) => one.acts[0].endsWith(":W"))],
    ["blue", picks && colours.has("B")],
    ["green", picks && colours.has("G")],
    ["purple", picks && own.sheet.purple.length > 0],
    ["fox", picks && ahead.some((one) => one.earned.includes("fox"))],
    ["why", picks && view.round > 1],
  ];
}
