// Snakes, as the page knows it (game-types.d.ts), and the drawings that its poster and its table share.

import { CREAM, cheeks, eye, smile, symbol } from "../../art.js";

/** Letters of its other names, beside those of art.js. @type {Record<string, [number, string]>} */
const glyphs = {
  ę: [31, "M1 45h30a15.5 16 0 1 0-5 11c-8 5-10 16 2 17"],
  ż: [27, "M0 29h26L0 59h27M13 8v.1"],
  з: [26, "M2 34c3-8 21-8 21 2c0 7-6 8-12 8c7 0 15 1 15 8c0 11-22 11-26 2"],
  м: [36, "M0 60V28l18 24l18-24v32"],
  и: [30, "M0 28v32l30-32v32"],
};

/** @type {import("./types.js").GameManifest} */
export const snakes = {
  id: "snakes",
  letters: ["snakes", [-3, 2, 0, -2, 3, -2]],
  lettersIn: { pl: ["węże", [-2, 3, -3, 2]], ru: ["змeи", [-3, 2, -2, 3]] },
  glyphs,
  art: () => [...parts, picture],
  cloth: "light-dark(#bfdcc4, #10231e)",
  poster: "light-dark(#2f7a5f, #1c4a3d)",
  under: "light-dark(#1d5642, #0f0b17)",
  sheets: ["snakes", "snakes-table", "snakes-pages"],
  parts: ["hint", "replay", "typed"],
  screen: () => import("./screen.js"),
  end: () => import("./end.js"),
  rules: () => import("./rules.js"),
  dice: () => import("./dice.js"),
  print: () => import("./print.js"),
  sounds: () => import("./sounds.js"),
  typed: () => import("./typed.js"),
  where: () => import("./where.js"),
  editors: { faces: () => import("./faces-editor.js") },
};

// Pieces 64 × 64, open at the bottom (a curve: bottom and right); cubes first, then pieces, and the dice become one animal.
// --cap, --dash and --off are the pattern of the scales: the two kinds of dice differ in it, too.
/** @param {string} d */
const back = (d, more = "") =>
  `<path d="${d}" ${more} fill="none" stroke="var(--c-edge)" stroke-width="9" stroke-linecap="var(--cap,butt)" ` +
  `stroke-dasharray="var(--dash,8 8)" stroke-dashoffset="var(--off,-4)"/>`;
/** @param {string} d */
const body = (d) =>
  `<path d="${d}" fill="none" stroke="var(--c-edge)" stroke-width="36"/><path d="${d}" fill="none" stroke="var(--c)" stroke-width="30"/>`;
/** @param {string} d */
const skin = (d) => `<path d="${d}" fill="var(--c)" stroke="var(--c-edge)" stroke-width="3" stroke-linejoin="round"/>`;
const parts = [
  symbol("snake-straight", "0 0 64 64", body("M32 0v64") + back("M32 0v64")),
  symbol("snake-curve", "0 0 64 64", body("M32 64A32 32 0 0 1 64 32") + back("M32 64A32 32 0 0 1 64 32", 'pathLength="48"')),
  symbol(
    "snake-tail",
    "0 0 64 64",
    `${skin("M15.5 64V48C15.5 31 33 34 30 20C29 15 24 12 26 8C28 4 34 5 37 9C49 24 48.5 38 48.5 48V64")}${back("M32 64V34")}`,
  ),
  symbol(
    "snake-head",
    "0 0 64 64",
    `<path d="M32 12V2M32 2l-5-5M32 2l5-5" stroke="#cb3a26" stroke-width="3.5" stroke-linecap="round"/>
    ${skin("M15.5 64V52C6 46 8 30 16 21C20 13 24 8 32 8S44 13 48 21C56 30 58 46 48.5 52V64")}${eye(20, 34, 8.5, 1, -2.5)}` +
      `${eye(44, 34, 8.5, -1, -2.5)}${cheeks(23, 41, 20.5, 2.8)}${smile("M28.5 14.5v.1M35.5 14.5v.1")}${back("M32 64V46")}`,
  ),
  symbol("cell", "0 0 64 64", `<path d="M15 1.5h35c8 0 12.5 5 12.5 12v36c0 9-4 13-13 13H14C6 62.5 1.5 57 1.5 50V15C1.5 6 7 1.5 15 1.5z"/>`),
];

/** @param {string} id @param {number} x @param {number} y @param {string} more */
const use = (id, x, y, more) => `<use href="#${id}" x="${x}" y="${y}" width="64" height="64" ${more}/>`;
/** Snakes on their cubes: every die with its place, part, turn and hue. @param {string} plan */
const nest = (plan) => {
  const dice = plan
    .split(",")
    .map((one) => one.split(" "))
    .map(([x, y, ...rest]) => ({ x: 22 + Number(x) * 64, y: 22 + Number(y) * 64, rest }));
  return (
    dice.map(({ x, y }) => use("cell", x, y + 6, 'fill="#cdbfa4"')).join("") +
    dice.map(({ x, y }) => use("cell", x, y, `fill="${CREAM}"`)).join("") +
    dice
      .map(({ x, y, rest: [kind, turn, hue] }) =>
        use(`snake-${kind}`, x, y, `data-hue="${hue}" transform="rotate(${turn} ${x + 32} ${y + 32})"`),
      )
      .join("")
  );
};
const picture = symbol(
  "pic-snakes",
  "0 0 300 240",
  nest(
    `0 0 head 270 g,1 0 curve 90 g,1 1 curve 270 g,2 1 straight 90 g,3 1 curve 90 g,3 2 tail 180 o,0 2 tail 270 g,1 2 straight 90 g,2 ` +
      `2 head 90 o`,
  ),
);
