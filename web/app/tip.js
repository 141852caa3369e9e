// What is said where the question stands: why something cannot be done, an explanation, or a lesson of a first game.

import { html, icon } from "./element.js";
import { learned, next } from "./first.js";
import { t } from "./words.js";

/** What is needed of a page. @typedef {Pick<import("./game-types.js").Stage, "slip" | "clearSlip" | "requestUpdate">} Page */
/** @typedef {Page & { link: { room: { game: string }, play: { asked: { prompt: number } | null } } }} TablePage */

/** Why something cannot be done, advice or an explanation, with a button to close it. @param {Page} page @param {string} [kind] */
export const slip = (page, kind = "tip") => html`<p class="${kind} slip" role="alert"><span>${page.slip}</span>
  <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.clearSlip()}>${icon("no")}</button></p>`;

/** The lessons of one table. */
export class Lessons {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {{ name: string, prompt: number } | null} The lesson on screen. */
    this.taught = null;
  }

  /** The lesson of this question; a person who has moved on has read the one before. @param {import("./first.js").Due} due */
  next(due) {
    const { room, play } = this.page.link;
    const prompt = play.asked?.prompt ?? -1;
    if (this.taught && this.taught.prompt !== prompt) this.understood();
    const name = next(room.game, due);
    if (name) this.taught = { name, prompt };
    return name;
  }

  understood() {
    if (this.taught) learned(this.page.link.room.game, this.taught.name);
    this.taught = null;
  }

  skip() {
    this.taught = null;
    learned(this.page.link.room.game);
    this.page.requestUpdate();
  }

  /** One sentence of a lesson; `narrow`: on a narrow screen the button has no words. @param {string} text @param {boolean} [narrow] */
  draw(text, narrow = false) {
    const words = t("ui.skip-lessons");
    return html`<p class="tip lesson"><span>${text}</span>${narrow
      ? html`<button class="btn flat" aria-label=${words} title=${words} @click=${() => this.skip()}>${icon("no")}<span class="word">${words}</span></button>`
      : html`<button class="btn flat" @click=${() => this.skip()}>${words}</button>`}</p>`;
  }
}
