// The end: places, and the score line by line.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { centipede, grouped, lengthOf } from "./pieces.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

/** @param {TablePage} page @param {any} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  return html`<section class="end" aria-label=${t("score.title")}>
    <h2 role="status">${headline(page, view, standings)}</h2>
    <div class="scores">${standings.map((/** @type {any} */ place) => score(page, view, place, standings))}</div>
    ${page.link.room.rematch ? html`<p role="status"><b>${t("ui.rematch-waits")}</b></p>` : nothing}
    <div class="row wrap next">
      ${page.link.own().length ? html`<button class="btn go big ${page.link.room.rematch ? "is-waiting" : ""}" @click=${() => page.rematch()}>${icon("reroll")}${t("ui.rematch")}</button>` : nothing}
      <a class="btn" href="/api/v1/replays/${page.link.id}/record" download>${icon("save")}${t("ui.record")}</a>
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a>
    </div>
  </section>`;
}

/** @param {TablePage} page @param {any} view @param {any[]} standings */
function headline(page, view, standings) {
  if (view.rating) return t(`score.rating.${view.rating}`);
  const first = standings.filter((place) => place.place === 1).map((place) => place.seat);
  if (first.length > 1) return t("score.won.shared", { names: first.map((seat) => page.name(seat)).join(", ") });
  const own = page.link.own();
  return own.length === 1 && own[0] === first[0] ? t("score.won.you") : t("score.won", { who: page.name(first[0] ?? 0) });
}

/** @param {TablePage} page @param {any} view @param {any} place @param {any[]} standings */
function score(page, view, place, standings) {
  const seat = view.seats[place.seat];
  const shared = standings.filter((other) => other.place === place.place).length > 1;
  const rank = t(`score.place.${place.place}`);
  return html`<article class="score card ${place.place === 1 ? "first" : ""}">
    <header class="seat">${drawing(page.faceOf(place.seat), "0 0 48 48", "face")}<div><b>${page.name(place.seat)}</b>
      <span class="quiet">${shared ? t("score.place.shared", { place: rank }) : rank}</span></div>
      <b class="num total" aria-label=${t("score.total.n", { n: place.points })}>${place.points}</b></header>
    ${centipede(seat, { longest: Math.max(...view.seats.map(lengthOf)) })}
    <ol class="lines">${lines(page, view, seat)}</ol>
  </article>`;
}

/** @param {TablePage} page @param {any} view @param {any} seat */
function lines(page, view, seat) {
  const { golden, tails, barefoot } = page.link.room.options;
  const { count } = seat;
  const sizes = grouped(seat.pieces).map(({ tile }) => Number(tile[1]));
  const line = (/** @type {string} */ text, /** @type {string} */ art, /** @type {string} */ box, /** @type {number} */ n) =>
    html`<li class=${n ? "" : "zero"}><span class="mark">${drawing(art, box)}</span><span>${text}</span><b class="num">${n}</b></li>`;
  const shown = typeof seat.tail === "object" ? seat.tail.shown : null;
  /** @type {Record<string, string>} */
  const colours = shown ? { a: t(`colour.${shown[0]}`), b: t(`colour.${shown[1]}`) } : {};
  return html`
    ${line(sizes.length ? t("score.tiles", { n: sizes.length, sum: sizes.join(" + ") }) : t("score.tiles.none"), "shoe-r", "0 0 40 36", count.tiles)}
    ${golden === "on" ? line(count.golden ? t("score.golden", { n: count.golden }) : t("score.golden.none"), "shoe-gold", "0 0 40 36", count.golden) : nothing}
    ${barefoot === "on" ? line(t(count.bare_foot ? "score.foot.kept" : "score.foot.spent"), "shoe-foot", "0 0 40 36", count.bare_foot) : nothing}
    ${tails === "on" && shown ? line(t(count.tail ? "score.tail.both" : "score.tail.missing", colours), "tail-end", "0 0 34 78", count.tail) : nothing}
    ${view.seats.length === 1 ? html`<li class="zero"><span class="mark"></span><span>${view.lost.length ? t("score.lost", { n: view.lost.length }) : t("score.lost.none")}</span></li>` : nothing}`;
}
