// Ziomek, as the page knows it (game-types.d.ts).

import { art } from "./art.js";

/** @type {import("../game-types.js").Manifest} */
export const ziomek = {
  id: "ziomek", letters: ["ziomek", [-4, 0, 3, -2, 2, -3]], art,
  cloth: "light-dark(#c9e0ea, #13202f)", under: "light-dark(#7fadc2, #0f0b17)", sheets: ["ziomek", "ziomek-table", "ziomek-pages"], parts: ["replay"],
  screen: () => import("./screen.js"), end: () => import("./end.js"), rules: () => import("./rules.js"),
  dice: () => import("./dice.js"), print: () => import("./print.js"), companion: () => import("./companion/page.js"),
  editors: { clock: () => import("./clock-editor.js"), dice: () => import("./dice-editor.js") },
  rival: "beginner", race: true, solo: { clock: "off" },
};
