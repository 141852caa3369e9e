// How rolls of Clever are printed. Copies of proofs carry this file: it imports nothing.

/** Six dice in their order, or the dice of a lot. @type {import("../game-types.js").Print} */
export const printRoll = (said, _dice, lot, kinds) =>
  lot
    ? [...said].map((die) => [die.toLowerCase(), die])
    : [...said].map((face, at) => [kinds[at]?.toLowerCase() ?? "w", face === "." ? "" : face]);
