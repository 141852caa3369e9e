// The board of Stonoga: the shop in the middle, the others, one's own animal.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { walk } from "./keys.js";
import { centipede, face, grouped, label, shoes, tag } from "./pieces.js";

const COLOURS = ["R", "Y", "G", "B", "K"];
const SIZES = [2, 3, 4];

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View */

/** The shop. @param {Page} page @param {View} view */
export function shop(page, view) {
  const there = new Map(view.middle.map((tile) => [tile.tile, tile]));
  // Of tiles that cannot be taken one is a stop for Tab, where no other is; arrows go to all.
  const door = view.middle.some((one) => actionsOn(page, one.tile).some((action) => !page.hand.isEarly(action)))
    ? ""
    : view.middle[0]?.tile;
  return html`<section class="shop" aria-label=${t("middle")}><div class="awning"></div><div class="shelf" @keydown=${walk}>
    ${COLOURS.map(
      (colour) => html`${SIZES.map((n) => tileOnShelf(page, `${colour}${n}`, there.get(`${colour}${n}`), door))}<i class="board"></i>`,
    )}
  </div></section>`;
}

/** What can be done with a tile of the middle. @param {Page} page @param {string} tile */
const actionsOn = (page, tile) => page.legal().filter((action) => new RegExp(`^(take|lose):${tile}\\+?$`).test(action));

/**
 * @param {Page} page @param {string} tile @param {import("../../generated/stonoga.js").MiddleTile | undefined} there @param {string} door
 */
function tileOnShelf(page, tile, there, door) {
  const hue = tile[0].toLowerCase();
  if (!there) return html`<span class="tile is-gone" data-hue=${hue} data-n=${tile[1]}>${tag(tile)}</span>`;
  const actions = actionsOn(page, tile);
  const count = there.plain + there.golden;
  const many = count > 1 ? html`<span class="count">×${count}</span>` : nothing;
  const losing = actions.length > 0 && actions[0].startsWith("lose");
  const lit = actions.length > 0 && !page.hand.isEarly(actions[0]);
  const name = t(there.golden > 0 ? "tile.golden" : "tile", { label: label(tile), shoes: shoes(tile) });
  const hint = `${name}${actions.length ? ", " + t(losing ? "action.lose.short" : "action.take.short") : ""}`;
  return html`<button class="tile ${lit ? "is-possible" : ""} ${
    losing && lit ? "is-losing" : ""
  }" data-hue=${hue} data-n=${tile[1]} data-tile=${tile}
    tabindex=${lit || tile === door ? 0 : -1} aria-label=${hint} aria-disabled=${actions.length ? "false" : "true"}
    @click=${() =>
      actions.length ? page.hand.choose(actions) : page.whyNot(`take:${tile}`)}>${face(tile, there.golden > 0)}${many}</button>`;
}

/** So many others have places of their own; whoever only watches has one more. */
const MOST = 5;

/** The others. @param {Page} page @param {View} view @param {number | null} me */
export function rivals(page, view, me) {
  const others = view.seats.map((seat, at) => ({ seat, at })).filter((one) => one.at !== me);
  if (!others.length) return alone(page, view);
  return html`<section class="rivals n${Math.min(others.length, MOST)}" aria-label=${t("ui.others")}>
    ${others.map((one) => rival(page, view, one.seat, one.at))}</section>`;
}

/** Nobody else: what it is about, how long, and what was given up so far. @param {Page} page @param {View} view */
function alone(page, view) {
  const left = view.middle.reduce((sum, one) => sum + one.plain + one.golden, 0);
  return html`<section class="rivals alone" aria-label=${t("solo")}>
    <p><b>${page.daily?.aim(page) ?? t("solo.aim")}</b></p>
    <p class="quiet"><span>${t("solo.turns", { n: left })}</span> · <span>${
      view.lost.length ? t("score.lost", { n: view.lost.length }) : t("solo.none")
    }</span></p>
    <div class="given" aria-hidden="true">${view.lost.map(
      (/** @type {string} */ tile) => html`<span data-hue=${tile[0].toLowerCase()}>${tag(tile)}</span>`,
    )}</div>
  </section>`;
}

/** @param {Page} page @param {View} view @param {SeatView} seat @param {number} at */
function rival(page, view, seat, at) {
  const last = grouped(seat.pieces).at(-1)?.tile;
  const steal = page.legal().find((action) => action.startsWith("steal:") && action.endsWith(`:${at + 1}`));
  return html`<div class="player rival ${isTurn(view, at)}" data-seat=${at}>
    ${who(page, at, seat)}
    ${centipede(seat, { lit: Boolean(steal) })}
    <div class="side">${keepsakes(page, seat, at)}</div>
    ${page.link.room.options.steal === "on" ? html`<span class="steal-place">${theft(page, at, last, steal)}</span>` : nothing}
  </div>`;
}

