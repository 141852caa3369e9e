// The options of a new table, as the server says they go together. Nothing here knows a rule.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { has, reason, t } from "../words.js";
import { valueName } from "./lists.js";

/** @typedef {import("../../generated/wire.js").OptionChoice} OptionChoice */
/** @typedef {import("../../generated/wire.js").ValueChoice} ValueChoice */

/** So many values stand side by side with their reasons; of a longer list only what is possible is shown. */
const FEW = 4;

/** Why something cannot be chosen, beside it. @param {string} id @param {{ code: string, text: string } | null | undefined} why */
export const whyNot = (id, why) => (why ? html`<span class="why-not" id=${id}>${icon("lock")}<span>${reason(why)}</span></span>` : nothing);

/**
 * One option; `free` lets everything be chosen, to find a way out of what does not go together.
 * `editor` draws an option that is written freely; `nameOf` knows a better name for some values.
 * @param {OptionChoice} option @param {boolean} free @param {(name: string, value: string) => void} choose
 * @param {import("../game-types.js").Editor} [editor] @param {(name: string, value: string) => string} [nameOf]
 */
export function optionRow(option, free, choose, editor = aText, nameOf = valueName) {
  if (option.free) return editor(option, (value) => choose(option.name, value));
  const names = option.values.map((one) => one.value);
  return names.length === 2 && names.includes("on") && names.includes("off")
    ? aSwitch(option, free, choose)
    : aList(option, free, choose, nameOf);
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
      @change=${(/** @type {{ target: HTMLInputElement }} */ event) =>
        choose(name, event.target.checked ? "on" : "off")}><i class="switch" aria-hidden="true"></i>
  </label>`;
}

/**
 * @param {OptionChoice} option @param {boolean} free @param {(name: string, value: string) => void} choose
 * @param {(name: string, value: string) => string} nameOf
 */
function aList(option, free, choose, nameOf) {
  const { name, value, values } = option;
  const chosen = (/** @type {ValueChoice} */ one) => one.value === value;
  const shown = values.length > FEW ? values.filter((one) => !one.why || chosen(one)) : values;
  const blocked = (/** @type {ValueChoice} */ one) => !free && Boolean(one.why) && !chosen(one);
  // One reason that holds for several values is said once.
  const reasons = [...new Map(shown.filter(blocked).map((one) => [one.why?.text, one])).values()];
  const idOf = (/** @type {ValueChoice} */ one) => `why-${name}-${reasons.find((known) => known.why?.text === one.why?.text)?.value}`;
  return html`<fieldset class="option"><legend>${t(`option.${name}`)}</legend>
    ${about(option)}
    <div class="row wrap">${shown.map(
      (one) => html`<label class="choice ${blocked(one) ? "is-off" : ""}">
      <input type="radio" name=${name} value=${one.value} .checked=${chosen(one)} ?disabled=${blocked(one)}
        aria-describedby=${blocked(one) ? idOf(one) : nothing}
        @change=${() => choose(name, one.value)}><span>${nameOf(name, one.value)}</span></label>`,
    )}</div>
    ${reasons.map((one) => whyNot(idOf(one), one.why))}
  </fieldset>`;
}

/** Whatever can be written. @param {OptionChoice} option @param {(value: string) => void} choose */
function aText(option, choose) {
  const { name, value } = option;
  return html`<div class="option field"><label for="free-${name}">${t(`option.${name}`)}</label>
    ${about(option)}
    <input id="free-${name}" name=${name} autocomplete="off" spellcheck="false" maxlength="60" aria-describedby="about-${name}"
      .value=${value}
      @change=${(/** @type {{ target: HTMLInputElement }} */ event) => choose(event.target.value.trim())}></div>`;
}
