// What happened, in one sentence each.

import { has, t } from "../words.js";
import { DICE, dieName, placeName } from "./pieces.js";

/** @typedef {import("./types.js").Some} Some @typedef {import("./types.js").News} News */

/** The die of the last piece of news about one, for sentences that name it with its face. @type {Map<string, number>} */
const faces = new Map();

/** @type {{ roll: number, dice: string[], ended: number | null }} The last roll, and whose turn has no dice left for another one. */
const turn = { roll: 0, dice: [], ended: null };

/** Notes what falls and what is picked; lower dice go to the tray, and with them maybe the next roll. @param {News} news */
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

/** Which key tells a piece of news, before the choice between "you" and others; nothing for what needs no words. @param {News} news */
function keyOf(news) {
  const key = `news.${news.kind}`;
  if (news.kind === "rolled") return news.roll > 1 ? `${key}.again` : key;
  if (news.kind === "turn-begins") return news.passive ? `${key}.passive` : key;
  if (news.kind === "marked") return news.number ? `${key}.number` : key;
  if (news.kind === "round-begins") return has(`${key}.${news.round}`) ? `${key}.${news.round}` : key;
  if (news.kind === "unusable") return news.dropped ? `${key}.dropped` : key;
  if (news.kind === "opened")
    return news.took ? (news.extra.length ? `${key}.extra` : key) : news.extra.length ? `${key}.only-extra` : `${key}.marks`;
  return key;
}

/**
 * The sentence for a piece of news; nothing for what needs no words.
 * @param {News} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {{ text: string, seat: number | null } | null}
 */
export function tell(news, name, mine) {
  if (news.kind === "rolled")
    news.dice.forEach((face, at) => {
      if (face) faces.set(DICE[at], face);
    });
  follow(news);
  const key = keyOf(news);
  const some = /** @type {Some} */ (news);
  const seat = some.seat ?? null;
  const own = seat !== null && mine(seat);
  const chosen = own && has(`${key}.you`) ? `${key}.you` : key;
  if (!has(chosen)) return null;
  /** @type {Record<string, string | number>} */
  const params = { who: seat === null ? "" : name(seat), roll: some.roll ?? 0, round: some.round ?? 0, number: some.number ?? 0 };
  const die = some.die ?? some.dropped ?? some.took;
  if (die) params.die = called(die);
  if (news.kind === "lot-drawn")
    params.dice = DICE.filter((one) => news.dice.includes(one))
      .map(called)
      .join(", ");
  if (news.kind === "rolled") params.dice = DICE.flatMap((one, at) => (news.dice[at] ? [dieName(one, news.dice[at])] : [])).join(", ");
  if (some.extra) params.extra = some.extra.map(called).join(", ");
  if (some.marks) params.fields = some.marks.map((mark) => placeName(mark.field)).join(", ");
  if (some.field) params.field = placeName(some.field);
  if (some.bonus ?? some.gift) params.bonus = t(`bonus.${some.bonus ?? some.gift}`);
  return { text: t(chosen, params), seat };
}
