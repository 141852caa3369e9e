// The chapters of Ziomek's rules page: one figure a sentence, drawn with stacks of the real blocks.

import { html, icon } from "../element.js";
import { HEIGHT, PIECES, TOLERANCE } from "../../generated/ziomek-blocks.js";
import { t } from "../words.js";
import { poseName } from "./pieces.js";
import { alone, arrow, burst, credit, dice, face, figure, grin, halfTurn, ruler, skyline, stamp, tower, words } from "./rules-figures.js";
import { apart, broken, built, judged, leaning, mostTurned } from "./rules-stacks.js";
import { ALL, COLOURS, LONG, smiles, widthOf } from "./wood.js";

/** @typedef {import("./wood.js").Laid} Laid */
/** @typedef {import("./wood.js").Pose} Pose */

/** The roll of the examples, in the order of the colours; what it asks for in round 1, and with the white one of the pair. */
const ROLL = [9, 1, 4, 1];
const ASKED = ["wg", "", "", "b", "", ""];
const WHITE = ["w", "", "", "b", "", ""];
const GREY = ["g", "", "", "b", "", ""];
const LEVELS = [6, 7, 8, 9, 10, 11, 12];
const SECONDS = 30;

/** Stacks are found once, when they are drawn first. @template T @param {() => T} find @returns {() => T} */
function once(find) {
  /** @type {{ found: T } | undefined} */
  let kept;
  return () => (kept ??= { found: find() }).found;
}
const right = once(() => built(WHITE));
const withGrey = once(() => built(GREY, 5));
const oneSmile = once(() => built(WHITE, 1, (pose) => pose.side === "a" && pose.flipped === (pose.piece === "b")));
const lineBroken = once(() => broken(built(WHITE, 4), 2));
const withoutBlue = once(() => built(["w", "", "", "", "", ""], 2));
const others = once(() => built(WHITE, 6));
const practised = once(() => built(["w", "", "", "r", "", "g"], 3));

/** @param {string} piece @param {string} [side] @returns {Pose} */
const pose = (piece, side = "a") => ({ piece, side, flipped: false });
const say = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ params = {}) => t(`rules.ziomek.${key}`, params);
/** A stack to ears, from the bottom; with what the check says of each level. @param {Laid[]} stack @param {string[]} [verdicts] */
const told = (stack, verdicts) =>
  say("stack", {
    levels: stack
      .map((laid, n) => `${n + 1}: ${poseName(laid)}${verdicts ? ` (${say(verdicts[n] === "right" ? "right" : "wrong")})` : ""}`)
      .join("; "),
  });
const high = (/** @type {number} */ levels, more = 8) => levels * HEIGHT + more;

/** A stack beside its numbered levels and what they ask for. @param {Laid[]} stack @param {string[]} wants */
const asked = (stack, wants) => figure(high(6), told(stack), [ruler(8, wants), tower(stack, { at: 122 })]);

/** A checked stack and what it is worth. @param {Laid[]} stack @param {string} who @param {number} seat @param {...string} lines */
function worth(stack, who, seat, ...lines) {
  const verdicts = judged(stack, WHITE);
  return figure(
    high(6),
    `${told(stack, verdicts)}; ${lines.join(" ")}`,
    [ruler(6, WHITE), tower(stack, { at: 96, seat, judged: verdicts }), credit(195, -74, who, ...lines)],
    212,
  );
}

/** Each piece of a set once. */
function set() {
  const blocks = LONG.map((piece, n) => alone(n % 2 ? 98 : 2, -108 + 23 * Math.floor(n / 2), pose(piece)));
  let x = 22;
  const ziomki = COLOURS.map((piece) => {
    const drawn = alone(x, -14, pose(piece));
    x += widthOf(piece) + 7;
    return drawn;
  });
  return figure(111, say("set"), [blocks, ziomki]);
}

/** Two small stacks beside each other. @param {number} levels @param {string} name @param {unknown} inside @param {number} [wide] */
const two = (levels, name, inside, wide = 236) => figure(high(levels), name, inside, wide);

