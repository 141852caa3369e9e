// Skeleton, as the page knows it (game-types.d.ts), and the drawings that its poster and its table share.

import { CREAM, symbol } from "../../art.js";

/** The drawn letters stand a little askew. */
const tilts = Array.from("skeleton", (_, at) => [0, -3, 2, 0, -2, 3][at % 6]);

/** @type {import("./types.js").GameManifest} */
export const skeleton = {
  id: "skeleton",
  letters: ["skeleton", tilts],
  art: () => [picture],
  cloth: "light-dark(#cfe0ee, #15202b)",
  poster: "light-dark(#3d6a94, #22405c)",
  under: "light-dark(#27486a, #0f0b17)",
  sheets: ["skeleton"],
  screen: () => import("./screen.js"),
  end: () => import("./end.js"),
  rules: () => import("./rules.js"),
  dice: () => import("./dice.js"),
  print: () => import("./print.js"),
  typed: () => import("./typed.js"),
  where: () => import("./where.js"),
};

/** @param {number} x @param {number} y @param {number} turn @param {number} face */
const die = (x, y, turn, face) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.78)"><rect x="-48" y="-42" width="96" height="96" rx="22" fill="#cdbfa4"/>
  <rect x="-48" y="-48" width="96" height="94" rx="22" fill="${CREAM}"/>` +
  `<use href="#pip-${face}" x="-40" y="-40" width="80" height="80" fill="#2b2238"/></g>`;
const picture = symbol("pic-skeleton", "0 0 300 240", die(106, 136, -14, 5) + die(194, 104, 11, 1));
