// What of the felt is seen: a middle and a scale. It goes where it is sent calmly, and stays where a hand has put it.

import { calm } from "../look.js";
import { CELL } from "./geometry.js";

/** @typedef {{ x: number, y: number, scale: number }} Look the middle, in cells, and how many pixels a cell has */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const LEAST = 14,
  MOST = 120,
  GLIDE = 420;
/** Room around everything, and at least when it is still in sight, in cells; and what is kept free for the buttons, in pixels. */
const MARGIN = 0.4,
  EDGE = 0.25,
  BUTTONS = 56;

export class Camera {
  /** @param {(box: string) => void} show */
  constructor(show) {
    this.show = show;
    this.wide = 300;
    this.high = 300;
    /** @type {Look} */
    this.look = { x: 0.5, y: 0.5, scale: 56 };
    this.frame = 0;
    /** @type {Look | null} Where it is going. */
    this.goal = null;
    /** The smallest scale that a hand may choose: nothing gets as small as a stamp. */
    this.least = LEAST;
  }

  /** @param {number} wide @param {number} high */
  resize(wide, high) {
    [this.wide, this.high] = [wide, high];
    this.draw();
  }

  draw() {
    const unit = CELL / this.look.scale;
    const [wide, high] = [this.wide * unit, this.high * unit];
    this.show([this.look.x * CELL - wide / 2, this.look.y * CELL - high / 2, wide, high].map((one) => one.toFixed(2)).join(" "));
  }

  /** The look that shows a box as large as it is good. @param {Box} box @returns {Look} */
  fit(box) {
    const most = Math.min(92, Math.max(64, this.wide / 8));
    const { right, below } = this.strip;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const scale = Math.max(LEAST, Math.min(most, (this.wide - right) / (wide + 2 * MARGIN), (this.high - below) / (high + 2 * MARGIN)));
    // Where there is room enough beside the buttons, everything stands in the middle.
    const free =
      Math.min(right ? (this.wide - wide * scale) / 2 - right : Infinity, below ? (this.high - high * scale) / 2 - below : Infinity) > 4;
    return {
      x: (box.left + box.right + (free ? 0 : right / scale)) / 2,
      y: (box.top + box.bottom + (free ? 0 : below / scale)) / 2,
      scale,
    };
  }

  /** Whether the buttons lie in a row below, and not in a column at the side. */
  get isTall() {
    return this.wide < this.high * 1.15;
  }

  /** What the buttons need, in pixels. */
  get strip() {
    return this.isTall ? { right: 0, below: BUTTONS } : { right: BUTTONS, below: 0 };
  }

  /** Whether a box is in sight; `look` is where it is or goes. @param {Box} box */
  sees(box) {
    const look = this.goal ?? this.look;
    const [wide, high] = [this.wide / look.scale / 2 - EDGE, this.high / look.scale / 2 - EDGE];
    const [right, below] = [this.strip.right / look.scale, this.strip.below / look.scale];
    return box.left > look.x - wide && box.right < look.x + wide - right && box.top > look.y - high && box.bottom < look.y + high - below;
  }

  /** @param {Look} goal @param {boolean} [atOnce] */
  to(goal, atOnce = false) {
    cancelAnimationFrame(this.frame);
    this.goal = goal;
    if (atOnce || calm() || document.hidden) return this.put(goal);
    const from = { ...this.look };
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - start) / GLIDE);
      const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
      const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
      this.look = { x: mix(from.x, goal.x), y: mix(from.y, goal.y), scale: mix(from.scale, goal.scale) };
      this.draw();
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.frame = requestAnimationFrame(step);
  }

  /** @param {Look} look */
  put(look) {
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.look = look;
    this.draw();
  }

  /** Moves by pixels, as a hand does. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    const { x, y, scale } = this.look;
    this.put({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /**
   * Nearer or farther; what is at this place stays there.
   * @param {number} factor @param {number} [px] @param {number} [py] pixels from the corner
   */
  zoom(factor, px = this.wide / 2, py = this.high / 2) {
    const look = this.goal ?? this.look;
    const scale = Math.min(MOST, Math.max(Math.min(this.least, look.scale), look.scale * factor));
    const [dx, dy] = [px - this.wide / 2, py - this.high / 2];
    return { x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale, scale };
  }

  /** Keeps something of the box in sight. @param {Box} box */
  within(box) {
    const { x, y, scale } = this.look;
    const kept = { x: Math.min(box.right, Math.max(box.left, x)), y: Math.min(box.bottom, Math.max(box.top, y)), scale };
    if (kept.x !== x || kept.y !== y) this.put(kept);
  }
}
