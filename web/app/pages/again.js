// After a game, the next one: alone and against bots it begins at once; others gather at a table first.

import { go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { post } from "../net/api.js";
import { t } from "../words.js";

/** @typedef {import("../game-types.js").Stage} Stage */

/** Where a seat ended, in words: those who left early have no place. @param {import("../../generated/wire.js").PlaceInfo} place @param {import("../../generated/wire.js").PlaceInfo[]} standings */
export function rank(place, standings) {
  if (place.left) return t("ui.left-early");
  const words = t(`score.place.${place.place}`);
  return standings.some((other) => other !== place && !other.left && other.place === place.place) ? t("score.place.shared", { place: words }) : words;
}

/** What the result has to be read with. @param {Stage} page */
export const caveat = (page) => (page.link.room.take_backs ? html`<p class="quiet caveat">${icon("undo")}${t("ui.take-backs")}</p>` : nothing);

/** Begins the same game again; the next seat comes first. Answers the new table. @param {Stage} page @param {Record<string, string>} [changed] options */
export async function playAgain(page, changed = {}) {
  const { game, options, seats, hints, undo, typed, clock, public: open } = page.link.room;
  const plan = (/** @type {import("../../generated/wire.js").Chair} */ { who, name }) => (who === "bot" ? { bot: { name } } : { you: { name } });
  const wish = { game, options: { ...options, ...changed }, seats: [...seats.slice(1), seats[0]].map(plan), hints, undo, typed, clock: clock ?? undefined, public: open, start: true };
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
    <button class="btn go ${size} ${room.rematch ? "is-waiting" : ""}" @click=${() => (ready && !room.rematch ? page.tried(playAgain(page, changed)) : page.rematch())}>${icon("reroll")}${t(room.seats.length === 1 ? "ui.again" : "ui.rematch")}</button>
    ${ready && !room.rematch ? html`<button class="btn" @click=${() => page.rematch()}>${icon("gear")}${t("ui.change-table")}</button>` : nothing}`;
}
