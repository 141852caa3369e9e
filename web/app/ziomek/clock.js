// Time that runs by itself: the round's clock in the bar, and 3, 2, 1 over the table. Only these elements change with it.

import { Part, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { play } from "./sounds.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").Page} Page */

/** So often a clock looks whether a second has passed, and from when on little time is left. */
const LOOK = 100,
  HURRY = 15;

/** Milliseconds until the clock runs out, as the server said; nothing if none runs. @param {Page} page @returns {number | null} */
export function left(page) {
  const { play: told, heardAt } = page.link;
  if (told?.clock === null || told?.clock === undefined) return null;
  const paused = told.resumes_in ?? 0;
  return Math.max(0, told.clock - Math.max(0, performance.now() - heardAt - paused));
}

/** Milliseconds until time goes on after a pause. @param {Page} page */
export const pause = (page) => Math.max(0, (page.link.play?.resumes_in ?? 0) - (performance.now() - page.link.heardAt));

class Ticking extends Part {
  static properties = { page: { attribute: false }, shown: { state: true } };

  constructor() {
    super();
    /** @type {Page} */
    this.page = /** @type {never} */ (null);
    this.shown = "";
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.look(), LOOK);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  willUpdate() {
    this.look();
  }

  look() {
    const now = this.now();
    if (now !== this.shown) {
      this.shown = now;
      this.ticked();
    }
  }

  now() {
    return "";
  }
  ticked() {}
}

/** The time that is left, in the bar. */
class Clock extends Ticking {
  now() {
    const ms = left(this.page);
    if (ms === null) return "";
    const seconds = Math.ceil(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  render() {
    if (!this.shown) return nothing;
    const hurry = (left(this.page) ?? Infinity) <= HURRY * 1000;
    return html`<span class="num clock ${hurry ? "is-late" : ""}" role="timer"
      aria-label=${t("clock.left", { time: this.shown })}>${this.shown}</span>`;
  }
}
customElements.define("ziomek-clock", Clock);

/** 3, 2, 1 before START, and after a pause of the server. */
class Countdown extends Ticking {
  now() {
    const phase = this.page.view?.phase;
    const ms = phase === "countdown" ? left(this.page) : pause(this.page);
    return ms ? String(Math.min(9, Math.ceil(ms / 1000))) : "";
  }

  ticked() {
    if (this.shown) play("tick");
  }

  render() {
    return this.shown
      ? html`<p class="countdown" data-n=${this.shown}><b class="num" aria-hidden="true">${this.shown}</b><span
        class="sr" role="status">${t("countdown.ready")}</span></p>`
      : nothing;
  }
}
customElements.define("ziomek-countdown", Countdown);
