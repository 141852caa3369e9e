// Who finished a snake: faces and points over its highest die; where it was opened again, a word says that they stay.

import { svg } from "../element.js";
import { t } from "../words.js";
import { CELL, cellsOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Snake} Snake */

const STAR = "M0-7l2 4.500 5 .6-3.700 3.300 1 5-4.300-2.500-4.300 2.500 1-5-3.700-3.300 5-.6z";
/** Room for a face and its points, for the star, and for a letter. */
const ONE = 52,
  LAST = 24,
  LETTER = 7.6;

/** Where the sign stands: over a die with nothing above it, and higher where a tongue is in the way. @param {Snake} snake */
export function creditPlace(snake) {
  const taken = new Set(cellsOf(snake).map((cell) => cell.join()));
  const dice = [...snake.dice].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const free = dice.filter(({ at: [x, y] }) => [-1, 0, 1].every((by) => !taken.has([x + by, y - 1].join())));
  const die = free[0] ?? dice[0];
  const tongue = die.piece === "H" && die.sides[0] === "s";
  return [die.at[0] * CELL + 32, die.at[1] * CELL - (tongue ? 23 : 12)];
}

/** How wide the sign is; nothing without points. @param {Snake} snake @param {number[]} seats */
export const creditWidth = (snake, seats) =>
  seats.length ? 4 + new Set(seats).size * ONE + (snake.done === null ? t("snake.kept").length * LETTER + 10 : LAST) : 0;

/** @param {Snake} snake @param {number[]} seats everybody who got a point for it @param {(seat: number) => string} faceOf */
export function creditArt(snake, seats, faceOf) {
  const [x, y] = creditPlace(snake);
  const each = [...new Set(seats)].map((seat) => ({ face: faceOf(seat), n: seats.filter((one) => one === seat).length }));
  const kept = snake.done === null ? t("snake.kept") : "";
  const wide = creditWidth(snake, seats);
  return svg`<g transform="translate(${x} ${y})"><g class="credit"><g transform="translate(${-wide / 2} -14)"><rect
    width=${wide} height="28" rx="14"></rect>
    ${each.map(
      ({ face, n }, at) =>
        svg`<use href="#${face}" x=${2 + at * ONE} y="2" width="24" height="24"></use><text x=${30 + at * ONE} y="20">+${n}</text>`,
    )}
    ${
      kept
        ? svg`<text class="kept" x=${4 + each.length * ONE} y="19">${kept}</text>`
        : svg`<path transform="translate(${wide - 15} 14)" d=${STAR}></path>`
    }</g></g></g>`;
}
