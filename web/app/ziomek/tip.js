// What a builder is told: one tip for every state of stack and hand. It knows nothing of the page, so that a test goes through all.

import { contact, isZiomek, joined, joints, lineUpTo, smiles, suits } from "./wood.js";

/** @typedef {import("./wood.js").Laid} Laid */
/**
 * @typedef {object} Hands
 * @property {Laid[]} stack
 * @property {Laid | null} held
 * @property {string[]} wants the colours that each level asks for; none for a long block
 * @property {boolean} away whether the held piece is dragged beside the table
 * @property {boolean} fallen whether the last drop brought something down
 */
/**
 * @typedef {object} Tip
 * @property {string} key
 * @property {number} level what it is about, from 0
 * @property {boolean} warns whether something is wrong
 * @property {string[]} lessons what a first game says instead, each once
 */

/** Below so many millimetres a stack sways visibly. */
export const UNSURE = 9;

/**
 * How many levels from the ground are right: the piece that is asked for, and the line goes on.
 * @param {Laid[]} stack @param {string[]} wants
 */
export function sound(stack, wants) {
  const wrong = stack.findIndex((laid, n) => n >= wants.length || !suits(wants[n], laid.piece));
  return wrong < 0 ? lineUpTo(stack) : Math.min(lineUpTo(stack), wrong);
}

/** The smallest margin of all joints, in millimetres: what is not above 0 falls. @param {Laid[]} stack */
const weakest = (stack) => Math.min(Infinity, ...joints(stack).map((joint) => joint.margin));

/** @param {string} key @param {number} level @param {(string | false)[]} [lessons] @returns {Tip} */
const says = (key, level, lessons = []) => ({ key, level, warns: false, lessons: /** @type {string[]} */ (lessons.filter(Boolean)) });
/** @param {string} key @param {number} level @returns {Tip} */
const warns = (key, level) => ({ ...says(key, level), warns: true });

/** @param {Hands} hands @returns {Tip} */
export function tip(hands) {
  const { stack, held, wants } = hands;
  const right = sound(stack, wants);
  // What is wrong below comes first: whatever is laid on it comes down again.
  if (right < Math.min(stack.length, wants.length)) {
    if (!suits(wants[right], stack[right].piece)) return warns("wrong.level", right);
    return warns(!held && right === stack.length - 1 ? "ask.broken" : "ask.broken.below", right);
  }
  return held ? holding(hands, held) : idle(hands);
}

/** @param {Hands} hands @param {Laid} held @returns {Tip} */
function holding({ stack, wants, away }, held) {
  const level = stack.length;
  const top = stack[level - 1];
  if (level >= wants.length) return warns("ask.over", level);
  if (!suits(wants[level], held.piece)) return warns("wrong.held", level);
  if (!top) return says("ask.base", level, ["drop"]);
  const [left, end] = contact(top, held);
  if (!away && left >= end) return warns("ask.beside", level);
  if (away || !joined(top, held)) return says("ask.slide", level, ["line", !isZiomek(held.piece) && "turn"]);
  if (weakest([...stack, held]) <= 0) return warns("ask.falls", level);
  return says(isZiomek(held.piece) && !smiles(held) ? "ask.sad" : "ask.lit", level);
}

/** @param {Hands} hands @returns {Tip} */
function idle({ stack, wants, fallen }) {
  const level = stack.length;
  if (level > wants.length) return warns("ask.high", level);
  if (level === wants.length)
    return stack.some((one) => isZiomek(one.piece) && !smiles(one)) ? says("ask.shout.sad", level) : says("ask.shout", level, ["shout"]);
  const ziomek = wants[level] !== "";
  return says("ask.build", level, [
    ziomek && "ziomek",
    !ziomek && !level && "take",
    fallen && "fell",
    weakest(stack) < UNSURE && "sway",
    level > 0 && "next",
  ]);
}

/**
 * The same tip for the hands that do it, the most fitting form first: while something is dragged, by mouse, touch or keys.
 * @param {string} key @param {"mouse" | "touch" | "keys"} by @param {boolean} dragging
 */
export const forms = (key, by, dragging) => [...(dragging ? [`${key}.drag`] : []), `${key}.${by}`, key];
