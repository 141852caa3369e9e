// The score pad, as it lies in the box: a row for each round, a column for each player; and the end.

import { html, icon } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { topBar } from "../../pages/bar.js";
import { t } from "../../words.js";
import { roundOf } from "./game.js";
import { ROUNDS, bonus, levelsOf, places, points } from "./rules.js";
import { block, nameOf } from "./setup.js";

/** @typedef {import("./page.js").Companion} Companion */
/** @typedef {import("./game.js").Game} Game */

const CONFETTI = [..."*".repeat(24)];

/** Tapped, a round is corrected. @param {Companion} page @param {Game} game */
export function pad(page, game) {
  const { players, rounds } = game;
  const standing = places(rounds, players.length);
  const now = game.phase === "over" ? 0 : roundOf(game);
  return html`<table class="pad score-pad"><thead><tr><td></td>${players.map(
    (player, seat) => html`<th scope="col">${block(player.hue)}<span>${nameOf(player, seat)}</span></th>`,
  )}</tr></thead>
    <tbody>${Array.from(
      { length: ROUNDS },
      (_, at) => html`<tr class=${at + 1 === now ? "now" : ""}><th scope="row"
        aria-label="${t("round.n", { n: at + 1 })}, ${t("companion.levels", { n: levelsOf(at + 1) })}">${at + 1}<small
        >${levelsOf(at + 1)}</small></th>
      ${players.map(
        (player, seat) => html`<td>${rounds[at] ? cell(page, rounds[at], at, seat, nameOf(player, seat)) : nothing}</td>`,
      )}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${t("pad.total")}</th>${players.map((_, seat) => {
      const mine = standing.find((one) => one.seat === seat);
      const leads = players.length > 1 && rounds.length && mine?.place === 1;
      return html`<td><span class="got"><b class="num">${mine?.points ?? 0}</b>${
        mine?.bonus ? html`<small class="bonus" aria-label=${t("pad.bonus", { n: mine.bonus })} role="img">${mine.bonus}</small>` : nothing
      }${
        leads
          ? html`<svg class="crown" viewBox="0 0 24 24" role="img" aria-label=${t("companion.first-now")}><use href="#i-crown"></use></svg>`
          : nothing
      }</span></td>`;
    })}</tr></tfoot></table>
    ${rounds.length ? html`<p class="quiet hint">${t("companion.pad.hint")}</p>` : nothing}`;
}

/** @param {Companion} page @param {import("./rules.js").Round} round @param {number} at @param {number} seat @param {string} who */
function cell(page, round, at, seat, who) {
  const got = points(round, seat, levelsOf(at + 1)),
    extra = bonus(round, seat);
  const shout = round.shouter === seat;
  const more = [extra ? t("pad.bonus", { n: extra }) : "", shout ? t(round.right ? "companion.cell.right" : "companion.cell.wrong") : ""]
    .filter(Boolean)
    .map((one) => `, ${one}`)
    .join("");
  return html`<button class="cell" data-round=${at + 1} data-seat=${seat} @click=${() => page.fix(at, seat)}><span
    class="sr">${who}, ${t("round.n", { n: at + 1 })}: ${t("points.n", { n: got })}${more}. ${t("companion.pad.fix")}</span>
    <span class="got" aria-hidden="true">${
      shout ? html`<span class="mark ${round.right ? "is-right" : "is-wrong"}">${icon(round.right ? "check" : "no")}</span>` : nothing
    }<b class="num">${got}</b>${extra ? html`<small class="bonus">${extra}</small>` : nothing}</span></button>`;
}

// ---- The end

/** @param {Companion} page @param {Game} game */
export function end(page, game) {
  const standing = places(game.rounds, game.players.length);
  const name = (/** @type {number} */ seat) => nameOf(game.players[seat], seat);
  return html`${topBar("/")}<div class="confetti" aria-hidden="true">${CONFETTI.map(
    () => html`<i></i>`,
  )}</div><main class="page companion ending">
    <header class="headline"><h1 tabindex="-1" data-focus>${headline(game)}</h1>${reason(standing)}</header>
    ${
      standing.length > 1
        ? html`<ol class="standing">${standing.map((one) => {
            const rank = t(`score.place.${one.place}`);
            const shared = standing.filter((other) => other.place === one.place).length > 1;
            return html`<li class="score card ${
              one.place === 1 ? "first" : ""
            }"><span class="crowned">${block(game.players[one.seat].hue)}${
              one.place === 1 ? html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-crown"></use></svg>` : nothing
            }</span>
        <span class="who"><b>${name(one.seat)}</b><span class="quiet">${
          shared ? t("score.place.shared", { place: rank }) : rank
        }, ${t("score.bonus", { n: one.bonus })}</span></span><b
          class="num total" aria-label=${t("points.n", { n: one.points })} role="img">${one.points}</b></li>`;
          })}</ol>`
        : nothing
    }
    <section class="card pad-place"><h2>${t("pad.title")}</h2>${pad(page, game)}</section>
    <div class="create"><button class="btn go big" data-does="again"
      @click=${() => page.again()}>${icon("reroll")}${t("ui.again")}</button><button
        class="btn" data-does="others" @click=${() => page.forget()}>${t("companion.others")}</button></div>
  </main>`;
}

/** Who won, in words. @param {Game} game */
export function headline(game) {
  const standing = places(game.rounds, game.players.length);
  const first = standing.filter((one) => one.place === 1).map((one) => nameOf(game.players[one.seat], one.seat));
  if (standing.length === 1) return t("points.n", { n: standing[0].points });
  return first.length > 1 ? t("score.won.shared", { names: first.join(", ") }) : t("score.won", { who: first[0] });
}

/** By how much, or by what. @param {import("./rules.js").Place[]} standing */
function reason([winner, next]) {
  if (!next) return html`<p>${t("score.bonus", { n: winner.bonus })}</p>`;
  if (next.place === 1) return nothing;
  const by = winner.points - next.points;
  return html`<p>${by ? t("score.ahead", { n: by }) : t("score.tiebreak", { n: winner.bonus, m: next.bonus })}</p>`;
}
