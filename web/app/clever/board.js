// The table of Clever: the others, the actions, the sheet.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { t } from "../words.js";
import { left, stepOf } from "./asking.js";
import { bare } from "./pieces.js";
import { sheet } from "./sheet.js";
import { roundsTold } from "./tip.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function board(page, view) {
  const me = page.me();
  const on = page.hand.visiting ?? me ?? view.seat;
  const others = view.seats.map((_, at) => at).filter((/** @type {number} */ at) => at !== me);
  const n = Math.min(others.length, 3); // Whoever only watches has one more.
  return html`<div class="strip">
      <div class="rivals n${n}" role="group" aria-label=${t("sheet.whose")}>${
        me === null ? nothing : rival(page, view, me, on)
      }${others.map((/** @type {number} */ at) => rival(page, view, at, on))}</div>
      ${tracks(page, view.seats[on], on)}
    </div>
    <div class="paper ${on === me ? "" : "is-visit"}">${sheet(page, view, on)}</div>
    ${
      others.length ? html`<div class="minis n${n}">${others.map((/** @type {number} */ at) => mini(page, view, at, on))}</div>` : nothing
    }`;
}

/** What somebody does now, in a word. @param {Page} page @param {View} view @param {number} at */
function doing(page, view, at) {
  const chair = page.link.room.seats[at];
  if (chair.held_by) return t("ui.held", { bot: page.shown(chair.held_by) });
  if (chair.away) return t("ui.away");
  if (/person|program/.test(chair.who) && !chair.here) return t("ui.gone");
  if (view.phase === "over") return "";
  if (["closing", "black"].includes(view.phase)) return t(stepOf(view.seats[at]).kind === "ready" ? "seat.ready" : "seat.choosing");
  return view.seat === at ? t("seat.turn") : "";
}

/** A seat: a face, points, and a tap away the sheet. @param {Page} page @param {View} view @param {number} at @param {number} on */
function rival(page, view, at, on) {
  const { points } = view.seats[at];
  const state = doing(page, view, at);
  const sealed = ["closing", "black"].includes(view.phase);
  const ready = stepOf(view.seats[at]).kind === "ready";
  return html`<button class="rival ${at === page.me() ? "is-me" : ""} ${
    view.seat === at && view.phase !== "over" ? "is-turn" : ""
  } ${on === at ? "is-on" : ""}" data-seat=${at} aria-pressed=${on === at}
    @click=${() => page.hand.visit(at === page.me() ? null : at)}>
    ${drawing(page.faceOf(at), "0 0 48 48", "face")}<span class="who" aria-hidden="true"><b>${page.name(at)}</b><span
      class="num">${points}</span></span>
    <span class="sr">${[t("sheet.see", { who: page.name(at), n: points }), state].filter(Boolean).join(", ")}</span>
    ${
      sealed
        ? html`<span class="state ${ready ? "is-ready" : "is-choosing"}" aria-hidden="true">${
            ready ? icon("check") : html`<i></i><i></i><i></i>`
          }</span>`
        : nothing
    }</button>`;
}

/** A small sheet beside one's own, where there is room. @param {Page} page @param {View} view @param {number} at @param {number} on */
function mini(page, view, at, on) {
  return html`<button class="mini ${on === at ? "is-on" : ""}" aria-pressed=${on === at} @click=${() => page.hand.visit(at)}>
    <span class="sr">${t("sheet.see", { who: page.name(at), n: view.seats[at].points })}</span>
    <span aria-hidden="true" class="seat ${
      view.seat === at && view.phase !== "over" ? "is-turn" : ""
    }">${drawing(page.faceOf(at), "0 0 48 48", "face")}<span><b>${page.name(at)}</b><span
      class="quiet">${t("points", { n: view.seats[at].points })}${
        doing(page, view, at) ? html` · ${doing(page, view, at)}` : nothing
      }</span></span></span>
    ${sheet(page, view, at, { small: true })}</button>`;
}

/** Both tracks of actions; a tap says what they do. @param {Page} page @param {SeatView} seat @param {number} at */
function tracks(page, seat, at) {
  const { rerolls, extras } = seat.sheet;
  const line = (/** @type {string} */ kind, /** @type {import("../../generated/clever.js").Track} */ { unlocked, spent }) =>
    html`<span class="actions">${bare(kind)}${Array.from(
      { length: SHEET.circles },
      (_, n) => html`<i class=${n < spent ? "used" : n < unlocked ? "has" : ""}></i>`,
    )}</span>`;
  const label = [
    t("track.reroll", { n: left(rerolls) }),
    t("track.extra", { n: left(extras) }),
    t("track.fox", { n: seat.count.foxes }),
  ].join(", ");
  const explain = (/** @type {{ target: Element }} */ { target }) => {
    page.slip = target.closest(".foxes") ? t("bonus.fox.about") : `${t("track.reroll.about")} ${t("track.extra.about")}`;
  };
  return html`<button class="tracks" data-seat=${at} title=${label} @click=${explain}><span class="sr">${label}</span>
    <span class="lines" aria-hidden="true">${line("reroll", rerolls)}${line("extra", extras)}</span>
    <span class="foxes" aria-hidden="true">${drawing("fox", "0 0 48 48")}<b class="num">${seat.count.foxes}</b></span></button>`;
}

/** The rounds with what each of them brings, for the bar; a tap says it in words. @param {Page} page @param {View} view */
export function status(page, view) {
  const gift = (/** @type {(typeof SHEET.rounds)[number]} */ one) =>
    one === "black" ? html`<span class="either"><i>×</i><i>6</i></span>` : typeof one === "object" ? bare(one.bonus) : nothing;
  const told = roundsTold(view);
  return html`<button class="rounds push" title=${told} @click=${() => {
    page.slip = told;
  }}><span class="sr">${t("round", { round: view.round, rounds: view.rounds })}</span>
    ${SHEET.rounds
      .slice(0, view.rounds)
      .map(
        (one, at) =>
          html`<span class="round ${
            at + 1 === view.round ? "is-now" : at + 1 < view.round ? "is-past" : ""
          }" aria-hidden="true"><b class="num">${at + 1}</b><small>${gift(one)}</small></span>`,
      )}</button>`;
}
