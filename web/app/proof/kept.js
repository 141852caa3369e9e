// What this browser kept of a game while it was played, against the record. A record that agrees with itself could have
// been invented afterwards, whole; one that agrees with this could not.

import { fingerprint } from "./fair.js";
import { grammarOf } from "./games.js";

/**
 * `seals`: what was sealed before the first roll, in each round that was seen; `rolls`: rolls as in records, `1.2.1=RY.*`,
 * by the commitment under which they were shown ("": not known); `nonces`: the own numbers; `own`: the own seats, if they
 * are known. Seats count from 0 here.
 * @typedef {{ seals: import("../seals.js").Seal[], rolls: Record<string, string[]>, own: number[] | null,
 *   nonces: { seat: number, commitment: string, nonce: string }[] }} Kept
 * @typedef {{ code: string, params: Record<string, string | number> }} Found
 * `differences`: the record is not what was seen. `doubts`: what was seen cannot tell whether it is.
 * @typedef {{ there: boolean, ok: boolean, saw: number, of: number, secret: number, sealed: boolean, own: boolean,
 *   differences: Found[], doubts: Found[] }} Compared
 */

/** @param {import("./verify.js").Judgement} judgement @param {Kept} kept @returns {Compared} */
export function compare(judgement, kept) {
  /** @type {Found[]} */
  const differences = [];
  const saw = [...new Set(Object.values(kept.rolls).flat())];
  const sealed = compareSeals(judgement, kept, differences);
  const { own, doubts } = compareOwn(judgement, kept, differences);
  const all = compareRolls(judgement, saw, differences);
  const lots = grammarOf(judgement.game, judgement.rules)?.lots ?? {};
  const isSecret = (/** @type {string} */ roll) => lots[roll.match(/=(\w+):/)?.[1] ?? ""]?.secret;
  const secret = [...all].filter((roll) => !saw.includes(roll) && isSecret(roll)).length;
  return {
    there: kept.seals.length > 0 || saw.length > 0,
    ok: differences.length === 0,
    saw: saw.filter((roll) => all.has(roll)).length,
    of: all.size,
    secret,
    sealed,
    own,
    differences,
    doubts,
  };
}

/** Adds something once. @param {Found[]} found @param {string} code @param {Found["params"]} [params] */
function add(found, code, params = {}) {
  if (!found.some((one) => one.code === code && one.params.seat === params.seat)) found.push({ code, params });
}

/**
 * The seats' seals of each round of the record, by the host's; the round that counts is there with its dice.
 * @param {import("./verify.js").Judgement} judgement
 */
function roundsOf({ aborted, promised }) {
  /** @type {Map<string, Map<number, string>>} */
  const rounds = new Map();
  for (const [host, ...seats] of aborted.map((round) => round.split(" ")))
    rounds.set(host, new Map(seats.map((part) => [Number(part.split(":")[0]) - 1, part.split(":")[1]])));
  const host = promised.find((one) => one.seat === 0);
  if (host) rounds.set(host.commitment, new Map(promised.filter((one) => one.seat).map((one) => [one.seat - 1, one.commitment])));
  return { rounds, last: host?.commitment };
}

/**
 * The game and all options, as a record writes them; those added later are left out at their first value. Which ones these are
 * is not known of every game: there, an option that the record does not have says nothing.
 * @param {import("../seals.js").Setup} setup @param {string[]} said the options of the record
 */
function written({ game, rules, players, options }, said) {
  const grammar = grammarOf(game, String(rules));
  const isLeftOut = (/** @type {string} */ name, /** @type {string} */ value) =>
    grammar
      ? grammar.options.some((option) => option.later && option.name === name && option.values[0] === value)
      : !said.some((one) => one.startsWith(`${name}=`));
  const told = Object.entries(options)
    .filter(([name, value]) => !isLeftOut(name, value))
    .map(([name, value]) => `${name}=${value}`);
  return [`${game}/${rules}`, `players=${players}`, ...told.sort()].join(" ");
}

