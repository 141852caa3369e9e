// The tutor of Ziomek: what is said in every state of stack and hand.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { forms, sound, tip } from "../../web/app/ziomek/tip.js";
import { ALL, LONG, contact, isZiomek, joined, meets, sidesOf, smiles, standing, suits } from "../../web/app/ziomek/wood.js";

/** @typedef {import("../../web/app/ziomek/wood.js").Laid} Laid */

const WANTS = ["", "", "w", "", "bg", ""];
const poses = (/** @type {string} */ piece) => sidesOf(piece).flatMap((side) => [false, true].map((flipped) => ({ piece, side, flipped })));
const stands = (/** @type {Laid[]} */ stack) => standing(stack) === stack.length;

/** Every way to lay a free piece there that stands, `off` millimetres beside the line. @param {Laid[]} stack @returns {Laid[]} */
function ways(stack, /** @type {string[]} */ pieces, off = 0) {
  const free = pieces.filter((/** @type {string} */ piece) => !stack.some((one) => one.piece === piece));
  return free.flatMap(poses).map((pose) => ({ ...pose, x: stack.length ? meets(stack[stack.length - 1], pose) + off : 155 }));
}

/** A stack that is right up to this height; none where this one cannot be gone on with. @returns {Laid[]} */
function right(/** @type {number} */ height, stack = /** @type {Laid[]} */ ([])) {
  if (stack.length === height) return stack;
  const want = WANTS[stack.length];
  for (const laid of ways(
    stack,
    ALL.filter((piece) => suits(want, piece) && (!want || want[0] === piece)),
  )) {
    if ((isZiomek(laid.piece) && !smiles(laid)) || !stands([...stack, laid])) continue;
    const found = right(height, [...stack, laid]);
    if (found.length) return found;
  }
  return [];
}

const first = (/** @type {Laid[]} */ found, /** @type {string} */ why) => {
  assert.ok(found.length, why);
  return found[0];
};
/** The stack with one more level that stands. */
const on = (/** @type {Laid[]} */ stack, /** @type {string[]} */ pieces, off = 0) => [
  ...stack,
  first(
    ways(stack, pieces, off).filter((one) => stands([...stack, one])),
    "a level that stands",
  ),
];
const fits = (/** @type {Laid[]} */ stack) => ALL.filter((piece) => suits(WANTS[stack.length] ?? "", piece));

/** The stack with the blue one, its face hidden. */
const blank = (/** @type {Laid[]} */ stack) => [
  ...stack,
  first(
    ways(stack, ["b"]).filter((one) => one.side === "b" && stands([...stack, one])),
    "a blank side",
  ),
];

/**
 * Stacks by name, each with the tip that comes before everything that is held; none if it is right.
 * @type {[string, Laid[], string | null, number][]}
 */
const STACKS = [
  ["empty", [], null, 0],
  ["one", right(1), null, 1],
  ["a ziomek next", right(2), null, 2],
  ["a ziomek on top", right(3), null, 3],
  ["one of two ziomki next", right(4), null, 4],
  ["full", right(6), null, 6],
  ["full, one without a smile", on(blank(right(4)), LONG), null, 6],
  ["too high", on(right(6), LONG), null, 6],
  ["broken on top", on(right(1), LONG, 10), "ask.broken", 1],
  ["broken below", on(on(right(1), LONG, -10), ["w"]), "ask.broken.below", 1],
  ["broken twice", on(on(right(1), LONG, 10), ["w"], 5), "ask.broken.below", 1],
  ["a ziomek broken on top", on(right(2), ["w"], 6), "ask.broken", 2],
  ["full and broken on top", on(right(5), LONG, 5), "ask.broken", 5],
  ["wrong on the ground", on([], ["r"]), "wrong.level", 0],
  ["a block for a ziomek", on(right(2), LONG), "wrong.level", 2],
  ["another ziomek", on(right(2), ["r"]), "wrong.level", 2],
  ["wrong and broken in one", on(right(2), ["r"], 5), "wrong.level", 2],
  ["broken below, wrong above", on(on(right(1), LONG, 10), ["r"]), "ask.broken.below", 1],
  ["wrong below, broken above", on(on(right(2), ["r"]), LONG, 5), "wrong.level", 2],
];

const idle = { held: null, away: false, fallen: false, wants: WANTS };

test("a stack that is wrong is told first, whatever is held", () => {
  for (const [name, stack, expected, level] of STACKS) {
    assert.equal(sound(stack, WANTS), level, name);
    const said = tip({ ...idle, stack });
    if (!expected) {
      assert.ok(!said.warns || name === "too high", name);
      continue;
    }
    assert.deepEqual([said.key, said.level, said.warns, said.lessons], [expected, level, true, []], name);
    for (const held of ways(stack, ALL)) {
      const key = tip({ ...idle, stack, held }).key;
      assert.equal(key, expected === "ask.broken" ? "ask.broken.below" : expected, `${name}, with something in the hand`);
    }
  }
});

