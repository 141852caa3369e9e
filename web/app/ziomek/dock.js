// The hand: what is asked, the pieces that are left, and the tools. It never changes its size while the blocks fly.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { slip } from "../tips.js";
import { has, t } from "../words.js";
import { account } from "./account.js";
import { onStage, pad } from "./board.js";
import { press } from "./drag.js";
import "./keys.js";
import { letter, pieceName, portrait, wantName } from "./pieces.js";
import { afterwards } from "./practice.js";
import { forms } from "./tip.js";
import { COLOURS, LONG, isZiomek, read } from "./wood.js";
import "./tools.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function dock(page, view) {
  const seat = page.hand.seat();
  const inner =
    view.phase === "checked" || view.phase === "over"
      ? result(page, view)
      : view.phase === "pair"
        ? pair(page, view)
        : seat === null
          ? html`<p class="ask" role="status">${t("ask.watching", { n: view.round, levels: view.levels })}</p>`
          : build(page, view, seat);
  return html`<section class="dock" tabindex="-1" aria-label=${t("dock.title")} data-phase=${view.phase}>
    ${inner}<ziomek-keys .page=${page} .view=${view}></ziomek-keys></section>`;
}

// ---- Building

/** @param {Page} page @param {View} view @param {number} seat */
function build(page, view, seat) {
  const { hand } = page;
  const on = hand.builds();
  const stack = hand.stack();
  const { many, agreed } = votes(page, view);
  const mine = view.seats[seat].agreed;
  const why = many === 1 ? t("agree.alone") : mine ? t("agree.withdraw", { n: agreed, of: many }) : t("agree", { n: agreed, of: many });
  return html`<div class="ask-row">${
    page.slip
      ? slip(page, "ask")
      : (note(page, view, seat) ?? builderTip(page, view) ?? html`<p class="ask"><span>${question(view)}</span></p>`)
  }
      ${
        on
          ? html`<button class="icon-btn agree ${agreed ? "is-asked" : ""}" aria-pressed=${mine} aria-label=${why} title=${why}
            @click=${() => hand.agree()}>${icon("last")}<span aria-hidden="true">${t("agree.short")}${
              agreed && many > 1 ? html` <b class="num">${agreed}/${many}</b>` : nothing
            }</span></button>`
          : nothing
      }</div>
    <p class="sr" role="status">${hand.spoken}</p>
    <div class="supply" role="group" aria-label=${t("supply.title")}>${[...LONG, ...COLOURS].map((piece) =>
      slot(page, view, seat, piece, on),
    )}</div>
    ${tools(page, on, stack.length)}`;
}

/** How many have a say in ending the round, and how many agree: absence is no consent. @param {Page} page @param {View} view */
function votes(page, view) {
  const here = view.seats.filter((_, at) => !page.link.room.seats[at]?.without);
  return { many: here.length, agreed: here.filter((one) => one.agreed).length };
}

/**
 * A place in the supply; it stays where it is, also empty.
 * @param {Page} page @param {View} view @param {number} seat @param {string} piece @param {boolean} on
 */
function slot(page, view, seat, piece, on) {
  const { hand } = page;
  const held = hand.held?.piece === piece;
  const used = !held && !hand.isFree(piece);
  const out = view.out?.includes(piece);
  const level = hand.stack().length;
  const due =
    on && !used && !held && (hand.ghost.length ? hand.ghost[level]?.piece === piece : (view.wants?.[level] ?? "").includes(piece));
  const state = held ? t("supply.held") : used ? t("supply.used") : out ? t("supply.out") : due ? t("supply.due", { n: level + 1 }) : "";
  const name = [pieceName(piece), state].filter(Boolean).join(", ");
  const take = (/** @type {MouseEvent} */ event) => {
    if (event.detail !== 0) return; // Pointers have done it already; this is a key.
    if (held) hand.putBack();
    else hand.take(piece);
  };
  return html`<button class="piece ${isZiomek(piece) ? "is-ziomek" : ""} ${
    held ? "is-held" : used ? "is-used" : ""
  } ${out ? "is-out" : ""} ${due ? "is-due" : ""}" data-piece=${piece} aria-label=${name} aria-disabled=${on && !used ? "false" : "true"}
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      if (!used) press(hand, event, { piece });
    }} @click=${take} @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${portrait(hand.pose(piece), seat)}<span class="tag" aria-hidden="true">${isZiomek(piece) ? letter(piece) : piece}</span></button>`;
}

