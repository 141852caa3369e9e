// All that a table of Skeleton needs besides what every table has.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { calm } from "../look.js";
import { has, t } from "../words.js";

export { dock } from "./dock.js";
export { Hand } from "./hand.js";
export { withNews } from "./shown.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View @typedef {import("./types.js").News} News */

/** How long news of others are looked at, in milliseconds. @type {Record<string, number>} */
export const LOOK = { rolled: 1000, lost: 1400, banked: 1200 };

const TUMBLE = 460,
  READ = 1600;

/** A face of the die; without one, a die that has not fallen. @param {string | null} face */
export const pips = (face) => (face ? drawing(`pip-${face}`, "0 0 48 48") : nothing);

/** @param {Page} page @param {View} view */
export function board(page, view) {
  return html`<section class="felt" aria-label=${t("ui.your-dice")}>
      <span class="die t1" role="img" aria-label=${view.die ? t("die", { n: view.die }) : t("die.none")}>${pips(view.die)}</span>
      <p class="pot"><span>${t("pot")}</span><b class="num">${view.pot}</b></p>
      <p class="quiet">${view.left === null ? t("goal", { n: page.link.room.options.goal }) : t("left", { n: view.left })}</p>
    </section>
    <ol class="players" aria-label=${t("points")}>${view.seats.map(
      (bank, seat) => html`<li class="seat ${seat === view.seat && view.phase !== "over" ? "is-turn" : ""}" data-seat=${seat}>
      ${drawing(page.faceOf(seat), "0 0 48 48", "face")}<b>${page.name(seat)}</b><b class="num push">${bank.points}</b></li>`,
    )}</ol>`;
}

/** What stands on the cover between two people at one device. */
export const coverDrawing = () => html`<span class="die">${pips("1")}</span>`;

/**
 * What happened, in a sentence.
 * @param {News} news @param {(seat: number) => string} name @param {(seat: number) => boolean} mine
 * @returns {import("../game-types.js").Told}
 */
export function tell(news, name, mine) {
  if (news.kind === "ended") return { text: t("news.ended"), seat: null };
  const { kind, seat } = news;
  /** @type {Record<string, string | number>} */
  const numbers = kind === "rolled" ? { die: news.die } : kind === "banked" ? { pot: news.pot, points: news.points } : {};
  const key = `news.${kind}`;
  return { text: t(mine(seat) && has(`${key}.you`) ? `${key}.you` : key, { who: name(seat), ...numbers }), seat };
}

/**
 * A pot that was lost is looked at before others go on.
 * @param {News} news @param {News | undefined} _next @param {boolean} _shared @param {boolean} still
 */
export const stays = (news, _next, _shared, still) => (news.kind === "lost" && !still ? READ : 0);

export const before = () => null;

/** The die tumbles. @param {Page} page @param {News} news @param {unknown} _from @param {boolean} still nothing moves */
export function after(page, news, _from, still) {
  if (still || calm() || document.hidden || news.kind !== "rolled") return;
  page.root.querySelector(".felt .die")?.animate(
    [
      { translate: "0 0", rotate: "-320deg" },
      { translate: "0 -22px", rotate: "-150deg", offset: 0.4 },
      { translate: "0 0", rotate: "-30deg", offset: 0.75 },
      { translate: "0 0", rotate: "0deg" },
    ],
    { duration: TUMBLE, easing: "ease-out" },
  );
}
