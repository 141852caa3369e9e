// Home: the games that work today, the ways to play, one's own tables.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { get, me, post } from "../net/api.js";
import { reason, t } from "../words.js";
import { topBar } from "./bar.js";
import { tableLine } from "./lists.js";

class Home extends Part {
  static properties = { tables: { state: true }, open: { state: true }, error: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {any[] | null} */
    this.tables = null;
    /** @type {any[]} */
    this.open = [];
    this.error = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = "Turlaj";
    this.load();
  }

  async load() {
    try {
      await me();
      [this.tables, this.open] = await Promise.all([get("/api/v1/me/tables"), get("/api/v1/tables")]);
    } catch { /* the rest of the page works without them */ }
  }

  /** Against a bot, at once. */
  async playNow() {
    this.busy = true;
    try {
      await me();
      const wish = { game: "stonoga", seats: [{ you: {} }, { bot: { name: "greedy" } }], start: true };
      go(`/t/${(await post("/api/v1/tables", wish)).table}`);
    } catch (why) {
      this.error = reason(/** @type {any} */ (why).why ?? { code: "offline", text: String(why) });
      this.busy = false;
    }
  }

  render() {
    return html`${topBar()}
      <section class="hero" aria-label=${t("ui.welcome")}>
        <h1><svg class="letters" viewBox="0 -4 251 96" role="img" aria-label="Turlaj"><use href="#w-turlaj"></use></svg></h1>
        <p>${t("ui.motto")}</p>
      </section>
      <main>
        ${this.error ? html`<p class="slip" role="alert">${this.error}</p>` : nothing}
        <div class="posters">
          <article class="poster p-stonoga">
            <svg class="pic" viewBox="0 0 300 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#pic-stonoga"></use></svg>
            <div class="text">
              <h2><svg class="letters" viewBox="0 0 341 96" preserveAspectRatio="xMinYMid" role="img" aria-label="Stonoga"><use href="#w-stonoga"></use></svg></h2>
              <p>${t("game.stonoga.about")}</p>
              <button class="btn go big" ?disabled=${this.busy} @click=${this.playNow}>${icon("play")}${t("ui.play-now")}</button>
              <div class="ways">
                <a class="btn" href="/new/stonoga?with=friends">${icon("link")}${t("ui.with-friends")}</a>
                <a class="btn" href="/new/stonoga?with=device">${icon("phone")}${t("ui.one-device")}</a>
                <a class="btn" href="/rules/stonoga">${icon("hint")}${t("ui.rules")}</a>
              </div>
            </div>
          </article>
          <div class="lower">
            ${this.mine()} ${this.public()}
          </div>
        </div>
      </main>`;
  }

  mine() {
    return html`<section class="card"><h2>${t("ui.my-tables")}</h2>
      ${this.tables?.length
        ? html`<div class="list">${this.tables.slice(0, 8).map((card) => tableLine(card))}</div>`
        : html`<p class="quiet">${t("ui.no-tables")}</p>`}
    </section>`;
  }

  public() {
    if (!this.open.length) return nothing;
    return html`<section class="card"><h2>${t("ui.public-tables")}</h2>
      <div class="list">${this.open.slice(0, 8).map((card) => tableLine(card))}</div></section>`;
  }
}
customElements.define("turlaj-home", Home);
