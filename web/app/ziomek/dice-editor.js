// The dice of a practice round: rolled, or four numbers of one's own. Whether the round allows them, the server says.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { valueName } from "../pages/lists.js";
import { t } from "../words.js";
import { COLOURS, d10, letter } from "./pieces.js";

const NUMBERS = Array.from({ length: 10 }, (_, n) => n + 1);
/** What one begins with who gives them: allowed in every round. */
const SOME = [3, 1, 5, 6];

/** The value is written `r4,w1,b9,g6`. @type {import("../game-types.js").Editor} */
export function editor({ name, value, values }, choose) {
  const rolled = values[0].value;
  const given = value !== rolled;
  const shows = given ? COLOURS.map((colour, n) => Number(new RegExp(`${colour}(\\d+)`).exec(value)?.[1] ?? SOME[n])) : SOME;
  const write = (/** @type {number[]} */ dice) => choose(COLOURS.map((colour, n) => `${colour}${dice[n]}`).join(","));
  const pick = (/** @type {string} */ label, /** @type {boolean} */ on, /** @type {() => void} */ does) =>
    html`<label class="choice"><input type="radio" name=${name} .checked=${on} @change=${does}><span>${label}</span></label>`;
  return html`<fieldset class="option dice-editor"><legend>${t("option.dice")}</legend><span
    class="quiet about">${t("option.dice.about")}</span>
    <div class="row wrap">${pick(valueName(name, rolled), !given, () =>
      choose(rolled),
    )}${pick(t("option.dice.given"), given, () => write(SOME))}</div>
    ${
      given
        ? html`<div class="row wrap four">${COLOURS.map(
            (colour, n) => html`<label class="row"><span class="d10">${d10(colour, shows[n])}<span
              class="cap" aria-hidden="true"><b>${letter(colour)}</b><span class="long">${t(`colour.${colour}`)}</span></span></span>
      <select aria-label=${t("option.dice.of", { ziomek: t(`ziomek.${colour}`) })} @change=${(
        /** @type {{ target: HTMLInputElement }} */ event,
      ) => write(shows.map((one, at) => (at === n ? Number(event.target.value) : one)))}>
        ${NUMBERS.map((number) => html`<option value=${number} .selected=${number === shows[n]}>${number}</option>`)}</select></label>`,
          )}</div>`
        : nothing
    }
  </fieldset>`;
}
