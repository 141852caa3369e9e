// The chapters of Clever's rules page: one figure a sentence. What the sheet says is read from its data.

import { drawing, icon, svg } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { t } from "../words.js";
import { dieName } from "./pieces.js";
import {
  CELL,
  LONG,
  SQUARE,
  arrow,
  blue,
  bonus,
  cell,
  dice,
  die,
  figure,
  long,
  never,
  num,
  places,
  purse,
  tray,
  yellow,
} from "./rules-figures.js";

/** Dice to ears: "green 3, purple 4". @param {string} row */
const said = (row) =>
  row
    .split(" ")
    .map((one) => dieName(one[0], Number(one[1])))
    .join(", ");
/** An area to ears. @param {string} hue */
const area = (hue) => t(`area.${hue.toUpperCase()}`);

/** What is written in orange, and in purple. */
const ORANGE = [4, 1, 6];
const FOURTH = 5;
const doubled = FOURTH * SHEET.orange.times[ORANGE.length];
const PURPLE = [2, 3, 6];
const LAST = 1;
const sum = (/** @type {readonly number[]} */ list) => list.reduce((all, one) => all + one, 0);

const adding = (/** @type {number[]} */ list) => `${list.join("\u00a0+\u00a0")}\u00a0=\u00a0${sum(list)}`;

/** Two ends of a game: points by area, in the order of the sheet. */
const HUES = "ybgop";
const FOXES = 2;
const GOOD = [30, SHEET.blue.points[7], SHEET.green.points[4], 21, 18];
const POOR = [0, ...GOOD.slice(1)];
const least = (/** @type {number[]} */ points) => Math.min(...points);
const total = (/** @type {number[]} */ points) => sum(points) + FOXES * least(points);

/** The numbers of the sentences. @returns {Record<string, string>} */
export const params = () =>
  Object.fromEntries(
    Object.entries({
      column: SHEET.yellow.stars[0],
      blue4: SHEET.blue.points[4],
      green5: SHEET.green.points[4],
      times: SHEET.orange.times[ORANGE.length],
      doubled,
      orange: adding([...ORANGE, doubled]),
      purple: adding([...PURPLE, LAST]),
      fox: least(GOOD),
      foxes: FOXES * least(GOOD),
      total: total(GOOD),
      poor: total(POOR),
    }).map(([name, value]) => [name, String(value)]),
  );

/** The yellow fields with this number. @param {number} n */
const withNumber = (n) => SHEET.yellow.numbers.flat().flatMap((one, at) => (one === n ? [at] : []));

/**
 * One roll of a turn: what fell, what is picked (`*`), and where all lie then.
 * @param {string} fell @param {string} swept @param {string} picked @param {string} on
 */
function roll(fell, swept, picked, on) {
  const row = fell.replace("*", "");
  const pick = fell
    .split(" ")
    .find((one) => one.endsWith("*"))
    ?.slice(0, 2);
  const gone = swept.split(" ");
  const low = swept ? 66 : 52;
  return figure(
    low + 50,
    `${said(row)}. ${t("rules.clever.places")}: ${said(picked)}. ${t("rules.clever.tray")}: ${said(on)}`,
    svg`
    ${dice(8, 0, row, (one) => ({ lit: one === pick }))}
    ${row.split(" ").map((one, at) => (gone.includes(one) ? arrow(25 + at * 46, 45, "down") : nothing))}
    ${places(2, low, picked)}${tray(132, low, 178, on)}`,
  );
}

/**
 * A long area with a die above the field that it is meant for.
 * @param {"green" | "orange" | "purple"} name @param {import("./rules-figures.js").State} state @param {string} one @param {boolean} [fits]
 */
function above(name, state, one, fits = true) {
  const at = state.lit?.[0] ?? state.numbers?.length ?? 0;
  const x = 25 + at * 25.6 + 11.3;
  return figure(
    60 + LONG,
    `${said(one)}; ${area(name[0])}`,
    svg`${die(x - 17, 0, one, { lit: fits, dim: !fits })}
    ${fits ? arrow(x, 44, "down") : never(x + 42, 17)}${long(0, 60, name, state)}`,
  );
}

/** A face at the table. @param {number} x @param {number} y @param {string} who @param {number} [size] */
const face = (x, y, who, size = 34) => svg`<use href="#who-${who}" x=${x} y=${y} width=${size} height=${size}></use>`;
const WHO = ["cat", "hedgehog", "owl", "frog"];

