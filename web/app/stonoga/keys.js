// The keyboard at the table: digits keep dice, R rolls, arrows walk along the shelf; and the focus is never lost.

import { Part, html } from "../element.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").Page} Page */

/** How many places on the shelf an arrow goes: three tiles stand on a board. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 3, ArrowUp: -3 };

/** Goes to the next tile that is still there. @param {KeyboardEvent} event */
export function walk(event) {
  const step = STEPS[event.key];
  const tiles = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".tile")];
  let at = tiles.findIndex((tile) => tile === event.target);
  if (!step || at < 0) return;
  event.preventDefault();
  do at += step;
  while (tiles[at] && !tiles[at].matches("button"));
  /** @type {HTMLElement | undefined} */ (tiles[at])?.focus();
}

export class Keys extends Part {
  static properties = { page: { attribute: false }, view: { attribute: false } };

  constructor() {
    super();
    /** @type {Page} */
    this.page = /** @type {never} */ (null);
    this.view = null;
    /** @type {Element | null} What had the focus last. */
    this.held = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
    this.saw = (/** @type {FocusEvent} */ event) => {
      this.held = /** @type {Element} */ (event.target);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.pressed);
    window.addEventListener("focusin", this.saw);
    this.held = document.activeElement;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.pressed);
    window.removeEventListener("focusin", this.saw);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const typing = /** @type {Element} */ (event.target).closest?.("input, select, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat || this.page.menu || !this.page.isAsked()) return;
    const { hand } = this.page;
    if (/^[1-4]$/.test(event.key) && hand.canRoll()) hand.toggle(Number(event.key) - 1);
    else if (event.key.toLowerCase() === "r" || event.code === "KeyR" || (event.key === "Enter" && event.target === document.body))
      hand.roll();
  }

  /** Whatever was pressed and is gone leaves the focus to the hand. */
  updated() {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const gone = this.held && this.held !== document.body && (!this.held.isConnected || this.held.matches(":disabled"));
        if (gone && document.activeElement === document.body)
          /** @type {HTMLElement | null} */ (this.closest(".dock"))?.focus({ preventScroll: true });
      }),
    );
  }

  render() {
    return html`<p class="keys quiet">${this.page.link.own().length ? t("keys") : ""}</p>`;
  }
}
customElements.define("stonoga-keys", Keys);
