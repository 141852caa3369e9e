// A throw of real dice: due, or typed and still to be corrected. The server says which dice it has and what is on their faces.

/**
 * `kind`: `dice`, or the word of a lot, which stands before a colon; `dice`: what is rolled; `rolled`: the same by position, from 0;
 * `choices`: all that a single die or a lot can bring now, where it is told; `whose`: the seat that alone may look; `typed`: what was
 * said before.
 * @typedef {{ at: string, kind: string, dice: import("../../generated/wire.js").DieDue[], rolled: number[], choices: string[],
 *   whose: number | null, typed: string | null }} Thrown
 */

/** @param {import("../../generated/wire.js").DiceDue} due @returns {Thrown} */
export const ofDue = (due) => thrown(due, due.whose, null);

/** @param {import("../../generated/wire.js").DiceTyped} typed @returns {Thrown} */
export const ofTyped = (typed) => thrown(typed, null, typed.roll);

/**
 * @param {Pick<import("../../generated/wire.js").DiceDue, "at" | "lot" | "dice" | "choices">} due @param {number | null} whose
 * @param {string | null} typed @returns {Thrown}
 */
const thrown = ({ at, lot, dice, choices }, whose, typed) => ({
  at,
  kind: lot ?? "dice",
  dice,
  rolled: dice.map((one) => one.die - 1),
  choices,
  whose,
  typed,
});

/** What the faces of a die show, by its position; a die that is not rolled has those of the first. @param {Thrown} thrown */
export const facesOf = ({ dice }, at = 0) => (dice.find((one) => one.die === at + 1) ?? dice[0]).shows;
