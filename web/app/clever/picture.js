// A picture of a sheet to keep: one SVG that stands alone, made here and sent nowhere; a PNG is drawn from it.

import { SHEET } from "../../generated/clever-sheet.js";
import { t } from "../words.js";
import { BLUE, YELLOW, crossStrokes, numberStrokes, row } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */

/** Colours on paper: the day's, whatever the page looks like now. @type {Record<string, { c: string, on: string, wash: string }>} */
const HUES = {
  Y: { c: "#f8c630", on: "#2b2238", wash: "#fdecb8" },
  B: { c: "#2a66c4", on: "#fffaf0", wash: "#d5e2f7" },
  G: { c: "#2ba883", on: "#1f182a", wash: "#cfeadd" },
  O: { c: "#e86f1c", on: "#1f182a", wash: "#fbdcc2" },
  P: { c: "#8e3a7c", on: "#fffaf0", wash: "#eed5ea" },
};
const INK = "#2b2238",
  PAPER = "#fffaf0";
const FONT = "ui-rounded, Nunito, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
const WIDTH = 780,
  HEIGHT = 800,
  CELL = 52,
  PITCH = 58;

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/**
 * @param {number} x @param {number} y @param {string | number} text @param {number} size @param {string} [fill] @param {string} [anchor]
 */
