// How dice fell beside what was to be expected: bars, one sentence in plain words, and a table.

import { html, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { gameName } from "../pages/lists.js";
import { lang, t } from "../words.js";
import { test, verdict } from "./chance.js";
import { faceArt, faceName, kindName, kindSign } from "./faces.js";

/** @typedef {{ game: string, kind: string, faces: { face: string, weight: number, count: number }[], rolls: number }} DiceCount */

/** The bars in pixels, with room for a number over them. */
const TALL = 104,
  TOP = 18;

/** The language of the page, as it is written where the reader lives. */
export const place = () => navigator.languages?.find((like) => like.toLowerCase().startsWith(lang)) ?? lang;

/** A number as it is written here. @param {number} n @param {number} [digits] after the point */
export const number = (n, digits = 0) => n.toLocaleString(place(), { maximumFractionDigits: digits });

/** So many of something, in the right form. @param {string} key @param {number} n */
export const many = (key, n) => t(key, { n, count: number(n) });

/** What the test says, in plain words. @param {DiceCount} count */
export function told({ faces, rolls }) {
  const { how, of } = verdict(faces);
  return `${many("dice.rolls", rolls)} ${t(`dice.told.${how}`, { n: of, of: number(of) })}`;
}

/** Which bar is which; once for several plots. */
export const legend = () =>
  html`<p class="fall-legend quiet" aria-hidden="true"><span><i class="fell"></i>${t("dice.fell")}</span><span><i
    class="due"></i>${t("dice.due")}</span></p>`;

/**
 * Two bars: what fell, what was to be expected.
 * @param {number} count @param {number} due @param {number} most @param {boolean} said whether numbers have room
 */
function bars(count, due, most, said) {
  const tall = (/** @type {number} */ n) => Math.max(1, (n / most) * (TALL - TOP - 1));
  return html`<svg width="100%" height=${TALL} aria-hidden="true">${svg`
    <rect class="fell" x="10%" width="38%" y=${TALL - tall(count)} height=${tall(count)}></rect>
    <rect class="due" x="52%" width="36%" y=${TALL - tall(due)} height=${tall(due)}></rect>
    ${said ? svg`<text x="29%" y=${TALL - tall(count) - 5} text-anchor="middle">${number(count)}</text>` : nothing}`}</svg>`;
}

/** One kind of die. @param {DiceCount} count */
export function kindPlot(count) {
  const { game, kind, faces } = count;
  const { expected } = test(faces);
  const most = Math.max(1, ...expected, ...faces.map((face) => face.count));
  const isWide = faces.length > 8; // Then numbers of three digits have room, else those of four.
  return html`<section class="fall" data-kind="${game} ${kind}"><h3>${kindSign(game, kind)}${kindName(game, kind)}</h3>
    <p class="fall-told">${told(count)}</p>
    <div class="fall-plot ${isWide ? "is-wide" : ""}" aria-hidden="true">${faces.map(
      (face, at) =>
        html`<div>${bars(face.count, expected[at], most, most < (isWide ? 1000 : 10_000))}${faceArt(game, kind, face.face)}</div>`,
    )}</div>
    <details class="fall-more"><summary><span>${t("dice.table")}<span
      class="sr">: ${kindName(game, kind)}</span></span>${icon("next")}</summary>
      <table><thead><tr><th scope="col">${t("dice.face")}</th><th scope="col">${t("dice.fell")}</th><th
        scope="col">${t("dice.due")}</th></tr></thead>
        <tbody>${faces.map(
          (face, at) =>
            html`<tr><th scope="row">${faceName(game, face.face)}</th><td class="num">${number(face.count)}</td><td
              class="num">${number(expected[at], 1)}</td></tr>`,
        )}</tbody></table>
    </details></section>`;
}

/** All kinds, game by game. @param {DiceCount[]} counts */
export function allPlots(counts) {
  const games = [...new Set(counts.map((count) => count.game))];
  return games.length
    ? games.map(
        (game) => html`<section class="card fall-game"><h2>${gameName(game)}</h2>
    <div class="falls">${counts.filter((count) => count.game === game).map(kindPlot)}</div></section>`,
      )
    : nothing;
}
