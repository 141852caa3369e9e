// What happened, in one sentence each. Of the building only what matters to all: it would be a flood otherwise.

import { has, t } from "../words.js";

/** @typedef {import("./types.js").News} News */

/** Which key tells a piece of news, before the choice between "you" and others. @param {News} news */
function keyOf(news) {
  const key = `news.${news.kind}`;
  if (news.absent && /agreed|pair-chosen/.test(news.kind)) return "news.absent"; // Absence is no consent.
  if (news.kind === "shouted") return `${key}.${news.correct ? "right" : "wrong"}`;
  if (news.kind === "round-ended") return `${key}.${news.by}`;
  if (news.kind === "ended" && news.totals.length === 1) return "news.ended.alone";
  if (news.kind === "dropped") return news.fell.length > 1 ? "news.fell" : "";
  return key;
}

/**
 * The sentence for a piece of news; nothing for what needs no words.
 * @param {News} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {{ text: string, seat: number | null } | null}
 */
export function tell(news, name, mine) {
  const some = /** @type {import("./types.js").Some} */ (news);
  const seat = some.seat ?? some.roller ?? null;
  const key = keyOf(news);
  const own = seat !== null && mine(seat);
  const chosen = own && has(`${key}.you`) ? `${key}.you` : key;
  if (!key || !has(chosen)) return null;
  const levels = typeof some.levels === "number" ? some.levels : 0;
  /** @type {Record<string, string | number>} */
  const params = { who: seat === null ? "" : name(seat), round: some.round ?? 0, levels, n: some.fell?.length ?? levels };
  if (some.colour) params.ziomek = t(`ziomek.${some.colour}`);
  return { text: t(chosen, params), seat };
}
