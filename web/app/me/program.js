// Programs in the lobby: the owner gives one a seat, and is told its key once.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SAMPLE } from "../games.js";
import { sheet } from "../load.js";
import { post } from "../net/api.js";
import { copyText } from "../pages/copy.js";
import { Store } from "../store.js";
import { t, wordsFor } from "../words.js";

/** @typedef {import("../game-types.js").Stage} Stage */

/** Words and look. */
export const ready = Promise.allSettled([wordsFor("program"), sheet("program")]);

class State extends Store {
  constructor() {
    super();
    this.open = false;
    /** @type {{ name: string, seat: number, key: string } | null} */
    this.told = null;
    /** The field that is copied by hand. @type {string} */
    this.byHand = "";
  }
}

/** Keys are kept nowhere: they go with the page. @type {WeakMap<Stage, State>} */
const states = new WeakMap();

/** @param {Stage} page */
function stateOf(page) {
  const state = states.get(page) ?? new State();
  states.set(page, state);
  return state;
}

/** A program's sign. */
const sign = () =>
  html`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4zM8 9.500l3 2.500-3 2.500M13 15h3.500"></path></svg>`;

/** What is to be said of a program's seat. @param {import("../../generated/wire.js").Chair} seat */
export const mark = (seat) =>
  html`<span class="program-mark">${sign()}${t("program.word")} · ${t(seat.here ? "program.here" : "program.waits")}</span>`;

/** Puts the focus on what has changed. @param {Stage} page @param {string} where */
async function shift({ root }, where) {
  await root.updateComplete;
  /** @type {HTMLElement | null} */ (root.querySelector(where))?.focus();
}

/** @param {Stage} page @param {SubmitEvent} event */
function give(page, event) {
  event.preventDefault();
  const said = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const name = String(said.get("program") ?? "").trim(),
    seat = Number(said.get("seat"));
  return page.tried(
    (async () => {
      const { key } = await post(`/api/v1/tables/${page.table}/programs`, { seat, name });
      Object.assign(stateOf(page), { open: false, told: { name, seat, key } });
      await shift(page, ".program-told h3");
    })(),
  );
}

/** Copies a field; where that cannot be done, marks it for copying by hand. @param {Stage} page @param {string} id */
async function copy(page, id) {
  const field = /** @type {HTMLInputElement} */ (page.root.querySelector(`#${id}`));
  const copied = await copyText(field.value);
  if (copied) page.say(t("ui.copied"));
  else field.select();
  stateOf(page).byHand = copied ? "" : id;
}

/** The owner's part of the lobby. @param {Stage} page @param {number[]} free the free seats */
export function programs(page, free) {
  const state = stateOf(page);
  if (state.told) return told(page, state, state.told);
  if (!free.length) return nothing;
  if (!state.open)
    return html`<button class="btn flat program-offer" @click=${() => {
      state.open = true;
      shift(page, "#program-name");
    }}>${sign()}${t("program.offer")}</button>`;
  return html`<form class="program-form" aria-labelledby="program-title" @submit=${(/** @type {SubmitEvent} */ event) => give(page, event)}>
    <h3 id="program-title">${sign()}${t("program.title")}</h3><p class="quiet">${t("program.about")}</p>
    <div class="program-fields"><div class="field"><label for="program-name">${t("program.name")}</label><input
      id="program-name" name="program" maxlength="40" required autocomplete="off"></div>
      ${
        free.length > 1
          ? html`<div class="field"><label for="program-seat">${t("program.seat")}</label><select id="program-seat" name="seat">${free.map(
              (seat) => html`<option value=${seat}>${t("ui.seat-n", { n: seat + 1 })}</option>`,
            )}</select></div>`
          : html`<input type="hidden" name="seat" value=${free[0]}>`
      }</div>
    <div class="row wrap"><button class="btn">${t("program.give")}</button><button class="btn flat" type="button" @click=${() => {
      state.open = false;
      shift(page, ".program-offer");
    }}>${t("ui.close")}</button></div></form>`;
}

/** @param {Stage} page @param {State} state @param {{ name: string, seat: number, key: string }} about */
function told(page, state, { name, seat, key }) {
  const command = `python3 tools/player.py ${location.origin} ${page.table} ${seat + 1} ${key}`; // It counts seats as people do.;
  const field = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {string} */ value,
  ) => html`<div class="row wrap"><input class="key" id=${id} readonly aria-label=${label} .value=${value} @focus=${(
    /** @type {{ target: HTMLInputElement }} */ event,
  ) => event.target.select()}>
    <button class="btn" aria-label="${t("program.copy")}: ${label}"
      @click=${() => copy(page, id)}>${icon("copy")}${t("program.copy")}</button></div>
    ${state.byHand === id ? html`<p class="answer" role="status">${t("program.by-hand")}</p>` : nothing}`;
  return html`<section class="program-told field" aria-labelledby="program-got"><h3
    id="program-got" tabindex="-1">${sign()}${t("program.got", { name })}</h3>
    <p><b>${t("program.once")}</b></p>${field("program-key", t("program.key"), key)}
    ${
      page.link.room.game === SAMPLE.id
        ? html`<p>${t("program.command")}</p>${field("program-command", t("program.command.name"), command)}`
        : html`<p>${t("program.other", { game: t(`game.${SAMPLE.id}.title`) })}</p>`
    }
    <button class="btn program-done" @click=${() => {
      state.told = null;
      shift(page, ".program-offer");
    }}>${icon("check")}${t("program.done")}</button></section>`;
}
