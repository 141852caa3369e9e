// What all elements of the page share: they live in the page itself, follow the language, and draw again when a store that they have
// read changes.

import { LitElement, html, svg } from "../vendor/lit.js";
import { forget, reader, reads } from "./store.js";

export class Part extends LitElement {
  constructor() {
    super();
    this.renew = () => this.requestUpdate();
    this.reader = reader(this.renew);
  }

  createRenderRoot() {
    return this;
  }

  /** What has left the page says nothing about it any more. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  update(changed) {
    reads(this.reader, () => super.update(changed));
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.renew();
    window.addEventListener("words", this.renew);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    forget(this.reader);
    window.removeEventListener("words", this.renew);
  }
}

/** Goes to another page. @param {string} path */
export const go = (path) => window.dispatchEvent(new CustomEvent("go", { detail: path }));

/** An icon of the sheet. @param {string} name */
export const icon = (name) => html`<svg class="ico" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** A drawing of the sheet. @param {string} name @param {string} box @param {string} [kind] */
export const drawing = (name, box, kind = "") =>
  html`<svg class=${kind} viewBox=${box} aria-hidden="true">${svg`<use href="#${name}"></use>`}</svg>`;

/** What lies behind an overlay: a tap beside the overlay closes it, and does nothing else. @param {() => void} shut */
export const backdrop = (shut) => html`<div class="backdrop" aria-hidden="true" @click=${shut}></div>`;

export { html, svg };
