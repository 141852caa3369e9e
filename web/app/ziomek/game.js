// Ziomek, as the page knows it (game-types.d.ts), and the drawings that its poster and its table share.

import { INK, cheeks, eye, smile, symbol } from "../../art.js";

/** @type {import("./types.js").GameManifest} */
export const ziomek = {
  id: "ziomek",
  letters: ["ziomek", [-4, 0, 3, -2, 2, -3]],
  art: () => [...ziomki, picture],
  cloth: "light-dark(#c9e0ea, #13202f)",
  under: "light-dark(#7fadc2, #0f0b17)",
  sheets: ["ziomek", "ziomek-table", "ziomek-pages"],
  parts: ["replay"],
  screen: () => import("./screen.js"),
  end: () => import("./end.js"),
  rules: () => import("./rules.js"),
  dice: () => import("./dice.js"),
  print: () => import("./print.js"),
  companion: () => import("./companion/page.js"),
  editors: { clock: () => import("./clock-editor.js"), dice: () => import("./dice-editor.js") },
  rival: "beginner",
  race: true,
  solo: { clock: "off" },
};

// 1 unit = 1 mm. A block is 90 × 18, a ziomek 25 or 38 wide; its face looks to the right of the line. Lines are data, drawn in place.
/** @param {string} id @param {number} w @param {string} hair */
const guy = (id, w, hair) => {
  const m = w / 2 + (w > 30 ? 5.5 : 4);
  return symbol(
    `ziomek-${id}`,
    `0 0 ${w} 18`,
    `<rect width="${w}" height="17.8" rx="3.2" fill="var(--c)" stroke="var(--c-edge)" stroke-width=".5"/>${hair}` +
      `<g stroke="${INK}" stroke-width=".4">${eye(m - 4, 7.6, 2.8, 0.4, 0.3)}${eye(m + 4, 7.6, 2.8, 0.4, 0.3)}</g>` +
      `${cheeks(m - 6.6, m + 6.6, 11.8, 1.5)}${smile(`M${m - 3.2} 12.2q3.2 3.2 6.4 0`, 1.2)}`,
  );
};
const ziomki = [
  symbol(
    "block",
    "0 0 90 20",
    `<rect y="2" width="90" height="17.6" rx="2.6" fill="var(--c-edge)"/><rect width="90" height="17.6" rx="2.6" fill="var(--c)"/>` +
      `<path d="M6 5h16M12 8h9M70 13h14M66 10h8" stroke="var(--c-edge)" stroke-width=".5" stroke-linecap="round" opacity=".5"/>`,
  ),
  guy("r", 25, `<path d="M3.2 0h18.6A3.2 3.2 0 0 1 25 3.2H0A3.2 3.2 0 0 1 3.2 0z" fill="${INK}"/>`),
  guy("w", 38, smile("M16 3l2-1.6 2 1.6 2-1.6 2 1.6 2-1.6 2 1.6 2-1.6 2 1.6", 1.1)),
  guy("b", 25, smile("M10 3.6q7-4 13 0", 1.3)),
  guy("g", 38, smile("M18 4l5-1.5M32 4l-5-1.5", 1.3)),
];

/** @param {number} x @param {number} y @param {string} hue @param {string} d */
const plank = (x, y, hue, d, turn = 0) =>
  `<g data-hue="${hue}" transform="translate(${x} ${y}) rotate(${turn} 45 9)"><use href="#block" width="90" height="20"/>` +
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="5"/><path d="${d}" fill="none" stroke="#fff0b3" stroke-width="2.2"/></g>`;
/** @param {number} x @param {number} y @param {string} id @param {string} hue @param {number} w @param {string} d */
const pal = (x, y, id, hue, w, d, turn = 0) =>
  `<g data-hue="${hue}" transform="translate(${x} ${y}) rotate(${turn} ${w / 2} 9)">` +
  `<rect y="2" width="${w}" height="17.6" rx="3.2" fill="var(--c-edge)"/><use href="#ziomek-${id}" width="${w}" height="18"/>` +
  `<path d="${d}" stroke="${INK}" stroke-width="5"/><path d="${d}" stroke="#fff0b3" stroke-width="2.2"/></g>`;
const picture = symbol(
  "pic-ziomek",
  "0 0 300 240",
  `<path d="M40 222h220v30H40z" fill="var(--b)" opacity=".3"/><g transform="translate(66 22) scale(1.86)">
  ${plank(0, 90, "y", "M30 18C30 12 58 14 58 9S50 6 50 0")}${pal(44, 72, "w", "w", 38, "M6 19.7V0")}` +
    `${plank(-4, 54, "g", "M54 19.7V18C54 12 28 14 28 9S36 6 36 0")}${pal(27, 36, "r", "r", 25, "M5 19.7V0")}` +
    `${plank(-8, 18, "y", "M40 19.7V18C40 12 70 14 70 9S58 6 58 0", -3)}${pal(43, -3, "g", "s", 38, "M7 18V0", -8)}</g>
  <path d="M30 40q-10 12-6 26M276 36q10 12 6 26M44 50q-6 7-4 16M262 46q6 7 4 16" stroke="var(--ink)" stroke-width="4" fill="none"` +
    ` stroke-linecap="round"/>`,
);
