// Values as people read them: of a hundred games, in points; or what is lost, which the words of the game name.

import { lang, t } from "../words.js";

/** @typedef {import("../../generated/wire.js").Hint} Hint @typedef {import("../../generated/wire.js").HintAction} HintAction */

/** A number rounded for people, and the same as a word. @param {number} value @param {number} digits */
function rounded(value, digits) {
  const n = Number(value.toFixed(digits));
  return { n, value: n.toLocaleString(lang, { maximumFractionDigits: digits }) };
}

/** What the best action is worth. @param {Hint} hint */
export function worth(hint) {
  const { value } = hint.best[0];
  if (hint.unit === "victory") return t("hint.victory", rounded(100 * value, hint.exact ? 1 : 0));
  if (hint.unit === "penalty") return t(`hint.${hint.unit}`, rounded(Math.abs(value), hint.exact ? 2 : 1));
  return t(hint.exact ? "hint.points.exact" : "hint.points", rounded(value, hint.exact ? 1 : 0));
}

/** What another one costs. @param {Hint} hint @param {HintAction} one */
export function cost(hint, { loss }) {
  const less = hint.unit === "victory" ? rounded(100 * loss, 1) : rounded(loss, hint.unit === "penalty" ? 2 : 1);
  return less.n ? t(`hint.cost.${hint.unit}`, less) : t("hint.same");
}
