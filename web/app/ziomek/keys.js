// The keyboard at the table: digits take blocks, letters take ziomki; arrows slide, Space turns, Up flips, Enter lets go, Backspace
// takes down, Z shouts.

import { Part, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { letter } from "./pieces.js";
import { COLOURS, LONG } from "./wood.js";

/** @typedef {import("./types.js").Page} Page */

/** Millimetres an arrow slides; with Shift one by one, past the line's pull. */
const STEP = 6,
  FINE = 1;
/** How long a second press on the way out counts, in milliseconds. */
const PATIENT = 8000;
/** Ziomki without letters, for keyboards of other alphabets. */
const MORE = ["9", "0", "-", "="];

class Keys extends Part {
  static properties = { page: { attribute: false }, view: { attribute: false } };

  constructor() {
    super();
    /** @type {Page} */
    this.page = /** @type {never} */ (null);
    /** @type {import("./types.js").View} */
    this.view = /** @type {never} */ (null);
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
    this.clicked = (/** @type {MouseEvent} */ event) => this.leave(event);
    this.warned = -Infinity;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.pressed);
    window.addEventListener("click", this.clicked, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.pressed);
    window.removeEventListener("click", this.clicked, true);
  }

  /** Whoever leaves a race is told once that it goes on. @param {MouseEvent} event */
  leave(event) {
    const { page } = this;
    const races = page.hand.seat() !== null && this.view?.seats.length > 1 && this.view.phase !== "over";
    const now = performance.now();
    if (!races || now - this.warned < PATIENT || !(/** @type {Element} */ (event.target).closest?.('.bar a[href="/"]'))) return;
    this.warned = now;
    event.preventDefault();
    event.stopPropagation();
    page.say(t("leave.sure"));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    const { page } = this;
    document.body.classList.remove("by-hand");
    if (target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || page.menu) return;
    // A check that has just begun is looked at: whoever let go at that moment meant the block.
    if (
      event.key === "Enter" &&
      this.view?.phase === "checked" &&
      !target.closest?.("button, a") &&
      performance.now() - page.hand.turnedAt > 1500
    )
      return page.hand.ready();
    if (!page.hand.builds()) return;
    // A button keeps its own keys; the stage and the page have the rest.
    if ((event.key === " " || event.key === "Enter") && target.closest?.("button, a, summary")) return;
    if (!this.does(event)) return;
    event.preventDefault();
    page.hand.by = "keys";
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key means something */
  does(event) {
    const { hand } = this.page;
    const { key, code, shiftKey, repeat } = event;
    if (key === "ArrowLeft" || key === "ArrowRight") {
      if (!hand.held) return false;
      hand.slide((key === "ArrowLeft" ? -1 : 1) * (shiftKey ? FINE : STEP), shiftKey);
      return true;
    }
    if (repeat) return key === " ";
    if (key === " ") hand.turn(shiftKey ? -1 : 1);
    else if (key === "ArrowUp") hand.flip();
    else if (key === "Enter" || key === "ArrowDown") hand.drop();
    else if (key === "Escape") hand.putBack();
    else if (key === "Backspace" || key === "Delete") {
      if (hand.held) hand.putBack();
      else hand.takeDown();
    } else if (code === "KeyZ") hand.shout();
    else return this.takes(key);
    return true;
  }

  /** @param {string} key */
  takes(key) {
    const typed = key.toLocaleUpperCase();
    const piece = LONG.find((one) => one === key) ?? COLOURS.find((one, n) => letter(one) === typed || MORE[n] === key);
    if (piece) this.page.hand.take(piece);
    return Boolean(piece);
  }

  render() {
    return this.view?.phase === "building" && this.page.hand.builds() ? html`<p class="keys quiet">${t("keys")}</p>` : nothing;
  }
}
customElements.define("ziomek-keys", Keys);
