// How near a stack is to falling, told by rocking alone: what is above the weakest joint rocks about the edge it would tip over.

import { HEIGHT } from "../../generated/ziomek-blocks.js";
import { joints } from "./wood.js";

/** @typedef {import("./wood.js").Laid} Laid */

/** From this margin on, in millimetres, nothing rocks. */
const SAFE = 20;
/** The widest rocking and leaning, in degrees; the slowest and the quickest rocking, a second. */
const WIDE = 2.1,
  LEAN = 2.4,
  SLOW = 0.7,
  QUICK = 2.3;

export class Sway {
  constructor() {
    /** The joint above which things rock, from 0; -1 for none: then only what is held does. @type {number} */
    this.joint = Infinity;
    this.edge = 0;
    this.way = 1;
    /** 0 stands firmly, 1 falls. @type {number} */
    this.danger = 0;
    this.falls = false;
    this.holds = false;
    this.wide = 0;
    this.lean = 0;
    this.phase = 0;
    /** What a drop adds, for a moment. @type {number} */
    this.jolt = 0;
    this.angle = 0;
  }

  /** @param {Laid[]} stack with what is held on top @param {Laid | null} held */
  weigh(stack, held) {
    const all = joints(stack);
    const failing = all.findIndex((one) => one.margin <= 0);
    const weakest = failing >= 0 ? failing : all.reduce((best, one, n) => (one.margin < all[best].margin ? n : best), 0);
    const one = all[weakest];
    this.holds = Boolean(held);
    if (!one) {
      this.joint = Infinity;
      this.danger = 0;
      this.falls = false;
      return;
    }
    this.joint = weakest;
    this.edge = one.edge;
    this.way = one.way;
    this.falls = one.margin <= 0;
    this.danger = Math.max(0, Math.min(1, 1 - one.margin / SAFE));
  }

  /** A jolt, as by a block that lands. @param {number} by */
  kick(by) {
    this.jolt = Math.max(this.jolt, by);
    this.phase = 0;
  }

  /** Goes on in time; answers whether anything still moves. @param {number} dt seconds @param {boolean} still nothing may move */
  step(dt, still) {
    const strength = this.danger ** 1.6;
    const share = this.holds ? 1 : 0.3; // A stack that stands is quieter than one that is about to be changed.
    const wide = this.danger ? strength * WIDE * share : 0;
    const lean = (this.falls ? LEAN : strength * 0.5) * (this.holds ? 1 : 0.4);
    const soft = still ? 1 : 1 - Math.exp(-dt * 9);
    this.wide += (wide - this.wide) * soft;
    this.lean += (lean * this.way - this.lean) * soft;
    this.jolt *= Math.exp(-dt * 5.5);
    this.phase += dt * 2 * Math.PI * (SLOW + (QUICK - SLOW) * strength + (this.jolt > 0.05 ? 1.6 : 0));
    // Without motion the lean alone tells it.
    this.angle = still ? this.lean * 1.4 : this.lean + (this.wide + this.jolt) * Math.sin(this.phase) * this.way;
    if (still) return false;
    const settled = this.wide < 0.04 && this.jolt < 0.03 && Math.abs(this.lean - lean * this.way) < 0.02;
    if (settled) this.jolt = 0;
    return !settled;
  }

  /** As an SVG transform. */
  transform() {
    if (!Number.isFinite(this.joint) || Math.abs(this.angle) < 0.01) return "";
    return `rotate(${this.angle.toFixed(3)} ${this.edge} ${-HEIGHT * (this.joint + 1)})`;
  }
}
