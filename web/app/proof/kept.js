// What this browser kept of a game while it was played, against the record. A record that agrees with itself could have
// been invented afterwards, whole; one that agrees with this could not.

import { fingerprint } from "./fair.js";

/**
 * `seal`: what the server laid down before the first roll; `seen`: rolls as in records, `1.2.1=RY.*`; `nonces`: the own
 * numbers. Seats count from 0 here.
 * @typedef {{ seal: { draw: string, commitment: string, nonces: { seat: number, digest: string }[] } | null, seen: string[],
 *   nonces: { seat: number, commitment: string, nonce: string }[] }} Kept
 * @typedef {{ there: boolean, ok: boolean, saw: number, of: number, secret: number, sealed: boolean, own: boolean,
 *   differences: { code: string, params: Record<string, string | number> }[] }} Compared
 */

/** @param {import("./verify.js").Judgement} judgement @param {Kept} kept @returns {Compared} */
export function compare(judgement, { seal, seen, nonces }) {
  /** @type {Compared["differences"]} */
  const differences = [];
  const differs = (/** @type {string} */ code, params = {}) => { differences.push({ code, params }); };
  const promise = (/** @type {number} */ seat) => judgement.promised.find((one) => one.seat === seat);
  const dropped = judgement.aborted.some((round) => round.startsWith(seal?.commitment ?? "-"));
  if (seal && !dropped) {
    if (!promise(0)) differs("no-seal");
    else if (promise(0)?.commitment !== seal.commitment) differs("seal");
    if (promise(0) && judgement.draw !== seal.draw) differs("draw", { saw: seal.draw, said: judgement.draw });
    for (const { seat, digest } of promise(0) ? seal.nonces : []) if (promise(seat + 1)?.commitment !== digest) differs("seat-seal", { seat: seat + 1 });
  }
  let own = false;
  for (const { seat, commitment, nonce } of nonces) {
    const mine = seal?.nonces.find((one) => one.seat === seat);
    // Whoever has two devices gave the number of one of them only.
    if (!promise(0) || commitment !== seal?.commitment || dropped || mine?.digest !== fingerprint(nonce)) continue;
    own = true;
    if (promise(seat + 1)?.opened !== nonce) differs("own-number", { seat: seat + 1 });
  }
  const said = new Map(judgement.rolls.map((roll) => [roll.at, roll.said]));
  const all = new Set(judgement.rolls.map((roll) => `${roll.at}=${roll.said}`));
  const saw = [...new Set(seen)];
  for (const roll of saw) {
    const [, at, shown] = roll.match(/^([^=]+)=(.*)$/s) ?? ["", roll, ""];
    if (all.has(roll)) continue;
    if (said.has(at)) differs("roll", { at, saw: shown, said: said.get(at) ?? "" });
    else differs("roll-gone", { at, saw: shown });
  }
  const secret = [...all].filter((roll) => !saw.includes(roll) && roll.includes("=tail:")).length; // Shown to one seat alone.
  return { there: Boolean(seal) || saw.length > 0, ok: differences.length === 0, saw: saw.filter((roll) => all.has(roll)).length, of: all.size, secret, sealed: Boolean(seal) && !dropped, own, differences };
}
