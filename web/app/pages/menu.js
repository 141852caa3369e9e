// The menu of a table: what one does now and then, the own wishes, and small signs to the others.

import { backdrop, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { setSounds, sounds } from "../sound.js";
import { t } from "../words.js";
import { languageButtons, lookButtons } from "./bar.js";
import { copyLink } from "./copy.js";

/** @typedef {import("../game-types.js").TableStage} TableStage */

/** @type {import("../../generated/wire.js").Emote[]} */
const EMOTES = ["wave", "clap", "luck", "ouch", "think", "knock", "thanks", "laugh"];

/** @param {TableStage} page @param {import("./table.js").Asking} asking */
export function menuPanel(page, asking) {
  const { room, play, id } = page.link;
  const me = page.me() ?? page.link.own()[0];
  const playing = room.status === "playing";
  const shut = () => {
    page.menu = false;
  };
  return html`${backdrop(shut)}<nav class="card menu" aria-label=${t("ui.menu")} @keydown=${(/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") shut();
  }}>
    ${
      playing && play?.eye !== null && room.undo && !page.screen?.live
        ? html`<button class="item" @click=${() => page.goBack()}>${icon("undo")}${t("ui.go-back")}</button>`
        : nothing
    }
    <a class="item" href="/rules/${room.game}?from=${id}">${icon("book")}${t("ui.rules")}</a>
    ${
      room.daily
        ? nothing
        : html`<button class="item" @click=${() => {
            shut();
            copyLink(page);
          }}>${icon("link")}${t("ui.copy")}</button>`
    }
    <button class="item" role="switch" aria-checked=${sounds()} @click=${() => {
      setSounds(!sounds());
    }}>${icon(sounds() ? "sound" : "mute")}${t("ui.sound")}<i class="switch" aria-hidden="true"></i></button>
    <div class="pick">${lookButtons()}</div>
    <div class="pick">${languageButtons()}</div>
    ${
      me !== undefined && page.hasCompany()
        ? html`<details><summary class="item">${icon("emote")}${t("beside.emotes")}${icon("next")}</summary>
      <div class="row wrap" role="group" aria-label=${t("beside.emotes")}>${EMOTES.map(
        (emote) => html`<button class="btn" @click=${() => page.do({ emote: { seat: me, emote } })}>${t(`emote.${emote}`)}</button>`,
      )}</div></details>`
        : nothing
    }
    ${
      playing && me !== undefined
        ? html`<button class="item last" @click=${() => {
            asking.ending = true;
            shut();
          }}>${icon("no")}${t(room.daily ? "daily.give-up" : room.owned ? "beside.end-game" : "beside.end-propose")}</button>`
        : nothing
    }
  </nav>`;
}
