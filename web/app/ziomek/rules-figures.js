// The figures of Ziomek's rules page: towers, dice and points, all drawn with the pieces of the game. 1 unit is 1 mm.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { COLOURS, d10, dye, letter, mark, topOf, wood } from "./pieces.js";
import { centreOf } from "./rules-stacks.js";
import { contact, joined, joints, leaves, lineUpTo, widthOf } from "./wood.js";

/** @typedef {import("./wood.js").Laid} Laid */
/** @typedef {import("./wood.js").Pose} Pose */

/** The usual width of a figure; below the floor; how far a falling part has turned, in degrees. */
const WIDE = 190,
  CELLAR = 9,
  TIPPED = 11;

/**
 * How a tower stands: where its middle is; `judged` puts a stamp beside every level, `pale` levels from this one on are a
 * solution, `weight` shows the centre of all from that level on, `falls` lets all from there tip, `held` hovers.
 * @typedef {{ at: number, seat?: number, judged?: string[], pale?: number, weight?: number, falls?: boolean, held?: number }} How
 */

/** A stack on a piece of floor. @param {Laid[]} stack @param {How} how */
export function tower(stack, how) {
  const left = Math.min(...stack.map((one) => one.x)),
    right = Math.max(...stack.map((one) => one.x + widthOf(one.piece)));
  const shift = how.at - (left + right) / 2;
  const lit = lineUpTo(stack);
  const firm = how.falls ? (how.weight ?? 0) : stack.length;
  const level = (/** @type {Laid} */ laid, /** @type {number} */ n) => svg`<g class="level ${n < lit ? "is-lit" : ""} ${
    how.pale !== undefined && n >= how.pale ? "ghost" : ""
  }" transform="translate(${laid.x} ${topOf(n) - (how.held === n ? 8 : 0)})">${wood(laid, how.seat ?? 0)}
    ${
      n && how.held !== n && !joined(stack[n - 1], laid)
        ? svg`<circle class="joint broken" cx=${leaves(stack[n - 1]) - laid.x} cy="18" r="4.2"></circle>`
        : nothing
    }</g>`;
  const levels = stack.map(level);
  return svg`<rect class="floor" x=${left + shift - 12} y="0" width=${right - left + 24} height="5" rx="2.5"></rect>
    <g transform="translate(${shift} 0)">${levels.slice(0, firm)}<g transform=${
      how.falls ? tipping(stack, firm) : nothing
    }>${levels.slice(firm)}</g>
      ${how.weight ? plumb(stack, how.weight) : nothing}
      ${
        how.judged ? how.judged.map((verdict, n) => svg`<g transform="translate(0 ${topOf(n)})">${mark(verdict, right + 10)}</g>`) : nothing
      }</g>`;
}

/** What lies above a joint, turned about the edge over which it tips. @param {Laid[]} stack @param {number} from */
function tipping(stack, from) {
  const { edge, way } = joints(stack)[from - 1];
  return `rotate(${way * TIPPED} ${edge} ${topOf(from - 1)})`;
}

/** Where the weight of all above is, and where the two pieces touch. @param {Laid[]} stack @param {number} from */
function plumb(stack, from) {
  const centre = centreOf(stack.slice(from));
  const [left, right] = contact(stack[from - 1], stack[from]);
  const top = topOf(stack.length - 1) - 12;
  const touching = `M${left} ${topOf(from - 1)}H${right}`,
    line = `M${centre} ${top}V${topOf(from - 1)}`;
  return svg`<path class="touching" d=${touching}></path><path class="touching core-of" d=${touching}></path><path
    class="plumb" d=${line}></path><path class="plumb core-of" d=${line}></path><circle class="bob" cx=${centre} cy=${top} r="4"></circle>`;
}

/** Numbers of levels, and the ziomki they ask for. @param {number} x @param {string[]} wants none, one or two colours a level */
export const ruler = (x, wants) =>
  svg`<g class="ruler" font-size="9">${wants.map(
    (want, n) => svg`<text x=${x} y=${topOf(n) + 12.2}>${n + 1}</text>
  ${[...want].map(
    (colour, k) =>
      svg`<g class="want" data-hue=${dye(colour)} transform="translate(${x + 8 + 14.5 * k} ${topOf(n) + 3}) scale(0.74)"><rect
        width="18" height="17" rx="5"></rect><text x="9" y="12.8">${letter(colour)}</text></g>`,
  )}`,
  )}</g>`;

/**
 * A piece that lies by itself, its upper left corner there.
 * @param {number} x @param {number} y @param {Pose} pose @param {boolean} [lit] @param {number} [seat]
 */
export const alone = (x, y, pose, lit = false, seat = 0) =>
  svg`<g class="level ${lit ? "is-lit" : ""}" transform="translate(${x} ${y})">${wood(pose, seat)}</g>`;

