// How the real dice of Clever are tapped: one die after the other as they stand in the app, and which of equal ones lies nearer to the
// tray.

import { drawing, html } from "../element.js";
import { whoBegins } from "../typed/lots.js";
import { facesOf } from "../typed/throw.js";
import { t } from "../words.js";
import { DICE, dieFace, dieName, hue } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("../typed/throw.js").Thrown} Thrown */
/** @typedef {import("../typed/pad.js").Ask} Ask */

/** @param {string} die @param {number} face */
const piece = (die, face) => html`<span class="die" data-hue=${hue(die)}>${dieFace(die, face)}</span>`;

/** @param {Page} page @param {View} view @param {Thrown} thrown @returns {Ask} */
export function pad(page, view, thrown) {
  if (thrown.kind === "first") return whoBegins(page, thrown);
  const own = page.link.own();
  const you = own.length === 1 && own[0] === view.seat ? ".you" : "";
  if (thrown.kind === "lot") return lot(view, thrown);
  const { at: key, typed, rolled } = thrown;
  // Before the first throw of a turn all dice are picked up, whatever they showed.
  const n = rolled.length;
  return {
    key,
    kind: "dice",
    fall: true,
    seat: view.seat,
    say: t(`typed.roll.${n === DICE.length ? "all" : "loose"}${you}`, { who: page.name(view.seat), n }),
    slots: DICE.map((die, at) => ({ lying: rolled.includes(at) ? null : String(view.faces[at]), name: dieName(die, 0) })),
    faces: (slot) => facesOf(thrown, slot).map((face) => ({ face, name: dieName(DICE[slot], Number(face)), keys: [face] })),
    art: (face, slot) =>
      slot < 0 ? html`<span class="die">${drawing(`pip-${face}`, "0 0 48 48")}</span>` : piece(DICE[slot], Number(face ?? 0)),
    write: (shown) => shown.map((face, at) => (rolled.includes(at) ? face : ".")).join(""),
    typed: typed === null ? null : DICE.map((_, at) => (typed[at] === "." ? String(view.faces[at]) : typed[at])),
  };
}

/** Equal dice, of which some belong on the tray. @param {View} view @param {Thrown} thrown @returns {Ask} */
function lot(view, { at: key, typed, choices }) {
  const face = (/** @type {string} */ die) => view.faces[DICE.indexOf(die)];
  const drawn = (typed ?? choices[0]).slice(4);
  const tied = DICE.filter((die) => face(die) === face(drawn[0]));
  return {
    key,
    kind: "dice",
    once: true,
    seat: view.seat,
    say: t("typed.lot", { n: drawn.length }),
    slots: [...drawn].map((_, at) => ({ lying: null, name: t("typed.die", { n: at + 1 }) })),
    faces: () => tied.map((die, at) => ({ face: die, name: dieName(die, face(die)), keys: [String(at + 1)] })),
    art: (die) => (die ? piece(die, face(die)) : html`<span class="die is-nothing"></span>`),
    write: (shown) => `lot:${DICE.filter((die) => shown.includes(die)).join("")}`,
    typed: typed === null ? null : [...drawn],
  };
}
