// The end: places, and the score line by line.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { frame, isGlad, margin, rank, scoreCard, scores } from "../pages/again.js";
import { t } from "../words.js";
import { centipede, grouped, lengthOf } from "./pieces.js";

/**
 * @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView
 * @typedef {import("./types.js").PlaceInfo} Place
 */
/** @typedef {import("./types.js").View} View */

/** From the best to the last: how many tiles were given up. */
const RATINGS = ["fantastic", "great", "really-good", "quite-ok", "not-bad", "keep-fighting"];

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const glad = view.rating ? view.rating !== "keep-fighting" : isGlad(page);
  const why = view.rating ? (view.lost.length ? t("score.lost", { n: view.lost.length }) : t("score.lost.none")) : margin(page);
  const title = view.rating ? t(`score.rating.${view.rating}`) : undefined;
  return frame(
    page,
    { title, glad, why, measure: view.rating ? scale(view.rating) : nothing },
    html`<div class="parade ${glad ? "is-glad" : ""}" aria-hidden="true">${centipede(view.seats[standings[0]?.seat ?? 0])}</div>
    ${scores(page, (place) => score(page, view, place, standings))}`,
  );
}

/** All ratings, so that one's own has a measure. @param {string} reached */
function scale(reached) {
  return html`<ol class="scale" aria-label=${t("score.scale")}>${RATINGS.map(
    (one, n) => html`<li class=${one === reached ? "here" : ""} aria-current=${one === reached ? "true" : nothing}>
    <b class="num">${n}${one === RATINGS.at(-1) ? "+" : ""}</b><span>${t(`score.step.${one}`)}</span></li>`,
  )}</ol>`;
}

/** @param {Page} page @param {View} view @param {Place} place @param {Place[]} standings */
function score(page, view, place, standings) {
  const seat = view.seats[place.seat];
  return scoreCard(
    page,
    place,
    { about: view.seats.length === 1 ? t("score.total") : rank(place, standings), total: t("score.total.n", { n: place.points }) },
    html`${place.seat === standings[0].seat ? nothing : centipede(seat, { longest: Math.max(...view.seats.map(lengthOf)) })}
    <ol class="lines">${lines(page, view, seat)}</ol>`,
  );
}

/** @param {Page} page @param {View} view @param {SeatView} seat */
function lines(page, view, seat) {
  const { golden, tails, barefoot } = page.link.room.options;
  const { count } = seat;
  const shown = typeof seat.tail === "object" ? seat.tail.shown : null;
  const sizes = grouped(seat.pieces).map(({ tile }) => Number(tile[1]));
  const line = (/** @type {string} */ text, /** @type {string} */ art, /** @type {string} */ box, /** @type {number} */ n) =>
    html`<li class=${n ? "" : "zero"}><span class="mark ${
      art === "tail-two" && shown ? `tail-mark t-${shown[0].toLowerCase()} u-${shown[1].toLowerCase()}` : ""
    }">${drawing(art, box)}</span><span>${text}</span><b class="num">+${n}</b></li>`;
  /** @type {Record<string, string>} */
  const colours = shown ? { a: t(`colour.${shown[0]}`), b: t(`colour.${shown[1]}`) } : {};
  return html`
    ${line(
      sizes.length ? t("score.tiles", { n: sizes.length, sum: sizes.join(" + ") }) : t("score.tiles.none"),
      "shoe-r",
      "0 0 40 36",
      count.tiles,
    )}
    ${
      golden === "on"
        ? line(count.golden ? t("score.golden", { n: count.golden }) : t("score.golden.none"), "shoe-gold", "0 0 40 36", count.golden)
        : nothing
    }
    ${
      barefoot === "on"
        ? line(t(count.bare_foot ? "score.foot.kept" : "score.foot.spent"), "shoe-foot", "0 0 40 36", count.bare_foot)
        : nothing
    }
    ${
      tails === "on" && shown
        ? line(t(count.tail ? "score.tail.both" : "score.tail.missing", colours), "tail-two", "0 0 60 60", count.tail)
        : nothing
    }`;
}
