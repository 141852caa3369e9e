// What can be pressed on the felt: open ends that take the piece in hand, dice that can be taken, the place of a new snake.

import { svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { CELL, cellsOf, endsOf, laid, lone, opposite } from "./geometry.js";
import { NEW } from "./hand.js";
import { body } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./hand.js").Target} Target */
/** @typedef {import("./geometry.js").Die} Die */

const STAR = "M0-9l2.600 5.600 6.100.7-4.600 4.100 1.300 6L0 3.400l-5.400 3 1.300-6-4.600-4.100 6.100-.7z";

/** The number that the next snake will get, so that its place can be kept. @param {View} view */
export function nextNumber(view) {
  const used = new Set(view.snakes.map((one) => one.number));
  let number = 1;
  while (used.has(number)) number++;
  return number;
}

/**
 * The die that a target is about, on the felt: the ghost of what would be placed, or the die that would be taken.
 * @param {Page} page @param {View} view @param {Target} target @param {number} aspect @returns {Die | null}
 */
export function dieAt(page, view, target, aspect) {
  const { hand } = page;
  const moved = (/** @type {Die} */ die, /** @type {[number, number]} */ [ox, oy]) => ({
    ...die,
    at: /** @type {[number, number]} */ ([die.at[0] + ox, die.at[1] + oy]),
  });
  if (target.key === NEW) {
    const die = lone(view.die ?? "", view.face ?? "");
    const snake = { number: 0, shape: "", dice: [die], ends: endsOf(die), done: null };
    return moved(die, hand.ground.reserve(view.snakes, nextNumber(view), cellsOf(snake), aspect));
  }
  const snake = hand.snakeOf(target.key);
  const spot = snake && hand.ground.spots.get(snake.number);
  if (!snake || !spot) return null;
  if (target.verb === "take") {
    const die = target.key.endsWith("a") ? snake.dice[0] : snake.dice.at(-1);
    return die ? moved(die, spot) : null;
  }
  const end = hand.endOf(target.key);
  return end ? moved(laid(end, view.die ?? "", view.face ?? "", hand.wayAt(target)), spot) : null;
}

/** What a target is called. @param {Page} page @param {Target} target @param {boolean} finishes */
function nameOf(page, target, finishes) {
  const { hand } = page;
  if (target.key === NEW) return t("felt.new");
  const number = Number.parseInt(target.key, 10);
  if (target.verb === "take") {
    const { dice = [] } = hand.snakeOf(target.key) ?? {};
    return t("end.take", { number, piece: t(`piece.${(target.key.endsWith("a") ? dice[0] : dice.at(-1))?.piece ?? "S"}`) });
  }
  const end = hand.endOf(target.key);
  const way = end ? t(`points-to.${opposite(end.from)}`) : "";
  const turn = hand.wayAt(target);
  const name = turn ? t("end.put.turn", { number, way, turn: hand.wayName(target.key, turn) }) : t("end.put", { number, way });
  return finishes ? `${name}, ${t("end.finishes")}` : name;
}

/** @param {Die} die @param {string} kind */
const cell = ({ at }, kind) => svg`<use class=${kind} href="#cell" x=${at[0] * CELL} y=${at[1] * CELL} width=${CELL} height=${CELL}></use>`;

/**
 * A sign at a corner of a cell; it keeps its size where everything is small.
 * @param {Die} die @param {number} right 0 or 1 @param {number} below 0 or 1 @param {string} kind @param {unknown} inside
 */
const sign = ({ at }, right, below, kind, inside) =>
  svg`<g transform="translate(${(at[0] + right) * CELL + (right ? -5 : 5)} ${(at[1] + below) * CELL + (below ? -5 : 5)})"><g
    class="sign ${kind}">${inside}</g></g>`;

/** The key that chooses it: a key cap, which is no number of a snake; who has no keys does not see it. @param {number} n */
const cap = (n) =>
  svg`<g class="sign tag"><rect class="side" x="-12" y="-10" width="24" height="26" rx="6"></rect><rect
    x="-12" y="-13" width="24" height="24" rx="6"></rect><text y="5">${n}</text></g>`;

/** The sign of a die that can be taken: an arrow that lifts it, and its key. @param {Die} die @param {number} n */
const grip = (
  { at },
  n,
) => svg`<g transform="translate(${at[0] * CELL + 32} ${at[1] * CELL + 61})"><g class="sign up"><circle r="14"></circle>
  <path class="arrow" d="M0 7V-4.500M-6 0.500l6-6 6 6"></path></g>${
    n < 10 ? svg`<g transform="translate(25 -4)">${cap(n)}</g>` : nothing
  }</g>`;

/** Everything that can be pressed. @param {Page} page @param {View} view @param {number} aspect */
export function targets(page, view, aspect) {
  const { hand } = page;
  const all = [...hand.targets().values()].flatMap((target, n) => {
    const die = dieAt(page, view, target, aspect);
    return die ? [{ target, n, die }] : [];
  });
  const done = hand.finishes();
  return svg`${unlit(page)}${all.map(({ target, n, die }) => {
    const chosen = hand.chosen === target.key;
    const seen = target.verb !== "take" && (chosen || hand.looking === target.key || target.key === NEW);
    return svg`<g class="target ${target.verb} ${chosen ? "is-chosen" : ""}" role="button" tabindex="0" data-key=${target.key}
      aria-pressed=${chosen} aria-label="${n + 1}: ${nameOf(page, target, done.has(target.key))}"
      @pointerenter=${(/** @type {PointerEvent} */ event) => {
        if (event.pointerType === "mouse") hand.look(target.key);
      }} @pointerleave=${() => hand.look(null)}>
      ${cell(die, target.verb === "take" ? "spot grab" : "spot can")}
      ${seen ? svg`<g class="ghost ${chosen ? "" : "is-light"}">${cell(die, "cube")}${body(die, "still")}</g>` : nothing}
      ${
        target.verb === "take" && chosen
          ? svg`<g class="lifted">${cell(die, "edge")}${cell(die, "cube")}${body(die, "still")}</g>`
          : nothing
      }
      ${chosen ? cell(die, "spot chosen") : nothing}</g>`;
  })}<g class="signs" aria-hidden="true">${all.map(
    ({ target, n, die }) => svg`<g class=${hand.chosen === target.key ? `${target.verb} is-chosen` : ""}>
      ${done.has(target.key) ? sign(die, 0, 0, "star", svg`<circle r="13"></circle><path d=${STAR}></path>`) : nothing}
      ${target.verb === "take" ? grip(die, n + 1) : all.length > 1 && n < 9 ? sign(die, 1, 0, "", cap(n + 1)) : nothing}</g>`,
  )}</g>`;
}

/** Open ends that do not take this piece: a press asks why. @param {Page} page */
function unlit(page) {
  const { hand } = page;
  const { view } = page.link.play;
  const lit = hand.targets();
  if (view.phase !== "place" || !page.isAsked() || page.playing) return nothing;
  return view.snakes.map((/** @type {import("./geometry.js").Snake} */ snake) =>
    snake.ends.map((end) => {
      const key = `${snake.number}${end.end}`;
      const spot = hand.ground.spots.get(snake.number);
      if (lit.has(key) || !spot) return nothing;
      const at = /** @type {[number, number]} */ ([end.at[0] + spot[0], end.at[1] + spot[1]]);
      return svg`<g class="target not" role="button" tabindex="-1" aria-disabled="true" data-key=${key}
        aria-label=${t("end.not", { number: snake.number, way: t(`points-to.${opposite(end.from)}`) })}>
      ${cell({ die: "g", piece: "S", at, sides: [] }, "spot")}</g>`;
    }),
  );
}
