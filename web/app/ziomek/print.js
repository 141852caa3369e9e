// How rolls of Ziomek are printed. Copies of proofs carry this file: it imports nothing.

/** @type {import("../game-types.js").Print} */
export const printRoll = (said) => said.split(",").map((die) => [die[0] === "g" ? "s" : die[0], die.slice(1)]);
