// @ts-nocheck: drawings, as strings
// The art of Turlaj: one sheet of SVG <symbol>s, put into the page before anything uses it.
// Colours come from the place of use through custom properties (--c, --c-edge, --c-on, --ink …), so one drawing
// serves every hue and both themes. Nothing here knows a rule, and nothing has inline styles (the policy forbids them).
import { CREAM, INK, cheeks, eye, faces, symbol } from "./faces.js";

// ---- Lettering: a one-stroke lower-case alphabet. Baseline 60, x-height 32, round caps. [width, path]
const GLYPHS = {
  a: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 28v32"],
  c: [28, "M28 33a16 16 0 1 0 0 22"],
  e: [31, "M1 45h30a15.5 16 0 1 0-5 11"],
  ę: [31, "M1 45h30a15.5 16 0 1 0-5 11c-8 5-10 16 2 17"],
  g: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0M32 28v38a16 16 0 0 1-30 7"],
  i: [0, "M0 28v32M0 8v.1"],
  j: [12, "M12 28v40a13 13 0 0 1-13 13"],
  k: [25, "M0 4v56M23 28L1 47M9 41l16 19"],
  l: [9, "M0 4v47q0 9 9 9"],
  m: [52, "M0 60V28M0 42a13 14 0 0 1 26 0v18M26 42a13 14 0 0 1 26 0v18"],
  n: [30, "M0 60V28M0 44a15 16 0 0 1 30 0v16"],
  o: [32, "M32 44a16 16 0 1 0-32 0a16 16 0 1 0 32 0"],
  r: [18, "M0 60V28M0 46a17 18 0 0 1 18-17"],
  s: [25, "M24 34c-3-8-22-8-22 2c0 11 23 5 23 16c0 11-21 11-25 2"],
  t: [20, "M4 10v38q0 12 12 12h4M-6 29h25"],
  u: [30, "M0 28v16a15 16 0 0 0 30 0v-16M30 44v16"],
  v: [30, "M0 28l15 32l15-32"],
  w: [44, "M0 28l11 32l11-28l11 28l11-32"],
  z: [27, "M0 29h26L0 59h27"],
  ż: [27, "M0 29h26L0 59h27M13 8v.1"],
  з: [26, "M2 34c3-8 21-8 21 2c0 7-6 8-12 8c7 0 15 1 15 8c0 11-22 11-26 2"],
  м: [36, "M0 60V28l18 24l18-24v32"],
  и: [30, "M0 28v32l30-32v32"],
};
const word = (id, text, tilts = [], extra = "") => {
  let x = 8;
  const letters = [...text].map((ch, i) => {
    const [w, d] = GLYPHS[ch];
    const g = `<path d="${d}" transform="translate(${x} 0) rotate(${tilts[i] ?? 0} ${w / 2} 44)"/>`;
    x += w + 20;
    return g;
  });
  return symbol(id, `0 -4 ${x - 10} 96`, `<g stroke-width="13">${letters.join("")}</g>${extra}`);
};
const words = [
  word("w-turlaj", "turlaj", [-4, 2, -2, 3, -3, 4],
    `<g transform="translate(228 2) rotate(18)"><rect x="-11" y="-11" width="23" height="26" rx="6" fill="var(--go-edge)" stroke="none"/>
     <rect x="-11" y="-11" width="23" height="22" rx="6" fill="var(--go)" stroke="none"/>
     <path d="M-5-5v.1M6 5v.1M.5 0v.1" stroke="${CREAM}" stroke-width="4.6"/></g>`),
  word("w-stonoga", "stonoga", [0, -3, 2, 0, -2, 3, -2]),
  word("w-clever", "clever", [0, 2, -3, 3, 0, -3]),
  word("w-snakes", "snakes", [-3, 2, 0, -2, 3, -2]),
  word("w-weze", "węże", [-2, 3, -3, 2]),
  word("w-zmei", "змeи", [-3, 2, -2, 3]),
  word("w-ziomek", "ziomek", [-4, 0, 3, -2, 2, -3]),
];

