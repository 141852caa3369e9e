// The end: who won, the five areas and the foxes line by line beside each other, and the sheet to keep.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { frame, isGlad, lookBack, margin } from "../pages/again.js";
import { t } from "../words.js";
import { RATINGS } from "../../generated/clever-sheet.js";
import { AREAS, hue, seal } from "./pieces.js";
import { savePng, saveSvg } from "./picture.js";
import { sheet } from "./sheet.js";

/**
 * @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView
 * @typedef {import("./types.js").PlaceInfo} Place
 */
/** @typedef {import("./types.js").View} View */

const KEYS = /** @type {const} */ (["yellow", "blue", "green", "orange", "purple"]);

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const own = page.link.own();
  const glad = view.rating ? RATINGS.findIndex(([one]) => one === view.rating) < 6 : isGlad(page);
  const why = view.rating ? t("score.total.n", { n: standings[0].points }) : margin(page);
  const on = page.hand.visiting ?? (own.length === 1 ? own[0] : (standings[0]?.seat ?? 0));
  const sign = drawing("fox", "0 0 48 48", `end-fox ${glad ? "is-glad" : ""}`);
  const title = view.rating ? t(`score.rating.${view.rating}`) : undefined;
  return frame(
    page,
    { title, glad, sign, why },
    html`<div class="results">
      ${tally(page, view, standings)}
      ${view.rating ? scale(view.rating) : nothing}
      <div class="keepsake-sheet card"><h3>${t("sheet.of", { who: page.name(on), n: view.seats[on].points })}</h3>
        ${
          view.seats.length > 1
            ? html`<div class="row wrap" role="group" aria-label=${t("sheet.whose")}>${view.seats.map(
                (_, at) => html`<button class="btn" aria-pressed=${at === on}
                  @click=${() => {
                    page.hand.visiting = at;
                  }}>${drawing(page.faceOf(at), "0 0 48 48", "face")}${page.name(at)}</button>`,
              )}</div>`
            : nothing
        }
        ${sheet(page, view, on)}
        <div class="row wrap"><button class="btn flat" @click=${() =>
          savePng(page, view.seats[on], on)}>${icon("save")}${t("sheet.png")}</button>
          <button class="btn flat" @click=${() => saveSvg(page, view.seats[on], on)}>${icon("save")}${t("sheet.svg")}</button>
          ${lookBack(page)}</div></div>
    </div>`,
  );
}

/** Every area in a line of its own, everybody in a column. @param {Page} page @param {View} view @param {Place[]} standings */
function tally(page, view, standings) {
  const seats = standings.map((place) => ({
    ...view.seats[place.seat],
    at: place.seat,
    place: place.place,
    points: place.points,
    left: place.left,
  }));
  const areas = (/** @type {Pick<SeatView, "count">} */ seat) => KEYS.map((key) => seat.count[key]);
  return html`<div class="card tally-card"><table class="tally n${seats.length}"><caption class="sr">${t("score.title")}</caption>
    <thead><tr><td></td>${seats.map(
      (seat) =>
        html`<th scope="col" class=${
          seat.place === 1 && seats.length > 1 ? "is-first" : ""
        }><span class="crowned">${drawing(page.faceOf(seat.at), "0 0 48 48", "face")}${
          seat.place === 1 && seats.length > 1
            ? html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-crown"></use></svg>`
            : nothing
        }</span><span>${page.name(seat.at)}</span></th>`,
    )}</tr></thead>
    <tbody>${AREAS.map((area, at) => {
      const best = Math.max(...seats.map((seat) => areas(seat)[at]));
      return html`<tr data-hue=${hue(area)}><th scope="row"><div class="line"><span
        class="stamp">${seal(area)}</span><span>${t(`area.${area}`)}<small>${t(`score.${area}`)}</small></span></div></th>${seats.map(
          (seat) => {
            const low = seat.count.foxes > 0 && areas(seat)[at] === Math.min(...areas(seat));
            return html`<td class=${
              best > 0 && areas(seat)[at] === best && seats.length > 1 ? "is-best" : ""
            }><span class="num">${areas(seat)[at]}</span><small>${detail(area, seat)}</small>${
              low
                ? html`<span class="low" title=${t("score.lowest")}>${drawing("fox", "0 0 48 48")}<span
                  class="sr">${t("score.lowest")}</span></span>`
                : nothing
            }</td>`;
          },
        )}</tr>`;
    })}
      <tr class="fox-line"><th scope="row"><div class="line"><span
        class="stamp plain">${drawing("fox", "0 0 48 48")}</span><span>${t("score.foxes")}<small
        >${t("score.fox")}</small></span></div></th>${seats.map((seat) => {
          const all = seat.points - areas(seat).reduce((sum, one) => sum + one, 0);
          return html`<td><span class="num">${all}</span><small>${
            seat.count.foxes ? `${seat.count.foxes} × ${all / seat.count.foxes}` : t("score.none")
          }</small></td>`;
        })}</tr></tbody>
    <tfoot><tr><th scope="row">${t("score.total")}</th>${seats.map(
      (seat) =>
        html`<td><b class="num total">${seat.points}</b><small>${
          seats.length > 1 ? t(seat.left ? "ui.left-early" : `score.place.${seat.place}`) : nothing
        }</small></td>`,
    )}</tr></tfoot>
  </table></div>`;
}

/** How the points of an area came about. @param {string} area @param {SeatView} seat */
function detail(area, seat) {
  const { marks } = seat.sheet;
  const n = marks.filter((/** @type {string} */ id) => id[0] === area).length;
  if (area === "O" || area === "P") return t("score.numbers", { n });
  return t("score.crosses", { n });
}

/** All ratings, with the one that was reached. @param {string} rating */
function scale(rating) {
  return html`<ol class="card scale" aria-label=${t("score.scale")}>${RATINGS.map(
    ([one, least], at) =>
      html`<li class=${one === rating ? "is-now" : ""} aria-current=${one === rating ? "true" : nothing}><span class="num">${
        at ? `${least}–${RATINGS[at - 1][1] - 1}` : `${least}+`
      }</span><span>${t(`score.rating.${one}`)}</span></li>`,
  )}</ol>`;
}
