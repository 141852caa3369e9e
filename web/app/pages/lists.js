// A table in a list.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { widthOf } from "../../art.js";
import { GAMES, canDraw } from "../games.js";
import { has, lang, t } from "../words.js";

/** A name as people read it: bots and animals have names in every language; among many an animal has a number. @param {string} name */
export const shown = (name) =>
  has(`bot.${name}`) ? t(`bot.${name}`) : name.replace(/^\w+(?=( \d+)?$)/, (one) => (has(`animal.${one}`) ? t(`animal.${one}`) : one));

/**
 * A name in the language of the page. A server that speaks protocol 1 alone has no data for it.
 * @param {{ name: string, named?: import("../../generated/wire.js").NameInfo | null }} one
 */
export function nameIn({ name, named }) {
  if (!named) return shown(name);
  if (named.kind === "chosen") return named.name;
  const key = `${named.kind}.${named.name}`;
  const word = has(key) ? t(key) : named.name;
  return named.kind === "animal" && named.number ? `${word} ${named.number}` : word;
}

/** The names on the seats of a table in a list. @param {import("../../generated/wire.js").TableCard} card */
export const seatNames = (card) =>
  card.seats
    .map((/** @type {string | null} */ name, /** @type {number} */ at) =>
      name ? nameIn({ name, named: card.named?.[at] }) : t("ui.free-seat"),
    )
    .join(", ");

/** How strong a bot is, in a word; nothing where it is not known. @param {string} bot */
export const strength = (bot) => (has(`bot.${bot}.level`) ? t(`bot.${bot}.level`) : "");

/** The value of an option in words; one that nobody could foresee is `other`. @param {string} name @param {string} value */
export function valueName(name, value) {
  const key = [value, "other"].map((one) => `option.${name}.${one}`).find(has);
  return key ? t(key) : value;
}

/**
 * The drawn name of a game in the language of the page; where it cannot be drawn, what the server calls it.
 * @param {string} game @param {string} [label]
 */
export function gameName(game, label = t(`game.${game}.title`)) {
  if (!canDraw(game)) return html`<b class="letters">${game}</b>`;
  const { letters, lettersIn } = GAMES[game];
  const own = lettersIn?.[lang];
  return html`<svg class="letters" viewBox="0 0 ${widthOf((own ?? letters)[0])} 96" preserveAspectRatio="xMinYMid" role="img" aria-label=${label}><use href="#w-${game}${own ? `-${lang}` : ""}"></use></svg>`;
}

/** @param {import("../../generated/wire.js").TableCard} card */
export function tableLine(card) {
  const day = new Date(card.touched).toLocaleDateString(lang, { day: "numeric", month: "short" });
  return html`<a href="/t/${card.table}">
    ${gameName(card.game)}
    <span class="words"><span class="names">${seatNames(card)}</span>
      <span class="quiet names">${card.your_turn ? day : `${t(`status.${card.status}`)} · ${day}`}</span></span>
    ${card.your_turn ? html`<span class="pill now push">${t("ui.your-turn")}</span>` : nothing}
  </a>`;
}
