// All proved dice of this server: how they fell, and how anybody can count them again.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { learnDice } from "../me/faces.js";
import { allPlots, legend, many } from "../me/fall.js";
import { day } from "../me/games.js";
import { Refused, get } from "../net/api.js";
import { reason, t } from "../words.js";
import { topBar } from "./bar.js";
import { gameName } from "./lists.js";

/** So many records stand there at first. */
const LINES = 10;

class DicePage extends Part {
  static properties = {
    found: { state: true },
    records: { state: true },
    more: { state: true },
    lines: { state: true },
    why: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../generated/wire.js").ServerDice | null} */
    this.found = null;
    /** @type {import("../../generated/wire.js").DiceRecord[]} The records that were told so far, the newest first. */
    this.records = [];
    this.more = false;
    this.lines = LINES;
    this.why = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  /** The counts and the newest records, or the ones before those that are known. */
  async load() {
    this.why = "";
    this.busy = true;
    try {
      const last = this.records.at(-1);
      const told = await get(`/api/v1/dice${last ? `?before=${last.num}` : ""}`);
      await learnDice(told.games);
      this.found ??= told;
      this.records = [...this.records, ...told.records];
      this.more = told.more;
    } catch (why) {
      this.why = why instanceof Refused ? reason(why.why) : String(why);
    }
    this.busy = false;
  }

  /** Shows more lines, and asks for them where they are not known yet. */
  async older() {
    const first = this.lines;
    if (this.lines >= this.records.length && this.more) await this.load();
    if (this.why) return;
    this.lines = Math.min(this.records.length, this.lines * 4);
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelectorAll(".dice-records li")[first]?.querySelector("a"))?.focus();
  }

  render() {
    document.title = `${t("dice.all")} · Turlaj`;
    return html`${topBar("/more", t("ui.more"))}
      <main class="page dice-page"><h1>${t("dice.all")}</h1>
        ${
          this.why
            ? html`<p class="slip" role="alert">${this.why}</p><button
              class="btn" @click=${() => this.load()}>${icon("reroll")}${t("dice.again")}</button>`
            : nothing
        }
        ${this.found ? this.content(this.found) : this.why ? nothing : html`<p role="status">${t("ui.opening")}</p>`}
      </main>`;
  }

  /** @param {import("../../generated/wire.js").ServerDice} found */
  content({ games, tables, since }) {
    const rolls = games.reduce((sum, one) => sum + one.rolls, 0);
    return html`<section class="card"><p>${t("dice.about")}</p>
        ${
          tables
            ? html`<p class="dice-counts"><span class="pill">${icon("dice")}${many("dice.count.rolls", rolls)}</span><span
              class="pill">${icon("check")}${many("dice.count.games", tables)}</span><span
                class="pill">${icon("day")}${t("dice.since", { day: day(since) })}</span></p>${legend()}`
            : html`<p><b>${t("dice.empty")}</b></p><a class="btn go" href="/">${icon("play")}${t("dice.empty.play")}</a>`
        }
      </section>
      ${allPlots(games)}
      <section class="card"><h2>${t("dice.which")}</h2><p>${t("dice.which.public")}</p><p>${t("dice.which.private")}</p></section>
      <section class="card"><h2>${t("dice.recount")}</h2><p>${t("dice.recount.about")}</p>
        <details class="dice-command"><summary>${t("dice.recount.command")}</summary><pre
          tabindex="0" aria-label=${t("dice.recount.command")}><code>python3 tools/verify.py record.txt</code></pre></details>
        <p>${t("dice.recount.here")}</p>${this.list()}</section>`;
  }

  list() {
    if (!this.records.length) return nothing;
    const left = this.more || this.records.length > this.lines;
    return html`<h3>${t("dice.records")}</h3><ul class="dice-records">${this.records.slice(0, this.lines).map((one) => {
      const name = `${t(`game.${one.game}.title`)}, ${day(one.date)}`;
      return html`<li>${gameName(one.game)}<span>${day(one.date)} · ${many("dice.count.rolls", one.rolls)}</span>
        <span class="dice-links"><a href="/api/v1/replays/${one.table}/record" download="${one.table}.txt"
          aria-label="${t("dice.record")}: ${name}">${icon("save")}${t("dice.record")}</a>
          <a href="/proof/${one.table}" aria-label="${t("ui.check-dice")}: ${name}">${icon("check")}${t("ui.check-dice")}</a></span></li>`;
    })}</ul>
      ${left ? html`<button class="btn" ?disabled=${this.busy} @click=${this.older}>${t("dice.older")}</button>` : nothing}`;
  }
}
customElements.define("turlaj-dice", DicePage);
