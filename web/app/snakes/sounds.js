// What Snakes sounds like, beside what sounds alike in all games.

import { tone } from "../sound.js";

/** @type {import("../game-types.js").Sounds<import("./types.js").News>} */
export const sounds = {
  placed: () => tone(330, 0, 0.09, "triangle"),
  began: () => tone(262, 0, 0.12, "triangle"),
  completed: () => [523, 659, 880].forEach((pitch, n) => tone(pitch, n * 0.09, 0.22)),
  gave: () => {
    tone(294, 0, 0.12);
    tone(196, 0.1, 0.25);
  },
};
