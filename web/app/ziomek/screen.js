// All that a table of Ziomek needs besides what every table has. It is live: nothing waits, and what was is not shown again.

import { html, drawing } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { calm } from "../look.js";
import { play } from "./sounds.js";
import { t } from "../words.js";
import { board, lag } from "./board.js";
import { left } from "./clock.js";
import { layAgain } from "./practice.js";

export { board };
export { dock } from "./dock.js";
export { Hand } from "./hand.js";
export { tell } from "./story.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */

/** Everybody acts at once: the table shows what is, and no step is taken back. */
export const live = true;

/** What stands in the bar: the round, and how long it goes on. @param {Page} page @param {View} view */
export function status(page, view) {
  const clock = view.phase === "building" && left(page) !== null;
  return html`<span class="pill round push"><span><span class="long">${t("round.n", { n: view.round })}</span><span
    class="short" aria-hidden="true">${view.round}/7</span></span>${
      clock ? html`<ziomek-clock .page=${page}></ziomek-clock>` : nothing
    }${lag(page.link.room.seats[page.hand.seat() ?? -1])}</span>`;
}

/** What stands on the cover between two people at one device. */
export const coverDrawing = () => drawing("pic-ziomek", "0 0 300 240");

/**
 * What the server told: the hands are put right, and what others did is seen and heard.
 * @param {Page} page @param {import("./types.js").News[]} news @param {View | null} before the view that was there
 */
export function happened(page, news, before) {
  const { hand } = page;
  hand.told(before);
  layAgain(page);
  if (!before) return;
  const own = page.link.own();
  for (const one of news) {
    const mine = own.includes("seat" in one ? one.seat : -1);
    if (one.kind === "started") play("start");
    if (one.kind === "shouted") play(one.correct ? "shout" : "shout-wrong");
    if (one.kind === "round-ended" && one.by !== "shout") play("round-over");
    if (one.kind === "dropped" && !mine && one.fell.length) rumble(page, one.seat);
  }
  // The last round is looked at before the places are.
  if (page.view?.phase === "over" && before.phase !== "over" && !page.stage) page.stage = { text: "", own: true };
}

/** The small stack of somebody shakes when it falls. @param {Page} page @param {number} seat */
function rumble(page, seat) {
  if (calm()) return;
  page.root
    .querySelector(`.mini[data-seat="${seat}"] .tower-place`)
    ?.animate([{ translate: "0" }, { translate: "-3px 1px" }, { translate: "3px 0" }, { translate: "-2px 0" }, { translate: "0" }], {
      duration: 320,
    });
}
