// Which bot: levels first, the weakest on top; those for studies after them. The last choice on this device is the next proposal.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { keep } from "../net/keep.js";
import { has, t, wordsFor } from "../words.js";
import { shown, strength } from "./lists.js";

/** @typedef {import("../../generated/wire.js").BotInfo} BotInfo */

/** A level is known by its word, another one by its name. @param {BotInfo} bot */
function wordOf(bot) {
  const words = bot.level ? [strength(bot.name), shown(bot.name)] : [shown(bot.name), strength(bot.name)];
  const text = words.filter(Boolean).join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {BotInfo[]} bots @param {string} chosen */
const options = (bots, chosen) => bots.map((bot) => html`<option value=${bot.name} ?selected=${bot.name === chosen}>${wordOf(bot)}</option>`);

/**
 * A list to choose from, and beside it what the chosen one is like.
 * @param {BotInfo[]} bots @param {string} chosen @param {string} label @param {(bot: string) => void} choose
 */
export function botChoice(bots, chosen, label, choose) {
  wordsFor("bots");
  const [levels, studies] = [bots.filter((bot) => bot.level), bots.filter((bot) => !bot.level)];
  const grouped = levels.length > 0 && studies.length > 0 && has("bots.levels");
  const line = `bots.about.${chosen}`;
  return html`<select class="which-bot" aria-label=${label} @change=${(/** @type {any} */ event) => { keep("bot", event.target.value); choose(event.target.value); }}>
      ${grouped ? html`<optgroup label=${t("bots.levels")}>${options(levels, chosen)}</optgroup><optgroup label=${t("bots.studies")}>${options(studies, chosen)}</optgroup>` : options([...levels, ...studies], chosen)}
    </select>${has(line) ? html`<span class="quiet bot-line">${t(line)}</span>` : nothing}`;
}
