// The table of Snakes: who plays, with how many dice and points; and the felt.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import "./felt.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View */

/** More dice than this are told by a number. */
const MANY = 10;

/** @param {Page} page @param {View} view */
export function board(page, view) {
  const order = seatsFrom(page.link.own()[0] ?? 0, view.seats.length);
  return html`<section class="players n${view.seats.length}" aria-label=${t("ui.who-plays")}
    @click=${() => page.hand.tellMore()}>${order.map((at) => player(page, view, at))}</section>
    <snakes-felt class="felt" .now=${{ page, view }}></snakes-felt>`;
}

/** All seats in the order of play, one's own first. @param {number} first @param {number} all */
const seatsFrom = (first, all) => Array.from({ length: all }, (_, n) => (first + n) % all);

/** @param {Page} page @param {View} view @param {number} at */
function player(page, view, at) {
  const seat = view.seats[at];
  const chair = page.link.room.seats[at];
  const turn = view.seat === at && view.phase !== "over";
  const state = chair.held_by
    ? t("ui.held", { bot: page.shown(chair.held_by) })
    : chair.away
      ? t("ui.away")
      : /person|program/.test(chair.who) && !chair.here
        ? t("ui.gone")
        : chair.who === "nobody"
          ? t("ui.free-seat")
          : "";
  return html`<div class="player ${turn ? "is-turn" : ""}" data-seat=${at}>
    ${drawing(page.faceOf(at), "0 0 48 48", "face")}
    <div class="plate"><b>${page.name(at)}</b>${state ? html`<span class="quiet state">${state}</span>` : nothing}</div>
    ${supply(seat)}
    <span class="points num" role="img" aria-label=${t("points", { n: seat.points })} title=${t("points", { n: seat.points })}><svg
      viewBox="0 0 24 24" aria-hidden="true"><path
        d="M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800-6.100-3.400-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z"
      ></path></svg>${seat.points}</span>
  </div>`;
}

/** The dice somebody still has: green ones square, orange ones round. @param {SeatView} seat */
export function supply(seat) {
  const { green, orange } = seat;
  const name =
    green + orange
      ? [green ? t("dice.g", { n: green }) : "", orange ? t("dice.o", { n: orange }) : ""].filter(Boolean).join(", ")
      : t("dice.none");
  const dots = (/** @type {number} */ n, /** @type {string} */ kind) => Array.from({ length: n }, () => html`<i class=${kind}></i>`);
  return html`<span class="supply ${green + orange > MANY ? "is-many" : ""}" role="img" aria-label=${name} title=${name}>
    <span class="dots">${dots(green, "g")}${dots(orange, "o")}${green + orange ? nothing : html`<i class="out"></i>`}</span>
    <span class="counts num"><i class="g"></i>${green}<i class="o"></i>${orange}</span></span>`;
}
