// A table in a list.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { canDraw, titleArt, titleBox } from "../games.js";
import { has, lang, t } from "../words.js";

/** A name as people read it: bots and animals have names in every language; among many an animal has a number. @param {string} name */
export const shown = (name) => (has(`bot.${name}`) ? t(`bot.${name}`) : name.replace(/^\w+(?=( \d+)?$)/, (one) => (has(`animal.${one}`) ? t(`animal.${one}`) : one)));

/** How strong a bot is, in a word; nothing where it is not known. @param {string} bot */
export const strength = (bot) => (has(`bot.${bot}.level`) ? t(`bot.${bot}.level`) : "");

/** The value of an option in words; one that nobody could foresee is `other`. @param {string} name @param {string} value */
export function valueName(name, value) {
  const key = [value, "other"].map((one) => `option.${name}.${one}`).find(has);
  return key ? t(key) : value;
}

/** The drawn name of a game; where it cannot be drawn, what the server calls it. @param {string} game */
export const gameName = (game) => (canDraw(game)
  ? html`<svg class="letters" viewBox=${titleBox(game)} preserveAspectRatio="xMinYMid" role="img" aria-label=${t(`game.${game}.title`)}><use href="#${titleArt(game)}"></use></svg>`
  : html`<b class="letters">${game}</b>`);

/** @param {any} card */
export function tableLine(card) {
  const names = card.seats.map((/** @type {string | null} */ name) => (name ? shown(name) : t("ui.free-seat"))).join(", ");
  const day = new Date(card.touched).toLocaleDateString(lang, { day: "numeric", month: "short" });
  return html`<a href="/t/${card.table}">
    ${gameName(card.game)}
    <span class="words"><span class="names">${names}</span>
      <span class="quiet names">${card.your_turn ? day : `${t(`status.${card.status}`)} · ${day}`}</span></span>
    ${card.your_turn ? html`<span class="pill now push">${t("ui.your-turn")}</span>` : nothing}
  </a>`;
}
