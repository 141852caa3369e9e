// What stands around a game that is watched again: whose eyes see it, and why it cannot be seen.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { lang, reason, t } from "../words.js";

/** @typedef {import("../pages/replay.js").ReplayPage} ReplayPage */

/** Whose eyes see the table: only where somebody knew what others did not. @param {ReplayPage} page */
export function eyes(page) {
  const choose = (/** @type {{ target: HTMLInputElement }} */ event) =>
    page.lookWith(event.target.value === "" ? null : Number(event.target.value));
  return html`<label class="replay-eyes">${icon("eye")}<span class="sr">${t("replay.eyes")}</span>
    <select @change=${choose}>
      <option value="" ?selected=${page.eye === null}>${t("replay.eyes.nobody")}</option>
      ${page.replay?.players.map(
        (_, seat) => html`<option value=${seat}
          ?selected=${page.eye === seat}>${page.player.stage.name(seat)}</option>`,
      )}</select></label>`;
}

/** Why there is nothing to watch, and where to go from here. @param {ReplayPage} page @param {import("../pages/replay.js").Why} why */
export function refused(page, why) {
  const opens = Number(Object.fromEntries(why.details ?? []).opens);
  const when = opens ? new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }).format(new Date(opens)) : "";
  const words =
    why.code === "daily-secret" && when ? t("replay.daily-secret", { when }) : why.code === "not-over" ? t("replay.not-over") : reason(why);
  /** @type {Record<string, () => unknown>} */
  const ways = {
    "not-over": () => html`<a class="btn go" href="/t/${page.table}">${icon("back")}${t("ui.back-to-game")}</a>`,
    "daily-secret": () => html`<a class="btn go" href="/daily">${icon("back")}${t("replay.daily")}</a>`,
    "no-such-table": () => nothing,
  };
  const again = () => html`<button class="btn go" @click=${() => page.load()}>${icon("reroll")}${t("replay.try-again")}</button>`;
  return html`<header><h1>${t("replay.title")}</h1></header>
    <section class="card replay-refused" role="alert"><p>${icon("no")}<b>${words}</b></p>
      <div class="row wrap">${(ways[why.code] ?? again)()}
        <a class="btn" href="/replay">${icon("book")}${t("replay.another")}</a><a
          class="btn" href="/">${icon("back")}${t("ui.home")}</a></div></section>`;
}
