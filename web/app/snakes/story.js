// What happened, in one sentence each.

import { has, t } from "../words.js";

/** @typedef {import("./types.js").News} News */

/** Which key tells a piece of news, before the choice between "you" and others. @param {News} news */
function keyOf(news) {
  const key = `news.${news.kind}`;
  if (news.kind === "rolled") return `${key}.${news.face}`;
  if (news.kind === "placed") return `${key}.${news.piece}`;
  if (news.kind === "took") return news.gone ? `${key}.gone` : news.reopened ? `${key}.reopened` : key;
  return key;
}

/**
 * The sentence for a piece of news; nothing for what needs no words.
 * @param {News} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {import("../game-types.js").Told | null}
 */
export function tell(news, name, mine) {
  const some = /** @type {import("./types.js").Some} */ (news);
  const seat = some.seat ?? null;
  const own = seat !== null && mine(seat);
  const key = keyOf(news);
  const chosen = own && has(`${key}.you`) ? `${key}.you` : some.to !== undefined && mine(some.to) ? `${key}.to-you` : key;
  if (!has(chosen)) return null;
  /** @type {Record<string, string | number>} */
  const params = { who: seat === null ? "" : name(seat), number: some.snake ?? 0, n: some.length ?? 0 };
  if (some.to !== undefined) params.to = name(some.to);
  return { text: t(chosen, params), seat, kind: news.kind };
}

/** What somebody decides; an undo goes back to before the last of these. */
const ACTS = ["rolled", "began", "placed", "took", "stopped", "gave"];

/** Tells what an undo has taken back, and forgets the story from there on. @param {import("./types.js").Page} page */
export function unsaid(page) {
  const own = page.link.own();
  // With two players a die is handed over without a choice.
  const decided = (/** @type {import("../game-types.js").Told} */ one) =>
    ACTS.includes(one.kind ?? "") && own.includes(one.seat ?? -1) && (one.kind !== "gave" || page.view.seats.length > 2);
  const at = page.story.map(decided).lastIndexOf(true);
  if (at < 0) return t("news.undone.plain");
  const what = page.story[at].text;
  page.story = page.story.slice(0, at);
  return t("news.undone", { what });
}
