// What moves: dice tumble, fly and land, a finished snake turns gold from tail to head. Nothing waits for it, and who wants
// calm sees none of it.

import { calm } from "../look.js";
import { CELL } from "./geometry.js";

/** @typedef {import("./types.js").News} News */

/** GILD: from one die to the next, where the snake is not so long that it would take more than GILD_ALL. */
const TUMBLE = 520,
  FLIGHT = 480,
  GLIDE = 520,
  GILD = 110,
  GILD_ALL = 800;

const quiet = () => calm() || document.hidden;

/** A snake that had to move glides there. @param {SVGGElement} group @param {number[]} was @param {number[]} is */
export function shift(group, was, is) {
  if (quiet()) return;
  const at = (/** @type {number[]} */ [x, y]) => ({ transform: `translate(${x * CELL}px, ${y * CELL}px)` });
  group.animate([at(was), at(is)], { duration: GLIDE, easing: "cubic-bezier(0.5, 0, 0.3, 1)" });
}

/** The die in the hand tumbles. @param {{ root: ParentNode }} page */
export function tumble(page) {
  if (quiet()) return;
  page.root.querySelector(".hand-row .hand-die")?.animate(
    [
      { translate: "-30px 0", rotate: "-380deg" },
      { translate: "-16px -26px", rotate: "-210deg", offset: 0.36 },
      { translate: "-4px 0", rotate: "-60deg", offset: 0.68 },
      { translate: "0 -8px", rotate: "8deg", offset: 0.84 },
      { translate: "0 0", rotate: "0deg" },
    ],
    { duration: TUMBLE, easing: "ease-out" },
  );
}

/** What is to be pressed next stirs: in the hand, or on the felt. @param {{ root: ParentNode }} page @param {string} where */
export function nudge(page, where) {
  if (quiet()) return;
  for (const one of page.root.querySelectorAll(where)) {
    one.animate(
      [0, -5, 4, -3, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 320 },
    );
  }
}

/** A die on the felt. @param {{ root: ParentNode }} page @param {number} snake @param {number[]} at @returns {Element[]} */
const onFelt = (page, snake, at) => [...page.root.querySelectorAll(`.snake[data-number="${snake}"] [data-at="${at.join()}"]`)];

/** @param {{ root: ParentNode }} page @param {number} seat */
export const seatBox = (page, seat) => page.root.querySelector(`.player[data-seat="${seat}"] .face`)?.getBoundingClientRect() ?? null;

/** Where the die in the hand lies. @param {{ root: ParentNode }} page */
export const handBox = (page) => page.root.querySelector(".hand-row .hand-die")?.getBoundingClientRect() ?? null;

/**
 * Where the die of some news lies before it moves.
 * @param {{ root: ParentNode }} page @param {News} news @param {boolean} own @returns {DOMRect | null}
 */
export function placeBefore(page, news, own) {
  if (quiet()) return null;
  if (news.kind === "placed" || news.kind === "began") return own ? handBox(page) : seatBox(page, news.seat);
  if (news.kind === "gave") return handBox(page) ?? seatBox(page, news.seat);
  if (news.kind !== "took") return null;
  const tops = [...page.root.querySelectorAll(`.snake[data-number="${news.snake}"] .top`)];
  return (news.end === "a" ? tops[0] : tops.at(-1))?.getBoundingClientRect() ?? null;
}

/**
 * Something flies over everything from one place to another.
 * @param {Element} what @param {DOMRect} from @param {DOMRect} to @param {number} [after]
 */
function fly(what, from, to, after = 0) {
  what.classList.add("flyer");
  what.setAttribute("aria-hidden", "true");
  document.body.append(what);
  const size = what.getBoundingClientRect().width || 48;
  const at = (/** @type {DOMRect} */ box, more = "") =>
    `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px) ${more}`;
  const mid = {
    x: (from.x + to.x) / 2,
    y: Math.min(from.y, to.y) - 20,
    width: (from.width + to.width) / 2,
    height: (from.height + to.height) / 2,
  };
  const flight = what.animate(
    [
      { transform: at(from, `scale(${from.width / size})`), opacity: after ? 0 : 1 },
      { transform: at(/** @type {DOMRect} */ (mid), "rotate(-9deg) scale(1.1)"), opacity: 1, offset: 0.5 },
      { transform: at(to, `scale(${to.width / size})`), opacity: 1 },
    ],
    { duration: FLIGHT, delay: after, easing: "cubic-bezier(0.4, 0.1, 0.3, 1)", fill: "both" },
  );
  flight.finished.catch(() => {}).then(() => what.remove());
}

