// The art of Turlaj: one sheet of SVG <symbol>s, put into the page before anything uses it.
// Colours come from the place of use through custom properties (--c, --c-edge, --c-on, --ink …), so one drawing
// serves every hue and both themes. Nothing here knows a rule, and nothing has inline styles (the policy forbids them).
import { CREAM, INK, faces, symbol } from "./faces.js";

export { CREAM, INK, cheeks, eye, symbol } from "./faces.js";

// ---- Lettering: a one-stroke lower-case alphabet. Baseline 60, x-height 32, round caps. [width, path]
/** @type {Record<string, [number, string]>} */
const GLYPHS = {
  a: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 28v32"],
  b: [32, "M0 4v56M0 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0"],
  c: [28, "M28 33a16 16 0 1 0 0 22"],
  d: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 4v56"],
  e: [31, "M1 45h30a15.5 16 0 1 0-5 11"],
  f: [20, "M22 6q-14-4-14 12v42M-2 29h22"],
  g: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 28v38a16 16 0 0 1-30 7"],
  h: [30, "M0 4v56M0 44a15 16 0 0 1 30 0v16"],
  i: [0, "M0 28v32M0 8v.1"],
  j: [12, "M12 28v40a13 13 0 0 1-13 13"],
  k: [25, "M0 4v56M23 28L1 47M9 41l16 19"],
  l: [9, "M0 4v47q0 9 9 9"],
  m: [52, "M0 60V28M0 42a13 14 0 0 1 26 0v18M26 42a13 14 0 0 1 26 0v18"],
  n: [30, "M0 60V28M0 44a15 16 0 0 1 30 0v16"],
  o: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0"],
  p: [32, "M0 28v54M0 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0"],
  q: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 28v54"],
  r: [18, "M0 60V28M0 46a17 18 0 0 1 18-17"],
  s: [25, "M24 34c-3-8-22-8-22 2c0 11 23 5 23 16c0 11-21 11-25 2"],
  t: [20, "M4 10v38q0 12 12 12h4M-6 29h25"],
  u: [30, "M0 28v16a15 16 0 0 0 30 0v-16M30 44v16"],
  v: [30, "M0 28l15 32l15-32"],
  w: [44, "M0 28l11 32l11-28l11 28l11-32"],
  x: [27, "M0 28l27 32M27 28L0 60"],
  y: [30, "M0 28l15 30M30 28L13 66q-5 12-15 10"],
  z: [27, "M0 29h26L0 59h27"],
};
/** Letters that the name of a game needs besides. @param {Record<string, [number, string]>} more */
export const addGlyphs = (more) => void Object.assign(GLYPHS, more);

/** How wide a drawn word is. @param {string} text @returns {number} */
export const widthOf = (text) => [...text].reduce((x, ch) => x + GLYPHS[ch][0] + 20, -2);

/** A drawn word: its letters, tilted, and what else belongs to it. @param {string} id @param {[string, number[]]} lettering */
export const word = (id, [text, tilts], extra = "") => {
  let x = 8;
  const letters = [...text].map((ch, i) => {
    const [w, d] = GLYPHS[ch];
    const g = `<path d="${d}" transform="translate(${x} 0) rotate(${tilts[i]} ${w / 2} 44)"/>`;
    x += w + 20;
    return g;
  });
  return symbol(id, `0 -4 ${widthOf(text)} 96`, `<g stroke-width="13">${letters.join("")}</g>${extra}`);
};
const title = word(
  "w-turlaj",
  ["turlaj", [-4, 2, -2, 3, -3, 4]],
  `<g transform="translate(228 2) rotate(18)"><rect x="-11" y="-11" width="23" height="26" rx="6" fill="var(--go-edge)" stroke="none"/>
   <rect x="-11" y="-11" width="23" height="22" rx="6" fill="var(--go)" stroke="none"/>
   <path d="M-5-5v.1M6 5v.1M.5 0v.1" stroke="${CREAM}" stroke-width="4.6"/></g>`,
);

/** A mouth, or any other stroke of ink. @param {string} d */
export const smile = (d, w = 3) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

