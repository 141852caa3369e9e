// How rolls of Skeleton are printed. Copies of proofs carry this file: it imports nothing.

/** @type {import("../game-types.js").Print} */
export const printRoll = (said) => [["w", said]];
