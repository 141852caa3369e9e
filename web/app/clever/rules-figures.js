// The figures of Clever's rules page: parts of the printed sheet and dice, as drawings of one scale that shrink with the page.
// Everything is an attribute, so a figure needs no style sheet and prints as it is.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { crossStrokes } from "./pieces.js";

/** The width of every figure. */
export const WIDE = 310;
const HALF = 152;
/** Fields of the two square areas, and of the three long ones. */
export const CELL = 26;
const SLIM = 22.6;
const GAP = 3;

/**
 * What stands in an area, by field (yellow row by row from 0, blue by its sum, the others from 0).
 * `lit`: can be marked now; `steps`: the numbers of a chain; `numbers`: what is written; `glow`: bonuses that are earned.
 * @typedef {{
 *   marked?: readonly number[], lit?: readonly number[], steps?: Record<number, number>, numbers?: readonly number[],
 *   glow?: readonly string[], chosen?: readonly number[],
 * }} State
 */

const num = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {unknown} */ text,
  /** @type {number} */ size,
  /** @type {string} */ ink = "var(--ink)",
) =>
  svg`<text x=${x} y=${y} font-size=${size} font-weight="800" text-anchor="middle" dominant-baseline="central" fill=${ink}>${text}</text>`;

/** @param {number} x @param {number} y @param {number} size @param {string} hue @param {string} [ink] */
const seal = (x, y, size, hue, ink = "var(--ink)") =>
  svg`<use href="#seal-${hue}" x=${x} y=${y} width=${size} height=${size} fill=${ink} color=${ink}></use>`;

const halo = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {number} */ r,
) => svg`<rect x=${x - 3.5} y=${y - 3.5} width=${w + 7} height=${h + 7} rx=${r + 3} fill="var(--lamp)"></rect>`;

/** A cross as a pencil draws it, no two alike. @param {number} x @param {number} y @param {number} w @param {string} ink */
const cross = (
  x,
  y,
  w,
  ink,
) => svg`<g transform="translate(${x} ${y}) scale(${w / 40} ${CELL / 40})" fill="none" stroke=${ink} stroke-width="5.4"
  stroke-linecap="round">
  ${crossStrokes(`${x}${y}`).map((d) => svg`<path d=${d}></path>`)}</g>`;

/**
 * One field. @param {number} x @param {number} y @param {number} w @param {string} hue @param {unknown} text
 * @param {"" | "marked" | "lit" | "written" | "printed" | "chosen"} state @param {{ corner?: unknown, step?: number }} [more]
 */
export function cell(x, y, w, hue, text, state, more = {}) {
  const full = state === "marked" || state === "written";
  const ground = full
    ? `var(--${hue})`
    : state === "printed"
      ? `color-mix(in srgb, var(--${hue}) 45%, var(--paper))`
      : state === "chosen"
        ? "var(--lamp)"
        : "var(--paper)";
  const ink = full ? `var(--${hue}-on)` : state === "chosen" ? "#2b2238" : "var(--ink)";
  const line = state === "lit" || state === "chosen";
  return svg`${state === "lit" ? halo(x, y, w, CELL, 6) : nothing}
    <rect x=${x} y=${y} width=${w} height=${CELL} rx="6" fill=${ground} stroke=${line ? "var(--ink)" : "none"} stroke-width="2.2"></rect>
    ${state === "printed" || state === "marked" ? nothing : num(x + w / 2, y + CELL / 2 + 0.5, text, state === "written" ? 15 : 13, ink)}
    ${more.corner ? num(x + 8, y + 7, more.corner, 9, full ? ink : "var(--ink-2)") : nothing}
    ${state === "marked" || state === "printed" ? cross(x, y, w, state === "printed" ? "var(--ink-2)" : ink) : nothing}
    ${
      more.step
        ? svg`<circle cx=${x + w - 1} cy=${y + 1} r="8"
          fill="var(--ink)"></circle>${num(x + w - 1, y + 1.5, more.step, 10.5, "var(--paper)")}`
        : nothing
    }`;
}

/**
 * A bonus, always round: a cross or number with the seal of its area, a reroll, an extra die, a fox.
 * @param {number} x @param {number} y @param {string} kind @param {{ r?: number, glow?: boolean }} [how]
 */
