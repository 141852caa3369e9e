// All that a table of Snakes needs besides what every table has.

import { drawing } from "../element.js";
import { board as drawBoard } from "./board.js";
import { Hand as PlainHand } from "./hand.js";
import { celebrate, land, leave, placeBefore, tumble } from "./motion.js";
import { tell as plainTell, unsaid } from "./story.js";

export { dock } from "./dock.js";
export { withNews } from "./shown.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View */

/** How long news of others are looked at, in milliseconds. @type {Record<string, number>} */
export const LOOK = {
  "first-drawn": 1400,
  rolled: 1150,
  began: 1100,
  placed: 1100,
  completed: 1900,
  took: 1300,
  gave: 1500,
  stopped: 800,
  "turn-begins": 250,
  get skipped() {
    return table?.hand.silent ? 0 : 1300;
  },
};

/** Who is in a hurry sees every step for so long at least, and one step a press. */
export const STEP = 240;

/** Until a die lies and is seen, until a snake has turned gold, and until a sentence is read. */
const LAND = 620,
  SEEN = 1300,
  GOLD = 1900,
  READ = 1900;

/** @type {Page | null} The table on screen: whose news they are. */
let table = null;

export class Hand extends PlainHand {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    table = page;
  }
}

/** A sentence for the news. That somebody has no dice is told once, and not at every turn. @type {typeof plainTell} */
export function tell(news, name, mine) {
  const hand = /** @type {PlainHand | undefined} */ (table?.hand);
  if (!hand) return plainTell(news, name, mine);
  hand.silent = news.kind === "skipped" && hand.sitting.has(news.seat);
  if (news.kind === "skipped") hand.sitting.add(news.seat);
  if (news.kind === "turn-begins") hand.sitting.delete(news.seat);
  if (news.kind === "began") hand.credits.forget(news.snake);
  if (news.kind === "completed") hand.credits.add(news.snake, news.seat);
  return hand.silent ? null : plainTell(news, name, mine);
}

/** What an undo has taken back, in words. @param {Page} page */
export function undone(page) {
  page.hand.credits.trim(page.link.play.view.seats);
  page.hand.recent = [];
  page.hand.telling = false;
  return unsaid(page);
}

/** @param {Page} page @param {View} view */
export function board(page, view) {
  table = page;
  return drawBoard(page, view);
}

/**
 * How long what one did stays in sight, before somebody else's dice take its place.
 * @param {News} news @param {News | undefined} next @param {boolean} _shared @param {boolean} still nothing moves
 */
export function stays(news, next, _shared, still) {
  if (news.kind === "gave" || (news.kind === "skipped" && !table?.hand.silent)) return READ;
  if (news.kind === "rolled") return news.face === "-" && next ? SEEN : still ? 0 : LAND;
  if (news.kind === "completed") return still ? READ : GOLD;
  if ((news.kind === "placed" || news.kind === "began") && next && !still) return LAND;
  return news.kind === "first-drawn" ? READ : 0;
}

/** What stands on the cover between two people at one device. */
export const coverDrawing = () => drawing("snake-head", "0 0 64 64");

/** Where something lies before the news move it. @param {Page} page @param {News} news */
export const before = (page, news) => placeBefore(page, news, page.link.own().includes("seat" in news ? news.seat : -1) && !page.hurried);

/** What moves once the news are on the screen. @param {Page} page @param {News} news @param {DOMRect | null} from @param {boolean} still */
export function after(page, news, from, still) {
  const own = page.link.own().includes("seat" in news ? news.seat : -1);
  if (news.kind === "rolled" && own) page.hand.recent = [];
  if ((news.kind === "placed" || news.kind === "began") && !own) {
    // One for each of the others.
    page.hand.recent = [...page.hand.recent, { snake: news.snake, at: news.at.join(), seat: news.seat }].slice(1 - page.view.seats.length);
  }
  if (!own && page.stage) page.hand.watched = true;
  if (still || table !== page) return;
  if (news.kind === "rolled") tumble(page);
  if (news.kind === "began" || news.kind === "placed") land(page, news, from);
  if (news.kind === "took" || news.kind === "gave") leave(page, news, from);
  if (news.kind === "completed") celebrate(page, news);
}
