// The options of a new table, as the server says they go together. Nothing here knows a rule.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { has, reason, t } from "../words.js";

/** @typedef {import("../../generated/wire.js").OptionChoice} OptionChoice */
/** @typedef {import("../../generated/wire.js").ValueChoice} ValueChoice */

/** So many values stand side by side with their reasons; of a longer list only what is possible is shown. */
const FEW = 4;

/** Why something cannot be chosen, beside it. @param {string} id @param {{ code: string, text: string } | null | undefined} why */
export const whyNot = (id, why) => (why ? html`<span class="why-not" id=${id}>${icon("lock")}<span>${reason(why)}</span></span>` : nothing);

/** @param {OptionChoice} option @param {string} value */
export function valueName(option, value) {
  const key = `option.${option.name}.${value}`;
  return has(key) ? t(key) : value;
}

/**
 * One option; `free` lets everything be chosen, to find a way out of what does not go together.
 * @param {OptionChoice} option @param {boolean} free @param {(name: string, value: string) => void} choose
 */
export function optionRow(option, free, choose) {
  const names = option.values.map((one) => one.value);
  return names.length === 2 && names.includes("on") && names.includes("off")
    ? aSwitch(option, free, choose)
    : aList(option, free, choose);
}

/** @param {OptionChoice} option */
const about = (option) => {
  const key = `option.${option.name}.about`;
  return html`<span class="quiet about" id="about-${option.name}">${has(key) ? t(key) : nothing}</span>`;
};

/** @param {OptionChoice} option @param {boolean} free @param {(name: string, value: string) => void} choose */
function aSwitch(option, free, choose) {
  const { name, value } = option;
  const on = value === "on";
  const other = option.values.find((one) => one.value !== value);
  const why = free ? null : other?.why;
  const id = `${why ? "why" : "about"}-${name}`;
  return html`<label class="option choice switch-row ${why ? "is-off" : ""}">
    <span class="words"><b>${t(`option.${name}`)}</b>${why ? whyNot(id, why) : about(option)}</span>
    <input type="checkbox" role="switch" name=${name} value="on" aria-label=${t(`option.${name}`)} aria-describedby=${id}
      .checked=${on} ?disabled=${Boolean(why)}
      @change=${(/** @type {any} */ event) => choose(name, event.target.checked ? "on" : "off")}><i class="switch" aria-hidden="true"></i>
  </label>`;
}

/** @param {OptionChoice} option @param {boolean} free @param {(name: string, value: string) => void} choose */
function aList(option, free, choose) {
  const { name, value, values } = option;
  const chosen = (/** @type {ValueChoice} */ one) => one.value === value;
  const shown = values.length > FEW ? values.filter((one) => !one.why || chosen(one)) : values;
  const blocked = (/** @type {ValueChoice} */ one) => !free && Boolean(one.why) && !chosen(one);
  // One reason that holds for several values is said once.
  const reasons = [...new Map(shown.filter(blocked).map((one) => [one.why?.text, one])).values()];
  const idOf = (/** @type {ValueChoice} */ one) => `why-${name}-${reasons.find((known) => known.why?.text === one.why?.text)?.value}`;
  return html`<fieldset class="option"><legend>${t(`option.${name}`)}</legend>
    ${about(option)}
    <div class="row wrap">${shown.map((one) => html`<label class="choice ${blocked(one) ? "is-off" : ""}">
      <input type="radio" name=${name} value=${one.value} .checked=${chosen(one)} ?disabled=${blocked(one)}
        aria-describedby=${blocked(one) ? idOf(one) : nothing}
        @change=${() => choose(name, one.value)}><span>${valueName(option, one.value)}</span></label>`)}</div>
    ${reasons.map((one) => whyNot(idOf(one), one.why))}
  </fieldset>`;
}
