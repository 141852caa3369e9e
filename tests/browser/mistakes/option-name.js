// An option that the game has not.
/** @param {import("../../../web/app/stonoga/types.js").Page} page */
export const steals = (page) => page.link.room.options.steel === "on"; // TS2551
