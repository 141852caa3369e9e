// The end: places and points.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { caveat, crowned, goOn, headline, lookBack, rank } from "../pages/again.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  return html`<section class="end" aria-label=${t("score.title")}>
    <header class="headline"><div role="status"><h2>${view.seats.length === 1 ? t("score.total", { n: standings[0]?.points ?? 0 }) : headline(page)}</h2></div>${caveat(page)}</header>
    <div class="scores n${standings.length}">${standings.map(
      (place) => html`<article class="score card ${place.place === 1 ? "first" : ""}">
      <header class="seat">${crowned(page, place)}<div><b>${page.name(place.seat)}</b>
        ${view.seats.length > 1 ? html`<span class="quiet">${rank(place, standings)}</span>` : nothing}</div>
        <b class="num total" aria-label=${t("score.total", { n: place.points })}>${place.points}</b></header></article>`,
    )}</div>
    <div class="more row wrap">${lookBack(page)}</div>
    ${goOn(page)}
  </section>`;
}
