// What the first game of Ziomek explains, in this order; each sentence goes when it was done.

import { isZiomek, joints } from "./wood.js";
import { UNSURE } from "./account.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

/** @param {TablePage} page @param {any} view @returns {import("../first.js").Due} */
export function lessons(page, view) {
  const { hand } = page;
  const on = hand.builds();
  const stack = hand.stack();
  const { held } = hand;
  const unsure = Math.min(Infinity, ...joints(hand.tried()).map((one) => one.margin)) < UNSURE;
  const want = view.wants?.[stack.length] ?? "";
  const more = on && !held && stack.length > 0 && stack.length < view.levels;
  return [
    ["ziomek", on && want && !(held && want.includes(held.piece))],
    ["take", on && !held && !want && !stack.length],
    ["drop", on && held && !stack.length],
    ["line", on && held && stack.length],
    ["turn", on && held && stack.length && !isZiomek(held.piece)],
    ["fell", on && !held && hand.hasFallen],
    ["sway", on && !held && stack.length > 1 && unsure],
    ["next", more],
    ["shout", on && !held && stack.length === view.levels],
  ];
}
