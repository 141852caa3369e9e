// Pieces as they are drawn: 1 unit is 1 mm. Blocks are wood; the line is a wire that lights up as far as it is joined.

import { html, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { HEIGHT } from "../../generated/ziomek-blocks.js";
import { t } from "../words.js";
import { COLOURS, ends, faceOf, isZiomek, smiles, widthOf, write } from "./wood.js";

/** @typedef {import("./wood.js").Pose} Pose */
/** @typedef {import("./wood.js").Laid} Laid */

/** The colour of each seat's long blocks. */
const SEATS = ["y", "g", "p", "o"];

/** How it is dyed: grey is stone. @param {string} piece @param {number} seat */
export const hueOf = (piece, seat) => (piece === "g" ? "s" : isZiomek(piece) ? piece : SEATS[seat % SEATS.length]);

/** @param {string} colour */
export const dye = (colour) => hueOf(colour, 0);

/** The letter of a colour, from its name in this language. @param {string} colour */
export const letter = (colour) => t(`letter.${colour}`);

/** The run of the line over a face, long enough to cover the block's lower edge. @param {Pose} pose */
function run(pose) {
  const face = faceOf(pose);
  return pose.flipped ? `${face.path}V-1.7` : `M${face.in} 19.7${face.path.replace("M", "L")}`;
}

/** A piece at the origin, its upper left corner there. @param {Pose} pose @param {number} seat */
export function wood(pose, seat) {
  const width = widthOf(pose.piece);
  const upside = pose.flipped ? `rotate(180 ${width / 2} ${HEIGHT / 2})` : nothing;
  const d = run(pose);
  const body = isZiomek(pose.piece)
    ? svg`<rect class="rim" y="2" width=${width} height="17.6" rx="3.2"></rect><g transform=${upside}>${
        pose.side === "a"
          ? svg`<use href="#ziomek-${pose.piece}" width=${width} height="18"></use>`
          : svg`<rect class="back" width=${width} height="17.8" rx="3.2"></rect><text class="burnt" x=${
              ends({ ...pose, flipped: false })[0] < width / 2 ? width - 5.5 : 5.5
            } y="12">${letter(pose.piece)}</text>`
      }</g>`
    : svg`<use href="#block" width="90" height="20"></use>`;
  return svg`<g class="wood" data-hue=${hueOf(pose.piece, seat)}>${body}<g class="run" transform=${upside}><path
    class="halo" d=${d}></path><path class="wire" d=${d}></path><path class="core" d=${d}></path></g></g>`;
}

/** A piece alone, as a small picture. @param {Pose} pose @param {number} seat */
export const portrait = (pose, seat) =>
  html`<svg class="portrait" viewBox="0 0 ${widthOf(pose.piece)} 20" aria-hidden="true">${wood(pose, seat)}</svg>`;

/** The height of a level's upper edge, downwards from the floor. @param {number} n the level, from 0 */
export const topOf = (n) => -HEIGHT * (n + 1);

/**
 * A whole stack at a fixed scale, for the others' and for the end.
 * @param {Laid[]} stack @param {number} seat @param {number} levels @param {number} lit through how many levels the line runs
 * @param {string[]} [verdicts]
 */
export function mini(stack, seat, levels, lit, verdicts) {
  const left = Math.min(...stack.map((one) => one.x), 155),
    right = Math.max(...stack.map((one) => one.x + widthOf(one.piece)), 245);
  const high = Math.max(levels, stack.length) * HEIGHT + 6;
  const wide = Math.max(right - left, 130) + (verdicts ? 24 : 0);
  return svg`<svg class="tower" preserveAspectRatio="xMidYMax meet" viewBox="${(left + right) / 2 - wide / 2} ${-high} ${wide} ${high + 5}"
    aria-hidden="true"><rect class="floor" x=${(left + right) / 2 - wide / 2} y="0" width=${wide} height="5" rx="2"></rect>
    ${stack.map(
      (laid, n) =>
        svg`<g class="level ${n < lit ? "is-lit" : ""}" data-laid=${write(laid)}
          transform="translate(${laid.x} ${topOf(n)})">${wood(laid, seat)}${
            verdicts?.[n] ? mark(verdicts[n], widthOf(laid.piece) + 8) : nothing
          }</g>`,
    )}</svg>`;
}

/** Right or wrong, as a stamp beside a level. @param {string} verdict @param {number} x */
export const mark = (verdict, x) =>
  svg`<g class="stamp ${verdict === "right" ? "is-right" : "is-wrong"}" transform="translate(${x} 9)"><circle r="6.4"></circle><path d=${
    verdict === "right" ? "M-3 .3l2 2.200L3 -2.200" : "M-2.400 -2.400L2.400 2.400M2.400 -2.400L-2.400 2.400"
  }></path></g>`;

/** A ten-sided die. @param {string} colour @param {string | number} shows */
export const d10 = (colour, shows) =>
  html`<span class="d10-face" data-hue=${dye(colour)}><svg viewBox="0 0 48 48" aria-hidden="true"><path
    class="under" d="M24 2L45 27 24 47 3 27z"></path><path class="over" d="M24 1L45 24 24 43 3 24z"></path><path
      class="ridge" d="M4 24l9 3L24 1l11 26 9-3M13 27l11 14 11-14z"></path></svg><b class="num">${shows}</b></span>`;

/** What a piece is called. @param {string} piece */
export const pieceName = (piece) => (isZiomek(piece) ? t(`ziomek.${piece}`) : t("block.n", { n: piece }));

/** How it lies, in words. @param {Pose} pose */
export function poseName(pose) {
  const name = pieceName(pose.piece);
  if (isZiomek(pose.piece)) return t(smiles(pose) ? "pose.smiles" : pose.flipped ? "pose.head" : "pose.blank", { piece: name });
  return t(pose.flipped ? "pose.side.head" : "pose.side", { piece: name, n: "abcd".indexOf(pose.side) + 1 });
}

/** What a level asks for, in words. @param {string} want none, one or two colours */
export function wantName(want) {
  const [one, other] = [...want];
  return other ? t("want.either", { one: t(`ziomek.${one}`), other: t(`ziomek.${other}`) }) : one ? t(`ziomek.${one}`) : t("want.long");
}

export { COLOURS };
