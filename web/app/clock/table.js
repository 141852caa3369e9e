// A table with a clock: in the bar, whose time runs and how much is left; a press shows everybody's.

import { Part, backdrop, drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { sheet } from "../load.js";
import { t, wordsFor } from "../words.js";
import { chosen, left } from "./time.js";

/** @typedef {import("../game-types.js").Stage} TablePage @typedef {import("../game-types.js").Screen} Screen */

/** From here on one is in a hurry; at these seconds it is said aloud. */
const LATE = 10_000,
  SAID = [30, 10];

/** The screen of a game, with a clock in the bar. @param {Screen} screen @returns {Promise<Screen>} */
export async function around(screen) {
  await Promise.all([wordsFor("clock"), sheet("clock")]);
  /** Whose time is up, until it is told what was done then. @type {{ page: TablePage, seat: number } | null} */
  let late = null;
  return {
    ...screen,
    status: (page, view) => html`${screen.status?.(page, view) ?? nothing}<seat-clock .page=${page} .room=${page.link.room}></seat-clock>`,
    terms: (page) =>
      html`${screen.terms?.(page)}<div><dt>${t("clock.title")}</dt><dd>${page.link.room.clock && chosen(page.link.room.clock)}</dd></div>`,
    tell: (news, name, mine) => {
      const told = screen.tell(news, name, mine);
      if (news.kind === "turn-begins") late = null;
      else if (late && told && news.seat === late.seat && news.kind !== "rolled") {
        late.page.say(t("clock.flag.done", { text: told.text }), true);
        late = null;
      }
      return told;
    },
    flagged: (/** @type {TablePage} */ page, /** @type {number} */ seat) => {
      const own = page.link.own();
      late = { page, seat };
      return t(own.length === 1 && own[0] === seat ? "clock.flag.you" : "clock.flag", { who: page.nameOf(seat) });
    },
  };
}

class SeatClock extends Part {
  static properties = { page: { attribute: false }, room: { attribute: false }, open: { state: true }, now: { state: true } };

  constructor() {
    super();
    /** @type {TablePage} */
    this.page = /** @type {never} */ (null);
    /** @type {import("../../generated/wire.js").Room} */
    this.room = /** @type {never} */ (null);
    this.open = false;
    /** When the times of the room were told. @type {number} */
    this.heardAt = Date.now();
    /** When the clocks were looked at last. */
    this.now = Date.now();
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.timer = 0;
    /** What was said aloud last. @type {string} */
    this.said = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => {
      this.now = Date.now();
    }, 500);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("room")) this.heardAt = Date.now();
  }

  /** What is left for a seat, in milliseconds. @param {number} seat */
  leftOf(seat) {
    const { clock } = this.room.seats[seat];
    return Math.max(0, (clock?.left ?? 0) - (clock?.runs ? Date.now() - this.heardAt : 0));
  }

  /** Whose time is shown: one's own before that of others, and whoever has least. @returns {number | undefined} */
  shown() {
    const own = this.page.link.own();
    const seats = this.room.seats.flatMap((chair, at) => (chair.clock?.runs ? [at] : []));
    const first = (/** @type {number} */ seat) => (own.includes(seat) ? 0 : 1);
    return seats.sort((/** @type {number} */ a, /** @type {number} */ b) => first(a) - first(b) || this.leftOf(a) - this.leftOf(b))[0];
  }

  render() {
    const seat = this.shown();
    const told = seat ?? this.page.link.own()[0];
    if (told === undefined || !this.room.seats[told].clock) return nothing;
    const ms = this.leftOf(told);
    const runs = seat !== undefined;
    const late = runs && ms <= LATE;
    this.speak(told, runs, ms);
    return html`<button class="pill clock ${runs ? "" : "is-still"} ${late ? "is-late" : ""}" aria-expanded=${this.open}
      aria-label="${t("clock.see")}: ${this.page.nameOf(told)}, ${left(ms)}" @click=${() => {
        this.open = !this.open;
      }}>
        ${drawing(this.page.faceOf(told), "0 0 48 48", "face")}<b class="num" aria-hidden="true">${left(ms)}</b>${
          late ? html`<span class="hurry" aria-hidden="true">${t("clock.late")}</span>` : nothing
        }</button>
      <span class="sr" role="status">${this.said}</span>
      ${this.open ? this.everybody() : nothing}`;
  }

  /** Says what is left of one's own time, twice. @param {number} seat @param {boolean} runs @param {number} ms */
  speak(seat, runs, ms) {
    const due = runs && this.page.link.own().includes(seat) ? SAID.findLast((seconds) => ms <= seconds * 1000) : undefined;
    this.said = due ? t("clock.say", { n: due }) : "";
  }

  everybody() {
    return html`${backdrop(() => {
      this.open = false;
    })}<div class="clock-list card" role="group" aria-label=${t("clock.see")}>
      <p class="quiet">${t(`clock.per.${this.room.clock?.per}`)}</p>
      <ul>${this.room.seats.map(
        (chair, at) => html`<li class=${
          chair.clock?.runs ? "is-now" : ""
        }>${drawing(this.page.faceOf(at), "0 0 48 48", "face")}<span>${this.page.nameOf(at)}</span>
        <b class="num">${chair.who === "bot" || !chair.clock ? "–" : left(this.leftOf(at))}</b></li>`,
      )}</ul></div>`;
  }
}
customElements.define("seat-clock", SeatClock);