export function bonus(x, y, kind, { r = 10.5, glow = false } = {}) {
  const light = glow
    ? svg`<circle cx=${x} cy=${y} r=${r + 4.5} fill="var(--lamp)"></circle><circle cx=${x} cy=${y} r=${r + 2.2} fill="var(--ink)"></circle>`
    : nothing;
  if (kind === "fox") return svg`${light}<use href="#fox" x=${x - r - 1} y=${y - r - 1} width=${2 * r + 2} height=${2 * r + 2}></use>`;
  const black = kind.length !== 2;
  const hue = kind[0].toLowerCase();
  const disc = (/** @type {string} */ fill) => svg`<circle cx=${x} cy=${y} r=${r} fill=${fill}></circle>`;
  if (kind === "reroll")
    return svg`${light}${disc("var(--ink)")}<use href="#i-reroll" x=${x - r * 0.62} y=${y - r * 0.62} width=${r * 1.24} height=${r * 1.24}
      fill="none" stroke="var(--paper)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"></use>`;
  if (black)
    return svg`${light}${disc("var(--ink)")}${num(
      x,
      y + 0.5,
      kind === "extra" ? "+1" : kind === "X" ? "×" : kind,
      r * (kind === "X" ? 1.4 : 1.08),
      "var(--paper)",
    )}`;
  return svg`${light}${disc(`var(--${hue})`)}${num(
    x,
    y + 0.5,
    kind[1] === "X" ? "×" : kind[1],
    r * (kind[1] === "X" ? 1.5 : 1.14),
    `var(--${hue}-on)`,
  )}
    <circle cx=${x + r * 0.82} cy=${y + r * 0.72} r=${r * 0.58}
      fill="var(--paper)"></circle>${seal(x + r * 0.42, y + r * 0.32, r * 0.8, hue)}`;
}

/**
 * @param {State} state @param {number} at @param {boolean} [printed] @returns {"" | "marked" | "lit" | "written" | "printed" | "chosen"}
 */
const stateOf = (state, at, printed) =>
  printed
    ? "printed"
    : state.chosen?.includes(at)
      ? "chosen"
      : state.lit?.includes(at)
        ? "lit"
        : state.marked?.includes(at)
          ? "marked"
          : "";

/** @param {number} x @param {number} y @param {string} hue @param {number} w @param {number} h */
const ground = (x, y, hue, w, h) => svg`<rect x=${x} y=${y} width=${w} height=${h} rx="13" fill="var(--${hue}-wash)"></rect>`;

const columnAt = (/** @type {number} */ x, /** @type {number} */ column) => x + 6 + column * (CELL + GAP);
const rowAt = (/** @type {number} */ y, /** @type {number} */ row) => y + 7 + row * (CELL + GAP);
export const SQUARE = 148;

/** @param {number} x @param {number} y @param {State} [state] */
export function yellow(x, y, state = {}) {
  const { numbers, rows, diagonal, stars } = SHEET.yellow;
  return svg`${ground(x, y, "y", HALF, SQUARE)}
    ${numbers.map(
      (row, r) => svg`${row.map((n, c) =>
        cell(columnAt(x, c), rowAt(y, r), CELL, "y", n, stateOf(state, r * 4 + c, n === 0), { step: state.steps?.[r * 4 + c] }),
      )}
      ${bonus(columnAt(x, 4) + 12, rowAt(y, r) + CELL / 2, rows[r], { glow: state.glow?.includes(`row${r}`) })}`,
    )}
    ${stars.map(
      (star, c) => svg`${state.glow?.includes(`star${c}`) ? halo(columnAt(x, c) + 2, rowAt(y, 4) + 3, CELL - 4, 14, 5) : nothing}
      ${num(columnAt(x, c) + CELL / 2, rowAt(y, 4) + 10.5, `★${star}`, 11.5, state.glow?.includes(`star${c}`) ? "#2b2238" : "var(--ink)")}`,
    )}
    ${bonus(columnAt(x, 4) + 12, rowAt(y, 4) + 11, diagonal, { glow: state.glow?.includes("diagonal") })}`;
}

