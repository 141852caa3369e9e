// Practice: one person, one round, and two questions that only the server can answer.

import { html, icon } from "../element.js";
import { post } from "../net/api.js";
import { reason, t } from "../words.js";
import { after, isZiomek, smiles } from "./wood.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */
/** @typedef {import("./wood.js").Laid} Laid */

/** @param {TablePage} page */
export function practice(page) {
  const on = page.hand.builds();
  const shown = page.hand.ghost.length > 0;
  return html`<section class="practice" aria-label=${t("practice.title")}>
    <button class="btn" ?disabled=${!on} @click=${() => possible(page)}>${icon("hint")}<span>${t("practice.possible")}</span></button>
    <button class="btn" ?disabled=${!on} aria-pressed=${shown} @click=${() => (shown ? hide(page) : solution(page))}>${icon("eye")}<span>${t(shown ? "practice.hide" : "practice.solution")}</span></button>
  </section>`;
}

/**
 * What is left to do for a stack that is right: how many levels come off first, and the whole stack after it.
 * @param {TablePage} page
 */
async function ask(page) {
  const { hand } = page;
  while (hand.waiting.length) await new Promise((done) => { setTimeout(done, 50); }); // It is about what the server has.
  /** @type {{ actions: string[] }} */
  const { actions } = await post(`/api/v1/tables/${page.table}/hint`, { seat: hand.seat() });
  const off = Number(actions[0]?.match(/^down:(\d+)$/)?.[1] ?? 0);
  return { off, stack: actions.reduce(after, hand.stack()) };
}

/** @param {TablePage} page @param {(found: { off: number, stack: Laid[] }) => string} work says what was found */
async function tried(page, work) {
  const { hand } = page;
  try {
    hand.reply(work(await ask(page)));
  } catch (/** @type {any} */ why) {
    hand.reply(reason(why.why ?? why));
  }
}

/** Whether the round can still be built on this stack. @param {TablePage} page */
const possible = (page) => tried(page, ({ off, stack }) => (off ? t("practice.no", { n: off }) : t(stack.every((one) => !isZiomek(one.piece) || smiles(one)) ? "practice.yes" : "practice.yes.sad")));

/** Draws a solution behind the stack, where there is one. @param {TablePage} page */
const solution = (page) => tried(page, ({ off, stack }) => {
  if (off) return t("practice.no", { n: off });
  page.hand.ghost = stack;
  return t("practice.shown");
});

/** @param {TablePage} page */
function hide(page) {
  page.hand.ghost = [];
  page.hand.reply("");
}
