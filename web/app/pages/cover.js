// Between two people at one device: whose turn it is, and nothing of what the one before could see.

import { drawing, html } from "../element.js";
import { t } from "../words.js";

/** @typedef {import("../game-types.js").TableStage} TableStage */

/** @param {TableStage} page @param {number} next */
export function cover(page, next) {
  const who = page.name(next);
  const uncover = () => {
    page.hand.empty();
    page.link.watch(next);
  };
  return html`<main class="page cover">
    <div class="cover-face">${drawing(page.faceOf(next), "0 0 48 48")}</div>
    <h2 role="status">${t("beside.hand-over", { who })}</h2>
    <button class="btn go big" @click=${uncover}>${t("beside.it-is-me", { who })}</button>
    <div class="cover-drawing" aria-hidden="true">${page.screen.coverDrawing()}</div>
  </main>`;
}
