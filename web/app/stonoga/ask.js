// What is asked, in one sentence; a lesson or an answer stands in the same place, so that nothing is covered.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { slip } from "../tips.js";
import { t } from "../words.js";
import { fourAlike, lessons } from "./first.js";
import { label, shoes } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function ask(page, view) {
  const asked = page.isAsked();
  const said = page.stage ? nothing : page.slip ? slip(page) : asked && !page.hand.ending ? lesson(page, view) : nothing;
  return html`<div class="ask ${said === nothing ? "" : "has-tip"}">
    <p class="question" role="status">${
      asked ? html`<i class="turn-dot"></i>` : nothing
    }<span>${page.calls?.()}${question(page, view)}</span></p>
    ${said}${page.screen.correct?.()}
    ${
      asked && page.link.room.hints
        ? html`<button class="icon-btn" aria-label=${t("ui.hint")} @click=${() => page.hint()}>${icon("hint")}</button>`
        : nothing
    }
  </div>`;
}

/** One sentence for whoever plays for the first time; it goes with the next move. @param {Page} page @param {View} view */
function lesson(page, view) {
  const name = page.hand.lessons.next(lessons(page.legal(), view, page.link.room.options, view.seats[page.me() ?? -1]));
  if (!name) return nothing;
  const four = fourAlike(page.legal(), view);
  return page.hand.lessons.draw(t(`first.${name}`, { shoes: four && shoes(`${four[0]}4`), tile: four && label(four) }));
}

/** @param {Page} page @param {View} view */
function question(page, view) {
  if (page.stage) return page.stage.text;
  if (page.link.play.standings) return t("ask.over");
  if (!page.isAsked()) return t("ask.wait", { who: page.name(view.seat) });
  if (page.hand.ending) return t("ask.pass-sure", { n: view.rolls_of - view.rolls });
  const legal = page.legal();
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  const when = can("roll") ? "roll" : can("foot") ? "foot" : "last";
  const take = can("take"),
    steal = can("steal");
  const tiles = new Set(legal.filter((action) => action.startsWith("take")).map((action) => action.slice(5, 7)));
  if (when === "last" && take && !steal && tiles.size === 1) {
    const [tile] = tiles;
    return t("ask.last.one", { tile: label(tile), shoes: shoes(tile) });
  }
  const what = take && steal ? "take-steal" : take ? "take" : steal ? "steal" : can("lose") ? "lose" : "none";
  return t(`ask.${when}.${what}`);
}
