// What the client computes of wood itself is what the rules compute: all stacks that a Rust test has written down.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { after, enters, gap, joints, leaves, lineUpTo, read, standing, write } from "../../web/app/ziomek/wood.js";

/** @type {{ stack: string[], stands: number, gaps: number[], ends: [number, number][] }[]} */
const VECTORS = JSON.parse(readFileSync(new URL("../../web/generated/ziomek-vectors.json", import.meta.url), "utf8"));

test("lines and balance are those of the rules, for every stack", () => {
  assert.ok(VECTORS.length >= 100);
  for (const { stack: texts, stands, gaps, ends } of VECTORS) {
    const stack = texts.map(read);
    const name = texts.join(" ");
    assert.deepEqual(stack.map(write), texts);
    assert.equal(standing(stack), stands, name);
    assert.deepEqual(
      stack.slice(1).map((laid, n) => gap(stack[n], laid)),
      gaps,
      name,
    );
    assert.deepEqual(
      stack.map((laid) => [enters(laid), leaves(laid)]),
      ends,
      name,
    );
    const broken = gaps.findIndex((one) => Math.abs(one) > 2);
    assert.equal(lineUpTo(stack), broken < 0 ? stack.length : broken + 1, name);
    assert.equal(
      joints(stack).every((joint) => joint.margin > 0),
      stands === stack.length,
      name,
    );
  }
});

test("an act changes a stack as the rules do", () => {
  for (const { stack: texts } of VECTORS) {
    // Laid one by one, each let go: what falls at a step is gone for the next one.
    let built = /** @type {Laid[]} */ ([]),
      told = /** @type {Laid[]} */ ([]);
    for (const text of texts) {
      built = after(built, `drop:${text}`);
      told = [...told, read(text)];
      told = told.slice(0, standing(told));
      assert.deepEqual(built, told);
    }
    const top = built.at(-1);
    assert.deepEqual(after(after(built, "flip"), "flip"), built);
    assert.deepEqual(after(built, "turn:b"), [...built.slice(0, -1), { ...top, side: "b" }]);
    assert.deepEqual(after(built, "down:1"), built.slice(0, -1));
    assert.deepEqual(after(built, `down:${built.length}`), []);
    assert.deepEqual(after(built, "shout"), built);
    assert.deepEqual(after(built, `drop:${top?.piece}a@0`), built, "a piece is there once");
  }
});
