// What is asked, and what can be answered, in words.

import { t } from "../words.js";
import { dieName, placeName } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View */

/**
 * What a seat has to decide, and with which die or gift.
 * @param {SeatView | null | undefined} seat @returns {{ kind: string, what: string }}
 */
export function stepOf(seat) {
  if (!seat || seat.step === "choosing") return { kind: seat ? "choosing" : "ready", what: "" };
  const { known } = seat.step;
  if (typeof known === "string") return { kind: known, what: "" };
  const [[kind, what]] = Object.entries(known);
  return { kind, what };
}

/** An action in words. @param {string} action */
export function actionName(action) {
  const [kind, what] = action.split(":");
  if (kind === "mark") return t("action.mark", { field: placeName(what) });
  if (kind === "bonus") return t("action.bonus", { bonus: t(`bonus.${what}`) });
  return what ? t(`action.${kind}`, { die: t(`die.${what}`) }) : t(`action.${kind}`);
}

/** Names in a row. @param {string[]} names */
const listed = (names) => names.join(", ");

/** The sentence of the dock. @param {Page} page @param {View} shown */
export function question(page, shown) {
  if (page.stage) return page.stage.text;
  const me = page.me();
  if (!page.isAsked() || me === null) return waiting(page, shown);
  const { view } = page.link.play; // What is asked is about the newest position, also while news are still shown.
  const { hand } = page;
  const legal = page.legal();
  const { kind, what } = stepOf(view.seats[me]);
  if (hand.field) return t("ask.which");
  if (kind === "pick") {
    if (legal.some((action) => action.startsWith("drop"))) return t("ask.drop", { roll: view.rolls });
    if (legal.includes("pass")) return t("ask.pass", { roll: view.rolls });
    return hand.source ? where(page, view, hand.source.slice(-1)) : t("ask.pick", { roll: view.rolls });
  }
  if (kind === "place") return where(page, view, what);
  if (kind === "fill") return t("ask.fill", { bonus: t(`bonus.${what}`) });
  if (kind === "bonus" || kind === "black")
    return hand.source ? t("ask.fill", { bonus: t(`bonus.${hand.source.split(":")[1]}`) }) : t(`ask.${kind}`);
  if (hand.source) return where(page, view, hand.source.slice(-1));
  if (kind === "extra") return t("ask.extra", { n: left(view.seats[me].sheet.extras) });
  return t(legal.some((action) => action.startsWith("take") && view.tray.includes(action.slice(-1))) ? "ask.take" : "ask.take.beside");
}

/** How many are left on a track. @param {{ unlocked: number, spent: number }} track */
export const left = (track) => track.unlocked - track.spent;

/** @param {View} view @param {string} die */
const dieOf = (view, die) => dieName(die, view.faces["WYBGOP".indexOf(die)]);

/** Where a die goes; blue is told as the sum that it is. @param {Page} page @param {View} view @param {string} die */
function where(page, view, die) {
  const fields = [...page.hand.lit().keys()];
  if (fields.length !== 1) return t("ask.place", { die: dieOf(view, die) });
  if (fields[0][0] === "B")
    return t("ask.place.sum", { blue: dieOf(view, "B"), white: dieOf(view, "W"), sum: view.faces[0] + view.faces[2] });
  return t("ask.place.one", { die: dieOf(view, die) });
}

/** Who is waited for. @param {Page} page @param {View} view */
function waiting(page, view) {
  const who = page.link.play.waiting
    .filter((/** @type {number} */ seat) => seat !== page.me())
    .map((/** @type {number} */ seat) => page.name(seat));
  if (view.phase === "closing" && who.length) return t("ask.wait.tray", { names: listed(who), n: who.length });
  if (view.phase === "black" && who.length) return t("ask.wait.black", { names: listed(who), n: who.length });
  return who.length ? t("ask.wait", { who: listed(who) }) : t("ask.wait", { who: page.name(view.seat) });
}