// ---- Pips
const SPOTS = { tl: [12, 12], tr: [36, 12], ml: [12, 24], mr: [36, 24], bl: [12, 36], br: [36, 36], c: [24, 24] };
const FACES = { 1: "c", 2: "tl br", 3: "tl c br", 4: "tl tr bl br", 5: "tl tr c bl br", 6: "tl tr ml mr bl br" };
const pips = Object.entries(FACES).map(([n, at]) => symbol(`pip-${n}`, "0 0 48 48",
  at.split(" ").map((k) => `<circle cx="${SPOTS[k][0]}" cy="${SPOTS[k][1]}" r="${n === "1" ? 6.5 : 5}"/>`).join("")));

// ---- Shoes: every colour is a different shoe, so the silhouette alone tells it. Toe to the right, 40 × 36.
const SHOES = {
  r: /* wellington */ `<path d="M8 2h14v13c0 4 4 5 8 6c6 1 9 4 9 11H8z" fill="var(--r)"/>
    <rect x="6.5" y="0" width="17" height="6" rx="3" fill="var(--r-edge)"/><rect x="6.5" y="30" width="33" height="5" rx="2.5" fill="var(--r-edge)"/>
    <path d="M13 10v12" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
  y: /* trainer */ `<path d="M8 11c4 3 8 3 11-1l7 8c4 3 12 2 13 12H8z" fill="var(--y)" stroke="var(--y-edge)" stroke-width="1.4"/>
    <path d="M30 20c5 1 8 3 9 8h-9z" fill="${CREAM}" stroke="var(--y-edge)" stroke-width="1.2"/>
    <rect x="6.5" y="28" width="33" height="6.5" rx="3.2" fill="${CREAM}" stroke="var(--y-edge)" stroke-width="1.4"/><path d="M20 17l4-3M23 20l4-3" stroke="${INK}" stroke-width="2.2"/>`,
  g: /* slipper with a pompom */ `<path d="M6 24c0-8 7-10 13-8c9 2 19 6 20 13c0 3-2 5-5 5H11c-4 0-5-5-5-10z" fill="var(--g)"/>
    <path d="M8 33h29" stroke="var(--g-edge)" stroke-width="4"/><ellipse cx="14" cy="19" rx="6" ry="3.5" fill="var(--g-edge)"/>
    <circle cx="30" cy="17" r="6.5" fill="${CREAM}"/><path d="M27 16l2 2M31 14l1 3M30 20h2" stroke="var(--g-edge)" stroke-width="1.6"/>`,
  b: /* roller skate */ `<path d="M9 3h13v9c2 5 10 4 12 10v4H9z" fill="var(--b)"/><rect x="7.5" y="1" width="16" height="5" rx="2.5" fill="var(--b-edge)"/>
    <path d="M19 12h5M20 16h6" stroke="${CREAM}" stroke-width="2.2"/><rect x="7" y="25" width="29" height="3.5" rx="1.7" fill="${INK}"/>
    <circle cx="14" cy="31" r="5" fill="var(--b-edge)"/><circle cx="30" cy="31" r="5" fill="var(--b-edge)"/>
    <circle cx="14" cy="31" r="1.8" fill="${CREAM}"/><circle cx="30" cy="31" r="1.8" fill="${CREAM}"/>`,
  k: /* Sunday shoe */ `<path d="M8 9h11c2 7 7 8 12 10c6 2 8 5 8 11H8z" fill="#3a3048"/><rect x="7" y="28" width="33" height="4" rx="1.5" fill="#1d1728"/>
    <rect x="7" y="28" width="11" height="7" rx="1.5" fill="#1d1728"/><path d="M30 20c5 1 8 4 8 8h-10z" fill="#5a4d6a"/>
    <path d="M18 14l6-2M20 18l6-3M23 21l5-3" stroke="${CREAM}" stroke-width="2"/>`,
  gold: `<path d="M16 12C8 12 1 8 0 1c5 1 7 1 9-1c1 3 4 5 8 5z" fill="${CREAM}" stroke="var(--gold-edge)" stroke-width="1.5"/>
    <path d="M10 5h12v10c2 5 8 5 12 7c4 2 5 5 5 9H10z" fill="var(--gold)"/><rect x="8.5" y="29.5" width="31" height="5" rx="2.5" fill="var(--gold-edge)"/>
    <path d="M19 15l1.7 3.4 3.8.6-2.8 2.6.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.6 3.8-.6z" fill="${CREAM}"/>`,
  foot: `<path d="M11 0h11v14c1 6 9 6 13 9c5 4 3 11-3 11H17c-7 0-9-7-7-14z" fill="var(--skin)"/>
    <path d="M12 33h22" stroke="var(--skin-2)" stroke-width="3"/><circle cx="37.5" cy="28.5" r="2.6" fill="var(--skin)"/><circle cx="38" cy="24" r="2.2" fill="var(--skin)"/>
    <circle cx="35.5" cy="20" r="2" fill="var(--skin)"/><path d="M11 6h11" stroke="var(--skin-2)" stroke-width="2"/>`,
};
const shoes = Object.entries(SHOES).map(([k, d]) => symbol(`shoe-${k}`, "0 0 40 36", `<g stroke-linecap="round" stroke-linejoin="round">${d}</g>`));

// ---- Shoe tiles are slices of the animal: laid edge to edge they make one body. 40 per shoe, 78 high.
const slice = (n, feet) => {
  const each = (f) => Array.from({ length: n }, (_, i) => f(i * 40)).join("");
  return `${each((x) => `<path d="M${x + 24.5} 36v24" stroke="${CREAM}" stroke-width="8.5"/><path d="M${x + 24.5} 40v22" stroke="var(--c)" stroke-width="8.5" stroke-dasharray="3 4"/>`)}
    <path d="M0 15${each(() => "a29 29 0 0 1 40 0")}V36${each(() => "a36 36 0 0 1-40 0")}z" fill="var(--skin)"/>
    <path d="M0 29${each(() => "q20 9 40 0")}V36${each(() => "a36 36 0 0 1-40 0")}z" fill="var(--skin-2)"/>
    ${each((x) => `<path d="M${x + 15} 9q-4 13 0 29h10q-4-16 0-29z" fill="var(--skin-2)"/>`)}${feet(each)}`;
};
const tiles = ["r", "y", "g", "b", "k"].flatMap((c) => [2, 3, 4].map((n) => symbol(`tile-${c}${n}`, `0 0 ${n * 40} 78`,
  slice(n, (each) => each((x) => `<g transform="translate(${x + 39} 41) scale(-.95 .98)">${SHOES[c]}</g>`)))));

const smile = (d, w = 3) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

const centipede = [
  symbol("head", "0 0 80 78", `<path d="M81 16Q66 4 50 14v24q16 4 31-2z" fill="var(--skin)"/><path d="M81 29q-12 6-25 4v7q14 1 25-4z" fill="var(--skin-2)"/>
    <path d="M26 16C22 4 16 3 11 4M46 14c0-8 3-13 9-14" fill="none" stroke="var(--skin-2)" stroke-width="4" stroke-linecap="round"/><circle cx="10" cy="4" r="4.5" fill="var(--go)"/><circle cx="57" cy="0" r="4.5" fill="var(--go)"/>
    <ellipse cx="36" cy="40" rx="31" ry="29" fill="var(--skin)"/>
    <path d="M9 27C15 8 54 6 62 26c-17-7-36-6-53 1z" fill="var(--b)"/><path d="M5 31c18-11 42-12 60-2" stroke="var(--b-edge)" stroke-width="6" stroke-linecap="round" fill="none"/>
    <circle cx="34" cy="8" r="6" fill="${CREAM}"/>${eye(24, 41, 7, -2)}${eye(45, 41, 7, -2)}${cheeks(15, 56, 52, 5)}${smile("M26 55q8 9 17 0", 3.4)}`),
  symbol("tail-end", "0 0 34 78", `<path d="M0 16q12-6 20 2q8 8 12-8q6 27-17 27Q6 38 0 36z" fill="var(--skin)"/><path d="M0 29q10 4 16 3q8-1 13-8q-2 13-14 13Q6 38 0 36z" fill="var(--skin-2)"/>`),
  symbol("tail-two", "0 0 60 60", ["var(--line-strong)", "var(--tail-1)", "var(--tail-2)"].map((c, i) => `<path d="M12 52C4 28 18 11 34 12c14 1 19 13 12 21c-5 6-13 3-12-4" fill="none" stroke="${c}"
    stroke-width="${i ? 12 : 15}" stroke-linecap="${i === 2 ? "butt" : "round"}"${i === 2 ? ' stroke-dasharray="11 11" stroke-dashoffset="-8"' : ""}/>`).join("")),
  symbol("star", "0 0 48 48", `<path d="M24 4l6 12.5 13.5 2-9.8 9.6 2.3 13.500L24 35.2 12 41.600l2.3-13.500L4.5 18.500l13.5-2z" fill="var(--gold)" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>
    ${smile("M19 25v1M29 25v1M20 30q4 3.5 8 0", 2.4)}`),
];

// ---- Clever: one seal a colour, and the fox
const seals = [
  symbol("seal-y", "0 0 20 20", `<circle cx="10" cy="10" r="4.6"/><path d="M10 1v2.500M10 16.500V19M1 10h2.500M16.5 10H19M3.6 3.600l1.8 1.800M14.6 14.600l1.8 1.800M16.4 3.600l-1.8 1.800M5.4 14.600l-1.8 1.8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`),
  symbol("seal-b", "0 0 20 20", `<path d="M10 1c4 6 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C3.5 9.5 6 7 10 1z"/>`),
  symbol("seal-g", "0 0 20 20", `<path d="M17.5 2.500C7 2 2 7 3.6 15.200L2 18l1.5.6 1.6-2.500C14 18 18.5 12 17.5 2.500z"/>`),
  symbol("seal-o", "0 0 20 20", `<path d="M1.5 6.500h17A8.5 9.5 0 0 1 1.5 6.500zM9 6V1.500L13 4z"/>`),
  symbol("seal-p", "0 0 20 20", `<circle cx="6" cy="8.5" r="4.3"/><circle cx="14" cy="8.5" r="4.3"/><circle cx="10" cy="14.5" r="4.3"/><path d="M10 6V1" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`),
  symbol("seal-w", "0 0 20 20", `<path d="M5.5 16a4 4 0 0 1-.6-8A5.2 5.2 0 0 1 15 7.500a4.3 4.3 0 0 1 .3 8.500z" fill="none" stroke="currentColor" stroke-width="2"/>`),
  symbol("fox", "0 0 48 48", `<path d="M4 4l13 9h14L44 4l-2 22c-1 9-9 18-18 18S7 35 6 26z" fill="var(--go)"/><path d="M6 25c6-2 12 2 18 10c6-8 12-12 18-10c-1 10-9 19-18 19S7 35 6 25z" fill="${CREAM}"/>
    <path d="M8 9l6 6-5 5zM40 9l-6 6 5 5z" fill="${INK}"/><circle cx="16" cy="25" r="2.8" fill="${INK}"/><circle cx="32" cy="25" r="2.8" fill="${INK}"/><path d="M20.5 36h7L24 40.500z" fill="${INK}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`),
];

