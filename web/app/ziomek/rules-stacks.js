// The stacks of the rules page, found by trying with the real blocks: they stay true when a line of the set changes.

import { PIECES } from "../../generated/ziomek-blocks.js";
import { LONG, ends, isZiomek, joined, meets, smiles, standing, widthOf } from "./wood.js";

/** @typedef {import("./wood.js").Pose} Pose */
/** @typedef {import("./wood.js").Laid} Laid */

/** Where the middle of the lowest level is, and how much further aside each search looks, in millimetres. */
const MIDDLE = 200,
  ASIDE = 6;

/** All ways in which a piece can lie, upright first. @param {string} piece @returns {Pose[]} */
const posesOf = (piece) => [false, true].flatMap((flipped) => PIECES[piece].faces.map((_, n) => ({ piece, side: "abcd"[n], flipped })));

/** @param {Laid} laid */
const middleOf = (laid) => laid.x + widthOf(laid.piece) / 2;

/** A piece on top of what lies, where the line meets. @param {Laid[]} below @param {Pose} pose @returns {Laid} */
function laidOn(below, pose) {
  const top = below[below.length - 1];
  return { ...pose, x: top ? meets(top, pose) : MIDDLE - Math.floor(widthOf(pose.piece) / 2) };
}

/**
 * The first stack of so many levels for which every level is good.
 * @param {Laid[]} below @param {number} levels @param {(below: Laid[]) => Pose[]} offers @param {(stack: Laid[]) => boolean} good
 * @returns {Laid[] | null}
 */
function search(below, levels, offers, good) {
  if (below.length === levels) return below;
  for (const pose of offers(below)) {
    const stack = [...below, laidOn(below, pose)];
    const found = good(stack) && search(stack, levels, offers, good);
    if (found) return found;
  }
  return null;
}

/**
 * A right stack, as straight as it can be: for each level the colour of its ziomek, or nothing for a long block. Ziomki
 * smile unless `suits` wants it otherwise; `from` is the long block that is tried first.
 * @param {string[]} wants @param {number} [from] @param {(pose: Pose) => boolean} [suits] @returns {Laid[]}
 */
export function built(wants, from = 0, suits = smiles) {
  const long = [...LONG.slice(from), ...LONG.slice(0, from)];
  const free = (/** @type {Laid[]} */ below, /** @type {string} */ piece) => below.every((one) => one.piece !== piece);
  const offers = (/** @type {Laid[]} */ below) =>
    wants[below.length] ? posesOf(wants[below.length]).filter(suits) : long.filter((piece) => free(below, piece)).flatMap(posesOf);
  // Not flush either: nobody's stack is.
  const lively = (/** @type {Laid} */ upper, /** @type {Laid} */ lower) =>
    !lower || widthOf(lower.piece) !== widthOf(upper.piece) || Math.abs(upper.x - lower.x) >= ASIDE;
  for (let aside = ASIDE; aside < 2 * MIDDLE; aside += ASIDE) {
    const found = search([], wants.length, offers, (stack) => {
      const [upper, lower] = [stack[stack.length - 1], stack[stack.length - 2]];
      return Math.abs(middleOf(upper) - MIDDLE) <= aside && lively(upper, lower) && standing(stack) === stack.length;
    });
    if (found) return found;
  }
  return [];
}

/**
 * Long blocks with one line, each so far to the right of the one below; whether they stand is another matter.
 * @param {number[]} shifts @returns {Laid[]}
 */
export function leaning(shifts) {
  const offers = (/** @type {Laid[]} */ below) => LONG.filter((piece) => below.every((one) => one.piece !== piece)).flatMap(posesOf);
  return (
    search([], shifts.length + 1, offers, (stack) => {
      const [upper, lower] = [stack[stack.length - 1], stack[stack.length - 2]];
      return !lower || upper.x - lower.x === shifts[stack.length - 2];
    }) ?? []
  );
}

/**
 * The same stack with a broken line: everything from a level on (from 0) is moved aside, and still stands.
 * @param {Laid[]} stack @param {number} level @returns {Laid[]}
 */
export function broken(stack, level) {
  for (const by of [9, -9, 8, -8, 7, -7, 6, -6, 5, -5]) {
    const moved = stack.map((laid, n) => (n < level ? laid : { ...laid, x: laid.x + by }));
    if (standing(moved) === moved.length && !joined(moved[level - 1], moved[level])) return moved;
  }
  return stack;
}

/** How each level would be judged: the words of the rules. @param {Laid[]} stack @param {string[]} wants */
export const judged = (stack, wants) =>
  stack.map(({ piece }, n) => {
    if (n >= wants.length) return "above";
    if (wants[n] ? piece !== wants[n] : isZiomek(piece)) return "piece";
    return n && !joined(stack[n - 1], stack[n]) ? "line" : "right";
  });

/** The middle of some levels: where their common weight is. @param {Laid[]} levels */
export function centreOf(levels) {
  const weight = levels.reduce((sum, one) => sum + widthOf(one.piece), 0);
  return levels.reduce((sum, one) => sum + widthOf(one.piece) * middleOf(one), 0) / weight;
}

/** Two long blocks whose line does not meet yet, and how they lie when it does. @returns {[Laid[], Laid[]]} */
export function apart() {
  const met = leaning([20]);
  const off = met.map((laid, n) => (n ? { ...laid, x: laid.x - 20 } : laid));
  return [off, met];
}

/** The side whose line a half turn changes most. @returns {Pose} */
export function mostTurned() {
  const changes = (/** @type {Pose} */ pose) => {
    const [from, to] = ends(pose);
    return Math.abs(from + to - widthOf(pose.piece));
  };
  return LONG.flatMap(posesOf)
    .filter((pose) => !pose.flipped)
    .reduce((best, one) => (changes(one) > changes(best) ? one : best));
}
