// How wood moves when nobody holds it: it tips over an edge and tumbles, it lands, it is laid aside. Copies move; the truth is
// on the table already.

import { HEIGHT } from "../../generated/ziomek-blocks.js";
import { render, svg } from "../../vendor/lit.js";
import { topOf, wood } from "./pieces.js";
import { joints, lowestFailing, widthOf } from "./wood.js";

/** @typedef {import("./wood.js").Laid} Laid */

/** Milliseconds: tipping over, tumbling, a drop of a few millimetres, being laid aside. */
const TIP = 380,
  TUMBLE = 620,
  ASIDE = 300;

/** A copy of a piece that lies nowhere any more. @param {SVGGElement} ground @param {Laid} laid @param {number} seat */
function copy(ground, laid, seat) {
  const one = document.createElementNS("http://www.w3.org/2000/svg", "g");
  render(svg`${wood(laid, seat)}`, one);
  ground.append(one);
  return one;
}

/** @param {Element} one @param {Animation} motion */
const gone = (one, motion) => motion.finished.catch(() => {}).then(() => one.remove());

/**
 * Everything above the failing joint tips about its edge, then every piece tumbles by itself.
 * @param {SVGGElement} ground @param {Laid[]} tried @param {number} left how many levels stay @param {number} seat @param {number} high the
 * height of the table in millimetres
 */
export function fallDown(ground, tried, left, seat, high) {
  let levels = tried.length;
  let delay = 0;
  for (let joint = lowestFailing(tried); joint >= 0 && levels > left; joint = lowestFailing(tried.slice(0, levels))) {
    const { edge, way } = joints(tried.slice(0, levels))[joint];
    const [px, py] = [edge, -HEIGHT * (joint + 1)];
    tried.slice(joint + 1, levels).forEach((laid, n) => {
      const level = joint + 1 + n;
      const [x, y] = [laid.x, topOf(level)];
      const width = widthOf(laid.piece);
      const tip = 26 + 5 * n; // Upper pieces slip a little further.
      const turn = (/** @type {number} */ a) => `translate(${px}px, ${py}px) rotate(${a}deg) translate(${x - px}px, ${y - py}px)`;
      // Where the piece is after tipping, and how it flies on from there about its own middle.
      const radians = (way * tip * Math.PI) / 180;
      const [mx, my] = [x + width / 2 - px, y + HEIGHT / 2 - py];
      const [cx, cy] = [px + mx * Math.cos(radians) - my * Math.sin(radians), py + mx * Math.sin(radians) + my * Math.cos(radians)];
      const about = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ a) =>
        `translate(${cx + dx}px, ${cy + dy}px) rotate(${a}deg) translate(${-width / 2}px, ${-HEIGHT / 2}px)`;
      const down = Math.max(6, -cy - HEIGHT / 2); // It comes to lie flat on the floor.
      const out = way * (26 + 9 * n + 0.2 * -cy);
      const spin = way * 180 * (width < 60 ? 2 : 1);
      const one = copy(ground, laid, seat);
      const all = TIP + TUMBLE;
      gone(
        one,
        one.animate(
          [
            { transform: turn(0), opacity: 1, easing: "cubic-bezier(0.6, 0, 0.9, 0.5)" },
            { transform: turn(way * tip), opacity: 1, offset: TIP / all, easing: "cubic-bezier(0.35, 0.2, 0.8, 0.75)" },
            { transform: about(out * 0.7, down, spin * 0.94), opacity: 1, offset: 0.8, easing: "ease-out" },
            { transform: about(out * 0.9, down - Math.min(10, high / 14), spin * 1.02), opacity: 1, offset: 0.89, easing: "ease-in" },
            { transform: about(out, down, spin), opacity: 0 },
          ],
          { duration: all, delay, fill: "both" },
        ),
      );
    });
    levels = joint + 1;
    delay += 160;
  }
}

/**
 * A piece comes down the last millimetres, and gives a little.
 * @param {Element | null} level @param {number} from millimetres above its place @param {boolean} still
 */
export function landOn(level, from, still) {
  const body = level?.querySelector(".wood");
  if (!body || still) return;
  body.animate(
    [
      { transform: `translateY(${from}px)`, easing: "cubic-bezier(0.5, 0, 1, 0.6)" },
      { transform: "translateY(0)", offset: 0.55 },
      { transform: "translateY(-1.2px)", offset: 0.75 },
      { transform: "translateY(0)" },
    ],
    { duration: 200 },
  );
}

/**
 * Pieces are laid aside, one after the other from the top.
 * @param {SVGGElement} ground @param {Laid[]} levels @param {number} from @param {number} seat
 */
export function flyOff(ground, levels, from, seat) {
  levels.forEach((laid, n) => {
    const one = copy(ground, laid, seat);
    const [x, y] = [laid.x, topOf(from + n)];
    const side = n % 2 ? 1 : -1;
    gone(
      one,
      one.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
          { transform: `translate(${x + side * 34}px, ${y * 0.35 + 20}px) rotate(${side * 9}deg)`, opacity: 0 },
        ],
        { duration: ASIDE, delay: 24 * (levels.length - 1 - n), fill: "both", easing: "cubic-bezier(0.4, 0, 0.8, 0.7)" },
      ),
    );
  });
}
