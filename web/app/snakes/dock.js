// The hand: what is asked, the die that was rolled, and what can be done with it. It never changes its size.

import { drawing, html, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { ask } from "./ask.js";
import { leadsTo, sidesOf } from "./geometry.js";
import { NEW } from "./hand.js";
import { body, faceArt, handDie } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

const KINDS = /** @type {const} */ (["g", "o"]);

/** @param {Page} page @param {View} view */
export function dock(page, view) {
  const ready = page.isAsked() && !page.playing;
  /** @type {Record<string, (page: Page, view: View) => unknown>} */
  const rows = { choose, place, plus, give };
  return html`<section class="dock" tabindex="-1" aria-label=${t("ui.your-dice")} data-telling=${page.hand.telling || nothing}
    data-step=${ready ? view.phase : nothing} data-prompt=${ready ? `${page.me()}.${page.link.play.asked?.prompt}` : nothing}>
    ${ask(page, view)}
    <div class="hand-row" @click=${page.hand.guard}>${ready ? rows[view.phase]?.(page, view) : waiting(view)}</div>
    <p class="keys quiet">${
      ready && view.phase !== "give"
        ? t(view.face === "C" && view.phase === "place" && !page.hand.targets().has(NEW) ? "keys.place.turn" : `keys.${view.phase}`)
        : nothing
    }</p>
  </section>`;
}

/** While others play: what they have rolled. @param {View} view */
const waiting = (view) => (view.die ? handDie(view.die, view.face) : html`<span class="no-die" aria-hidden="true"></span>`);

/** Green or orange, each with its six faces. @param {Page} page @param {View} view */
function choose(page, view) {
  const me = page.me() ?? view.seat;
  return html`<div class="pair" role="group" aria-label=${t("ui.choose")}>${KINDS.map((die) => {
    const n = view.seats[me][die === "g" ? "green" : "orange"];
    const can = page.legal().includes(`roll:${die}`);
    const faces = [...view.faces[die]];
    const about = can ? `×${n}` : n ? t("action.roll.later") : t("action.roll.none");
    const shows = t("die.faces", { faces: faces.map((face) => t(`piece.${face}`)).join(", ") });
    const name = `${t(`action.roll.${die}`)}, ${can ? t(`dice.${die}`, { n }) : about}, ${shows}`;
    return html`<button class="btn roll of-${die}" aria-disabled=${can ? "false" : "true"} aria-label=${name} @click=${() =>
      page.hand.do(`roll:${die}`)}>
      <span class="head" aria-hidden="true"><b>${t(`action.roll.${die}`)}</b> <span class=${can ? "num" : "later"}>${about}</span></span>
      <span class="faces" aria-hidden="true">${faces.map((face) => html`<i>${faceArt(die, face)}</i>`)}</span></button>`;
  })}</div>`;
}

/** The piece, which way it turns, and the red button. @param {Page} page @param {View} view */
function place(page, view) {
  const { hand } = page;
  const chosen = hand.target();
  const fresh = chosen?.key === NEW;
  return html`${handDie(view.die ?? "", view.face)}
    ${view.face === "C" && !fresh ? turns(page, view) : nothing}
    <button class="btn go put" aria-disabled=${chosen ? "false" : "true"} @click=${() => hand.go()}>${
      fresh ? t("action.new.short") : chosen ? t("action.put") : t("action.put.choose")
    }</button>`;
}

/** Both ways, drawn as the piece would lie. @param {Page} page @param {View} view */
function turns(page, view) {
  const { hand } = page;
  const one = hand.target();
  const end = one && hand.endOf(one.key);
  const side = end?.from ?? "s";
  const ways = ["L", "R"].map((way) => ({ way, out: leadsTo("C", side, way) ?? "n" }));
  // As on the felt: left before right, up before down.
  ways.sort((a, b) => "wnse".indexOf(a.out) - "wnse".indexOf(b.out));
  return html`<div class="turns" role="group" aria-label=${t("action.turn")}>${ways.map(({ way, out }) => {
    const on = one !== undefined && hand.wayAt(one) === way;
    const can = one?.ways.has(way);
    return html`<button class="btn turn" aria-pressed=${on} aria-disabled=${can ? "false" : "true"} ?disabled=${!one}
      aria-label=${t(`way.${out}`)} @click=${() => hand.turnTo(way)}>
      <svg viewBox="0 0 64 64"
        aria-hidden="true">${svg`${body(
          { die: view.die ?? "", piece: "C", at: [0, 0], sides: sidesOf("C", side, way) },
          "still",
        )}`}</svg><span>${one ? t(`way.${out}`) : nothing}</span></button>`;
  })}</div>`;
}

/** After a plus: a die from the table, another roll, or the end of the turn. @param {Page} page @param {View} view */
function plus(page, view) {
  const { hand } = page;
  const chosen = hand.target();
  if (chosen) {
    const { dice = [] } = hand.snakeOf(chosen.key) ?? {};
    const die = chosen.key.endsWith("a") ? dice[0] : dice[dice.length - 1];
    return html`${
      die ? handDie(die.die, die.piece) : nothing
    }<button class="btn go put" @click=${() => hand.go()}>${t("action.take")}</button>
      <button class="icon-btn" aria-label=${t("ui.close")} @click=${() => hand.drop()}>${icon("no")}</button>`;
  }
  const me = page.me() ?? view.seat;
  return html`${handDie(view.die ?? "", view.face)}<div class="again" role="group" aria-label=${t("action.roll.again")}>${KINDS.map(
    (die) => {
      const n = view.seats[me][die === "g" ? "green" : "orange"];
      const can = page.legal().includes(`roll:${die}`);
      return html`<button class="btn roll small of-${die}"
        aria-disabled=${can ? "false" : "true"} aria-label="${t(`action.roll.${die}`)}, ${
          n ? t(`dice.${die}`, { n }) : t("action.roll.none")
        }" @click=${() => hand.do(`roll:${die}`)}>
      ${icon("reroll")}<span aria-hidden="true">${t(`action.roll.${die}.short`)}</span>${
        n ? html`<span class="num" aria-hidden="true">×${n}</span>` : nothing
      }</button>`;
    },
  )}</div><button class="btn stop" @click=${() => hand.do("stop")}>${t("action.stop")}</button>`;
}

/** Who gets the die. @param {Page} page @param {View} view */
function give(page, view) {
  const seats = page
    .legal()
    .filter((action) => action.startsWith("give"))
    .map((action) => Number(action.slice(5)) - 1);
  return html`${handDie(view.die ?? "", view.face)}<div class="takers" role="group" aria-label=${t("ui.choose")}>${seats.map(
    (seat) => html`<button class="btn taker" aria-label=${t("action.give", { who: page.name(seat) })} @click=${() =>
      page.hand.do(`give:${seat + 1}`)}>
    ${drawing(page.faceOf(seat), "0 0 48 48", "face")}<span aria-hidden="true">${page.name(seat)}</span></button>`,
  )}</div>`;
}
