const first = /** @type {const} */ ("draw");
// A value that an option has not.
/** @type {Pick<import("../../../web/generated/stonoga.js").Options, "edition" | "first">} */
export const options = { edition: "de", first }; // TS2322
