// The table top with one stack: what lies is drawn when it changes; what moves under the hand changes two transforms a frame.

import { Part, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { HEIGHT } from "../../generated/ziomek-blocks.js";
import { calm } from "../look.js";
import { t } from "../words.js";
import { dye, letter, mark, topOf, wood } from "./pieces.js";
import { fallDown, flyOff, landOn } from "./fall.js";
import { Sway } from "./sway.js";
import { joined, leaves, lineUpTo, suits, widthOf, write } from "./wood.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./wood.js").Laid} Laid */

/** The middle of the ground; how far a held piece hovers; the room above it and below the floor. In millimetres. */
const MIDDLE = 200,
  HOVER = 7,
  HEADROOM = 36,
  CELLAR = 9;
/** The narrowest look at the table in millimetres, and the largest scale in pixels a millimetre. */
const NARROW = 184,
  LARGEST = 3.6;
/** A block that meets the line and stands reaches so far past the level below; what is kept free at the edges. In millimetres. */
const REACH = 45,
  EDGE = 3;
/** The room of the level numbers at the left, in pixels. */
const NUMBERS = 52;
/** From this width on, in pixels, the table keeps the height of the shout free above the levels. */
const WIDE = 520,
  SHOUT = 146;

export class Stage extends Part {
  static properties = {
    page: { attribute: false },
    view: { attribute: false },
    seat: { attribute: false },
    box: { state: true },
    dragging: { state: true },
    joint: { state: true },
    leaves: { state: true },
  };

  constructor() {
    super();
    /** @type {Page} */
    this.page = /** @type {never} */ (null);
    /** @type {import("./types.js").View} */
    this.view = /** @type {never} */ (null);
    this.seat = 0;
    /** The size in pixels, pixels a millimetre, and where the middle of the stack is. */
    this.box = { width: 0, height: 0, left: 0, top: 0 };
    this.scale = 1;
    this.middle = MIDDLE;
    /** Where the held piece is drawn, and where the hand wants it. */
    this.at = { x: 0, y: 0 };
    this.tilt = 0;
    /** @type {number | null} The height of the pointer over the floor while it is away from the table. */
    this.away = null;
    /** @type {number | undefined} Where the pointer has it, without the line's pull. */
    this.goalX = undefined;
    this.dragging = false;
    this.sway = new Sway();
    /** From which level on the stack rocks, and whether what is held leaves the table, as both were seen when the held piece moved. */
    this.joint = this.sway.joint;
    this.leaves = false;
    this.frame = 0;
    this.last = 0;
    this.heldKey = "";
    this.watcher = new ResizeObserver((seen) => this.sized(seen[0].contentRect));
  }

