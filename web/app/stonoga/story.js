// What happened, in one sentence each.

import { has, t } from "../words.js";
import { dieName, label, shoes } from "./pieces.js";

/** @typedef {import("./types.js").Some} Some */

/** Which key tells a piece of news, before the choice between "you" and others. @param {Some} news */
function keyOf(news) {
  const key = `news.${news.kind}`;
  if (news.kind === "golden-rolled" && !news.tile) return `${key}.again`;
  if (news.kind === "rolled" && (news.roll ?? 0) > 1) return `${key}.again`;
  if (news.kind === "ended" && news.tails?.some((tail) => tail)) return `${key}.tails`;
  return news.golden ? `${key}.golden` : key;
}

/**
 * The sentence for a piece of news; nothing for what needs no words.
 * @param {Some} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {import("../game-types.js").Told | null} `brief`: for who sees the dice; `last`: it ends a turn without a choice
 */
export function tell(news, name, mine) {
  // Only who plays alone loses tiles, and that is the first seat.
  const seat = news.seat ?? (news.kind === "lost" ? 0 : null);
  const own = seat !== null && mine(seat);
  if (news.kind === "turn-begins" && !own) return null;
  /** @type {Record<string, string | number>} */
  const params = { who: seat === null ? "" : name(seat), roll: news.roll ?? 0 };
  if (news.from !== undefined) params.from = name(news.from);
  if (news.tile) Object.assign(params, { tile: label(news.tile), label: label(news.tile), shoes: shoes(news.tile) });
  if (news.dice)
    params.dice = news.dice
      .filter((face) => face !== null)
      .map(dieName)
      .join(", ");
  if (news.shown) params.shown = news.shown.map(dieName).join(", ");
  if (news.face) params.die = dieName(news.face);
  if (news.tail) Object.assign(params, { a: t(`colour.${news.tail[0]}`), b: t(`colour.${news.tail[1]}`) });
  const key = keyOf(news);
  const robbed = news.kind === "stole" && mine(news.from ?? -1);
  const known = news.kind !== "tail-dealt" || news.tail;
  const chosen = own && !known ? "news.tail-kept.you" : own && has(`${key}.you`) ? `${key}.you` : robbed ? `${key}.from-you` : key;
  const short = chosen.replace("news.", "brief.");
  const brief = has(short) ? t(short, params) : undefined;
  return { text: t(chosen, params), brief, seat, last: news.kind === "empty-handed" };
}