/** @param {Page} page @param {boolean} on @param {number} levels */
function tools(page, on, levels) {
  const { hand } = page;
  const held = Boolean(hand.held);
  const any = on && (held || levels > 0);
  const goal = hand.ghost[levels];
  // While one finger drags, another one on a tool is not told as a click.
  const tool = (
    /** @type {string} */ name,
    /** @type {string} */ sign,
    /** @type {boolean} */ can,
    /** @type {() => void} */ does,
    kind = "",
  ) =>
    html`<button class="btn tool ${kind}" data-tool=${name} ?disabled=${!can} @pointerdown=${(/** @type {PointerEvent} */ event) => {
      if (!event.isPrimary) does();
    }} @click=${does}>${icon(sign)}<span>${t(`tool.${name}`)}</span></button>`;
  return html`<div class="tools" role="group" aria-label=${t("tool.title")}>
    ${slideTool(page, "left", "prev", on && held, -1)}
    ${tool("turn", "flip", any, () => hand.turn())}
    ${tool(
      "flip",
      "turn",
      any,
      () => hand.flip(),
      goal && goal.piece === hand.held?.piece && goal.flipped !== hand.held.flipped ? "is-due" : "",
    )}
    ${slideTool(page, "right", "next", on && held, 1)}
    ${held ? tool("drop", "save", on, () => hand.drop(), "go") : tool("down", "undo", on && levels > 0, () => hand.takeDown())}
  </div>`;
}

/**
 * A button that slides as long as it is pressed.
 * @param {Page} page @param {string} name @param {string} sign @param {boolean} can @param {number} way
 */
function slideTool(page, name, sign, can, way) {
  const { hand } = page;
  const begin = (/** @type {PointerEvent} */ event) => {
    let step = 1;
    const go = () => {
      hand.slide(way * step, true);
      step = Math.min(5, step + 0.25);
    };
    go();
    const timer = setInterval(go, 70);
    const end = () => {
      clearInterval(timer);
      for (const name of ["pointerup", "pointercancel"]) window.removeEventListener(name, end);
    };
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, end);
    event.preventDefault();
  };
  return html`<button class="btn tool slide" data-tool=${name} ?disabled=${!can} aria-label=${t(`tool.${name}`)} @pointerdown=${begin}
    @click=${(/** @type {MouseEvent} */ event) => {
      if (event.detail === 0) hand.slide(way);
    }}>${icon(sign)}<span aria-hidden="true">${t(`tool.${name}.short`)}</span></button>`;
}

/** @param {string} text @param {string} sign @param {string} kind @param {boolean} [aloud] */
const noted = (text, sign, kind, aloud = true) =>
  html`<p class="ask note ${kind}" role=${aloud ? "status" : nothing}>${icon(sign)}<span>${text}</span></p>`;

/**
 * What comes before tips: the answer to a press, and the wish to end the round.
 * @param {Page} page @param {View} view @param {number} seat
 */
function note(page, view, seat) {
  const { hand } = page;
  if (view.phase !== "building") return undefined;
  if (hand.answer) return noted(hand.answer, "hint", "", false);
  const { many, agreed } = votes(page, view);
  if (view.seats[seat].agreed) return noted(t("agree.waits", { n: agreed, of: many }), "last", "");
  return undefined;
}

/** What is wrong, what to do next; in a first game as a lesson, which is learned by doing it. @param {Page} page @param {View} view */
function builderTip(page, view) {
  const { hand } = page;
  if (view.phase !== "building") return undefined;
  const { key, level, warns, lessons } = hand.tip();
  if (hand.tipped !== key) hand.tipped = key;
  const lesson = hand.teach(hand.builds() ? lessons : []);
  const form = forms(lesson ? `first.${lesson}` : key, hand.by, hand.dragging).find(has) ?? key;
  const text = t(form, {
    level: level + 1,
    of: view.levels,
    n: key === "ask.high" ? level - view.levels : view.levels,
    want: wantName(view.wants?.[level] ?? ""),
  });
  // How a held piece lies is said already.
  if (warns) return noted(text, "no", "is-wrong", !hand.held || key === "wrong.held");
  if (lesson)
    return html`<p class="ask lesson"><span role="status">${text}</span><button
      class="icon-btn" aria-label=${t("ui.skip-lessons")} title=${t("ui.skip-lessons")}
      @click=${() => hand.skipLessons()}>${icon("no")}</button></p>`;
  const { many, agreed } = votes(page, view);
  return html`<p class="ask"><span>${agreed ? t("agree.asked", { n: agreed, of: many }) : text}</span></p>`;
}

