// One's own games: those that go on, those that have ended, and what came of them.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { gameName, nameIn } from "../pages/lists.js";
import { has, t } from "../words.js";
import { many, number, place } from "./fall.js";

/** @typedef {import("../pages/me.js").MePage} MePage */

/** So many ended games stand there at first. */
const LINES = 8;
/** A day's dice stay closed for the day itself and one more, in milliseconds. */
const CLOSED = 48 * 3600_000;

/** A day in words. @param {number} at */
export const day = (at) =>
  new Date(at).toLocaleDateString(place(), {
    day: "numeric",
    month: "short",
    year: new Date(at).getFullYear() === new Date().getFullYear() ? undefined : "numeric",
  });

/** So many points, as the game calls them. @param {string} game @param {number} n */
const points = (game, n) => t(has(`me.points.${game}`) ? `me.points.${game}` : "me.points", { n });

/** @typedef {import("../../generated/wire.js").MyGame} MyGame */

/** The others at the table. @param {MyGame} game */
function others(game) {
  const names = game.seats.filter((seat) => !seat.you && seat.name).map(nameIn);
  return names.length ? t("me.with", { names: names.join(", ") }) : t(game.seats.length > 1 ? "me.on-one-device" : "me.alone");
}

/** One's own seats, the best one first. @param {MyGame} game */
const ownSeats = (game) =>
  game.seats.filter((seat) => seat.you && seat.place !== null).toSorted((one, two) => (one.place ?? 0) - (two.place ?? 0));

/** How it ended for the person. @param {MyGame} game */
function outcome(game) {
  if (game.status === "abandoned") return t("status.abandoned");
  const [own, second] = ownSeats(game);
  if (!own) return t("status.over");
  if (second) return game.seats.map((seat) => `${seat.name} ${seat.points}`).join(", "); // Who of them it was, nobody knows.
  if (own.left) return t("ui.left-early");
  const got = points(game.game, own.points ?? 0);
  return game.seats.length > 1 ? `${t("me.place", { place: own.place ?? 0, n: game.seats.length })}, ${got}` : got;
}

/** What of an ended game can be opened. @param {MyGame} game */
function links(game) {
  const closed = game.daily && Date.now() < Date.parse(`${game.daily}T00:00:00Z`) + CLOSED;
  const name = `${t(`game.${game.game}.title`)}, ${day(game.date)}`;
  const link = (/** @type {string} */ href, /** @type {string} */ sign, /** @type {string} */ key) =>
    html`<a href=${href} aria-label="${t(key)}: ${name}">${icon(sign)}${t(key)}</a>`;
  return html`<span class="my-links">
    ${closed ? nothing : link(`/replay/${game.table}`, "play", "ui.watch-again")}
    ${!closed && game.dice.startsWith("proved") ? link(`/proof/${game.table}`, "check", "ui.check-dice") : nothing}
    ${game.daily ? link(`/daily/${game.daily}/${game.game}`, "day", "me.board") : nothing}
    ${game.dice === "typed" ? html`<span class="quiet">${icon("dice")}${t("me.typed")}</span>` : nothing}
    ${closed ? html`<span class="quiet">${icon("lock")}${t("me.closed")}</span>` : nothing}</span>`;
}

/** Those that go on. @param {MyGame[]} games */
export const running = (games) =>
  games.length
    ? html`<section class="card"><h2>${t("me.running")}</h2>
  <ul class="my-games">${games.map(
    (
      game,
    ) => html`<li>${gameName(game.game)}<div><b>${others(game)}</b><span class="quiet">${game.daily ? `${t("ui.today")} · ` : ""}${day(game.date)}</span></div>
    <a class="btn" href="/t/${game.table}" aria-label="${t("ui.go-on")}: ${t(`game.${game.game}.title`)}, ${others(game)}">${icon("play")}${t("ui.go-on")}</a></li>`,
  )}</ul></section>`
    : nothing;

/** Those that have ended. @param {MePage} page @param {MyGame[]} games */
export function ended(page, games) {
  if (!games.length) return nothing;
  const seen = page.all ? games : games.slice(0, LINES);
  return html`<section class="card"><h2>${t("me.ended")}</h2>
    <ul class="my-games">${seen.map((game) => html`<li>${gameName(game.game)}<div><b>${outcome(game)}</b><span class="quiet">${others(game)} · ${day(game.date)}${game.take_backs ? ` · ${t("me.take-backs")}` : ""}</span></div>${links(game)}</li>`)}</ul>
    ${
      seen.length < games.length
        ? html`<button class="btn" @click=${() => {
            page.all = true;
          }}>${many("me.all", games.length)}</button>`
        : nothing
    }</section>`;
}

/** What came of them, game by game. @param {import("../../generated/wire.js").MyTotal[]} totals */
export const results = (totals) =>
  totals.length
    ? html`<section class="card"><h2>${t("me.results")}</h2>
  <table class="my-results"><thead><tr><td></td>${["finished", "won", "best", "mean"].map((name) => html`<th scope="col">${t(`me.total.${name}`)}</th>`)}</tr></thead>
    <tbody>${totals.map(
      (
        total,
      ) => html`<tr><th scope="row">${gameName(total.game)}</th><td class="num">${number(total.finished)}</td><td class="num">${number(total.won)}${total.won_with_take_backs ? html`<small class="quiet">${t("me.won-take-backs", { n: total.won_with_take_backs })}</small>` : nothing}</td>
      <td class="num">${total.best === null ? "–" : number(total.best)}</td><td class="num">${total.mean === null ? "–" : number(total.mean, 1)}</td></tr>`,
    )}</tbody></table>
  <p class="quiet">${t("me.results.about")}</p></section>`
    : nothing;