/** @param {number} x @param {number} y @param {State} [state] */
export function blue(x, y, state = {}) {
  const { sums, rows, columns, points } = SHEET.blue;
  const crosses = state.marked?.length ?? 0;
  return svg`${ground(x, y, "b", HALF, SQUARE)}
    ${sums.map(
      (row, r) => svg`${row.map((sum, c) =>
        sum
          ? cell(columnAt(x, c), rowAt(y, r), CELL, "b", sum, stateOf(state, sum), { step: state.steps?.[sum] })
          : seal(columnAt(x, c) + 5, rowAt(y, r) + 5, 16, "b"),
      )}
      ${bonus(columnAt(x, 4) + 12, rowAt(y, r) + CELL / 2, rows[r], { glow: state.glow?.includes(`row${r}`) })}`,
    )}
    ${columns.map((one, c) => bonus(columnAt(x, c) + CELL / 2, rowAt(y, 3) + 11, one, { glow: state.glow?.includes(`column${c}`) }))}
    ${points.map((n, count) => {
      if (!count) return nothing;
      const at = x + 10.5 + (count < 5 ? (count - 1) * 10 : 43 + (count - 5) * 14.6); // Two digits need more room.
      const now = state.glow?.includes("points") && count === crosses;
      return svg`${
        now ? svg`<circle cx=${at} cy=${y + 133} r=${count < 5 ? 6.4 : 8.2} fill="var(--ink)"></circle>` : nothing
      }${num(at, y + 133.5, n, 9.5, now ? "var(--paper)" : "var(--ink)")}`;
    })}`;
}

/**
 * Green, orange or purple: eleven fields from left to right, bonuses under them.
 * @param {number} x @param {number} y @param {"green" | "orange" | "purple"} name @param {State} [state]
 */
export function long(x, y, name, state = {}) {
  const hue = name[0];
  const { under } = SHEET[name];
  const left = x + 25;
  return svg`${ground(x, y, hue, WIDE, LONG)}${seal(x + 6, y + LONG / 2 - 15, 15, hue)}
    <path d="M${x + 8} ${y + LONG / 2 + 10}h9m-4-4l4 4l-4 4" fill="none" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round"
      stroke-linejoin="round"></path>
    ${under.map((kind, at) => {
      const from = left + at * (SLIM + GAP);
      const written = state.numbers?.[at];
      const shown = written !== undefined ? "written" : stateOf(state, at);
      const top = y + (name === "green" ? 15 : 7);
      return svg`${name === "green" ? num(from + SLIM / 2, y + 8.5, SHEET.green.points[at], 9.5) : nothing}
        ${
          state.glow?.includes(`points${at}`)
            ? svg`<circle cx=${from + SLIM / 2} cy=${y + 8.5} r="9"
              fill="var(--ink)"></circle>${num(from + SLIM / 2, y + 9, SHEET.green.points[at], 9.5, "var(--paper)")}`
            : nothing
        }
        ${cell(from, top, SLIM, hue, written ?? (name === "green" ? `≥${SHEET.green.least[at]}` : ""), shown, {
          step: state.steps?.[at],
          corner: name === "orange" && SHEET.orange.times[at] > 1 && written === undefined ? `×${SHEET.orange.times[at]}` : nothing,
        })}
        ${
          name === "purple" && at
            ? svg`<circle cx=${from - GAP / 2} cy=${top + CELL / 2} r="5.5"
              fill="var(--p-wash)"></circle>${num(from - GAP / 2, top + CELL / 2, "<", 10)}`
            : nothing
        }
        ${kind ? bonus(from + SLIM / 2, top + CELL + 14, kind, { r: 9, glow: state.glow?.includes(`under${at}`) }) : nothing}`;
    })}`;
}
export const LONG = 64;

/** @typedef {{ lit?: boolean, dim?: boolean, size?: number }} DieHow */

/**
 * A die as it lies on the table, with the seal of its colour.
 * @param {number} x @param {number} y @param {string} die `G3` @param {DieHow} [how]
 */
