// The pad: one place a die that is due, and below it the faces to tap. Nothing is sent before somebody has looked and says so.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { slip } from "../tips.js";
import { t } from "../words.js";

/** @typedef {Pick<import("../game-types.js").Stage, "slip" | "clearSlip" | "menu">} Page */
/**
 * @typedef {{ face: string, name: string, keys: string[], gone?: boolean }} Face what can fall, in words, and the keys that say so; `gone`:
 * it keeps its place
 */
/** @typedef {{ lying: string | null, name: string }} Place of a die; `lying`: what it shows and goes on showing */
/**
 * What the pad asks. `kind` is how it is laid out; `seat`: whose dice they are; `art` draws a face, of no die in particular (-1) too, or a
 * die that has not fallen; `write` makes the roll; `typed`: what was typed before; `once`: no face twice; `fall`: dice are rolled;
 * `secret`: it may stay face down; `fix`: how its correction is called, where it is no roll.
 * @typedef {{
 * key: string, kind: "dice" | "die" | "seats" | "lots", seat: number | null, say: string, slots: Place[], typed: (string | null)[] | null,
 * faces: (slot: number) => Face[], art: (face: string | null, slot: number) => unknown, write: (faces: string[]) => string, once?: boolean,
 * fall?: boolean,
 *   secret?: Secret, fix?: string,
 * }} Ask
 * What is written for a die that stays face down, and the words: of who keeps it so, of who waits, and what is said and answered where
 * a bot draws one and where all around one device do.
 * @typedef {{ roll: string, keep: string, wait: string, bot: [say: string, done: string], shared: [say: string, done: string] }} Secret
 */

/** Whether the last press was a key: then the focus must be somewhere, and seen. */
let byKey = false;
for (const press of ["pointerdown", "keydown"])
  window.addEventListener(
    press,
    () => {
      byKey = press === "keydown";
    },
    true,
  );

/** Whatever was pressed and is gone leaves the focus to the hand. @param {Element | null} dock */
export function keepFocus(dock) {
  if (byKey && document.activeElement === document.body) /** @type {HTMLElement | null} */ (dock)?.focus({ preventScroll: true });
}

export class Pad extends Part {
  static properties = {
    page: { attribute: false },
    ask: { attribute: false },
    send: { attribute: false },
    beside: { attribute: false },
    aside: { attribute: false },
    faces: { state: true },
    at: { state: true },
    said: { state: true },
  };

