// How the real die of Skeleton is tapped.

import { html } from "../element.js";
import { facesOf } from "../typed/throw.js";
import { t } from "../words.js";
import { pips } from "./screen.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").View} View */

/** @param {Page} page @param {View} view @param {import("../typed/throw.js").Thrown} thrown @returns {import("../typed/pad.js").Ask} */
export const pad = (page, view, thrown) => ({
  key: thrown.at,
  kind: "die",
  fall: true,
  seat: view.seat,
  say: t("typed.roll", { who: page.name(view.seat) }),
  slots: [{ lying: null, name: t("typed.die", { n: 1 }) }],
  faces: () => facesOf(thrown).map((face) => ({ face, name: t("die", { n: face }), keys: [face] })),
  art: (face) => html`<span class="die">${pips(face)}</span>`,
  write: ([face]) => face,
  typed: thrown.typed === null ? null : [thrown.typed],
});
