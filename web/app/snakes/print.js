// How rolls of Snakes are printed. Copies of proofs carry this file: it imports nothing.

/** @type {import("../game-types.js").Print} */
export const printRoll = (said, dice, _lot, kinds) => [[kinds[(dice[0]?.die ?? 0) - 1] ?? "w", said]];