/** A copy of a die of the hand, to be thrown. @param {import("./types.js").Of<"began" | "placed" | "took" | "gave">} news */
function dieCopy(news) {
  const copy = document.createElement("span");
  copy.className = `die hand-die of-${news.die}`;
  /** @type {Record<string, string>} */
  const kinds = { H: "head", T: "tail", S: "straight", C: "curve" };
  const kind = kinds["piece" in news ? news.piece : ""];
  copy.innerHTML =
    `<svg viewBox="0 0 64 64">` +
    `<use class="pc ${news.die === "o" ? "orange" : "green"}" href="#snake-${kind ?? "minus"}" width="64" height="64"></use></svg>`;
  return copy;
}

/**
 * A new die comes to its snake: it flies, lands and shines.
 * @param {{ root: ParentNode }} page @param {import("./types.js").Of<"began" | "placed">} news @param {DOMRect | null} from
 */
export function land(page, news, from) {
  if (quiet()) return;
  const parts = onFelt(page, news.snake, news.at);
  const to = parts[0]?.getBoundingClientRect();
  if (!to) return;
  // While the look glides, nobody knows where the die will be.
  const glides = Boolean(/** @type {import("./felt.js").Felt | null} */ (page.root.querySelector("snakes-felt"))?.camera.goal);
  const delay = from ? FLIGHT - 60 : 0;
  if (from && !glides) fly(dieCopy(news), from, to);
  for (const part of parts) {
    part.animate(
      [
        { opacity: 0, transform: "scale(1.5)" },
        { opacity: 1, transform: "scale(0.94)", offset: 0.6 },
        { opacity: 1, transform: "none" },
      ],
      { duration: 320, delay, fill: "backwards", easing: "ease-out" },
    );
    blink(part.querySelector(".lids"), delay + 360);
  }
}

/** A head shuts its eyes for a moment, twice. @param {Element | null | undefined} lids @param {number} delay */
const blink = (lids, delay) =>
  lids?.animate(
    [0, 1, 1, 0, 0, 1, 0].map((opacity, n) => ({ opacity, offset: [0, 0.12, 0.3, 0.42, 0.55, 0.66, 1][n] })),
    { duration: 760, delay },
  );

/**
 * A die leaves the felt for somebody's hand, or one hand for another.
 * @param {{ root: ParentNode }} page @param {import("./types.js").Of<"took" | "gave">} news @param {DOMRect | null} from
 */
export function leave(page, news, from) {
  const to = seatBox(page, news.kind === "gave" ? news.to : news.seat);
  if (!quiet() && from && to) fly(dieCopy(news), from, to);
}

/**
 * A finished snake turns gold from tail to head, the head blinks, and the point flies to the seat.
 * @param {{ root: ParentNode }} page @param {import("./types.js").Of<"completed">} news
 */
export function celebrate(page, news) {
  if (quiet()) return;
  const snake = page.root.querySelector(`.snake[data-number="${news.snake}"]`);
  const tops = [...(snake?.querySelectorAll(".top") ?? [])];
  const bodies = [...(snake?.querySelectorAll(".on-top") ?? [])];
  const backwards = bodies[0]?.querySelector('[href="#snake-head"]');
  const order = (/** @type {Element[]} */ list) => (backwards ? [...list].reverse() : list);
  const hop = Math.min(GILD, GILD_ALL / tops.length);
  order(tops).forEach((top, n) => {
    top.animate([{ filter: "saturate(0) brightness(1.12)" }, { filter: "none" }], {
      duration: 160,
      delay: 260 + n * hop,
      fill: "backwards",
    });
    for (const one of [top, order(bodies)[n]]) {
      one?.animate([{ transform: "none" }, { transform: "translateY(-9px)" }, { transform: "none" }], {
        duration: 320,
        delay: 260 + n * hop,
        easing: "ease-in-out",
      });
    }
  });
  const last = 260 + tops.length * hop;
  blink(snake?.querySelector(".lids"), last);
  const credit = snake?.querySelector(".credit");
  credit?.animate(
    [
      { opacity: 0, transform: "scale(0.3)" },
      { opacity: 1, transform: "scale(1.15)", offset: 0.7 },
      { opacity: 1, transform: "none" },
    ],
    { duration: 360, delay: last, fill: "backwards" },
  );
  const to = seatBox(page, news.seat);
  const from = credit?.getBoundingClientRect();
  if (!to || !from) return;
  const point = document.createElement("b");
  point.className = "flying-point num";
  point.textContent = "+1";
  fly(point, from, to, last + 240);
  const card = page.root.querySelector(`.player[data-seat="${news.seat}"] .points`);
  card?.animate([{ scale: 1 }, { scale: 1.6 }, { scale: 1 }], { duration: 420, delay: last + 240 + FLIGHT });
}