/** Before the building. @param {View} view */
const question = (view) => t(view.phase === "countdown" ? "ask.countdown" : "ask.rolling", { n: view.round, levels: view.levels });

// ---- Which of two

/** @param {Page} page @param {View} view */
function pair(page, view) {
  const asked = page.isAsked();
  return html`<p class="ask" role="status">${asked ? t("ask.pair") : t("ask.pair.wait", { who: page.name(view.roller) })}</p>
    <div class="row pair">${(view.pair ?? []).map((/** @type {string} */ colour) => {
      const inner = html`${portrait({ piece: colour, side: "a", flipped: false }, 0)}<span>${t(`ziomek.${colour}`)}</span>`;
      return asked
        ? html`<button class="btn choose" @click=${() => page.act(`use:${colour}`)}>${inner}</button>`
        : html`<span class="choose">${inner}</span>`;
    })}</div>`;
}

// ---- After the round

/** @param {Page} page @param {View} view */
function result(page, view) {
  const { hand } = page;
  const check = view.check ?? [];
  const seat = hand.seat();
  const shown = onStage(page, view);
  const done = view.phase === "over";
  const ready = seat !== null && view.seats[seat].ready;
  const waits = view.seats.flatMap((one, at) => (one.ready ? [] : [page.name(at)]));
  return html`<p class="ask outcome" role="status"><span>${outcome(page, view)}</span></p>
    <div class="row looks-at" role="group" aria-label=${t("check.of")}>${view.seats.map(
      (_, at) => html`<button class="look" aria-pressed=${at === shown} @click=${() => {
        hand.looking = at;
      }}>
      ${drawing(page.faceOf(at), "0 0 48 48", "face")}<b>${page.name(at)}</b><span class="num">+${check[at].points + check[at].bonus}${
        check[at].bonus
          ? html`<small aria-label=${t("pad.bonus", { n: check[at].bonus })}>${check[at].points}+${check[at].bonus}</small>`
          : nothing
      }<i class="so-far">${t("pad.total")} ${view.seats[at].total}</i></span></button>`,
    )}</div>
    <p class="finding ${
      check[shown].correct ? "is-right" : ""
    }">${icon(check[shown].correct ? "check" : "no")}<span>${finding(page, view, shown)}</span></p>
    ${
      seat !== null && seat !== view.shouter && view.shouter !== null && check[seat].points
        ? html`<p class="quiet mine">${t("check.mine", { n: check[seat].points })}</p>`
        : nothing
    }
    ${view.seats.length > 1 ? html`<div class="pad-here">${pad(page, view)}</div>` : nothing}
    ${
      done && view.seats.length === 1 && seat !== null && !check[0].correct
        ? html`<div class="row wrap once-more">${afterwards(page, view)}</div>`
        : nothing
    }
    ${
      done
        ? html`<button class="btn next-round ${check[0].correct || view.seats.length > 1 || seat === null ? "go" : "flat"}" @click=${() => {
            page.stage = null;
          }}>${t("result.end")}</button>`
        : seat === null
          ? nothing
          : html`<button class="btn go next-round" ?disabled=${ready || !hand.looks()} @click=${() => hand.ready()}>${
              ready
                ? t("ready.waits", { who: waits.join(", ") })
                : html`${t("ready", { n: view.round + 1 })} <ziomek-clock .page=${page}></ziomek-clock>`
            }</button>`
    }`;
}

/** How the round ended. @param {Page} page @param {View} view */
function outcome(page, view) {
  const by = view.shouter;
  if (by === null || by === undefined) return t(view.ended_by === "clock" ? "outcome.clock" : "outcome.agreed");
  const mine = page.hand.seat() === by;
  const check = view.check ?? [];
  const right = check[by].correct;
  return t(`outcome.${right ? "right" : "wrong"}${mine ? ".you" : ""}`, { who: page.name(by), n: check[by].points + check[by].bonus });
}

/**
 * What the check found in a stack: the first thing that is wrong, or that all is right.
 * @param {Page} page @param {View} view @param {number} seat
 */
export function finding(page, view, seat) {
  const { verdicts, points, bonus, correct } = (view.check ?? [])[seat];
  const stack = view.seats[seat].stack.map(read);
  const wrong = verdicts.findIndex((/** @type {string} */ verdict) => verdict !== "right");
  if (correct) return t(bonus ? "check.right.bonus" : "check.right", { n: points, bonus });
  if (!stack.length) return t("check.empty");
  if (wrong >= 0) return account.verdict(view, stack, wrong, verdicts[wrong]);
  return t("check.short", { n: view.levels - stack.length });
}
