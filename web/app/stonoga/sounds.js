// What Stonoga sounds like, beside what sounds alike in all games.

import { tone } from "../sound.js";

/** @type {import("../game-types.js").Sounds<import("./types.js").News>} */
export const sounds = {
  stole: () => {
    tone(660, 0, 0.1);
    tone(440, 0.09, 0.2);
  },
  "empty-handed": () => tone(196, 0, 0.25),
};
