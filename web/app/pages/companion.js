// The companion of a game whose things are real: a page of the game's own. The other games take real dice at a table.

import { Part, html } from "../element.js";
import { GAMES, canDraw } from "../games.js";
import { t } from "../words.js";
import { topBar } from "./bar.js";

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
    const others = Object.values(GAMES).filter((game) => game.companion);
    const name = (/** @type {string} */ game) => t(`game.${game}.title`);
    return html`${topBar("/")}<main class="page"><h1>${t("companion.elsewhere")}</h1>
      ${
        canDraw(this.game)
          ? html`<p>${t("companion.elsewhere.about", { games: others.map(({ id }) => name(id)).join(", ") })}</p>
        <a class="btn go big" href="/new/${this.game}?with=real">${t("companion.elsewhere.go", { game: name(this.game) })}</a>`
          : html`<p>${t("refusal.unknown-game")}</p>`
      }
      ${others.map(({ id }) => html`<a class="btn" href="/companion/${id}">${name(id)} ${t("companion.title")}</a>`)}</main>`;
  }
}
customElements.define("turlaj-companion", Companion);
