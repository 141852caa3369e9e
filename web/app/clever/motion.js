// What moves: dice tumble and slide to where they lie now, marks are drawn. Nothing waits for it, and who wants calm sees none of it.

import { calm } from "../look.js";

const TUMBLE = 460,
  SLIDE = 300,
  DRAW = 260;

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").Some} Some */

/** Dice that lie elsewhere after this drawing slide there. Called while the old drawing still stands. @param {Page} page */
export function slide(page) {
  if (calm() || document.hidden) return;
  const dice = () => /** @type {HTMLElement[]} */ ([...page.root.querySelectorAll(".die[data-die]")]);
  const were = new Map(dice().map((die) => [die.dataset.die, die.getBoundingClientRect()]));
  if (!were.size) return;
  page.root.updateComplete.then(() => {
    for (const die of dice()) {
      const from = were.get(die.dataset.die);
      const to = die.getBoundingClientRect();
      const zone = die.parentElement?.className ?? "";
      const was = page.hand.zones.get(die.dataset.die);
      page.hand.zones.set(die.dataset.die, zone);
      // Only from one place to another: a die that is lifted moves by itself.
      if (!from || !was || was === zone || !to.width) continue;
      const scale = from.width / to.width;
      die.animate(
        [
          { translate: `${from.left - to.left}px ${from.top - to.top}px`, scale, transformOrigin: "0 0" },
          { translate: "0 0", scale: 1, transformOrigin: "0 0" },
        ],
        { duration: SLIDE, easing: "cubic-bezier(0.3, 1.2, 0.5, 1)" },
      );
    }
  });
}

/** The dice that were rolled tumble. @param {{ root: ParentNode }} page @param {Some} news */
export function tumble(page, news) {
  if (calm() || document.hidden) return;
  news.dice?.forEach((face, at) => {
    if (!face) return;
    page.root.querySelector(`.die[data-die="${"WYBGOP"[at]}"]`)?.animate(
      [
        { translate: "0 0", rotate: "-320deg" },
        { translate: "0 -20px", rotate: "-150deg", offset: 0.4 },
        { translate: "0 0", rotate: "-30deg", offset: 0.75 },
        { translate: "0 -4px", rotate: "6deg", offset: 0.88 },
        { translate: "0 0", rotate: "0deg" },
      ],
      { duration: TUMBLE + 35 * at, easing: "ease-out" },
    );
  });
}

/**
 * A mark is drawn, stroke after stroke; later marks of a chain wait for the earlier ones.
 * @param {{ root: ParentNode }} page @param {number} seat @param {string} field @param {number} after
 */
export function draw(page, seat, field, after) {
  if (calm() || document.hidden) return;
  for (const cell of page.root.querySelectorAll(`.sheet[data-seat="${seat}"] [data-field="${field}"]`)) {
    [...cell.querySelectorAll(".x path, .n path")].forEach((path, at) => {
      path.animate(
        [
          { strokeDasharray: "1 1", strokeDashoffset: 1 },
          { strokeDasharray: "1 1", strokeDashoffset: 0 },
        ],
        { duration: DRAW, delay: after * DRAW * 2 + at * DRAW * 0.7, fill: "backwards", easing: "ease-out" },
      );
    });
    cell.animate([{ scale: 1.25 }, { scale: 1 }], { duration: DRAW, delay: after * DRAW * 2, easing: "ease-out" });
  }
}
