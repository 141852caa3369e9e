// The table of Ziomek: the dice, the others' stacks, the own one with the shout beside it, and the pad.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { account } from "./account.js";
import "./clock.js";
import { press, wheel } from "./drag.js";
import { COLOURS, d10, letter, mini, wantName } from "./pieces.js";
import { practice } from "./practice.js";
import { sides } from "./sides.js";
import "./stage.js";
import { lineUpTo, read } from "./wood.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function board(page, view) {
  const seat = onStage(page, view);
  return html`${dice(page, view)}${
    view.seats.length > 1 ? rivals(page, view, seat) : practice(page)
  }${stage(page, view, seat)}${view.seats.length > 1 ? padCard(page, view) : nothing}`;
}

/**
 * Whose stack stands large: the own one, at the check the shouter's; or the one that was chosen.
 * @param {Page} page @param {View} view @returns {number}
 */
export function onStage(page, view) {
  const { hand } = page;
  const me = hand.seat();
  if (view.phase === "building" && me !== null) return me;
  return hand.looking ?? (view.check ? view.shouter : null) ?? me ?? 0;
}

// ---- The dice: which ziomek on which level

/** @param {Page} page @param {View} view */
function dice(page, view) {
  const { dice: shown } = view;
  const rolling = !shown;
  return html`<section class="d10s ${rolling ? "is-rolling" : ""}" aria-label=${t("dice.title")}>${COLOURS.map((colour, n) => {
    const out = view.out?.includes(colour);
    const pair = view.pair?.includes(colour) && !view.chosen;
    const name = rolling
      ? t("dice.hidden", { ziomek: t(`ziomek.${colour}`) })
      : out
        ? t("dice.out", { ziomek: t(`ziomek.${colour}`), n: shown[n] })
        : t(pair ? "dice.pair" : "dice.level", { ziomek: t(`ziomek.${colour}`), n: shown[n] });
    return html`<div class="d10 ${out ? "is-out" : ""}" role="img" aria-label=${name}>${d10(colour, rolling ? "?" : shown[n])}
      <span class="cap" aria-hidden="true"><b>${letter(colour)}</b><span class="long">${t(`colour.${colour}`)}</span>${
        out ? html`<i>${t("dice.out.short")}</i>` : pair ? html`<i>${t("dice.pair.short")}</i>` : nothing
      }</span></div>`;
  })}</section>`;
}

// ---- The others

/** @param {Page} page @param {View} view @param {number} large */
function rivals(page, view, large) {
  const seats = view.seats.map((_, seat) => seat).filter((/** @type {number} */ seat) => seat !== large);
  return html`<section class="rivals n${seats.length}" aria-label=${t("rivals.title")}>${seats.map((/** @type {number} */ seat) =>
    rival(page, view, seat),
  )}</section>`;
}

