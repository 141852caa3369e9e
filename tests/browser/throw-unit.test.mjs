// Throws of real dice as the pads know them: the server says which dice are rolled, however a game writes its rolls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { facesOf, ofDue, ofTyped } from "../../web/app/typed/throw.js";

const ten = Array.from({ length: 10 }, (_, at) => String(at + 1));
const named = [1, 4].map((die) => ({ die, faces: 10, kind: die === 1 ? "r" : "g", shows: ten }));

test("a correction has the dice that were due, whatever its roll looks like", () => {
  for (const roll of ["r10,g4", "first", "..7..", "10"]) {
    const due = { at: "1.1.1", lot: null, dice: named, choices: [] };
    const [thrown, typed] = [ofDue({ ...due, whose: null }), ofTyped({ ...due, roll })];
    assert.deepEqual(typed, { ...thrown, typed: roll });
    assert.deepEqual([typed.kind, typed.rolled], ["dice", [0, 3]]);
    assert.deepEqual(facesOf(typed, 3), ten);
  }
});

test("a lot is called by its word, a secret one too, of which no choices are told", () => {
  const dice = [{ die: 1, faces: 9, kind: null, shows: ["RY", "RG"] }];
  const thrown = ofDue({ at: "s1.1", whose: 1, lot: "tail", dice, choices: [] });
  assert.deepEqual([thrown.kind, thrown.whose, facesOf(thrown)], ["tail", 1, ["RY", "RG"]]);
});
