// A new table: who sits where, which variants.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { Refused, get, me, post } from "../net/api.js";
import { has, reason, t } from "../words.js";
import { topBar } from "./bar.js";

/** What may sit on a seat. */
const KINDS = ["you", "open", "bot"];

class NewTable extends Part {
  static properties = {
    game: {}, info: { state: true }, seats: { state: true }, options: { state: true }, said: { state: true }, open: { state: true },
  };

  constructor() {
    super();
    this.game = "stonoga";
    /** @type {any} */
    this.info = null;
    const way = new URLSearchParams(location.search).get("with");
    /** @type {{ kind: string, bot: string, name: string }[]} */
    this.seats = ["you", way === "device" ? "you" : "open"].map((kind) => ({ kind, bot: "greedy", name: "" }));
    /** @type {Record<string, string>} */
    this.options = {};
    this.open = false;
    this.said = "";
  }

  connectedCallback() {
    super.connectedCallback();
    get("/api/v1/games").then((games) => { this.info = games.find((/** @type {any} */ one) => one.id === this.game); }).catch(() => {});
  }

  /** @param {number} at @param {Partial<{ kind: string, bot: string, name: string }>} change */
  change(at, change) {
    this.seats = this.seats.map((seat, n) => (n === at ? { ...seat, ...change } : seat));
  }

  async create() {
    const seats = this.seats.map((seat) => {
      if (seat.kind === "bot") return { bot: { name: seat.bot } };
      if (seat.kind === "open") return "open";
      return { you: seat.name.trim() ? { name: seat.name.trim() } : {} };
    });
    const start = !seats.includes("open");
    try {
      await me();
      const wish = { game: this.game, options: this.options, seats, public: this.open, start };
      go(`/t/${(await post("/api/v1/tables", wish)).table}`);
    } catch (why) {
      this.said = why instanceof Refused ? reason(why.why) : String(why);
    }
  }

  render() {
    document.title = `${t("ui.new-table")} · Turlaj`;
    document.body.dataset.game = "stonoga";
    const most = this.info?.players_max ?? 6;
    return html`${topBar("/")}
      <main class="page">
        <h1>${t("ui.new-table")}</h1>
        <section class="card"><h2>${t("ui.who-plays")}</h2>
          <ol class="seat-list">${this.seats.map((seat, at) => this.seat(seat, at))}</ol>
          <div class="row wrap">
            <button class="btn" ?disabled=${this.seats.length >= most}
              @click=${() => { this.seats = [...this.seats, { kind: "open", bot: "greedy", name: "" }]; }}>+ ${t("ui.add-seat")}</button>
            <button class="btn" ?disabled=${this.seats.length <= 1} @click=${() => { this.seats = this.seats.slice(0, -1); }}>− ${t("ui.remove-seat")}</button>
          </div>
        </section>
        <section class="card"><h2>${t("ui.variants")}</h2>
          ${(this.info?.options ?? []).map((/** @type {any} */ option) => this.option(option))}
        </section>
        <label class="tick"><input type="checkbox" .checked=${this.open}
          @change=${(/** @type {any} */ event) => { this.open = event.target.checked; }}> ${t("ui.make-public")}</label>
        ${this.said ? html`<p class="slip" role="alert">${this.said}</p>` : nothing}
        <button class="btn go big" @click=${this.create}>${icon("play")}${t(this.seats.some((seat) => seat.kind === "open") ? "ui.invite" : "ui.start")}</button>
      </main>`;
  }

  /** @param {any} seat @param {number} at */
  seat(seat, at) {
    const label = t("ui.seat-n", { n: at + 1 });
    return html`<li><b class="num seat-number">${at + 1}</b>
      <select aria-label=${label} .value=${seat.kind} @change=${(/** @type {any} */ event) => this.change(at, { kind: event.target.value })}>
        ${KINDS.map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`ui.seat.${kind}`)}</option>`)}
      </select>
      ${seat.kind === "bot" ? html`<select aria-label=${t("ui.which-bot")} @change=${(/** @type {any} */ event) => this.change(at, { bot: event.target.value })}>
        ${(this.info?.bots ?? []).map((/** @type {any} */ bot) => html`<option value=${bot.name} ?selected=${bot.name === seat.bot}>${t(`bot.${bot.name}`)}</option>`)}
      </select>` : nothing}
      ${seat.kind === "you" ? html`<input aria-label="${label}: ${t("ui.name")}" placeholder=${t("ui.name")} maxlength="40" .value=${seat.name}
        @input=${(/** @type {any} */ event) => this.change(at, { name: event.target.value })}>` : nothing}
    </li>`;
  }

  /** @param {any} option */
  option(option) {
    const value = this.options[option.name] ?? option.values[0];
    const label = (/** @type {string} */ one) => (has(`option.${option.name}.${one}`) ? t(`option.${option.name}.${one}`) : one);
    return html`<fieldset class="option"><legend>${t(`option.${option.name}`)}</legend>
      <p class="quiet">${t(`option.${option.name}.about`)}</p>
      <div class="row wrap">${option.values.map((/** @type {string} */ one) => html`<label class="choice">
        <input type="radio" name=${option.name} value=${one} .checked=${one === value}
          @change=${() => { this.options = { ...this.options, [option.name]: one }; }}><span>${label(one)}</span></label>`)}</div>
    </fieldset>`;
  }
}
customElements.define("turlaj-new", NewTable);
