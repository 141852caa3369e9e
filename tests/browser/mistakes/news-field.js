// A misspelt field of a piece of news.
/** @param {import("../../../web/app/clever/types.js").Of<"marked">} news */
export const field = (news) => news.feild; // TS2551
