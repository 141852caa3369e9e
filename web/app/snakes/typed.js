// How the real dice of Snakes are tapped: the faces of the die that was chosen.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { whoBegins } from "../typed/lots.js";
import { facesOf } from "../typed/throw.js";
import { t } from "../words.js";
import { faceArt } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("../typed/throw.js").Thrown} Thrown */
/** @typedef {import("../typed/pad.js").Ask} Ask */

/** What stands for a face on the keyboard, beside its letter. @type {Record<string, string[]>} */
const ALSO = { "+": ["=", "p"], "-": ["_", "m"] };

/** @param {Page} page @param {View} view @param {Thrown} thrown @returns {Ask} */
export function pad(page, view, thrown) {
  if (thrown.kind === "first") return whoBegins(page, thrown);
  const { seat } = view;
  const own = page.link.own();
  const you = own.length === 1 && own[0] === seat ? ".you" : "";
  const die = /** @type {"g" | "o"} */ (thrown.dice[0].kind);
  return {
    key: thrown.at,
    kind: "die",
    fall: true,
    seat,
    say: t(`typed.roll.${die}${you}`, { who: page.name(seat) }),
    slots: [{ lying: null, name: t(`die.${die}`) }],
    faces: () =>
      facesOf(thrown).map((face, at) => ({
        face,
        name: t(`piece.${face}`),
        keys: [face.toLowerCase(), ...(ALSO[face] ?? []), String(at + 1)],
      })),
    art: (face) => html`<span class="die hand-die of-${die} ${face ? "" : "is-blank"}">${face ? faceArt(die, face) : nothing}</span>`,
    write: ([face]) => face,
    typed: thrown.typed === null ? null : [thrown.typed],
  };
}
