// Snakes, as the page knows it (game-types.d.ts).

import { art } from "./art.js";

/** @type {import("../game-types.js").Manifest} */
export const snakes = {
  id: "snakes", letters: ["snakes", [-3, 2, 0, -2, 3, -2]], lettersIn: { pl: ["węże", [-2, 3, -3, 2]], ru: ["змeи", [-3, 2, -2, 3]] }, art,
  cloth: "light-dark(#bfdcc4, #10231e)", poster: "light-dark(#2f7a5f, #1c4a3d)", under: "light-dark(#1d5642, #0f0b17)",
  sheets: ["snakes", "snakes-table", "snakes-pages"], parts: ["hint", "replay", "typed"],
  screen: () => import("./screen.js"), end: () => import("./end.js"), rules: () => import("./rules.js"),
  dice: () => import("./dice.js"), print: () => import("./print.js"), typed: () => import("./typed.js"), where: () => import("./where.js"),
  editors: { faces: () => import("./faces-editor.js") },
};
