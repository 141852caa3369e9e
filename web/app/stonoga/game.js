// Stonoga, as the page knows it (game-types.d.ts).

import { art } from "./art.js";

/** @type {import("../game-types.js").Manifest} */
export const stonoga = {
  id: "stonoga", letters: ["stonoga", [0, -3, 2, 0, -2, 3, -2]], art, crop: "0 24 300 176",
  cloth: "light-dark(#fbe4ae, #231a20)", under: "light-dark(#d9a93e, #0f0b17)", sheets: ["stonoga", "stonoga-table"], parts: ["end", "hint", "replay", "typed"], split: true,
  screen: () => import("./screen.js"), end: () => import("./end.js"), rules: () => import("./rules.js"),
  dice: () => import("./dice.js"), print: () => import("./print.js"), typed: () => import("./typed.js"), where: () => import("./where.js"),
  lessons: "first", sample: "1.1.1=RYKR 1>take:R2",
};
