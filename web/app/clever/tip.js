// What is said where the question stands: why not, an advice, or a lesson. Nothing is covered by it.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { lessons } from "./first.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

/** @param {TablePage} page @param {any} view @param {any} own the own seat's view */
export function tip(page, view, own) {
  if (page.stage) return nothing;
  if (page.slip) return slip(page);
  return page.isAsked() && !page.playing && !page.hand.busy && !page.hand.field ? lesson(page, view, own) : nothing;
}

/** @param {TablePage} page */
const slip = (page) => html`<p class="tip slip" role="alert"><span>${page.slip}</span>
  <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.clearSlip()}>${icon("no")}</button></p>`;

/** One sentence for whoever plays for the first time; it goes with the next move. @param {TablePage} page @param {any} view @param {any} own */
function lesson(page, view, own) {
  const name = page.hand.lesson(lessons(view, own, page.hand));
  if (!name) return nothing;
  return html`<p class="tip lesson"><span>${t(`first.${name}`)}</span>
    <button class="btn flat" @click=${() => page.hand.skipLessons()}>${t("ui.skip-lessons")}</button></p>`;
}