/** The five areas, the foxes, and what they make together. @param {number[]} points */
const ending = (points) =>
  figure(
    84,
    `${[...HUES].map((hue, at) => `${area(hue)} ${points[at]}`).join(", ")}; ${t("rules.clever.fox")} ${FOXES} ` +
      `× ${least(points)}; ${total(points)}`,
    svg`
  ${points.map((one, at) => purse(2 + at * 63, 0, HUES[at], one, one === least(points)))}
  ${Array.from({ length: FOXES }, (_, at) => bonus(22 + at * 38, 62, "fox", { r: 15 }))}
  ${num(134, 62, `${FOXES} × ${least(points)} = ${FOXES * least(points)}`, 16)}${arrow(192, 62)}
  <rect x="222" y="44" width="84" height="36" rx="12" fill="var(--ink)"></rect>${num(264, 62.5, total(points), 21, "var(--paper)")}`,
  );

/** Faces, how many rounds they play. */
const rounds = () => {
  let x = 0;
  return [6, 6, 5, 4].map((count, at) => {
    const from = x;
    x += (at + 1) * 19 + 32;
    return svg`${WHO.slice(0, at + 1).map((who, n) => face(from + n * 19, 2, who, 18))}
      <rect x=${from + (at + 1) * 19 + 1} y="0" width="20" height="22" rx="6"
        fill="var(--ink)"></rect>${num(from + (at + 1) * 19 + 11, 11.5, count, 13, "var(--paper)")}`;
  });
};

/** What everyone gets when a round begins. */
const track = () =>
  SHEET.rounds.map((gift, at) => {
    const x = 2 + at * 52;
    const now = gift === "black";
    return svg`<rect x=${x} y="0" width="44" height="62" rx="12" fill="var(--paper)" stroke=${now ? "var(--ink)" : "none"}
      stroke-width="2.4"></rect>${num(x + 22, 15, at + 1, 16)}
    ${
      gift === "nothing"
        ? num(x + 22, 43, "–", 16, "var(--ink-2)")
        : gift === "black"
          ? svg`${bonus(x + 13, 42, "X", { r: 9 })}${bonus(x + 32, 42, "6", { r: 9 })}`
          : bonus(x + 22, 42, gift.bonus, { r: 12 })
    }`;
  });

/** The black bonus, and the areas that it may go to. @param {number} x @param {"X" | "6"} kind @param {string} hues */
const black = (x, kind, hues) => svg`${bonus(x + 18, 20, kind, { r: 17 })}${arrow(x + 44, 20)}
  ${[...hues].map(
    (hue, at) =>
      svg`<rect x=${x + 68 + at * 26} y="9" width="22" height="22" rx="6" fill="var(--${hue})"></rect><use
        href="#seal-${hue}" x=${x + 72 + at * 26} y="13" width="14" height="14" fill="var(--${hue}-on)" color="var(--${hue}-on)"></use>`,
  )}`;

/** Bonuses in a row. @param {string[]} kinds */
const kinds = (kinds) => svg`${kinds.map((kind, at) => bonus(24 + at * 54, 20, kind, { r: 18 }))}`;

