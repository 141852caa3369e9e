// What is said where the question stands: why something cannot be done, an explanation, or a lesson: the first game explains every
// new kind of question in one sentence, once.

import { html, icon } from "./element.js";
import { DRAWN, GAMES } from "./games.js";
import { keep, recall } from "./net/keep.js";
import { Store } from "./store.js";
import { t } from "./words.js";

/** @typedef {[string, unknown][]} Due the names of lessons in their order, each with whether it fits now */

const ALL = "*";
/** Where a game's lessons are remembered. @param {string} game */
const shelf = (game) => GAMES[game].lessons ?? `first.${game}`;

/** Whether new things are explained to this browser's person, everywhere or in one game. @param {string} [game] */
export const explains = (game) => recall("lessons") !== "off" && !(game && recall(`lessons.${game}`) === "off");

/** Switches explanations for all games; switched on, everything is explained once more. @param {boolean} on */
export function setExplains(on) {
  keep("lessons", on ? null : "off");
  if (on) for (const game of DRAWN) for (const name of [shelf(game), `lessons.${game}`]) keep(name, null);
}

/** What this browser has explained already. @param {string} game @returns {string[]} */
const told = (game) => (recall(shelf(game)) ?? "").split(" ").filter(Boolean);

/** The key of the sentence that fits now and was not told yet; nothing when all is known. @param {string} game @param {Due} due */
export function next(game, due) {
  const known = told(game);
  if (!explains(game)) return null;
  const found = due.find(([name, fits]) => fits && !known.includes(name));
  return found ? found[0] : null;
}

/** Remembers that a lesson was read; without a name, that none is wanted in this game. @param {string} game @param {string} [read] */
export const learned = (game, read = ALL) =>
  read === ALL ? keep(`lessons.${game}`, "off") : keep(shelf(game), [...new Set([...told(game), read])].join(" "));

/** What is needed of a page. @typedef {Pick<import("./game-types.js").Stage, "slip" | "clearSlip">} Page */
/** @typedef {{ asked: { prompt: number } | null, eye: number | null }} Asking What is asked, and the seat that looks. */
/** @typedef {Page & { link: { room: { game: string }, play: Asking } }} TablePage */

/** The question that is asked now. Prompts are numbered per seat, and several seats may share a device. @param {Asking | null} [play] */
export const questionOf = (play) => (play?.asked ? `${play.eye}.${play.asked.prompt}` : "");

/** Why something cannot be done, advice or an explanation, with a button to close it. @param {Page} page @param {string} [kind] */
export const slip = (page, kind = "tip") => html`<p class="${kind} slip" role="alert"><span>${page.slip}</span>
  <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.clearSlip()}>${icon("no")}</button></p>`;

/** The lessons of one table. */
export class Lessons extends Store {
  /** @param {TablePage} page */
  constructor(page) {
    super();
    this.page = page;
    /** @type {{ name: string, question: string } | null} The lesson on screen. */
    this.taught = null;
  }

  /** The lesson of this question; a person who has moved on has read the one before. @param {Due} due */
  next(due) {
    const { room, play } = this.page.link;
    const question = questionOf(play);
    if (this.taught && this.taught.question !== question) this.understood();
    const name = next(room.game, due);
    if (name) this.taught = { name, question };
    return name;
  }

  understood() {
    if (this.taught) learned(this.page.link.room.game, this.taught.name);
    this.taught = null;
  }

  skip() {
    this.taught = null;
    learned(this.page.link.room.game);
  }

  /** One sentence of a lesson; `narrow`: on a narrow screen the button has no words. @param {string} text @param {boolean} [narrow] */
  draw(text, narrow = false) {
    const words = t("ui.skip-lessons");
    return html`<p class="tip lesson"><span>${text}</span>${
      narrow
        ? html`<button class="btn flat" aria-label=${words} title=${words} @click=${() => this.skip()}>${icon("no")}<span
          class="word">${words}</span></button>`
        : html`<button class="btn flat" @click=${() => this.skip()}>${words}</button>`
    }</p>`;
  }
}
