// The drawings of Skeleton's rules page: one a sentence.

import { html } from "../element.js";
import { t } from "../words.js";
import { pips } from "./screen.js";

/** @param {string} faces such as `56` */
const dice = (faces) =>
  html`<span class="ex-dice" role="img" aria-label=${[...faces].map((n) => t("die", { n })).join(", ")}>${[...faces].map(
    (face, at) => html`<span class="die t${(at % 3) + 1}">${pips(face)}</span>`,
  )}</span>`;

/** @type {import("../pages/rules.js").Chapter[]} */
export const chapters = [
  { id: "goal", steps: [() => dice("6")] },
  { id: "turn", steps: [() => dice("546"), () => dice("541")] },
  { id: "solo", steps: [() => dice("66")] },
];
