// The end: who won, and the finished snakes of everybody.

import { drawing, html, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { again, caveat, rank } from "../pages/again.js";
import { lang, t } from "../words.js";
import { CELL } from "./geometry.js";
import { portrait, snakeArt } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").PlaceInfo} Place */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./geometry.js").Snake} Snake */

const CONFETTI = [..."*".repeat(24)];

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const first = standings.filter((place) => place.place === 1);
  const own = page.link.own();
  const glad = !own.length || first.some((place) => own.includes(place.seat));
  const why = reasonOf(standings, first);
  const open = view.snakes.filter((/** @type {Snake} */ one) => one.done === null).length;
  return html`<section class="end" aria-label=${t("score.title")}>
    ${glad ? html`<div class="confetti" aria-hidden="true">${CONFETTI.map(() => html`<i></i>`)}</div>` : nothing}
    <header class="headline"><div role="status"><h2>${headline(page, standings)}</h2></div>${caveat(page)}${why ? html`<p>${why}</p>` : nothing}</header>
    <div class="scores n${standings.length}">${standings.map((place) => score(page, view, place, standings))}</div>
    ${open ? html`<p class="left-over">${t("score.unfinished", { n: open })}</p>` : nothing}
    ${lastTable(page, view)}
    <div class="more row wrap"><a class="btn flat" href="/replay/${page.link.id}">${icon("play")}${t("ui.watch-again")}</a>
      <a class="btn flat" href="/proof/${page.link.id}">${icon("check")}${t("ui.check-dice")}</a>
      <a class="btn flat" href="/api/v1/replays/${page.link.id}/record" download>${icon("save")}${t("ui.record")}</a></div>
    <div class="next">
      ${again(page)}
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a>
    </div>
  </section>`;
}

/** All snakes once more, as they lay. @param {Page} page @param {View} view */
function lastTable(page, view) {
  if (!view.snakes.length) return nothing;
  const { ground } = page.hand;
  ground.settle(view.snakes, 1.5);
  const { left, top, right, bottom } = ground.box(view.snakes);
  const spot = (/** @type {Snake} */ one) => (ground.spots.get(one.number) ?? [0, 0]).map((/** @type {number} */ at) => at * CELL).join(" ");
  return html`<details class="last-table"><summary class="btn flat">${icon("eye")}${t("score.table")}</summary>
    <svg viewBox="${(left - 0.3) * CELL} ${(top - 0.3) * CELL} ${(right - left + 0.6) * CELL} ${(bottom - top + 0.6) * CELL}" role="img" aria-label=${t("score.table")}>
      ${view.snakes.map((/** @type {Snake} */ one) => svg`<g class=${one.done === null ? "" : "done"} transform="translate(${spot(one)})">${snakeArt(one)}</g>`)}</svg></details>`;
}

/** By how much the first one won. @param {Place[]} standings @param {Place[]} first */
function reasonOf(standings, first) {
  const [winner, next] = standings;
  if (winner?.points === 0) return t("score.nobody");
  return first.length === 1 && next ? t("score.ahead", { n: winner.points - next.points }) : "";
}

/** @param {Page} page @param {Place[]} standings */
function headline(page, standings) {
  const first = standings.filter((place) => place.place === 1).map((place) => place.seat);
  if (first.length > 1) return t("score.won.shared", { names: new Intl.ListFormat(lang).format(first.map((seat) => page.name(seat))) });
  const own = page.link.own();
  return own.length === 1 && own[0] === first[0] ? t("score.won.you") : t("score.won", { who: page.name(first[0] ?? 0) });
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const snakes = view.snakes.filter((/** @type {Snake} */ one) => one.done === place.seat);
  const again = place.points - snakes.length;
  return html`<article class="score card ${place.place === 1 ? "first" : ""}">
    <header class="seat"><span class="crowned">${drawing(page.faceOf(place.seat), "0 0 48 48", "face")}${place.place === 1 ? html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-crown"></use></svg>` : nothing}</span><div><b>${page.name(place.seat)}</b>
      <span class="quiet">${rank(place, standings)}</span></div>
      <b class="num total" aria-label=${t("score.total.n", { n: place.points })}>${place.points}</b></header>
    ${snakes.length ? html`<ul class="trophies">${snakes.map((/** @type {Snake} */ one) => html`<li>${portrait(one, 42)}<span class="sr">${t("score.snake", { number: one.number, n: one.dice.length })}</span></li>`)}</ul>` : nothing}
    ${again > 0 ? html`<p class="quiet">${t("score.reopened", { n: again })}</p>` : place.points ? nothing : html`<p class="quiet">${t("score.none")}</p>`}
  </article>`;
}
