// The page of the day: its games, what comes tomorrow, the days before.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES, canDraw } from "../games.js";
import { gameName, shown } from "../pages/lists.js";
import { t } from "../words.js";
import { folded, honest, rankedBy, result, sealList } from "./told.js";
import { DAY, clock, clockSign, dayName, first, moment, until } from "./when.js";

/** @typedef {import("../pages/daily.js").DailyPage} DailyPage */
/** @typedef {import("../../generated/wire.js").DailyNow} DailyNow */
/** @typedef {import("../../generated/wire.js").DailyGame} DailyGame */
/** @typedef {import("../../generated/wire.js").DailyDraw} DailyDraw */

/** So many days before stand there unfolded. */
const WEEK = 7;

/** @param {DailyPage} page @param {DailyNow} now */
export const today = (page, now) => html`
  <header class="day-head"><h1>${t("ui.today")}</h1>
    <p class="date">${first(dayName(now.today))}</p>
    <p>${t("daily.about")}</p>
    <p class="pill left">${clockSign()}<span>${t("daily.left", { time: until(now.ends) })}</span><span
      class="quiet">${t("daily.left.here", { time: clock(now.ends) })}</span></p></header>
  <div class="posters dailies">${now.games.filter((one) => canDraw(one.game)).map((one) => poster(page, now, one))}</div>
  <div class="board">
    <div>${tomorrow(now)}${days(now)}</div>
    <div>${names(page)}${honest()}</div>
  </div>`;

/** @param {DailyPage} page @param {DailyNow} now @param {DailyGame} one */
function poster(page, now, one) {
  return html`<article class="poster" data-poster=${one.game} aria-label=${t(`game.${one.game}.title`)}>
    <svg class="pic" viewBox=${
      GAMES[one.game].crop ?? "0 0 300 240"
    } preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#pic-${one.game}" width="300" height="240"></use></svg>
    <div class="text"><h2>${gameName(one.game)}</h2>${inside(page, now, one)}
      ${
        page.said && page.failed === one.game
          ? html`<p class="slip" role="alert"><span>${page.said}</span>${
              page.way ? html`<a href=${page.way}>${t("daily.to-it")}</a>` : nothing
            }</p>`
          : nothing
      }
      <p class="quiet count">${one.finished ? t("daily.finished", { n: one.finished }) : t("daily.finished.none")}</p></div>
  </article>`;
}

/** @param {DailyPage} page @param {DailyNow} now @param {DailyGame} one */
function inside(page, now, one) {
  const board = html`<a class="btn" href="/daily/${now.today}/${one.game}">${icon("people")}${t("daily.see-board")}</a>`;
  const closes = moment(now.ends + DAY);
  if (!one.mine) {
    return html`<p>${t("daily.same")} ${rankedBy(one.game)} ${t("daily.once")}</p>
      <button class="btn go big" ?disabled=${page.busy === one.game}
        @click=${() => page.begin(one.game)}>${icon("dice")}${t("daily.begin")}</button>
      <p class="quiet warn">${t("daily.begin.about", { when: closes })}</p>
      <p class="row wrap more-ways"><a href="/rules/${one.game}">${icon("book")}${t("ui.rules")}</a>${
        one.finished ? html`<a href="/daily/${now.today}/${one.game}">${icon("people")}${t("daily.see-board")}</a>` : nothing
      }</p>`;
  }
  if (one.mine.status === "playing") {
    return html`<p><b>${t("daily.running")}</b> ${t("daily.running.about", { when: closes })}</p>
      <a class="btn go big" href="/t/${one.mine.table}">${icon("play")}${t("ui.go-on")}</a>`;
  }
  if (one.mine.points === null) return html`<p>${t("daily.given-up")}</p>${board}`;
  return html`${result(one.game, one.mine.points, page.places[one.game])}
    ${board}
    <a class="quiet look-back" href="/t/${one.mine.table}">${t("daily.look-back")}</a>`;
}

/** @param {DailyNow} now */
function tomorrow(now) {
  const seals = now.games.filter((one) => one.next);
  const list = (/** @type {string} */ date, /** @type {(one: DailyGame) => DailyDraw} */ seal) =>
    seals.map((one) => html`<h3>${t(`game.${one.game}.title`)}</h3>${sealList(seal(one), date)}`);
  return html`<section class="card tomorrow"><h2>${icon("lock")}${t("daily.tomorrow")}</h2>
    <p>${t("daily.tomorrow.about")}</p>
    ${
      seals.length
        ? html`${folded(
            t("daily.seals.tomorrow", { day: dayName(now.tomorrow, "plain") }),
            list(now.tomorrow, (one) => one.next),
            "of-tomorrow",
          )}
    ${folded(
      t("daily.seals.today", { day: dayName(now.today, "plain") }),
      list(now.today, (one) => one),
    )}`
        : nothing
    }
  </section>`;
}

/** What others see of whoever plays. @param {DailyPage} page */
function names(page) {
  return html`<section class="card"><h2>${icon("one")}${t("daily.names")}</h2>
    <p>${page.person?.open_names ? t("daily.names.open", { name: shown(page.person.name) }) : t("daily.names.animal")}</p>
    <a class="btn" href="/settings">${icon("gear")}${t("daily.names.change")}</a></section>`;
}

/** @param {DailyNow} now */
function days(now) {
  const games = now.games.map((one) => one.game).filter(canDraw);
  const list = (/** @type {string[]} */ some) =>
    html`<ul class="days">${some.map(
      (date) => html`<li><span>${first(dayName(date))}</span>
    <span class="day-games">${games.map(
      (game) =>
        html`<a href="/daily/${date}/${game}"
          aria-label="${t(`game.${game}.title`)}, ${dayName(date, "plain")}">${t(`game.${game}.title`)}</a>`,
    )}</span></li>`,
    )}</ul>`;
  return html`<section class="card"><h2>${icon("day")}${t("daily.days")}</h2>
    ${now.days.length ? list(now.days.slice(0, WEEK)) : html`<p class="quiet">${t("daily.days.none")}</p>`}
    ${now.days.length > WEEK ? folded(t("daily.days.earlier"), list(now.days.slice(WEEK))) : nothing}</section>`;
}