/** @param {Page} page @param {View} view @param {number} seat */
function rival(page, view, seat) {
  const one = view.seats[seat];
  const stack = one.stack.map(read);
  const check = view.check?.[seat];
  const chair = page.link.room.seats[seat];
  const looks = Boolean(view.check) || page.hand.seat() === null;
  const count = check ? t("points.n", { n: check.points + check.bonus }) : t("rival.levels", { n: stack.length, of: view.levels });
  const inner = html`<span class="tower-place" aria-hidden="true">${mini(stack, seat, view.levels, lineUpTo(stack), check?.verdicts)}</span>
    <span class="who" aria-hidden="true">${drawing(page.faceOf(seat), "0 0 48 48", "face")}<span
      class="plate"><b>${page.name(seat)}</b><span class="num count">${
        check ? `+${check.points + check.bonus}` : `${stack.length}/${view.levels}`
      }</span>${lag(chair)}</span>
    ${
      chair?.away
        ? html`<span class="tick" title=${t("ui.away")}>${icon("away")}</span>`
        : one.agreed && view.phase === "building"
          ? html`<span class="tick" title=${t("agree.they")}>${icon("last")}</span>`
          : one.ready && view.phase === "checked"
            ? html`<span class="tick" title=${t("ready.they")}>${icon("check")}</span>`
            : nothing
    }</span>`;
  const name = [
    page.name(seat),
    count,
    chair?.away ? t("ui.away") : one.agreed && view.phase === "building" ? t("agree.they") : "",
    chair?.lag ? t("lag.n", { n: chair.lag }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  const kind = `mini ${view.shouter === seat && view.check ? "is-shouter" : ""}`;
  return looks
    ? html`<button class="${kind} can-look" data-seat=${seat} @click=${() => {
        page.hand.looking = seat;
      }}><span class="sr">${t("rival.look", { who: name })}</span>${inner}</button>`
    : html`<div class=${kind} data-seat=${seat} role="img" aria-label=${name}>${inner}</div>`;
}

/** How long a message takes to somebody and back. @param {import("../../generated/wire.js").Chair} chair */
export const lag = (chair) =>
  chair?.lag === null || chair?.lag === undefined
    ? nothing
    : html`<span class="lag ${
        chair.lag > 200 ? "is-slow" : ""
      }" title=${t("lag.n", { n: chair.lag })}>${t("lag.short", { n: chair.lag })}</span>`;

// ---- The large stack

/** @param {Page} page @param {View} view @param {number} seat */
function stage(page, view, seat) {
  const { hand } = page;
  const own = hand.seat() === seat;
  /** @type {import("./wood.js").Laid[]} */
  const stack = hand.stackOf(seat);
  const down = (/** @type {PointerEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(".held-place")) return press(hand, event, { held: true });
    const level = target.closest("[data-level]")?.getAttribute("data-level");
    if (level && own) press(hand, event, { level: Number(level) });
  };
  return html`<section class="stage ${own ? "is-own" : ""} ${view.phase}" tabindex=${
    own && view.phase === "building" ? "0" : "-1"
  } role="application" aria-label=${label(page, view, seat, stack.length)} aria-describedby="stack-account"
    @pointerdown=${down} @wheel=${(/** @type {WheelEvent} */ event) => wheel(hand, event)} @contextmenu=${(/** @type {Event} */ event) => {
      if (hand.builds()) {
        event.preventDefault();
        if (hand.held) hand.flip();
      }
    }}>
    <ziomek-stage .page=${page} .view=${view} .seat=${seat}></ziomek-stage>
    ${
      own && page.link.own().length < 2
        ? nothing
        : html`<p class="whose">${drawing(page.faceOf(seat), "0 0 48 48", "face")}<b>${page.name(seat)}</b></p>`
    }
    ${view.phase === "countdown" || page.link.play?.resumes_in ? html`<ziomek-countdown .page=${page}></ziomek-countdown>` : nothing}
    ${view.phase === "building" && own ? html`<p class="start-flash" aria-hidden="true"><b>${t("start")}</b></p>` : nothing}
    ${own ? sides(page, seat) : nothing}
    ${shout(page, view)}
    ${view.check && view.shouter !== null && page.hand.fresh ? yell(page, view) : nothing}
    <ol class="sr" id="stack-account" aria-label=${t("account.title")}>${stack.map(
      (_, n) =>
        html`<li>${account.level(stack, n)}${view.check ? `. ${account.verdict(view, stack, n, view.check[seat].verdicts[n])}` : ""}</li>`,
    )}
      ${
        view.wants && view.phase === "building" && stack.length < view.levels
          ? html`<li>${t("account.next", { level: stack.length + 1, want: wantName(view.wants[stack.length]) })}</li>`
          : nothing
      }</ol>
  </section>`;
}

/** @param {Page} page @param {View} view @param {number} seat @param {number} levels */
const label = (page, view, seat, levels) =>
  page.hand.seat() === seat
    ? t("stage.mine", { n: levels, of: view.levels })
    : t("stage.theirs", { who: page.name(seat), n: levels, of: view.levels });

/** Paper torn by a shout. */
const burst = () =>
  html`<svg viewBox="0 0 120 84" preserveAspectRatio="none" aria-hidden="true"><path
    d="M60 4l12 9 15-8 4 14 20-3-5 15 13 8-12 11 7 14-20-1-5 14-16-7-13 11-12-11-17 8-4-15-19 1 7-15L2 41l14-9-6-15 20 3 5-14 14 8z"
  ></path></svg>`;

/** The shout over the table, for a moment. @param {Page} page @param {View} view */
const yell = (page, view) =>
  html`<div class="yell" aria-hidden="true">${burst()}<span><b>${t("shout")}</b><small
  >${page.name(view.shouter ?? -1)}</small></span></div>`;

/**
 * The loudest thing on the page. Too early it wants a second press; with a piece in the hand it waits.
 * @param {Page} page @param {View} view
 */
function shout(page, view) {
  const { hand } = page;
  if (view.phase !== "building" || hand.seat() === null) return nothing;
  const over = hand.stack().length - view.levels;
  const missing = view.levels - hand.sound();
  const armed = hand.isArmed();
  const busy = Boolean(hand.held);
  const small = armed
    ? t("shout.sure")
    : busy
      ? t("shout.held")
      : over > 0
        ? t("shout.over", { n: over })
        : missing
          ? t("shout.missing", { n: missing })
          : t("shout.now");
  return html`<button class="shout ${
    armed ? "is-armed" : busy || missing || over > 0 ? "is-early" : ""
  }" aria-disabled=${busy ? "true" : "false"} aria-label="${t("shout")} ${small}" aria-keyshortcuts="Z" @pointerdown=${(
    /** @type {Event} */ event,
  ) => event.stopPropagation()} @click=${() => hand.shout()}>
    ${burst()}
    <span aria-hidden="true"><b>${t("shout")}</b><small>${small}</small></span></button>`;
}

// ---- The pad

/** @param {Page} page @param {View} view */
const padCard = (page, view) => html`<section class="card pad-card" aria-label=${t("pad.title")}>${pad(page, view)}</section>`;

/** Seven rounds, the bonus small beside the levels. @param {Page} page @param {View} view */
export function pad(page, view) {
  const first = view.seats.length > 1 ? 1 : view.round;
  const rounds = view.seats.length > 1 ? [1, 2, 3, 4, 5, 6, 7] : [view.round];
  return html`<table class="pad"><thead><tr><td></td>${rounds.map(
    (n) => html`<th scope="col" class=${n === view.round && view.phase !== "over" ? "now" : ""}>${n}</th>`,
  )}<th scope="col">${t("pad.total")}</th></tr></thead>
    <tbody>${view.seats.map(
      (seat, at) =>
        html`<tr><th scope="row">${page.name(at)}</th>${rounds.map((n) => {
          const one = seat.rounds[n - first];
          return html`<td class=${n === view.round && view.phase !== "over" ? "now" : ""}>${
            one
              ? html`${one.levels + one.bonus}${
                  one.bonus
                    ? html` <small class="bonus" title=${t("pad.bonus", { n: one.bonus })}
                      aria-label=${t("pad.bonus", { n: one.bonus })}>${one.bonus}</small>`
                    : nothing
                }`
              : nothing
          }</td>`;
        })}<td class="sum">${seat.total}</td></tr>`,
    )}</tbody></table>`;
}