/** @type {import("../pages/rules.js").Chapter[]} */
export const chapters = [
  { id: "goal", steps: [set, () => asked(right(), WHITE)] },
  {
    id: "dice",
    steps: [
      () => html`${dice(ROLL, { r: t("dice.out.short") }, "r")}${asked(right(), ASKED)}`,
      () =>
        two(2, `${told(right().slice(0, 2))}; ${told(withGrey().slice(0, 2))}`, [
          tower(right().slice(0, 2), { at: 58 }),
          words(118, -14, say("or")),
          tower(withGrey().slice(0, 2), { at: 178 }),
        ]),
      () => dice([5, 5, 2, 5], Object.fromEntries(COLOURS.map((colour) => [colour, say("again")]))),
      () => dice([2, 8, 8, 10], { w: say("again"), b: say("again") }),
    ],
  },
  {
    id: "start",
    steps: [
      () =>
        html`${dice(["?", "?", "?", "?"])}${figure(22, "3, 2, 1", [
          words(26, -4, "3", 14),
          words(52, -4, "2", 17),
          words(80, -4, "1", 20),
          words(142, -4, t("start"), 22),
        ])}${dice(ROLL)}`,
    ],
  },
  {
    id: "build",
    steps: [
      () =>
        figure(
          41,
          say("sides"),
          ["a", "b", "c", "d"].map((side, n) => alone(n % 2 ? 98 : 2, -38 + 24 * Math.floor(n / 2), pose("1", side))),
        ),
      () =>
        figure(
          18,
          say("turned"),
          [alone(2, -14, mostTurned()), halfTurn(108, -5), alone(124, -14, { ...mostTurned(), flipped: true })],
          216,
        ),
      () => figure(18, say("faces"), [alone(40, -14, pose("w")), alone(112, -14, pose("w", "b"))]),
      () => figure(high(3, 16), told(right().slice(0, 3)), [tower(right().slice(0, 3), { at: 95, held: 2 }), arrow(170, -58, -90)]),
    ],
  },
  {
    id: "line",
    steps: [
      () => {
        const [off, met] = apart();
        return two(2, say("slides"), [tower(off, { at: 62 }), arrow(128, -27), tower(met, { at: 205 })], 276);
      },
      () => {
        const stack = lineBroken().slice(0, 4);
        const verdicts = judged(stack, WHITE);
        return figure(high(4), told(stack, verdicts), [ruler(8, WHITE.slice(0, 4)), tower(stack, { at: 104, judged: verdicts })]);
      },
    ],
  },
  {
    id: "stand",
    steps: [
      () => figure(high(2, 20), say("stands"), [tower(leaning([30]), { at: 114, weight: 1 }), stamp(16, -26, true, 1.3)], 208),
      () => figure(high(2, 24), say("tips"), [tower(leaning([60]), { at: 114, weight: 1, falls: true }), stamp(16, -26, false, 1.3)], 208),
      () =>
        figure(high(3, 24), say("leans"), [tower(leaning([30, 40]), { at: 116, weight: 1, falls: true }), stamp(16, -34, false, 1.3)], 208),
    ],
  },
  { id: "shout", steps: [() => figure(64, say("shouts"), [face(30, -24, "cat", 44), burst(122, -29, t("shout"))])] },
  {
    id: "check",
    steps: [
      () =>
        figure(high(6), told(right(), judged(right(), WHITE)), [
          ruler(8, WHITE),
          tower(right(), { at: 104, judged: judged(right(), WHITE) }),
        ]),
      () =>
        figure(high(6), told(withoutBlue(), judged(withoutBlue(), WHITE)), [
          ruler(8, WHITE),
          tower(withoutBlue(), { at: 104, judged: judged(withoutBlue(), WHITE) }),
        ]),
    ],
  },
  { id: "points", steps: [() => worth(oneSmile(), "cat", 0, "6 + 2", "8"), () => worth(lineBroken(), "hedgehog", 1, "2")] },
  { id: "wrong", steps: [() => worth(right().slice(0, 5), "cat", 0, "0"), () => worth(others().slice(0, 4), "owl", 2, "4")] },
  {
    id: "clock",
    steps: [
      () => figure(16, `6 × 0:${SECONDS} = 3:00`, words(95, 3, `6 × 0:${SECONDS} = 3:00`, 19)),
      () =>
        figure(
          44,
          say("all-agree"),
          ["cat", "hedgehog", "owl"].map((who, n) => [face(38 + 57 * n, -18, who, 36), stamp(54 + 57 * n, -2, true, 1.1)]),
        ),
    ],
  },
  { id: "rounds", steps: [() => figure(96, LEVELS.join(", "), skyline(LEVELS))] },
  {
    id: "end",
    steps: [
      () =>
        figure(
          58,
          say("tie"),
          [
            ["cat", "49", "10"],
            ["owl", "49", "14"],
            ["hedgehog", "41", "8"],
          ].map(([who, points, bonus], n) => [
            face(34 + 61 * n, -42, who, 30),
            words(34 + 61 * n, -8, points, 17),
            words(30 + 61 * n, 5, bonus, 11),
            grin(44 + 61 * n, 1),
          ]),
        ),
    ],
  },
  {
    id: "practice",
    extra: true,
    sign: () => icon("one"),
    steps: [
      () =>
        html`${dice([4, 1, 9, 6], { b: t("dice.out.short") }, "b")}${figure(high(6), told(practised()), [
          ruler(8, ["w", "", "", "r", "", "g"]),
          tower(practised(), { at: 116, pale: 3 }),
        ])}`,
    ],
  },
  {
    id: "options",
    extra: true,
    sign: () => icon("gear"),
    steps: [
      () =>
        figure(22, t("want.either", { one: t("ziomek.w"), other: t("ziomek.g") }), [
          face(22, -6, "cat", 28),
          arrow(54, -6),
          alone(74, -16, pose("w")),
          words(129, -3, say("not"), 11),
          alone(147, -16, pose("g")),
        ]),
    ],
  },
  {
    id: "read",
    extra: true,
    sign: () => icon("eye"),
    steps: [
      () =>
        figure(
          38,
          say("smiles"),
          [pose("b"), { ...pose("b"), flipped: true }, pose("b", "b")].map((one, n) => [
            alone(22 + 60 * n, -34, one),
            words(34 + 60 * n, 3, smiles(one) ? "+2" : "0", 15),
          ]),
        ),
    ],
  },
  {
    id: "set",
    extra: true,
    sign: () => icon("dice"),
    steps: [
      () =>
        figure(
          186,
          say("all-sides"),
          LONG.flatMap((piece, n) => PIECES[piece].faces.map((_, k) => alone(94 * k + 2, -184 + 24 * n, pose(piece, "abcd"[k]), true))),
          376,
        ),
      () =>
        figure(
          42,
          say("faces"),
          COLOURS.flatMap((piece, n) => ["a", "b"].map((side, k) => alone(10 + 45 * n, -39 + 25 * k, pose(piece, side), true))),
        ),
    ],
  },
];

/** What the words say in numbers. */
export const params = () => ({
  tolerance: String(TOLERANCE),
  seconds: String(SECONDS),
  blocks: String(LONG.length),
  pieces: String(ALL.length),
  long: String(PIECES["1"].width),
  short: String(PIECES.r.width),
  middle: String(PIECES.w.width),
});
