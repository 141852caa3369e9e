// A table in a list.

import { html } from "../element.js";
import { has, lang, t } from "../words.js";

/** A name as people read it: bots and animals have names in every language. @param {string} name */
export const shown = (name) => (has(`bot.${name}`) ? t(`bot.${name}`) : has(`animal.${name}`) ? t(`animal.${name}`) : name);

/** @param {any} card */
export function tableLine(card) {
  const names = card.seats.map((/** @type {string | null} */ name) => (name ? shown(name) : t("ui.free-seat"))).join(", ");
  const day = new Date(card.touched).toLocaleDateString(lang, { day: "numeric", month: "short" });
  return html`<a href="/t/${card.table}">
    <svg class="letters" viewBox="0 0 341 96" preserveAspectRatio="xMinYMid" role="img" aria-label="Stonoga"><use href="#w-stonoga"></use></svg>
    <span class="names">${names}</span>
    ${card.your_turn
      ? html`<span class="pill now push">${t("ui.your-turn")}</span>`
      : html`<span class="quiet push">${t(`status.${card.status}`)} · ${day}</span>`}
  </a>`;
}
