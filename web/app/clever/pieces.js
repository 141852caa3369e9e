// The pieces of Clever: dice, seals, bonuses, strokes of a pencil; and their names.

import { drawing, html, icon } from "../element.js";
import { nothing, svg } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { t } from "../words.js";
import "./seals.js";

export const DICE = ["W", "Y", "B", "G", "O", "P"];
export const AREAS = ["Y", "B", "G", "O", "P"];

/** @param {string} letter of a die or an area */
export const hue = (letter) => letter.toLowerCase();

/** The sign of a colour. @param {string} letter */
export const seal = (letter) => drawing(`seal-${hue(letter)}`, "0 0 20 20", "seal");

/** What a die shows. @param {string} die @param {number} face */
export const dieFace = (die, face) => html`${face ? drawing(`pip-${face}`, "0 0 48 48") : nothing}<span class="tag">${seal(die)}</span>`;

/** @param {string} die @param {number} face */
export const dieName = (die, face) => (face ? t("die", { colour: t(`die.${die}`), face }) : t(`die.${die}`));

/** The fields of an area in the order of the sheet, with what is printed there. */
export const YELLOW = SHEET.yellow.numbers.map((row, at) => row.map((number) => ({ id: number ? `Y${number}.${at + 1}` : "", number })));
export const BLUE = SHEET.blue.sums.map((row) => row.map((number) => ({ id: number ? `B${number}` : "", number })));

/** The fields of a row of eleven. @param {string} area */
export const row = (area) => SHEET.green.least.map((_, at) => `${area}${at + 1}`);

/** The number printed in a yellow or blue field. @param {string} id */
export const numberOf = (id) => (id[0] === "Y" ? id[1] : id.slice(1));

/** What is printed in a field, for people. @param {string} id */
function printed(id) {
  const [area, at] = [id[0], Number(id.slice(1)) - 1];
  if (area === "Y") return t("field.Y", { number: numberOf(id), row: id[3] });
  if (area === "B") return t("field.B", { number: numberOf(id) });
  if (area === "G") return t("field.G", { at: at + 1, least: SHEET.green.least[at], points: SHEET.green.points[at] });
  const times = area === "O" ? SHEET.orange.times[at] : 1;
  return t(times > 1 ? "field.times" : "field.row", { at: at + 1, times });
}

/** A field by name: "yellow, row 2, 5". @param {string} id */
export const fieldName = (id) => `${t(`colour.${id[0]}`)}, ${printed(id)}`;

/** The same in a sentence: "yellow 5 in row 2". @param {string} id */
export const placeName = (id) => t(`place.${id[0]}`, { number: numberOf(id), row: id[3] ?? "", at: id.slice(1) });

/** What is read on the sheet where a chain passes: a number, or which one in its row. @param {string} id @param {number} number */
export const markLabel = (id, number) => (id[0] === "Y" || id[0] === "B" ? numberOf(id) : number ? String(number) : `${id.slice(1)}.`);

/**
 * A bonus as a disc: what a line or a field gives.
 * @param {string} bonus @param {string} [state] @param {number | null} [tab] its tabindex, where a press explains it: the sheet hears it
 */
export function disc(bonus, state = "", tab = null) {
  const role = tab === null ? "img" : "button";
  const name = t(`bonus.${bonus}`);
  const earned = state === "is-got" ? t("bonus.got", { bonus: name }) : name;
  const label = bonus === "extra" && tab !== null ? `${earned} +1` : earned; // A button is called what stands on it.
  if (bonus === "fox")
    return html`<span class="bonus fox ${state}" data-bonus=${bonus} role=${role} tabindex=${tab ?? nothing} aria-label=${label}
      title=${name}>${drawing("fox", "0 0 48 48")}</span>`;
  if (bonus === "reroll" || bonus === "extra")
    return html`<span class="bonus plain ${state}" data-bonus=${bonus} role=${role} tabindex=${tab ?? nothing} aria-label=${label}
      title=${name}>${bare(bonus)}</span>`;
  const black = bonus === "X" || bonus === "6";
  return html`<span class="bonus ${state} ${black ? "plain" : ""}" data-hue=${
    black ? nothing : hue(bonus[0])
  } data-bonus=${bonus} role=${role} tabindex=${tab ?? nothing} aria-label=${label} title=${name}>
    <span aria-hidden="true">${bonus.at(-1) === "X" ? "×" : bonus.at(-1)}</span>${black ? nothing : seal(bonus[0])}</span>`;
}

/** The sign of an action, without a disc. @param {string} action */
export const bare = (action) => (action === "reroll" ? icon("reroll") : html`<span aria-hidden="true" class="plus">+1</span>`);

/** Two strokes; no cross is like its neighbour. */
const CROSSES = [
  ["M8 9C15 15 25 26 32 33", "M32 7C24 16 16 24 8 32"],
  ["M9 7C16 17 24 24 33 31", "M31 9C26 15 15 23 7 33"],
  ["M7 8C14 13 26 24 33 33", "M33 8C25 14 17 26 9 33"],
  ["M9 9C14 17 25 23 31 33", "M33 6C23 17 17 23 7 31"],
];
/** Digits of one stroke, 20 × 28. */
const DIGITS = [
  "M10 2C3 2 2 10 2 14S3 26 10 26S18 18 18 14S17 2 10 2",
  "M4 9L11 2V26",
  "M3 8C3 0 17 0 17 8C17 14 6 19 3 26H18",
  "M3 5C8 0 17 2 16 8C15 13 9 13 8 13C14 12 18 16 17 21C15 28 5 27 2 22",
  "M13 26V2L2 18H18",
  "M16 2H5L4 12C10 9 17 11 17 18C17 26 7 28 2 23",
  "M14 2C6 5 2 13 3 20C4 28 17 27 17 19C17 11 6 11 3 18",
  "M2 3H17C13 10 9 18 7 26M5 14H14",
  "M10 13C3 11 3 2 10 2S17 11 10 13C1 15 1 26 10 26S19 15 10 13",
  "M17 9C15 16 4 15 4 8C4 0 17 0 17 9C17 16 14 23 9 26",
];

/** The strokes of a cross in this field. @param {string} id @returns {string[]} */
export function crossStrokes(id) {
  const sum = [...id].reduce((all, sign) => all * 7 + sign.charCodeAt(0), 3);
  return CROSSES[sum % CROSSES.length];
}

/** The strokes of a number and where each digit stands, in a box of 40. @param {number} number */
export function numberStrokes(number) {
  const digits = [...String(number)].map(Number);
  const narrow = digits.length > 1;
  return digits.map((digit, at) => ({ d: DIGITS[digit], x: narrow ? 2 + at * 19 : 9.5, y: narrow ? 9 : 5.5, scale: narrow ? 0.82 : 1.04 }));
}

/** A cross, drawn. @param {string} id */
export const cross = (id) =>
  html`<svg class="x" viewBox="0 0 40 40" aria-hidden="true">${crossStrokes(id).map(
    (d) => svg`<path pathLength="1" d=${d}></path>`,
  )}</svg>`;

/** A number, written by hand. @param {number} number */
export const written = (number) =>
  html`<svg class="n" viewBox="0 0 40 40" aria-hidden="true">${numberStrokes(number).map(
    ({ d, x, y, scale }) => svg`<path pathLength="1" transform="translate(${x} ${y}) scale(${scale})" d=${d}></path>`,
  )}</svg>`;
