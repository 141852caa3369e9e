// What is asked, in one sentence, always; below it a lesson, an answer, or what happened last: each in its own place.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { slip } from "../tips.js";
import { t } from "../words.js";
import { lessons } from "./first.js";
import { NEW } from "./hand.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function ask(page, view) {
  const ready = page.isAsked() && !page.playing;
  page.hand.watchAnswer();
  const said = page.stage ? nothing : page.slip ? slip(page) : ready ? lesson(page, view) : nothing;
  return html`<div class="ask">
    <p class="question" role="status">${
      ready ? html`<i class="turn-dot"></i>` : nothing
    }${whose(page, view, ready)}<span>${question(page, view, ready)}</span></p>
    ${said === nothing ? recap(page, view, ready) : said}${page.screen.correct?.()}
    ${
      ready && page.link.room.hints
        ? html`<button class="icon-btn hint" aria-label=${t("ui.hint")} title=${t("ui.hint")}
          @click=${() => page.hint()}>${icon("hint")}</button>`
        : nothing
    }
  </div>`;
}

/**
 * Whose turn it is; where several people share the screen, also who is asked.
 * @param {Page} page @param {View} view @param {boolean} ready
 */
function whose(page, view, ready) {
  const shared = page.link.own().length > 1;
  return ready && !shared
    ? nothing
    : html`${drawing(page.faceOf(view.seat), "0 0 48 48", "asked")}${
        ready ? html`<span class="sr">${page.name(view.seat)}: </span>` : nothing
      }`;
}

/**
 * What happened last, where there is no room for the whole story: a press opens it.
 * @param {Page} page @param {View} view @param {boolean} ready
 */
function recap(page, view, ready) {
  const { hand } = page;
  const own = page.link.own();
  // What is said above need not be said twice.
  const past = page.stage
    ? page.story.slice(0, -1)
    : page.story.filter((one) => !ready || own.length > 1 || one.seat === null || !own.includes(one.seat));
  const before = (view.seat + view.seats.length - 1) % view.seats.length;
  const begun = !page.story.length && !own.includes(before) && view.snakes.length === 1 && view.snakes[0].dice.length === 1;
  const text = past.at(-1)?.text ?? (begun ? t("news.before", { who: page.name(before) }) : "");
  if (!text) return nothing;
  return html`<button class="recap" aria-expanded=${hand.telling} aria-label="${t("ui.story")}: ${text}" @click=${() => hand.tellMore()}>
    ${drawing(
      past.at(-1)?.seat == null ? (begun ? page.faceOf(before) : "who-table") : page.faceOf(/** @type {number} */ (past.at(-1)?.seat)),
      "0 0 48 48",
    )}<span>${text}</span>${icon("next")}</button>`;
}

/** One sentence for whoever plays for the first time; it goes with the next move. @param {Page} page @param {View} view */
function lesson(page, view) {
  const name = page.hand.lessons.next(lessons(page.legal(), view, page.hand));
  return name ? page.hand.lessons.draw(t(`first.${name}`)) : nothing;
}

/** @param {Page} page @param {View} view @param {boolean} ready */
function question(page, view, ready) {
  if (page.stage) return page.stage.text;
  if (!ready) return view.phase === "rolling" ? t("ask.rolling") : t("ask.wait", { who: page.name(view.seat) });
  const { hand } = page;
  const legal = page.legal();
  const can = (/** @type {string} */ kind) => legal.some((action) => action.startsWith(kind));
  const [free, takes] = [can("roll:o"), can("take")];
  if (view.phase === "choose")
    return t(!free && view.seats[view.seat].turns <= 1 ? "ask.choose.first" : legal.length > 1 ? "ask.choose" : "ask.choose.only");
  if (view.phase === "give") return t("ask.give");
  if (view.phase === "plus")
    return hand.target() ? t("ask.take.sure") : t((takes ? "ask.plus" : view.taken ? "ask.plus.taken" : "ask.plus.empty") + hand.only());
  if (can(NEW)) return t(view.snakes.length ? `ask.new.${view.face}` : "ask.new.first");
  const one = hand.target();
  if (one && hand.finishes().has(one.key)) return t("ask.sure.finishes", { number: Number.parseInt(one.key, 10) });
  const all = hand.targets();
  if (all.size === 1) return t(`ask.place.one.${view.face}`);
  if (!one) return t(`ask.place.${view.face}`);
  return t(`ask.sure.${view.face}`, { turn: hand.wayName(one.key, hand.wayAt(one)) });
}
