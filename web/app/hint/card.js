// A hint: what to do, what it is worth and why; below it what else could be done, and what that costs. It stands where
// the game has nothing to say, so that it covers nothing that it speaks of.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { post, refusalOf } from "../net/api.js";
import { GAMES } from "../games.js";
import { partSheet, sheet } from "../load.js";
import { Store } from "../store.js";
import { lang, reason, t, wordsFor } from "../words.js";
import { questionOf } from "../tips.js";
import { light } from "./light.js";
import { cost, worth } from "./worth.js";

/** @typedef {import("../game-types.js").Stage} Stage @typedef {import("../../generated/wire.js").Hint} Hint */

/**
 * What the engine of any game says of an action: it counts games, and the page names the action.
 * @typedef {{ action: string, games: number }} Tried
 */

/** @param {import("../../generated/wire.js").HintAction} one @returns {boolean} */
const isTried = ({ action, what }) => {
  const tried = /** @type {Partial<Tried> | null} */ (what);
  return tried?.action === action && typeof tried.games === "number";
};

/** Whoever waits longer than these milliseconds is told so. */
const SOON = 300;

export class Advice extends Store {
  /** @param {Stage} page */
  constructor(page) {
    super();
    this.page = page;
    /** @type {Hint | null} */
    this.hint = null;
    /** What it was asked about. @type {string} */
    this.question = "";
    /** Actions in the words of the game, where the sentence names none. @type {string[]} */
    this.names = [];
    /** Which of the actions is taken into the hand. @type {number} */
    this.at = 0;
    /** Whether the others are seen where there is little room. @type {boolean} */
    this.open = false;
    /** @type {AbortController | null} While it is thought about. */
    this.stop = null;
    this.slow = false;
    /** @type {import("./light.js").Where} */
    this.where = () => [];
    this.escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") this.close();
    };
  }

  /** Asks; one question at a time. */
  async ask() {
    if (this.stop) return;
    const { page } = this;
    const stop = new AbortController();
    this.stop = stop;
    this.hint = null;
    this.question = questionOf(page.link.play);
    page.clearSlip();
    const late = setTimeout(() => {
      this.slow = true;
    }, SOON);
    try {
      const { game } = page.link.room;
      const [found] = await Promise.all([GAMES[game].where?.(), wordsFor("hint"), sheet("hint"), partSheet(game, "hint")]);
      if (found) this.where = found.where;
      const hint = await post(`/api/v1/tables/${page.table}/hint`, { seat: page.me() ?? 0 }, stop.signal);
      if (!stop.signal.aborted) this.tell(hint);
    } catch (why) {
      const refused = refusalOf(why);
      if (!stop.signal.aborted && refused.code !== "stale-prompt") page.slip = reason(refused);
    }
    clearTimeout(late);
    if (this.stop === stop) this.stop = null;
    this.slow = false;
  }

  /** @param {Hint} hint */
  tell(hint) {
    const { play } = this.page.link;
    // Another act was faster, or another seat is asked on this device.
    if (hint.prompt !== play?.asked?.prompt || this.question !== questionOf(play)) return;
    if (!hint.best.length) {
      this.page.slip = t("ui.hint-says", { action: this.page.hand.advised(hint.actions[0]) });
      return;
    }
    this.hint = hint;
    this.names = hint.best.map((one) => (isTried(one) ? this.page.hand.advised(one.action, one.then) : ""));
    this.open = false;
    this.mark(0);
    window.addEventListener("keydown", this.escape);
  }

  /** Takes one of the actions into the hand, instead of what was there. @param {number} at */
  mark(at) {
    if (!this.hint) return;
    this.at = at;
    const { action, then } = this.hint.best[at];
    this.page.hand.advised(action, then);
  }

  /** Does what is marked. */
  do() {
    const { page } = this;
    const one = this.current()?.best[this.at];
    if (!one || page.playing) return;
    this.close();
    if (page.hand.send) page.hand.send([one.action, ...one.then]);
    else page.act(one.action);
  }

  /** The hint, as long as its question is asked. */
  current() {
    const { page } = this;
    return page.isAsked() && questionOf(page.link.play) === this.question ? this.hint : null;
  }

  close() {
    const inside = this.page.root.querySelector(".advice")?.contains(document.activeElement);
    window.removeEventListener("keydown", this.escape);
    this.stop?.abort();
    this.stop = null;
    this.slow = false;
    this.hint = null;
    if (inside) /** @type {HTMLElement | null} */ (this.page.root.querySelector(`.dock [aria-label="${t("ui.hint")}"]`))?.focus();
  }

  render() {
    const hint = this.current();
    requestAnimationFrame(() => light(this.page, this.where, this.current()?.best[this.at])); // When the board is drawn.
    const said = hint ? `${this.sentence(0)} ${worth(hint)}` : this.slow ? t("hint.thinking") : "";
    return html`<p class="sr" role="status">${said}</p>${hint ? this.card(hint) : this.slow ? this.thinking() : nothing}`;
  }

  thinking() {
    return html`<aside class="advice is-thinking" aria-label=${t("hint.title")}>
      <p aria-hidden="true">${icon("hint")}<span>${t("hint.thinking")}</span></p>
      <button class="btn flat" @click=${() => this.close()}>${t("hint.cancel")}</button></aside>`;
  }

  /** @param {number} at */
  sentence(at) {
    const why = this.hint?.best[at].why;
    const said = why ? why[/** @type {"en" | "pl" | "ru"} */ (lang)] : "";
    return this.names[at] ? `${this.names[at]}: ${said}` : said;
  }

  /** @param {Hint} hint */
  card(hint) {
    const others = hint.best.slice(1);
    return html`<aside class="advice ${this.open ? "is-open" : ""}" aria-label=${t("hint.title")}>
      ${this.choice(0, worth(hint), hint.exact)}
      <div class="tools">${this.doing(0)}
      ${
        others.length
          ? html`<button class="icon-btn more num" aria-label=${t("hint.others", { n: others.length })}
            title=${t("hint.others", { n: others.length })} aria-expanded=${this.open}
            @click=${() => {
              this.open = !this.open;
            }}>+${others.length}</button>`
          : nothing
      }
      <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => this.close()}>${icon("no")}</button></div>
      ${
        others.length
          ? html`<div class="others">${others.map(
              (one, n) => html`<div class="line">${this.choice(n + 1, cost(hint, one), false)}${this.doing(n + 1)}</div>`,
            )}</div>`
          : nothing
      }
    </aside>`;
  }

  /** Beside what is marked. @param {number} at */
  doing(at) {
    return this.at === at ? html`<button class="btn do" @click=${() => this.do()}>${t("hint.do")}</button>` : nothing;
  }

  /**
   * One action: pressed, it is taken into the hand and marked on the board.
   * @param {number} at @param {string} value @param {boolean} exact
   */
  choice(at, value, exact) {
    return html`<button class="one ${at ? "" : "is-best"}" aria-pressed=${this.at === at} @click=${() => this.mark(at)}>
      <span class="sense">${this.sentence(at)}</span>
      <span class="worth num">${value}${exact ? html` <i class="exact">${t("hint.exact")}</i>` : nothing}</span></button>`;
  }
}