/**
 * The button that steals; where somebody can be robbed, the others' buttons tell why they cannot.
 * @param {Page} page @param {number} at @param {string | undefined} last @param {string | undefined} steal
 */
function theft(page, at, last, steal) {
  if (!last || !page.isAsked()) return nothing;
  const name = t("action.steal", { who: page.name(at), shoes: shoes(last), tile: label(last) });
  if (!steal && !page.legal().some((action) => action.startsWith("steal"))) return nothing;
  return steal
    ? html`<button class="btn steal" aria-label=${name} @click=${() =>
        page.hand.choose([steal])}><span class="loot">${icon("steal")}<b>${label(last)}</b></span></button>`
    : html`<button class="icon-btn no-steal" aria-disabled="true" aria-label=${name} @click=${() =>
        page.whyNot(`steal:${last}:${at + 1}`)}>${icon("steal")}</button>`;
}

/** @param {View} view @param {number} at */
const isTurn = (view, at) => (view.seat === at && view.phase !== "over" ? "is-turn" : "");

/** A seat with its face. @param {Page} page @param {number} at @param {SeatView} seat */
export function who(page, at, seat) {
  const chair = page.link.room.seats[at];
  const { tiles, golden, bare_foot: foot, tail: end } = seat.count;
  const state = chair.held_by
    ? t("ui.held", { bot: page.shown(chair.held_by) })
    : chair.away
      ? t("ui.away")
      : /person|program/.test(chair.who) && !chair.here
        ? t("ui.gone")
        : chair.who === "nobody"
          ? t("ui.free-seat")
          : "";
  const name = page.name(at);
  const onlyFoot = at === page.me() && foot > 0 && tiles + golden === 0;
  return html`<div class="seat">${drawing(page.faceOf(at), "0 0 48 48", "face")}
    <div class="plate"><b class=${name.length > 14 ? "is-long" : ""}>${name}</b><span class="quiet">${
      onlyFoot ? t("shoes.foot") : t("shoes", { n: tiles + golden + foot + end })
    }${state ? html`<span class="state"> · ${state}</span>` : nothing}</span></div></div>`;
}

/** The bare foot and the tail of a seat. @param {Page} page @param {SeatView} seat @param {number} at */
function keepsakes(page, seat, at) {
  const art = drawing("shoe-foot", "0 0 40 36");
  const foot =
    seat.bare_foot && at === page.me()
      ? html`<button class="keepsake foot" aria-label=${t("piece.foot")} @click=${() => page.hand.explain(t("foot.about"))}>${art}</button>`
      : seat.bare_foot
        ? html`<span class="keepsake foot" role="img" aria-label=${t("piece.foot")}>${art}</span>`
        : page.link.room.options.barefoot === "on"
          ? html`<span class="keepsake is-spent" role="img" aria-label=${t("piece.foot.spent")}></span>`
          : nothing;
  return html`${foot}${tail(page, seat, at)}`;
}

/** @param {Page} page @param {SeatView} seat @param {number} at */
function tail(page, seat, at) {
  if (seat.tail === "none") return nothing;
  if (typeof seat.tail === "string")
    return html`<span class="keepsake tail-back" role="img" aria-label=${t(`tail.${seat.tail}`, { who: page.name(at) })}>?</span>`;
  const [one, two] = [...seat.tail.shown];
  const open = page.hand.peeking || page.link.play.standings;
  if (at === page.me() && !open) {
    return html`<button class="keepsake tail-back" aria-label=${t("tail.peek")} @click=${() => page.hand.peek()}>?${icon("eye")}</button>`;
  }
  return html`<button class="keepsake tail-open t-${one.toLowerCase()} u-${two.toLowerCase()}" @click=${() => page.hand.peek()}
    aria-label=${t(at === page.me() && page.link.own().includes(at) ? "tail.yours" : "tail.shown", {
      who: page.name(at),
      a: t(`colour.${one}`),
      b: t(`colour.${two}`),
    })}>${drawing("tail-two", "0 0 60 60")}<span
      class="words"><span>${t(`colour.${one}`)}</span><span>${t(`colour.${two}`)}</span></span></button>`;
}

/** One's own animal. @param {Page} page @param {View} view @param {number} me */
export function mine(page, view, me) {
  const seat = view.seats[me];
  return html`<section class="player mine ${isTurn(view, me)}" data-seat=${me} aria-label=${t(
    page.link.own().includes(me) ? "centipede.you" : "centipede",
    { who: page.name(me) },
  )}>
    ${who(page, me, seat)}
    ${centipede(seat)}<div class="side">${keepsakes(page, seat, me)}</div>
  </section>`;
}
