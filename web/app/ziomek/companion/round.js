// A round on the table: ready with START and the pad; then the dice, the clock, and whoever shouts.

import { html, icon, svg } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { topBar } from "../../pages/bar.js";
import { gameName } from "../../pages/lists.js";
import { setSounds, sounds } from "../../sound.js";
import { t } from "../../words.js";
import { bigDice, typing } from "./dice.js";
import { roller, roundOf } from "./game.js";
import { pad } from "./pad.js";
import { ROUNDS, levelsOf, stands } from "./rules.js";
import { block, clockText, nameOf } from "./setup.js";

/** @typedef {import("./page.js").Companion} Companion */
/** @typedef {import("./game.js").Game} Game */

/** So many levels, drawn. @param {number} levels */
const tower = (levels) =>
  html`<svg class="stack" viewBox="0 ${-levels * 18 - 4} 110 ${levels * 18 + 8}" aria-hidden="true">${Array.from(
    { length: levels },
    (_, n) =>
      svg`<use data-hue=${["y", "o"][n % 2]} href="#block" x=${[10, 16, 6, 12][n % 4]} y=${-18 * (n + 1)} width="90" height="20"></use>`,
  )}</svg>`;

/** A question that wants a second press. @param {Companion} page @param {string} about @param {string} yes @param {() => void} does */
const sure = (page, about, yes, does) =>
  html`<div class="sure" role="alert"><p>${about}</p><div class="row wrap"><button
    class="btn" data-does="sure" @click=${does}>${yes}</button><button class="btn flat" data-does="not-sure" @click=${() => {
      page.sure = "";
    }}>${t("ui.keep-playing")}</button></div></div>`;

/** @param {Companion} page @param {Game} game */
export function ready(page, game) {
  const round = roundOf(game),
    levels = levelsOf(round),
    who = roller(game);
  const real = game.dice === "real";
  const may = !real || stands(game.typed, round);
  return html`${topBar("/")}<main class="page companion ready">
    <header class="head"><div><h1 tabindex="-1" data-focus>${t("companion.round", { n: round, of: ROUNDS })}</h1><p
      class="levels"><b>${t("companion.levels", { n: levels })}</b></p>
      <p class="rolls">${block(game.players[who].hue)}<span>${t(real ? "companion.rolls.real" : "companion.rolls.here", {
        who: nameOf(game.players[who], who),
      })}</span></p></div>${tower(levels)}</header>
    ${
      real
        ? html`<section class="card">${typing({
            typed: game.typed,
            die: page.die,
            round,
            choose: (die) => {
              page.die = die;
            },
            type: (die, shows) => page.type(die, shows),
            clear: (dice) => page.clear(dice),
          })}</section>`
        : nothing
    }
    <button class="btn go start-btn" aria-disabled=${may ? "false" : "true"} @click=${() => page.start()}>${t("start")}</button>
    ${game.rounds.length ? html`<section class="card pad-place"><h2>${t("pad.title")}</h2>${pad(page, game)}</section>` : nothing}
    <div class="foot">${
      page.sure === "new"
        ? sure(page, t("companion.new.sure"), t("companion.new.yes"), () => page.forget())
        : html`<button class="btn flat" data-does="new" @click=${() => {
            page.sure = "new";
          }}>${t("companion.new")}</button>`
    }<a class="btn flat" href="/rules/ziomek">${icon("book")}${t("ui.rules")}</a></div>
  </main>`;
}

/** Where the round is, and the sound. @param {Companion} page @param {Game} game */
const bar = (page, game) => html`<header class="bar"><a class="icon-btn" href="/" aria-label=${t("ui.home")}>${icon("back")}</a>
  ${gameName("ziomek")}
  <h1 class="pill" tabindex="-1"
    data-focus>${t("companion.round", { n: roundOf(game), of: ROUNDS })} · ${t("companion.levels", { n: levelsOf(roundOf(game)) })}</h1
    ><span class="push"></span>
  <button class="icon-btn" aria-label=${t("ui.sound")} aria-pressed=${sounds()} @click=${() => {
    setSounds(!sounds());
  }}>${icon(sounds() ? "sound" : "mute")}</button></header>`;

/** Under the cup, then in the open. @param {Companion} page @param {Game} game */
export function building(page, game) {
  const waits = game.phase === "countdown";
  const levels = levelsOf(roundOf(game));
  return html`<main class="companion racing ${waits ? "is-waiting" : ""}">${bar(page, game)}
    ${bigDice(waits ? null : (game.draft?.dice ?? null), levels)}
    ${
      waits
        ? html`<p class="waits">${t("ask.countdown", { n: roundOf(game), levels })}</p><p class="countdown" data-n=${page.seconds}><b
          class="num" aria-hidden="true">${page.seconds}</b></p>`
        : html`${clock(page, game)}${shouts(page, game)}`
    }
    ${
      waits
        ? nothing
        : html`<div class="foot">${
            page.sure === "anew"
              ? sure(page, t("companion.anew.sure"), t("companion.anew.yes"), () => page.giveUp())
              : html`
      ${
        game.clock && (game.until !== null || game.left !== null)
          ? html`<button class="btn" data-does="pause" @click=${() => page.pause()}>${
              game.left === null
                ? html`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M8.500 5.500v13M15.500 5.500v13"></path></svg>`
                : icon("play")
            }${t(game.left === null ? "companion.pause" : "companion.go-on")}</button>`
          : nothing
      }
      <button class="btn" data-does="end" @click=${() => page.endRound()}>${icon("last")}${t("companion.end")}</button>
      <button class="btn" data-does="anew" aria-label=${t("companion.anew")} title=${t("companion.anew")} @click=${() => {
        page.sure = "anew";
      }}>${icon("undo")}</button>`
          }</div>`
    }
  </main>`;
}

/** @param {Companion} page @param {Game} game */
function clock(page, game) {
  if (game.until === null && game.left === null) return html`<p class="time is-off">${t("companion.clock.none")}</p>`;
  const time = clockText(page.seconds),
    stopped = game.left !== null;
  return html`<p class="time ${
    page.seconds <= 15 ? "is-late" : ""
  } ${stopped ? "is-stopped" : ""}" role="timer" aria-label=${t("clock.left", { time })}><span
    class="num" aria-hidden="true">${time}</span>${stopped ? html`<small>${t("companion.paused")}</small>` : nothing}</p>`;
}

/** One block for each player. @param {Companion} page @param {Game} game */
const shouts = (
  page,
  game,
) => html`<section class="shouts" aria-label=${t("companion.who-shouts")}><p aria-hidden="true">${t("companion.who-shouts")}</p><div
  class="n${game.players.length}">
  ${game.players.map(
    (player, seat) =>
      html`<button class="btn shouting" data-hue=${player.hue} data-seat=${seat}
        @click=${() => page.shout(seat)}><small>${t("shout")}</small> <b>${nameOf(player, seat)}</b></button>`,
  )}</div></section>`;
