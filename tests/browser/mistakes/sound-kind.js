// A sound for a kind of news that the game does not tell.
/** @type {import("../../../web/app/game-types.js").Sounds<import("../../../web/app/clever/types.js").News>} */
export const sounds = { marks: () => {} }; // TS2353
