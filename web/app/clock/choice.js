// How long people may think, chosen for a new table.

import { html } from "../element.js";
import { t } from "../words.js";
import { chosen } from "./time.js";

/** @typedef {import("../../generated/wire.js").Clock} Clock */

const MINUTE = 60,
  DAY = 24 * 60 * MINUTE;
/** What is offered, in seconds: for each move, and for each player's whole game. @type {Record<string, number[]>} */
const OFFERED = { move: [30, MINUTE, 3 * MINUTE, DAY, 3 * DAY], game: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE] };

/** What the server is asked for. @param {string} value such as `move:30`; nothing for no clock @returns {Clock | undefined} */
export function clockOf(value) {
  const [per, seconds] = value.split(":");
  return value ? { per: per === "game" ? "game" : "move", seconds: Number(seconds) } : undefined;
}

/** @param {string} value @param {(value: string) => void} choose */
export const clockChoice = (value, choose) => html`<div class="option field clock-choice"><label for="clock">${t("clock.title")}</label>
  <span class="quiet about" id="about-clock">${t("clock.about")}</span>
  <select id="clock" name="clock" aria-describedby="about-clock" @change=${(/** @type {{ target: HTMLInputElement }} */ event) =>
    choose(event.target.value)}>
    <option value="" ?selected=${!value}>${t("clock.none")}</option>
    ${Object.entries(OFFERED).map(
      ([per, list]) => html`<optgroup label=${t(`clock.per.${per}`)}>
      ${list.map(
        (seconds) =>
          html`<option value="${per}:${seconds}" ?selected=${value === `${per}:${seconds}`}>${chosen({ per, seconds })}</option>`,
      )}</optgroup>`,
    )}
  </select></div>`;
