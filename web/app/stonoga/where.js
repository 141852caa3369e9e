// Where an action of Stonoga is done, for hints.

import { actionName } from "./dock.js";

/** @param {import("./types.js").Page} page @param {string} action */
export function where(page, action) {
  const [kind, what = "", from] = action.split(":");
  if (kind === "roll" || kind === "foot") return page.root.querySelectorAll(".dock .roll");
  const plain = action.replace("+", "");
  const named = (/** @type {string} */ one) =>
    [...page.root.querySelectorAll(".go-row .btn")].filter(
      (button) => (button.getAttribute("aria-label") ?? button.textContent?.trim()) === actionName(page, one),
    );
  const exact = named(action);
  const buttons = exact.length ? exact : named(plain);
  const tile = kind === "steal" ? `.rival[data-seat="${Number(from) - 1}"] .steal` : `.shelf [data-tile="${what.replace("+", "")}"]`;
  return kind === "pass" ? buttons : [...page.root.querySelectorAll(tile), ...buttons];
}
