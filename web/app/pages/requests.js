// What the table asks all who sit at it: a step back, an early end, somebody who is away.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { bestBot } from "../games.js";
import { t } from "../words.js";

/** @typedef {import("./table.js").TablePage} TablePage */

/** @param {TablePage} page */
export function requests(page) {
  const { undo_request: undo, end_vote: vote, seats, status, daily } = page.link.room;
  const end = t(daily ? "daily.give-up" : "ui.end-game");
  const own = page.link.own();
  if (!vote) page.staying = false; // Another vote is another question.
  const asks = (/** @type {any} */ one) => one && one.missing.some((/** @type {number} */ seat) => own.includes(seat));
  return html`<div class="requests">
    ${page.ending ? html`<div class="request card" role="alertdialog" aria-label=${end}><span>${t(daily ? "daily.give-up.sure" : "ui.end-sure")}</span>
      <button class="btn" @click=${() => { page.ending = false; page.do({ end: { agree: true } }); }}>${end}</button>
      <button class="btn go" @click=${() => { page.ending = false; page.requestUpdate(); }}>${t("ui.keep-playing")}</button></div>` : nothing}
    ${undo && asks(undo) ? html`<div class="request card" role="alert"><span>${t("ui.undo-asked", { who: page.name(undo.seat) })}</span>
      <button class="btn go" @click=${() => page.do({ "answer-undo": { agree: true } })}>${t("ui.yes")}</button>
      <button class="btn" @click=${() => page.do({ "answer-undo": { agree: false } })}>${t("ui.no")}</button></div>` : nothing}
    ${undo && own.includes(undo.seat) && undo.missing.length ? waiting(page, "ui.undo-waits", undo.missing, { "answer-undo": { agree: false } }) : nothing}
    ${vote && asks(vote) && !page.staying ? html`<div class="request card" role="alert"><span>${t("ui.end-asked")}</span>
      <button class="btn go" @click=${() => { page.staying = true; page.requestUpdate(); }}>${t("ui.keep-playing")}</button>
      <button class="btn" @click=${() => page.do({ end: { agree: true } })}>${t("ui.end-game")}</button></div>` : nothing}
    ${vote && !undo && vote.missing.length && vote.agreed.some((/** @type {number} */ seat) => own.includes(seat)) ? waiting(page, "ui.end-waits", vote.missing, { end: { agree: false } }) : nothing}
    ${seats.map((/** @type {any} */ chair, /** @type {number} */ at) => (chair.away && !chair.held_by && own.length && status === "playing"
      ? html`<div class="request card"><span>${t("ui.is-away", { who: page.name(at) })}</span>
        <button class="btn" @click=${async () => page.do({ hold: { seat: at, bot: await bestBot(page.link.room.game) } })}>${t("ui.let-bot-hold")}</button>
        <button class="btn" @click=${() => { page.ending = true; page.requestUpdate(); }}>${t("ui.end-game")}</button></div>` : nothing))}
  </div>`;
}

/** What one has asked of the others: it stands in the bar, and can be withdrawn. @param {TablePage} page @param {string} key @param {number[]} missing @param {unknown} withdraw */
const waiting = (page, key, missing, withdraw) => html`<div class="request note" role="status"><span>${t(key, { who: missing.map((seat) => page.name(seat)).join(", ") })}</span>
  <button class="btn" title=${t("ui.withdraw")} @click=${() => page.do(withdraw)}>${icon("no")}<span>${t("ui.withdraw")}</span></button></div>`;
