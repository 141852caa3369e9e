// The bars at the top.

import { go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { LOOKS, look, nextLook, setLook } from "../look.js";
import { lang, languages, speak, t } from "../words.js";
import { gameName } from "./lists.js";

/** @typedef {import("../game-types.js").TableStage} TableStage */

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
  return html`<button class="icon-btn" aria-label=${name} title=${name}
    @click=${() => setLook(nextLook())}>${icon(SIGNS[look()])}</button>`;
};

/** All looks side by side. */
export const lookButtons = () => html`<div class="langs looks" role="group" aria-label=${t("ui.look")}>
  ${LOOKS.map(
    (one) =>
      html`<button aria-pressed=${one === look()}
        @click=${() => setLook(one)}>${icon(SIGNS[one])}<span>${t(`ui.look.${one}`)}</span></button>`,
  )}
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

/** The names of those whom the game waits for, and who are not connected. @param {TableStage} stage @returns {string[]} */
function missing(stage) {
  const { room, play } = stage.link;
  if (room?.status !== "playing" || !play) return [];
  const gone = (/** @type {number} */ seat) =>
    /person|program/.test(room.seats[seat].who) && !room.seats[seat].here && !room.seats[seat].held_by && !room.seats[seat].yours;
  return play.waiting.filter(gone).map((/** @type {number} */ seat) => stage.name(seat));
}

/**
 * The bar of a table: the game, what the game has to say there, the line, who is missing, who watches, and the menu, which is about to be
 * needed when a pointer comes near.
 * @param {TableStage} stage @param {string} line its state @param {boolean} alarmed @param {() => unknown} soon
 */
export function tableBar(stage, line, alarmed, soon) {
  const { link, screen, menu } = stage;
  const { room, play } = link;
  const state = line === "on" ? "" : t(line === "lost" || line === "doubt" ? "ui.line-lost" : "ui.opening");
  const gone = missing(stage);
  const view = room?.status === "playing" ? (stage.view ?? play?.view) : null;
  return html`<header class="bar">
      <a class="icon-btn" href="/" aria-label=${t("ui.leave")}>${icon("back")}</a>
      ${room ? html`<h1>${gameName(room.game)}</h1>` : nothing}
      ${room?.daily ? stage.daily?.badge(stage) : nothing}
      ${view && screen?.status && !play?.standings ? screen.status(stage, view) : nothing}
      <span class="pill line push" role="status" ?hidden=${!state}>${state}</span>
      ${
        gone.length && !state
          ? html`<span class="pill gone push" role="status">${icon("away")}<span>${t("ui.is-gone", { who: gone.join(", ") })}</span></span>`
          : nothing
      }
      ${
        room?.spectators
          ? html`<span class="pill" aria-label=${t("ui.spectators", { n: room.spectators })}>${icon("eye")}${room.spectators}</span>`
          : nothing
      }
      <button class="icon-btn ${
        state || gone.length ? "" : "push"
      }" aria-label=${t("ui.menu")} aria-expanded=${menu} @pointerenter=${soon} @click=${() => {
        stage.menu = !stage.menu;
      }}>${icon("menu")}</button>
      ${alarmed ? html`<p class="alarm-line" role="alert">${icon("no")}${t("ui.alarm")}</p>` : nothing}
    </header>`;
}
