// The end: places, and the score line by line.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { again, caveat, rank } from "../pages/again.js";
import { t } from "../words.js";
import { centipede, grouped, lengthOf } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView @typedef {import("./types.js").PlaceInfo} Place */
/** @typedef {import("./types.js").View} View */

/** From the best to the last: how many tiles were given up. */
const RATINGS = ["fantastic", "great", "really-good", "quite-ok", "not-bad", "keep-fighting"];
const CONFETTI = [..."*".repeat(24)];

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const first = standings.filter((place) => place.place === 1);
  const own = page.link.own();
  const glad = view.rating ? view.rating !== "keep-fighting" : !own.length || first.some((place) => own.includes(place.seat));
  const why = reasonOf(view, standings, first);
  return html`<section class="end" aria-label=${t("score.title")}>
    ${glad ? html`<div class="confetti" aria-hidden="true">${CONFETTI.map(() => html`<i></i>`)}</div>` : nothing}
    <header class="headline"><div role="status"><h2>${headline(page, view, standings)}</h2></div>${caveat(page)}${why ? html`<p>${why}</p>` : nothing}${view.rating ? scale(view.rating) : nothing}</header>
    <div class="parade ${glad ? "is-glad" : ""}" aria-hidden="true">${centipede(view.seats[first[0]?.seat ?? 0])}</div>
    <div class="scores n${standings.length}">${standings.map((place) => score(page, view, place, standings))}</div>
    <div class="more row wrap">${page.daily ? page.daily.record(page) : html`<a class="btn flat" href="/replay/${page.link.id}">${icon("play")}${t("ui.watch-again")}</a>
      <a class="btn flat" href="/proof/${page.link.id}">${icon("check")}${t("ui.check-dice")}</a>
      <a class="btn flat" href="/api/v1/replays/${page.link.id}/record" download>${icon("save")}${t("ui.record")}</a>`}</div>
    ${page.daily ? page.daily.next(page) : html`<div class="next">
      ${again(page)}
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a>
    </div>`}
  </section>`;
}

/** All ratings, so that one's own has a measure. @param {string} reached */
function scale(reached) {
  return html`<ol class="scale" aria-label=${t("score.scale")}>${RATINGS.map((one, n) => html`<li class=${one === reached ? "here" : ""} aria-current=${one === reached ? "true" : nothing}>
    <b class="num">${n}${one === RATINGS.at(-1) ? "+" : ""}</b><span>${t(`score.step.${one}`)}</span></li>`)}</ol>`;
}

/** By what the first one won: by shoes, or by the tie-break. @param {View} view @param {Place[]} standings @param {Place[]} first */
function reasonOf(view, standings, first) {
  const [winner, next] = standings;
  if (view.rating) return view.lost.length ? t("score.lost", { n: view.lost.length }) : t("score.lost.none");
  if (first.length !== 1 || !next) return "";
  return winner.points > next.points ? t("score.ahead", { n: winner.points - next.points }) : t("score.tiebreak", { n: winner.tie_breaks[0] });
}

/** @param {Page} page @param {View} view @param {Place[]} standings */
function headline(page, view, standings) {
  if (view.rating) return t(`score.rating.${view.rating}`);
  const first = standings.filter((place) => place.place === 1).map((place) => place.seat);
  if (first.length > 1) return t("score.won.shared", { names: first.map((seat) => page.name(seat)).join(", ") });
  const own = page.link.own();
  return own.length === 1 && own[0] === first[0] ? t("score.won.you") : t("score.won", { who: page.name(first[0] ?? 0) });
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const seat = view.seats[place.seat];
  return html`<article class="score card ${place.place === 1 ? "first" : ""}">
    <header class="seat"><span class="crowned">${drawing(page.faceOf(place.seat), "0 0 48 48", "face")}${place.place === 1 && view.seats.length > 1 ? html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-crown"></use></svg>` : nothing}</span><div><b>${page.name(place.seat)}</b>
      <span class="quiet">${view.seats.length === 1 ? t("score.total") : rank(place, standings)}</span></div>
      <b class="num total" aria-label=${t("score.total.n", { n: place.points })}>${place.points}</b></header>
    ${place.seat === standings[0].seat ? nothing : centipede(seat, { longest: Math.max(...view.seats.map(lengthOf)) })}
    <ol class="lines">${lines(page, view, seat)}</ol>
  </article>`;
}

/** @param {Page} page @param {View} view @param {SeatView} seat */
function lines(page, view, seat) {
  const { golden, tails, barefoot } = page.link.room.options;
  const { count } = seat;
  const shown = typeof seat.tail === "object" ? seat.tail.shown : null;
  const sizes = grouped(seat.pieces).map(({ tile }) => Number(tile[1]));
  const line = (/** @type {string} */ text, /** @type {string} */ art, /** @type {string} */ box, /** @type {number} */ n) =>
    html`<li class=${n ? "" : "zero"}><span class="mark ${art === "tail-two" && shown ? `tail-mark t-${shown[0].toLowerCase()} u-${shown[1].toLowerCase()}` : ""}">${drawing(art, box)}</span><span>${text}</span><b class="num">+${n}</b></li>`;
  /** @type {Record<string, string>} */
  const colours = shown ? { a: t(`colour.${shown[0]}`), b: t(`colour.${shown[1]}`) } : {};
  return html`
    ${line(sizes.length ? t("score.tiles", { n: sizes.length, sum: sizes.join(" + ") }) : t("score.tiles.none"), "shoe-r", "0 0 40 36", count.tiles)}
    ${golden === "on" ? line(count.golden ? t("score.golden", { n: count.golden }) : t("score.golden.none"), "shoe-gold", "0 0 40 36", count.golden) : nothing}
    ${barefoot === "on" ? line(t(count.bare_foot ? "score.foot.kept" : "score.foot.spent"), "shoe-foot", "0 0 40 36", count.bare_foot) : nothing}
    ${tails === "on" && shown ? line(t(count.tail ? "score.tail.both" : "score.tail.missing", colours), "tail-two", "0 0 60 60", count.tail) : nothing}`;
}
