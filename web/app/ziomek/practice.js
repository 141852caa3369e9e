// Practice: one person, one round, two questions that only the server can answer, and the same dice once more.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { post, refusalOf } from "../net/api.js";
import { playAgain } from "../pages/again.js";
import { reason, t } from "../words.js";
import { COLOURS, after, isZiomek, smiles } from "./wood.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./wood.js").Laid} Laid */

/** @param {Page} page */
export function practice(page) {
  const on = page.hand.builds();
  const shown = page.hand.ghost.length > 0;
  return html`<section class="practice" aria-label=${t("practice.title")}>
    <button class="btn" ?disabled=${!on} @click=${() => possible(page)}>${icon("hint")}<span>${t("practice.possible")}</span></button>
    <button class="btn" ?disabled=${!on} aria-pressed=${shown} @click=${() =>
      shown ? hide(page) : solution(page)}>${icon("eye")}<span>${t(shown ? "practice.hide" : "practice.solution")}</span></button>
  </section>`;
}

/**
 * What is left to do for a stack that is right: how many levels come off first, and the whole stack after it.
 * @param {Page} page
 */
async function ask(page) {
  const { hand } = page;
  while (hand.waiting.length)
    await new Promise((done) => {
      setTimeout(done, 50);
    }); // It is about what the server has.
  /** @type {{ actions: string[] }} */
  const { actions } = await post(`/api/v1/tables/${page.table}/hint`, { seat: hand.seat() ?? 0 });
  const off = Number(actions[0]?.match(/^down:(\d+)$/)?.[1] ?? 0);
  return { off, stack: actions.reduce(after, hand.stack()) };
}

/** @param {Page} page @param {(found: { off: number, stack: Laid[] }) => string} work says what was found */
async function tried(page, work) {
  const { hand } = page;
  try {
    hand.reply(work(await ask(page)));
  } catch (why) {
    hand.reply(reason(refusalOf(why)));
  }
}

/** Whether the round can still be built on this stack. @param {Page} page */
const possible = (page) =>
  tried(page, ({ off, stack }) =>
    off ? t("practice.no", { n: off }) : t(stack.every((one) => !isZiomek(one.piece) || smiles(one)) ? "practice.yes" : "practice.yes.sad"),
  );

/** Draws a solution behind the stack, where there is one. @param {Page} page */
const solution = (page) =>
  tried(page, ({ off, stack }) => {
    if (off) return t("practice.no", { n: off });
    page.hand.ghost = stack;
    return t("practice.shown");
  });

/** @param {Page} page */
function hide(page) {
  page.hand.ghost = [];
  page.hand.reply("");
}

// ---- The same dice again. They are given to a new table, so that no record shows dice that were known as rolled ones.

/** What the dice show, as an option. @param {View} view */
const given = (view) => ({ dice: COLOURS.map((colour, n) => `${colour}${view.dice?.[n]}`).join(",") });

/** @type {{ table: string, levels: string[] } | null} A stack that is laid again as soon as its new table lets hands build. */
let repaired = null;

/** Begins again with the same dice. @param {Page} page @param {View} view @param {string[]} [levels] the stack to go on with */
async function repeat(page, view, levels = []) {
  repaired = { table: await playAgain(page, given(view)), levels };
}

/** After a practice whose stack was not right. @param {Page} page @param {View} view */
export const afterwards = (page, view) =>
  html`${
    view.seats[0].stack.length
      ? html`<button class="btn go repair" @click=${() =>
          page.tried(repeat(page, view, view.seats[0].stack))}>${icon("undo")}${t("practice.repair")}</button>`
      : nothing
  }${sameDice(page, view)}`;

/** @param {Page} page @param {View} view */
export const sameDice = (page, view) =>
  html`<button class="btn same-dice" @click=${() => page.tried(repeat(page, view))}>${icon("reroll")}${t("practice.same")}</button>`;

/** Lays the stack that is to be repaired. @param {Page} page */
export function layAgain(page) {
  if (repaired?.table !== page.link.id || !page.hand.builds()) return;
  for (const level of repaired.levels) page.hand.act(`drop:${level}`);
  repaired = null;
}
