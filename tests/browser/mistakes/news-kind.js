// A kind of news that no game tells.
/** @param {import("../../../web/app/snakes/types.js").News} news */
export const rolled = (news) => news.kind === "rolld"; // TS2367
