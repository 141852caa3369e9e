// What every end of a game has: who won, places, ways to look back, and the next game: alone and against bots it begins at once;
// others gather at a table first.

import { drawing, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { post } from "../net/api.js";
import { lang, t } from "../words.js";

/** @typedef {import("../game-types.js").Stage} Stage @typedef {import("../../generated/wire.js").PlaceInfo} Place */

/** The seats that won. @param {Stage} page */
export const winners = (page) => (page.link.play.standings ?? []).filter((place) => place.place === 1).map((place) => place.seat);

/** Whether the person here is among the winners, or only watches. @param {Stage} page */
export function isGlad(page) {
  const own = page.link.own(),
    won = winners(page);
  return !own.length || won.some((seat) => own.includes(seat));
}

/** @param {unknown} glad */
const confetti = (glad) =>
  glad ? html`<div class="confetti" aria-hidden="true">${[..."*".repeat(24)].map(() => html`<i></i>`)}</div>` : nothing;

/** Who won, in a sentence. @param {Stage} page */
function headline(page) {
  const own = page.link.own(),
    won = winners(page);
  if (won.length > 1) return t("score.won.shared", { names: new Intl.ListFormat(lang).format(won.map((seat) => page.name(seat))) });
  return own.length === 1 && own[0] === won[0] ? t("score.won.you") : t("score.won", { who: page.name(won[0] ?? 0) });
}

/** By what the first one won: by points or, where these are level, by the tie-break; nothing where a win is shared. @param {Stage} page */
export function margin(page) {
  const [winner, next] = page.link.play.standings ?? [];
  if (winners(page).length !== 1 || !next) return "";
  return winner.points > next.points
    ? t("score.ahead", { n: winner.points - next.points })
    : t("score.tiebreak", { n: winner.tie_breaks[0] ?? 0, m: next.tie_breaks[0] ?? 0 });
}

/** The face of a seat, with a crown where it won against others. @param {Stage} page @param {Place} place */
const crowned = (page, place) =>
  html`<span class="crowned">${drawing(page.faceOf(place.seat), "0 0 48 48", "face")}${
    place.place === 1 && page.link.room.seats.length > 1 ? drawing("i-crown", "0 0 24 24", "crown") : nothing
  }</span>`;

/** Ways to look back: the replay, the proof of the dice, the record. @param {Stage} page */
export const lookBack = (page) =>
  page.daily
    ? page.daily.record(page)
    : html`<a class="btn flat" href="/replay/${page.link.id}">${icon("play")}${t("ui.watch-again")}</a>
  <a class="btn flat" href="/proof/${page.link.id}">${icon("check")}${t("ui.check-dice")}</a>
  <a class="btn flat" href="/api/v1/replays/${page.link.id}/record" download>${icon("save")}${t("ui.record")}</a>`;

/** Ways on: another game, and home. @param {Stage} page @param {unknown} [another] */
export const goOn = (page, another = again(page)) =>
  page.daily ? page.daily.next(page) : html`<div class="next">${another}<a class="btn" href="/">${icon("back")}${t("ui.home")}</a></div>`;

/** Where a seat ended, in words: those who left early have no place. @param {Place} place @param {Place[]} standings */
export function rank(place, standings) {
  if (place.left) return t("ui.left-early");
  const words = t(`score.place.${place.place}`);
  return standings.some((other) => other !== place && !other.left && other.place === place.place)
    ? t("score.place.shared", { place: words })
    : words;
}

/** What the result has to be read with. @param {Stage} page */
const caveat = (page) => (page.link.room.take_backs ? html`<p class="quiet caveat">${icon("undo")}${t("ui.take-backs")}</p>` : nothing);

/**
 * Begins the same game again; the next seat comes first. Answers the new table.
 * @param {Stage} page @param {Record<string, string>} [changed] options
 */
export async function playAgain(page, changed = {}) {
  const { game, options, seats, hints, undo, typed, clock, public: open } = page.link.room;
  const plan = (/** @type {import("../../generated/wire.js").Chair} */ { who, name }) =>
    who === "bot" ? { bot: { name } } : { you: { name } };
  const wish = {
    game,
    options: { ...options, ...changed },
    seats: [...seats.slice(1), seats[0]].map(plan),
    hints,
    undo,
    typed,
    clock: clock ?? undefined,
    public: open,
    start: true,
  };
  const { table } = await post("/api/v1/tables", wish);
  go(`/t/${table}`);
  return table;
}

/** What to press for another game. @param {Stage} page @param {string} [size] @param {Record<string, string>} [changed] options */
export function again(page, size = "big", changed = {}) {
  const { room } = page.link;
  if (!page.link.own().length) return nothing;
  const ready = room.seats.every((seat) => seat.yours || seat.who === "bot");
  return html`${room.rematch ? html`<p role="status"><b>${t("ui.rematch-waits")}</b></p>` : nothing}
    <button class="btn go ${size} ${room.rematch ? "is-waiting" : ""}" @click=${() =>
      ready && !room.rematch
        ? page.tried(playAgain(page, changed))
        : page.rematch()}>${icon("reroll")}${t(room.seats.length === 1 ? "ui.again" : "ui.rematch")}</button>
    ${
      ready && !room.rematch
        ? html`<button class="btn" @click=${() => page.rematch()}>${icon("gear")}${t("ui.change-table")}</button>`
        : nothing
    }`;
}

/**
 * The frame of every end: who won and by what, what the game shows of it, and ways on. `title` stands in place of who won, `sign` beside
 * it; `why` says by what, `measure` how good that is, `another` begins the next game.
 * @param {Stage} page
 * @param {{ title?: string, glad?: unknown, sign?: unknown, why?: string, measure?: unknown, another?: unknown }} head
 * @param {unknown} inside
 */
export const frame = (page, { title = headline(page), glad, sign = nothing, why, measure = nothing, another }, inside) =>
  html`<section class="end" aria-label=${t("score.title")}>
    ${confetti(glad)}
    <header class="headline">${sign}<div role="status"><h2>${title}</h2></div>${caveat(page)}${
      why ? html`<p>${why}</p>` : nothing
    }${measure}</header>
    ${inside}
    ${goOn(page, another)}
  </section>`;

/**
 * Cards of all seats, and ways to look back; `between` stands between them.
 * @param {Stage} page @param {(place: Place) => unknown} card @param {unknown} [between]
 */
export function scores(page, card, between = nothing) {
  const standings = page.link.play.standings ?? [];
  return html`<div class="scores n${standings.length}">${standings.map(card)}</div>
    ${between}
    <div class="more row wrap">${lookBack(page)}</div>`;
}

/**
 * The card of one seat: face, name, what is said of its place, and the total (in words for screen readers).
 * @param {Stage} page @param {Place} place @param {{ about: string, total: string }} words @param {unknown} inside
 */
export const scoreCard = (page, place, { about, total }, inside) => html`<article class="score card ${place.place === 1 ? "first" : ""}">
    <header class="seat">${crowned(page, place)}<div><b>${page.name(place.seat)}</b>
      ${about ? html`<span class="quiet">${about}</span>` : nothing}</div>
      <b class="num total" aria-label=${total}>${place.points}</b></header>
    ${inside}
  </article>`;
