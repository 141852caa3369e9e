// The daily challenge: today's dice, and the board of a day.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { boardOf } from "../daily/board.js";
import { today } from "../daily/today.js";
import { placesOn, whyNot } from "../daily/told.js";
import { dayName } from "../daily/when.js";
import { canDraw } from "../games.js";
import { refusalOf, get, me, post } from "../net/api.js";
import { t } from "../words.js";
import { topBar } from "./bar.js";

/** How often the time that is left is looked at, and how soon a day is asked for again, in milliseconds. */
const LOOK = 10_000;

export class DailyPage extends Part {
  static properties = {
    date: {},
    game: {},
    now: { state: true },
    time: { state: true },
    board: { state: true },
    person: { state: true },
    places: { state: true },
    said: { state: true },
    failed: { state: true },
    busy: { state: true },
    list: { state: true },
    all: { state: true },
  };

  constructor() {
    super();
    this.date = "";
    this.game = "";
    /** @type {import("../../generated/wire.js").DailyNow | null} The day that is today. */
    this.now = null;
    /** @type {import("../../generated/wire.js").DailyBoard | null} */
    this.board = null;
    /** @type {import("../../generated/wire.js").Me | null} */
    this.person = null;
    /** @type {Record<string, ReturnType<typeof placesOn>>} One's own place today, by game. */
    this.places = {};
    this.said = "";
    /** The game beside whose button it is said, and where it leads. @type {string} */
    this.failed = "";
    this.way = "";
    this.busy = "";
    /** Which list was chosen, and whether all of it is shown. @type {"" | "known" | "everybody"} */
    this.list = "";
    this.all = false;
    this.timer = 0;
    /** When the time that is left was looked at last. */
    this.time = Date.now();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.game && canDraw(this.game)) document.body.dataset.game = this.game;
    this.timer = setInterval(() => this.pass(), LOOK);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** Time goes on; where a day has ended, the next one is asked for. */
  pass() {
    if (this.now && Date.now() > this.now.ends) this.load();
    else this.time = Date.now();
  }

  async load() {
    try {
      this.person = await me();
      const path = this.game
        ? /** @type {const} */ (`/api/v1/daily/${encodeURIComponent(this.date)}/${encodeURIComponent(this.game)}`)
        : null;
      // A board does without the days around it.
      [this.now, this.board] = await Promise.all([
        get("/api/v1/daily").catch((/** @type {unknown} */ why) => {
          if (!path) throw why;
          return null;
        }),
        path && get(path),
      ]);
      if (!this.failed) this.said = "";
      if (!this.game && this.now) this.findPlaces(this.now);
    } catch (why) {
      if (!this.now || this.game) this.fail("", why);
    }
  }

  /** The places of today's finished games stand on their boards. @param {import("../../generated/wire.js").DailyNow} now */
  async findPlaces(now) {
    const over = now.games.filter((one) => one.mine?.points != null);
    await Promise.all(
      over.map(async ({ game }) => {
        const board = await get(/** @type {const} */ (`/api/v1/daily/${now.today}/${game}`));
        this.places = { ...this.places, [game]: placesOn(board) };
      }),
    ).catch(() => {}); // Without a place there are still the points.
  }

  /** @param {string} game @param {unknown} why */
  fail(game, why) {
    const refused = refusalOf(why);
    const table = Object.fromEntries(refused.details ?? []).table;
    this.failed = game;
    this.way = table ? `/t/${table}` : "";
    this.said = whyNot(refused);
  }

  /** The first dice fall: the attempt is used up. @param {string} game */
  async begin(game) {
    this.busy = game;
    this.said = "";
    try {
      go(`/t/${(await post(`/api/v1/daily/${game}`, {})).table}`);
    } catch (why) {
      this.fail(game, why);
      this.load(); // It may have been begun elsewhere meanwhile.
    }
    this.busy = "";
  }

  render() {
    const day = this.game ? `${t(`game.${this.game}.title`)}, ${dayName(this.date, "plain")}` : "";
    document.title = `${day || t("ui.today")} · Turlaj`;
    const shown = this.game ? this.board && boardOf(this, this.board) : this.now && today(this, this.now);
    return html`${this.game ? topBar("/daily", t("ui.today")) : topBar("/")}
      <main class="page day-page ${this.game ? "of-board" : ""}">
        ${
          this.said && !this.failed
            ? html`<h1>${t("ui.today")}</h1><p class="slip" role="alert">${this.said}</p>
          ${
            this.game
              ? html`<a class="btn go" href="/daily">${icon("day")}${t("ui.today")}</a>`
              : html`<button class="btn" @click=${() => this.load()}>${icon("reroll")}${t("daily.again")}</button>`
          }`
            : nothing
        }
        ${shown || (this.said ? nothing : html`<p role="status">${t("ui.opening")}</p>`)}
      </main>`;
  }
}
customElements.define("turlaj-daily", DailyPage);
