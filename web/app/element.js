// What all elements of the page share: they live in the page itself, and follow the language.

import { LitElement, html, svg } from "../vendor/lit.js";

export class Part extends LitElement {
  constructor() {
    super();
    this.renew = () => this.requestUpdate();
  }

  createRenderRoot() {
    return this;
  }

  /** What has left the page says nothing about it any more. */
  shouldUpdate() {
    return this.isConnected;
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("words", this.renew);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
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
