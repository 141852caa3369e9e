// How everybody did: bars over points, one's own with a word over it, and the same as a table.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { column, folded, points } from "./told.js";

/** So many bars at least and at most, and the steps that are easy to read. */
const FEW = 8,
  BARS = 16,
  STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** The plot in pixels: across it is as wide as its place, in percent. */
const TALL = 190,
  TOP = 30,
  FOOT = 42,
  LEFT = 9;

/**
 * The results by steps of points, without gaps.
 * @param {[number, number][]} distribution
 */
export function barsOf(distribution) {
  const [low, high] = [distribution[0][0], distribution.at(-1)?.[0] ?? 0];
  const step = STEPS.find((one) => Math.floor(high / one) - Math.floor(low / one) < BARS) ?? 1000;
  const found = Math.floor(high / step) - Math.floor(low / step) + 1;
  const from = Math.max(0, Math.floor(low / step) - Math.floor(Math.max(0, FEW - found) / 2)); // A single result stands in the middle.
  const bars = Array.from({ length: Math.max(FEW, Math.floor(high / step) - from + 1) }, (_, at) => ({
    from: (from + at) * step,
    to: (from + at + 1) * step - 1,
    count: 0,
  }));
  for (const [result, count] of distribution) bars[Math.floor(result / step) - from].count += count;
  return bars;
}

/** The result in the middle of all. @param {[number, number][]} distribution @param {number} all */
function middleOf(distribution, all) {
  let seen = 0;
  return distribution.find(([, count]) => (seen += count) * 2 >= all)?.[0] ?? 0;
}

/** Lines of the scale: whole numbers, few of them. @param {number} most */
function scaleOf(most) {
  const step = STEPS.find((one) => most / one <= 4) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}

/** @param {{ from: number, to: number }} bar */
const range = (bar) => (bar.from === bar.to ? `${bar.from}` : `${bar.from}–${bar.to}`);

/** @param {string} game @param {[number, number][]} found @param {number | null} mine */
export function plot(game, found, mine) {
  const distribution = found.toSorted((one, two) => one[0] - two[0]);
  const all = distribution.reduce((sum, [, count]) => sum + count, 0);
  if (!all) return nothing;
  const bars = barsOf(distribution);
  const most = Math.max(...bars.map((bar) => bar.count));
  const own = mine === null ? -1 : bars.findIndex((bar) => mine >= bar.from && mine <= bar.to);
  const [low, high] = [distribution[0][0], distribution.at(-1)?.[0] ?? 0];
  const told = [
    t("daily.plot.told", { n: all, range: low === high ? points(game, high) : `${low}–${points(game, high)}` }),
    all < 3 ? "" : t("daily.plot.middle", { points: points(game, middleOf(distribution, all)) }),
    mine === null ? "" : t("daily.plot.yours", { points: points(game, mine) }),
  ]
    .filter(Boolean)
    .join(" ");
  return html`<section class="card"><h2 id="plot">${t("daily.plot")}</h2>
    <p class="plot-told">${told}</p>
    ${picture(game, bars, most, own)}
    ${folded(
      t("daily.plot.table"),
      html`<table class="plain"><thead><tr><th scope="col">${column(game)}</th><th scope="col">${t("daily.plot.count")}</th></tr></thead>
      <tbody>${bars.map(
        (bar, at) =>
          html`<tr><th scope="row">${range(bar)}</th><td class="num">${bar.count}${
            at === own ? html` <b>(${t("daily.plot.you")})</b>` : nothing
          }</td></tr>`,
      )}</tbody></table>`,
    )}
  </section>`;
}

/** @param {string} game @param {{ from: number, to: number, count: number }[]} bars @param {number} most @param {number} own */
function picture(game, bars, most, own) {
  const ground = TALL - FOOT;
  const tall = (/** @type {number} */ count) => (count / most) * (ground - TOP);
  const wide = (100 - LEFT - 1) / bars.length;
  const left = (/** @type {number} */ at) => LEFT + at * wide;
  const each = Math.ceil(bars.length / 8); // Every number on the axis has room on a phone.
  // What it shows stands in the sentence above and in the table below.
  return html`<svg class="plot" width="100%" height=${TALL} aria-hidden="true">
    ${scaleOf(most).map(
      (n) => svg`<line class="rule" x1="${LEFT}%" x2="100%" y1=${ground - tall(n)} y2=${ground - tall(n)}></line>
      <text class="scale-n" x="${LEFT - 2}%" y=${ground - tall(n) + 4} text-anchor="end">${n}</text>`,
    )}
    ${bars.map(
      (bar, at) => svg`
      ${
        bar.count
          ? svg`<rect class="bar-of ${at === own ? "is-own" : ""}" x="${left(at) + wide * 0.12}%" width="${wide * 0.76}%"
            y=${ground - tall(bar.count)} height=${tall(bar.count)} rx="4"></rect>`
          : nothing
      }
      ${
        at === own
          ? svg`<text class="own-word" x="${left(at) + wide / 2}%" y=${ground - tall(bar.count) - 10}
            text-anchor="middle">${t("daily.plot.you")}</text>`
          : nothing
      }
      ${
        at % each === 0
          ? svg`<text class="scale-n" x="${left(at) + (bar.from === bar.to ? wide / 2 : 0)}%" y=${ground + 18}
            text-anchor="middle">${bar.from}</text>`
          : nothing
      }`,
    )}
    <text class="axis" x="${(LEFT + 100) / 2}%" y=${TALL - 4} text-anchor="middle">${column(game)}</text>
    <text class="axis" x="0" y="12">${t("daily.plot.count")}</text>
  </svg>`;
}