const say = (x, y, text, size, fill = INK, anchor = "middle") =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="800" fill="${fill}" text-anchor="${anchor}">` +
  `${safe(String(text))}</text>`;
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [r] */
const box = (x, y, w, h, fill, r = 10) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

/** A bonus as a disc. @param {string} bonus @param {number} x @param {number} y @param {boolean} got */
function disc(bonus, x, y, got) {
  const hue = HUES[bonus[0]];
  const plain = bonus === "reroll" || bonus === "extra" || bonus === "fox";
  const text = bonus === "reroll" ? "↻" : bonus === "extra" ? "+1" : bonus === "fox" ? "" : bonus.at(-1) === "X" ? "×" : bonus.at(-1);
  const fox = `<use href="#fox" x="${x - 17}" y="${y - 17}" width="34" height="34"/>`;
  const body =
    bonus === "fox"
      ? fox
      : `<circle cx="${x}" cy="${y}" r="15" fill="${plain ? INK : hue.c}"/>${say(x, y + 6, text ?? "", 16, plain ? PAPER : hue.on)}`;
  return (
    `<g${got ? "" : ' opacity="0.55"'}>${body}` +
    `${got ? `<circle cx="${x}" cy="${y}" r="18.5" fill="none" stroke="${INK}" stroke-width="2.500"/>` : ""}</g>`
  );
}

/**
 * One field with what is written in it.
 * @param {SeatView["sheet"]} sheet @param {string} id @param {number} x @param {number} y @param {string} print
 */
function field(sheet, id, x, y, print) {
  const hue = HUES[id[0]];
  const marked = sheet.marks.includes(id);
  const at = Number(id.slice(1)) - 1;
  const number = { O: sheet.orange, P: sheet.purple }[id[0]]?.[at] ?? 0;
  const strokes = !marked
    ? ""
    : number
      ? numberStrokes(number)
          .map((one) => `<path transform="translate(${one.x} ${one.y}) scale(${one.scale})" d="${one.d}"/>`)
          .join("")
      : crossStrokes(id)
          .map((d) => `<path d="${d}"/>`)
          .join("");
  const corner = number || id[0] === "G" ? "" : say(x + 5, y + 14, print, 12, hue.on, "start");
  const text = marked ? corner : say(x + CELL / 2, y + 33, print, 20);
  return (
    `${box(x, y, CELL, CELL, marked ? hue.c : PAPER)}` +
    `${text}
    <g transform="translate(${x + 4} ${y + 4}) scale(1.1)" fill="none" stroke="${hue.on}" stroke-width="4.500" stroke-linecap="round" ` +
    `stroke-linejoin="round">${strokes}</g>`
  );
}

/** The sheet as SVG. @param {SeatView} seat @param {string} title @param {string} fox its drawing */
function draw(seat, title, fox) {
  const { sheet, count } = seat;
  const has = (/** @type {string[]} */ ids) => ids.filter(Boolean).every((id) => sheet.marks.includes(id));
  const columns = [0, 1, 2, 3].map((at) => YELLOW.map((line) => line[at].id));
  const parts = [
    box(0, 0, WIDTH, HEIGHT, "#e5dfee", 0),
    say(24, 46, title, 26, INK, "start"),
    say(WIDTH - 24, 46, seat.points, 34, INK, "end"),
  ];
  const area = (
    /** @type {string} */ letter,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
    /** @type {number} */ h,
    /** @type {number} */ points,
  ) =>
    parts.push(
      box(x, y, w, h, HUES[letter].wash, 18),
      say(x + 16, y + 26, t(`area.${letter}`), 16, INK, "start"),
      say(x + w - 16, y + 26, points, 20, INK, "end"),
    );
  area("Y", 24, 68, 360, 314, count.yellow);
  YELLOW.forEach((line, r) => {
    line.forEach(({ id, number }, c) => {
      const [x, y] = [40 + c * PITCH, 104 + r * PITCH];
      parts.push(
        id
          ? field(sheet, id, x, y, String(number))
          : `${box(x, y, CELL, CELL, "#f4d98a")}` +
              `<path d="M${x + 14} ${y + 14}l24 24m0-24l-24 24" stroke="${INK}" stroke-opacity="0.5" stroke-width="5" ` +
              `stroke-linecap="round"/>`,
      );
    });
    parts.push(disc(SHEET.yellow.rows[r], 322, 130 + r * PITCH, has(line.map((one) => one.id))));
  });
  SHEET.yellow.stars.forEach((star, c) =>
    parts.push(`<g opacity="${has(columns[c]) ? 1 : 0.6}">${say(66 + c * PITCH, 362, `★${star}`, 16)}</g>`),
  );
  parts.push(disc(SHEET.yellow.diagonal, 322, 358, has(YELLOW.map((line, at) => line[at].id))));
  area("B", 396, 68, 360, 314, count.blue);
  BLUE.forEach((line, r) => {
    line.forEach(({ id, number }, c) => {
      if (id) parts.push(field(sheet, id, 412 + c * PITCH, 104 + r * PITCH, String(number)));
    });
    parts.push(disc(SHEET.blue.rows[r], 694, 130 + r * PITCH, has(line.map((one) => one.id))));
  });
  SHEET.blue.columns.forEach((bonus, c) => parts.push(disc(bonus, 438 + c * PITCH, 302, has(BLUE.map((line) => line[c].id)))));
  const crosses = sheet.marks.filter((/** @type {string} */ id) => id[0] === "B").length;
  SHEET.blue.points
    .slice(1)
    .forEach((points, at) =>
      parts.push(`<g opacity="${at + 1 === crosses ? 1 : 0.6}">${say(424 + at * 30, 362, points, at + 1 === crosses ? 19 : 14)}</g>`),
    );
  const rows = /** @type {const} */ ([
    ["G", SHEET.green.under, count.green],
    ["O", SHEET.orange.under, count.orange],
    ["P", SHEET.purple.under, count.purple],
  ]);
  rows.forEach(([letter, under, points], r) => {
    const top = 394 + r * 130;
    area(letter, 24, top, 732, 120, points);
    row(letter).forEach((id, at) => {
      const print =
        letter === "G" ? `≥${SHEET.green.least[at]}` : letter === "O" && SHEET.orange.times[at] > 1 ? `×${SHEET.orange.times[at]}` : "";
      parts.push(field(sheet, id, 40 + at * 64, top + 32, print));
      if (under[at]) parts.push(disc(under[at], 66 + at * 64, top + 102, sheet.marks.includes(id)));
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${fox}` +
    `${parts.join("")}</svg>`
  );
}

/** The drawing of the fox with its colours written out: the file has no style sheet. */
function foxSymbol() {
  return (document.getElementById("fox")?.outerHTML ?? "").replaceAll("var(--go)", "#cb3a26");
}

/** @param {Page} page @param {SeatView} seat @param {number} at */
const picture = (page, seat, at) => draw(seat, t("sheet.title", { who: page.nameOf(at) }), foxSymbol());

/** Hands a file to the browser. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {Page} page @param {SeatView} seat @param {number} at */
export function saveSvg(page, seat, at) {
  save(new Blob([picture(page, seat, at)], { type: "image/svg+xml" }), `clever-${seat.points}.svg`);
}

/** @param {Page} page @param {SeatView} seat @param {number} at */
export async function savePng(page, seat, at) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture(page, seat, at))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH * 2, height: HEIGHT * 2 });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH * 2, HEIGHT * 2);
  canvas.toBlob((blob) => {
    if (blob) save(blob, `clever-${seat.points}.png`);
  }, "image/png");
}
