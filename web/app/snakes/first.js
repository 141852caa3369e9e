// What the first game of Snakes explains, in this order.

/** @typedef {import("./types.js").View} View */

/**
 * The lessons, each with whether it fits now.
 * @param {string[]} legal @param {View} view @param {import("./hand.js").Hand} hand
 * @returns {import("../tips.js").Due}
 */
export function lessons(legal, view, hand) {
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  const places = can("put");
  return [
    ["roll", view.phase === "choose" && can("roll:g")],
    ["plus", view.phase === "plus" && can("take")],
    [`again${hand.only()}`, view.phase === "plus" && can("roll") && !can("take")],
    ["give", can("give")],
    ["new", can("new") && view.snakes.length > 0],
    ["turn", places && view.face === "C" && hand.chosen !== null],
    ["finish", places && hand.finishes().size > 0],
    ["place", places],
    ["orange", view.phase === "choose" && can("roll:o")],
    ["why", places && hand.targets().size < view.snakes.flatMap((one) => one.ends).length],
  ];
}
