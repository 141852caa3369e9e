// The whole game in one strip: a lane for each seat, a tick for each fact; and where turns begin.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";

/** @typedef {import("./positions.js").Mark} Mark */

/** The height of a lane; how high a tick is, by what it stands for. */
const LANE = 10,
  TALL = { act: 8, roll: 4.5, time: 2 };

/** More ticks than this are drawn as wide as there is room, and touch each other. */
const MANY = 160;

/**
 * The positions in which a turn, or a round, begins: rolls of one turn have addresses that begin alike. Where one says first
 * which die is rolled, that is a part of it.
 * @param {Mark[]} marks @returns {number[]}
 */
export function turnsOf(marks) {
  const starts = [0];
  let turn = "";
  marks.forEach(({ kind, seat, text }, at) => {
    const here = kind === "roll" ? text.match(/^(s|[^=]+(?=\.))/)?.[0] : undefined;
    if (here === undefined || here === turn) return;
    turn = here;
    const before = marks[at - 1];
    const said = before?.kind === "act" && before.seat === seat && before.text.includes(">roll:");
    starts.push(said ? at - 1 : at);
  });
  return [...new Set([...starts, marks.length])];
}

/** @param {Mark[]} marks @param {number} seats @param {number} at the position on screen */
export function ticks(marks, seats, at) {
  const all = Math.max(1, marks.length);
  const wide = all > MANY ? 1 : 0.62;
  const high = seats * LANE;
  /** @type {Map<string, string>} One path a kind, however long the game is. */
  const paths = new Map();
  marks.forEach((mark, n) => {
    const lane = (mark.seat ?? 0) * LANE;
    const tall = mark.seat === null ? high - 2 : (TALL[/** @type {keyof typeof TALL} */ (mark.kind)] ?? TALL.time);
    const bottom = mark.seat === null ? high - 1 : lane + LANE - 1;
    const name = mark.seat === null ? "all" : mark.kind;
    paths.set(name, `${paths.get(name) ?? ""}M${n + 1 - wide / 2} ${bottom}h${wide}v-${tall}h-${wide}z`);
  });
  const now = at ? marks[at - 1]?.seat : null;
  return html`<svg class="ticks n${seats}" viewBox="0 0 ${all} ${high}" preserveAspectRatio="none" aria-hidden="true">
    ${now === null || now === undefined ? nothing : svg`<rect data-kind="lane" y=${now * LANE} width=${all} height=${LANE}></rect>`}
    <rect data-kind="past" width=${at} height=${high}></rect>
    ${[...paths].map(([name, d]) => svg`<path data-kind=${name} d=${d}></path>`)}
  </svg>`;
}