  connectedCallback() {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.page?.hand.stage === this) this.page.hand.stage = null;
  }

  /** @param {{ width: number, height: number }} rect */
  sized({ width, height }) {
    if (width === this.box.width && height === this.box.height) return;
    this.box = { ...this.box, width, height };
  }

  /** Whether this is the stack of the person at the screen. */
  isOwn() {
    return this.page.hand.seat() === this.seat;
  }

  /** @returns {Laid[]} */
  stack() {
    return this.page.hand.stackOf(this.seat);
  }

  willUpdate() {
    const { hand } = this.page;
    if (this.isOwn()) hand.stage = this;
    const stack = this.stack();
    const tall = Math.max(this.view.levels, stack.length + (hand.held ? 1 : 0)) * HEIGHT + CELLAR;
    const { width, height } = this.box;
    // Where there is room, no level stands behind the shout.
    const clear = width > WIDE ? (height - SHOUT) / tall : Infinity;
    if (!this.dragging) this.scale = Math.max(0.1, Math.min(height / (tall + HEADROOM), clear, width / NARROW, LARGEST));
    if (!this.dragging) this.frameAll(stack);
    this.sway.weigh(this.isOwn() ? hand.tried() : stack, this.isOwn() ? hand.held : null);
    this.joint = this.sway.joint;
    this.leaves = false;
  }

  /** Sees to it that all that matters is on the table: it moves only if something would leave it. @param {Laid[]} stack */
  frameAll(stack) {
    const { hand } = this.page;
    const building = this.view.phase === "building" && this.isOwn();
    const top = stack.at(-1);
    const held = building ? hand.held : null;
    const all = [...stack, ...(building ? hand.ghost : []), ...(held ? [held] : [])];
    if (!all.length || !top) this.middle = MIDDLE;
    if (!all.length || !this.box.width) return; // Nothing can be framed before the table is measured.
    let left = Math.min(...all.map((one) => one.x)) - EDGE,
      right = Math.max(...all.map((one) => one.x + widthOf(one.piece))) + EDGE;
    if (!building) {
      // Beside the numbers of the levels, and with room for the stamps.
      this.scale = Math.min(this.scale, (this.box.width - NUMBERS) / (right - left + 18));
      this.middle = (left + right + 18 - NUMBERS / this.scale) / 2;
      return;
    }
    if (top) {
      // What can still be laid: its line meets where the top one's ends, and its middle lies over it.
      const out = leaves(top);
      left = Math.min(left, Math.max(out - 80, top.x - REACH) - EDGE);
      right = Math.max(right, Math.min(out + 80, top.x + widthOf(top.piece) + REACH) + EDGE);
    }
    this.scale = Math.min(this.scale, this.box.width / (right - left));
    const half = this.box.width / this.scale / 2;
    this.middle = Math.max(right - half, Math.min(left + half, this.middle));
  }

  /** The nearest place that can be seen for something so wide. @param {number} x @param {number} width */
  inside(x, width) {
    const half = this.box.width / this.scale / 2;
    return Math.max(this.middle - half, Math.min(this.middle + half - width, x));
  }

  /** What can be seen: left, top, width and height in millimetres. */
  seen() {
    const wide = this.box.width / this.scale,
      high = this.box.height / this.scale;
    return [MIDDLE - wide / 2, CELLAR - high, wide, high];
  }

  render() {
    const { hand } = this.page;
    if (!this.box.width) return svg`<svg class="tower"></svg>`;
    const own = this.isOwn();
    const stack = this.stack();
    const held = own ? hand.held : null;
    const wrong = this.wrong(stack);
    const line = lineUpTo(stack);
    const lit = wrong < 0 ? line : Math.min(line, wrong);
    const loose = this.sway.joint + 1;
    const check = this.view.check?.[this.seat];
    /** Where the shown solution has the next one: seen also below what is held. */
    const goal = own ? hand.ghost[stack.length] : null;
    const [left, top, wide, high] = this.seen();
    const level = (/** @type {Laid} */ laid, /** @type {number} */ n) =>
      svg`<g class="level ${n < lit ? "is-lit" : ""}" data-level=${n} data-laid=${write(laid)}
        transform="translate(${laid.x} ${topOf(n)})">${wood(laid, this.seat)}${
          n >= line && n > 0 && !joined(stack[n - 1], laid)
            ? svg`<circle class="joint broken" cx=${leaves(stack[n - 1]) - laid.x} cy="18" r="3.4"></circle>`
            : nothing
        }${check ? mark(check.verdicts[n], widthOf(laid.piece) + 9) : this.isWrong(laid, n) ? this.wrongMark(laid, n) : nothing}</g>`;
    return svg`<svg class="tower ${own && held ? "has-held" : ""}" viewBox="${left} ${top} ${wide} ${high}">
      ${this.ruler(left, wide)}
      <rect class="floor" x=${left + 4} y="0" width=${wide - 8} height="6" rx="3"></rect>
      <g class="world" data-shift=${MIDDLE - this.middle}>
        ${
          own && hand.ghost.length
            ? svg`<g class="ghost">${hand.ghost.map((/** @type {Laid} */ laid, /** @type {number} */ n) =>
                n < stack.length
                  ? nothing
                  : svg`<g data-laid=${write(laid)} transform="translate(${laid.x} ${topOf(n)})">${wood(laid, this.seat)}</g>`,
              )}</g>`
            : nothing
        }
        <g class="firm ${check && hand.fresh ? "is-checked" : ""}">${stack.slice(0, loose).map(level)}</g>
        <g class="loose ${check && hand.fresh ? "is-checked" : ""}">${stack.slice(loose).map((laid, n) => level(laid, n + loose))}</g>
        <path class="snap" d="M0 0v-${HOVER}"></path>
        <g class="held-place">${
          held
            ? svg`<g class="held">${wood(held, this.seat)}<rect
              class="grip" x="-6" y="-10" width=${widthOf(held.piece) + 12} height="38"></rect></g>`
            : nothing
        }</g>
        ${
          goal && held
            ? svg`<rect class="goal" x=${goal.x} y=${topOf(stack.length)} width=${widthOf(goal.piece)} height="18" rx="3"></rect>`
            : nothing
        }
        <g class="falling"></g>
      </g></svg>`;
  }

  /** Whether a level holds what the dice do not ask for, while it can still be mended. @param {Laid} laid @param {number} n */
  isWrong(laid, n) {
    const { wants, phase, levels } = this.view;
    return phase === "building" && wants !== null && n < levels && !suits(wants[n], laid.piece);
  }

  /** The lowest such level, from 0; or -1. @param {Laid[]} stack */
  wrong(stack) {
    return stack.findIndex((laid, n) => this.isWrong(laid, n));
  }

  /** A cross, and what belongs there. @param {Laid} laid @param {number} n */
  wrongMark(laid, n) {
    const size = Math.max(7, 13 / this.scale);
    const text = t("wrong.here", {
      want: [...(this.view.wants?.[n] ?? "")].map((colour) => t(`colour.${colour}`)).join(" / ") || t("want.long"),
    });
    const wide = text.length * size * 0.54 + size * 2.2;
    const width = widthOf(laid.piece);
    return svg`<g class="wrong-piece"><rect class="round" x="0.800" y="0.800" width=${width - 1.6} height="17" rx="3.500"></rect>
      <g transform="translate(${width / 2 - wide / 2} 9)"><rect
        class="label" y=${-size * 0.8} width=${wide} height=${size * 1.6} rx=${size * 0.5}></rect>
      <path d="M${size * 0.6} ${-size * 0.35}l${size * 0.7} ${size * 0.7}m0 ${-size * 0.7}l${-size * 0.7} ${size * 0.7}"
        stroke-width=${size * 0.22}></path><text x=${size * 1.7} y=${size * 0.36} font-size=${size}>${text}</text></g></g>`;
  }

  /**
   * Levels and the ziomki they ask for, at the left edge, of a size that can be read at every scale.
   * @param {number} left @param {number} wide
   */
  ruler(left, wide) {
    const px = 1 / this.scale;
    const stack = this.stack();
    return svg`<g class="ruler" font-size=${12.5 * px}>${Array.from({ length: this.view.levels }, (_, n) => {
      const want = [...(this.view.wants?.[n] ?? "")];
      const y = topOf(n) + HEIGHT / 2;
      const done = stack[n] && suits(want.join(""), stack[n].piece);
      const next = n === stack.length && this.view.phase === "building";
      return svg`<g class="rung ${next ? "is-next" : ""} ${
        stack[n] ? (done ? "is-done" : "is-wrong") : ""
      }"><path d="M${left + 26 * px} ${topOf(n)}H${left + wide - 8 * px}" stroke-width=${px}></path>
        ${
          next
            ? svg`<rect class="here" x=${left + 4 * px} y=${y - 9 * px} width=${22 * px} height=${18 * px} rx=${8 * px}></rect>`
            : nothing
        }
        <text class="n" x=${left + 15 * px} y=${y + 4.5 * px}>${n + 1}</text>
        ${want.map(
          (colour, k) =>
            svg`<g class="want" data-hue=${dye(colour)}
              transform="translate(${left + (30 + 19 * k) * px} ${y - 8.5 * px}) scale(${px})"><rect
                width="18" height="17" rx="5"></rect><text x="9" y="12.8">${letter(colour)}</text></g>`,
        )}</g>`;
    })}</g>`;
  }

  updated() {
    const world = /** @type {SVGGElement | null} */ (this.querySelector(".world"));
    if (world && !this.dragging) world.style.transform = `translateX(${MIDDLE - this.middle}px)`;
    const { held } = this.page.hand;
    const key = this.isOwn() && held ? held.piece : "";
    if (key && key !== this.heldKey && !this.dragging && held) this.at = { x: held.x, y: this.hover() };
    this.heldKey = key;
    this.place();
    this.wake();
  }

  /** How high the held piece's upper edge hovers. */
  hover() {
    return topOf(this.stack().length) - HOVER;
  }

  // ---- The hand's way: no layout is read and nothing is rendered while it moves.

  /** Remembers where the table is on the screen, once for a drag. */
  measure() {
    const { left, top } = this.getBoundingClientRect();
    Object.assign(this.box, { left, top }); // Nothing that is drawn follows from it.
  }

  /** A place on the screen in millimetres of the world. @param {{ clientX: number, clientY: number }} at */
  toWorld({ clientX, clientY }) {
    const [left, top] = this.seen();
    return { x: left + (clientX - this.box.left) / this.scale - (MIDDLE - this.middle), y: top + (clientY - this.box.top) / this.scale };
  }

  /** Whether a place on the screen is over the table. @param {{ clientX: number, clientY: number }} at */
  isOver({ clientX, clientY }) {
    const { left, top, width, height } = this.box;
    return clientX > left - 20 && clientX < left + width + 20 && clientY > top - 60 && clientY < top + height;
  }

  /** The held piece has another place: what is weighed changes, and perhaps what rocks. */
  moved() {
    const { hand } = this.page;
    this.sway.weigh(hand.tried(), hand.held);
    const { held } = hand;
    this.joint = this.sway.joint;
    this.leaves = held !== null && !this.dragging && this.inside(held.x, widthOf(held.piece)) !== held.x;
    this.wake();
  }

  wake() {
    if (!this.frame) {
      this.last = performance.now();
      this.frame = requestAnimationFrame((now) => this.step(now));
    }
  }

  /** @param {number} now */
  step(now) {
    this.frame = 0;
    const dt = Math.min(0.05, Math.max(0.001, (now - this.last) / 1000));
    this.last = now;
    const { held } = this.page.hand;
    const still = calm();
    let busy = this.sway.step(dt, still);
    if (held && this.isOwn()) {
      const goal = { x: this.away === null ? held.x : (this.goalX ?? held.x), y: this.away ?? this.hover() };
      const quick = still ? 1 : 1 - Math.exp(-dt * 34),
        soft = still ? 1 : 1 - Math.exp(-dt * 17);
      const was = this.at.x;
      this.at.x += (goal.x - this.at.x) * (this.dragging ? quick : soft);
      // It hangs in the hand: swung aside it lags behind, and comes to rest level.
      const swing = still || !this.dragging ? 0 : Math.max(-5, Math.min(5, (this.at.x - was) / dt / 90));
      this.tilt += (swing - this.tilt) * soft;
      this.at.y += (goal.y - this.at.y) * soft;
      busy ||= this.dragging || Math.abs(goal.x - this.at.x) + Math.abs(goal.y - this.at.y) + Math.abs(this.tilt) > 0.05;
      if (!this.dragging && !busy) [this.at, this.tilt] = [goal, 0];
    }
    this.place();
    if (busy) this.wake();
  }

  /** Puts the loose part and the held piece where they are now. */
  place() {
    const loose = this.querySelector(".loose");
    const place = this.querySelector(".held-place");
    if (!loose || !place) return;
    const { hand } = this.page;
    const rock = this.away === null ? this.sway.transform() : "";
    loose.setAttribute("transform", rock);
    const held = this.isOwn() ? hand.held : null;
    const snap = this.querySelector(".snap");
    if (!held) {
      place.removeAttribute("transform");
      snap?.classList.remove("is-on");
      return;
    }
    place.setAttribute(
      "transform",
      `${rock} translate(${this.at.x.toFixed(2)} ${this.at.y.toFixed(2)}) rotate(${this.tilt.toFixed(2)} ${widthOf(held.piece) / 2} -4)`,
    );
    const top = hand.stack().at(-1);
    const meets = this.away === null && (!top || joined(top, held));
    place.classList.toggle("is-lit", meets && hand.isWhole() && !hand.holdsWrong());
    place.classList.toggle("is-away", this.away !== null);
    snap?.classList.toggle("is-on", Boolean(top) && meets);
    if (top && meets) snap?.setAttribute("transform", `${rock} translate(${leaves(top)} ${topOf(hand.stack().length - 1)})`);
  }

  // ---- What falls, lands and goes back

  /** @returns {SVGGElement | null} */
  ground() {
    return calm() ? null : this.querySelector(".falling");
  }

  /** Everything from a level on falls. @param {Laid[]} tried @param {number} left */
  fall(tried, left) {
    const ground = this.ground();
    if (ground) fallDown(ground, tried, left, this.seat, this.box.height / this.scale);
    this.sway.kick(1.2);
  }

  /** A piece was let go. @param {Laid} held */
  land(held) {
    this.sway.kick(widthOf(held.piece) > 60 ? 0.9 : 0.45);
    const from = this.at.y - topOf(this.stack().length - 1);
    this.updateComplete.then(() => landOn(this.querySelector(`.level[data-level="${this.stack().length - 1}"]`), from, calm()));
  }

  /** Levels leave the stack for the supply. @param {Laid[]} levels @param {number} from */
  scatter(levels, from) {
    const ground = this.ground();
    if (ground) flyOff(ground, levels, from, this.seat);
  }

  /** The server did not take it: what went too far comes back calmly. @param {Laid[]} was @param {Laid[]} now */
  undone(was, now) {
    const from = now.length;
    if (was.length > from) this.scatter(was.slice(from), from);
    this.sway.kick(0.5);
  }
}
customElements.define("ziomek-stage", Stage);
