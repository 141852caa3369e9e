// The drawing of the dice against a hostile host, without a browser: the shipped table.js with a line that the test holds.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { compare } from "../../web/app/proof/kept.js";
import { duties, noted, readNotes, readSeals } from "../../web/app/seals.js";

const stored = /** @type {Map<string, string>} */ (new Map());
Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { hidden: false }),
  location: { pathname: "/t/t1" },
  setInterval: () => 0,
  localStorage: {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => stored.set(name, value),
    removeItem: (/** @type {string} */ name) => stored.delete(name),
  },
});
const { line } = await import("../../web/app/net/socket.js");
const { TableLink } = await import("../../web/app/table.js");

const sha = (/** @type {string} */ hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const [A, B, FRIEND] = ["aa", "bb", "ff"].map((pair) => pair.repeat(32));
/** @typedef {Parameters<typeof compare>[0]} Judged */
/** @typedef {{ seat: number, digest: string, nonce: string }} Said */
/** What the page has said for the dice. @type {{ commit?: Said, open?: Said }[]} */
let said = [];
const commits = () => said.flatMap((one) => one.commit ?? []);
const opens = () => said.flatMap((one) => one.open ?? []);

let table = 0,
  id = "";
beforeEach(() => {
  id = `t${++table}`;
  said = [];
});

/** A page at a fresh table; one more is the same page loaded again, as storage stays. */
function page() {
  line.state = "on";
  line.ask = async (ask) => {
    if (typeof ask === "object" && "at" in ask) said.push(/** @type {typeof said[number]} */ (ask.at.do));
  };
  return new TableLink(id);
}

/** What the host says of the dice. */
const round = (/** @type {object} */ dice) => ({
  draw: "d",
  commitment: A,
  to_commit: [],
  to_open: [],
  nonces: [],
  aborted: [],
  opened: [],
  secret: null,
  ...dice,
});
const OPTIONS = { edition: "pl", steal: "off" };
const SETUP = { game: "stonoga", rules: 1, players: 3, options: OPTIONS };
/** Says it to the page, whose person has these seats of three. */
function host(
  /** @type {ReturnType<typeof page>} */ link,
  /** @type {object | null} */ dice,
  { status = "dice", own = [0], rolled = /** @type {string[]} */ ([]), options = OPTIONS } = {},
) {
  const seats = [0, 1, 2].map((seat) => ({ yours: own.includes(seat), who: "person" }));
  link.hear(
    /** @type {Parameters<typeof link.hear>[0]} */ (
      /** @type {unknown} */ ({
        type: "update",
        table: id,
        room: { game: "stonoga", rules: 1, options, status, seats, dice: dice && round(dice) },
        rolled,
      })
    ),
  );
}
const digest = (/** @type {number} */ seat) => commits().findLast((one) => one.seat === seat)?.digest ?? "";
const seals = () => readSeals(stored.get(`turlaj.seal.${id}`) ?? null);
const list = (/** @type {(string | null)[]} */ ...digests) =>
  digests.map((one, seat) => ({ seat, digest: one })).filter((one) => one.digest);

test("an honest round: commit, see the own digest in the whole list, open, keep the seal", () => {
  const link = page();
  host(link, { to_commit: [0, 1] });
  assert.deepEqual([commits().length, opens().length, seals().length], [1, 0, 0]);
  host(link, { to_commit: [1], nonces: list(digest(0)) });
  assert.deepEqual([opens().length, seals().length], [0, 0]);
  const nonces = list(digest(0), FRIEND);
  host(link, { to_open: [0, 1], nonces });
  assert.equal(sha(opens()[0].nonce), digest(0));
  host(link, { nonces }, { status: "playing", rolled: ["1.1.1=RRRR"] });
  assert.deepEqual([link.alarm, seals()], [false, [{ draw: "d", commitment: A, nonces, setup: SETUP }]]);
  assert.deepEqual(readNotes(stored.get(`turlaj.seen.${id}`) ?? null), { own: [0], rolls: { [A]: ["1.1.1=RRRR"] } });
});

test("a number stays closed while a seat has still to commit, or where its digest is not in the list", () => {
  const link = page();
  host(link, { to_commit: [0, 1] });
  host(link, { to_commit: [1], to_open: [0], nonces: [] });
  host(link, { to_commit: [1], to_open: [0], nonces: list(digest(0)) });
  host(link, { to_open: [0], nonces: list(FRIEND) });
  assert.deepEqual([opens(), link.alarm], [[], false]);
});

test("a list that changes after it was whole raises the alarm for good, and the first seal stays", () => {
  const mine = () => list(digest(0), FRIEND);
  const changes = {
    "another friend": () => ({ to_open: [0], nonces: list(digest(0), B) }),
    "a friend more": () => ({ to_open: [0], nonces: list(digest(0), FRIEND, B) }),
    "a friend less": () => ({ to_open: [0], nonces: list(digest(0)) }),
    "another draw": () => ({ to_open: [0], nonces: mine(), draw: "e" }),
    "open to commitments again": () => ({ to_commit: [1], to_open: [0], nonces: mine() }),
    "another round, and the sealed one is not called dropped": () => ({ commitment: B, to_commit: [0] }),
    "another round, and the dropped one was another": () => ({
      commitment: B,
      to_commit: [0],
      aborted: [{ commitment: A, nonces: list(digest(0), B) }],
    }),
  };
  for (const [name, change] of Object.entries(changes)) {
    for (const status of ["dice", "playing"]) {
      [id, said] = [`t${++table}`, []];
      const link = page();
      host(link, { to_commit: [0, 1] });
      host(link, { nonces: mine() });
      const kept = seals();
      host(link, change(), { status });
      assert.deepEqual([link.alarm, opens(), commits().length, seals()], [true, [], 1, kept], `${name}, ${status}`);
      host(link, { to_open: [0], nonces: mine() });
      assert.deepEqual([link.alarm, opens()], [true, []], `${name}: nothing follows`);
      const again = page();
      host(again, change(), { status });
      assert.deepEqual([again.alarm, opens()], [true, []], `${name}: also after the page was loaded again`);
    }
  }
});

test("a dropped round is no change: a fresh number, and a seal of its own", () => {
  const link = page();
  host(link, { to_commit: [0, 1, 2] });
  const first = list(digest(0), FRIEND, B);
  host(link, { to_open: [0, 1, 2], nonces: first });
  const aborted = [{ commitment: A, nonces: first }];
  host(link, { commitment: B, to_commit: [0, 1], aborted });
  assert.notEqual(digest(0), first[0].digest);
  const second = list(digest(0), A);
  host(link, { commitment: B, to_open: [0, 1], nonces: second, aborted });
  assert.deepEqual([link.alarm, opens().map((one) => sha(one.nonce))], [false, [first[0].digest, digest(0)]]);
  assert.deepEqual(
    seals().map((seal) => [seal.commitment, seal.nonces]),
    [
      [A, first],
      [B, second],
    ],
  );
});

test("a round that was never whole may go without a word, as after a restart of the host", () => {
  const link = page();
  host(link, { to_commit: [0, 1] });
  host(link, { commitment: B, to_commit: [0, 1] });
  assert.deepEqual([link.alarm, commits().length], [false, 2]);
});

test("a page that is loaded again commits to the same number and opens it once", () => {
  host(page(), { to_commit: [0, 1] });
  const link = page();
  host(link, { to_commit: [0, 1] });
  assert.equal(commits()[0].digest, commits()[1].digest);
  host(link, { to_open: [0], nonces: list(digest(0)) });
  host(link, { to_open: [0], nonces: list(digest(0)) });
  assert.equal(opens().length, 1);
});

test("several own seats open each their own number; another device's seat stays closed without alarm", () => {
  const link = page();
  host(link, { to_commit: [0, 1] }, { own: [0, 1] });
  host(link, { to_open: [0, 1], nonces: list(digest(0), digest(1)) }, { own: [0, 1] });
  assert.deepEqual(
    opens().map((one) => sha(one.nonce)),
    [digest(0), digest(1)],
  );
  [id, said] = [`t${++table}`, []];
  const second = page();
  host(second, { to_open: [0], nonces: list(FRIEND) });
  assert.deepEqual([opens(), second.alarm, seals().length], [[], false, 1]);
});

test("notes and seals of earlier versions are read", () => {
  const old = { draw: "d", commitment: A, nonces: list(FRIEND) };
  assert.deepEqual(readSeals(JSON.stringify(old)), [{ ...old, old: true }]);
  assert.deepEqual(readNotes('["1.1.1=RRRR", 7]'), { own: null, rolls: { "": ["1.1.1=RRRR"] } });
  for (const text of [null, "", "{", "7", "null", '{"rolls":7}'])
    assert.deepEqual([readSeals(text), readNotes(text)], [[], { own: null, rolls: {} }], String(text));
  assert.deepEqual(noted(readNotes('["a"]'), A, ["b", "b"], [1]), { own: [1], rolls: { "": ["a"], [A]: ["b"] } });
  // An old one may have been kept before it was whole: it raises no alarm.
  assert.equal(duties(round({ nonces: list(FRIEND, B) }), [], readSeals(JSON.stringify(old)), () => null).changed, false);
});

/** What the proof page reads in a record of one roll. */
const RECORD = {
  draw: "d",
  game: "stonoga",
  rules: "1",
  options: "players=3 edition=pl steal=off",
  rolls: [{ at: "1.1.1", said: "RRRR" }],
};
/** What this browser kept of the table. */
const keptOf = () => ({
  seals: seals(),
  ...readNotes(stored.get(`turlaj.seen.${id}`) ?? null),
  nonces: [...stored].flatMap(([name, nonce]) => {
    const [, seat, commitment] = name.match(new RegExp(`^turlaj\\.nonce\\.${id}\\.(\\d)\\.(\\w+)$`)) ?? [];
    return seat ? [{ seat: Number(seat), commitment, nonce }] : [];
  }),
});

test("a host that denies a seat when the first roll falls cannot invent its number", () => {
  const link = page();
  host(link, { to_commit: [0] });
  const sealed = list(digest(0));
  host(link, { to_open: [0], nonces: sealed });
  assert.equal(opens().length, 1);
  // The sealed round is called dropped, as it may be; the dice of another one fall, with a number that nobody here gave.
  const aborted = [{ commitment: A, nonces: sealed }];
  host(link, { commitment: B, aborted, nonces: list(FRIEND) }, { status: "playing", own: [], rolled: ["1.1.1=RRRR"] });
  assert.equal(link.alarm, false);
  const promised = [
    { seat: 0, commitment: B },
    { seat: 1, commitment: FRIEND, opened: "11".repeat(32) },
  ];
  const { ok, doubts } = compare(
    /** @type {Judged} */ (/** @type {unknown} */ ({ ...RECORD, aborted: [`${A} 1:${digest(0)}`], promised })),
    keptOf(),
  );
  assert.deepEqual([ok, doubts], [true, [{ code: "not-mine", params: { seat: 1 } }]]);
});

test("a seat that was once one's own stays so, whatever is said when the first roll falls", () => {
  const link = page();
  host(link, { nonces: list(FRIEND) }, { status: "playing" });
  host(link, { nonces: list(FRIEND) }, { status: "playing", own: [], rolled: ["1.1.1=RRRR"] });
  const promised = [
    { seat: 0, commitment: A },
    { seat: 1, commitment: FRIEND, opened: "11".repeat(32) },
  ];
  const { doubts } = compare(/** @type {Judged} */ (/** @type {unknown} */ ({ ...RECORD, aborted: [], promised })), keptOf());
  assert.deepEqual(doubts, [{ code: "not-mine", params: { seat: 1 } }]);
});

test("a browser that committed and was left out says so", () => {
  const link = page();
  host(link, { to_commit: [0, 1] });
  host(link, { nonces: [{ seat: 1, digest: FRIEND }] }, { status: "playing", rolled: ["1.1.1=RRRR"] });
  const promised = [
    { seat: 0, commitment: A },
    { seat: 2, commitment: FRIEND, opened: "11".repeat(32) },
  ];
  const { ok, doubts } = compare(/** @type {Judged} */ (/** @type {unknown} */ ({ ...RECORD, aborted: [], promised })), keptOf());
  assert.deepEqual([ok, doubts], [true, [{ code: "left-out", params: { seat: 1 } }]]);
});

test("other options than those under the seal raise the alarm, and are found in the record", () => {
  const link = page();
  host(link, { to_commit: [0] });
  const nonces = list(digest(0));
  host(link, { to_open: [0], nonces });
  const other = { ...OPTIONS, steal: "on" };
  const promised = [
    { seat: 0, commitment: A },
    { seat: 1, commitment: digest(0), opened: opens()[0].nonce },
  ];
  const record = /** @type {Judged} */ (/** @type {unknown} */ ({ ...RECORD, aborted: [], promised }));
  assert.deepEqual(compare(record, keptOf()).differences, []);
  const { differences } = compare({ ...record, options: "players=3 edition=pl steal=on" }, keptOf());
  assert.deepEqual(
    differences.map((one) => one.code),
    ["options"],
  );
  host(link, { nonces }, { status: "playing", options: other });
  assert.equal(link.alarm, true);
});

test("what a cheated page keeps is another thing than the host's record", () => {
  // The host shows a whole list, gets the number, and then adds a friend whose number it has chosen.
  const link = page();
  host(link, { to_commit: [0] });
  host(link, { to_open: [0], nonces: list(digest(0)) });
  assert.equal(opens().length, 1);
  const nonces = list(digest(0), FRIEND);
  host(link, { nonces }, { status: "playing", rolled: ["1.1.1=RRRR"] });
  assert.equal(link.alarm, true);
  const promised = [
    { seat: 0, commitment: A },
    { seat: 1, commitment: digest(0), opened: opens()[0].nonce },
    { seat: 2, commitment: FRIEND },
  ];
  const judgement = /** @type {Judged} */ (/** @type {unknown} */ ({ ...RECORD, aborted: [], promised }));
  const kept = {
    seals: seals(),
    ...readNotes(stored.get(`turlaj.seen.${id}`) ?? null),
    nonces: [{ seat: 0, commitment: A, nonce: opens()[0].nonce }],
  };
  assert.deepEqual(compare(judgement, kept).differences, [{ code: "seat-seal", params: { seat: 2 } }]);
});