export function die(x, y, die, { lit = false, dim = false, size = 34 } = {}) {
  const hue = die[0].toLowerCase();
  const face = dim ? `color-mix(in srgb, var(--${hue}) 32%, var(--paper-2))` : `var(--${hue})`;
  const round = size * 0.25;
  return svg`${lit ? halo(x, y, size, size + 3, round) : nothing}
    ${dim ? nothing : svg`<rect x=${x} y=${y + 4} width=${size} height=${size} rx=${round} fill="var(--${hue}-edge)"></rect>`}
    <rect x=${x} y=${y} width=${size} height=${size} rx=${round} fill=${face} stroke=${
      lit ? "var(--ink)" : hue === "w" ? "var(--w-edge)" : "none"
    } stroke-width=${lit ? 2.4 : 1.4}></rect>
    <use href="#pip-${die[1]}" x=${x + size * 0.11} y=${y + size * 0.11} width=${size * 0.78} height=${size * 0.78} fill=${
      dim ? "var(--ink-2)" : `var(--${hue}-on)`
    }></use>
    <circle cx=${x + size} cy=${y + 1} r=${size * 0.21}
      fill="var(--ink)"></circle>${seal(x + size - size * 0.14, y + 1 - size * 0.14, size * 0.28, hue, "var(--paper)")}`;
}

/** Dice side by side. @param {number} x @param {number} y @param {string} row `W4 Y2` @param {(die: string) => DieHow} [how] */
export const dice = (x, y, row, how = () => ({})) =>
  row.split(" ").map((one, at) => (one === "" ? nothing : die(x + at * 46, y, one, how(one))));

/** The silver tray. @param {number} x @param {number} y @param {number} w @param {string} on the dice on it */
export const tray = (x, y, w, on) => svg`<rect x=${x} y=${y + 3} width=${w} height="46" rx="23" fill="#85818f"></rect>
  <rect x=${x} y=${y} width=${w} height="46" rx="23" fill="#c7c5cf"></rect><rect
    x=${x + 2} y=${y + 2} width=${w - 4} height="42" rx="21" fill="none" stroke="#eceaf0" stroke-width="2.5"></rect>
  ${on.split(" ").map((one, at) => (one === "" ? nothing : die(x + 15 + at * 37, y + 8, one, { size: 26 })))}`;

/** The three dice fields, with the dice that were picked. @param {number} x @param {number} y @param {string} picked */
export const places = (x, y, picked) =>
  [0, 1, 2].map((at) => {
    const one = picked.split(" ")[at];
    return one
      ? die(x + at * 42, y + 6, one, { size: 30 })
      : svg`<rect x=${x + at * 42 + 1} y=${y + 7} width="29" height="29" rx="8" fill="none" stroke="var(--line-strong)" stroke-width="2"
        stroke-dasharray="4 3.5"></rect>${num(x + at * 42 + 15.5, y + 22, at + 1, 12, "var(--ink-2)")}`;
  });

/** Points beside a seal. @param {number} x @param {number} y @param {string} hue @param {number} points @param {boolean} lit */
export const purse = (x, y, hue, points, lit) => svg`${lit ? halo(x, y, 54, 30, 10) : nothing}
  <rect x=${x} y=${y} width="54" height="30" rx="10" fill="var(--${hue}-wash)" stroke=${lit ? "var(--ink)" : "none"}
    stroke-width="2.2"></rect>${seal(x + 6, y + 7.5, 15, hue)}${num(x + 37, y + 15.5, points, 15)}`;

/** @param {number} x @param {number} y @param {"right" | "down"} [where] */
export const arrow = (
  x,
  y,
  where = "right",
) => svg`<path d=${where === "right" ? `M${x} ${y}h16m-6-6l6 6l-6 6` : `M${x} ${y}v10m-4.5-4.5l4.5 4.5l4.5-4.5`}
  fill="none" stroke="var(--ink-2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"></path>`;

/** A circled no. @param {number} x @param {number} y */
export const never = (
  x,
  y,
) => svg`<circle cx=${x} cy=${y} r="14" fill="none" stroke="var(--bad)" stroke-width="2.2" stroke-dasharray="4 3"></circle>
  <path d="M${x - 5} ${y - 5}l10 10m0-10l-10 10" stroke="var(--bad)" stroke-width="2.8" stroke-linecap="round"></path>`;

export { num };

/** A figure: `name` says to ears what eyes see. @param {number} height @param {string} name @param {unknown} inside */
export const figure = (height, name, inside) =>
  html`<svg viewBox="-4 -8 ${WIDE + 8} ${height + 16}" width="100%" role="img" aria-label=${name}>${inside}</svg>`;
