// All that a table of Stonoga needs besides what every table has.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { mine, rivals, shop } from "./board.js";
import { bringForward, fly, placeBefore, tumble } from "./motion.js";

export { dock } from "./dock.js";
export { Hand } from "./hand.js";
export { withNews } from "./shown.js";
export { tell } from "./story.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View */

/** How long news of others are looked at, in milliseconds. @type {Record<string, number>} */
export const LOOK = { rolled: 1500, took: 1400, stole: 1600, lost: 1400, "foot-spent": 1200, "empty-handed": 1600, "turn-begins": 400 };

/** Until the dice lie, and until "nothing fits" is read. */
const LAND = 620,
  READ = 1600;

/**
 * How long the end of the own turn stays in sight: the last throw lands and its sentence is read, before somebody else's
 * dice, or the cover, take its place. @param {News} news @param {News | undefined} next @param {boolean} shared @param {boolean} still
 * nothing moves
 */
export function stays(news, next, shared, still) {
  if (news.kind === "empty-handed") return READ;
  if (news.kind === "rolled" && next?.kind === "empty-handed") return still ? 1 : LAND;
  return shared && !still && ["took", "stole"].includes(news.kind) ? LAND : 0;
}

/** @param {Page} page @param {View} view */
export function board(page, view) {
  const me = page.me();
  return html`${rivals(page, view, me)}${shop(page, view)}${me === null ? nothing : mine(page, view, me)}`;
}

/** What stands on the cover between two people at one device. */
export const coverDrawing = () => html`${drawing("head", "0 0 80 78")}${drawing("tail-end", "0 0 34 78")}`;

/** Where something lies before the news move it. @param {{ root: ParentNode }} page @param {News} news */
export const before = (page, news) => placeBefore(page, news);

/** What moves once the news are on the screen. @param {Page} page @param {News} news @param {DOMRect | null} from @param {boolean} still */
export function after(page, news, from, still) {
  if (page.stage && "seat" in news) bringForward(page, news.seat);
  if (!still && news.kind === "rolled") tumble(page, news);
  fly(page, news, from);
}
