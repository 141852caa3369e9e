// What happened, in one sentence each.

import { has, t } from "../words.js";
import { DICE, dieName, placeName } from "./pieces.js";

/** The die of the last piece of news about one, for sentences that name it with its face. */
const faces = new Map();

/** @type {{ roll: number, dice: string[], ended: number | null }} The last roll, and whose turn has no dice left for another one. */
const turn = { roll: 0, dice: [], ended: null };

/** Notes what falls and what is picked; lower dice go to the tray, and with them maybe the next roll. @param {any} news */
function follow(news) {
  if (news.kind === "rolled") Object.assign(turn, { roll: news.roll, ended: null, dice: DICE.filter((_, at) => news.dice[at]) });
  if (["took", "extra-used", "turn-begins"].includes(news.kind)) turn.ended = null;
  if (news.kind !== "picked") return;
  const face = faces.get(news.die) ?? 0;
  const left = turn.dice.filter((die) => die !== news.die && (faces.get(die) ?? 0) >= face);
  turn.ended = !left.length && turn.roll < 3 ? news.seat : null;
}

/** Whether this seat's turn is over before its third roll, because no die is left. @param {number} seat */
export const endsEarly = (seat) => turn.ended === seat;

/** @param {string} die */
const called = (die) => dieName(die, faces.get(die) ?? 0);

/** Which key tells a piece of news, before the choice between "you" and others; nothing for what needs no words. @param {any} news */
function keyOf(news) {
  const key = `news.${news.kind}`;
  if (news.kind === "rolled") return news.roll > 1 ? `${key}.again` : key;
  if (news.kind === "turn-begins") return news.passive ? `${key}.passive` : key;
  if (news.kind === "marked") return news.number ? `${key}.number` : key;
  if (news.kind === "round-begins") return has(`${key}.${news.round}`) ? `${key}.${news.round}` : key;
  if (news.kind === "unusable") return news.dropped ? `${key}.dropped` : key;
  if (news.kind === "opened") return news.took ? (news.extra.length ? `${key}.extra` : key) : news.extra.length ? `${key}.only-extra` : `${key}.marks`;
  return key;
}

/**
 * The sentence for a piece of news; nothing for what needs no words.
 * @param {any} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {{ text: string, seat: number | null } | null}
 */
export function tell(news, name, mine) {
  if (news.kind === "rolled") news.dice.forEach((/** @type {number | null} */ face, /** @type {number} */ at) => { if (face) faces.set(DICE[at], face); });
  follow(news);
  const key = keyOf(news);
  const seat = news.seat ?? null;
  const own = seat !== null && mine(seat);
  const chosen = own && has(`${key}.you`) ? `${key}.you` : key;
  if (!has(chosen)) return null;
  /** @type {Record<string, string | number>} */
  const params = { who: seat === null ? "" : name(seat), roll: news.roll ?? 0, round: news.round ?? 0, number: news.number ?? 0 };
  const die = news.die ?? news.dropped ?? news.took;
  if (die) params.die = called(die);
  if (Array.isArray(news.dice)) params.dice = DICE.flatMap((one, at) => (news.kind === "lot-drawn" ? (news.dice.includes(one) ? [called(one)] : []) : news.dice[at] ? [dieName(one, news.dice[at])] : [])).join(", ");
  if (news.extra) params.extra = news.extra.map(called).join(", ");
  if (news.marks) params.fields = news.marks.map((/** @type {any} */ mark) => placeName(mark.field)).join(", ");
  if (news.field) params.field = placeName(news.field);
  if (news.bonus ?? news.gift) params.bonus = t(`bonus.${news.bonus ?? news.gift}`);
  return { text: t(chosen, params), seat };
}
