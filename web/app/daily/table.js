// What a table of the daily challenge has, and what stands there in place of another game.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { sheet } from "../load.js";
import { get } from "../net/api.js";
import { has, t, wordsFor } from "../words.js";
import { placeOf, placesOn, points, whyNot } from "./told.js";
import { dayName, moment } from "./when.js";

/** @typedef {import("../game-types.js").Stage} Stage */

/** Its words and its look are here. */
export const ready = Promise.all([wordsFor("daily"), sheet("daily")]);

/** The day of a table that has one. @param {import("../../generated/wire.js").Room} room */
function dayOf({ daily }) {
  if (!daily) throw new Error("no daily challenge");
  return daily;
}

/** @param {Stage} page */
const boardPath = ({ link: { room } }) => /** @type {const} */ (`/daily/${dayOf(room).date}/${room.game}`);

/** In the bar: which day's dice these are. @param {Stage} page */
export function badge(page) {
  const { date } = dayOf(page.link.room);
  return html`<a class="pill daily-badge" href=${boardPath(page)}>${icon("day")}<span
    class="full">${t("daily.badge", { day: dayName(date, "plain") })}</span><span
      class="brief" aria-hidden="true">${dayName(date, "short")}</span></a>`;
}

/** What it is about, where the board ranks by something else than the game alone. @param {Stage} page */
export const aim = ({ link: { room } }) => (has(`daily.aim.${room.game}`) ? t(`daily.aim.${room.game}`) : undefined);

/** What counts on the board. @param {Stage} page */
function counts({ link: { room, play } }) {
  const own = play.standings?.[0];
  return own ? html`<p>${t("daily.counts", { points: points(room.game, own.points) })}</p>` : nothing;
}

/** At the end: where the game can be seen again, and when. @param {Stage} page */
export const record = (page) => {
  const { opens } = dayOf(page.link.room);
  if (Date.now() < opens)
    return html`<p class="daily-later">${icon("lock")}<span>${t("daily.replay-opens", { when: moment(opens) })}</span></p>`;
  return html`<div class="row wrap"><a class="btn flat" href="/replay/${page.link.id}">${icon("play")}${t("daily.watch")}</a>
    <a class="btn flat" href="/proof/${page.link.id}">${icon("check")}${t("daily.check")}</a></div>`;
};

/** At the end: the place, and the way to the board. @param {Stage} page */
export const next = (page) => html`<div class="next">
  ${counts(page)}
  <turlaj-daily-place .path=${boardPath(page)}></turlaj-daily-place>
  <a class="btn go big" href=${boardPath(page)}>${icon("people")}${t("daily.see-board")}</a>
  <a class="btn" href="/daily">${icon("day")}${t("ui.today")}</a>
</div>`;

/** An attempt that ended early. @param {Stage} page */
export const closed = (
  page,
) => html`<section class="dock" aria-label=${t("ui.today")}><p class="ask" role="status">${t("daily.given-up")}</p>
  <div class="row wrap"><a class="btn go" href=${boardPath(page)}>${icon("people")}${t("daily.see-board")}</a><a
    class="btn" href="/daily">${icon("day")}${t("ui.today")}</a></div></section>`;

/** Why this table cannot be watched, and where to go instead. @param {import("../../generated/wire.js").RefusalInfo} why */
export const lost = (why) => html`<main class="page"><h1>${t("ui.today")}</h1><p class="slip" role="alert">${whyNot(why)}</p>
  <a class="btn go" href="/daily">${icon("day")}${t("daily.to-mine")}</a><a class="btn" href="/">${t("ui.home")}</a></main>`;

/** The place on the board, when it is known. */
class DailyPlace extends Part {
  static properties = { path: {}, place: { state: true } };

  constructor() {
    super();
    this.path = /** @type {`/daily/${string}`} */ ("/daily/");
    /** @type {ReturnType<typeof placesOn>} */
    this.place = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    get(`/api/v1${this.path}`).then(
      (board) => {
        this.place = placesOn(board);
      },
      () => {},
    ); // The board itself will say why.
  }

  render() {
    return html`<p role="status">${this.place ? html`<b>${placeOf(this.place.place, this.place.finished)}</b>` : nothing}</p>`;
  }
}
customElements.define("turlaj-daily-place", DailyPlace);
