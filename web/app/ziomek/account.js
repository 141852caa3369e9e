// The stack in words, for those who listen: every level, what is held, and how far the line is.

import { t } from "../words.js";
import { pieceName, poseName, wantName } from "./pieces.js";
import { UNSURE } from "./tip.js";
import { gap, joined, joints } from "./wood.js";

/** @typedef {import("./types.js").View} View */

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./wood.js").Laid} Laid */

/** Where the line enters, against where it leaves the level below. @param {Laid} below @param {Laid} above */
function meeting(below, above) {
  const by = gap(below, above);
  if (joined(below, above)) return t("line.meets");
  return t(by < 0 ? "line.left" : "line.right", { n: Math.abs(by) });
}

/** How far the held piece is from the line. @param {Hand} hand */
export function gapWords(hand) {
  const top = hand.stack().at(-1);
  if (!hand.held) return "";
  if (!top) return t("line.first");
  if (!hand.touches()) return t("say.beside");
  const weakest = Math.min(...joints(hand.tried()).map((one) => one.margin));
  const sway = weakest <= 0 ? t("sway.falls") : weakest < UNSURE ? t("sway.some") : t("sway.none");
  return `${meeting(top, hand.held)}. ${sway}`;
}

export const account = {
  /** @param {Laid[]} stack @param {number} n from 0 */
  level(stack, n) {
    const base = t("account.level", { level: n + 1, piece: poseName(stack[n]) });
    return n ? `${base}; ${meeting(stack[n - 1], stack[n])}` : base;
  },

  /** @param {Hand} hand */
  held(hand) {
    return hand.held ? `${t("account.held", { piece: poseName(hand.held) })}. ${gapWords(hand)}` : "";
  },

  /** What a level of the check came to. @param {View} view @param {Laid[]} stack @param {number} n @param {string} verdict */
  verdict(view, stack, n, verdict) {
    const level = n + 1;
    if (verdict === "piece") return t("verdict.piece", { level, want: wantName(view.wants?.[n] ?? ""), piece: pieceName(stack[n].piece) });
    if (verdict === "line") return t("verdict.line", { level, n: Math.abs(gap(stack[n - 1], stack[n])) });
    return t(`verdict.${verdict}`, { level });
  },
};
