// The bars at the top.

import { go, html, icon } from "../element.js";
import { switchTheme } from "../look.js";
import { lang, languages, speak, t } from "../words.js";

const NAMES = { pl: "Polski", en: "English", ru: "Русский" };

export const languageButtons = () => html`<div class="langs" role="group" aria-label=${t("ui.language")}>
  ${languages.map((code) => html`<button lang=${code} aria-pressed=${code === lang} aria-label="${code.toUpperCase()}, ${NAMES[code]}"
    @click=${() => speak(code)}>${code.toUpperCase()}</button>`)}
</div>`;

export const themeButton = () => html`<button class="icon-btn" aria-label=${t("ui.switch-theme")} @click=${switchTheme}>${icon("sun")}</button>`;

/**
 * An open menu is shut by Escape wherever the focus is, and by a press beside it: through its own button, which knows how.
 * @param {Event} event
 */
function shutMenu(event) {
  if (event instanceof KeyboardEvent && event.key !== "Escape") return;
  const at = event.target instanceof Element ? event.target : null;
  if (event.type === "click" && at?.closest('.bar [aria-expanded], .menu')) return;
  const button = /** @type {HTMLElement | null} */ (document.querySelector('.bar [aria-expanded="true"]'));
  if (!button) return;
  setTimeout(() => { // The menu may have shut itself meanwhile.
    if (button.getAttribute("aria-expanded") === "true") button.click();
    if (event.type === "keydown") button.focus();
  });
}
document.addEventListener("keydown", shutMenu, true); // Before the menu itself hears it, and shuts.
document.addEventListener("click", shutMenu);

/** The bar of pages that are no tables. @param {string} [back] */
export const topBar = (back) => html`<header class="top">
  ${back ? html`<a class="icon-btn" href="/" aria-label=${t("ui.home")}>${icon("back")}</a>` : ""}
  ${languageButtons()}
  <span class="push"></span>
  ${themeButton()}
  <button class="icon-btn" aria-label=${t("ui.settings")} @click=${() => go("/settings")}>${icon("gear")}</button>
</header>`;
