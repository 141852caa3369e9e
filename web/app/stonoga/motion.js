// What moves: dice tumble, tiles fly. Nothing waits for it, and who wants calm sees none of it.

import { calm } from "../look.js";

/** @typedef {import("./types.js").Some} Some */

const TUMBLE = 460,
  FLIGHT = 460;

/** @param {{ root: ParentNode }} page @param {number} seat */
const lastTile = (page, seat) => page.root.querySelector(`.player[data-seat="${seat}"] .tile.last`);

/** Whoever acts comes into sight where the others scroll. @param {{ root: ParentNode }} page @param {number} seat */
export function bringForward(page, seat) {
  const card = /** @type {HTMLElement | null} */ (page.root.querySelector(`.rival[data-seat="${seat}"]`));
  const row = card?.parentElement;
  if (!card || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollTo({ left: card.offsetLeft - row.offsetLeft - 12, behavior: calm() ? "auto" : "smooth" });
}

/** Where the tile of some news lies before it moves. @param {{ root: ParentNode }} page @param {Some} news @returns {DOMRect | null} */
export function placeBefore(page, news) {
  if (calm() || document.hidden) return null;
  const from =
    news.kind === "took"
      ? page.root.querySelector(`.shelf [data-tile="${news.tile}"]`)
      : news.kind === "stole"
        ? lastTile(page, news.from ?? -1)
        : null;
  return from ? from.getBoundingClientRect() : null;
}

/**
 * A copy of the tile flies over everything to the centipede it has come to.
 * @param {{ root: ParentNode }} page @param {Some} news @param {DOMRect | null} from
 */
export function fly(page, news, from) {
  const to = from && lastTile(page, news.seat ?? -1);
  if (!from || !to) return;
  const there = to.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (to.cloneNode(true));
  copy.className = "tile flyer";
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ height, more = "") => ({
    height: `${height}px`,
    transform: `translate(${x}px, ${y}px) ${more}`,
  });
  const high = Math.min(from.top, there.top) - 24;
  const flight = copy.animate(
    [
      at(from.left, from.top, from.height),
      {
        ...at((from.left + there.left) / 2, (high + (from.top + there.top) / 2) / 2, Math.max(from.height, there.height), "rotate(-5deg)"),
        offset: 0.5,
      },
      at(there.left, there.top, there.height),
    ],
    { duration: FLIGHT, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "both" },
  );
  to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  flight.finished.catch(() => {}).then(() => copy.remove());
}

/** The dice that were rolled tumble. @param {{ root: ParentNode }} page @param {Some} news */
export function tumble(page, news) {
  if (calm() || document.hidden) return;
  news.dice?.forEach((/** @type {string | null} */ face, /** @type {number} */ at) => {
    if (!face) return;
    page.root.querySelector(`.die[data-at="${at}"]`)?.animate(
      [
        { translate: "0 0", rotate: "-320deg" },
        { translate: "0 -22px", rotate: "-150deg", offset: 0.4 },
        { translate: "0 0", rotate: "-30deg", offset: 0.75 },
        { translate: "0 -4px", rotate: "6deg", offset: 0.88 },
        { translate: "0 0", rotate: "0deg" },
      ],
      { duration: TUMBLE + 35 * at, easing: "ease-out" },
    );
  });
}