// ---- Snakes: pieces 64 × 64, open at the bottom (a curve: bottom and right); cubes first, then pieces, and the dice become one animal.
// --cap, --dash and --off are the pattern of the scales: the two kinds of dice differ in it, too.
const back = (d, more = "") => `<path d="${d}" ${more} fill="none" stroke="var(--c-edge)" stroke-width="9" stroke-linecap="var(--cap,butt)" stroke-dasharray="var(--dash,8 8)" stroke-dashoffset="var(--off,-4)"/>`;
const body = (d) => `<path d="${d}" fill="none" stroke="var(--c-edge)" stroke-width="36"/><path d="${d}" fill="none" stroke="var(--c)" stroke-width="30"/>`;
const skin = (d) => `<path d="${d}" fill="var(--c)" stroke="var(--c-edge)" stroke-width="3" stroke-linejoin="round"/>`;
const snakes = [
  symbol("snake-straight", "0 0 64 64", body("M32 0v64") + back("M32 0v64")),
  symbol("snake-curve", "0 0 64 64", body("M32 64A32 32 0 0 1 64 32") + back("M32 64A32 32 0 0 1 64 32", 'pathLength="48"')),
  symbol("snake-tail", "0 0 64 64", `${skin("M15.5 64V48C15.5 31 33 34 30 20C29 15 24 12 26 8C28 4 34 5 37 9C49 24 48.500 38 48.5 48V64")}${back("M32 64V34")}`),
  symbol("snake-head", "0 0 64 64", `<path d="M32 12V2M32 2l-5-5M32 2l5-5" stroke="#cb3a26" stroke-width="3.5" stroke-linecap="round"/>
    ${skin("M15.5 64V52C6 46 8 30 16 21C20 13 24 8 32 8S44 13 48 21C56 30 58 46 48.5 52V64")}${eye(20, 34, 8.5, 1, -2.5)}${eye(44, 34, 8.5, -1, -2.5)}${cheeks(23, 41, 20.5, 2.8)}${smile("M28.500 14.500v.1M35.500 14.500v.1")}${back("M32 64V46")}`),
  symbol("snake-lids", "0 0 64 64", `<path d="M10.500 34a9.500 9.500 0 0 1 19 0a9.500 9.500 0 0 1-19 0zM34.500 34a9.500 9.500 0 0 1 19 0a9.500 9.500 0 0 1-19 0z" fill="var(--c)"/>${smile("M12.500 35q7.500 6 15 0M36.500 35q7.500 6 15 0")}`),
  symbol("snake-plus", "0 0 64 64", `<path d="M32 15v34M15 32h34" stroke="var(--c)" stroke-width="14" stroke-linecap="round"/>`),
  symbol("snake-minus", "0 0 64 64", `<path d="M15 32h34" stroke="var(--c)" stroke-width="14" stroke-linecap="round"/>`),
  symbol("cell", "0 0 64 64", `<path d="M15 1.500h35c8 0 12.500 5 12.500 12v36c0 9-4 13-13 13H14C6 62.500 1.500 57 1.500 50V15C1.500 6 7 1.500 15 1.500z"/>`),
];

