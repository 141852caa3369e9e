// All that a table of Clever needs besides what every table has.

import { drawing } from "../element.js";
import { has, t } from "../words.js";
import { board as drawBoard } from "./board.js";
import { draw, tumble } from "./motion.js";
import { placeName } from "./pieces.js";
import { endsEarly } from "./story.js";

export { status } from "./board.js";
export { dock } from "./dock.js";
export { Hand } from "./hand.js";
export { withNews } from "./shown.js";
export { tell } from "./story.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View */

/** How long news of others are looked at, in milliseconds. @type {Record<string, number>} */
export const LOOK = {
  rolled: 800,
  picked: 450,
  marked: 600,
  took: 600,
  opened: 900,
  unusable: 1200,
  "reroll-spent": 700,
  "extra-used": 600,
  "turn-begins": 200,
};

/**
 * Until the dice lie and a mark is drawn; until the next mark of a chain; until the last one of the game is seen; until a sentence is read.
 */
const LAND = 620,
  HOP = 280,
  SEEN = 800,
  READ = 1600;
const CHAIN = ["marked", "earned", "gift-lost"];

/** @type {Page | null} The table on screen: what ends a turn is known by where it has come to. */
let table = null;

/** @param {Page} page @param {View} view */
export function board(page, view) {
  table = page;
  return drawBoard(page, view);
}

/** Whether this was the last mark of an own turn that ends before its third roll. @param {News} news @param {News | undefined} next */
function isEarlyEnd(news, next) {
  if (
    !("seat" in news) ||
    !CHAIN.includes(news.kind) ||
    CHAIN.includes(next?.kind ?? "") ||
    !table?.link.own().includes(news.seat) ||
    !endsEarly(news.seat)
  )
    return false;
  const { view, standings } = table.link.play;
  return !standings && (view.phase !== "picking" || view.seat !== news.seat);
}

/**
 * How long what one did stays in sight, before other dice or the cover take its place.
 * @param {News} news @param {News | undefined} next @param {boolean} shared @param {boolean} still nothing moves
 */
export function stays(news, next, shared, still) {
  if (news.kind === "unusable") return READ;
  if (news.kind === "rolled" && next?.kind === "unusable") return still ? 1 : LAND;
  if (news.kind === "ended") return SEEN;
  if (isEarlyEnd(news, next)) return READ;
  if (!still && news.kind === "marked" && CHAIN.includes(next?.kind ?? "") && table?.link.news.some((one) => one.kind === "marked"))
    return HOP;
  return shared && !still && news.kind === "marked" ? LAND : 0;
}

/** What stands on the cover between two people at one device. */
export const coverDrawing = () => drawing("fox", "0 0 48 48");

/** What an action is about, in words. @param {string} what */
export const named = (what) => ({
  die: has(`die.${what}`) ? t(`die.${what}`) : "",
  bonus: has(`bonus.${what}`) ? t(`bonus.${what}`) : "",
  field: /\d/.test(what) && has(`place.${what[0]}`) ? placeName(what) : "",
});

/** Nothing has to be measured before the news: dice remember where they lay. */
export const before = () => null;

/** What moves once the news are on the screen. @param {Page} page @param {News} news @param {null} _from @param {boolean} still */
export function after(page, news, _from, still) {
  const { hand } = page;
  if (page.stage?.own && isEarlyEnd(news, page.link.news[0])) {
    page.stage = { text: t("news.no-dice.you"), own: true };
    page.story = [...page.story, { text: page.stage.text, seat: "seat" in news ? news.seat : null }];
  }
  if (!["marked", "earned"].includes(news.kind)) hand.drawn = 0;
  if (still) return;
  if (news.kind === "rolled") tumble(page, news);
  if (news.kind === "marked") draw(page, news.seat, news.field, page.stage ? 0 : hand.drawn++);
  if (news.kind === "opened") news.marks.forEach((mark, at) => draw(page, news.seat, mark.field, at));
}
