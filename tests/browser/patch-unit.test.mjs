// Protocol 2 on the page's side, without a browser: what a table knows after a change, and what it does where something is missing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../../web/app/net/wire.js";

Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { hidden: false }),
  location: { pathname: "/t/t1" },
  setInterval: () => 0,
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
});
const { line } = await import("../../web/app/net/socket.js");
const { TableLink } = await import("../../web/app/table.js");

/** @typedef {Parameters<InstanceType<typeof TableLink>["hear"]>[0]} Update */

/** A table on a line that is there, and what it asked to watch with. */
function watching() {
  const watched = /** @type {unknown[]} */ ([]);
  line.state = "on";
  line.protocol = 2;
  line.ask = async (ask) => {
    if (typeof ask === "object" && "watch" in ask) watched.push(ask.watch.n);
  };
  const link = new TableLink("t1");
  const hear = (/** @type {object} */ update) => link.hear(/** @type {Update} */ (/** @type {unknown} */ ({ table: "t1", ...update })));
  return { link, hear, watched };
}
const VIEW = { seats: [] };
const WHOLE = {
  type: "patch",
  n: 5,
  room: [{ game: "any", status: "lobby", seats: [] }],
  play: [{ eye: null, waiting: [0, 1], view: VIEW }],
};

test("a change makes a new document, and what stays is the same object as before", () => {
  const was = { a: [{ b: 1 }, { c: [1, 2, 3] }], d: { e: null }, f: 1 };
  const copy = structuredClone(was);
  const is = /** @type {typeof was} */ (patched(was, { a: { 1: { c: { 0: [7], 2: [] } }, 2: [{ g: [] }] }, f: [] }));
  assert.deepEqual(is, { a: [{ b: 1 }, { c: [7, 2] }, { g: [] }], d: { e: null } });
  assert.deepEqual(was, copy);
  assert.equal(is.d, was.d);
  assert.equal(is.a[0], was.a[0]);
  assert.equal(patched(was, [null]), null);
  assert.deepEqual(patched([1], { 2: ["c"], 1: ["b"] }), [1, "b", "c"]);
});

test("a table follows patches, and the page never tells it twice", () => {
  const { link, hear, watched } = watching();
  hear(WHOLE);
  assert.deepEqual([link.room.status, link.play.waiting, link.n], ["lobby", [0, 1], 5]);
  const { room } = link;
  hear({ type: "patch", n: 6, from: 5, play: { waiting: { 1: [] } } });
  assert.deepEqual([link.play.waiting, link.room === room, link.n], [[0], true, 6]);
  assert.deepEqual(watched, [undefined], "it was asked for once, from the beginning");
  link.back();
  assert.equal(watched[1], 6, "a new line is told what is known");
});

test("where something is missing all of it is asked for, once, and nothing wrong is shown meanwhile", () => {
  const { link, hear, watched } = watching();
  hear(WHOLE);
  hear({ type: "patch", n: 7, from: 6, play: { waiting: [[3]] }, news: [{ kind: "rolled" }] });
  hear({ type: "patch", n: 8, from: 7, play: { waiting: [[4]] } });
  assert.deepEqual([link.play.waiting, link.n, link.news.length], [[0, 1], 5, 0]);
  assert.deepEqual(watched, [undefined, 5]);
  hear({ ...WHOLE, n: 8, play: [{ eye: null, waiting: [4], view: VIEW }] });
  hear({ type: "patch", n: 9, from: 8, play: { waiting: [[]] } });
  assert.deepEqual([link.play.waiting, link.n, watched.length], [[], 9, 2]);
  hear({ type: "patch", n: 11, from: 10, play: {} });
  assert.equal(watched.length, 3, "the next gap is another one");
});

test("a server of the last release tells everything as a whole", () => {
  const { link, hear, watched } = watching();
  hear(WHOLE);
  hear({ type: "update", n: 1, room: WHOLE.room[0], play: WHOLE.play[0] });
  hear({ type: "update", n: 2, play: { eye: null, waiting: [1], view: VIEW } });
  assert.deepEqual([link.room.status, link.play.waiting], ["lobby", [1]]);
  line.protocol = 1;
  link.back();
  assert.deepEqual(watched, [undefined, undefined], "and hears no number that it does not know");
});
