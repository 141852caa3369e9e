// The figures of Snakes' rules page: snakes on felt, all of one scale, drawn from their shape texts.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { CELL, beyond, opposite, sidesOf } from "./geometry.js";
import { body } from "./pieces.js";

/** @typedef {import("./geometry.js").Die} Die */
/** @typedef {import("./geometry.js").Side} Side */

/** So many dice fit beside each other. */
const COLUMNS = 9;
const PAD = 14;
const INK = "#2b2238";
const CREAM = "#fffaf0";
const RED = "#b02e1c";

/**
 * How a snake lies: where its first die is, which way it is walked from there, and what is special about some dice (by number):
 * `fresh` was just attached, `wrong` may not be, `gone` was taken. `ends` lights the open ends.
 * @typedef {{ at: [number, number], dir?: Side, done?: boolean, fresh?: number, wrong?: number, gone?: number, ends?: boolean }} How
 */

/**
 * The dice of a shape text such as `HSLLt`, walked from its first die, and the cells before its open ends.
 * @param {string} shape @param {How} how
 */
function lay(shape, { at, dir = "e" }) {
  /** @type {Die[]} */
  const dice = [];
  /** @type {[number, number][]} */
  const ends = [];
  let way = dir;
  let cell = at;
  for (const sign of shape) {
    const kind = sign.toUpperCase();
    const piece = kind === "L" || kind === "R" ? "C" : kind;
    const end = piece === "H" || piece === "T";
    const from = opposite(way);
    if (dice.length === 0 && !end) ends.push(beyond(cell, from));
    // A head or tail has one side: outwards where the walk begins, inwards where it ends.
    const sides = end && dice.length === 0 ? [way] : sidesOf(piece, from, kind);
    dice.push({ die: sign === kind ? "g" : "o", piece, at: cell, sides });
    way = end ? way : sides[1];
    cell = beyond(cell, way);
    if (dice.length === shape.length && (!end || dice.length === 1)) ends.push(cell);
  }
  return { dice, ends };
}

/** The square of a die, and its thickness. @param {Die} die */
const cube = ({ at: [x, y] }) => svg`<use class="edge" href="#cell" x=${x * CELL} y=${y * CELL + 6} width=${CELL} height=${CELL}></use>
  <use class="cube" href="#cell" x=${x * CELL} y=${y * CELL} width=${CELL} height=${CELL}></use>`;

/** An outline where a die is not, or not yet. @param {[number, number]} at @param {"lit" | "wrong" | "gone"} kind */
const outline = ([x, y], kind) => svg`<rect x=${x * CELL + 4} y=${y * CELL + 4} width=${CELL - 8} height=${CELL - 8} rx="13" fill=${
  kind === "lit" ? "var(--lamp)" : CREAM
}
  fill-opacity=${kind === "lit" ? 0.3 : kind === "wrong" ? 0.88 : 0.12} stroke=${
    kind === "lit" ? "var(--lamp)" : kind === "wrong" ? RED : CREAM
  } stroke-width="4" stroke-dasharray=${kind === "lit" ? "none" : "9 8"}></rect>`;

/** A light around a die that was just placed. @param {Die} die */
const halo = ({ at: [x, y] }) =>
  svg`<rect x=${x * CELL - 5} y=${y * CELL - 5} width=${CELL + 10} height=${CELL + 10} rx="19" fill="var(--lamp)"></rect>`;

/** A sign that something cannot be, over the corner of a die. @param {Die} die */
const no = ({ at: [x, y] }) => svg`<g transform="translate(${x * CELL + CELL - 6} ${y * CELL + 6})"><circle
  r="17" fill=${RED} stroke=${CREAM} stroke-width="3.5"></circle>
  <path d="M-6-6L6 6M6-6L-6 6" stroke=${CREAM} stroke-width="5" stroke-linecap="round"></path></g>`;

