// The end: who won, the pad, and the stacks of the last round with what the check found.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { again, caveat, confetti, crowned, goOn, headline, isGlad, lookBack, rank } from "../pages/again.js";
import { t } from "../words.js";
import { pad } from "./board.js";
import { finding } from "./dock.js";
import { mini } from "./pieces.js";
import { sameDice } from "./practice.js";
import { lineUpTo, read } from "./wood.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").PlaceInfo} Place */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const alone = view.seats.length === 1;
  const first = standings.filter((place) => place.place === 1);
  const glad = alone ? view.check?.[0].correct : isGlad(page);
  return html`<section class="end" aria-label=${t("score.title")}>
    ${confetti(glad)}
    <header class="headline"><div role="status"><h2>${alone ? solo(view) : headline(page)}</h2></div>${caveat(page)}${alone ? nothing : reason(standings, first)}</header>
    <div class="scores n${standings.length}">${standings.map((place) => score(page, view, place, standings))}</div>
    ${alone ? nothing : html`<section class="card pad-card" aria-label=${t("pad.title")}>${pad(page, view)}</section>`}
    <div class="more row wrap">${lookBack(page)}</div>
    ${goOn(page, alone ? html`${again(page, "big", { dice: "rolled" })}${page.link.own().length && view.dice ? sameDice(page, view) : nothing}` : again(page))}
  </section>`;
}

/** @param {View} view */
function solo(view) {
  const [one] = view.check ?? [];
  if (!one) return t("score.title");
  return one.correct && view.ended_by === "shout"
    ? t("score.solo.right", { n: one.points + one.bonus })
    : t("score.solo", { n: one.points, of: view.levels });
}

/** By how much, or by what, the first one won. @param {Place[]} standings @param {Place[]} first */
function reason(standings, first) {
  const [winner, next] = standings;
  if (first.length !== 1 || !next) return nothing;
  const by = winner.points - next.points;
  return html`<p>${by ? t("score.ahead", { n: by }) : t("score.tie-break", { n: winner.tie_breaks?.[0] ?? 0, m: next.tie_breaks?.[0] ?? 0 })}</p>`;
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const { seat } = place;
  const stack = view.seats[seat].stack.map(read);
  return html`<article class="score card ${place.place === 1 ? "first" : ""}">
    <header class="seat">${crowned(page, place)}<div><b>${page.name(seat)}</b>
      <span class="quiet">${standings.length === 1 ? t("score.bonus", { n: view.seats[seat].bonus }) : `${rank(place, standings)}, ${t("score.bonus", { n: view.seats[seat].bonus })}`}</span></div>
      <b class="num total" aria-label=${t("points.n", { n: place.points })}>${place.points}</b></header>
    ${view.check ? html`${stack.length ? html`<div class="last-stack">${mini(stack, seat, view.levels, lineUpTo(stack), view.check[seat].verdicts)}</div>` : nothing}<p class="quiet">${view.seats.length > 1 ? `${t("score.last")} ` : ""}${finding(page, view, seat)}</p>` : nothing}
  </article>`;
}
