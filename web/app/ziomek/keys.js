// The keyboard at the table: digits take blocks, letters take ziomki; arrows slide, Space turns, Up flips, Enter lets go, Backspace
// takes down, Z shouts.

import { Part, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { letter } from "./pieces.js";
import { COLOURS, LONG } from "./wood.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

/** Millimetres an arrow slides; with Shift one by one, past the line's pull. */
const STEP = 6, FINE = 1;
/** Ziomki without letters, for keyboards of other alphabets. */
const MORE = ["9", "0", "-", "="];

class Keys extends Part {
  static properties = { page: { attribute: false }, view: { attribute: false } };

  constructor() {
    super();
    /** @type {TablePage} */
    this.page = /** @type {any} */ (null);
    /** @type {any} */
    this.view = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.pressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.pressed);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    const { page } = this;
    document.body.classList.remove("by-hand");
    if (target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || page.menu || !page.hand.builds()) return;
    // A button keeps its own keys; the stage and the page have the rest.
    if ((event.key === " " || event.key === "Enter") && target.closest?.("button, a, summary")) return;
    if (this.does(event)) event.preventDefault();
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
    else if (key === "Backspace" || key === "Delete") { if (hand.held) hand.putBack(); else hand.takeDown(); }
    else if (code === "KeyZ") hand.shout();
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
