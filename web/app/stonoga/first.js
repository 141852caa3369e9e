// What the first game of Stonoga explains, in this order.

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/** The largest tile for which all four dice count. @param {string[]} legal @param {View} view @returns {string} */
export const fourAlike = (legal, view) =>
  legal
    .filter((action) => action.startsWith("take") && view.dice.every((/** @type {string} */ face) => face === "*" || face === action[5]))
    .toSorted()
    .at(-1)
    ?.slice(5, 7) ?? "";

/**
 * The lessons, each with whether it fits now.
 * @param {string[]} legal @param {View} view @param {Record<string, string>} options @param {SeatView} own the own seat's view
 * @returns {import("../tips.js").Due}
 */
export function lessons(legal, view, options, own) {
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  return [
    ["four", fourAlike(legal, view)],
    ["roll.take", can("roll") && can("take")],
    ["roll", can("roll")],
    ["tail", own && own.tail !== "none"],
    ["solo", view.seats.length === 1],
    ["star", view.dice.includes("*")],
    [`take.${options.edition}`, can("take")],
    ["why", can("take")],
    ["golden", legal.some((action) => action.endsWith("+"))],
    [`steal.${options.edition}`, can("steal")],
    ["foot", can("foot")],
    ["again", can("roll") && view.rolls > 1],
    ["must", can("take") && view.rolls === view.rolls_of],
  ];
}
