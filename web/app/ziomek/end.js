// The end: who won, the pad, and the stacks of the last round with what the check found.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { again, frame, isGlad, margin, rank, scoreCard, scores } from "../pages/again.js";
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
  const glad = alone ? view.check?.[0].correct : isGlad(page);
  const card = (/** @type {Place} */ place) => score(page, view, place, standings);
  const another = html`${again(page, "big", { dice: "rolled" })}${page.link.own().length && view.dice ? sameDice(page, view) : nothing}`;
  return alone
    ? frame(page, { title: solo(view), glad, another }, scores(page, card))
    : frame(
        page,
        { glad, why: margin(page) },
        scores(page, card, html`<section class="card pad-card" aria-label=${t("pad.title")}>${pad(page, view)}</section>`),
      );
}

/** @param {View} view */
function solo(view) {
  const [one] = view.check ?? [];
  if (!one) return t("score.title");
  return one.correct && view.ended_by === "shout"
    ? t("score.solo.right", { n: one.points + one.bonus })
    : t("score.solo", { n: one.points, of: view.levels });
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const { seat } = place;
  const stack = view.seats[seat].stack.map(read);
  const bonus = t("score.bonus", { n: view.seats[seat].bonus });
  return scoreCard(
    page,
    place,
    { about: standings.length === 1 ? bonus : `${rank(place, standings)}, ${bonus}`, total: t("points.n", { n: place.points }) },
    view.check
      ? html`${
          stack.length
            ? html`<div class="last-stack">${mini(stack, seat, view.levels, lineUpTo(stack), view.check[seat].verdicts)}</div>`
            : nothing
        }<p class="quiet">${view.seats.length > 1 ? `${t("score.last")} ` : ""}${finding(page, view, seat)}</p>`
      : nothing,
  );
}
