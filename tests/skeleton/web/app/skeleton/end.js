// The end: places and points.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { again, caveat, rank } from "../pages/again.js";
import { lang, t } from "../words.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  return html`<section class="end" aria-label=${t("score.title")}>
    <header class="headline"><div role="status"><h2>${headline(page, view, standings)}</h2></div>${caveat(page)}</header>
    <div class="scores n${standings.length}">${standings.map((place) => html`<article class="score card ${place.place === 1 ? "first" : ""}">
      <header class="seat">${drawing(page.faceOf(place.seat), "0 0 48 48", "face")}<div><b>${page.name(place.seat)}</b>
        ${view.seats.length > 1 ? html`<span class="quiet">${rank(place, standings)}</span>` : nothing}</div>
        <b class="num total" aria-label=${t("score.total", { n: place.points })}>${place.points}</b></header></article>`)}</div>
    <div class="more row wrap">${page.daily ? page.daily.record(page) : html`<a class="btn flat" href="/replay/${page.link.id}">${icon("play")}${t("ui.watch-again")}</a>
      <a class="btn flat" href="/proof/${page.link.id}">${icon("check")}${t("ui.check-dice")}</a>
      <a class="btn flat" href="/api/v1/replays/${page.link.id}/record" download>${icon("save")}${t("ui.record")}</a>`}</div>
    ${page.daily ? page.daily.next(page) : html`<div class="next">${again(page)}<a class="btn" href="/">${icon("back")}${t("ui.home")}</a></div>`}
  </section>`;
}

/** @param {Page} page @param {View} view @param {import("./types.js").PlaceInfo[]} standings */
function headline(page, view, standings) {
  const first = standings.filter((place) => place.place === 1).map((place) => place.seat);
  if (view.seats.length === 1) return t("score.total", { n: standings[0]?.points ?? 0 });
  if (first.length > 1) return t("score.won.shared", { names: new Intl.ListFormat(lang).format(first.map((seat) => page.name(seat))) });
  const own = page.link.own();
  return own.length === 1 && own[0] === first[0] ? t("score.won.you") : t("score.won", { who: page.name(first[0] ?? 0) });
}
