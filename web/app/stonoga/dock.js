// The hand: what is asked, the dice in their places, and the one red button. It never changes its size.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { ask } from "./ask.js";
import "./keys.js";
import { dieFace, dieName, label, shoes } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** More tiles than this have no buttons of their own: they are lit where they lie. */
const MANY = 5;

/** @param {Page} page @param {View} view */
export function dock(page, view) {
  const asked = page.isAsked();
  const row = page.hand.choices.length ? choices(page) : !asked ? rolls(view) : page.hand.ending ? sure(page) : buttons(page, view);
  return html`<section class="dock" tabindex="-1" aria-label=${t("ui.your-dice")}>
    ${ask(page, view)}
    ${dice(page, view)}
    <div class="go-row">${row}</div>
    <stonoga-keys .page=${page} .view=${view}></stonoga-keys>
  </section>`;
}

/** A choice between several actions on the same tile. @param {Page} page */
function choices(page) {
  return html`<div class="row choices" role="group" aria-label=${t("ui.choose")}>
    ${page.hand.choices.map(
      (/** @type {string} */ action) => html`<button class="btn" @click=${() => page.act(action)}>${actionName(page, action)}</button>`,
    )}
    <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.hand.choose([])}>${icon("no")}</button>
  </div>`;
}

/** An action in words. @param {Page} page @param {string} action */
export function actionName(page, action) {
  const [kind, what, from] = action.split(":");
  if (kind === "roll" || kind === "foot") return t(`action.${kind}`, { n: what.length });
  if (kind === "pass") return t("action.pass");
  const tile = what.replace("+", "");
  const params = { tile: label(tile), shoes: shoes(tile), who: from ? page.name(Number(from) - 1) : "" };
  return t(`action.${kind}${what.endsWith("+") ? ".golden" : ""}`, params);
}

/** Four places; a die never leaves its own. @param {Page} page @param {View} view */
function dice(page, view) {
  const fell = view.rolls > 0;
  const choosing = page.isAsked() && page.hand.canRoll();
  const kept = choosing ? page.hand.kept() : /** @type {Set<number>} */ (new Set());
  const tempting = page.hand.isTempting();
  const name = choosing ? `${t("ui.loose-dice")}: ${view.dice.length - kept.size}` : t("ui.your-dice");
  return html`<div class="dice-row ${choosing ? "is-choosing" : ""} ${fell ? "" : "is-old"}" role="group" aria-label=${name}>
    ${view.dice.map((/** @type {string} */ face, /** @type {number} */ at) => {
      const stays = kept.has(at);
      const words = !fell ? t("ask.rolling") : choosing ? t(stays ? "die.kept" : "die.loose", { die: dieName(face) }) : dieName(face);
      return html`<div class="slot ${choosing ? (stays ? "keep-well" : "loose") : ""}">
        <button class="die t${(at % 3) + 1} ${stays ? "is-kept" : ""}" data-at=${at} aria-pressed=${stays} ?disabled=${!choosing} title=${
          choosing && !stays ? t("ui.tap-to-keep") : nothing
        }
          aria-label=${words} @click=${() => page.hand.toggle(at)}>${fell ? dieFace(face) : nothing}</button>
        <span class="fate" aria-hidden="true">${
          choosing && (stays || !tempting)
            ? html`${icon(stays ? "lock" : "reroll")}<span>${t(stays ? "die.stays" : "die.goes")}</span>`
            : nothing
        }</span>
      </div>`;
    })}
  </div>`;
}

/** How many rolls have fallen, of how many. @param {View} view */
function pips(view) {
  const left = Math.max(view.rolls_of - view.rolls, 0);
  return html`<span class="rolls" role="img" aria-label=${t("ask.rolls", { n: left })}>${Array.from(
    { length: view.rolls_of },
    (_, n) => html`<i class=${n < view.rolls ? "used" : ""}></i>`,
  )}</span>`;
}

/** While others play. @param {View} view */
function rolls(view) {
  return view.rolls
    ? html`<p class="of-rolls quiet">${t("ask.roll-of", { roll: view.rolls, of: view.rolls_of })}${pips(view)}</p>`
    : nothing;
}

/** @param {Page} page @param {View} view */
function buttons(page, view) {
  const legal = page.legal();
  const roll = page.hand.rollAction();
  const pass = legal.includes("pass");
  const rolling = page.hand.canRoll();
  const found = rolling ? [] : byTile(legal);
  const tiles = found.length > MANY ? [] : found;
  return html`
    ${
      rolling
        ? html`<button class="btn roll ${page.hand.isTempting() ? "" : "go"}" ?disabled=${!roll} @click=${() => page.hand.roll()}>
      <span>${roll ? actionName(page, roll) : t("refusal.no-dice")}</span>${pips(view)}</button>`
        : nothing
    }
    ${
      tiles.length === 1
        ? html`<button class="btn go" @click=${() => page.hand.choose(tiles[0])}>${actionName(page, tiles[0][0])}</button>`
        : tiles.map(
            (actions) => html`<button class="btn pick" aria-label=${actionName(page, actions[0])} @click=${() => page.hand.choose(actions)}>
        ${actions[0].startsWith("steal") ? icon("steal") : nothing}${
          tiles.length === 2 ? actionName(page, actions[0]) : label(actions[0].split(":")[1])
        }</button>`,
          )
    }
    ${pass ? ending(page, !found.length && !rolling) : nothing}`;
}

/** The end of the turn; while rolls are left it is small, and asked once more. @param {Page} page @param {boolean} only */
function ending(page, only) {
  if (page.hand.canRollFreely())
    return html`<button class="btn flat stop" aria-label=${t("action.pass")}
      @click=${() => page.hand.wantEnd(true)}>${t("action.pass.short")}</button>`;
  return html`<button class="btn ${only ? "go" : ""}" @click=${() => page.act("pass")}>${t("action.pass")}</button>`;
}

/** @param {Page} page */
const sure = (page) => html`<button class="btn go" @click=${() => page.hand.wantEnd(false)}>${t("action.pass.no")}</button>
  <button class="btn" @click=${() => page.act("pass")}>${t("action.pass.yes")}</button>`;

/** The actions that take, steal or lose, by the tile they are about. @param {string[]} legal */
function byTile(legal) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const action of legal.filter((one) => /^(take|steal|lose)/.test(one))) {
    const about = action.replace("+", "");
    found.set(about, [...(found.get(about) ?? []), action]);
  }
  return [...found.values()];
}
