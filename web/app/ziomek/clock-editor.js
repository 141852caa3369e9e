// The round's clock: a few usual ones, or any number of seconds for each level.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { valueName } from "../pages/lists.js";
import { t } from "../words.js";

/** The value is a number of seconds, or `off`. @type {import("../game-types.js").Editor} */
export function editor({ name, value, values }, choose) {
  const usual = values.map((one) => one.value);
  // From the quickest to none at all.
  const listed = [...usual].sort((one, two) => (Number(one) || Infinity) - (Number(two) || Infinity));
  const own = !usual.includes(value);
  const pick = (/** @type {string} */ label, /** @type {boolean} */ on, /** @type {() => void} */ does) =>
    html`<label class="choice"><input type="radio" name=${name} .checked=${on} @change=${does}><span>${label}</span></label>`;
  return html`<fieldset class="option"><legend>${t("option.clock")}</legend><span class="quiet about">${t("option.clock.about")}</span>
    <div class="row wrap">${listed.map((one) =>
      pick(valueName(name, one), one === value, () => choose(one)),
    )}${pick(t("option.clock.own"), own, () => choose("90"))}
      ${
        own
          ? html`<input class="seconds" inputmode="numeric" maxlength="3" size="4" autocomplete="off"
            aria-label=${t("option.clock.seconds")} .value=${value} @change=${(/** @type {{ target: HTMLInputElement }} */ event) =>
              choose(event.target.value.trim())}>`
          : nothing
      }</div>
  </fieldset>`;
}
