// Which bot: the levels, the weakest on top; those for studies are listed where more options are wanted. The last choice on this device is
// the next proposal.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { keep } from "../net/keep.js";
import { has, t, wordsFor } from "../words.js";
import { shown, strength } from "./lists.js";

/** @typedef {import("../../generated/wire.js").BotInfo} BotInfo */
/** @typedef {import("../../generated/wire.js").Choices} Choices */

/** @param {BotInfo} bot */
const forStudies = (bot) => !bot.level && !bot.follower;

/** A level is known by its word, another one by its name. @param {BotInfo} bot */
function wordOf(bot) {
  const text = [forStudies(bot) ? "" : strength(bot.name), shown(bot.name)].filter(Boolean).join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {BotInfo[]} bots @param {string} chosen */
const options = (bots, chosen) =>
  bots.map((bot) => html`<option value=${bot.name} ?selected=${bot.name === chosen}>${wordOf(bot)}</option>`);

/** Says among more options where the bots for studies are. */
export const moreBots = () => html`<p class="quiet more-bots" role="status">${has("bots.more") ? t("bots.more") : nothing}</p>`;

/** Whether a bot is offered in this set-up; until the answer is there, all are. @param {string} name @param {Choices | null} choices */
const isOffered = (name, choices) => !choices?.bots.find((bot) => bot.name === name)?.why;

/** The bots that are offered. @param {BotInfo[]} bots @param {Choices | null} choices */
export const offered = (bots, choices) => bots.filter((bot) => isOffered(bot.name, choices));

/** This bot, or the strongest one where it is not offered. @param {string} name @param {Choices | null} choices */
export function orStrongest(name, choices) {
  if (isOffered(name, choices)) return name;
  return choices?.bots.filter((bot) => !bot.why).at(-1)?.name ?? name;
}

/**
 * A list to choose from, and beside it what the chosen one is like.
 * @param {BotInfo[]} bots @param {string} chosen @param {string} label @param {(bot: string) => void} choose
 * @param {boolean} all whether those for studies are listed too; one that is chosen always is
 */
export function botChoice(bots, chosen, label, choose, all) {
  wordsFor("bots");
  const levels = [...bots.filter((bot) => bot.level), ...bots.filter((bot) => bot.follower)];
  const studies = bots.filter((bot) => forStudies(bot) && (all || !levels.length || bot.name === chosen));
  const grouped = levels.length > 0 && studies.length > 0 && has("bots.levels");
  const key = `bots.about.${chosen}`;
  const line = has(key) ? t(key) : bots.find((bot) => bot.name === chosen && forStudies(bot))?.about;
  return html`<select class="which-bot" aria-label=${label} @change=${(/** @type {{ target: HTMLInputElement }} */ event) => {
    keep("bot", event.target.value);
    choose(event.target.value);
  }}>
      ${
        grouped
          ? html`<optgroup label=${t("bots.levels")}>${options(levels, chosen)}</optgroup><optgroup
            label=${t("bots.studies")}>${options(studies, chosen)}</optgroup>`
          : options([...levels, ...studies], chosen)
      }
    </select>${line ? html`<span class="quiet bot-line">${line}</span>` : nothing}`;
}
