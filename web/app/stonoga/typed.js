// How the real dice of Stonoga are tapped: shoes and the star, the lot for the golden shoes, the tails.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { whoBegins } from "../typed/lots.js";
import { facesOf } from "../typed/throw.js";
import { t } from "../words.js";
import { dieFace, dieName, letter } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("../typed/throw.js").Thrown} Thrown */
/** @typedef {import("../typed/pad.js").Ask} Ask */

/** The faces of a die: by letter in the language of the page, as records write them, or by number. @param {Thrown} thrown */
const facesIn = (thrown) =>
  facesOf(thrown).map((face, at) => ({
    face,
    name: dieName(face),
    keys: [face === "*" ? "j" : letter(face).toLowerCase(), face.toLowerCase(), String(at + 1)],
  }));

/** @param {string | null} face */
const die = (face) => html`<span class="die">${face === null ? nothing : dieFace(face)}</span>`;

/** @param {Page} page @param {View} view @param {Thrown} thrown @returns {Ask} */
export function pad(page, view, thrown) {
  if (thrown.kind === "first") return whoBegins(page, thrown);
  if (thrown.kind === "tail") return tails(page, view, thrown);
  const { at: key, typed } = thrown;
  const faces = () => facesIn(thrown);
  if (thrown.kind === "gold") {
    return {
      key,
      kind: "die",
      fall: true,
      seat: null,
      say: t("typed.gold"),
      slots: [{ lying: null, name: t("typed.die", { n: 1 }) }],
      faces,
      art: die,
      write: ([face]) => `gold:${face}`,
      typed: typed === null ? null : [typed.slice(5)],
    };
  }
  const own = page.link.own();
  const you = own.length === 1 && own[0] === view.seat ? ".you" : "";
  const n = thrown.rolled.length;
  return {
    key,
    kind: "dice",
    fall: true,
    seat: view.seat,
    say: t(`typed.roll.${n === view.dice.length ? "all" : "loose"}${you}`, { who: page.name(view.seat), n }),
    slots: view.dice.map((/** @type {string} */ face, /** @type {number} */ at) => ({
      lying: thrown.rolled.includes(at) ? null : face,
      name: t("typed.die", { n: at + 1 }),
    })),
    faces,
    art: die,
    write: (shown) => shown.map((face, at) => (thrown.rolled.includes(at) ? face : ".")).join(""),
    typed:
      typed === null
        ? null
        : view.dice.map((/** @type {string} */ face, /** @type {number} */ at) => (typed[at] === "." ? face : typed[at])),
  };
}

/** A tail: to its owner at first, openly at the end. @param {Page} page @param {View} view @param {Thrown} thrown @returns {Ask} */
function tails(page, view, thrown) {
  const { at: key, typed, whose, choices } = thrown;
  const all = facesOf(thrown);
  const left = choices.length ? choices.map((one) => one.slice(5)) : all;
  const keeper = view.seats.findIndex((seat) => seat.tail === "kept");
  const seat = whose ?? (keeper < 0 ? null : keeper);
  return {
    key,
    kind: "lots",
    seat,
    fix: t("typed.fix.tail"),
    slots: [{ lying: null, name: t("tail") }],
    typed: typed === null ? null : [typed.slice(5)],
    say: whose === null ? t("typed.tail.tell", { who: seat === null ? "" : page.nameOf(seat) }) : t("typed.tail.you"),
    faces: () =>
      all.map((face, at) => ({
        face,
        gone: !left.includes(face),
        name: t("typed.tail", { a: t(`colour.${face[0]}`), b: t(`colour.${face[1]}`) }),
        keys: [String((at + 1) % 10)],
      })),
    art: (face) =>
      face === null
        ? nothing
        : html`<span class="tail-mark t-${face[0].toLowerCase()} u-${face[1].toLowerCase()}">${drawing("tail-two", "0 0 60 60")}</span><b
          class="num">${letter(face[0])}${letter(face[1])}</b>`,
    write: ([face]) => `tail:${face}`,
    secret: {
      roll: "tail:?",
      keep: t("typed.tail.keep"),
      wait: seat === null ? "" : t("typed.wait.tail", { who: page.name(seat) }),
      bot: [t("typed.tail.bot", { who: seat === null ? "" : page.nameOf(seat) }), t("typed.tail.bot.done")],
      shared: [t("typed.tail.shared"), t("typed.tail.keep-all")],
    },
  };
}