// ---- Ziomek: 1 unit = 1 mm. A block is 90 × 18, a ziomek 25 or 38 wide; its face looks to the right of the line. Lines are data, drawn in place.
const guy = (id, w, hair) => {
  const m = w / 2 + (w > 30 ? 5.5 : 4);
  return symbol(`ziomek-${id}`, `0 0 ${w} 18`, `<rect width="${w}" height="17.8" rx="3.2" fill="var(--c)" stroke="var(--c-edge)" stroke-width=".5"/>${hair}<g stroke="${INK}" stroke-width=".4">${eye(m - 4, 7.6, 2.8, .4, .3)}${eye(m + 4, 7.6, 2.8, .4, .3)}</g>${cheeks(m - 6.6, m + 6.6, 11.8, 1.5)}${smile(`M${m - 3.2} 12.200q3.200 3.200 6.400 0`, 1.2)}`);
};
const ziomki = [
  symbol("block", "0 0 90 20", `<rect y="2" width="90" height="17.6" rx="2.6" fill="var(--c-edge)"/><rect width="90" height="17.600" rx="2.600" fill="var(--c)"/><path d="M6 5h16M12 8h9M70 13h14M66 10h8" stroke="var(--c-edge)" stroke-width=".5" stroke-linecap="round" opacity=".5"/>`),
  guy("r", 25, `<path d="M3.200 0h18.600A3.200 3.200 0 0 1 25 3.200H0A3.200 3.200 0 0 1 3.200 0z" fill="${INK}"/>`),
  guy("w", 38, smile("M16 3l2-1.600 2 1.600 2-1.600 2 1.600 2-1.600 2 1.600 2-1.600 2 1.600", 1.1)),
  guy("b", 25, smile("M10 3.600q7-4 13 0", 1.3)),
  guy("g", 38, smile("M18 4l5-1.500M32 4l-5-1.500", 1.3)),
];

