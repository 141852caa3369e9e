// The rules of a game, short, with drawings.

import { Part, drawing, html, icon } from "../element.js";
import { has, t } from "../words.js";
import { topBar } from "./bar.js";
import { nothing } from "../../vendor/lit.js";

const tile = (/** @type {string} */ hue, /** @type {number} */ n) =>
  html`<span class="tile" data-hue=${hue} data-n=${n}>${drawing(`tile-${hue}${n}`, `0 0 ${40 * n} 78`)}<span class="lbl">${hue.toUpperCase()}${n}</span></span>`;

class Rules extends Part {
  static properties = { game: {} };

  constructor() {
    super();
    this.game = "stonoga";
  }

  render() {
    document.title = `${t("ui.rules")} · Turlaj`;
    document.body.dataset.game = "stonoga";
    const sections = [];
    for (let n = 1; has(`rules.stonoga.${n}.title`); n++) sections.push(n);
    return html`${topBar("/")}
      <main class="page rules">
        <h1><svg class="letters" viewBox="0 0 341 96" role="img" aria-label=${t("game.stonoga.title")}><use href="#w-stonoga"></use></svg></h1>
        <p class="quiet">${t("game.stonoga.about")}</p>
        <div class="centipede rules-animal" aria-hidden="true">
          ${drawing("head", "0 0 80 78", "head")}${tile("r", 3)}${tile("y", 2)}${tile("b", 4)}${drawing("tail-end", "0 0 34 78", "tail-tip")}
        </div>
        ${sections.map((n) => html`<section class="card"><h2>${t(`rules.stonoga.${n}.title`)}</h2><p>${t(`rules.stonoga.${n}.text`)}</p></section>`)}
        ${sections.length ? nothing : html`<p>${t("ui.none")}</p>`}
        <a class="btn go" href="/">${icon("play")}${t("ui.play-now")}</a>
      </main>`;
  }
}
customElements.define("turlaj-rules", Rules);
