// The end: who won, and the finished snakes of everybody.

import { html, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { frame, isGlad, margin, rank, scoreCard, scores } from "../pages/again.js";
import { t } from "../words.js";
import { CELL } from "./geometry.js";
import { portrait, snakeArt } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").PlaceInfo} Place */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./geometry.js").Snake} Snake */

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const why = standings[0]?.points === 0 ? t("score.nobody") : margin(page);
  const open = view.snakes.filter((/** @type {Snake} */ one) => one.done === null).length;
  const between = html`${open ? html`<p class="left-over">${t("score.unfinished", { n: open })}</p>` : nothing}
    ${lastTable(page, view)}`;
  return frame(
    page,
    { glad: isGlad(page), why },
    scores(page, (place) => score(page, view, place, standings), between),
  );
}

/** All snakes once more, as they lay. @param {Page} page @param {View} view */
function lastTable(page, view) {
  if (!view.snakes.length) return nothing;
  const { ground } = page.hand;
  ground.settle(view.snakes, 1.5);
  const { left, top, right, bottom } = ground.box(view.snakes);
  const spot = (/** @type {Snake} */ one) =>
    (ground.spots.get(one.number) ?? [0, 0]).map((/** @type {number} */ at) => at * CELL).join(" ");
  return html`<details class="last-table"><summary class="btn flat">${icon("eye")}${t("score.table")}</summary>
    <svg viewBox="${(left - 0.3) * CELL} ${(top - 0.3) * CELL} ${(right - left + 0.6) * CELL} ${(bottom - top + 0.6) * CELL}" role="img"
      aria-label=${t("score.table")}>
      ${view.snakes.map(
        (/** @type {Snake} */ one) =>
          svg`<g class=${one.done === null ? "" : "done"} transform="translate(${spot(one)})">${snakeArt(one)}</g>`,
      )}</svg></details>`;
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const snakes = view.snakes.filter((/** @type {Snake} */ one) => one.done === place.seat);
  const again = place.points - snakes.length;
  return scoreCard(
    page,
    place,
    { about: rank(place, standings), total: t("score.total.n", { n: place.points }) },
    html`${
      snakes.length
        ? html`<ul class="trophies">${snakes.map(
            (/** @type {Snake} */ one) =>
              html`<li>${portrait(one, 42)}<span class="sr">${t("score.snake", { number: one.number, n: one.dice.length })}</span></li>`,
          )}</ul>`
        : nothing
    }
    ${
      again > 0
        ? html`<p class="quiet">${t("score.reopened", { n: again })}</p>`
        : place.points
          ? nothing
          : html`<p class="quiet">${t("score.none")}</p>`
    }`,
  );
}
