// A game that ended early: what can still be done with it.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { sheet } from "../games.js";
import { t } from "../words.js";

/** @param {import("./table.js").TablePage} page */
export function closed(page) {
  const { id, room } = page.link;
  sheet("closed");
  return html`<section class="dock is-closed"><p class="ask" role="status">${t("ui.abandoned")}</p>
    <div class="row wrap">
      ${page.link.own().length ? html`<button class="btn go" @click=${() => page.rematch()}>${icon("reroll")}${t(room.seats.length === 1 ? "ui.again" : "ui.rematch")}</button>` : nothing}
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a>
      <a class="btn flat" href="/replay/${id}">${icon("play")}${t("ui.watch-again")}</a>
      <a class="btn flat" href="/proof/${id}">${icon("check")}${t("ui.check-dice")}</a></div></section>`;
}