/** @type {import("../pages/rules.js").Chapter[]} */
export const chapters = [
  {
    id: "goal",
    steps: [
      () =>
        figure(
          2 * 6 + SQUARE + 3 * LONG + 6,
          t("rules.clever.sheet"),
          svg`${yellow(0, 0)}${blue(158, 0)}
        ${long(0, SQUARE + 6, "green")}${long(0, SQUARE + LONG + 12, "orange")}${long(0, SQUARE + 2 * LONG + 18, "purple")}`,
        ),
      () => figure(40, said("W6 Y1 B2 G3 O4 P5"), svg`${dice(20, 2, "W6 Y1 B2 G3 O4 P5")}`),
    ],
  },
  {
    id: "turn",
    steps: [
      () => roll("W4 Y2 B5 G3* O1 P3", "Y2 O1", "G3", "Y2 O1"),
      () => roll("W5 B2 P4*", "B2", "G3 P4", "Y2 O1 B2"),
      () => roll("W3*", "", "G3 P4 W3", "Y2 O1 B2"),
      () =>
        figure(
          98,
          `${said("W4 Y6 B5 G3 O1 P3")}. ${t("rules.clever.places")}: ${said("Y6")}`,
          svg`${dice(8, 0, "W4 Y6 B5 G3 O1 P3", (one) => ({ lit: one === "Y6" }))}
        ${[0, 2, 3, 4, 5].map((at) => arrow(25 + at * 46, 45, "down"))}
        <rect x="8" y="66" width="294" height="22" rx="11" fill="#c7c5cf"></rect><rect
          x="10" y="68" width="290" height="18" rx="9" fill="none" stroke="#eceaf0" stroke-width="2"></rect>`,
        ),
    ],
  },
  {
    id: "yellow",
    steps: [
      () =>
        figure(SQUARE, `${said("Y4")}; ${area("y")}`, svg`${die(70, 52, "Y4")}${arrow(122, 70)}${yellow(158, 0, { lit: withNumber(4) })}`),
      () =>
        figure(
          SQUARE,
          area("y"),
          svg`${yellow(158, 0, { marked: [0, 4, 8], glow: ["star0"] })}${num(84, 74, `★${SHEET.yellow.stars[0]}`, 30)}`,
        ),
    ],
  },
  {
    id: "blue",
    steps: [
      () =>
        figure(
          SQUARE,
          `${said("B5")} + ${said("W2")}; ${area("b")}`,
          svg`${die(6, 52, "B5")}${num(54, 70, "+", 18)}${die(66, 52, "W2")}${arrow(124, 70)}${blue(158, 0, { lit: [7] })}`,
        ),
      () =>
        figure(
          SQUARE,
          area("b"),
          svg`${blue(158, 0, {
            marked: [4, 5, 7, 10],
            glow: ["points"],
          })}${num(34, 74, "4", 24)}${cell(50, 61, CELL, "b", "", "marked")}${arrow(88, 74)}${num(130, 74, SHEET.blue.points[4], 30)}`,
        ),
    ],
  },
  {
    id: "green",
    steps: [
      () => above("green", { marked: [0, 1, 2], lit: [3] }, "G5"),
      () => figure(LONG, area("g"), long(0, 0, "green", { marked: [0, 1, 2, 3, 4], glow: ["points4"] })),
    ],
  },
  {
    id: "orange",
    steps: [
      () => above("orange", { numbers: ORANGE, lit: [ORANGE.length] }, `O${FOURTH}`),
      () => figure(LONG, area("o"), long(0, 0, "orange", { numbers: [...ORANGE, doubled] })),
    ],
  },
  {
    id: "purple",
    steps: [
      () => above("purple", { numbers: PURPLE.slice(0, 2) }, `P${PURPLE[1]}`, false),
      () => above("purple", { numbers: PURPLE, lit: [PURPLE.length] }, `P${LAST}`),
    ],
  },
  {
    id: "bonus",
    steps: [
      () => figure(40, t("rules.clever.kinds.cross"), kinds(["YX", "BX", "GX"])),
      () => figure(40, t("rules.clever.kinds.number"), kinds(["O4", "O5", "O6", "P6"])),
      () => figure(40, t("rules.clever.kinds.kept"), kinds(["reroll", "extra", "fox"])),
      () =>
        figure(
          SQUARE + LONG + 6,
          `${area("y")}, ${area("b")}, ${area("g")}`,
          svg`
        ${yellow(0, 0, { marked: [0, 2], chosen: [1], steps: { 1: 1 }, glow: ["row0"] })}
        ${blue(158, 0, { marked: [2, 6], chosen: [10], steps: { 10: 2 }, glow: ["column1"] })}
        ${long(0, SQUARE + 6, "green", { marked: [0, 1, 2], chosen: [3], steps: { 3: 3 }, glow: ["under3"] })}`,
        ),
    ],
  },
  {
    id: "actions",
    steps: [
      () =>
        figure(
          40,
          `${said("W1 B2 O1")} → ${said("W5 B4 O6")}`,
          svg`${dice(2, 2, "W1 B2 O1", () => ({ dim: true }))}${bonus(154, 20, "reroll", { r: 13 })}${dice(180, 2, "W5 B4 O6")}`,
        ),
      () =>
        figure(
          84,
          `+1: ${said("Y2")}; +1: ${said("W3")}`,
          svg`${places(2, 34, "G3 P4 W3")}${tray(132, 34, 178, "Y2 O1 B2")}
        ${[101, 160].map((x) => svg`${bonus(x, 8, "extra", { r: 12 })}${arrow(x, 24, "down")}`)}`,
        ),
    ],
  },
  {
    id: "others",
    steps: [
      () =>
        figure(
          92,
          said("Y2"),
          svg`${[0, 1].map((at) => svg`${face(8 + at * 46, 6, WHO[at])}`)}${arrow(104, 24)}${tray(132, 0, 178, "Y2 O1 B2")}
        ${[0, 1].map((at) => arrow(25 + at * 46, 46, "down"))}${[0, 1].map((at) => die(12 + at * 46, 64, "Y2", { size: 26 }))}`,
        ),
      () =>
        figure(
          46,
          `${t("rules.clever.places")}: ${said("G3 P4 W3")}`,
          svg`${face(2, 6, WHO[2])}${tray(46, 0, 62, "Y2")}${never(130, 23)}${arrow(156, 23)}${places(190, 2, "G3 P4 W3")}`,
        ),
    ],
  },
  {
    id: "rounds",
    steps: [
      () => figure(62, t("rules.clever.rounds.title"), track()),
      () => figure(40, t("rules.clever.kinds.choice"), svg`${black(0, "X", "ybg")}${black(170, "6", "op")}`),
    ],
  },
  { id: "end", steps: [() => ending(GOOD), () => ending(POOR)] },
  {
    id: "nothing",
    extra: true,
    sign: () => icon("reroll"),
    steps: [
      () =>
        figure(
          40,
          `${said("G2 P3")} → ${said("G4 P5")}`,
          svg`${dice(8, 2, "G2 P3", () => ({ dim: true }))}${arrow(112, 20)}${dice(146, 2, "G4 P5")}`,
        ),
      () =>
        figure(
          46,
          `${t("rules.clever.tray")}: ${said("P3")}; ${said("G4")}`,
          svg`${dice(8, 6, "G2 P3", () => ({ dim: true }))}${arrow(112, 23)}${dice(146, 6, "G4")}${tray(226, 0, 62, "P3")}`,
        ),
    ],
  },
  {
    id: "choice",
    extra: true,
    sign: () => icon("gear"),
    steps: [
      () =>
        figure(
          46,
          `${t("rules.clever.tray")}: ${said("Y2 O1 B2")}`,
          svg`${face(8, 6, WHO[3])}${never(68, 23)}${tray(96, 0, 150, "Y2 O1 B2")}`,
        ),
      () =>
        figure(
          40,
          t("rules.clever.kinds.order"),
          svg`${bonus(24, 20, "GX", { r: 18 })}<path d="M56 12h24m-6-6l6 6l-6 6M80 28H56m6-6l-6 6l6 6" fill="none" stroke="var(--ink-2)"
            stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"></path>${bonus(112, 20, "O5", { r: 18 })}`,
        ),
    ],
  },
  { id: "players", extra: true, sign: () => icon("people"), steps: [() => figure(22, t("rules.clever.players.title"), rounds())] },
  {
    id: "ties",
    extra: true,
    sign: () => icon("crown"),
    steps: [
      () =>
        figure(
          78,
          `${total(GOOD)}: ${area("y")} 36; ${total(GOOD)}: ${area("b")} 29`,
          svg`${[
            ["y", 36],
            ["b", 29],
          ].map(
            ([hue, best], at) => svg`
        ${face(8, at * 42 + 2, WHO[at])}${num(84, at * 42 + 19.5, total(GOOD), 21)}${purse(
          126,
          at * 42 + 4,
          String(hue),
          Number(best),
          at === 0,
        )}`,
          )}`,
        ),
    ],
  },
  {
    id: "solo",
    extra: true,
    sign: () => drawing("fox", "0 0 48 48"),
    steps: [
      () =>
        figure(
          116,
          `${said("W4 Y1 B3 G3 O6 P2")}. ${t("rules.clever.tray")}: ${said("Y1 P2 G3")}`,
          svg`${dice(8, 0, "W4 Y1 B3 G3 O6 P2")}
        ${[1, 3, 5].map((at) => arrow(25 + at * 46, 45, "down"))}${tray(80, 66, 150, "Y1 P2 G3")}`,
        ),
    ],
  },
];