  constructor() {
    super();
    /** @type {Page} */
    this.page = /** @type {never} */ (null);
    /** @type {Ask} */
    this.ask = /** @type {never} */ (null);
    this.send = (/** @type {string} */ _roll) => {};
    /** What stands beside "done", and beside the question. */
    this.beside = this.aside = /** @type {unknown} */ (nothing);
    this.key = "";
    /** @type {(string | null)[]} What each die shows. */
    this.faces = [];
    /** The place that the next tap fills; none when all are full. @type {number} */
    this.at = 0;
    this.said = "";
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.pressed, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.pressed, true);
  }

  firstUpdated() {
    keepFocus(this.closest(".dock"));
  }

  willUpdate() {
    const key = `${this.ask.key} ${this.ask.typed}`;
    if (key === this.key) return;
    this.key = key;
    this.faces = this.ask.typed ? [...this.ask.typed] : this.ask.slots.map((slot) => slot.lying);
    this.said = "";
    this.at = this.single() ? 0 : this.empty(0);
  }

  /** Whether there is one thing to say. */
  single() {
    return this.ask.slots.length === 1;
  }

  /** The places that are asked for. */
  open() {
    return this.ask.slots.flatMap((slot, at) => (slot.lying === null ? [at] : []));
  }

  /** The first empty place from one on, around. @param {number} from */
  empty(from) {
    const open = this.open();
    const later = open.filter((at) => at >= from);
    return [...later, ...open].find((at) => this.faces[at] === null) ?? -1;
  }

  /** @param {string} face */
  put(face) {
    if (this.at < 0) return this.tell(t("typed.full"));
    if (this.ask.once && this.faces.includes(face)) return undefined;
    this.faces = this.faces.with(this.at, face);
    this.said = this.nameOf(this.at);
    if (!this.single()) this.at = this.empty(this.at + 1);
    return this.page.clearSlip();
  }

  /** @param {number} at */
  choose(at) {
    this.at = at;
    if (this.ask.once) this.faces = this.faces.with(at, null);
    this.page.clearSlip();
  }

  /** Forgets what the present place shows, or the one before it. */
  back() {
    const open = this.open();
    const here =
      this.at >= 0 && this.faces[this.at] !== null ? this.at : (open.filter((at) => this.at < 0 || at < this.at).at(-1) ?? open[0]);
    this.faces = this.faces.with(here, null);
    this.at = here;
    this.page.clearSlip();
  }

  /** @param {string} text */
  tell(text) {
    this.page.slip = text;
  }

  done() {
    const missing = this.faces.filter((face) => face === null).length;
    if (missing) return this.tell(this.single() ? t("typed.choose") : t("typed.missing", { n: missing }));
    return this.send(this.ask.write(/** @type {string[]} */ (this.faces)));
  }

  /** Digits and letters say what fell, arrows choose a die, Enter is done. @param {KeyboardEvent} event */
  press(event) {
    const on = /** @type {Element} */ (event.target);
    if (on.closest?.("input, select, textarea, .menu, .request") || event.ctrlKey || event.metaKey || event.altKey || this.page.menu)
      return;
    const open = this.open();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const found = this.ask.faces(Math.max(this.at, 0)).find((face) => !face.gone && face.keys.includes(event.key.toLowerCase()));
    if (step && !this.single()) {
      const now = open.indexOf(this.at);
      this.at = open[now < 0 ? (step > 0 ? 0 : open.length - 1) : (now + step + open.length) % open.length];
      this.said = this.nameOf(this.at);
    } else if (found && !event.repeat) this.put(found.face);
    else if (event.key === "Backspace" || event.key === "Delete") this.back();
    else if (
      event.key === "Enter" &&
      !event.repeat &&
      (!on.closest?.("button, a, summary") || on.matches(".pad-face")) &&
      !this.faces.includes(null)
    )
      this.done();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What a place shows, in words. @param {number} at */
  nameOf(at) {
    const { name, lying } = this.ask.slots[at];
    const shown = this.faces[at];
    const face = shown === null ? t("typed.slot.empty") : (this.ask.faces(at).find((one) => one.face === shown)?.name ?? "");
    const said = face.startsWith(name) ? face : t("typed.slot", { die: name, face });
    return lying === null ? said : t("typed.slot.lying", { die: said });
  }

  render() {
    const { ask, page } = this;
    const full = !this.faces.includes(null);
    return html`<div class="pad of-${ask.kind} ${this.single() ? "is-single" : this.at < 0 ? "is-full" : ""}">
      <p class="pad-say" role="status"><i class="turn-dot"></i><span>${
        ask.typed ? t("typed.fix.ask") : ask.fall ? `${ask.say} ${t("typed.what")}` : ask.say
      }</span></p>${this.aside}
      ${page.slip ? slip(page, "pad-slip") : nothing}
      ${
        this.single()
          ? nothing
          : html`<div class="pad-slots n${ask.slots.length}" role="group" aria-label=${t("typed.slots")}>${ask.slots.map((_, at) =>
              this.place(at),
            )}</div>`
      }
      <div class="pad-faces n${ask.faces(0).length}" role="group" aria-label=${t("typed.faces")}>${this.palette()}</div>
      <div class="pad-do">${this.beside}<button class="btn go" aria-disabled=${full ? "false" : "true"}
        @click=${() => this.done()}>${icon("check")}${t("typed.done")}</button></div>
      <p class="sr" role="status">${this.said}</p>
      <p class="pad-keys quiet" aria-hidden="true">${t(ask.kind === "dice" ? "typed.keys" : "typed.keys.one")}</p>
    </div>`;
  }

  /** @param {number} at */
  place(at) {
    const lying = this.ask.slots[at].lying !== null;
    const art = html`${this.ask.art(this.faces[at], at)}${
      lying ? html`<span class="pad-lock" aria-hidden="true">${icon("lock")}</span>` : nothing
    }`;
    if (lying) return html`<span class="pad-slot is-lying" role="img" aria-label=${this.nameOf(at)}>${art}</span>`;
    return html`<button class="pad-slot ${
      this.faces[at] === null ? "is-empty" : ""
    }" aria-pressed=${at === this.at} aria-label=${this.nameOf(at)} @click=${() => this.choose(at)}>${art}</button>`;
  }

  palette() {
    const at = this.at; // Where all dice are there, the faces are nobody's.
    return this.ask.faces(Math.max(at, 0)).map(({ face, name, gone }) => {
      const on = this.single() || this.ask.once ? this.faces.includes(face) : undefined;
      return html`<button class="pad-face" data-face=${face} aria-pressed=${
        on === undefined ? nothing : String(on)
      } ?disabled=${Boolean(gone || (this.ask.once && on))} @click=${() => this.put(face)}><span class="sr">${name}</span><span
        class="pad-art" aria-hidden="true">${this.ask.art(face, at)}</span></button>`;
    });
  }
}
customElements.define("typed-pad", Pad);
