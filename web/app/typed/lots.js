// What is asked in the same way in every game: who begins.

import { drawing, html } from "../element.js";
import { t } from "../words.js";

/** @typedef {import("../game-types.js").Stage} Stage */

/** Who begins, by name. @param {Stage} page @param {import("./throw.js").Thrown} thrown @returns {import("./pad.js").Ask} */
export function whoBegins(page, thrown) {
  const seats = page.link.room.seats.map((_, seat) => seat);
  return {
    key: thrown.at,
    kind: "seats",
    seat: null,
    say: t("typed.first"),
    slots: [{ lying: null, name: t("typed.first") }],
    faces: () =>
      seats.map((/** @type {number} */ seat) => ({ face: `first:${seat + 1}`, name: page.nameOf(seat), keys: [String(seat + 1)] })),
    art: (face) => {
      const seat = Number(face?.slice(6)) - 1;
      return html`${drawing(page.faceOf(seat), "0 0 48 48", "face")}<b>${page.nameOf(seat)}</b>`;
    },
    write: ([face]) => face,
    typed: thrown.typed === null ? null : [thrown.typed],
  };
}
