// What faces of dice look like and what they are called where they are counted. Flat: they are printed here.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES } from "../games.js";
import { has, t } from "../words.js";

/** What draws the dice of each game, as far as it has come. @type {Record<string, import("../game-types.js").Dice>} */
const drawn = {};

/** Fetches what draws the dice of these games. @param {{ game: string }[]} counts */
export const learnDice = (counts) =>
  Promise.allSettled(
    [...new Set(counts.map(({ game }) => game))].map(async (game) => {
      const found = await GAMES[game]?.dice();
      if (found) drawn[game] = found;
    }),
  );

/** A face, small; what nobody draws is written on a plain die. @param {string} game @param {string} kind @param {string} face */
export const faceArt = (game, kind, face) =>
  html`<span class="fall-face" data-hue=${drawn[game]?.hueOf(kind) ?? "w"}>${
    drawn[game]?.faceArt(kind, face) ?? html`<b class="num">${face}</b>`
  }</span>`;

/** What a face is called. @param {string} game @param {string} face */
export const faceName = (game, face) => (has(`dice.face.${game}.${face}`) ? t(`dice.face.${game}.${face}`) : face);

/** What a kind of die is called. @param {string} game @param {string} kind */
export const kindName = (game, kind) => (has(`dice.kind.${game}.${kind}`) ? t(`dice.kind.${game}.${kind}`) : kind);

/** The sign of a kind whose colour needs one. @param {string} game @param {string} kind */
export const kindSign = (game, kind) => drawn[game]?.kindSign?.(kind) ?? nothing;
