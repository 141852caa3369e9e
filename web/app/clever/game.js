// Clever, as the page knows it (game-types.d.ts), and the drawings that its poster and its table share.

import { CREAM, INK, symbol } from "../../art.js";

/** @type {import("./types.js").GameManifest} */
export const clever = {
  id: "clever",
  letters: ["clever", [0, 2, -3, 3, 0, -3]],
  art: () => [fox, picture],
  crop: "0 -10 300 176",
  cloth: "light-dark(#e5dfee, #1c1729)",
  under: "light-dark(#a897c4, #0f0b17)",
  sheets: ["clever", "clever-table"],
  parts: ["hint", "replay", "typed"],
  screen: () => import("./screen.js"),
  end: () => import("./end.js"),
  rules: () => import("./rules.js"),
  dice: () => import("./dice.js"),
  print: () => import("./print.js"),
  sounds: () => import("./sounds.js"),
  typed: () => import("./typed.js"),
  where: () => import("./where.js"),
};

const fox = symbol(
  "fox",
  "0 0 48 48",
  `<path d="M4 4l13 9h14L44 4l-2 22c-1 9-9 18-18 18S7 35 6 26z" fill="var(--go)"/>` +
    `<path d="M6 25c6-2 12 2 18 10c6-8 12-12 18-10c-1 10-9 19-18 19S7 35 6 25z" fill="${CREAM}"/>
    <path d="M8 9l6 6-5 5zM40 9l-6 6 5 5z" fill="${INK}"/><circle cx="16" cy="25" r="2.8" fill="${INK}"/>` +
    `<circle cx="32" cy="25" r="2.8" fill="${INK}"/>` +
    `<path d="M20.5 36h7L24 40.5z" fill="${INK}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`,
);

/** @param {number} x @param {number} y @param {number} turn @param {string} hue @param {number} n */
const die = (x, y, turn, hue, n) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect y="7" width="54" height="54" rx="13" fill="var(--${hue}-edge)"/>` +
  `<rect width="54" height="54" rx="13" fill="var(--${hue})"/>` +
  `<use href="#pip-${n}" x="6" y="6" width="42" height="42" fill="var(--${hue}-on)"/></g>`;
const cells = ["y", "b", "g", "o", "p"].flatMap((hue, row) =>
  Array.from({ length: 8 }, (_, n) => {
    const opacity = (n * 7 + row * 5) % 4 ? 0.38 : 1;
    return `<rect x="${54 + n * 24.5}" y="${126 + row * 25}" width="20" height="20" rx="6" fill="var(--${hue})" opacity="${opacity}"/>`;
  }),
);
const picture = symbol(
  "pic-clever",
  "0 0 300 240",
  `<use href="#fox" x="78" y="-2" width="146" height="146"/><g transform="translate(0 24) rotate(-5 150 170)">` +
    `<rect x="40" y="112" width="220" height="150" rx="14" fill="${CREAM}"/>
    ${cells.join("")}
    <path d="M58 130l12 12M70 130l-12 12M156 155l12 12M168 155l-12 12M82 180l12 12M94 180l-12 12M131 130l12 12M143 130l-12 12"` +
    ` stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>${die(222, 120, 14, "p", 5)}${die(20, 92, -12, "y", 6)}`,
);
