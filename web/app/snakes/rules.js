// The chapters of Snakes' rules page: one figure a sentence, drawn from shape texts such as `HSLt`.

import { icon } from "../element.js";
import { t } from "../words.js";
import { arrow, credit, die, face, figure, num, snake, supply } from "./rules-figures.js";

/** What is drawn, and what ears hear instead. @typedef {{ seen: unknown, said?: string }} Part */
/** @typedef {import("./rules-figures.js").How} How */

/** A piece or sign to ears; which way a curve turns, eyes see. @param {string} sign */
const named = (sign) => t(`piece.${/^[lr]$/i.test(sign) ? "C" : sign.toUpperCase()}`);
const row = (/** @type {string} */ signs) => [...signs].map(named).join(", ");

/** @param {string} who such as `cat` */
const called = (who) => t(`animal.${who[0].toUpperCase()}${who.slice(1)}`);
/** @param {string} dice such as `ggo` */
const owned = (dice) =>
  ["g", "o"]
    .map((one) => [one, dice.split(one).length - 1])
    .filter(([, n]) => n)
    .map(([one, n]) => t(`dice.${one}`, { n }))
    .join(", ") || t("dice.none");

/** A snake, and what is special about it. @param {string} shape @param {How} how @returns {Part} */
function put(shape, how) {
  const odd = shape.length > 1 ? (how.fresh ?? how.wrong ?? how.gone) : undefined;
  const whole = [...shape].filter((_, n) => n !== odd).join("");
  const story = how.fresh !== undefined ? "attached" : how.wrong !== undefined ? "wrong" : "taken";
  const rest = odd === undefined ? "" : `, ${t(`rules.snakes.${story}`, { piece: named(shape[odd]) })}`;
  return {
    seen: snake(shape, how),
    said: `${t(how.done ? "rules.snakes.finished" : "rules.snakes.snake", { pieces: row(whole) })}${rest}`,
  };
}

/** @param {number} x @param {number} y @param {string} sign @returns {Part} */
const rolled = (x, y, sign) => ({ seen: die(x, y, sign), said: t("rules.snakes.rolled", { piece: named(sign) }) });
/** @param {number} x @param {number} y @param {number} [turn] @returns {Part} */
const to = (x, y, turn) => ({ seen: arrow(x, y, turn) });
/** @param {number} x @param {number} y @param {string} who @param {string} [points] @returns {Part} */
const point = (x, y, who, points = "+1") => ({ seen: credit(x, y, who, points), said: `${called(who)} ${points}` });
/** @param {number} x @param {number} y @param {string} who @param {string} [dice] @returns {Part} */
const player = (x, y, who, dice = "") => ({ seen: [face(x, y, who), supply(x + 1.2, y, dice)], said: `${called(who)}: ${owned(dice)}` });
/** @param {string} signs @returns {Part} */
const faces = (signs) => ({ seen: [...signs].map((sign, n) => die(0.35 + n * 1.45, 0, sign, [-4, 3, -2][n % 3])), said: row(signs) });

/** @param {number} rows @param {...Part} parts */
const felt = (rows, ...parts) =>
  figure(
    rows,
    parts.flatMap((one) => one.said ?? []).join("; "),
    parts.map((one) => one.seen),
  );

const GREEN = "HTSSCC";
const ORANGE = "hhtt+-";

