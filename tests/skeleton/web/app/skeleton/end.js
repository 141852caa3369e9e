// The end: places and points.

import { nothing } from "../../vendor/lit.js";
import { frame, rank, scoreCard, scores } from "../pages/again.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view */
export function end(page, view) {
  const standings = page.link.play.standings ?? [];
  const alone = view.seats.length === 1;
  const total = (/** @type {number} */ n) => t("score.total", { n });
  return frame(
    page,
    { title: alone ? total(standings[0]?.points ?? 0) : undefined },
    scores(page, (place) => scoreCard(page, place, { about: alone ? "" : rank(place, standings), total: total(place.points) }, nothing)),
  );
}