// ---- Pips
/** @type {Record<string, [number, number]>} */
const SPOTS = { tl: [12, 12], tr: [36, 12], ml: [12, 24], mr: [36, 24], bl: [12, 36], br: [36, 36], c: [24, 24] };
const FACES = { 1: "c", 2: "tl br", 3: "tl c br", 4: "tl tr bl br", 5: "tl tr c bl br", 6: "tl tr ml mr bl br" };
const pips = Object.entries(FACES).map(([n, at]) =>
  symbol(
    `pip-${n}`,
    "0 0 48 48",
    at
      .split(" ")
      .map((k) => `<circle cx="${SPOTS[k][0]}" cy="${SPOTS[k][1]}" r="${n === "1" ? 6.5 : 5}"/>`)
      .join(""),
  ),
);

// ---- Icons, 24 × 24, stroked by .ico
/** @param {string} id @param {string} d */
export const icon = (id, d) => symbol(`i-${id}`, "0 0 24 24", `<path d="${d}"/>`);
const icons = [
  icon("plus", "M12 5v14M5 12h14"),
  icon("minus", "M5 12h14"),
  icon("copy", "M9 8h10v12H9zM15 8V4H5v12h4"),
  icon(
    "gear",
    `M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 3v2.6M12 18.4V21M3 12h2.6M18.4 12H21M5.6 5.6l1.9 1.9M16.5 16.5l1.9 1.9M18.4 ` +
      `5.6l-1.9 1.9M7.5 16.5l-1.9 1.9M12 18.4a6.4 6.4 0 1 0 0-12.8 6.4 6.4 0 0 0 0 12.8z`,
  ),
  icon("back", "M14 5l-7 7 7 7M8 12h11"),
  icon("menu", "M5 7h14M5 12h14M5 17h9"),
  icon("hint", "M9 17a6.5 6.5 0 1 1 6 0v1.5H9zM10 21.5h4"),
  icon("undo", "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3"),
  icon("reroll", "M19 8A8 8 0 1 0 20 14M20 3v5.5h-5.5"),
  icon("eye", "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"),
  icon("emote", "M21 11.5a8.5 7.5 0 0 1-12.5 6.6L4 20l1.2-4A8.5 7.5 0 1 1 21 11.5zM9 10v.5M15 10v.5M9.5 13.5q2.5 2 5 0"),
  icon("link", "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  icon("one", "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20q1-6 7-6t7 6"),
  icon("phone", "M8 3h8q1.5 0 1.5 1.5v15Q17.5 21 16 21H8q-1.5 0-1.5-1.5v-15Q6.5 3 8 3zM11 18h2"),
  icon("dice", "M4.5 9l7-4 8 4v7l-8 4-7-4zM4.5 9l7.5 4 7.5-4M12 13v7"),
  icon("day", "M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7M12 14v2"),
  icon("play", "M8 5l11 7-11 7z"),
  icon("prev", "M15 6l-7 6 7 6z"),
  icon("next", "M9 6l7 6-7 6z"),
  icon("last", "M6 6l7 6-7 6zM17.5 6v12"),
  icon("check", "M5 13l5 5L19.5 7"),
  icon("no", "M6 6l12 12M18 6L6 18"),
  icon("lock", "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"),
  icon("save", "M12 4v11M7 11l5 5 5-5M5 20h14"),
  icon("people", "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-8 13-8 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14c2.5 1 3.5 3 3.5 6"),
  icon(
    "sun",
    `M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 ` +
      `1.4M6.7 17.3l-1.4 1.4`,
  ),
  icon("moon", "M20 14.5A8.5 8.5 0 1 1 10.5 4a7 7 0 0 0 9.5 10.5z"),
  icon("device", "M4 5h16v11H4zM9 20h6M12 16v4"),
  icon("book", "M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20"),
  icon("sound", "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11"),
  icon("mute", "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"),
  icon("away", "M3 8.5a13 13 0 0 1 18 0M6.5 12.5a8 8 0 0 1 11 0M12 18v.1M4 3l16 18"),
  icon("steal", "M6 12h11M13 7l5 5-5 5M4 6v12"),
  icon("crown", "M4 18h16l1.5-11-5.5 4.5L12 4.5 8 11.5 2.5 7z"),
];

const all = [title, pips, faces, icons].flat();

/** Puts symbols into the page. @param {string[]} symbols */
export const hang = (symbols) =>
  document.body.insertAdjacentHTML(
    "afterbegin",
    `<svg class="art-sheet" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`,
  );

/** Puts the sheet into the page, with what the games add to it. @param {string[]} more */
export const hangArt = (more) => hang([...all, ...more]);
