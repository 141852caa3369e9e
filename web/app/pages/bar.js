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

/** The bar of pages that are no tables. @param {string} [back] */
export const topBar = (back) => html`<header class="top">
  ${back ? html`<a class="icon-btn" href="/" aria-label=${t("ui.home")}>${icon("back")}</a>` : ""}
  ${languageButtons()}
  <span class="push"></span>
  ${themeButton()}
  <button class="icon-btn" aria-label=${t("ui.settings")} @click=${() => go("/settings")}>${icon("menu")}</button>
</header>`;
