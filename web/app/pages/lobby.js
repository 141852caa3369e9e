// Before the game: who sits where, the link, the start.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { get } from "../net/api.js";
import { bestBot } from "../games.js";
import { t } from "../words.js";

/** @typedef {import("./table.js").TablePage} TablePage */

/** Which options matter at a table, in the order of its game; known after the first look. @type {Map<string, string[]>} */
const mattering = new Map();

/** The options worth a line. @param {TablePage} page @returns {[string, string][]} */
function variants(page) {
  const { room, id } = page.link;
  const known = mattering.get(id);
  if (known) return known.map((name) => [name, room.options[name]]);
  mattering.set(id, Object.keys(room.options));
  const query = new URLSearchParams({ players: String(room.seats.length), ...room.options });
  get(`/api/v1/games/${room.game}/options?${query}`).then((choices) => {
    mattering.set(id, choices.options.map((/** @type {any} */ option) => option.name));
    page.requestUpdate();
  }).catch(() => {});
  return Object.entries(room.options);
}

/** @param {TablePage} page */
export function lobby(page) {
  const { room } = page.link;
  const free = room.seats.some((/** @type {any} */ seat) => seat.who === "nobody");
  const seated = page.link.own().length > 0;
  return html`<main class="page lobby">
    <section class="card"><h2>${t("ui.who-plays")}</h2>
      <ol class="seat-list">${room.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => chair(page, seat, at))}</ol>
      ${!seated && free ? html`<button class="btn go big" @click=${() => page.do({ sit: { seat: null, name: null } })}>${t("ui.sit-down")}</button>` : nothing}
      ${room.owned ? html`<button class="btn go big" ?disabled=${free} @click=${() => page.do("start")}>${icon("play")}${t("ui.start")}</button>
        ${free ? html`<p class="quiet">${t("ui.wait-for-seats")}</p>` : nothing}`
      : seated ? html`<p role="status">${t("ui.wait-for-owner")}</p>` : nothing}
    </section>
    ${free ? invite(page) : nothing}
    <section class="card"><h2>${t("ui.variants")}</h2><dl class="variants">
      ${variants(page).map(([name, value]) => html`<div><dt>${t(`option.${name}`)}</dt><dd>${t(`option.${name}.${value}`)}</dd></div>`)}
    </dl></section>
  </main>`;
}

/** @param {TablePage} page @param {any} seat @param {number} at */
function chair(page, seat, at) {
  const { owned } = page.link.room;
  return html`<li class="seat">
    ${drawing(page.faceOf(at), "0 0 48 48", seat.who === "nobody" ? "face is-free" : "face")}
    <div><b>${seat.who === "nobody" ? t("ui.free-seat") : page.name(at)}</b>
      <span class="quiet">${seat.yours && page.name(at) !== t("ui.you") ? t("ui.you") : seat.who === "bot" ? t("ui.seat.bot") : seat.who === "person" && !seat.here ? t("ui.gone") : ""}</span></div>
    <span class="push row">
      ${owned && seat.who === "nobody" ? html`<button class="btn" @click=${async () => page.do({ "seat-bot": { seat: at, bot: await bestBot(page.link.room.game) } })}>${icon("plus")}${t("ui.seat.bot")}</button>` : nothing}
      ${owned && !seat.yours && seat.who !== "nobody" ? html`<button class="icon-btn" aria-label="${t("ui.free-it")}: ${page.name(at)}" @click=${() => page.do({ kick: { seat: at } })}>${icon("no")}</button>` : nothing}
      ${seat.yours ? html`<button class="btn" @click=${() => page.do({ leave: { seat: at } })}>${t("ui.get-up")}</button>` : nothing}
    </span></li>`;
}

/** @param {TablePage} page */
function invite(page) {
  return html`<section class="card invite"><h2>${t("ui.invite-friends")}</h2>
    <p>${t("ui.invite-friends.about")}</p>
    <div class="row wrap"><input class="link" readonly aria-label=${t("ui.link")} .value=${location.href} @focus=${(/** @type {any} */ event) => event.target.select()}>
      <button class="btn" @click=${() => page.copyLink()}>${icon("link")}${t("ui.copy")}</button></div>
    <div class="qr" role="img" aria-label=${t("ui.qr")}>${page.qrCode() ?? nothing}</div>
  </section>`;
}
