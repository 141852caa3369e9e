// A wrong parameter of a message.
/** @param {import("../../../web/app/game-types.js").Stage} page */
export const back = (page) => page.do({ "take-back": { seat: 0, keeps: 1 } }); // TS2561
