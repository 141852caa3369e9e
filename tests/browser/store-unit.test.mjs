// The store of the client: what reads a field while it draws draws again when the field is written, and only then.

import assert from "node:assert/strict";
import test from "node:test";
import { Fetched, Store, forget, reader, reads } from "../../web/app/store.js";

class Lamp extends Store {
  constructor() {
    super();
    this.on = false;
    this.watts = 40;
    this.lit = new Set([1]);
  }

  get bright() {
    return this.on && this.watts > 50;
  }

  turn() {
    this.on = !this.on;
  }
}

/** Draws once, and counts how often another drawing is due. */
class Drawing {
  /** @param {() => unknown} draw */
  constructor(draw) {
    this.due = 0;
    this.one = reader(() => this.due++);
    this.draw = () => reads(this.one, draw);
    this.draw();
  }
}

test("whoever has read a field is told when it is written; whoever has not, is not", () => {
  const lamp = new Lamp();
  const on = new Drawing(() => lamp.on);
  const watts = new Drawing(() => lamp.watts);
  lamp.on = true;
  assert.deepEqual([on.due, watts.due], [1, 0]);
  lamp.turn();
  assert.deepEqual([on.due, watts.due], [2, 0], "methods write as everybody does");
});

test("the same value again is no change, nor is a change inside a value", () => {
  const lamp = new Lamp();
  const seen = new Drawing(() => [lamp.on, lamp.watts, lamp.lit.size]);
  lamp.on = false;
  lamp.watts = 40;
  lamp.lit.add(2);
  assert.equal(seen.due, 0);
  lamp.lit = new Set([1, 2]);
  assert.equal(seen.due, 1);
});

test("what a getter and a method read is read", () => {
  const lamp = new Lamp();
  const seen = new Drawing(() => lamp.bright);
  assert.equal(seen.due, 0);
  lamp.watts = 60;
  assert.equal(seen.due, 0, "the lamp is off, so nobody has asked how strong it is");
  lamp.on = true;
  seen.draw();
  lamp.watts = 40;
  assert.equal(seen.due, 2);
});

test("only the reads of the last drawing count, and none after it was forgotten", () => {
  const lamp = new Lamp();
  let which = /** @type {"on" | "watts"} */ ("on");
  const seen = new Drawing(() => lamp[which]);
  which = "watts";
  seen.draw();
  lamp.on = true;
  assert.equal(seen.due, 0);
  lamp.watts = 10;
  assert.equal(seen.due, 1);
  forget(seen.one);
  lamp.watts = 20;
  assert.equal(seen.due, 1);
});

test("what is settled while drawing tells all others, and not the one who draws", () => {
  const lamp = new Lamp();
  const other = new Drawing(() => lamp.on);
  const self = new Drawing(() => {
    if (!lamp.on) lamp.on = true;
  });
  assert.deepEqual([self.due, other.due], [0, 1]);
});

test("a drawing inside another one reads for itself, and one that fails reads no more", () => {
  const lamp = new Lamp();
  let due = 0;
  const inner = reader(() => due++);
  const outer = new Drawing(() => {
    reads(inner, () => lamp.watts);
    return lamp.on;
  });
  lamp.watts = 10;
  assert.equal(outer.due, 0);
  assert.throws(() =>
    reads(inner, () => {
      throw new Error("broken");
    }),
  );
  const late = lamp.watts; // Nobody draws now.
  lamp.watts = late + 1;
  assert.deepEqual([outer.due, due], [0, 1]);
});

test("a field that is not there yet can be read too", () => {
  const memory = /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (new Store()));
  const seen = new Drawing(() => memory.name);
  memory.name = "Ala";
  assert.equal(seen.due, 1);
});

test("what is fetched is asked for once for each key, and drawn when it is there; after a failure the next look asks again", async () => {
  /** @type {Fetched<string>} */
  const words = new Fetched();
  /** @type {string[]} */
  const asked = [];
  const fetch = (/** @type {string} */ key) => async () => {
    asked.push(key);
    if (asked.length === 1) throw new Error("offline");
    return key.toUpperCase();
  };
  const seen = new Drawing(() => words.of("a", fetch("a")));
  await new Promise((done) => setImmediate(done));
  assert.equal(seen.due, 0);
  seen.draw();
  seen.draw();
  assert.equal(words.of("b", fetch("b")), undefined);
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(asked, ["a", "a", "b"]);
  assert.ok(seen.due > 0);
  assert.deepEqual([words.of("a", fetch("a")), words.of("b", fetch("b"))], ["A", "B"]);
});
