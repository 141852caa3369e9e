// A field that another kind of news has.
/** @param {import("../../../web/app/ziomek/types.js").News} news */
export const right = (news) => (news.kind === "ready" ? news.correct : false); // TS2339
