// The bars at the top.

import { go, html, icon } from "../element.js";
import { LOOKS, look, nextLook, setLook } from "../look.js";
import { lang, languages, speak, t } from "../words.js";

const NAMES = { pl: "Polski", en: "English", ru: "Русский" };

export const languageButtons = () => html`<div class="langs" role="group" aria-label=${t("ui.language")}>
  ${languages.map(
    (code) => html`<button lang=${code} aria-pressed=${code === lang} aria-label="${code.toUpperCase()}, ${NAMES[code]}"
    @click=${() => speak(code)}>${code.toUpperCase()}</button>`,
  )}
</div>`;

const SIGNS = { device: "device", light: "sun", dark: "moon" };

/** The look that is on, by its sign; a press goes on to the next one. */
const lookButton = () => {
  const name = `${t("ui.look")}: ${t(`ui.look.${look()}`)}`;
  return html`<button class="icon-btn" aria-label=${name} title=${name} @click=${() => setLook(nextLook())}>${icon(SIGNS[look()])}</button>`;
};

/** All looks side by side. */
export const lookButtons = () => html`<div class="langs looks" role="group" aria-label=${t("ui.look")}>
  ${LOOKS.map((one) => html`<button aria-pressed=${one === look()} @click=${() => setLook(one)}>${icon(SIGNS[one])}<span>${t(`ui.look.${one}`)}</span></button>`)}
</div>`;

/**
 * An open menu is shut by Escape wherever the focus is, and by a press beside it: through its own button, which knows how.
 * @param {Event} event
 */
function shutMenu(event) {
  if (event instanceof KeyboardEvent && event.key !== "Escape") return;
  const at = event.target instanceof Element ? event.target : null;
  if (event.type === "click" && at?.closest(".bar [aria-expanded], .menu")) return;
  const button = /** @type {HTMLElement | null} */ (document.querySelector('.bar [aria-expanded="true"]'));
  if (!button) return;
  setTimeout(() => {
    // The menu may have shut itself meanwhile.
    if (button.getAttribute("aria-expanded") === "true") button.click();
    if (event.type === "keydown") button.focus();
  });
}
document.addEventListener("keydown", shutMenu, true); // Before the menu itself hears it, and shuts.
document.addEventListener("click", shutMenu);

/** The bar of pages that are no tables. @param {string} [back] where the arrow leads @param {string} [name] */
export const topBar = (back, name = t("ui.home")) => html`<header class="top">
  ${back ? html`<a class="icon-btn" href=${back} aria-label=${name}>${icon("back")}</a>` : ""}
  ${languageButtons()}
  <span class="push"></span>
  ${lookButton()}
  <button class="icon-btn" aria-label=${t("ui.settings")} @click=${() => go("/settings")}>${icon("gear")}</button>
</header>`;