/** A snake from its shape text: first all dice, then the animal over them. @param {string} shape @param {How} how */
export function snake(shape, how) {
  const { dice, ends } = lay(shape, how);
  const real = dice.filter((_, n) => n !== how.wrong && n !== how.gone);
  const at = (/** @type {number | undefined} */ n) => (n === undefined ? [] : [dice[n]]);
  return svg`<g class=${how.done ? "done" : ""}>
    ${how.ends ? ends.map((end) => outline(end, "lit")) : nothing}
    ${at(how.gone).map((one) => outline(one.at, "gone"))}${at(how.fresh).map(halo)}
    ${real.map(cube)}${real.map((one) => body(one, "drawn"))}
    ${at(how.wrong).map((one) => svg`${outline(one.at, "wrong")}<g opacity="0.55">${body(one, "drawn")}</g>${no(one)}`)}</g>`;
}

/**
 * One die that lies by itself, as it was rolled: `H`, `h`, `+`.
 * @param {number} x @param {number} y @param {string} face @param {number} [tilt]
 */
export function die(x, y, face, tilt = -5) {
  const piece = face.toUpperCase();
  const orange = face !== piece || face === "+" || face === "-";
  /** @type {Die} */
  const one = { die: orange ? "o" : "g", piece, at: [x, y], sides: piece === "S" || piece === "C" ? sidesOf(piece, "w", "L") : ["s"] };
  return svg`<g transform="rotate(${tilt} ${x * CELL + 32} ${y * CELL + 32})">${cube(one)}${body(one, "drawn")}</g>`;
}

/** Dice still to be rolled: green ones square, orange ones round. @param {number} x @param {number} y @param {string} dice such as `ggo` */
export const supply = (x, y, dice) =>
  svg`${[...dice].map(
    (one, n) => svg`<rect x=${x * CELL + n * 34} y=${y * CELL + 19} width="27" height="27" rx=${one === "o" ? 13.5 : 8}
      fill="var(--${one})" stroke=${CREAM} stroke-width="3"></rect>`,
  )}`;

/** @param {number} x @param {number} y @param {number} [turn] clockwise; 0 points to the right */
export const arrow = (
  x,
  y,
  turn = 0,
) => svg`<path d="M-20 0h40m-14-14l14 14l-14 14" transform="translate(${x * CELL + 32} ${y * CELL + 32}) rotate(${turn})"
  fill="none" stroke=${CREAM} stroke-width="6" stroke-linecap="round" stroke-linejoin="round"></path>`;

/** Somebody at the table. @param {number} x @param {number} y @param {string} who */
export const face = (x, y, who) => svg`<use href="#who-${who}" x=${x * CELL + 3} y=${y * CELL + 3} width="58" height="58"></use>`;

/** Words or a number on the felt. @param {number} x @param {number} y @param {unknown} text @param {number} [size] */
export const num = (x, y, text, size = 40) =>
  svg`<text x=${x * CELL + 32} y=${y * CELL + 33} font-size=${size} font-weight="800" text-anchor="middle" dominant-baseline="central"
    fill=${CREAM}>${text}</text>`;

/** What somebody has got: a face and points. @param {number} x @param {number} y @param {string} who @param {string} points */
export const credit = (x, y, who, points) => svg`<rect x=${x * CELL} y=${y * CELL + 5} width="112" height="54" rx="27" fill=${CREAM}></rect>
  <use href="#who-${who}" x=${x * CELL + 4} y=${y * CELL + 9} width="46" height="46"></use>
  <text x=${x * CELL + 78} y=${y * CELL + 33} font-size="30" font-weight="800" text-anchor="middle" dominant-baseline="central"
    fill=${INK}>${points}</text>`;

/**
 * A felt with something on it, so many dice high; `name` says to ears what eyes see.
 * @param {number} rows @param {string} name @param {unknown} inside
 */
export const figure = (rows, name, inside) => {
  const [wide, high] = [COLUMNS * CELL + 2 * PAD, rows * CELL + 2 * PAD + 6];
  return html`<svg viewBox="${-PAD} ${-PAD} ${wide} ${high}" width="100%" role="img" aria-label=${name}>
    <rect x=${-PAD} y=${-PAD} width=${wide} height=${high} rx="26" fill="light-dark(#2f7a5f, #1c4a3d)"></rect>${inside}</svg>`;
};
