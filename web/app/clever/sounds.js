// What Clever sounds like, beside what sounds alike in all games.

import { tone } from "../sound.js";

const cross = () => {
  tone(262, 0, 0.06, "triangle");
  tone(330, 0.08, 0.08, "triangle");
};

/** @type {import("../game-types.js").Sounds<import("./types.js").News>} */
export const sounds = {
  unusable: () => tone(196, 0, 0.25),
  picked: () => tone(392, 0, 0.08, "triangle"),
  marked: cross,
  opened: cross,
  earned: () => {
    tone(659, 0, 0.1);
    tone(988, 0.08, 0.18);
  },
};