/** @type {import("../pages/rules.js").Chapter[]} */
export const chapters = [
  {
    id: "goal",
    steps: [
      () => felt(2, put("HSLRSt", { at: [0.6, 1], done: true }), point(6.4, 0.5, "cat")),
      () => felt(1, put("HT", { at: [0.6, 0], done: true }), point(6.4, 0, "owl")),
    ],
  },
  { id: "dice", steps: [() => felt(1, faces(GREEN)), () => felt(1, faces(ORANGE))] },
  {
    id: "turn",
    steps: [
      () => felt(1, rolled(0.4, 0, "S"), to(1.9, 0), put("HSS", { at: [3.6, 0], fresh: 2 })),
      () => felt(2, rolled(0.4, 0.5, "S"), put("HR", { at: [2.4, 0], ends: true }), put("tS", { at: [5.6, 0.5], ends: true })),
    ],
  },
  {
    id: "attach",
    steps: [
      () => felt(2, put("SR", { at: [3.5, 0], ends: true })),
      () => felt(2, put("HSL", { at: [0.7, 1], fresh: 2, ends: true }), put("HSR", { at: [5.2, 0], fresh: 2, ends: true })),
    ],
  },
  {
    id: "never",
    steps: [
      () => felt(1, put("HSH", { at: [3, 0], wrong: 2 })),
      () => felt(2, put("HLLL", { at: [3.5, 1], wrong: 3 })),
      () => felt(3, put("HLLR", { at: [3.5, 2], fresh: 3, ends: true })),
      () => felt(3, put("HSSLSLLS", { at: [2.5, 2], wrong: 7 })),
    ],
  },
  {
    id: "begin",
    steps: [
      () => felt(1, rolled(0.4, 0, "H"), put("HS", { at: [2.4, 0] }), to(4.9, 0), put("H", { at: [6.4, 0], fresh: 0, ends: true })),
      () =>
        felt(1, rolled(0.4, 0, "S"), put("HT", { at: [2.1, 0], done: true }), to(4.3, 0), put("S", { at: [6.6, 0], fresh: 0, ends: true })),
    ],
  },
  {
    id: "finish",
    steps: [() => felt(2, rolled(0.4, 0.5, "T"), put("hSLT", { at: [2.4, 1], fresh: 3, done: true }), point(6.4, 0.5, "cat"))],
  },
  {
    id: "plus",
    steps: [
      () => felt(1, rolled(0.4, 0, "+"), put("HSS", { at: [2.2, 0], gone: 2 }), to(5.5, 0), player(6.9, 0, "cat", "g")),
      () => felt(1, player(0.4, 0, "cat", "gggoo"), to(4.8, 0), rolled(6.4, 0, "C")),
    ],
  },
  { id: "minus", steps: [() => felt(1, player(0.4, 0, "cat", "gg"), rolled(3, 0, "-"), to(4.5, 0), player(5.9, 0, "hedgehog", "ggo"))] },
  {
    id: "again",
    steps: [
      () => felt(1, put("HSt", { at: [0.4, 0], gone: 2 }), to(3.5, 0), player(4.6, 0, "cat", "o"), point(7.1, 0, "hedgehog")),
      () => felt(1, rolled(0.4, 0, "T"), put("HST", { at: [2.4, 0], fresh: 2, done: true }), point(6.4, 0, "owl")),
    ],
  },
  {
    id: "empty",
    steps: [
      () => felt(1, player(0.2, 0, "owl", "ggo"), player(3.9, 0, "hedgehog"), to(5.1, 0), player(6.3, 0, "cat", "go")),
      () => felt(1, player(0.2, 0, "cat", "g"), rolled(2.4, 0, "-"), to(3.9, 0), player(5.4, 0, "hedgehog", "o")),
    ],
  },
  {
    id: "end",
    steps: [
      () =>
        felt(1, point(0.3, 0, "cat", "3"), point(2.3, 0, "hedgehog", "2"), put("tS", { at: [5.2, 0] }), {
          seen: num(7.6, 0, "0"),
          said: "0",
        }),
    ],
  },
  {
    id: "players",
    extra: true,
    sign: () => icon("people"),
    steps: [
      () =>
        felt(1, {
          said: t("rules.snakes.all-players"),
          seen: ["cat", "hedgehog", "owl", "frog"].map((who, n) => face(0.6 + n * 2.2, 0, who)),
        }),
    ],
  },
  {
    id: "faces",
    extra: true,
    sign: () => icon("dice"),
    steps: [() => felt(1, faces("hhtsc+"))],
  },
  {
    id: "read",
    extra: true,
    sign: () => icon("eye"),
    steps: [
      () => felt(2, put("HSSS", { at: [0.5, 0.5], ends: true }), put("SRl", { at: [6, 0] })),
      () => felt(1, rolled(1, 0, "+"), player(3.2, 0, "cat", "ggoo")),
      () => felt(1, rolled(0.4, 0, "+"), put("HSS", { at: [2.2, 0], gone: 2 }), to(5.5, 0), rolled(6.9, 0, "T")),
    ],
  },
];
