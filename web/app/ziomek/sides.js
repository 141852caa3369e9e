// All sides of the piece in the hand, side by side: the line that goes on is found by looking, and a press shows it.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { poseName, portrait } from "./pieces.js";
import { sidesOf } from "./wood.js";

/** @typedef {import("./types.js").Page} Page */

/** @param {Page} page @param {number} seat */
export function sides(page, seat) {
  const { hand } = page;
  const { held } = hand;
  if (!held || !hand.builds()) return nothing;
  const goal = hand.ghost[hand.stack().length];
  const show = (/** @type {string} */ side) => {
    hand.show(side);
    hand.focus();
  };
  return html`<div class="sides" role="group" aria-label=${t("sides.title")} @pointerdown=${(/** @type {Event} */ event) =>
    event.stopPropagation()}>${sidesOf(held.piece).map((side) => {
    const pose = { ...held, side };
    // While one finger drags, another one is not told as a click.
    return html`<button class="side ${
      goal?.piece === held.piece && goal.side === side ? "is-due" : ""
    }" data-side=${side} aria-pressed=${side === held.side} aria-label=${poseName(pose)} @pointerdown=${(
      /** @type {PointerEvent} */ event,
    ) => {
      if (!event.isPrimary) show(side);
    }} @click=${() => show(side)}>${portrait(pose, seat)}</button>`;
  })}</div>`;
}
