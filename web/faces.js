// Who sits at a table: twenty-four animals, bots of several tempers, the table itself, and nobody. 48 × 48, on a round plate.

/** @param {string} id @param {string} box @param {string} body */
export const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
export const INK = "#2b2238",
  CREAM = "#fffaf0"; // on pieces: the same by day and by night
/** @param {number} x @param {number} y */
export const eye = (x, y, r = 6.5, dx = -1.5, dy = 0.5) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${CREAM}"/><circle cx="${x + dx}" cy="${y + dy}" r="${r * 0.52}" fill="${INK}"/>`;
/** @param {number} x1 @param {number} x2 @param {number} y */
export const cheeks = (x1, x2, y, r = 4.5) =>
  `<circle cx="${x1}" cy="${y}" r="${r}" fill="var(--cheek)"/><circle cx="${x2}" cy="${y}" r="${r}" fill="var(--cheek)"/>`;

/** @param {string} id @param {string} plate @param {string} inner */
const face = (id, plate, inner) => symbol(`who-${id}`, "0 0 48 48", `<circle cx="24" cy="24" r="24" fill="${plate}"/>${inner}`);
/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const spot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill */
const oval = (x, y, rx, ry, fill, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;
/** @param {string} d @param {string} fill */
const area = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
/** @param {string} d */
const line = (d, ink = INK, w = 2.2) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
/**
 * The same on both sides.
 * @template {(number | string)[]} Rest @param {(x: number, ...rest: Rest) => string} draw @param {number} x @param {Rest} rest
 */
const pair = (draw, x, ...rest) => draw(x, ...rest) + draw(48 - x, ...rest);
/** @param {string} inner */
const mirror = (inner) => `${inner}<g transform="translate(48 0) scale(-1 1)">${inner}</g>`;
/** @param {number} x @param {number} y */
const eyes = (x, y, r = 2.6) => pair(spot, x, y, r, INK);
const SNOUT = "M21.5 28.5h5l-2.5 3z";

const animals = [
  face(
    "bear",
    "#a9d8ea",
    `${pair(spot, 11.5, 14, 6.5, "#8a5a35")}${pair(spot, 11.5, 14, 3.4, "#e8b98f")}${oval(24, 26.5, 16, 14.5, "#8a5a35")}` +
      `${oval(24, 32.5, 8, 6.5, "#f2d3b3")}${oval(24, 29.5, 3.2, 2.3, INK)}${eyes(17.5, 23.5)}${line("M20.8 34.5q3.2 2.6 6.4 0")}`,
  ),
  face(
    "bee",
    "#9db9ea",
    `${line("M19 12q-2-7-7-6M29 12q2-7 7-6")}${pair(spot, 12, 6, 2.6, INK)}${spot(24, 27, 15, "#f8c630")}` +
      area("M11.5 18.7a15 15 0 0 1 25 0q-12.5-3.5-25 0zM9.9 32q14.1 5.5 28.2 0a15 15 0 0 1-3 5q-11.1 4-22.2 0a15 15 0 0 1-3-5z", INK) +
      `${eyes(18, 24.5)}${cheeks(14, 34, 28.5, 2.4)}${line("M21 28.5q3 2.6 6 0")}`,
  ),
  face(
    "cat",
    "#f8c630",
    `${area("M10 9l8 6h12l8-6 1 19c0 8-7 13-15 13S9 36 9 28z", INK)}${eye(18, 25, 5, 1)}${eye(30, 25, 5, 1)}` +
      `${line("M21 33q3 3 6 0", CREAM)}`,
  ),
  face(
    "chicken",
    "#f7b267",
    `${spot(18.5, 11.5, 4, "#cb3a26")}${spot(24, 9.5, 4.4, "#cb3a26")}${spot(29.5, 11.5, 4, "#cb3a26")}${spot(24, 27, 15, CREAM)}` +
      `${oval(24, 36.5, 2.8, 4, "#cb3a26")}${area("M19.5 28h9L24 34.5z", "#f2a20c")}${eyes(17.5, 24.5)}${cheeks(14, 34, 30.5, 2.5)}`,
  ),
  face(
    "cow",
    "#c9dd8b",
    `${mirror(`${area("M15 14Q8 13 9 5q3 5 8 6z", "#e8d3a6")}${oval(8.5, 21, 5.5, 3.4, "#3a3048", 20)}`)}` +
      `${area("M12 17q12-8 24 0v14q0 8-12 8t-12-8z", CREAM)}${area("M25 12.8q7 .7 11 4.2v11q-9.5 1-11-7z", "#3a3048")}` +
      `${oval(24, 35, 13, 7.2, "#f4b6c2")}${pair(spot, 19, 34.5, 1.8, INK)}${eye(18, 23.5, 3.8, 0.5)}${eye(30, 23.5, 3.8, -0.5)}`,
  ),
  face(
    "crab",
    "#a9d8ea",
    `${mirror(`${line("M12 29Q7 25 8.5 17", "#cb3a26", 4)}${area("M9 19a7 7 0 1 1 6-9l-6.5 1.5 5.5 4a7 7 0 0 1-5 3.5z", "#cb3a26")}`)}` +
      `${oval(24, 31, 15.5, 10.5, "#cb3a26")}${line("M19 23v-7M29 23v-7", "#cb3a26", 4)}${eye(19, 15, 4.4, 0.6)}` +
      `${eye(29, 15, 4.4, -0.6)}${pair(spot, 14, 31, 2.4, "#f09a86")}${line("M18 33q6 4.5 12 0", CREAM, 2.4)}`,
  ),
  face(
    "dog",
    "#cdb9e8",
    `${oval(24, 26, 14, 14.5, "#d9a066")}${mirror(area("M14 13q-8.5 2-8.5 15q0 7 4.5 4.5q4.5-5 6-16z", "#8a5a35"))}` +
      `${oval(24, 32.5, 8, 6.6, CREAM)}${area("M21.8 35.5h4.4v3.5a2.2 2.2 0 0 1-4.4 0z", "#e5654d")}${oval(24, 29.5, 3.6, 2.6, INK)}` +
      `${eyes(18.5, 23)}`,
  ),
  face(
    "duck",
    "#9db9ea",
    `${line("M24 11q-4-3-2-7M25 11q1-4 5-5", "#f8c630", 2.6)}${spot(24, 25, 15, "#f8c630")}${oval(24, 31.5, 9, 4.8, "#e86f1c")}` +
      `${line("M16 31.2q8 3 16 0", "#8f3f08", 1.8)}${eyes(18, 22.5)}${cheeks(13.5, 34.5, 28, 2.4)}`,
  ),
  face(
    "elephant",
    "#f7b267",
    `${pair(oval, 9.5, 21, 8, 10, "#8397ab")}${pair(oval, 9.5, 21.5, 4.8, 6.8, "#f4b6c2")}${oval(24, 22, 12.5, 13, "#a4b8ca")}` +
      `${area("M19 25q2 9-.5 15q5 3.5 8.5-.5q2.5-6 2-14.5z", "#a4b8ca")}` +
      `${line("M19 29q1 6-.5 11q5 3.5 8.5-.5q1.8-5 2-10.5M21 32.5q2.5 1 5 0M20.5 36q2.5 1 5 0", "#6c8299", 1.5)}${eyes(18, 20)}` +
      `${cheeks(15.5, 32.5, 25.5, 2.4)}`,
  ),
  face(
    "fox",
    "#cdb9e8",
    `${area("M7 8l11 8h12l11-8-1 20L24 42 8 28z", "#d9622b")}${area("M8 28l11-3 5 9 5-9 11 3-16 14z", CREAM)}${eye(18, 23, 4, 0.5)}` +
      `${eye(30, 23, 4, -0.5)}${spot(24, 37, 3, INK)}`,
  ),
  face(
    "frog",
    "#f4b6c2",
    `${pair(spot, 15, 15, 8, "#3f8f5b")}${oval(24, 28, 17, 13, "#3f8f5b")}${eye(15, 15, 5, 1)}${eye(33, 15, 5, -1)}` +
      `${cheeks(12, 36, 29, 3)}${line("M14 31q10 7 20 0", CREAM, 2.6)}`,
  ),
  face(
    "hedgehog",
    "#9fd6c0",
    `${area("M6 30l4-5-3-5 6-2-1-6 6 1 2-6 5 4 5-4 2 6 6-1-1 6 5 3-3 5 3 5H6z", "#7a4a2b")}` +
      `${area("M11 31c0-9 6-12 13-12s13 3 13 12-6 11-13 11-13-3-13-11z", "#f6bd97")}${eye(19, 28, 4, 0.5)}${eye(29, 28, 4, 0.5)}` +
      `${spot(24, 34, 3, INK)}${cheeks(14.5, 33.5, 34, 2.5)}`,
  ),
  face(
    "koala",
    "#c9dd8b",
    `${pair(spot, 9.5, 17, 8.5, "#8e8899")}${pair(spot, 9.5, 17.5, 5, "#f4c9d2")}${oval(24, 26, 14.5, 14, "#b4afbc")}` +
      `${oval(24, 28, 4, 6, "#3a3048")}${eyes(16.5, 23.5)}${cheeks(15, 33, 30, 2.4)}${line("M21 36.5q3 2 6 0")}`,
  ),
  face(
    "ladybird",
    "#9fd6c0",
    `${line("M19 11q-1-5-6-6M29 11q1-5 6-6")}${spot(24, 28, 15.5, "#cb3a26")}${line("M24 24v19", INK, 2.4)}` +
      `${pair(spot, 16, 31, 3, INK)}${pair(spot, 19, 38.5, 2.3, INK)}${oval(24, 18.5, 12, 9, INK)}${eye(19, 18, 4.6, 0.6)}` +
      `${eye(29, 18, 4.6, -0.6)}`,
  ),
  face(
    "lion",
    "#9db9ea",
    `<circle cx="24" cy="25" r="15.5" fill="#b5571a" stroke="#b5571a" stroke-width="7" stroke-dasharray="6.8 2.95"/>` +
      `${pair(spot, 14.5, 15.5, 4.2, "#f2b84b")}${oval(24, 26, 12.5, 12, "#f2b84b")}${oval(24, 31.5, 6.5, 5, CREAM)}` +
      `${area(SNOUT, INK)}${eyes(18.5, 24, 2.4)}${line("M21.5 33.5q2.5 2 5 0", INK, 1.8)}`,
  ),
  face(
    "mouse",
    "#f4b6c2",
    `${pair(spot, 11, 15, 8.5, "#8e8899")}${pair(spot, 11, 15.5, 5.2, "#f7d3da")}` +
      `${area("M24 42C14 38 9.5 32 9.5 26a14.5 12.5 0 0 1 29 0c0 6-4.5 12-14.5 16z", "#b9b3c2")}${eyes(18, 26)}` +
      `${spot(24, 39, 3.2, "#e5654d")}${line("M16 34l-8-1.5M16.5 37l-7 2M32 34l8-1.5M31.5 37l7 2", INK, 1.4)}`,
  ),
  face(
    "octopus",
    "#a9d8ea",
    `${pair(spot, 11.5, 36, 4.6, "#c2477f")}${pair(spot, 19.8, 38, 4.6, "#c2477f")}${area("M9 25a15 16 0 0 1 30 0v11H9z", "#c2477f")}` +
      `${eye(18, 23, 5, 0.8)}${eye(30, 23, 5, -0.8)}${pair(spot, 13, 30, 2.4, "#eda0c2")}${line("M20.5 31q3.5 3 7 0", CREAM, 2.4)}`,
  ),
  face(
    "owl",
    "#9db9ea",
    `${area("M10 10q7 4 14 2q7 2 14-2v18c0 9-6 14-14 14s-14-5-14-14z", "#8e3a7c")}${eye(17.5, 23, 7, 1)}${eye(30.5, 23, 7, -1)}` +
      `${area("M21 28h6l-3 6z", "#f8c630")}`,
  ),
  face(
    "panda",
    "#9fd6c0",
    `${pair(spot, 11, 13.5, 6.5, INK)}${oval(24, 26, 16, 15, CREAM)}${mirror(oval(17, 25, 4.6, 6, INK, 28))}` +
      `${pair(spot, 17.5, 24.5, 2, CREAM)}${oval(24, 31, 3, 2.1, INK)}${line("M20.8 34.5q3.2 2.8 6.4 0")}`,
  ),
  face(
    "penguin",
    "#a9d8ea",
    `${oval(24, 26, 16, 17.5, "#3a3048")}${area("M24 19c-4-6-12-3.5-11 5c1 9 5 13.5 11 16c6-2.5 10-7 11-16c1-8.5-7-11-11-5z", CREAM)}` +
      `${eyes(18.5, 24.5)}${area("M19.8 28h8.4L24 33.5z", "#f2a20c")}${cheeks(16, 32, 30, 2.2)}`,
  ),
  face(
    "rabbit",
    "#f7b267",
    `<rect x="13" y="3" width="8" height="22" rx="4" fill="${CREAM}"/>` +
      `<rect x="27" y="3" width="8" height="22" rx="4" fill="${CREAM}"/>${line("M17 8v12M31 8v12", "#f4b6c2", 3)}` +
      `${oval(24, 30, 14, 12, CREAM)}${eyes(18.5, 28, 2.5)}${cheeks(14.5, 33.5, 33, 2.5)}${line("M24 32v3M21 37q3-2 6 0", INK, 2)}`,
  ),
  face(
    "raccoon",
    "#f8c630",
    `${mirror(area("M9 7l11 6-9 9z", "#7d7987"))}${oval(24, 26.5, 16, 13.5, "#a8a4b0")}` +
      `${area("M8.3 25q7-6 15.7-2q8.7-4 15.7 2q-1.5 8-9 8q-4.2 0-6.7-4q-2.5 4-6.7 4q-7.5 0-9-8z", INK)}${oval(24, 34, 6.5, 5, CREAM)}` +
      `${oval(24, 31.5, 2.8, 2, INK)}${eye(17, 26.5, 3.6, 0.6)}${eye(31, 26.5, 3.6, -0.6)}${line("M21.5 35.5q2.5 2 5 0", INK, 1.8)}`,
  ),
  face(
    "sheep",
    "#9fd6c0",
    `${pair(oval, 9.5, 30, 5, 3, "#4a4157")}${pair(spot, 12, 21, 7, CREAM)}${pair(spot, 18, 13.5, 7.5, CREAM)}` +
      `${pair(spot, 12.5, 29, 5.5, CREAM)}${spot(24, 20, 12, CREAM)}${oval(24, 30, 9.5, 11.5, "#4a4157")}${eye(20, 28, 3.5, 0.5)}` +
      `${eye(28, 28, 3.5, -0.5)}${line("M21 36.5q3 2.5 6 0", CREAM)}`,
  ),
  face(
    "tiger",
    "#cdb9e8",
    `${pair(spot, 11.5, 14, 6.2, "#e88a2a")}${pair(spot, 11.5, 14, 3, CREAM)}${oval(24, 26, 16, 14.5, "#e88a2a")}` +
      `${line("M24 12.5v6M18.5 13.5l1 4.5M29.5 13.5l-1 4.5M8.8 25h5M9.5 30.5h4.5M39.2 25h-5M38.5 30.5H34", INK, 2.6)}` +
      `${oval(24, 32.5, 7.5, 6, CREAM)}${area(SNOUT, INK)}${eyes(17.8, 23.5)}${line("M21.3 34.5q2.7 2.2 5.4 0", INK, 1.9)}`,
  ),
];

// ---- Bots: the temper is in the eyes, the coat tells several of them apart.
const COATS = [
  ["#2a66c4", "#f2c9b0"],
  ["#12694f", "#dbe59a"],
  ["#8e3a7c", "#bfe0d2"],
  ["#a8380f", "#bcd3f2"],
  ["#3a3048", "#f7b267"],
  ["#6f5a10", "#d9c8ee"],
];
const EYES = pair(spot, 19, 22.5, 2.4, INK),
  CALM = line("M19.5 32.5q4.5 2.5 9 0", CREAM, 2.4);
const TEMPERS = {
  random: `${line("M16 22.5q3 3 6 0M26 22.5q3 3 6 0")}${line("M21.5 32.5q2.5 2.2 5 0", CREAM, 2.4)}`,
  greedy: `${pair(spot, 19, 22.5, 2.9, INK)}${line("M18 32q6 4.5 12 0", CREAM, 2.4)}`,
  beginner: `${pair(spot, 19, 22.5, 4, INK)}${pair(spot, 20, 21.2, 1.4, CREAM)}${spot(24, 32.5, 2.6, CREAM)}`,
  learner: `${pair(spot, 19, 22.5, 3.4, INK)}${pair(spot, 19.8, 21.4, 1.2, CREAM)}${line("M20.5 32q3.5 2.5 7 0", CREAM, 2.4)}`,
  casual: `${EYES}${line("M20 31.5q5 3.5 9-1", CREAM, 2.4)}`,
  steady: `${EYES}${line("M19 32.5h10", CREAM, 2.4)}`,
  strong: `${EYES}${line("M15.5 18.5l6 1.5M32.5 18.5l-6 1.5", INK, 2)}${CALM}`,
  sharp: `${EYES}${line("M14.5 20.3h8M25.5 20.3h8", INK, 2)}${CALM}`,
  expert:
    `${EYES}<circle cx="29" cy="22.5" r="5" fill="none" stroke="${INK}" stroke-width="1.8"/>${line("M33.5 25l1.5 8", INK, 1.4)}` +
    `${CALM}`,
  master: `${EYES}${area("M13 13l-1-9 6 4 6-6 6 6 6-4-1 9z", "#cb3a26")}${CALM}`,
  rival: `${EYES}${line("M26 17.5l7-1.5", INK, 2)}${line("M20 32.5q5 1.5 9-2.5", CREAM, 2.4)}`,
  ahead:
    `${pair(spot, 19, 22.5, 2, INK)}` +
    `${pair((x) => `<circle cx="${x}" cy="22.5" r="4.4" fill="none" stroke="${INK}" stroke-width="1.8"/>`, 18.5)}` +
    `${line("M23 22h2", INK, 1.8)}${CALM}`,
};
/** @param {string} id @param {string[]} coat @param {string} temper */
const bot = (id, coat, temper) =>
  face(
    id,
    coat[1],
    `${line("M24 12V7", INK, 2.5)}${spot(24, 6, 3, "#cb3a26")}<rect x="9" y="12" width="30" height="26" rx="8" fill="${coat[0]}"/>` +
      `<rect x="13" y="17" width="22" height="11" rx="5" fill="${CREAM}"/>${temper}`,
  );
const bots = Object.entries(TEMPERS).flatMap(([name, temper]) => COATS.map((coat, n) => bot(`bot-${name}-${n}`, coat, temper)));

export const faces = [
  ...animals,
  ...bots,
  // The table speaks for itself: a die with a face of its own, and no plate like the players'.
  symbol(
    "who-table",
    "0 0 48 48",
    `<g transform="rotate(-8 24 24)"><rect x="6" y="10" width="36" height="36" rx="10" fill="var(--go-edge)"/>` +
      `<rect x="6" y="5" width="36" height="36" rx="10" fill="var(--go)"/>${eye(17, 19, 4.6, 0.6)}${eye(31, 19, 4.6, -0.6)}` +
      `${line("M16 29q8 6.5 16 0", CREAM, 3)}</g>`,
  ),
  symbol(
    "who-nobody",
    "0 0 48 48",
    `<circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="5 4.22"/>` +
      `${line("M24 16v16M16 24h16", "currentColor", 2.8)}`,
  ),
];
