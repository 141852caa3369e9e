// The first game explains every new kind of question in one sentence, once; and the place where such words stand.

import { html, icon } from "./element.js";
import { DRAWN } from "./games.js";
import { nothing } from "../vendor/lit.js";
import { keep, recall } from "./net/keep.js";
import { t } from "./words.js";

/** @typedef {import("./pages/table.js").TablePage} TablePage */
/** @typedef {[string, unknown][]} Due the names of lessons in their order, each with whether it fits now */

const ALL = "*";
/** Where a game's lessons are remembered; the first game had no name there yet. @param {string} game */
const shelf = (game) => (game === "stonoga" ? "first" : `first.${game}`);

/** Whether this browser's person wants new things explained. */
export const explains = () => recall("lessons") !== "off";

/** Whoever wants it again hears everything once more. @param {boolean} on */
export function setExplains(on) {
  keep("lessons", on ? null : "off");
  if (on) for (const game of DRAWN) keep(shelf(game), null);
}

/** What this browser has explained already. @param {string} game @returns {string[]} */
const told = (game) => (recall(shelf(game)) ?? "").split(" ").filter(Boolean);

/** The key of the sentence that fits now and was not told yet; nothing when all is known. @param {string} game @param {Due} due */
export function next(game, due) {
  const known = told(game);
  if (!explains()) return null;
  const found = due.find(([name, fits]) => fits && !known.includes(name));
  return found ? found[0] : null;
}

/** Remembers that a lesson was read; without a name, that none is wanted. @param {string} game @param {string} [read] */
export const learned = (game, read = ALL) => (read === ALL ? setExplains(false) : keep(shelf(game), [...new Set([...told(game), read])].join(" ")));

/** One sentence for whoever plays for the first time. @param {TablePage} page @param {Due} due */
function lesson(page, due) {
  const { game } = page.link.room;
  const name = next(game, due);
  if (!name) return nothing;
  const note = (/** @type {string} */ read) => () => { learned(game, read); page.requestUpdate(); };
  return html`<p class="lesson"><span>${t(`first.${name}`)}</span>
    <button class="btn flat" @click=${note(name)}>${icon("check")}<span>${t("ui.got-it")}</span></button>
    <button class="icon-btn" aria-label=${t("ui.skip-lessons")} @click=${note(ALL)}>${icon("no")}</button></p>`;
}

/** Words over the edge of the hand: what cannot be done, a piece of advice, or a lesson. @param {TablePage} page @param {Due} due */
export function voice(page, due) {
  const slip = () => html`<p class="slip" role="alert"><span>${page.slip}</span><button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.clearSlip()}>${icon("no")}</button></p>`;
  return html`<div class="voice">${page.slip ? slip() : page.isAsked() ? lesson(page, due) : nothing}</div>`;
}