/**
 * Every round that was sealed before this browser is in the record as it was, and dice fell in the one that counts alone.
 * @param {import("./verify.js").Judgement} judgement @param {Kept} kept @param {Found[]} differences
 */
function compareSeals(judgement, { seals, rolls }, differences) {
  const { rounds, last } = roundsOf(judgement);
  const [players, ...options] = judgement.options.split(" ");
  const said = [`${judgement.game}/${judgement.rules}`, players, ...options.sort()].join(" ");
  for (const { draw, commitment, nonces, setup, old } of seals) {
    const saw = setup && written(setup, options);
    if (saw && saw !== said) add(differences, "options", { saw, said });
    const round = rounds.get(commitment);
    if (!last) add(differences, "no-seal");
    else if (!round) add(differences, "seal");
    else {
      if (judgement.draw !== draw) add(differences, "draw", { saw: draw, said: judgement.draw });
      for (const { seat, digest } of nonces) if (round.get(seat) !== digest) add(differences, "seat-seal", { seat: seat + 1 });
      for (const seat of round.keys())
        if (!old && !nonces.some((one) => one.seat === seat)) add(differences, "seat-seal", { seat: seat + 1 });
    }
  }
  for (const [commitment, shown] of Object.entries(rolls)) {
    if (!commitment || !shown.length || commitment === last) continue;
    add(differences, !last ? "no-seal" : rounds.has(commitment) ? "dropped" : "seal");
  }
  return seals.some((seal) => seal.commitment === last);
}

/**
 * Whether the own numbers are in the dice, and what cannot be known about them.
 * @param {import("./verify.js").Judgement} judgement @param {Kept} kept @param {Found[]} differences
 */
function compareOwn(judgement, { seals, rolls, nonces, own }, differences) {
  /** @type {Found[]} */
  const doubts = [];
  const { rounds, last } = roundsOf(judgement);
  const promise = (/** @type {number} */ seat) => judgement.promised.find((one) => one.seat === seat + 1);
  let given = false;
  for (const { seat, commitment, nonce } of last ? nonces : []) {
    const mine = seals.some(
      (seal) => seal.commitment === commitment && seal.nonces.some((one) => one.seat === seat && one.digest === fingerprint(nonce)),
    );
    const inside = promise(seat)?.opened === nonce;
    if (commitment === last) given ||= inside;
    if (commitment === last && mine && !inside) add(differences, "own-number", { seat: seat + 1 });
    if (!promise(seat) && (commitment === last || (mine && rounds.has(commitment)))) add(doubts, "left-out", { seat: seat + 1 });
  }
  // A seat for which this browser drew a number is its own, whatever the host said when the dice fell.
  for (const seat of new Set([...(own ?? []), ...nonces.map((one) => one.seat)])) {
    const known = nonces.some((one) => one.seat === seat && one.nonce === promise(seat)?.opened);
    if (promise(seat) && !known && !differences.some((one) => one.code === "own-number" && one.params.seat === seat + 1))
      add(doubts, "not-mine", { seat: seat + 1 });
  }
  // Notes of earlier versions do not say under which seal the dice fell.
  const dropped = seals.length > 0 && seals.every((seal) => seal.commitment !== last && rounds.has(seal.commitment));
  if (dropped && rolls[""]?.length) add(doubts, "old-notes");
  return { own: given, doubts };
}

/** @param {import("./verify.js").Judgement} judgement @param {string[]} saw @param {Found[]} differences */
function compareRolls(judgement, saw, differences) {
  const said = new Map(judgement.rolls.map((roll) => [roll.at, roll.said]));
  const all = new Set(judgement.rolls.map((roll) => `${roll.at}=${roll.said}`));
  for (const roll of saw) {
    const [, at, shown] = roll.match(/^([^=]+)=(.*)$/s) ?? ["", roll, ""];
    if (all.has(roll)) continue;
    if (said.has(at)) differences.push({ code: "roll", params: { at, saw: shown, said: said.get(at) ?? "" } });
    else differences.push({ code: "roll-gone", params: { at, saw: shown } });
  }
  return all;
}
