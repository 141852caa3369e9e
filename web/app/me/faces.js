// Kinds of dice of all games: what their faces look like and what they are called. Flat: they are printed here.

import { drawing, html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { has, t } from "../words.js";

/** The parts of snakes, and how they are turned where no snake tells. @type {Record<string, [string, number]>} */
const SNAKES = { H: ["head", 0], T: ["tail", 0], S: ["straight", 90], C: ["curve", 180], "+": ["plus", 0], "-": ["minus", 0] };

/** The colour of a kind of die; Ziomek's grey is stone, Snakes' dice and Stonoga's are cream. @param {string} game @param {string} kind */
const hueOf = (game, kind) => (game === "clever" ? kind.toLowerCase() : game === "ziomek" ? (kind === "g" ? "s" : kind) : "w");

/** What is drawn on a face. @param {string} game @param {string} kind @param {string} face */
function art(game, kind, face) {
  if (game === "stonoga") return face === "*" ? drawing("star", "0 0 48 48") : html`${drawing(`shoe-${face.toLowerCase()}`, "0 0 40 36")}`;
  if (game === "clever") return drawing(`pip-${face}`, "0 0 48 48");
  const part = game === "snakes" && SNAKES[face];
  if (!part) return html`<b class="num">${face}</b>`;
  return html`<svg viewBox="0 0 64 64" aria-hidden="true">${svg`<use class="fall-snake ${kind === "o" ? "is-orange" : ""}" href="#snake-${part[0]}" width="64" height="64" transform="rotate(${part[1]} 32 32)"></use>`}</svg>`;
}

/** A face, small. @param {string} game @param {string} kind @param {string} face */
export const faceArt = (game, kind, face) => html`<span class="fall-face" data-hue=${hueOf(game, kind)}>${art(game, kind, face)}</span>`;

/** What a face is called. @param {string} game @param {string} face */
export const faceName = (game, face) => (has(`dice.face.${game}.${face}`) ? t(`dice.face.${game}.${face}`) : face);

/** What a kind of die is called. @param {string} game @param {string} kind */
export const kindName = (game, kind) => (has(`dice.kind.${game}.${kind}`) ? t(`dice.kind.${game}.${kind}`) : kind);

/** The sign of a kind whose colour needs one. @param {string} game @param {string} kind */
export const kindSign = (game, kind) => (game === "clever" ? drawing(`seal-${kind.toLowerCase()}`, "0 0 20 20", "fall-seal") : nothing);
