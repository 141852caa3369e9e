// What the table asks all who sit at it: a step back, an early end, somebody who is away.

import { backdrop, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { bestBot } from "../load.js";
import { t } from "../words.js";

/** @typedef {import("../game-types.js").TableStage} TableStage @typedef {import("./table.js").Asking} Asking */
/** @typedef {{ missing: number[] }} Asked */

/** @param {TableStage} page @param {Asking} asking */
export function requests(page, asking) {
  const { undo_request: undo, end_vote: vote, seats, status, daily, owned } = page.link.room;
  const [end, sure] = daily
    ? ["daily.give-up", "daily.give-up.sure"]
    : owned
      ? ["beside.end-game", "beside.end-sure"]
      : ["beside.end-propose", "beside.end-propose.sure"];
  const own = page.link.own();
  if (!vote) asking.staying = false; // Another vote is another question.
  const stay = () => {
    asking.ending = false;
  };
  const asks = (/** @type {Asked | null} */ one) => one && one.missing.some((/** @type {number} */ seat) => own.includes(seat));
  const waits = (/** @type {Asked | null} */ one, /** @type {number[]} */ asked) =>
    one?.missing.length && asked.some((seat) => own.includes(seat));
  const undoing = waits(undo, undo ? [undo.seat] : []);
  const voting = !undo && waits(vote, vote?.agreed ?? []);
  const gone = own.length && status === "playing" ? seats.findIndex((chair) => chair.away && !chair.held_by && !chair.without) : -1;
  const away = gone >= 0 && !undoing && !voting;
  const shut = () => {
    asking.choosing = false;
  };
  return html`${asking.ending ? backdrop(stay) : away && asking.choosing ? backdrop(shut) : nothing}<div class="requests">
    ${
      asking.ending
        ? html`<div class="request card" role="alertdialog" aria-label=${t(end)}><span>${t(sure)}</span>
      <button class="btn" @click=${() => {
        asking.ending = false;
        page.do({ end: { agree: true } });
      }}>${t(end)}</button>
      <button class="btn go" @click=${stay}>${t("ui.keep-playing")}</button></div>`
        : nothing
    }
    ${
      undo && asks(undo)
        ? html`<div class="request card" role="alert"><span>${t("beside.undo-asked", { who: page.name(undo.seat) })}</span>
      <button class="btn go" @click=${() => page.do({ "answer-undo": { agree: true } })}>${t("beside.yes")}</button>
      <button class="btn" @click=${() => page.do({ "answer-undo": { agree: false } })}>${t("beside.no")}</button></div>`
        : nothing
    }
    ${undo && undoing ? waiting(page, "beside.undo-waits", undo.missing, { "answer-undo": { agree: false } }) : nothing}
    ${
      vote && asks(vote) && !asking.staying
        ? html`<div class="request card" role="alert"><span>${t("beside.end-asked")}</span>
      <button class="btn go" @click=${() => {
        asking.staying = true;
      }}>${t("ui.keep-playing")}</button>
      <button class="btn" @click=${() => page.do({ end: { agree: true } })}>${t("beside.end-game")}</button></div>`
        : nothing
    }
    ${vote && voting ? waiting(page, "beside.end-waits", vote.missing, { end: { agree: false } }) : nothing}
    ${away ? absent(page, asking, gone, end, shut) : nothing}
  </div>`;
}

/**
 * Somebody is away: it stands in the bar, off the board, and opens what can be done about it.
 * @param {TableStage} page @param {Asking} asking @param {number} seat @param {string} end @param {() => void} shut
 */
function absent(page, asking, seat, end, shut) {
  const who = page.name(seat);
  const choose = (/** @type {() => unknown} */ then) => () => {
    shut();
    then();
  };
  if (!asking.choosing) {
    return html`<div class="request note" role="status"><span>${t("beside.is-away", { who })}</span>
      <button class="btn asks" aria-haspopup="dialog" @click=${() => {
        asking.choosing = true;
      }}>${t("beside.what-now")}</button></div>`;
  }
  return html`<div class="request card" role="alertdialog"
    aria-label=${t("beside.is-away", { who })}><span>${t("beside.is-away", { who })}</span>
    <button class="btn go" @click=${choose(() =>
      page.do({ hold: { seat, bot: bestBot(page.link.room.game) } }),
    )}>${t("beside.let-bot-hold")}</button>
    ${
      page.link.room.seats[seat].without === false
        ? html`<button class="btn" @click=${choose(() => page.do({ "go-on": { seat } }))}>${t("beside.go-on-without", { who })}</button>`
        : nothing
    }
    <button class="btn" @click=${shut}>${t("beside.wait")}</button>
    <button class="btn" @click=${choose(() => {
      asking.ending = true;
    })}>${t(end)}</button></div>`;
}

/**
 * What one has asked of the others: it stands in the bar, and can be withdrawn.
 * @param {TableStage} page @param {string} key @param {number[]} missing @param {import("../../generated/wire.js").Deed} withdraw
 */
const waiting = (
  page,
  key,
  missing,
  withdraw,
) => html`<div class="request note" role="status"><span>${t(key, { who: missing.map((seat) => page.name(seat)).join(", ") })}</span>
  <button class="btn" title=${t("ui.withdraw")}
    @click=${() => page.do(withdraw)}>${icon("no")}<span>${t("ui.withdraw")}</span></button></div>`;
