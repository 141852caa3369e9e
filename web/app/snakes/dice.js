// How the dice of Snakes look where dice are counted: cream, with the parts of animals.

import { html, svg } from "../element.js";
import { AT_REST, DRAWN } from "./pieces.js";

export const hueOf = () => "w";

/** @param {string} kind @param {string} face */
export const faceArt = (kind, face) =>
  html`<svg viewBox="0 0 64 64" data-hue=${kind} class=${kind === "o" ? "dotted" : ""} fill="none" aria-hidden="true">${svg`
  <use href="#snake-${DRAWN[face]}" width="64" height="64" fill="none" transform="rotate(${AT_REST[face] ?? 0} 32 32)"></use>`}</svg>`;
