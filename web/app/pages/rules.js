// The rules of a game, short: chapters with drawn examples, extras folded. What they are, the game's own module says.

import { Part, drawing, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { refusalOf } from "../net/api.js";
import { GAMES, canDraw } from "../games.js";
import { newGame } from "../load.js";
import { reason, t } from "../words.js";
import { topBar } from "./bar.js";
import { gameName } from "./lists.js";

/**
 * A chapter: words `rules.<game>.<id>.title` and `.text`, and to every drawing a sentence `.1`, `.2` …
 * An extra is folded, and its `sign` stands beside the title.
 * @typedef {{ id: string, extra?: boolean, sign?: () => unknown, steps: (() => unknown)[] }} Chapter
 * What the game's module has: its chapters, and the parameters of their words.
 * @typedef {{ chapters: Chapter[], params?: () => Record<string, string> }} Book
 */

class Rules extends Part {
  static properties = { game: {}, book: { state: true }, said: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.game = "";
    /** @type {Book | null} */
    this.book = null;
    this.said = "";
    this.busy = false;
    /** The table whose players look something up. @type {string} */
    this.from = new URLSearchParams(location.search).get("from")?.match(/^\w+$/)?.[0] ?? "";
    /** Folded chapters that were opened for the printer. @type {HTMLDetailsElement[]} */
    this.unfolded = [];
    this.unfold = () => {
      this.unfolded = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (this.querySelectorAll("details:not([open])"))];
      for (const one of this.unfolded) one.open = true;
    };
    this.fold = () => {
      for (const one of this.unfolded) one.open = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("beforeprint", this.unfold);
    window.addEventListener("afterprint", this.fold);
    if (!canDraw(this.game)) return;
    document.body.dataset.game = this.game;
    GAMES[this.game].rules().then(
      (book) => {
        this.book = book;
      },
      (/** @type {unknown} */ why) => {
        this.said = String(why);
      },
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("beforeprint", this.unfold);
    window.removeEventListener("afterprint", this.fold);
  }

  /** Against a bot, at once. */
  async playNow() {
    this.busy = true;
    try {
      go(await newGame(this.game));
    } catch (why) {
      this.said = reason(refusalOf(why));
      this.busy = false;
    }
  }

  render() {
    document.title = `${t("ui.rules")} · Turlaj`;
    if (!canDraw(this.game))
      return html`${topBar("/")}<main class="page"><h1>${t("ui.rules")}</h1><p>${t("refusal.unknown-game")}</p></main>`;
    const chapters = this.book?.chapters ?? [];
    const extras = chapters.filter((one) => one.extra);
    return html`${this.from ? topBar(`/t/${this.from}`, t("ui.back-to-game")) : topBar("/")}
      <main class="page rules">
        <header><h1>${gameName(this.game, `${t(`game.${this.game}.title`)}: ${t("ui.rules")}`)}</h1>
          ${drawing(`pic-${this.game}`, "0 0 300 240", "rules-pic")}</header>
        ${chapters
          .filter((one) => !one.extra)
          .map((one) => html`<section class="card chapter"><h2>${this.words(one, "title")}</h2>${this.inside(one)}</section>`)}
        ${
          extras.length
            ? html`<header class="extras"><h2>${t(`rules.${this.game}.extras.title`)}</h2><p
            >${t(`rules.${this.game}.extras.text`)}</p></header>`
            : nothing
        }
        ${extras.map(
          (one) =>
            html`<details class="card chapter"><summary><span
              class="sign" aria-hidden="true">${one.sign?.()}</span><h3
              >${this.words(one, "title")}</h3>${icon("next")}</summary>${this.inside(one)}</details>`,
        )}
        ${this.said ? html`<p class="slip" role="alert">${this.said}</p>` : nothing}
        ${
          this.from
            ? html`<a class="btn go big" href="/t/${this.from}">${icon("back")}${t("ui.back-to-game")}</a>`
            : html`<button class="btn go big" ?disabled=${this.busy} @click=${this.playNow}>${icon("play")}${t("ui.play-now")}</button>`
        }
      </main>`;
  }

  /** @param {Chapter} chapter @param {string | number} part */
  words(chapter, part) {
    return t(`rules.${this.game}.${chapter.id}.${part}`, this.book?.params?.());
  }

  /** @param {Chapter} chapter */
  inside(chapter) {
    return html`<p>${this.words(chapter, "text")}</p>
      <ol class="examples">${chapter.steps.map(
        (draw, at) => html`<li><div class="drawn">${draw()}</div><p>${this.words(chapter, at + 1)}</p></li>`,
      )}</ol>`;
  }
}
customElements.define("turlaj-rules", Rules);
