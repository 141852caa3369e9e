// The hand: the dice, what is asked, and the one red button.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { firstWords, skipAll, understood } from "./first.js";
import { dieFace, dieName, shoes } from "./pieces.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

/** @param {TablePage} page @param {any} view */
export function dock(page, view) {
  const asked = page.isAsked();
  return html`<section class="dock" aria-label=${t("ui.your-dice")}>
    <div class="ask" role="status">${asked ? html`<i class="turn-dot"></i>` : nothing}<span>${question(page, view)}</span>
      ${asked && page.link.room.hints ? html`<button class="icon-btn push" aria-label=${t("ui.hint")} @click=${() => page.hint()}>${icon("hint")}</button>` : nothing}
    </div>
    ${page.slip ? html`<p class="slip" role="alert">${page.slip}<button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.clearSlip()}>${icon("no")}</button></p>` : nothing}
    ${asked ? lesson(page, view) : nothing}
    ${page.choices.length ? choices(page) : nothing}
    ${dice(page, view)}
  </section>`;
}

/** @param {TablePage} page @param {any} view */
function question(page, view) {
  if (page.stage) return page.stage.text;
  if (page.link.play.standings) return t("ask.over");
  if (!page.isAsked()) return t("ask.wait", { who: page.name(view.seat) });
  const legal = page.legal();
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  const when = can("roll") ? "roll" : can("foot") ? "foot" : "last";
  const take = can("take"), steal = can("steal");
  const tiles = new Set(legal.filter((action) => action.startsWith("take")).map((action) => action.slice(5, 7)));
  if (when === "last" && take && !steal && tiles.size === 1) {
    const [tile] = tiles;
    return t("ask.last.one", { tile, shoes: shoes(tile) });
  }
  const what = take && steal ? "take-steal" : take ? "take" : steal ? "steal" : can("lose") ? "lose" : "none";
  return t(`ask.${when}.${what}`);
}

/** One sentence for whoever plays for the first time. @param {TablePage} page @param {any} view */
function lesson(page, view) {
  const me = page.me();
  const key = firstWords(page.legal(), view, page.link.room.options, me === null ? null : view.seats[me]);
  if (!key) return nothing;
  const done = (/** @type {() => void} */ note) => () => { note(); page.requestUpdate(); };
  return html`<p class="lesson"><span>${t(key)}</span>
    <button class="btn flat" @click=${done(() => understood(key))}>${t("ui.got-it")}</button>
    <button class="icon-btn" aria-label=${t("ui.skip-lessons")} @click=${done(skipAll)}>${icon("no")}</button></p>`;
}

/** A choice between several actions on the same tile. @param {TablePage} page */
function choices(page) {
  return html`<div class="row wrap choices" role="group" aria-label=${t("ui.choose")}>
    ${page.choices.map((action) => html`<button class="btn" @click=${() => page.act(action)}>${actionName(page, action)}</button>`)}
    <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => page.choose([])}>${icon("no")}</button>
  </div>`;
}

/** An action in words. @param {TablePage} page @param {string} action */
export function actionName(page, action) {
  const [kind, what, from] = action.split(":");
  if (kind === "roll" || kind === "foot") return t(`action.${kind}`, { n: what.length });
  if (kind === "pass") return t("action.pass");
  const tile = what.replace("+", "");
  const params = { tile, shoes: shoes(tile), who: from ? page.name(Number(from) - 1) : "" };
  return t(`action.${kind}${what.endsWith("+") ? ".golden" : ""}`, params);
}

/** @param {TablePage} page @param {any} view */
function dice(page, view) {
  const shown = page.stage?.dice ?? (view.rolls > 0 ? view.dice : null);
  if (!shown) return nothing;
  const asked = page.isAsked() && !page.stage;
  const kept = page.kept();
  const all = [0, 1, 2, 3];
  const die = (/** @type {number} */ at) => html`<button class="die t${(at % 3) + 1} ${asked && kept.has(at) ? "is-kept" : ""} ${page.stage?.rolled?.includes(at) ? "just-rolled" : ""}"
    data-at=${at} aria-pressed=${asked && kept.has(at)} ?disabled=${!asked || !page.canRoll()}
    aria-label=${asked && page.canRoll() ? t(kept.has(at) ? "die.kept" : "die.loose", { die: dieName(shown[at]) }) : dieName(shown[at])}
    @click=${() => page.toggle(at)}>${dieFace(shown[at])}</button>`;
  return html`<div class="dice-row">
    <div class="keep-row row">${asked && page.canRoll()
      ? html`<div class="keep-well well" role="group" aria-label=${t("ui.kept-dice")}>${all.filter((at) => kept.has(at)).map(die)}${kept.size ? nothing : html`<span class="quiet empty">${t("ui.tap-to-keep")}</span>`}</div>
        <div class="loose" role="group" aria-label=${t("ui.loose-dice")}>${all.filter((at) => !kept.has(at)).map(die)}</div>`
      : html`<div class="loose">${all.map(die)}</div>`}</div>
    ${asked ? buttons(page, view) : nothing}
  </div>`;
}

/** @param {TablePage} page @param {any} view */
function buttons(page, view) {
  const roll = page.rollAction();
  const pass = page.legal().includes("pass");
  const lit = page.legal().some((action) => /^(take|steal|lose)/.test(action));
  const left = 3 - view.rolls;
  return html`<div class="row go-row">
    ${page.canRoll() ? html`<button class="btn go roll" ?disabled=${!roll} aria-label=${roll ? actionName(page, roll) : t("refusal.no-dice")} @click=${() => roll && page.act(roll)}>
      <span>${t(page.legal().some((action) => action.startsWith("roll")) ? "action.roll.short" : "action.foot.short")}</span>
      <span class="rolls" role="img" aria-label=${t("ask.rolls", { n: Math.max(left, 0) })}>${[1, 2, 3].map((n) => html`<i class=${n <= view.rolls ? "used" : ""}></i>`)}</span></button>` : nothing}
    ${pass ? html`<button class="btn ${lit || page.canRoll() ? "" : "go"}" @click=${() => page.act("pass")}>${t("action.pass")}</button>` : nothing}
  </div>`;
}
