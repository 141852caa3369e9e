// The drawings of Stonoga's rules page: one a sentence, each the picture of a worked example.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { centipede, dieFace, dieName, face, label, letter, shoes } from "./pieces.js";

const COLOURS = ["R", "Y", "G", "B", "K"];
const SIZES = [2, 3, 4];

/** What the sentences call the tiles and colours. @returns {Record<string, string>} */
export const params = () =>
  Object.fromEntries(
    COLOURS.flatMap((colour) => [[colour, letter(colour)], ...SIZES.map((n) => [`${colour}${n}`, label(`${colour}${n}`)])]),
  );

const names = (/** @type {string} */ faces) => [...faces].map(dieName).join(", ");

/** @param {string} faces such as `BB*` @param {string} [kind] */
const row = (faces, kind = "") => [...faces].map((one, at) => html`<span class="die t${(at % 3) + 1} ${kind}">${dieFace(one)}</span>`);

/** Dice that count, and dice that do not. @param {string} faces @param {string} [out] */
const dice = (faces, out = "") =>
  html`<span class="ex-dice" role="img" aria-label=${names(faces + out)}>${row(faces)}${row(out, "is-disabled")}</span>`;

/** Kept dice in the well, the others loose, as at the table. @param {string} kept @param {string} loose */
const keeping = (
  kept,
  loose,
) => html`<span class="well ex-dice" role="img" aria-label="${t("ui.kept-dice")}: ${names(kept)}">${row(kept, "is-kept")}</span>
  <span class="ex-dice" role="img" aria-label="${t("ui.loose-dice")}: ${names(loose)}">${row(loose)}</span>`;

/** @param {string} tile `Y4`, and `Y4+` with a golden shoe on it @param {string} [state] */
const tile = (tile, state = "") => html`<span class="tile ${state}" role="img" data-hue=${tile[0].toLowerCase()} data-n=${tile[1]}
  aria-label=${t(tile[2] ? "tile.golden" : "tile", {
    label: label(tile),
    shoes: shoes(tile),
  })}>${face(tile.slice(0, 2), tile[2] === "+")}</span>`;

/** The place of a tile that somebody has taken. @param {string} tile */
const gone = (tile) =>
  html`<span class="tile is-gone" data-hue=${tile[0].toLowerCase()} data-n=${tile[1]} aria-hidden="true"><s
    class="lbl">${label(tile)}</s></span>`;

/** What comes of the dice: the arrow stays with it when the line is full. @param {unknown} what */
const gives = (what) => html`<span class="ex-gives">${icon("back")}${what}</span>`;
const never = html`<span class="ex-never" aria-hidden="true">${icon("no")}</span>`;
const shoe = (/** @type {string} */ kind) => drawing(`shoe-${kind}`, "0 0 40 36");
const foot = () => html`<span class="keepsake" role="img" aria-label=${t("piece.foot")}>${shoe("foot")}</span>`;

/** @param {string} two */
const tail = (two) => html`<span class="keepsake tail-open t-${two[0].toLowerCase()} u-${two[1].toLowerCase()}" role="img"
  aria-label=${t("tail")}>${drawing("tail-two", "0 0 60 60")}<span class="lbl">${letter(two[0])}${letter(two[1])}</span></span>`;

/**
 * An animal; in one chapter all have one scale. @param {string} pieces @param {number} longest
 * @param {{ sign?: "crown" | "lock" | "none", lit?: boolean }} [how] `none`: stands under one that has a sign
 */
const animal = (pieces, longest, how = {}) => html`<span class="ex-animal">
  ${
    how.sign === "none" ? html`<span class="ico"></span>` : how.sign ? icon(how.sign) : nothing
  }${centipede({ pieces: pieces.split(" ") }, { longest, lit: how.lit })}</span>`;

