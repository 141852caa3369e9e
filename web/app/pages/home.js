// Home: the games, the ways to play them, one's own tables.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES } from "../games.js";
import { OFFERS, newGame } from "../load.js";
import { checkKey, get, refusalOf } from "../net/api.js";
import { recall } from "../net/keep.js";
import { reason, t } from "../words.js";
import { topBar } from "./bar.js";
import { gameName, seatNames, tableLine } from "./lists.js";

class Home extends Part {
  static properties = {
    tables: { state: true },
    open: { state: true },
    error: { state: true },
    failed: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../generated/wire.js").TableCard[] | null} */
    this.tables = recall("key") ? null : []; // Who comes for the first time has none.
    /** @type {import("../../generated/wire.js").TableCard[]} */
    this.open = [];
    this.error = "";
    /** The game beside whose button the error stands. @type {string} */
    this.failed = "";
    this.busy = "";
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = "Turlaj";
    this.load();
  }

  async load() {
    const isNew = !recall("key"); // Then there is nothing to list.
    try {
      await checkKey();
      [this.tables, this.open] = await Promise.all([isNew ? [] : get("/api/v1/me/tables"), get("/api/v1/tables")]);
    } catch (why) {
      this.tables ??= []; // The rest of the page works without them.
      if (refusalOf(why).code === "offline") this.fail("", why);
    }
  }

  /** @param {string} game @param {unknown} why */
  fail(game, why) {
    this.failed = game;
    this.error = reason(refusalOf(why));
  }

  /** Against a bot or alone, at once. @param {string} game @param {boolean} [alone] */
  async playNow(game, alone) {
    this.busy = game;
    this.error = "";
    try {
      go(await newGame(game, alone));
    } catch (why) {
      this.fail(game, why);
    }
    this.busy = "";
  }

  render() {
    return html`${topBar()}
      <section class="hero" aria-label=${t("ui.welcome")}>
        <h1><svg class="letters" viewBox="0 -4 251 96" role="img" aria-label="Turlaj"><use href="#w-turlaj"></use></svg></h1>
        <p>${t("ui.motto")}</p>
      </section>
      <main class="home" data-games=${OFFERS.length}>
        ${this.error && !this.failed ? html`<p class="slip" role="alert">${this.error}</p>` : nothing}
        ${
          this.tables
            ? html`${this.running()}<div class="posters">${OFFERS.map(({ id, least }) => this.poster(id, least === 1))}</div>
        <div class="lower">${this.today()} ${this.mine()} ${this.public()}</div>${this.others()}`
            : nothing
        }
      </main>`;
  }

  /** The game that waits to be gone on with: where it is one's turn, or else the latest. */
  running() {
    const playing = (this.tables ?? []).filter((card) => card.status === "playing");
    const card = playing.find((one) => one.your_turn) ?? playing[0];
    if (!card) return nothing;
    return html`<a class="card running" data-poster=${card.game} href="/t/${card.table}">
      ${gameName(card.game)}
      <span class="words"><b>${t("ui.go-on")}</b><span class="quiet names">${t(card.your_turn ? "ui.your-turn" : "ui.running")} · ${seatNames(card)}</span></span>
      <span class="btn go" aria-hidden="true">${icon("play")}</span>
    </a>`;
  }

  /** @param {string} game @param {boolean} alone whether one can play it alone */
  poster(game, alone) {
    return html`<article class="poster" data-poster=${game} aria-label=${t(`game.${game}.title`)}>
      <svg class="pic" viewBox="0 0 300 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#pic-${game}"></use></svg>
      <div class="text">
        <h2>${gameName(game)}</h2>
        <p>${t(`game.${game}.about`)}</p>
        <button class="btn go big" ?disabled=${this.busy === game} @click=${() => this.playNow(game)}>${icon("play")}${t("ui.play-now")}</button>
        ${this.error && this.failed === game ? html`<p class="slip" role="alert">${this.error}</p>` : nothing}
        <div class="ways">
          ${alone ? html`<button class="btn" ?disabled=${this.busy === game} @click=${() => this.playNow(game, true)}>${icon("one")}${t("ui.alone")}</button>` : nothing}
          <a class="btn" href="/new/${game}?with=friends">${icon("link")}${t("ui.with-friends")}</a>
          ${GAMES[game].race ? nothing : html`<a class="btn" href="/new/${game}?with=device">${icon("phone")}${t("ui.one-device")}</a>`}
          <a class="btn" href="/rules/${game}">${icon("book")}${t("ui.rules")}</a>
        </div>
      </div>
    </article>`;
  }

  /** The dice that everybody has today. */
  today() {
    return html`<a class="card today" href="/daily">${icon("day")}
      <span class="words"><b>${t("ui.today")}</b><span class="quiet">${t("ui.today.about")}</span></span>${icon("next")}</a>`;
  }

  others() {
    return html`<nav class="others" aria-label=${t("ui.more")}>
      <a href="/more#real">${icon("dice")}${t("ui.real-dice")}</a><a href="/me">${icon("one")}${t("ui.my-page")}</a><a href="/more">${icon("plus")}${t("ui.more")}</a>
    </nav>`;
  }

  mine() {
    return html`<section class="card"><h2>${t("ui.my-tables")}</h2>
      ${
        this.tables?.length
          ? html`<div class="list">${this.tables.slice(0, 8).map((card) => tableLine(card))}</div>`
          : html`<p class="quiet">${t("ui.no-tables")}</p>`
      }
    </section>`;
  }

  public() {
    if (!this.open.length) return nothing;
    return html`<section class="card"><h2>${t("ui.public-tables")}</h2>
      <div class="list">${this.open.slice(0, 8).map((card) => tableLine(card))}</div></section>`;
  }
}
customElements.define("turlaj-home", Home);
