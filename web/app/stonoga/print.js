// How rolls of Stonoga are printed. Copies of proofs carry this file: it imports nothing.

/** @type {import("../game-types.js").Print} */
export const printRoll = (said) => [...said].map((face) => [/[RYGBK]/.test(face) ? face.toLowerCase() : "w", face === "." ? "" : face]);
