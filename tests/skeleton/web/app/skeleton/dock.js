// The hand: what is asked, and a button for each answer. They stay where they are, so that nobody loses the place.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { slip } from "../tips.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function dock(page, view) {
  const asked = page.isAsked();
  return html`<section class="dock" tabindex="-1" aria-label=${t("ui.choose")}>
    <div class="ask">
      <p class="question" role="status">${
        asked ? html`<i class="turn-dot"></i>` : nothing
      }<span>${page.calls?.()}${question(page, view)}</span></p>
      ${page.screen.correct?.()}
      ${
        asked && page.link.room.hints
          ? html`<button class="icon-btn push" aria-label=${t("ui.hint")} @click=${() => page.hint()}>${icon("hint")}</button>`
          : nothing
      }
    </div>
    ${page.slip ? slip(page) : nothing}
    <div class="go-row">${answer(page, "roll", "go")}${answer(page, "bank", "")}</div>
  </section>`;
}

/** @param {Page} page @param {string} action @param {string} kind */
const answer = (
  page,
  action,
  kind,
) => html`<button class="btn ${kind}" data-act=${action} aria-disabled=${page.legal().includes(action) ? "false" : "true"}
  @click=${() => (page.legal().includes(action) ? page.act(action) : page.whyNot(action))}>${t(`action.${action}`)}</button>`;

/** @param {Page} page @param {View} view */
function question(page, view) {
  if (page.stage) return page.stage.text;
  if (page.link.play.standings) return t("ask.over");
  return page.isAsked() ? t("ask", { n: view.pot }) : t("ask.wait", { who: page.name(view.seat) });
}