// ---- Pictures, 300 × 240: one per game, for home, rules and the end. Built from the pieces above.
const mixed = ["r", "y", "g", "b", "k", "y"];
const die = (x, y, turn, hue, n) => `<g transform="translate(${x} ${y}) rotate(${turn})"><rect y="7" width="54" height="54" rx="13" fill="var(--${hue}-edge)"/><rect width="54" height="54" rx="13" fill="var(--${hue})"/><use href="#pip-${n}" x="6" y="6" width="42" height="42" fill="var(--${hue}-on)"/></g>`;
const nest = (plan) => {
  const dice = plan.split(",").map((one) => one.split(" ")).map(([x, y, ...rest]) => [22 + x * 64, 22 + y * 64, ...rest]);
  const use = (id, x, y, more) => `<use href="#${id}" x="${x}" y="${y}" width="64" height="64" ${more}/>`;
  return dice.map(([x, y]) => use("cell", x, y + 6, 'fill="#cdbfa4"')).join("") + dice.map(([x, y]) => use("cell", x, y, `fill="${CREAM}"`)).join("")
    + dice.map(([x, y, kind, turn, hue]) => use(`snake-${kind}`, x, y, `data-hue="${hue}" transform="rotate(${turn} ${x + 32} ${y + 32})"`)).join("");
};
const plank = (x, y, hue, d, turn = 0) => `<g data-hue="${hue}" transform="translate(${x} ${y}) rotate(${turn} 45 9)"><use href="#block" width="90" height="20"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="5"/><path d="${d}" fill="none" stroke="#fff0b3" stroke-width="2.200"/></g>`;
const pal = (x, y, id, hue, w, d, turn = 0) => `<g data-hue="${hue}" transform="translate(${x} ${y}) rotate(${turn} ${w / 2} 9)"><rect y="2" width="${w}" height="17.600" rx="3.200" fill="var(--c-edge)"/><use href="#ziomek-${id}" width="${w}" height="18"/><path d="${d}" stroke="${INK}" stroke-width="5"/><path d="${d}" stroke="#fff0b3" stroke-width="2.200"/></g>`;
const pictures = [
  symbol("pic-stonoga", "0 0 300 240", `<circle cx="248" cy="46" r="28" fill="var(--go)"/><path d="M-10 206Q70 176 150 198T310 184V250H-10z" fill="var(--g)"/><path d="M-10 226Q90 204 170 222T310 212V250H-10z" fill="var(--g-edge)"/>
    <g transform="translate(6 78) scale(1.62)" data-hue="b"><use href="#head" width="80" height="78"/><g transform="translate(79 0)">${slice(6, (each) => each((x) => `<g transform="translate(${x + 39} 41) scale(-.95 .98)">${SHOES[mixed[x / 40]]}</g>`))}</g></g>`),
  symbol("pic-clever", "0 0 300 240", `<use href="#fox" x="78" y="-2" width="146" height="146"/><g transform="translate(0 24) rotate(-5 150 170)"><rect x="40" y="112" width="220" height="150" rx="14" fill="${CREAM}"/>
    ${["y", "b", "g", "o", "p"].map((hue, row) => Array.from({ length: 8 }, (_, n) => `<rect x="${54 + n * 24.5}" y="${126 + row * 25}" width="20" height="20" rx="6" fill="var(--${hue})" opacity="${(n * 7 + row * 5) % 4 ? 0.38 : 1}"/>`).join("")).join("")}
    <path d="M58 130l12 12M70 130l-12 12M156 155l12 12M168 155l-12 12M82 180l12 12M94 180l-12 12M131 130l12 12M143 130l-12 12" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>${die(222, 120, 14, "p", 5)}${die(20, 92, -12, "y", 6)}`),
  symbol("pic-snakes", "0 0 300 240", nest("0 0 head 270 g,1 0 curve 90 g,1 1 curve 270 g,2 1 straight 90 g,3 1 curve 90 g,3 2 tail 180 o,0 2 tail 270 g,1 2 straight 90 g,2 2 head 90 o")),
];

