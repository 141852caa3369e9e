// Clever, as the page knows it (game-types.d.ts).

import { art } from "./art.js";

/** @type {import("../game-types.js").Manifest} */
export const clever = {
  id: "clever", letters: ["clever", [0, 2, -3, 3, 0, -3]], art, crop: "0 -10 300 176",
  cloth: "light-dark(#e5dfee, #1c1729)", under: "light-dark(#a897c4, #0f0b17)", sheets: ["clever", "clever-table"], parts: ["hint", "replay", "typed"],
  screen: () => import("./screen.js"), end: () => import("./end.js"), rules: () => import("./rules.js"),
  dice: () => import("./dice.js"), print: () => import("./print.js"), typed: () => import("./typed.js"), where: () => import("./where.js"),
};
