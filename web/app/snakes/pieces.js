// The pieces of Snakes: dice with parts of animals on them, and what they are called.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { CELL, around, rotation } from "./geometry.js";
import "./signs.js";

/** @typedef {import("./geometry.js").Die} Die */
/** @typedef {import("./geometry.js").Snake} Snake */

/** @type {Record<string, string>} */
export const DRAWN = { H: "head", T: "tail", S: "straight", C: "curve", "+": "plus", "-": "minus" };
/** As it lies in the hand, where no snake tells how it is turned. @type {Record<string, number>} */
export const AT_REST = { S: 90, C: 180 };

/** @param {string} die */
const colour = (die) => (die === "o" ? "orange" : "green");

/** What is drawn on a die, turned as it lies. @param {Die} die @param {string} [kind] */
export function body(die, kind = "") {
  const [x, y] = [die.at[0] * CELL, die.at[1] * CELL];
  const turn = `rotate(${rotation(die)} ${x + CELL / 2} ${y + CELL / 2})`;
  const use = (/** @type {string} */ id, /** @type {string} */ more) =>
    svg`<use class="pc ${colour(die.die)} ${more}" href="#snake-${id}" x=${x} y=${y} width=${CELL} height=${CELL} transform=${turn}></use>`;
  return svg`${use(DRAWN[die.piece], kind)}${die.piece === "H" && !kind ? use("lids", "lids") : nothing}`;
}

/** The square of a die and its edge. @param {[number, number]} at @param {string} kind */
const square = ([x, y], kind) => svg`<use class=${kind} href="#cell" x=${x * CELL} y=${y * CELL} width=${CELL} height=${CELL}></use>`;

/** A snake: edges, then squares, then the animal over them, so that it runs over the gaps. @param {Snake} snake */
export const snakeArt = (snake) => svg`
  ${snake.dice.map(
    ({ at }) =>
      svg`<g class="below" data-at=${at.join()}><use class="edge" href="#cell" x=${at[0] * CELL} y=${at[1] * CELL + 6} width=${CELL}
        height=${CELL}></use></g>`,
  )}
  ${snake.dice.map(({ at }) => svg`<g class="top" data-at=${at.join()}>${square(at, "cube")}</g>`)}
  ${snake.dice.map((die) => svg`<g class="on-top" data-at=${die.at.join()}>${body(die)}</g>`)}`;

/** A snake by itself, in a picture. @param {Snake} snake @param {number} size of a die */
export function portrait(snake, size) {
  const box = around(snake.dice.map((die) => die.at));
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return html`<svg class="portrait ${
    snake.done === null ? "" : "done"
  }" aria-hidden="true" width=${wide * size} height=${high * size + size / 10}
    viewBox="${box.left * CELL} ${box.top * CELL} ${wide * CELL} ${high * CELL + 6}">${snakeArt(snake)}</svg>`;
}

/** One face of a die, small or large. @param {string} die @param {string} face */
export const faceArt = (die, face) =>
  html`<svg viewBox="0 0 64 64"
    aria-hidden="true">${svg`<use class="pc ${colour(die)}" href="#snake-${DRAWN[face]}" width="64" height="64"
      transform="rotate(${AT_REST[face] ?? 0} 32 32)"></use>`}</svg>`;

/** A die of the hand; without a face, the colour alone. @param {string} die @param {string | null} face @param {string} [kind] */
export const handDie = (die, face, kind = "") =>
  html`<span class="die hand-die of-${die} ${face ? "" : "is-blank"} ${kind}" role="img" aria-label=${
    face ? dieName(die, face) : t(`die.${die}`)
  }>${face ? faceArt(die, face) : nothing}</span>`;

/** @param {string} die @param {string} face */
export const dieName = (die, face) => t("die.shows", { die: t(`die.${die}`), piece: t(`piece.${face}`) });

/** What a snake is made of, in words. @param {Snake} snake */
export const diceOf = (snake) =>
  snake.dice.map(({ die, piece }) => t("die.lies", { piece: t(`piece.${piece}`), die: t(`die.${die}`) })).join(", ");
