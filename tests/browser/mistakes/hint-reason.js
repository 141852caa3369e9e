// A misspelt field of a reason that a hint gives.
/** @param {import("../../../web/generated/clever-hint.js").Why} why */
export const lines = (why) => (typeof why === "object" && "completes" in why ? why.completes.line : []); // TS2551
