// The felt: all snakes, what can be pressed, and a look at it that a hand or the keys can move.

import { Part, drawing, html, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { Camera } from "./camera.js";
import { CELL, around, cellsOf } from "./geometry.js";
import { NEW } from "./hand.js";
import { pressed } from "./keys.js";
import { shift } from "./motion.js";
import { creditArt, creditPlace, creditWidth } from "./credit.js";
import { diceOf, snakeArt } from "./pieces.js";
import { dieAt, targets } from "./targets.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./geometry.js").Snake} Snake */
/** @typedef {[number, number]} Cell */

/** A press that moves farther is a drag; and so near to something lit it is meant. In pixels. */
const DRAG = 8,
  NEAR = 40;
/** Below this many pixels a die, signs are drawn larger. */
const FAR = 38;
/** The smallest look is so much smaller than one at everything. */
const SMALL = 0.7;

export class Felt extends Part {
  static properties = { now: { attribute: false } };

  constructor() {
    super();
    /** @type {{ page: import("./types.js").Page, view: import("./types.js").View }} Another object whenever the table is drawn anew. */
    this.now = /** @type {never} */ (null);
    this.camera = new Camera((box) => this.show(box));
    /** Whether a hand has moved the look. @type {boolean} */
    this.moved = false;
    /** Keeps the look for whoever comes back. */
    this.leaving = () => this.keepLook();
    /** @type {Map<number, { x: number, y: number }>} Fingers that are down. */
    this.fingers = new Map();
    this.dragging = false;
    /** @type {Set<string>} */
    this.known = new Set();
    this.seenPrompt = "";
    /** @type {Map<number, string>} Where each snake lay when it was drawn last. */
    this.lay = new Map();
    this.sized = new ResizeObserver(() => this.resize());
    this.onKey = (/** @type {KeyboardEvent} */ event) => pressed(this, event);
    /** @type {Element | null} What had the focus last. */
    this.held = null;
    /** When a finger last pressed one of the buttons. @type {number} */
    this.touchedAt = -Infinity;
    this.saw = (/** @type {FocusEvent} */ event) => {
      this.held = /** @type {Element} */ (event.target);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
    window.addEventListener("focusin", this.saw);
    window.addEventListener("pagehide", this.leaving);
    this.sized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.leaving();
    window.removeEventListener("pagehide", this.leaving);
    window.removeEventListener("keydown", this.onKey);
    window.removeEventListener("focusin", this.saw);
    this.sized.disconnect();
  }

  firstUpdated() {
    this.querySelector("svg.board")?.addEventListener("wheel", (event) => this.wheel(/** @type {WheelEvent} */ (event)), {
      passive: false,
    });
    this.resize();
  }

  /** @param {string} box */
  show(box) {
    const board = this.querySelector("svg.board");
    board?.setAttribute("viewBox", box);
    board?.classList.toggle("is-far", this.camera.look.scale < FAR);
    this.classList.toggle("is-tall", this.camera.isTall);
  }

  resize() {
    const { width, height } = this.getBoundingClientRect();
    if (!width || !height) return;
    this.camera.resize(width, height);
    if (this.moved) return;
    const { seen } = this.now.page.hand;
    const same = seen?.wide === width && seen?.high === height;
    if (same) this.moved = seen.moved;
    this.camera.put(same ? { x: seen.x, y: seen.y, scale: seen.scale } : this.whole());
  }

  keepLook() {
    const { hand } = this.now.page;
    const { wide, high, goal, look } = this.camera;
    hand.seen = { ...(goal ?? look), wide, high, moved: this.moved };
    hand.remember();
  }

  get aspect() {
    return this.camera.wide / this.camera.high;
  }

  /** Cells on the felt that are worth seeing. @returns {Cell[]} */
  cells() {
    const { page, view } = this.now;
    const found = view.snakes.flatMap((/** @type {Snake} */ one) => {
      const [ox, oy] = page.hand.ground.spots.get(one.number) ?? [0, 0];
      return cellsOf(one).map(([x, y]) => /** @type {Cell} */ ([x + ox, y + oy]));
    });
    const fresh = page.hand.targets().get(NEW);
    const place = fresh && dieAt(page, page.link.play.view, fresh, this.aspect)?.at;
    if (place) found.push(place);
    return found.length ? found : [[0, 0]];
  }

  /** The look that shows everything, with room to grow where that costs little. */
  whole() {
    const box = around(this.cells());
    box.top -= 0.45; // Who finished a snake stands over it, its number below.
    box.bottom += 0.45;
    const { page, view } = this.now;
    for (const one of view.snakes) {
      const half = creditWidth(one, page.hand.credits.of(one.number)) / 2 / CELL;
      const middle = creditPlace(one)[0] / CELL + (page.hand.ground.spots.get(one.number)?.[0] ?? 0);
      if (half) [box.left, box.right] = [Math.min(box.left, middle - half), Math.max(box.right, middle + half)];
    }
    const grown = this.camera.fit({ left: box.left - 0.8, top: box.top - 0.6, right: box.right + 0.8, bottom: box.bottom + 0.8 });
    return grown.scale > 44 ? grown : this.camera.fit(box);
  }

  /** Shows everything when something new is out of sight; never under a finger. */
  follow() {
    const { page } = this.now;
    const cells = this.cells();
    const lit = [...page.hand.targets().values()];
    const prompt = lit.length ? page.hand.question : this.seenPrompt;
    const asked =
      prompt === this.seenPrompt
        ? []
        : lit.flatMap((target) => {
            const die = dieAt(page, page.link.play.view, target, this.aspect);
            return die ? [die.at] : [];
          });
    const fresh = [...cells.filter((cell) => !this.known.has(cell.join())), ...asked];
    const gone = this.known.size > cells.length;
    if (this.fingers.size || (!fresh.length && !gone)) return;
    if (this.known.size) page.hand.seen = null;
    this.known = new Set(cells.map((cell) => cell.join()));
    this.seenPrompt = prompt;
    const whole = this.whole();
    const lost = fresh.length > 0 && !this.camera.sees(around(this.moved ? fresh : cells));
    const roomy = !this.moved && whole.scale > 1.3 * (this.camera.goal ?? this.camera.look).scale;
    if (lost || roomy) this.fitAll();
  }

  fitAll() {
    this.moved = false;
    this.camera.to(this.whole());
  }

  /** @param {number} factor */
  zoom(factor) {
    this.moved = true;
    this.camera.least = SMALL * this.whole().scale;
    this.camera.to(this.camera.zoom(factor));
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.moved = true;
    this.camera.pan(dx, dy);
    this.camera.within(around(this.cells()));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const { left, top } = this.getBoundingClientRect();
    this.moved = true;
    this.camera.least = SMALL * this.whole().scale;
    this.camera.put(
      this.camera.zoom(Math.exp(-Math.max(-80, Math.min(80, event.deltaY)) / 400), event.clientX - left, event.clientY - top),
    );
    this.camera.within(around(this.cells()));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.fingers.size) this.dragging = false;
    this.camera.least = SMALL * this.whole().scale;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
    if (!this.dragging && Math.hypot(dx, dy) < DRAG) return;
    if (!this.dragging) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.dragging = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return this.pan(dx, dy);
    const { left, top } = this.getBoundingClientRect();
    const factor =
      Math.hypot(event.clientX - other.x, event.clientY - other.y) / Math.max(20, Math.hypot(was.x - other.x, was.y - other.y));
    this.moved = true;
    this.camera.put(this.camera.zoom(factor, (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top));
    this.camera.pan(dx / 2, dy / 2);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.follow();
  }

  /** A tap: on what is there, or on the lit thing that is nearest. @param {MouseEvent} event */
  tap(event) {
    const { hand } = this.now.page;
    if (this.dragging) return;
    if (hand.telling) return this.shut();
    const on = /** @type {Element} */ (event.target).closest?.("[data-key]");
    const near = [...this.querySelectorAll(".target:not(.not)")]
      .map((one) => {
        const box = one.querySelector(".spot")?.getBoundingClientRect() ?? one.getBoundingClientRect();
        return { one, far: Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY) };
      })
      .sort((a, b) => a.far - b.far)[0];
    const found = on ?? (near && near.far < NEAR ? near.one : null);
    if (found) hand.press(/** @type {SVGElement} */ (found).dataset.key ?? "");
    else if (!hand.drop()) hand.remind();
  }

