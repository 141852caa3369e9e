// How the dice of Ziomek look where dice are counted.

import { html } from "../element.js";
import { dye } from "./pieces.js";

export const hueOf = dye;

/** @param {string} _kind @param {string} face */
export const faceArt = (_kind, face) => html`<b class="num">${face}</b>`;
