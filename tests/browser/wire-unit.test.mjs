// What comes over the line and is not what the page knows: it is left out, and changes nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { hidden: false }),
  location: { pathname: "/t/t1" },
  setInterval: () => 0,
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
});
const { line } = await import("../../web/app/net/socket.js");
const { messageOf, newsOf, playOf, roomOf } = await import("../../web/app/net/wire.js");
const { TableLink } = await import("../../web/app/table.js");

const ROOM = { game: "any", status: "playing", seats: [] };
const PLAY = { eye: null, waiting: [0], view: { seats: [] } };

test("a message has a tag that this page knows; of other ones the line hears that the server is there", () => {
  for (const text of ['{"type":"surprise"}', '{"type":"toString"}', '{"type":7}', "{}", "[]", "null", "7"])
    assert.equal(messageOf(text), null, text);
  assert.deepEqual(messageOf('{"type":"done","id":3}'), { type: "done", id: 3 });
  line.state = "doubt";
  line.hear(messageOf('{"type":"surprise"}'));
  assert.equal(line.state, "on");
});

test("a room, a play and news have what every page takes from them", () => {
  assert.equal(roomOf(ROOM), ROOM);
  assert.equal(playOf(PLAY), PLAY);
  for (const wrong of [undefined, null, 7, [], { ...ROOM, seats: null }, { ...ROOM, status: undefined }])
    assert.equal(roomOf(wrong), undefined);
  for (const wrong of [undefined, null, { ...PLAY, view: undefined }, { ...PLAY, view: { seats: 2 } }, { ...PLAY, waiting: 0 }])
    assert.equal(playOf(wrong), undefined);
  assert.deepEqual(newsOf([{ kind: "rolled" }, null, {}, { kind: 3 }, "rolled"]), [{ kind: "rolled" }]);
});

test("a table keeps what it knows where a document cannot be read", () => {
  const link = new TableLink("t1");
  /** @param {object} more */
  const hear = (more) => line.hear(messageOf(JSON.stringify({ type: "patch", table: "t1", ...more })));
  hear({ n: 1, room: [ROOM], play: [PLAY] });
  hear({ n: 2, from: 1, play: { view: [null] }, news: [{ kind: 1 }, { kind: "rolled" }] });
  assert.deepEqual([link.n, link.room, link.play, link.news], [2, ROOM, PLAY, [{ kind: "rolled" }]]);
});
