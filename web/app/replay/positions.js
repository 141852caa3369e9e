// The positions of a game that is watched again: fetched in blocks around the one on screen, never all of a long game.

import { get, post } from "../net/api.js";

/** @typedef {import("../net/api-types.js").Position} Position */
/** @typedef {{ seat: number | null, kind: string, tick: number, text: string }} Mark */
/** @typedef {import("../../generated/wire.js").ReplayInfo} Replay */
/** @typedef {(from: number, count: number) => Promise<Position[]>} Ask */

/** So many come at once; when so few are left before or behind, the next ones are asked for; and so many blocks are kept. */
const BLOCK = 40,
  NEAR = 16,
  KEPT = 12;

/** Positions of a finished game of this server. @param {string} table @param {number | null} eye @returns {Ask} */
export const ofTable = (table, eye) => async (from, count) => {
  const seen = eye === null ? "" : `&eye=${eye}`;
  return (await get(/** @type {const} */ (`/api/v1/replays/${table}/positions?from=${from}&count=${count}${seen}`))).positions;
};

/** Positions of a record that somebody has brought. @param {string} record @param {number | null} eye @returns {Ask} */
export const ofRecord = (record, eye) => async (from, count) =>
  (await post("/api/v1/replays/read", eye === null ? { record, from, count } : { record, from, count, eye })).positions;

export class Positions {
  /** @param {number} count how many there are @param {Ask} ask */
  constructor(count, ask) {
    this.count = count;
    this.ask = ask;
    /** @type {Map<number, { positions: Position[] | null, coming: Promise<void> }>} By the number of the block. */
    this.blocks = new Map();
  }

  /** A position, if it is here. @param {number} n @returns {Position | undefined} */
  known(n) {
    return this.blocks.get(Math.floor(n / BLOCK))?.positions?.[n % BLOCK];
  }

  /** A position; those around it are on their way then. @param {number} n @returns {Promise<Position>} */
  async at(n) {
    const here = this.load(n);
    for (const near of [n - NEAR, n + NEAR]) if (near >= 0 && near < this.count) this.load(near).catch(() => {});
    await here;
    const found = this.known(n);
    if (!found) throw new Error(`there is no position ${n}`);
    return found;
  }

  /** @param {number} n @returns {Promise<void>} */
  load(n) {
    const block = Math.floor(n / BLOCK);
    const there = this.blocks.get(block);
    if (there) return there.coming;
    /** @type {{ positions: Position[] | null, coming: Promise<void> }} */
    const fresh = { positions: null, coming: Promise.resolve() };
    fresh.coming = this.ask(block * BLOCK, BLOCK).then((positions) => {
      fresh.positions = positions;
    });
    fresh.coming.catch(() => this.blocks.delete(block)); // Whoever looks next asks again.
    this.blocks.set(block, fresh);
    const far = [...this.blocks.keys()].sort((a, b) => Math.abs(b - block) - Math.abs(a - block));
    for (const one of far.slice(0, Math.max(0, this.blocks.size - KEPT))) this.blocks.delete(one);
    return fresh.coming;
  }

  /**
   * The news of the dice that lie there now: what is told of them later needs their faces.
   * @param {number} n @returns {import("../game-types.js").AnyNews[]}
   */
  rolledBefore(n) {
    /** @type {import("../game-types.js").AnyNews[]} */
    const found = [];
    for (let at = Math.max(0, n - NEAR); at < n; at++) found.push(...(this.known(at)?.news ?? []).filter((one) => one.kind === "rolled"));
    return found;
  }
}
