// Light or dark, moving or still: what this browser's person likes.

import { GAMES } from "./games.js";
import { keep, recall } from "./net/keep.js";

/** @typedef {"device" | "light" | "dark"} Look */

/** As the device has it, or always the same. */
export const LOOKS = /** @type {const} */ (["device", "light", "dark"]);

/** What was chosen. @returns {Look} */
export function look() {
  const chosen = recall("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "device";
}

export function applyLook() {
  const chosen = look();
  if (chosen === "device") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** @param {Look} next */
export function setLook(next) {
  keep("theme", next === "device" ? null : next);
  applyLook();
  window.dispatchEvent(new Event("words")); // What is on screen says it, too.
}

/** The colours of the games, for their pages and their posters. */
export function layCloths() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    Object.values(GAMES)
      .map(
        ({ id, cloth, poster, under }) =>
          `[data-game="${id}"] { --cloth: ${cloth} } [data-poster="${id}"] { --cloth: ${poster ?? cloth}; --under: ${under} }`,
      )
      .join(" "),
  );
  document.adoptedStyleSheets.push(sheet);
}

/** The look after this one; every step but the last changes what is seen. @returns {Look} */
export function nextLook() {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const order = /** @type {Look[]} */ (dark ? ["device", "light", "dark"] : ["device", "dark", "light"]);
  return order[(order.indexOf(look()) + 1) % order.length];
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
