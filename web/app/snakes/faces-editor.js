// The faces of the dice for a new table, for owners of other dice: two rows of six, each a list under a drawn die.

import { html, icon } from "../element.js";
import { t } from "../words.js";
import { faceArt } from "./pieces.js";

/** What is offered for each kind of dice; the server alone decides what goes together. @type {Record<string, string>} */
const OFFERED = { g: "HTSC", o: "HTSC+-" };

/** The value is written `HTSSCC/HHTT+-`. @type {import("../game-types.js").Editor} */
export function editor({ value, values }, choose) {
  const usual = values[0].value;
  const rows = value.split("/");
  const change = (/** @type {number} */ row, /** @type {number} */ at, /** @type {string} */ face) =>
    choose(rows.map((faces, n) => (n === row ? faces.slice(0, at) + face + faces.slice(at + 1) : faces)).join("/"));
  return html`<details class="option faces-editor">
    <summary><span><b>${t("option.faces.edit")}</b><span class="quiet about">${t("option.faces.about")}</span></span></summary>
    ${["g", "o"].map(
      (die, row) => html`<fieldset><legend>${t(`option.faces.${die}`)}</legend>
      <div class="six">${[...rows[row]].map(
        (face, at) => html`<span class="pick">
        <select aria-label=${t("option.faces.of", { die: t(`die.${die}`), n: at + 1 })} @change=${(
          /** @type {{ target: HTMLInputElement }} */ event,
        ) => change(row, at, event.target.value)}>
          ${[...OFFERED[die]].map((one) => html`<option value=${one} .selected=${one === face}>${t(`piece.${one}`)}</option>`)}
        </select><span class="die">${faceArt(die, face)}</span></span>`,
      )}</div>
    </fieldset>`,
    )}
    <button class="btn flat" ?disabled=${value === usual} @click=${() => choose(usual)}>${icon("undo")}${t("option.faces.reset")}</button>
  </details>`;
}
