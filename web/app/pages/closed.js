// A game that ended early: what can still be done with it.

import { html, icon } from "../element.js";
import { sheet } from "../load.js";
import { t } from "../words.js";
import { again } from "./again.js";

/** @param {import("../game-types.js").Stage} page */
export function closed(page) {
  const { id } = page.link;
  sheet("closed");
  return html`<section class="dock is-closed"><p class="ask" role="status">${t("beside.abandoned")}</p>
    <div class="row wrap">
      ${again(page, "")}
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a>
      <a class="btn flat" href="/replay/${id}">${icon("play")}${t("ui.watch-again")}</a>
      <a class="btn flat" href="/proof/${id}">${icon("check")}${t("ui.check-dice")}</a></div></section>`;
}
