// The companion of a game whose things are real: a page of the game's own. The other games take real dice at a table.

import { Part, html, icon } from "../element.js";
import { t } from "../words.js";
import { topBar } from "./bar.js";
import { REAL } from "./real.js";

class Companion extends Part {
  static properties = { game: {} };

  constructor() {
    super();
    this.game = "";
    /** @type {Element | null} */
    this.own = null;
  }

  render() {
    const found = customElements.get(`${this.game}-companion`);
    return found ? (this.own ??= new found()) : this.elsewhere();
  }

  elsewhere() {
    document.title = `${t("companion.elsewhere")} · Turlaj`;
    const own = REAL.find(({ id }) => id === this.game);
    const others = REAL.filter((one) => one !== own);
    const name = (/** @type {string} */ game) => t(`game.${game}.title`);
    return html`${topBar("/")}<main class="page"><h1>${t("companion.elsewhere")}</h1>
      ${
        own
          ? html`<section class="card"><h2>${name(own.id)}</h2><p>${t("companion.elsewhere.about")}</p>
        <a class="btn go big" href=${own.href}>${t("companion.elsewhere.go", { game: name(own.id) })}</a>
        <a class="btn" href="/rules/${own.id}">${icon("book")}${t("ui.rules")}</a></section>`
          : html`<p>${t("refusal.unknown-game")}</p>`
      }
      <section class="card"><h2>${t("companion.elsewhere.others")}</h2>
        <div class="row wrap">${others.map(({ id, href }) => html`<a class="btn" href=${href}>${name(id)}</a>`)}</div></section></main>`;
  }
}
customElements.define("turlaj-companion", Companion);