test("with empty hands: what comes next, and in a first game a lesson that fits", () => {
  const expected = {
    empty: ["ask.build", ["take"]],
    one: ["ask.build", ["next"]],
    "a ziomek next": ["ask.build", ["ziomek", "next"]],
    "a ziomek on top": ["ask.build", ["next"]],
    "one of two ziomki next": ["ask.build", ["ziomek", "next"]],
    full: ["ask.shout", ["shout"]],
    "full, one without a smile": ["ask.shout.sad", []],
    "too high": ["ask.high", []],
  };
  for (const [name, stack, wrong] of STACKS.filter((one) => !one[2])) {
    assert.equal(wrong, null);
    const { key, lessons } = tip({ ...idle, stack });
    assert.deepEqual([key, lessons.filter((lesson) => lesson !== "sway")], /** @type {Record<string, unknown>} */ (expected)[name], name);
    const fell = tip({ ...idle, stack, fallen: true }).lessons;
    assert.equal(fell.includes("fell"), key === "ask.build", name);
  }
});

test("every piece in the hand, in every pose, at every place: it is let go only where the line is lit and all stands", () => {
  const seen = /** @type {Set<string>} */ (new Set());
  for (const [name, stack] of STACKS.filter((one) => !one[2])) {
    const top = stack.at(-1);
    const level = stack.length;
    for (const pose of ALL.filter((piece) => !stack.some((one) => one.piece === piece)).flatMap(poses)) {
      for (let x = top ? top.x - 95 : 0; x < (top ? top.x + 95 : 90); x += 1) {
        const held = { ...pose, x };
        const [left, end] = top ? contact(top, held) : [0, 1];
        const lit = top && joined(top, held);
        const expected =
          level >= WANTS.length
            ? "ask.over"
            : !suits(WANTS[level], pose.piece)
              ? "wrong.held"
              : !top
                ? "ask.base"
                : left >= end
                  ? "ask.beside"
                  : !lit
                    ? "ask.slide"
                    : !stands([...stack, held])
                      ? "ask.falls"
                      : isZiomek(pose.piece) && !smiles(pose)
                        ? "ask.sad"
                        : "ask.lit";
        const said = tip({ ...idle, stack, held });
        if (said.key !== expected) assert.equal(said.key, expected, `${name}: ${JSON.stringify(held)}`);
        const calm = ["ask.base", "ask.slide", "ask.sad", "ask.lit"].includes(expected);
        if (said.warns === calm) assert.fail(`${expected} warns: ${said.warns}`);
        seen.add(expected);
        // Beside the table nothing is weighed.
        const away = tip({ ...idle, stack, held, away: true }).key;
        if (away !== (["ask.over", "wrong.held", "ask.base"].includes(expected) ? expected : "ask.slide"))
          assert.fail(`${name}: away, ${away}`);
      }
    }
  }
  assert.deepEqual([...seen].sort(), ["ask.base", "ask.beside", "ask.falls", "ask.lit", "ask.over", "ask.sad", "ask.slide", "wrong.held"]);
  assert.deepEqual(tip({ ...idle, stack: right(1), held: ways(right(1), fits(right(1)), 20)[0] }).lessons, ["line", "turn"]);
  assert.deepEqual(tip({ ...idle, stack: right(2), held: ways(right(2), ["w"], 4)[0] }).lessons, ["line"], "a ziomek has two sides only");
});

test("every tip is there in every language, for mouse, fingers and keys", async () => {
  const source = readFileSync(new URL("../../web/app/ziomek/tip.js", import.meta.url), "utf8");
  const keys = [...new Set((source.match(/"(ask|wrong)\.[a-z.]+"/g) ?? []).map((one) => one.slice(1, -1)))];
  const lessons = ["ziomek", "take", "drop", "line", "turn", "fell", "sway", "next", "shout"].map((name) => `first.${name}`);
  assert.equal(keys.length, 15);
  for (const lang of ["en", "pl", "ru"]) {
    const words = /** @type {Words} */ ((await import(`../../web/i18n/${lang}/ziomek.js`)).default);
    const form = (/** @type {string} */ key, /** @type {"keys" | "mouse" | "touch"} */ by, dragging = false) =>
      forms(key, by, dragging).find((one) => words[one]);
    for (const key of [...keys, ...lessons]) assert.ok(words[key], `${lang}: ${key}`);
    assert.equal(form("first.drop", "mouse"), "first.drop");
    assert.equal(form("first.drop", "mouse", true), "first.drop.drag", "whoever drags lets go, and presses nothing");
    assert.equal(form("ask.lit", "touch", true), "ask.lit.drag");
    assert.equal(form("first.drop", "keys"), "first.drop.keys");
    assert.deepEqual(
      /** @type {const} */ (["mouse", "touch", "keys"]).map((by) => form("ask.falls", by, by === "touch")),
      ["ask.falls", "ask.falls.touch", "ask.falls.keys"],
    );
  }
});
