// The pieces of Stonoga: tiles, dice, centipedes.

import { drawing, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";

/** @typedef {import("./types.js").SeatView} SeatView */

/** `R4` as words: "4 red shoes". @param {string} tile */
export const shoes = (tile) => t(`shoes.${tile[0]}`, { n: Number(tile[1]) });

/** The letter of a colour, from its name in this language. @param {string} colour */
export const letter = (colour) => t(`letter.${colour}`);

/** What stands on a tile. @param {string} tile */
export const label = (tile) => letter(tile[0]) + tile[1];

/** The same as a tag, where letter and number are set apart. @param {string} tile */
export const tag = (tile) => html`<span class="lbl">${letter(tile[0])}<b>${tile[1]}</b></span>`;

/** The inside of a tile. @param {string} tile @param {boolean} golden */
export const face = (tile, golden) => {
  const [colour, n] = [tile[0].toLowerCase(), Number(tile[1])];
  return html`${drawing(`tile-${colour}${n}`, `0 0 ${40 * n} 78`)}${tag(tile)}${
    golden ? drawing("shoe-gold", "0 0 40 36", "gold-mark") : nothing
  }`;
};

/** A piece list with golden shoes put onto the tile before them. @param {string[]} pieces */
export function grouped(pieces) {
  /** @type {{ tile: string, golden: boolean }[]} */
  const tiles = [];
  for (const piece of pieces) {
    const last = tiles[tiles.length - 1];
    if (piece === "gold" && last) last.golden = true;
    else if (piece !== "gold") tiles.push({ tile: piece, golden: false });
  }
  return tiles;
}

/** How many shoes there are on the tiles of a seat. @param {Pick<SeatView, "pieces">} seat @returns {number} */
export const lengthOf = (seat) => grouped(seat.pieces).reduce((sum, { tile }) => sum + Number(tile[1]), 0);

/** Lengths from which on an animal is drawn in other ways where there is little room. */
const LONG = [8, 13, 16, 24, 30];

/**
 * A centipede that shrinks to fit, and on narrow screens bends when it is long.
 * @param {Pick<SeatView, "pieces">} seat @param {{ lit?: boolean, longest?: number }} [how] `lit`: its last tile can be taken away;
 * `longest`: things that are compared have one scale
 */
export function centipede(seat, how = {}) {
  const tiles = grouped(seat.pieces);
  const length = lengthOf(seat);
  const fit = Math.min(Math.max(how.longest ?? length, 4), 65);
  const over = LONG.filter((least) => fit > least)
    .map((least) => `over-${least}`)
    .join(" ");
  return html`<div class="pasture"><div class="centipede fit len-${fit} ${over}" role="img" aria-label=${[
    t("shoes", { n: length }),
    ...tiles.map(({ tile }) => label(tile)),
  ].join(", ")}>
    ${drawing("head", "0 0 80 78", "head")}
    ${tiles.map(({ tile, golden }, at) => {
      const last = at === tiles.length - 1;
      return html`<span class="tile ${last ? "last" : ""} ${
        last && how.lit ? "can-steal" : ""
      }" data-hue=${tile[0].toLowerCase()} data-n=${tile[1]}>${face(tile, golden)}</span>`;
    })}
    ${drawing("tail-end", "0 0 34 78", "tail-tip")}
  </div></div>`;
}

/** What a die shows. @param {string} shown */
export const dieFace = (shown) =>
  shown === "*"
    ? drawing("star", "0 0 48 48")
    : html`${drawing(`shoe-${shown.toLowerCase()}`, "0 0 40 36", "shoe")}<span class="mark">${letter(shown)}</span>`;

/** @param {string} shown */
export const dieName = (shown) => t(`die.${shown}`);
