// What is said where the question stands: why not, an advice, or a lesson. Nothing is covered by it.

import { nothing } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { slip } from "../tips.js";
import { t } from "../words.js";
import { lessons } from "./first.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view @param {SeatView | null} own the own seat's view */
export function tip(page, view, own) {
  if (page.stage) return nothing;
  if (page.slip) return slip(page);
  return page.isAsked() && !page.playing && !page.hand.busy && !page.hand.field ? lesson(page, view, own) : nothing;
}

/** What a bonus of the sheet is, in one sentence. @param {string} bonus */
export function explained(bonus) {
  const [kind, points] = bonus.split(".");
  if (kind === "star") return t("star.about", { n: Number(points) });
  if (kind === "reroll" || kind === "extra") return t(`track.${kind}.about`);
  if (kind === "fox") return t("bonus.fox.about");
  return t(kind.endsWith("X") ? "bonus.cross.about" : "bonus.number.about", { bonus: t(`bonus.${kind}`) });
}

/** What the rounds bring, of those that bring something. @param {View} view */
export function roundsTold({ round, rounds }) {
  const gift = (/** @type {(typeof SHEET.rounds)[number]} */ one) =>
    one === "black" ? t("bonus.black") : typeof one === "object" ? t(`bonus.${one.bonus}`) : "";
  const gifts = SHEET.rounds
    .slice(0, rounds)
    .map((one, at) => gift(one) && `${at + 1}\u00a0– ${gift(one)}`)
    .filter(Boolean);
  return `${t("round", { round, rounds })}. ${t("round.about", { gifts: gifts.join(", ") })}`;
}

/**
 * One sentence for whoever plays for the first time; it goes with the next move.
 * @param {Page} page @param {View} view @param {SeatView | null} own
 */
function lesson(page, view, own) {
  const name = page.hand.lessons.next(lessons(view, own, page.hand));
  return name ? page.hand.lessons.draw(t(`first.${name}`), true) : nothing;
}