/** @param {number} x @param {number} y @param {number} [turn] clockwise; 0 points to the right */
export const arrow = (x, y, turn = 0) =>
  svg`<path class="pointer" d="M-8 0H8M2-6L8 0L2 6" transform="translate(${x} ${y}) rotate(${turn})"></path>`;

/** Two arrows of a half turn. @param {number} x @param {number} y */
export const halfTurn = (x, y) =>
  svg`<path class="pointer" d="M-9-3A9.5 9.5 0 0 1 8-5M8-5l1-6M8-5l-6-1M9 3A9.500 9.500 0 0 1-8 5M-8 5l-1 6M-8 5l6 1"
    transform="translate(${x} ${y})"></path>`;

/** @param {number} x @param {number} y @param {unknown} text @param {number} [size] */
export const words = (x, y, text, size = 12) => svg`<text class="said" x=${x} y=${y} font-size=${size}>${text}</text>`;

/** Somebody, in the middle of a place. @param {number} x @param {number} y @param {string} who @param {number} [size] */
export const face = (x, y, who, size = 26) =>
  svg`<use href="#who-${who}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;

/** A face, and what it gets: a line of text each. @param {number} x @param {number} y @param {string} who @param {...string} lines */
export const credit = (x, y, who, ...lines) =>
  svg`${face(x, y, who)}${lines.map((line, n) => words(x, y + 27 + 13 * n, line, n === lines.length - 1 ? 14 : 10))}`;

/** Right or wrong. @param {number} x @param {number} y @param {boolean} right @param {number} [size] */
export const stamp = (x, y, right, size = 1) =>
  svg`<g transform="translate(${x} ${y - 9 * size}) scale(${size})">${mark(right ? "right" : "line", 0)}</g>`;

/** A smile, for what smiles bring. @param {number} x @param {number} y */
export const grin = (x, y) =>
  svg`<path class="grin" d="M-1.800-1.500v.1M1.800-1.500v.1M-2.600 1.300q2.600 2.600 5.200 0M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0"
    transform="translate(${x} ${y})"></path>`;

/** A paper burst with a shout on it. @param {number} x @param {number} y @param {string} text */
export function burst(x, y, text) {
  const corners = Array.from({ length: 28 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 14, n % 2 ? 0.8 : n % 4 ? 1.04 : 0.96];
    return `${(Math.cos(angle) * 62 * far).toFixed(1)},${(Math.sin(angle) * 30 * far).toFixed(1)}`;
  });
  return svg`<g transform="translate(${x} ${y}) rotate(-5)"><polygon class="burst" points=${corners.join(" ")}></polygon><text
    class="yelled" y="1">${text}</text></g>`;
}

/** Seven stacks, one level higher each: so many levels they have. @param {number[]} heights */
export const skyline = (heights) =>
  heights.map(
    (levels, n) => svg`${Array.from(
      { length: levels },
      (_, k) =>
        svg`<rect class="brick" data-hue=${
          k % 3 === 1 ? COLOUR_OF[(n + k) % 4] : "y"
        } x=${n * 27 + 4 + (k % 3 === 1 ? 4 : (k * 5 + n) % 3)} y=${-6.6 * (k + 1)} width=${k % 3 === 1 ? 9 : 17} height="5.800"
          rx="1.400"></rect>`,
    )}
  ${words(n * 27 + 13, -6.6 * levels - 5, String(levels), 9)}`,
  );
const COLOUR_OF = COLOURS.map(dye);

/**
 * Something drawn, above a floor at height 0; `name` says to ears what eyes see.
 * @param {number} high @param {string} name @param {unknown} inside @param {number} [wide]
 */
export const figure = (high, name, inside, wide = WIDE) =>
  html`<svg class="scene" viewBox="0 ${-high} ${wide} ${high + CELLAR}" width="100%" role="img" aria-label=${name}>${inside}</svg>`;

/**
 * Four dice in a row; `?` is hidden. `notes` are small words under some of them, by colour.
 * @param {(number | "?")[]} shows @param {Record<string, string>} [notes] @param {string} [out] colours that are out
 */
export function dice(shows, notes = {}, out = "") {
  const name = COLOURS.map((colour, n) => `${t(`colour.${colour}`)} ${shows[n]}${notes[colour] ? ` (${notes[colour]})` : ""}`).join(", ");
  return html`<div class="ex-dice" role="img" aria-label=${name}>${COLOURS.map(
    (colour, n) => html`<div class="d10 ${out.includes(colour) ? "is-out" : ""}">${d10(colour, shows[n])}
    <span class="cap" aria-hidden="true"><b>${letter(colour)}</b>${notes[colour] ? html`<i>${notes[colour]}</i>` : nothing}</span></div>`,
  )}</div>`;
}
