// The check: who shouted, whether the stack is right, how many smile, and how far the others came. A round that is already
// written is corrected on the same sheet.

import { html, icon } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { topBar } from "../../pages/bar.js";
import { t } from "../../words.js";
import { bigDice, typing } from "./dice.js";
import { redice, shouted } from "./game.js";
import { ROUNDS, bonus, counts, levelsOf, missing, points, right, stands, ziomki } from "./rules.js";
import { block, nameOf, pick } from "./setup.js";

/** @typedef {import("./page.js").Companion} Companion */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./rules.js").Round} Round */

/** What a right stack is (R5.2). */
const ASKED = ["levels", "ziomki", "line", "stands"];

/** @param {Companion} page @param {Game} game @param {Round} round @param {number} number which round, from 1 @param {boolean} written */
export function check(page, game, round, number, written) {
  const levels = levelsOf(number);
  const set = (/** @type {Round} */ next) => page.said(next);
  const others = game.players.map((_, seat) => seat).filter((seat) => counts(round, seat));
  return html`${topBar("/")}<main class="page companion checking">
    <header class="head"><h1 tabindex="-1" data-focus>${title(game, round, number, written)}</h1><p
      class="quiet">${t("companion.round", { n: number, of: ROUNDS })} · ${t("companion.levels", { n: levels })}</p></header>
    ${bigDice(round.dice, levels, "is-small")}
    ${game.dice === "real" ? retype(page, round, number, set) : nothing}
    <section class="card"><fieldset class="option"><legend>${t("companion.shouter")}</legend><div class="row wrap">${game.players.map(
      (player, seat) => pick("shouter", nameOf(player, seat), round.shouter === seat, () => set(shouted(round, seat))),
    )}${pick("shouter", t("companion.nobody"), round.shouter === null, () => set(shouted(round, null)))}</div></fieldset></section>
    ${round.shouter === null ? nothing : verdict(game, round, levels, set)}
    ${
      others.length
        ? html`<section class="card counts"><h2>${t("companion.count")}</h2><p class="quiet">${t("companion.count.about")}</p>${others.map(
            (seat) => count(game, round, seat, levels, set),
          )}</section>`
        : nothing
    }
    ${
      written
        ? html`<div class="foot"><button class="btn flat" data-does="keep" @click=${() => page.unfix()}>${t("ui.withdraw")}</button></div>`
        : html`<div class="foot"><button class="btn flat" data-does="build-on"
          @click=${() => page.buildOn()}>${icon("undo")}${t("companion.build-on")}</button></div>`
    }
    <div class="create">${
      page.open.length ? html`<p class="slip" role="alert">${t("companion.missing", { what: lacks(game, round, page.open) })}</p>` : nothing
    }
      <button class="btn go big" data-does="write" aria-disabled=${
        missing(round, levels).length ? "true" : "false"
      } @click=${() => page.write()}>${icon("check")}${t(written ? "ui.save" : "companion.write")}</button></div>
  </main>`;
}

/** What is not said yet, and about whom. @param {Game} game @param {Round} round @param {("right" | "smiles" | number)[]} open */
function lacks(game, round, open) {
  const name = (/** @type {number} */ seat) => nameOf(game.players[seat], seat);
  const seats = open.filter((one) => typeof one === "number");
  const shouted = open
    .filter((one) => typeof one !== "number")
    .map((one) => `${name(round.shouter ?? 0)}: ${t(`companion.missing.${one}`)}`);
  return [...shouted, ...(seats.length ? [`${seats.map(name).join(", ")}: ${t("companion.missing.levels")}`] : [])].join("; ");
}

/** @param {Game} game @param {Round} round @param {number} number @param {boolean} written */
function title(game, round, number, written) {
  if (written) return t("companion.fix", { n: number });
  if (round.shouter !== null) return `${nameOf(game.players[round.shouter], round.shouter)}: ${t("shout")}`;
  return t(game.ended === "clock" ? "companion.time-up" : "companion.over");
}

