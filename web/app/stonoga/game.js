// Stonoga, as the page knows it (game-types.d.ts), and the drawings that its poster and its table share.

import { CREAM, INK, cheeks, eye, smile, symbol } from "../../art.js";

/** @type {import("./types.js").GameManifest} */
export const stonoga = {
  id: "stonoga",
  letters: ["stonoga", [0, -3, 2, 0, -2, 3, -2]],
  art: () => [shoes, tiles, centipede, picture].flat(),
  crop: "0 24 300 176",
  cloth: "light-dark(#fbe4ae, #231a20)",
  under: "light-dark(#d9a93e, #0f0b17)",
  sheets: ["stonoga", "stonoga-table"],
  parts: ["end", "hint", "replay", "rules", "typed"],
  split: true,
  screen: () => import("./screen.js"),
  end: () => import("./end.js"),
  rules: () => import("./rules.js"),
  dice: () => import("./dice.js"),
  print: () => import("./print.js"),
  sounds: () => import("./sounds.js"),
  typed: () => import("./typed.js"),
  where: () => import("./where.js"),
  lessons: "first",
  sample: "1.1.1=RYKR 1>take:R2",
};

/** The body, and its rings. */
const SKIN = "#f5a68b",
  SKIN_2 = "#e4836a";

// Shoes: every colour is a different shoe, so the silhouette alone tells it. Toe to the right, 40 × 36.
/** @type {Record<string, string>} */
const SHOES = {
  r:
    /* wellington */ `<path d="M8 2h14v13c0 4 4 5 8 6c6 1 9 4 9 11H8z" fill="var(--r)"/>
    <rect x="6.5" y="0" width="17" height="6" rx="3" fill="var(--r-edge)"/>` +
    `<rect x="6.5" y="30" width="33" height="5" rx="2.5" fill="var(--r-edge)"/>
    <path d="M13 10v12" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
  y:
    /* trainer */ `<path d="M8 11c4 3 8 3 11-1l7 8c4 3 12 2 13 12H8z" fill="var(--y)" stroke="var(--y-edge)" stroke-width="1.4"/>
    <path d="M30 20c5 1 8 3 9 8h-9z" fill="${CREAM}" stroke="var(--y-edge)" stroke-width="1.2"/>
    <rect x="6.5" y="28" width="33" height="6.5" rx="3.2" fill="${CREAM}" stroke="var(--y-edge)" stroke-width="1.4"/>` +
    `<path d="M20 17l4-3M23 20l4-3" stroke="${INK}" stroke-width="2.2"/>`,
  g: /* slipper with a pompom */ `<path d="M6 24c0-8 7-10 13-8c9 2 19 6 20 13c0 3-2 5-5 5H11c-4 0-5-5-5-10z" fill="var(--g)"/>
    <path d="M8 33h29" stroke="var(--g-edge)" stroke-width="4"/><ellipse cx="14" cy="19" rx="6" ry="3.5" fill="var(--g-edge)"/>
    <circle cx="30" cy="17" r="6.5" fill="${CREAM}"/><path d="M27 16l2 2M31 14l1 3M30 20h2" stroke="var(--g-edge)" stroke-width="1.6"/>`,
  b:
    /* roller skate */ `<path d="M9 3h13v9c2 5 10 4 12 10v4H9z" fill="var(--b)"/>` +
    `<rect x="7.5" y="1" width="16" height="5" rx="2.5" fill="var(--b-edge)"/>
    <path d="M19 12h5M20 16h6" stroke="${CREAM}" stroke-width="2.2"/><rect x="7" y="25" width="29" height="3.5" rx="1.7" fill="${INK}"/>
    <circle cx="14" cy="31" r="5" fill="var(--b-edge)"/><circle cx="30" cy="31" r="5" fill="var(--b-edge)"/>
    <circle cx="14" cy="31" r="1.8" fill="${CREAM}"/><circle cx="30" cy="31" r="1.8" fill="${CREAM}"/>`,
  k:
    /* Sunday shoe */ `<path d="M8 9h11c2 7 7 8 12 10c6 2 8 5 8 11H8z" fill="#3a3048"/>` +
    `<rect x="7" y="28" width="33" height="4" rx="1.5" fill="#1d1728"/>
    <rect x="7" y="28" width="11" height="7" rx="1.5" fill="#1d1728"/><path d="M30 20c5 1 8 4 8 8h-10z" fill="#5a4d6a"/>
    <path d="M18 14l6-2M20 18l6-3M23 21l5-3" stroke="${CREAM}" stroke-width="2"/>`,
  gold:
    `<path d="M16 12C8 12 1 8 0 1c5 1 7 1 9-1c1 3 4 5 8 5z" fill="${CREAM}" stroke="var(--gold-edge)" stroke-width="1.5"/>
    <path d="M10 5h12v10c2 5 8 5 12 7c4 2 5 5 5 9H10z" fill="var(--gold)"/>` +
    `<rect x="8.5" y="29.5" width="31" height="5" rx="2.5" fill="var(--gold-edge)"/>
    <path d="M19 15l1.7 3.4 3.8.6-2.8 2.6.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.6 3.8-.6z" fill="${CREAM}"/>`,
  foot:
    `<path d="M11 0h11v14c1 6 9 6 13 9c5 4 3 11-3 11H17c-7 0-9-7-7-14z" fill="${SKIN}"/>
    <path d="M12 33h22" stroke="${SKIN_2}" stroke-width="3"/><circle cx="37.5" cy="28.5" r="2.6" fill="${SKIN}"/>` +
    `<circle cx="38" cy="24" r="2.2" fill="${SKIN}"/>
    <circle cx="35.5" cy="20" r="2" fill="${SKIN}"/><path d="M11 6h11" stroke="${SKIN_2}" stroke-width="2"/>`,
};
const shoes = Object.entries(SHOES).map(([k, d]) =>
  symbol(`shoe-${k}`, "0 0 40 36", `<g stroke-linecap="round" stroke-linejoin="round">${d}</g>`),
);

// Shoe tiles are slices of the animal: laid edge to edge they make one body. 40 per shoe, 78 high.
/** @type {(n: number, feet: (each: (f: (x: number) => string) => string) => string) => string} */
const slice = (n, feet) => {
  const each = (/** @type {(x: number) => string} */ f) => Array.from({ length: n }, (_, i) => f(i * 40)).join("");
  const leg = (/** @type {number} */ x) =>
    `<path d="M${x + 24.5} 36v24" stroke="${CREAM}" stroke-width="8.5"/>` +
    `<path d="M${x + 24.5} 40v22" stroke="var(--c)" stroke-width="8.5" stroke-dasharray="3 4"/>`;
  return `${each(leg)}
    <path d="M0 15${each(() => "a29 29 0 0 1 40 0")}V36${each(() => "a36 36 0 0 1-40 0")}z" fill="${SKIN}"/>
    <path d="M0 29${each(() => "q20 9 40 0")}V36${each(() => "a36 36 0 0 1-40 0")}z" fill="${SKIN_2}"/>
    ${each((x) => `<path d="M${x + 15} 9q-4 13 0 29h10q-4-16 0-29z" fill="${SKIN_2}"/>`)}${feet(each)}`;
};
const tiles = ["r", "y", "g", "b", "k"].flatMap((c) =>
  [2, 3, 4].map((n) =>
    symbol(
      `tile-${c}${n}`,
      `0 0 ${n * 40} 78`,
      slice(n, (each) => each((x) => `<g transform="translate(${x + 39} 41) scale(-.95 .98)">${SHOES[c]}</g>`)),
    ),
  ),
);

const centipede = [
  symbol(
    "head",
    "0 0 80 78",
    `<path d="M81 16Q66 4 50 14v24q16 4 31-2z" fill="${SKIN}"/><path d="M81 29q-12 6-25 4v7q14 1 25-4z" fill="${SKIN_2}"/>
    <path d="M26 16C22 4 16 3 11 4M46 14c0-8 3-13 9-14" fill="none" stroke="${SKIN_2}" stroke-width="4" stroke-linecap="round"/>` +
      `<circle cx="10" cy="4" r="4.5" fill="var(--go)"/><circle cx="57" cy="0" r="4.5" fill="var(--go)"/>
    <ellipse cx="36" cy="40" rx="31" ry="29" fill="${SKIN}"/>
    <path d="M9 27C15 8 54 6 62 26c-17-7-36-6-53 1z" fill="var(--b)"/>` +
      `<path d="M5 31c18-11 42-12 60-2" stroke="var(--b-edge)" stroke-width="6" stroke-linecap="round" fill="none"/>
    <circle cx="34" cy="8" r="6" fill="${CREAM}"/>${eye(24, 41, 7, -2)}${eye(45, 41, 7, -2)}${cheeks(15, 56, 52, 5)}` +
      `${smile("M26 55q8 9 17 0", 3.4)}`,
  ),
  symbol(
    "tail-end",
    "0 0 34 78",
    `<path d="M0 16q12-6 20 2q8 8 12-8q6 27-17 27Q6 38 0 36z" fill="${SKIN}"/>` +
      `<path d="M0 29q10 4 16 3q8-1 13-8q-2 13-14 13Q6 38 0 36z" fill="${SKIN_2}"/>`,
  ),
  symbol(
    "tail-two",
    "0 0 60 60",
    ["var(--line-strong)", "var(--tail-1)", "var(--tail-2)"]
      .map(
        (c, i) =>
          `<path d="M12 52C4 28 18 11 34 12c14 1 19 13 12 21c-5 6-13 3-12-4" fill="none" stroke="${c}"
    stroke-width="${i ? 12 : 15}" ` +
          `stroke-linecap="${i === 2 ? "butt" : "round"}"${i === 2 ? ' stroke-dasharray="11 11" stroke-dashoffset="-8"' : ""}/>`,
      )
      .join(""),
  ),
  symbol(
    "star",
    "0 0 48 48",
    `<path d="M24 4l6 12.5 13.5 2-9.8 9.6 2.3 13.5L24 35.2 12 41.6l2.3-13.5L4.5 18.5l13.5-2z" fill="var(--gold)" stroke="${INK}" ` +
      `stroke-width="2.6" stroke-linejoin="round"/>
    ${smile("M19 25v1M29 25v1M20 30q4 3.5 8 0", 2.4)}`,
  ),
];

const mixed = ["r", "y", "g", "b", "k", "y"];
const picture = symbol(
  "pic-stonoga",
  "0 0 300 240",
  `<circle cx="248" cy="46" r="28" fill="var(--go)"/><path d="M-10 206Q70 176 150 198T310 184V250H-10z" fill="var(--g)"/>` +
    `<path d="M-10 226Q90 204 170 222T310 212V250H-10z" fill="var(--g-edge)"/>
    <g transform="translate(6 78) scale(1.62)" data-hue="b"><use href="#head" width="80" height="78"/>` +
    `<g transform="translate(79 0)">` +
    `${slice(6, (each) => each((x) => `<g transform="translate(${x + 39} 41) scale(-.95 .98)">${SHOES[mixed[x / 40]]}</g>`))}</g></g>`,
);
