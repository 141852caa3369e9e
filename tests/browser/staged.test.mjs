// The server with chosen dice: what it promises to scenes, and that the shipped one has nothing of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Server, post, spectate } from "./world.mjs";

const RECORD = readFileSync(new URL("../../replays/stonoga-pl-two.txt", import.meta.url), "utf8");
const staged = new Server([], true);
const shipped = new Server();
before(() => Promise.all([staged.start(), shipped.start()]));
after(() => Promise.all([staged.remove(), shipped.remove()]));

/** The facts of a record, one word each. @param {string} record */
const facts = (record) =>
  record
    .split("\n")
    .filter((line) => !/^[[;]/.test(line))
    .join(" ")
    .split(/\s+/)
    .filter((word) => /^(\S+=|\d+>)/.test(word));

/** A whole game of two bots; answers its facts. @param {Parameters<Server["choose"]>[0]} wish @param {string} [name] which bots */
async function played(wish, name = "greedy") {
  await staged.choose(wish);
  const { key } = await post(staged, "/api/v1/people", { name: "Ala" });
  const seats = [{ bot: { name } }, { bot: { name } }];
  const { table } = await post(staged, "/api/v1/tables", { game: "stonoga", seats, options: {}, start: true }, key);
  const { leave, over } = spectate(staged, table);
  await over;
  leave();
  return facts(await (await fetch(`${staged.url}/api/v1/replays/${table}/record`)).text());
}

test("the same seed gives the same game, and another one another", async () => {
  const one = await played({ seed: 1 });
  assert.ok(one.length > 20, `${one}`);
  assert.deepEqual(await played({ seed: 1 }), one);
  assert.notDeepEqual(await played({ seed: 2 }), one);
});

test("a game begins in the middle of a record", async () => {
  const known = facts(RECORD).slice(0, 12);
  const begun = await played({ record: RECORD, at: 12 });
  assert.deepEqual(begun.slice(0, 12), known);
  assert.ok(begun.length > 12);
  await assert.rejects(staged.choose({ record: "no record" }));
});

test("a game begins where bots have played it almost to its end", async () => {
  const known = await played({ seed: 1, left: 1 });
  const last = known.findLastIndex((fact) => /^\d+>/.test(fact));
  assert.ok(last > 20, `${known}`);
  // Others make the last act; all before it was played already.
  assert.deepEqual((await played({ seed: 1, left: 1 }, "random")).slice(0, last), known.slice(0, last));
  assert.notDeepEqual((await played({ seed: 1 }, "random")).slice(0, last), known.slice(0, last));
  await assert.rejects(staged.choose({ record: RECORD, left: 1 }));
});

test("the shipped server knows nothing of it", async () => {
  for (const path of ["/tables", "/tables/k7m2x9q4w3r8t5zn", "/time/1000"]) {
    const answer = await fetch(`${shipped.url}${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
    assert.equal(answer.status, 404, path);
  }
  assert.equal(shipped.control, "");
});
