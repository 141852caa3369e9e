// A throw of real dice: due, or typed and still to be corrected.

/**
 * `kind`: `dice`, or the word of a lot, which stands before a colon; `rolled`: the dice by number, from 0; `choices`: all that a
 * lot can bring, where it is told; `whose`: the seat that alone may look; `typed`: what was said before.
 * @typedef {{ at: string, kind: string, rolled: number[], choices: string[], whose: number | null, typed: string | null }} Thrown
 */

const LOT = /^(\w+):/;

/** @param {import("../../generated/wire.js").DiceDue} due @returns {Thrown} */
export const ofDue = ({ at, whose, dice, choices }) => ({
  at,
  whose,
  choices,
  typed: null,
  rolled: dice.map((one) => one.die - 1),
  kind: choices[0]?.match(LOT)?.[1] ?? "dice",
});

/** @param {import("../../generated/wire.js").DiceTyped} typed @returns {Thrown} */
export const ofTyped = ({ at, roll }) => ({
  at,
  whose: null,
  choices: [],
  typed: roll,
  kind: roll.match(LOT)?.[1] ?? "dice",
  rolled: [...roll].flatMap((face, die) => (face === "." ? [] : [die])),
});
