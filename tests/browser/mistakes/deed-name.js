// A message that the server does not know.
/** @param {import("../../../web/app/game-types.js").Stage} page */
export const again = (page) => page.do("rematches"); // TS2345
