// What stands on the page of the day and on its boards alike: points in words, seals, and what one could cheat with.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { has, reason, t } from "../words.js";
import { clockSign, isLate, moment } from "./when.js";

/** @typedef {import("../../generated/wire.js").RefusalInfo} Why */
/** @typedef {import("../../generated/wire.js").DailyBoard} DailyBoard */
/** @typedef {import("../../generated/wire.js").DailyDraw} DailyDraw */
/** @typedef {import("../../generated/wire.js").DailyLine} DailyLine */

/** What the game counts, in the form for so many. @param {string} game @param {number} n */
export const unit = (game, n) => t(has(`daily.unit.${game}`) ? `daily.unit.${game}` : "daily.unit", { n });

/** The same as the head of a column. @param {string} game */
export const column = (game) => t(has(`daily.col.points.${game}`) ? `daily.col.points.${game}` : "daily.col.points");

/** What the board ranks by. @param {string} game */
export const rankedBy = (game) => t(has(`daily.rank.${game}`) ? `daily.rank.${game}` : "daily.rank");

/** So many points, as the game calls them. @param {string} game @param {number} n */
export const points = (game, n) => `${n}\u00a0${unit(game, n)}`;

/** A place among those who have finished. @param {number} place @param {number} finished */
export const placeOf = (place, finished) => (finished === 1 ? t("daily.place.only") : t("daily.place", { place, n: finished }));

/**
 * One's own result in big letters, with its places.
 * @param {string} game @param {number} n @param {{ place: number, finished: number, known?: number } | undefined} at
 */
export const result = (game, n, at) => html`<div class="result"><b class="num">${n}</b><p><b>${unit(game, n)}</b>
  ${
    at
      ? html`<span>${placeOf(at.place, at.finished)}</span>${
          at.known ? html`<span class="quiet">${t("daily.place.known", { place: at.known })}</span>` : nothing
        }`
      : nothing
  }</p></div>`;

/** One's own places on a board. @param {DailyBoard} board @returns {{ place: number, finished: number, known?: number } | undefined} */
export function placesOn(board) {
  const mine = (/** @type {DailyLine} */ line) => line.yours;
  const own = board.everybody.find(mine);
  return own && { place: own.place, finished: board.finished, known: board.known.find(mine)?.place };
}

/**
 * A seal: which dice it fixes, and since when all can see it.
 * @param {DailyDraw} seal @param {string} date @param {string | null} [secret]
 */
export const sealList = (seal, date, secret) => html`<dl class="seal">
  <div><dt>${t("daily.seal.draw")}</dt><dd><code>${seal.draw}</code></dd></div>
  <div><dt>${t("daily.seal.commitment")}</dt><dd><code>${seal.commitment}</code></dd></div>
  ${secret ? html`<div><dt>${t("daily.seal.secret")}</dt><dd><code>${secret}</code></dd></div>` : nothing}
  <div><dt>${t("daily.seal.published")}</dt><dd>${moment(seal.published)}${
    isLate(date, seal.published) ? html`<p class="late-seal">${clockSign()}<span>${t("daily.seal.late")}</span></p>` : nothing
  }</dd></div>
</dl>`;

/** Something folded. @param {string} title @param {unknown} inside @param {string} [kind] */
export const folded = (title, inside, kind = "") =>
  html`<details class="folded ${kind}"><summary><span>${title}</span>${icon("next")}</summary><div
    class="inside">${inside}</div></details>`;

/** What a guest could cheat with, and what the seal is good for. */
export const honest = () =>
  html`<section class="card honest">${folded(
    t("daily.cheat"),
    ["guest", "known", "host", "seal"].map((key) => html`<p>${t(`daily.cheat.${key}`)}</p>`),
  )}</section>`;

/** Why not, in words; where something opens later, also when. @param {Why} why */
export function whyNot(why) {
  const opens = Number(Object.fromEntries(why.details ?? []).opens);
  return opens ? `${reason(why)} ${t("daily.opens", { when: moment(opens) })}` : reason(why);
}
