// Where the snakes lie on the felt. Each has a grid of its own: here it gets a place, and keeps it as long as it can.

import { around, cellsOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Snake} Snake */
/** @typedef {[number, number]} Spot */

/** So many empty cells are between snakes at least, and between a new one and the others, so that both can grow. */
const APART = 1,
  ROOM = 2;
/** From so many cells on the felt is full, and new snakes come nearer; and how far around all others a place is looked for. */
const FULL = 6,
  REACH = 5;

/** A cell as one number. @param {number} x @param {number} y */
const key = (x, y) => (x + 512) * 1024 + y + 512;

export class Ground {
  constructor() {
    /** @type {Map<number, Spot>} The place of each snake's own middle on the felt, by number. */
    this.spots = new Map();
    /** @type {{ number: number, spot: Spot } | null} Where the next snake was promised to lie. */
    this.next = null;
  }

  /**
   * Gives every snake a place; answers whether one had to move.
   * @param {Snake[]} snakes @param {number} aspect of the felt: width by height
   */
  settle(snakes, aspect) {
    for (const number of [...this.spots.keys()]) if (!snakes.some((one) => one.number === number)) this.spots.delete(number);
    let moved = false;
    // The longer one stays: it is what people look at.
    for (const one of [...snakes].sort((a, b) => b.dice.length - a.dice.length)) {
      const kept = this.spots.get(one.number);
      const spot = kept ?? (this.next?.number === one.number ? this.next.spot : undefined);
      const others = snakes.filter((other) => other !== one && this.spots.has(other.number));
      const before = others.filter(
        (other) => other.dice.length > one.dice.length || (other.dice.length === one.dice.length && other.number < one.number),
      );
      const stays = spot && this.fits(cellsOf(one), spot, this.taken(before, APART));
      moved ||= !stays && kept !== undefined;
      this.spots.set(one.number, stays ? spot : this.find(cellsOf(one), others, aspect, kept));
    }
    return moved;
  }

  /**
   * Where the next snake would lie; it will be given this place.
   * @param {Snake[]} snakes @param {number} number @param {[number, number][]} cells @param {number} aspect @returns {Spot}
   */
  reserve(snakes, number, cells, aspect) {
    const known = this.next;
    if (known?.number === number && this.fits(cells, known.spot, this.taken(snakes, APART))) return known.spot;
    this.next = { number, spot: this.find(cells, snakes, aspect) };
    return this.next.spot;
  }

  /** Cells on the felt that others need, with some room around. @param {Snake[]} snakes @param {number} room */
  taken(snakes, room) {
    /** @type {Set<number>} */
    const found = new Set();
    for (const one of snakes) {
      const [ox, oy] = this.spots.get(one.number) ?? [0, 0];
      const by = one.done === null ? room : Math.min(room, APART); // What is finished grows no more.
      for (const [x, y] of cellsOf(one)) {
        for (let dx = -by; dx <= by; dx++) for (let dy = -by; dy <= by; dy++) found.add(key(x + ox + dx, y + oy + dy));
      }
    }
    return found;
  }

  /** @param {[number, number][]} cells @param {Spot} spot @param {Set<number>} taken */
  fits(cells, [ox, oy], taken) {
    return cells.every(([x, y]) => !taken.has(key(x + ox, y + oy)));
  }

  /**
   * The place that keeps all together in the shape of the felt, and is near.
   * @param {[number, number][]} cells @param {Snake[]} others @param {number} aspect @param {Spot} [near] @returns {Spot}
   */
  find(cells, others, aspect, near) {
    if (!others.length) return near ?? [0, 0];
    const all = this.box(others);
    const isFull = Math.max((all.right - all.left) / aspect, all.bottom - all.top) > FULL;
    const taken = this.taken(others, isFull ? APART : ROOM);
    const own = around(cells);
    /** @type {Spot} */
    let best = [0, 0];
    let least = Infinity;
    for (let ox = all.left - REACH - own.right; ox <= all.right + REACH - own.left; ox++) {
      for (let oy = all.top - REACH - own.bottom; oy <= all.bottom + REACH - own.top; oy++) {
        const box = {
          left: Math.min(all.left, own.left + ox),
          top: Math.min(all.top, own.top + oy),
          right: Math.max(all.right, own.right + ox),
          bottom: Math.max(all.bottom, own.bottom + oy),
        };
        const [wide, high] = [(box.right - box.left) / aspect, box.bottom - box.top];
        const far = near
          ? Math.hypot(ox - near[0], oy - near[1])
          : Math.hypot(own.left + own.right + 2 * ox - all.left - all.right, own.top + own.bottom + 2 * oy - all.top - all.bottom) / 4;
        const cost = 4 * Math.max(wide, high) + Math.min(wide, high) + far;
        if (cost < least && this.fits(cells, [ox, oy], taken)) [least, best] = [cost, [ox, oy]];
      }
    }
    return best;
  }

  /** The box around snakes on the felt. @param {Snake[]} snakes */
  box(snakes) {
    return around(
      snakes.flatMap((one) => {
        const [ox, oy] = this.spots.get(one.number) ?? [0, 0];
        return cellsOf(one).map(([x, y]) => /** @type {[number, number]} */ ([x + ox, y + oy]));
      }),
    );
  }
}