  /** Whoever has read what happened presses anywhere. */
  shut() {
    this.now.page.hand.telling = false;
  }

  /** A finger is heard when it goes up: right after a drag, browsers take its tap for the end of the drag. @param {() => void} work */
  press(work) {
    return {
      handleEvent: (/** @type {PointerEvent} */ event) => {
        const touch = event.type === "pointerup";
        if (touch && event.pointerType !== "touch") return;
        if (!touch && event.timeStamp - this.touchedAt < 500) return;
        if (touch) this.touchedAt = event.timeStamp;
        work();
      },
    };
  }

  updated() {
    const { page } = this.now;
    for (const group of /** @type {NodeListOf<SVGGElement>} */ (this.querySelectorAll(".snake"))) {
      const number = Number(group.dataset.number);
      const spot = page.hand.ground.spots.get(number) ?? [0, 0];
      const was = this.lay.get(number);
      if (was && was !== spot.join()) shift(group, was.split(",").map(Number), spot);
    }
    this.lay = new Map([...page.hand.ground.spots].map(([number, spot]) => [number, spot.join()]));
    page.hand.remember();
    this.follow();
    this.keepFocus();
  }

  /** Whatever was pressed and is gone leaves the focus to the hand. */
  keepFocus() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const gone = this.held && this.held !== document.body && (!this.held.isConnected || this.held.matches(":disabled"));
        if (gone && document.activeElement === document.body)
          /** @type {HTMLElement | null} */ (this.now.page.root.querySelector(".dock"))?.focus({ preventScroll: true });
      }),
    );
  }

  render() {
    if (!this.now) return nothing;
    const { page, view } = this.now;
    page.hand.ground.settle(view.snakes, this.aspect);
    page.hand.credits.agree(view.snakes);
    const [nearer, farther, fit] = [() => this.zoom(1.3), () => this.zoom(1 / 1.3), () => this.fitAll()].map((work) => this.press(work));
    const places = page.isAsked() && !page.playing && view.phase === "place";
    return html`<ul class="sr" aria-label=${t("snake.list")}>${
      view.snakes.length
        ? view.snakes.map((/** @type {Snake} */ one) => html`<li>${this.account(one)}</li>`)
        : html`<li>${t("felt.empty")}</li>`
    }</ul>${view.snakes.map((/** @type {Snake} */ one) => this.kept(one))}
      <svg class="board" role="group" aria-label=${t("felt")} @pointerdown=${this.down} @pointermove=${this.move} @pointerup=${this.up}
        @pointercancel=${this.up} @click=${this.tap} @focusin=${this.focused}>
        <defs><pattern id="felt-grid" width="64" height="64" patternUnits="userSpaceOnUse"><path
          class="grid" d="M0 0h64M0 0v64"></path></pattern></defs>
        <rect x="-6400" y="-6400" width="12800" height="12800" fill="url(#felt-grid)"></rect>
        ${view.snakes.length || page.hand.targets().has(NEW) ? nothing : svg`<use class="spot" href="#cell" width="64" height="64"></use>`}
        ${view.snakes.map((/** @type {Snake} */ one) => this.snake(one))}
        ${targets(page, page.link.play.view, this.aspect)}
      </svg>
      <div class="zoom">
        ${
          places && !page.hand.targets().has(NEW)
            ? html`<button class="fresh" aria-disabled="true" aria-label=${t("felt.new")} title=${t("felt.new")}
              @click=${() => page.hand.whyNot(NEW)}>${drawing("snake-head", "0 0 64 64", "pc")}</button>`
            : nothing
        }
        <button class="nearer" aria-label=${t("felt.zoom-in")} title=${t("felt.zoom-in")} @pointerup=${nearer}
          @click=${nearer}>${icon("plus")}</button>
        <button class="farther" aria-label=${t("felt.zoom-out")} title=${t("felt.zoom-out")} @pointerup=${farther}
          @click=${farther}>${icon("minus")}</button>
        <button class="fit" aria-label=${t("felt.fit")} title=${t("felt.fit")} @pointerup=${fit} @click=${fit}><svg
          class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"></path></svg></button>
      </div>`;
  }

  /** Whoever walks by keys chooses by walking. @param {FocusEvent} event */
  focused(event) {
    const on = /** @type {SVGElement} */ (event.target);
    if (on.matches?.(".target:not(.not):focus-visible")) this.now.page.hand.choose(on.dataset.key ?? "");
  }

  /** A snake in words. @param {Snake} snake */
  account(snake) {
    const { page } = this.now;
    const state = snake.done === null ? t("snake.open", { n: snake.ends.length }) : t("snake.done", { who: page.name(snake.done) });
    return `${t("snake.account", { number: snake.number, dice: diceOf(snake) })} ${state}`;
  }

  /** Who keeps points for a snake that was opened again, in words. @param {Snake} snake */
  kept(snake) {
    const { page } = this.now;
    const before = page.hand.credits.of(snake.number).slice(0, snake.done === null ? undefined : -1);
    return before.length
      ? html`<p class="sr">${t("snake.before", {
          number: snake.number,
          names: before.map((/** @type {number} */ seat) => page.name(seat)).join(", "),
        })}</p>`
      : nothing;
  }

  /** @param {Snake} snake */
  snake(snake) {
    const { page } = this.now;
    const [ox, oy] = page.hand.ground.spots.get(snake.number) ?? [0, 0];
    const seats = page.hand.credits.of(snake.number);
    return svg`<g class="snake ${
      snake.done === null ? "" : "done"
    }" data-number=${snake.number} aria-hidden="true" transform="translate(${ox * CELL} ${oy * CELL})">
      ${snakeArt(snake)}${this.label(snake)}${this.recent(snake)}${
        seats.length ? creditArt(snake, seats, (seat) => page.faceOf(seat)) : nothing
      }</g>`;
  }

  /** The faces of those who placed something there since one's own last turn. @param {Snake} snake */
  recent(snake) {
    const { page } = this.now;
    const found = /** @type {import("./hand.js").Hand} */ (page.hand).recent.filter(
      (one) => one.snake === snake.number && snake.dice.some((die) => die.at.join() === one.at),
    );
    return found.map((one) => {
      const [x, y] = one.at.split(",").map(Number);
      return svg`<g transform="translate(${x * CELL + 57} ${y * CELL + 59})"><g class="who"><circle r="13"></circle><use
        href="#${page.faceOf(one.seat)}" x="-11" y="-11" width="22" height="22"></use></g></g>`;
    });
  }

  /** The number that the story calls it by, on the felt below it or beside it. @param {Snake} snake */
  label(snake) {
    const taken = new Set(cellsOf(snake).map((cell) => cell.join()));
    const dice = snake.dice.map((die) => die.at).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const over = dice.find(([x, y]) => !taken.has([x, y + 1].join()));
    const [x, y] = over ?? dice.find(([x, y]) => !taken.has([x - 1, y].join())) ?? dice[0];
    // Where the next cell below is kept for an end, the word goes to the left.
    const left = over && taken.has([x + 1, y + 1].join());
    return svg`<g transform="translate(${x * CELL + (left ? 58 : over ? 6 : -6)} ${y * CELL + (over ? CELL + 24 : 40)})"><text
      class="number ${over && !left ? "" : "is-beside"}">${t("snake.label", { number: snake.number })}</text></g>`;
  }
}
customElements.define("snakes-felt", Felt);
