// The board of one day and game: how everybody did, two lists, and what is open of the dice.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { canDraw } from "../games.js";
import { facesOf } from "../pages/faces.js";
import { gameName, nameIn } from "../pages/lists.js";
import { has, t } from "../words.js";
import { plot } from "./plot.js";
import { column, folded, honest, placesOn, rankedBy, result, sealList } from "./told.js";
import { DAY, dayBegins, dayName, first, moment, until } from "./when.js";

/** @typedef {import("../pages/daily.js").DailyPage} DailyPage */
/** @typedef {import("../../generated/wire.js").DailyBoard} DailyBoard */
/** @typedef {import("../../generated/wire.js").DailyLine} DailyLine */

/** So many lines of a list stand there at first. */
const LINES = 20;

/** @param {DailyPage} page @param {DailyBoard} board */
export function boardOf(page, board) {
  const own = board.everybody.find((line) => line.yours);
  return html`<header class="day-head"><h1>${gameName(board.game)}<span class="sr">, ${t("daily.board")}</span></h1>
      <p class="date">${first(dayName(board.date))}</p></header>
    ${walk(page, board)}
    <div class="board">
      <div>${standing(page, board, own)}
        ${plot(board.game, board.distribution, own?.points ?? null)}
        ${dice(board)}</div>
      <div>${lists(page, board)}${honest()}</div>
    </div>`;
}

/** To the other game, and to the days beside. @param {DailyPage} page @param {DailyBoard} board */
function walk(page, board) {
  const games = (page.now?.games ?? []).map((one) => one.game).filter(canDraw);
  const days = page.now ? [...page.now.days, page.now.today].toSorted() : [];
  const before = days.findLast((one) => one < board.date),
    after = days.find((one) => one > board.date);
  const step = (/** @type {string | undefined} */ date, /** @type {string} */ key, /** @type {string} */ sign) =>
    date
      ? html`<a class="icon-btn" href="/daily/${date}/${board.game}" aria-label="${t(key)}: ${dayName(date, "plain")}" title="${t(key)}: ${dayName(date, "plain")}">${icon(sign)}</a>`
      : html`<span class="icon-btn is-none" aria-hidden="true">${icon(sign)}</span>`;
  return html`<nav class="walk" aria-label=${t("daily.walk")}>${step(before, "daily.day.before", "prev")}
    <div class="langs">${games.map((game) => html`<a href="/daily/${board.date}/${game}" aria-current=${game === board.game ? "page" : nothing}>${t(`game.${game}.title`)}</a>`)}</div>
    ${step(after, "daily.day.after", "next")}</nav>`;
}

/** How far the day is, and one's own part in it. @param {DailyPage} page @param {DailyBoard} board @param {DailyLine | undefined} own */
function standing(page, board, own) {
  const mine = page.now?.today === board.date ? page.now.games.find((one) => one.game === board.game)?.mine : undefined;
  return html`<section class="card standing">
    ${own ? result(board.game, own.points, placesOn(board)) : nothing}
    <p>${board.state === "open" ? t("daily.state.open", { time: until(dayBegins(board.date) + DAY) }) : t(`daily.state.${board.state}`, { when: moment(board.opens) })}</p>
    <p class="counts"><span class="pill">${icon("check")}${t("daily.count.finished", { n: board.finished })}</span>${board.running ? html`<span class="pill">${icon("play")}${t("daily.count.running", { n: board.running })}</span>` : nothing}</p>
    ${mine === null ? html`<a class="btn go" href="/daily">${icon("dice")}${t("daily.play")}</a>` : mine?.status === "playing" ? html`<a class="btn go" href="/t/${mine.table}">${icon("play")}${t("ui.go-on")}</a>` : nothing}
  </section>`;
}

/** What is known of the dice: the seal, and the secret once it is open. @param {DailyBoard} board */
const dice = (board) => html`<section class="card"><h2>${icon("lock")}${t(board.secret ? "daily.secret.open" : "daily.secret")}</h2>
  <p>${board.secret ? t("daily.secret.open.about") : t("daily.secret.about", { when: moment(board.opens) })}</p>
  ${board.secret ? sealList(board, board.date, board.secret) : folded(t("daily.seal"), sealList(board, board.date))}</section>`;

/** @param {DailyPage} page @param {DailyBoard} board */
function lists(page, board) {
  const list =
    page.list ||
    (board.known.length && (!board.everybody.some((line) => line.yours) || board.known.some((line) => line.yours)) ? "known" : "everybody");
  const tab = (/** @type {"known" | "everybody"} */ name) =>
    html`<button aria-pressed=${list === name} @click=${() => {
      page.list = name;
      page.all = false;
    }}>${t(`daily.list.${name}`)}</button>`;
  const lines = board[list];
  const seen = page.all ? lines : lines.filter((line, at) => at < LINES || line.yours);
  return html`<section class="card"><div class="langs lists" role="group" aria-label=${t("daily.lists")}>${tab("known")}${tab("everybody")}</div>
    <p class="quiet">${t(`daily.list.${list}.about`)}</p>
    ${
      lines.length
        ? html`<table class="places"><caption class="sr">${t(`daily.list.${list}`)}</caption>
      <thead class="sr"><tr><th scope="col">${t("daily.col.place")}</th><th scope="col">${t("daily.col.who")}</th><th scope="col">${column(board.game)}</th></tr></thead>
      <tbody>${seen.map((line, at) => row(board, line, at > 0 && line.place - seen[at - 1].place > 1 && at >= LINES))}</tbody></table>
      ${
        seen.length < lines.length
          ? html`<button class="btn" @click=${() => {
              page.all = true;
            }}>${t("daily.list.all", { n: lines.length })}</button>`
          : nothing
      }
      <p class="quiet">${rankedBy(board.game)} ${has(`daily.tie.${board.game}`) ? t(`daily.tie.${board.game}`) : nothing}</p>`
        : html`<p class="nobody">${t("daily.list.none")}</p>`
    }
  </section>`;
}

/** @param {DailyBoard} board @param {DailyLine} line @param {boolean} far whether others were left out before it */
function row(board, line, far) {
  const who = nameIn(line);
  const [face] = facesOf([{ who: "person", name: line.name }]);
  return html`<tr class="${line.yours ? "is-own" : ""} ${far ? "is-far" : ""}"><td class="num place">${line.place}</td>
    <th scope="row"><span class="who">${drawing(face, "0 0 48 48", "face")}<span class="named">${who}</span>${line.yours ? html`<span class="pill you">${t("ui.you")}</span>` : nothing}</span>
      ${
        line.table
          ? html`<span class="row wrap looks-back"><a href="/replay/${line.table}" aria-label="${t("daily.watch")}: ${who}">${icon("play")}${t("daily.watch.short")}</a>
        <a href="/proof/${line.table}" aria-label="${t("daily.check")}: ${who}">${icon("check")}${t("daily.check.short")}</a></span>`
          : nothing
      }</th>
    <td class="num points">${line.points}</td></tr>`;
}