/**
 * Dice that were typed wrong: they count when all four may stand.
 * @param {Companion} page @param {Round} round @param {number} number @param {(next: Round) => void} set
 */
const retype = (page, round, number, set) =>
  html`<details class="retype"><summary>${t("companion.dice.wrong")}</summary>${typing({
    typed: page.retyped ?? round.dice,
    die: page.die,
    round: number,
    wrong: t("companion.dice.cannot"),
    choose: (die) => {
      page.die = die;
    },
    type: (die, shows) => {
      const dice = (page.retyped ?? round.dice).map((old, n) => (n === die ? shows : old));
      if (stands(dice, number)) set(redice(round, dice, levelsOf(number)));
      else page.retyped = dice;
    },
  })}</details>`;

/** Levels, smiles, sum. @param {Round} round @param {number} seat @param {number} levels */
function sum(round, seat, levels) {
  const extra = bonus(round, seat),
    base = right(round, seat, levels);
  if (base === null) return html`<output class="num sum">–</output>`;
  return html`<output class="num sum" aria-label=${t("points.n", { n: points(round, seat, levels) })}>${
    extra ? html`<small>${base} + ${extra} =</small> ` : nothing
  }${points(round, seat, levels)}</output>`;
}

/** @param {Game} game @param {number} seat @param {Round} round @param {number} levels */
const plate = (game, seat, round, levels) =>
  html`<span class="plate">${block(game.players[seat].hue)}<b>${nameOf(game.players[seat], seat)}</b>${sum(round, seat, levels)}</span>`;

/** The shouter's stack. @param {Game} game @param {Round} round @param {number} levels @param {(next: Round) => void} set */
function verdict(game, round, levels, set) {
  const seat = /** @type {number} */ (round.shouter);
  const most = ziomki(round.dice, levels);
  return html`<section class="card verdict">${plate(game, seat, round, levels)}
    <fieldset class="option" data-asks="right"><legend>${t("companion.right.ask")}</legend><ul class="quiet marks">${ASKED.map(
      (one) => html`<li>${t(`companion.right.${one}`, { n: levels })}</li>`,
    )}</ul>
      <div class="two">${pick("right", html`${icon("check")}${t("companion.right.yes")}`, round.right === true, () =>
        set({ ...round, right: true }),
      )}${pick("right", html`${icon("no")}${t("companion.right.no")}`, round.right === false, () =>
        set({ ...round, right: false, smiles: null }),
      )}</div></fieldset>
    ${
      round.right && most
        ? html`<fieldset class="option" data-asks="smiles"><legend>${t("companion.smiles")}</legend><span
          class="quiet about">${t("companion.smiles.about")}</span>
      <div class="grid">${Array.from({ length: most + 1 }, (_, n) =>
        pick(
          "smiles",
          html`<b>${n}</b><small>+${2 * n}</small>`,
          round.smiles === n,
          () => set({ ...round, smiles: n }),
          t("companion.smiles.n", { n }),
        ),
      )}</div></fieldset>`
        : nothing
    }
    ${round.right === false ? html`<p>${t("companion.right.wrong")}</p>` : nothing}
  </section>`;
}

/**
 * How far somebody came.
 * @param {Game} game @param {Round} round @param {number} seat @param {number} levels @param {(next: Round) => void} set
 */
const count = (
  game,
  round,
  seat,
  levels,
  set,
) => html`<fieldset class="option" data-asks=${seat}><legend>${plate(game, seat, round, levels)}</legend>
  <div class="grid" data-all=${levels}>${Array.from({ length: levels + 1 }, (_, n) =>
    pick(
      `levels-${seat}`,
      n === levels ? html`<b>${n}</b> <small>${t("companion.all")}</small>` : n,
      round.levels[seat] === n,
      () => set({ ...round, levels: round.levels.map((old, at) => (at === seat ? n : old)) }),
      t("companion.levels", { n }),
    ),
  )}</div></fieldset>`;