const shop = () => html`<span class="shop" role="img" aria-label=${t("middle")}><span class="awning"></span><span class="shelf">
  ${COLOURS.map(
    (colour) =>
      html`${SIZES.map(
        (n) => html`<span class="tile" data-hue=${colour.toLowerCase()} data-n=${n}>${face(`${colour}${n}`, false)}</span>`,
      )}<i class="board"></i>`,
  )}
</span></span>`;

/** @type {import("../pages/rules.js").Chapter[]} */
export const chapters = [
  { id: "goal", steps: [() => animal("R3 Y2 B4", 9, { sign: "crown" }), () => animal("G4 K2", 9, { sign: "none" })] },
  {
    id: "table",
    steps: [shop, () => html`<span class="ex-dice all-faces" role="img" aria-label=${names("RYGBK*")}>${row("RYGBK*")}</span>`],
  },
  { id: "turn", steps: [() => keeping("BB", "YK"), () => keeping("BB*", "G"), () => dice("BB*B")] },
  {
    id: "take",
    steps: [
      () => html`${dice("BBB*")}${gives(tile("B4"))}`,
      () => html`${dice("BBB", "*")}${gives(tile("B3"))}`,
      () => html`${dice("BBB*")}${gives(html`<span class="ex-pile">${gone("B4")}${tile("B3")}</span>`)}`,
    ],
  },
  {
    id: "nothing",
    steps: [
      () => html`${dice("RYGK")}${gives(never)}`,
      () => html`${dice("GG", "RK")}${gives(tile("G2"))}`,
      () => html`${dice("GG", "RK")}${gives(gone("G2"))}`,
    ],
  },
  { id: "end", steps: [() => animal("R4 R3 Y2", 9, { sign: "crown" }), () => animal("B4 G3 K2", 9, { sign: "none" })] },
  {
    id: "steal",
    extra: true,
    sign: () => icon("steal"),
    steps: [() => html`${dice("YY*", "G")}${gives(animal("K2 G4 Y3", 9, { lit: true }))}`, () => html`${dice("YYYY")}${gives(never)}`],
  },
  {
    id: "barefoot",
    extra: true,
    sign: () => shoe("foot"),
    steps: [() => html`${keeping("KKK", "B")}${foot()}`, () => html`${dice("KKKK")}${gives(tile("K4"))}`],
  },
  {
    id: "tails",
    extra: true,
    sign: () => html`<span class="tail-open t-r u-b">${drawing("tail-two", "0 0 60 60")}</span>`,
    steps: [() => html`${animal("R3 K2 B2", 7)}${tail("RB")}`, () => html`${animal("R3 G4", 7)}${tail("RB")}`],
  },
  {
    id: "golden",
    extra: true,
    sign: () => shoe("gold"),
    steps: [
      () => html`${dice("Y")}${gives(tile("Y4+"))}`,
      () => html`${dice("Y")}${gives(html`${tile("Y3+")}${tile("Y4+")}`)}`,
      () => animal("Y4 gold", 6, { sign: "none" }),
      () => animal("R2 Y4 gold", 6, { sign: "lock" }),
    ],
  },
  {
    id: "solo",
    extra: true,
    sign: () => drawing("head", "0 0 80 78"),
    steps: [
      () =>
        html`${dice("RYGK")}<span class="ex-pile">${tile("R4")}${tile("Y3")}${tile("G2", "is-losing")}${tile("K2", "is-losing")}</span>`,
      () => html`<span class="ex-back" aria-hidden="true">${icon("no")}</span>`,
    ],
  },
  {
    id: "players",
    extra: true,
    sign: () => icon("people"),
    steps: [() => html`<span class="ex-pile small">${COLOURS.map((colour) => tile(`${colour}4`))}</span>`],
  },
  {
    id: "edition",
    extra: true,
    sign: () => shoe("b"),
    steps: [
      () => html`${dice("BBB*")}${gives(html`<span class="ex-pile">${tile("B4")}${tile("B3")}${tile("B2")}</span>`)}`,
      () => html`${dice("YYYY")}${gives(animal("K2 G4 Y3", 9, { lit: true }))}`,
    ],
  },
];
