// Before the game: who plays with which blocks, who rolls first, which dice, which clock.

import { html, icon, svg } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { topBar } from "../../pages/bar.js";
import { gameName } from "../../pages/lists.js";
import { setSounds, sounds } from "../../sound.js";
import { t } from "../../words.js";
import { CLOCKS, addPlayer, dropPlayer, dye, rename } from "./game.js";
import { MOST_PLAYERS, levelsOf } from "./rules.js";

/** @typedef {import("./page.js").Companion} Companion */

/** @param {import("./game.js").Player} player @param {number} seat */
export const nameOf = (player, seat) => player.name.trim() || t("companion.player", { n: seat + 1 });

/** A long block of somebody's colour. @param {string} hue */
export const block = (hue) =>
  html`<svg class="plank" data-hue=${hue} viewBox="0 0 90 20"
    aria-hidden="true">${svg`<use href="#block" width="90" height="20"></use>`}</svg>`;

/** @param {number} seconds */
export const clockText = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * One of several, as a pill.
 * @param {string} group @param {unknown} label @param {boolean} on @param {() => void} does @param {string} [name] what is heard
 */
export const pick = (group, label, on, does, name) =>
  html`<label class="choice"><input type="radio" name=${group} aria-label=${name ?? nothing} .checked=${on}
    @change=${does}><span>${label}</span></label>`;

/** @param {Companion} page */
export function setup(page) {
  const { plan } = page;
  const set = (/** @type {import("./game.js").Plan} */ next, then = "") => page.planned(next, then);
  return html`${topBar("/")}<main class="page companion setting">
    <header class="head"><h1>${gameName("ziomek")}<span tabindex="-1"
      data-focus>${t("companion.title")}</span></h1><p>${t("companion.about")}</p></header>
    <section class="card"><h2>${t("companion.players")}</h2>
      <ol class="people">${plan.players.map(
        (player, seat) => html`<li>
        <button class="dye" aria-label=${t("companion.blocks", { who: nameOf(player, seat), colour: t(`companion.hue.${player.hue}`) })}
          title=${t("companion.blocks.change")} @click=${() => set(dye(plan, seat))}>${block(player.hue)}<span
            aria-hidden="true">${t(`companion.hue.${player.hue}`)}</span></button>
        <input aria-label=${t("companion.name", { n: seat + 1 })} placeholder=${t("companion.player", { n: seat + 1 })} maxlength="24"
          autocomplete="off" autocapitalize="words" enterkeyhint="done" .value=${player.name} @input=${(
            /** @type {{ target: HTMLInputElement }} */ event,
          ) => set(rename(page.plan, seat, event.target.value))}>
        ${
          plan.players.length > 1
            ? html`<button class="icon-btn" aria-label=${t("companion.drop", { who: nameOf(player, seat) })} @click=${() =>
                set(dropPlayer(plan, seat), '[data-does="add"]')}>${icon("no")}</button>`
            : html`<span></span>`
        }</li>`,
      )}</ol>
      ${
        plan.players.length < MOST_PLAYERS
          ? html`<button class="btn" data-does="add" @click=${() =>
              set(addPlayer(plan), ".people input")}>${icon("plus")}${t("ui.add-seat")}</button>`
          : nothing
      }
      ${
        plan.players.length === 1
          ? html`<p class="quiet">${t("companion.alone")}</p>`
          : html`<fieldset class="option"><legend>${t("companion.first")}</legend><span
            class="quiet about">${t("companion.first.about")}</span>
        <div class="row wrap">${plan.players.map((player, seat) =>
          pick("first", nameOf(player, seat), plan.first === seat, () => set({ ...plan, first: seat })),
        )}${pick("first", t("companion.first.draw"), plan.first === null, () => set({ ...plan, first: null }))}</div></fieldset>`
      }
    </section>
    <section class="card"><fieldset class="option"><legend>${t("companion.dice")}</legend>
        <div class="row wrap">${
          /** @type {const} */ (["real", "here"]).map((kind) =>
            pick("dice", t(`companion.dice.${kind}`), plan.dice === kind, () => set({ ...plan, dice: kind })),
          )
        }</div></fieldset>
      <fieldset class="option"><legend>${t("companion.clock")}</legend><span class="quiet about">${
        plan.clock
          ? t("companion.clock.about", {
              n: plan.clock,
              time: clockText(plan.clock * levelsOf(1)),
              last: clockText(plan.clock * levelsOf(7)),
            })
          : t("companion.clock.none")
      }</span>
        <div class="row wrap">${CLOCKS.map((seconds) =>
          pick("clock", t("companion.clock.n", { n: seconds }), plan.clock === seconds, () => set({ ...plan, clock: seconds })),
        )}${pick("clock", t("companion.clock.off"), plan.clock === null, () => set({ ...plan, clock: null }))}</div></fieldset>
      <label class="choice switch-row"><span class="words"><b>${t("ui.sound")}</b><span
        class="quiet about" id="sound-about">${t("companion.sound.about")}</span></span>
        <input type="checkbox" role="switch" aria-label=${t("ui.sound")} aria-describedby="sound-about" .checked=${sounds()} @change=${(
          /** @type {{ target: HTMLInputElement }} */ event,
        ) => setSounds(event.target.checked)}><i class="switch" aria-hidden="true"></i></label>
    </section>
    <p class="quiet">${t("companion.kept")} <a href="/rules/ziomek">${t("ui.rules")}</a></p>
    <div class="create"><button class="btn go big" data-does="begin"
      @click=${() => page.begin()}>${icon("play")}${t("companion.begin")}</button></div>
  </main>`;
}