pictures.push(symbol("pic-ziomek", "0 0 300 240", `<path d="M40 222h220v30H40z" fill="var(--b)" opacity=".3"/><g transform="translate(66 22) scale(1.86)">
  ${plank(0, 90, "y", "M30 18C30 12 58 14 58 9S50 6 50 0")}${pal(44, 72, "w", "w", 38, "M6 19.700V0")}${plank(-4, 54, "g", "M54 19.700V18C54 12 28 14 28 9S36 6 36 0")}${pal(27, 36, "r", "r", 25, "M5 19.700V0")}${plank(-8, 18, "y", "M40 19.700V18C40 12 70 14 70 9S58 6 58 0", -3)}${pal(43, -3, "g", "s", 38, "M7 18V0", -8)}</g>
  <path d="M30 40q-10 12-6 26M276 36q10 12 6 26M44 50q-6 7-4 16M262 46q6 7 4 16" stroke="var(--ink)" stroke-width="4" fill="none" stroke-linecap="round"/>`));

// ---- Icons, 24 × 24, stroked by .ico
const icon = (id, d) => symbol(`i-${id}`, "0 0 24 24", `<path d="${d}"/>`);
const icons = [
  icon("plus", "M12 5v14M5 12h14"), icon("minus", "M5 12h14"), icon("copy", "M9 8h10v12H9zM15 8V4H5v12h4"),
  icon("gear", "M12 15.200a3.2 3.2 0 1 0 0-6.400 3.2 3.2 0 0 0 0 6.400zM12 3v2.600M12 18.400V21M3 12h2.600M18.400 12H21M5.600 5.600l1.900 1.900M16.500 16.500l1.900 1.900M18.400 5.600l-1.900 1.900M7.500 16.500l-1.900 1.900M12 18.400a6.4 6.4 0 1 0 0-12.800 6.4 6.4 0 0 0 0 12.800z"),
  icon("back", "M14 5l-7 7 7 7M8 12h11"), icon("menu", "M5 7h14M5 12h14M5 17h9"),
  icon("hint", "M9 17a6.5 6.5 0 1 1 6 0v1.500H9zM10 21.500h4"), icon("undo", "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3"),
  icon("reroll", "M19 8A8 8 0 1 0 20 14M20 3v5.500h-5.5"), icon("eye", "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"),
  icon("emote", "M21 11.500a8.5 7.5 0 0 1-12.5 6.600L4 20l1.2-4A8.5 7.5 0 1 1 21 11.500zM9 10v.5M15 10v.5M9.5 13.500q2.5 2 5 0"),
  icon("link", "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  icon("one", "M12 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM5 20q1-6 7-6t7 6"), icon("phone", "M8 3h8q1.5 0 1.5 1.500v15Q17.5 21 16 21H8q-1.5 0-1.5-1.500v-15Q6.5 3 8 3zM11 18h2"),
  icon("dice", "M4.5 9l7-4 8 4v7l-8 4-7-4zM4.5 9l7.5 4 7.5-4M12 13v7"), icon("day", "M5 6h14v14H5zM5 10.500h14M9 3.500V7M15 3.500V7M12 14v2"),
  icon("play", "M8 5l11 7-11 7z"), icon("prev", "M15 6l-7 6 7 6z"), icon("next", "M9 6l7 6-7 6z"), icon("first", "M18 6l-7 6 7 6zM6.5 6v12"), icon("last", "M6 6l7 6-7 6zM17.5 6v12"),
  icon("check", "M5 13l5 5L19.5 7"), icon("no", "M6 6l12 12M18 6L6 18"), icon("lock", "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"),
  icon("left", "M9 5L4 10l5 5M4 10h8q7 0 7 9"), icon("right", "M15 5l5 5-5 5M20 10h-8q-7 0-7 9"), icon("flip", "M4 12h16M8 8l4-5 4 5zM8 16l4 5 4-5z"),
  icon("turn", "M20 8c-2-3-5-4-8-4s-8 3-8 8M4 16c2 3 5 4 8 4s8-3 8-8M17 8h3.500V4M7 16H3.500v4"), icon("save", "M12 4v11M7 11l5 5 5-5M5 20h14"), icon("people", "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-8 13-8 13 0M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14c2.5 1 3.5 3 3.5 6"),
  icon("sun", "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4"),
  icon("moon", "M20 14.500A8.500 8.500 0 1 1 10.500 4a7 7 0 0 0 9.500 10.500z"), icon("device", "M4 5h16v11H4zM9 20h6M12 16v4"),
  icon("book", "M12 6.500C10 5 7 4.500 3.500 5v13.500c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5C17 4.500 14 5 12 6.500zM12 6.500V20"),
  icon("sound", "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11"), icon("mute", "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5"),
  icon("away", "M3 8.500a13 13 0 0 1 18 0M6.500 12.500a8 8 0 0 1 11 0M12 18v.1M4 3l16 18"),
  icon("steal", "M6 12h11M13 7l5 5-5 5M4 6v12"), icon("crown", "M4 18h16l1.5-11-5.5 4.500L12 4.5 8 11.5 2.5 7z"),
];

const all = [words, pips, shoes, tiles, centipede, seals, snakes, ziomki, pictures, faces, icons].flat().join("");

/** Puts the sheet into the page. */
export function hangArt() {
  const sheet = `<svg class="art-sheet" width="0" height="0" aria-hidden="true">${all}</svg>`;
  document.body.insertAdjacentHTML("afterbegin", sheet);
}
