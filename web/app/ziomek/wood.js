// Wood: where lines meet, what stands, what falls. The one piece of rules in the client, so that one's own hands need not wait
// for the server: the same whole numbers as crates/ziomek (line.rs, balance.rs), held equal by generated/ziomek-vectors.json.

import { LANE, PIECES, TOLERANCE } from "../../generated/ziomek-blocks.js";

/** @typedef {{ piece: string, side: string, flipped: boolean }} Pose how a piece lies */
/** @typedef {Pose & { x: number }} Laid a level: a pose with its left edge, in millimetres */

export const COLOURS = ["r", "w", "b", "g"];
export const LONG = ["1", "2", "3", "4", "5", "6", "7", "8"];
export const ALL = [...LONG, ...COLOURS];
const SIDES = ["a", "b", "c", "d"];

/** Whether a piece is a ziomek. @param {string} piece */
export const isZiomek = (piece) => COLOURS.includes(piece);

/** Whether a level that asks for this may hold that piece. @param {string} want none, one or two colours @param {string} piece */
export const suits = (want, piece) => (want ? want.includes(piece) : !isZiomek(piece));

/** @param {string} piece */
export const widthOf = (piece) => PIECES[piece].width;

/** @param {Pose} pose */
export const faceOf = (pose) => PIECES[pose.piece].faces[SIDES.indexOf(pose.side)];

/** The sides of a piece, in their order. @param {string} piece */
export const sidesOf = (piece) => SIDES.slice(0, PIECES[piece].faces.length);

/** The side that lies in front after a turn. @param {Pose} pose @param {number} [by] */
export function nextSide({ piece, side }, by = 1) {
  const all = sidesOf(piece);
  return all[(all.indexOf(side) + by + all.length) % all.length];
}

/** Whether a ziomek shows its face, the right way up. @param {Pose} pose */
export const smiles = (pose) => isZiomek(pose.piece) && pose.side === "a" && !pose.flipped;

/** A level from its text, such as `3b~@140`. @param {string} text @returns {Laid} */
export function read(text) {
  const [, piece, side, head, x] = /^(\w)([a-d])(~?)@(\d+)$/.exec(text) ?? ["", "1", "a", "", "0"];
  return { piece, side, flipped: head === "~", x: Number(x) };
}

/** @param {Laid} laid */
export const write = ({ piece, side, flipped, x }) => `${piece}${side}${flipped ? "~" : ""}@${x}`;

/** Where the line enters at the bottom and leaves at the top, from the piece's left edge. @param {Pose} pose @returns {[number, number]} */
export function ends(pose) {
  const face = faceOf(pose);
  const width = widthOf(pose.piece);
  return pose.flipped ? [width - face.out, width - face.in] : [face.in, face.out];
}

/** @param {Laid} laid */
export const enters = (laid) => laid.x + ends(laid)[0];
/** @param {Laid} laid */
export const leaves = (laid) => laid.x + ends(laid)[1];

/** How far to the right of where the line leaves the lower level it enters the upper one. @param {Laid} below @param {Laid} above */
export const gap = (below, above) => enters(above) - leaves(below);

/** Whether the line runs on. @param {Laid} below @param {Laid} above */
export const joined = (below, above) => Math.abs(gap(below, above)) <= TOLERANCE;

/** How many levels the line runs through without a break, from the bottom. @param {Laid[]} stack */
export function lineUpTo(stack) {
  const broken = stack.findIndex((laid, n) => n > 0 && !joined(stack[n - 1], laid));
  return broken < 0 ? stack.length : broken;
}

/** Where a piece would lie so that the line meets exactly. @param {Laid} below @param {Pose} pose */
export const meets = (below, pose) => leaves(below) - ends(pose)[0];

/** The nearest place on the ground. @param {Pose} pose @param {number} x */
export const onGround = (pose, x) => Math.max(0, Math.min(LANE - widthOf(pose.piece), Math.round(x)));

/** Where two levels touch. @param {Laid} below @param {Laid} above @returns {[number, number]} */
export const contact = (below, above) => [
  Math.max(below.x, above.x),
  Math.min(below.x + widthOf(below.piece), above.x + widthOf(above.piece)),
];

/**
 * Every joint from the bottom: how far inside its contact the centre of all above lies (0 or less: it does not hold), and over
 * which end it would tip.
 * @param {Laid[]} stack @returns {{ margin: number, edge: number, way: 1 | -1 }[]}
 */
export function joints(stack) {
  let weight = 0,
    moment = 0; // Of all above; lengths are doubled, as in the rules, so that they stay whole.
  /** @type {{ margin: number, edge: number, way: -1 | 1 }[]} */
  const found = [];
  for (let n = stack.length - 1; n > 0; n--) {
    const width = widthOf(stack[n].piece);
    weight += width;
    moment += width * (2 * stack[n].x + width);
    const [left, right] = contact(stack[n - 1], stack[n]);
    const toLeft = moment - 2 * left * weight,
      toRight = 2 * right * weight - moment;
    const way = /** @type {1 | -1} */ (toRight <= toLeft ? 1 : -1);
    found.unshift({ margin: Math.min(toLeft, toRight) / (2 * weight), edge: way > 0 ? right : left, way });
  }
  return found;
}

/** The lowest joint that does not hold, from 0; or -1. @param {Laid[]} stack */
export const lowestFailing = (stack) => joints(stack).findIndex((joint) => joint.margin <= 0);

/** How many levels are left when the stack is let go. @param {Laid[]} stack */
export function standing(stack) {
  let levels = stack.length;
  for (let joint = lowestFailing(stack); joint >= 0; joint = lowestFailing(stack.slice(0, levels))) levels = joint + 1;
  return levels;
}

/**
 * The stack after an act, as the rules would have it; what cannot be done changes nothing.
 * @param {Laid[]} stack @param {string} action @returns {Laid[]}
 */
export function after(stack, action) {
  const [verb, what = ""] = action.split(":");
  const top = stack[stack.length - 1];
  const without = stack.slice(0, -1);
  if (verb === "drop") {
    const laid = read(what);
    if (stack.some((one) => one.piece === laid.piece)) return stack;
    const tried = [...stack, laid];
    return tried.slice(0, standing(tried));
  }
  if (verb === "down") return stack.slice(0, Math.max(0, stack.length - Number(what)));
  if (verb === "turn" && top) return [...without, { ...top, side: what }];
  if (verb === "flip" && top) return [...without, { ...top, flipped: !top.flipped }];
  return stack;
}
