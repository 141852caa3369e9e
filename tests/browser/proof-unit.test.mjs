// The browser's judge of dice, without a browser: the same verdict as `turlaj verify` and as tools/verify.py, on every
// golden record and on copies that were tampered with.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { compare } from "../../web/app/proof/kept.js";
import { fairDice, fingerprint } from "../../web/app/proof/fair.js";
import { verdictOf } from "../../web/app/proof/report.js";
import { grammarOf, settingsOf } from "../../web/app/proof/games.js";
import { judge } from "../../web/app/proof/verify.js";
import { GRAMMARS } from "../../web/generated/grammars.js";
import { TEST_GAME } from "./games.mjs";
import { TEST_GRAMMAR, alike, spoilt } from "./proof-spoil.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BINARY = resolve(ROOT, process.env.TURLAJ_BIN ?? "target/ci/turlaj");
/** `turlaj verify` for any game: the shipped program does not know the test game. */
const JUDGE = join(dirname(BINARY), "examples/judge");
/** The golden records of all games by name, those of the test game too. */
const RECORDS = new Map(
  [ROOT, join(ROOT, "tests", TEST_GAME)].flatMap((root) =>
    readdirSync(join(root, "replays"))
      .filter((name) => name.endsWith(".txt"))
      .map((name) => [name, readFileSync(join(root, "replays", name), "utf8")]),
  ),
);
const GOLDEN = [...RECORDS.keys()];
const golden = (/** @type {string} */ name) => RECORDS.get(name) ?? assert.fail(`no record ${name}`);
const folder = mkdtempSync(join(tmpdir(), "turlaj-proof-"));
after(() => rmSync(folder, { recursive: true, force: true }));
/** What is known of all games, of the test game too: to the page and to tools/verify.py. */
const KNOWN = join(folder, "grammars");
for (const root of [ROOT, join(ROOT, "tests", TEST_GAME)]) cpSync(join(root, "tools/grammars"), KNOWN, { recursive: true });
GRAMMARS[`${TEST_GAME}-${TEST_GRAMMAR.rules}`] = TEST_GRAMMAR;

const good = (/** @type {string} */ text) => ["proved", "host-only"].includes(judge(text).verdict);
/** Only the sheets of all players tell that this roll was of no use to anybody, and another had to follow by itself. */
const RULES_ALONE = ["clever-two-die-of-the-active.txt: without 2.6.3=.2.3.."];

/** Python's verdicts, all from one process. @param {string[]} files @param {string} grammars */
function byPython(files, grammars = KNOWN) {
  const code = [
    "import contextlib, io, pathlib, sys",
    "sys.path.insert(0, sys.argv[1])",
    "import verify",
    "verify.GRAMMARS = pathlib.Path(sys.argv[2])",
    "for file in sys.stdin.read().split():",
    "    with contextlib.redirect_stdout(io.StringIO()):",
    "        status = verify.main([file])",
    "    print(status)",
  ].join("\n");
  const { stdout, stderr, status } = spawnSync("python3", ["-B", "-c", code, join(ROOT, "tools"), grammars], {
    input: files.join("\n"),
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  assert.equal(status, 0, stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line) => line === "0");
}

/** The verdicts of `turlaj verify`, many from one process; of a program that knows the test game too. @param {string[]} files */
function byTurlaj(files, program = [BINARY, "verify", "--json"]) {
  return Array.from({ length: Math.ceil(files.length / 500) }, (_, part) => files.slice(part * 500, (part + 1) * 500)).flatMap((some) => {
    const { stdout, stderr, status } = spawnSync(program[0], [...program.slice(1), ...some], { encoding: "utf8", maxBuffer: 1 << 26 });
    assert.ok(status === 0 || status === 1, `${program[0]} ended with ${status}: ${stderr}`);
    const told = stdout
      .trim()
      .split("\n")
      .slice(0, some.length)
      .map((line) => /** @type {{ file: string, error?: string }} */ (JSON.parse(line)));
    assert.deepEqual(
      told.map((one) => one.file),
      some,
    );
    return told.map((one) => !one.error);
  });
}

test("three verifiers agree on every golden record, on copies of them, and on what was tampered with", { timeout: 280_000 }, async (t) => {
  const cases = GOLDEN.flatMap((name) => {
    const text = golden(name);
    return [{ name: "as it is", copy: text, fine: true }, ...alike(text).map((one) => ({ ...one, fine: true })), ...spoilt(text)].map(
      (one) => ({ fine: false, place: false, rules: false, ...one, of: name }),
    );
  });
  const files = cases.map((one, at) => {
    const file = join(folder, `${at}.txt`);
    writeFileSync(file, one.copy);
    return file;
  });
  const isTest = (/** @type {number} */ at) => cases[at].of.startsWith(`${TEST_GAME}-`);
  const [ours, shipped] = [files.filter((_, at) => isTest(at)), files.filter((_, at) => !isTest(at))];
  const [judged, verified] = [byTurlaj(ours, [JUDGE]), byTurlaj(shipped)];
  const turlaj = files.map((file, at) => (isTest(at) ? judged[ours.indexOf(file)] : verified[shipped.indexOf(file)]));
  const python = byPython(files);
  const wrong = /** @type {string[]} */ ([]);
  let proved = 0,
    tampered = 0;
  const accepted = { page: 0, python: 0 };
  for (const [at, one] of cases.entries()) {
    const [here, name] = [good(one.copy), `${one.of}: ${one.name}`];
    if (RULES_ALONE.includes(name)) continue;
    if (one.fine && here) proved++;
    if (!one.fine) tampered++;
    if (here !== python[at]) wrong.push(`${name}: here ${here}, verify.py ${python[at]}`);
    if (one.rules) {
      // What the page and tools/verify.py leave to `turlaj verify`, and say so.
      if (turlaj[at]) wrong.push(`${name}: turlaj verify calls it good`);
      if (here) accepted.page++;
      if (python[at]) accepted.python++;
      continue;
    }
    if (!one.fine && !one.place && here) wrong.push(`${name}: called good`);
    if (here !== turlaj[at]) wrong.push(`${name}: here ${here}, turlaj verify ${turlaj[at]}`);
  }
  t.diagnostic(
    `${cases.length} records: ${proved} proved, ${tampered} tampered with, ${cases.filter((one) => one.place).length} of them about ` +
      `places of rolls alone; ${cases.filter((one) => one.rules).length} break rules alone: the page accepts ${accepted.page}, ` +
      `verify.py ${accepted.python}`,
  );
  assert.deepEqual(wrong, []);
});

test("every golden record has the verdict that it claims, and all its rolls", () => {
  /** @type {Texts} */
  const kinds = { proved: "proved", "proved, host only": "host-only", typed: "typed", unproved: "unproved" };
  for (const name of GOLDEN) {
    const text = golden(name);
    const judgement = judge(text);
    assert.equal(judgement.verdict, kinds[text.match(/^\[Dice "(.*)"\]$/m)?.[1] ?? "unproved"], name);
    if (!["proved", "host-only"].includes(judgement.verdict)) continue;
    assert.equal(judgement.rolls.length, [...text.matchAll(/(?<=^|\s)(?:s|\d+\.)\d+\.\d+=/gm)].length, name);
    for (const roll of judgement.rolls) {
      assert.ok(roll.ok && roll.said === roll.recomputed && roll.dice.length > 0, `${name} ${roll.at}`);
      for (const die of roll.dice) assert.ok(die.face >= 0 && die.face < die.faces, `${name} ${roll.at}`);
    }
  }
});

test("what is wrong is named, with its place", () => {
  const text = golden("stonoga-pl-two-nonces.txt");
  const codes = (/** @type {string} */ copy) => judge(copy).faults.map((one) => one.code);
  const turned = spoilt(text);
  const copy = (/** @type {string} */ name) => turned.find((one) => one.name.startsWith(name))?.copy ?? assert.fail(name);
  assert.ok(codes(copy("secret")).includes("other-secret"));
  assert.ok(codes(copy("commitment")).includes("other-secret"));
  assert.ok(codes(copy("nonce")).includes("other-nonce"));
  assert.ok(codes(copy("nonce commitment")).includes("other-nonce"));
  assert.ok(codes(copy("claim proved, host only")).includes("other-kind"));
  assert.deepEqual(codes(copy("die of")), ["other-roll"]);
  assert.ok(codes(copy("draw")).every((code) => code === "other-roll"));
  const { verdict, faults } = judge(`${text}  hello\n`);
  assert.deepEqual([verdict, faults[0].code, faults[0].line, faults[0].column], ["broken", "word", text.split("\n").length, 3]);
  const dice = judge(copy("die of")).rolls.filter((roll) => !roll.ok);
  assert.equal(dice.length, 1);
  assert.notEqual(dice[0].said, dice[0].recomputed);
});

test("a text of a stranger is read to its end, whatever it is", () => {
  for (const text of [
    "",
    "\n\n",
    "[",
    '[Game "stonoga"]',
    '[Game "toString"]\n[Options ""]',
    "\u0000",
    '"'.repeat(9),
    "1.1.1=",
    '[Game "stonoga"]\n[Options "players=99"]\n[Dice "proved"]\n1.1.1=RRRR',
  ]) {
    assert.ok(!good(text), JSON.stringify(text));
  }
});

test("what a browser saw is compared with the record", () => {
  const text = golden("stonoga-pl-two-nonces.txt");
  const judgement = judge(text);
  const nonce = text.match(/^\[Nonce "1:(\w+)"/m)?.[1] ?? "";
  const seal = {
    draw: judgement.draw,
    commitment: judgement.promised[0].commitment,
    nonces: judgement.promised.slice(1).map((one) => ({ seat: one.seat - 1, digest: one.commitment })),
  };
  const seen = judgement.rolls.map((roll) => `${roll.at}=${roll.said}`);
  const own = { seat: 0, commitment: seal.commitment, nonce };
  const under = (/** @type {string[]} */ rolls) => ({ rolls: { [seal.commitment]: rolls } });
  const found = (/** @type {object} */ kept, of = judgement) => {
    const compared = compare(of, { seals: [seal], ...under(seen), own: [0], nonces: [own], ...kept });
    const { there, ok, differences, doubts } = compared;
    assert.equal(verdictOf(of, compared).mood, ok ? (doubts.length ? "ask" : of.verdict === "proved" ? "good" : "none") : "bad");
    return [there, ok, ...[...differences, ...doubts].map((one) => one.code)];
  };
  assert.deepEqual(found({}), [true, true]);
  assert.deepEqual(found({ seals: [], rolls: {}, own: null, nonces: [] }), [false, true]);
  assert.deepEqual(found(under(seen.slice(3, 9))), [true, true]);
  assert.deepEqual(found(under([...seen, "1.99.1=RRRR"])), [true, false, "roll-gone"]);
  assert.deepEqual(found(under(seen.map((one, at) => (at === 4 ? one.replace(/=.*/, "=KKKK") : one)))), [true, false, "roll"]);
  assert.deepEqual(found({ seals: [{ ...seal, commitment: fingerprint(nonce) }] }), [true, false, "seal"]);
  assert.deepEqual(found({ seals: [{ ...seal, draw: "other" }] }), [true, false, "draw"]);
  assert.deepEqual(found({ seals: [{ ...seal, nonces: [seal.nonces[0], { seat: 1, digest: seal.commitment }] }] }), [
    true,
    false,
    "seat-seal",
  ]);
  assert.deepEqual(found({ seals: [{ ...seal, nonces: [seal.nonces[0]] }] }), [true, false, "seat-seal"], "a seat that was not there");
  assert.deepEqual(
    found({ seals: [{ ...seal, nonces: [seal.nonces[0]], old: true }] }),
    [true, true],
    "kept by an earlier version before all had committed",
  );
  assert.deepEqual(
    found({ rolls: { [fingerprint(nonce)]: seen } }),
    [true, false, "seal"],
    "dice under a seal that the record does not know",
  );
  // The number that this browser sealed is the one that must be open; one that came to nothing says nothing.
  const other = "7b".repeat(32);
  assert.deepEqual(
    found({ seals: [{ ...seal, nonces: [{ seat: 0, digest: fingerprint(other) }, seal.nonces[1]] }], nonces: [{ ...own, nonce: other }] }),
    [true, false, "seat-seal", "own-number"],
  );
  assert.deepEqual(found({ own: null, nonces: [{ ...own, nonce: other }] }), [true, true, "not-mine"], "a number was drawn for this seat");
  // A number that this browser never gave is neither proof nor lie: another device, or an invention.
  assert.deepEqual(found({ nonces: [{ ...own, nonce: other }] }), [true, true, "not-mine"]);
  assert.deepEqual(found({ nonces: [] }), [true, true, "not-mine"]);
  assert.deepEqual(found({ seals: [], nonces: [] }), [true, true, "not-mine"], "the drawing of the dice was never shown");
  assert.deepEqual(found({ own: [], nonces: [] }), [true, true], "a spectator");
  // All options enter the dice: with others the host could have chosen among many.
  const played = {
    game: "stonoga",
    rules: 1,
    players: 2,
    options: Object.fromEntries(
      judgement.options
        .split(" ")
        .slice(1)
        .map((one) => one.split("=")),
    ),
  };
  assert.deepEqual(found({ seals: [{ ...seal, setup: played }] }), [true, true]);
  assert.deepEqual(found({ seals: [{ ...seal, setup: { ...played, options: { ...played.options, golden_guard: "off" } } }] }), [
    true,
    false,
    "options",
  ]);
  for (const other of [{ rules: 2 }, { players: 3 }, { game: "snakes" }])
    assert.deepEqual(found({ seals: [{ ...seal, setup: { ...played, ...other } }] }), [true, false, "options"], JSON.stringify(other));
  // Dice that were sealed cannot become dice that were typed.
  const typed = judge(text.replace('[Dice "proved"]', '[Dice "typed"]'));
  assert.deepEqual(found({ nonces: [] }, typed), [true, false, "no-seal"]);
});

test("a round under which dice were seen cannot be called dropped", () => {
  const text = golden("stonoga-pl-two.txt"); // The dice of the host alone, in place of those of the round that was shown.
  const [A, number] = ["a1".repeat(32), "5a".repeat(32)];
  const judgement = judge(text.replace("[Commitment ", `[Aborted "${A} 1:${fingerprint(number)}"]\n[Commitment `));
  assert.equal(judgement.verdict, "host-only");
  const last = judgement.promised[0].commitment;
  const seal = { draw: judgement.draw, commitment: A, nonces: [{ seat: 0, digest: fingerprint(number) }] };
  const seen = judgement.rolls.map((roll) => `${roll.at}=${roll.said}`);
  const found = (/** @type {object} */ kept) => {
    const compared = compare(judgement, {
      seals: [seal],
      rolls: { [A]: seen },
      own: [0],
      nonces: [{ seat: 0, commitment: A, nonce: number }],
      ...kept,
    });
    return [verdictOf(judgement, compared).mood, ...[...compared.differences, ...compared.doubts].map((one) => one.code)];
  };
  assert.deepEqual(found({}), ["bad", "dropped", "left-out"]);
  assert.deepEqual(found({ seals: [] }), ["bad", "dropped"]);
  assert.deepEqual(found({ rolls: { [A]: seen.slice(0, 1), [last]: seen } }), ["bad", "dropped", "left-out"]);
  // Shown as dropped at the time: the dice may be right, but the own number is not in them.
  assert.deepEqual(found({ rolls: { [last]: seen } }), ["ask", "left-out"]);
  assert.deepEqual(found({ rolls: { [last]: seen }, nonces: [] }), ["good"], "no number of this browser was dropped");
  assert.deepEqual(
    found({ seals: [{ ...seal, nonces: [] }], rolls: { [last]: seen }, nonces: [] }),
    ["bad", "seat-seal"],
    "the dropped round was another",
  );
  // Earlier versions kept one seal, and rolls without it.
  assert.deepEqual(found({ seals: [{ ...seal, old: true }], rolls: { "": seen }, own: null }), ["ask", "left-out", "old-notes"]);
  assert.deepEqual(found({ seals: [{ ...seal, commitment: last, nonces: [], old: true }], rolls: { "": seen }, own: null, nonces: [] }), [
    "good",
  ]);
});

test("how a game ended is judged as far as that goes without its rules", () => {
  const codes = (/** @type {string} */ text) => [...new Set(judge(text).faults.map((one) => one.code))];
  const text = golden("clever-three-draw.txt");
  const result = (/** @type {string} */ value) => codes(text.replace(/^\[Result .*$/m, `[Result "${value}"]`));
  assert.deepEqual(result("1:1/151 2:2/150 3:3/129"), []);
  assert.deepEqual(result("2:1/151 1:1/151 3:3/129"), ["tag-value"], "equal seats stand by seat");
  assert.deepEqual(result("1:1/151 2:1/150 3:3/129"), ["tag-value"], "one place, other points");
  assert.deepEqual(result("1:1/151 2:2/151 3:3/129"), [], "what decides between equal points is not written");
  assert.deepEqual(result("unfinished"), ["not-ended"]);
  assert.deepEqual(result("abandoned"), ["other-end"]);
  assert.deepEqual(codes(text.replace(/^\[Result .*\n/m, "")), ["tag-missing"]);
  assert.deepEqual(codes(text.replace("1>pick:", "1>grab:")).includes("no-act"), true);
  const cut = text.slice(0, text.lastIndexOf("\n", text.lastIndexOf(".1=")) + 1);
  assert.deepEqual(codes(cut), ["turns-missing"]);
  assert.deepEqual(codes(`${cut.replace(/^\[Result .*$/m, '[Result "abandoned"]')}!abandoned !left:1\n`), [], "a game that was given up");
});

/**
 * The same record with a grammar of its own, under every name that a reader could look for.
 * @param {string} text @param {object} grammar
 */
function carrying(text, grammar) {
  const quoted = (/** @type {string | object} */ value) => `"${JSON.stringify(value).replace(/[\\"]/g, "\\$&")}"`;
  const named = Object.entries({ ...grammar, grammar, tables: grammar, table: grammar }).flatMap(([name, value]) => [
    [name, value],
    [name[0].toUpperCase() + name.slice(1), value],
  ]);
  const tags = named.filter(([name]) => !text.includes(`[${name} `)).map(([name, value]) => `[${name} ${quoted(value)}]\n`);
  return `${tags.join("")}; ${JSON.stringify(grammar)}\n${text}`;
}

test("what a verifier knows of a game comes from game and rules version, never from the record", () => {
  for (const [key, name] of [
    ["stonoga-1", "stonoga-pl-two-nonces.txt"],
    ["ziomek-1", "ziomek-two.txt"],
  ]) {
    const [own, text] = [GRAMMARS[key], golden(name)];
    // Dice whose faces stand in another order: the same secret gives other rolls, which suit a cheat.
    const other = { ...own, dice: own.dice.map((die) => ({ ...die, faces: [...(die.faces ?? []).slice(1), (die.faces ?? [])[0]] })) };
    const by = (/** @type {typeof own} */ grammar, /** @type {string} */ copy) => {
      GRAMMARS[key] = grammar;
      try {
        return judge(copy);
      } finally {
        GRAMMARS[key] = own;
      }
    };
    const rolls = by(other, text).rolls.filter((roll) => !roll.ok);
    assert.ok(rolls.length > 5, name);
    const lie = rolls.reduce((copy, roll) => copy.replaceAll(`${roll.at}=${roll.said}`, `${roll.at}=${roll.recomputed}`), text);
    const [planted, honest] = [carrying(lie, other), carrying(text, other)];
    assert.deepEqual(by(other, planted).faults, [], `${name}: who believed the record would call it proved`);
    assert.ok(judge(planted).faults.length >= rolls.length, `${name}: every altered roll is found`);
    assert.deepEqual({ ...judge(honest), rolls: [] }, { ...judge(text), rolls: [] }, `${name}: the tables of a record are ignored`);
    const files = [planted, honest, planted.replace('[Rules "1"]', '[Rules "2"]')].map((copy, at) => {
      const file = join(folder, `planted-${key}-${at}.txt`);
      writeFileSync(file, copy);
      return file;
    });
    assert.deepEqual(
      [byPython(files), byTurlaj(files)],
      [
        [false, true, false],
        [false, true, false],
      ],
      name,
    );
    const grammars = mkdtempSync(join(folder, "planted-"));
    writeFileSync(join(grammars, `${key}.json`), JSON.stringify(other));
    assert.deepEqual(byPython(files, grammars), [true, false, false], `${name}: so it would be, were the tables the record's`);
  }
});

/** No game is ever called so: `cargo xtask new-game` takes letters alone. */
const NAME = "no-game";

/** A record of a game of one die that says nothing of itself: two seats roll once each. */
function invented({ rules = "1", options = "players=2 goal=9" } = {}) {
  const secret = "5a".repeat(32);
  const die = fairDice(secret, ["turlaj-dice-1", "table-1", `${NAME}/${rules}`, options, new Uint8Array()]);
  const roll = (/** @type {number} */ seat, /** @type {number} */ turn, /** @type {number} */ number) =>
    `${seat}.${turn}.${number}=${die(`turn/${seat}/${turn}/${number}/1`, 6) + 1}`;
  const tags = {
    Game: NAME,
    Rules: rules,
    Options: options,
    Dice: "proved, host only",
    Draw: "table-1",
    Commitment: fingerprint(secret),
    Secret: secret,
    Result: "2:1/9 1:2/4",
  };
  return `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]\n`)
    .join("")}\n${roll(1, 1, 1)} 1>keep ${roll(2, 1, 1)} 2>roll ${roll(2, 1, 2)} 2>keep\n`;
}

/** What is known of it. */
const ANY = { "=1": "play", "=": "play", ">": "play", time: "play" };
const INVENTED = {
  game: NAME,
  rules: 1,
  players: [2, 4],
  acts: "[a-z]+(:\\S+)?",
  rolls: "row",
  faces: null,
  dice: [{ name: "die", faces: ["1", "2", "3", "4", "5", "6"] }],
  lots: {},
  setup: [],
  begins: "any",
  turns: [],
  options: [
    { name: "goal", values: ["9", "12"], free: "2[0-9]", later: false },
    { name: "pace", values: ["slow", "fast"], free: null, later: true },
  ],
  states: { start: { on: { "=1": "play", ">": "start", time: "start" }, end: false }, play: { on: ANY, end: true } },
};

/** Calls `look` while this game is known, with a folder of grammars for Python. @param {(grammars: string) => void} look */
function withInvented(look) {
  const [key, grammars] = [`${NAME}-1`, mkdtempSync(join(folder, "grammars-"))];
  writeFileSync(join(grammars, `${key}.json`), JSON.stringify(INVENTED));
  GRAMMARS[key] = INVENTED;
  try {
    look(grammars);
  } finally {
    delete GRAMMARS[key];
  }
}

/** Files with these texts. @param {string[]} texts */
const filesOf = (texts) => {
  const own = mkdtempSync(join(folder, "files-"));
  return texts.map((text, at) => {
    const file = join(own, `${at}.txt`);
    writeFileSync(file, text);
    return file;
  });
};

/** What Python says of a text. @param {string} text */
const saidByPython = (text) => spawnSync("python3", ["-B", join(ROOT, "tools/verify.py"), ...filesOf([text])], { encoding: "utf8" }).stdout;

const codesOf = (/** @type {import("../../web/app/proof/verify.js").Judgement} */ judgement) => judgement.faults.map((one) => one.code);

test("a game that says nothing of itself is proved; one that is not known here is neither proved nor called a lie", () => {
  const [text, later] = [invented(), invented({ rules: "2" })];
  assert.deepEqual([judge(text).verdict, ...codesOf(judge(text))], ["unknown", "unknown-game"]);
  assert.match(saidByPython(text), /is not known here/);
  const lies = [
    text.replace(/1\.1\.1=./, (roll) => `${roll.slice(0, -1)}${(Number(roll.at(-1)) % 6) + 1}`),
    text.replace("2.1.2", "2.1.3"),
    text.replace("2>keep", "3>Keep"),
    text.replace("2>keep", "3>keep"),
    text.replace(/ 2\.1\.1=./, ""),
  ];
  withInvented((grammars) => {
    assert.deepEqual(judge(text).faults, []);
    for (const lie of lies) assert.equal(judge(lie).verdict, "fails", lie);
    const other = judge(later);
    assert.deepEqual([other.verdict, ...codesOf(other)], ["unknown", "rules-version"]);
    assert.deepEqual([verdictOf(other, null).mood, verdictOf(other, null).key], ["none", "unknown"]);
    assert.deepEqual(byPython(filesOf([text, ...lies, later]), grammars), [true, ...lies.map(() => false), false]);
  });
});

test("players and values of options are those that the game has", () => {
  const options = {
    "players=2 goal=9": true,
    "players=4 goal=12": true,
    "players=2 goal=27": true,
    "players=2 goal=9 pace=fast": true,
    "players=1 goal=9": false,
    "players=5 goal=9": false,
    "players=02 goal=9": false,
    "players=2 goal=10": false,
    "players=2 goal=271": false,
    "players=2 goal=": false,
    "players=2 goal": false,
    "players=2": false,
    "players=2 goal=9 pace=slow": false,
    "players=2 goal=9 pace=fast pace=fast": false,
    "players=2 pace=fast goal=9": false,
    "players=2 goal=9 ": false,
    "players=2  goal=9": false,
    "players=2 goal=9 tempo=fast": false,
    "goal=9 players=2": false,
  };
  const texts = Object.keys(options).map((one) => {
    const seats = Number(one.match(/players=0?(\d)/)?.[1]);
    return invented({ options: one })
      .replace(/^\[Result .*$/m, `[Result "${Array.from({ length: seats }, (_, at) => `${at + 1}:${at + 1}/${9 - at}`).join(" ")}"]`)
      .replace(seats === 1 ? / 2\.1\.1[\s\S]*$/ : /$/, "\n");
  });
  withInvented((grammars) => {
    const python = byPython(filesOf(texts), grammars);
    for (const [at, [one, fits]] of Object.entries(options).entries()) {
      assert.deepEqual([codesOf(judge(texts[at])), python[at]], [fits ? [] : ["options-short"], fits], one);
    }
  });
});

test("golden records have settings of their games, and others are refused", () => {
  for (const name of GOLDEN) {
    const judgement = judge(golden(name));
    if (judgement.verdict !== "proved" && judgement.verdict !== "host-only") continue;
    const grammar = grammarOf(judgement.game, judgement.rules);
    assert.ok(grammar && settingsOf(grammar, judgement.options), name);
    for (const [option] of judgement.options.matchAll(/(?<==)\S+/g))
      assert.equal(settingsOf(grammar, judgement.options.replace(`=${option}`, `=${option}!`)), null, `${name} ${option}`);
  }
});

test("of a game that is not known here, everything that needs no rules is judged", () => {
  const [text, other] = [invented(), "a1".repeat(32)];
  const retag = (/** @type {string} */ name, /** @type {string} */ value) =>
    text.replace(new RegExp(`^\\[${name} .*$`, "m"), `[${name} "${value}"]`);
  const lies = {
    "other-secret": retag("Secret", other),
    "other-kind": retag("Dice", "proved"),
    "commitment-again": text.replace("[Commitment ", `[Aborted "${fingerprint("5a".repeat(32))} 1:${other}"]\n[Commitment `),
    "not-ended": retag("Result", "unfinished"),
    "no-address": text.replace("2.1.1=", "="),
    "tag-missing": text.replace(/^\[Secret .*\n/m, ""),
  };
  for (const [code, lie] of Object.entries(lies)) {
    const judgement = judge(lie);
    assert.deepEqual([judgement.verdict, ...codesOf(judgement)], ["fails", "unknown-game", code], code);
    assert.equal(verdictOf(judgement, null).mood, "bad");
    assert.match(saidByPython(lie), /^line \d+: (?!.*is not known here)/, code);
  }
});

test("notes of this browser that contradict a record count, whether or not the game is known here", () => {
  const known = golden("stonoga-pl-two-nonces.txt");
  const played = judge(known);
  const seal = {
    draw: played.draw,
    commitment: played.promised[0].commitment,
    nonces: played.promised.slice(1).map((one) => ({ seat: one.seat - 1, digest: one.commitment })),
    setup: {
      game: "stonoga",
      rules: 1,
      players: 2,
      options: Object.fromEntries(
        played.options
          .split(" ")
          .slice(1)
          .map((one) => one.split("=")),
      ),
    },
  };
  const seen = played.rolls.map((roll) => `${roll.at}=${roll.said}`);
  /** What comes of a record, with these notes. @param {string} text @param {object} kept */
  const found = (text, kept) => {
    const judgement = judge(text);
    const compared = compare(judgement, { seals: [], rolls: {}, own: [], nonces: [], ...kept });
    const { mood, key } = verdictOf(judgement, compared);
    return [judgement.verdict, mood, key, ...compared.differences.map((one) => one.code)];
  };
  const notes = (/** @type {string[]} */ rolls) => ({ seals: [seal], rolls: { [seal.commitment]: rolls } });
  const roll = seen[4].replace(/=.*/, "=KKKK");
  const forged = known.replace(seen[4], roll);
  assert.deepEqual(found(known, notes(seen)), ["proved", "good", "proved"]);
  // Who forged a roll could call it a game of other rules.
  assert.deepEqual(found(forged.replace('[Rules "1"]', '[Rules "2"]'), notes(seen)), ["unknown", "bad", "not-seen", "options", "roll"]);
  assert.deepEqual(found(forged.replace('[Game "stonoga"]', `[Game "${NAME}"]`), notes(seen)), [
    "unknown",
    "bad",
    "not-seen",
    "options",
    "roll",
  ]);
  assert.deepEqual(found(forged.replace('[Dice "proved"]', '[Dice "typed"]').replace('[Rules "1"]', '[Rules "2"]'), notes(seen)), [
    "unknown",
    "bad",
    "not-seen",
    "options",
    "no-seal",
    "roll",
  ]);
  // A game that this page does not know, although the one on which it was played did.
  const text = invented();
  const judgement = judge(text);
  const setup = { game: NAME, rules: 1, players: 2, options: { goal: "9", pace: "slow" } };
  const own = { draw: "table-1", commitment: judgement.promised[0].commitment, nonces: [], setup };
  const rolls = judgement.rolls.map((one) => `${one.at}=${one.said}`);
  assert.equal(rolls.length, 3);
  const kept = (/** @type {object} */ change) => ({ seals: [{ ...own, ...change }], rolls: { [own.commitment]: rolls } });
  assert.deepEqual(found(text, kept({})), ["unknown", "none", "unknown"], "an option may be left out");
  assert.deepEqual(found(text, kept({ setup: { ...setup, options: { goal: "12" } } })), ["unknown", "bad", "not-seen", "options"]);
  assert.deepEqual(found(text, kept({ draw: "table-2" })), ["unknown", "bad", "not-seen", "draw"]);
  assert.deepEqual(found(text.replace(rolls[1], "2.1.1=7"), kept({})), ["unknown", "bad", "not-seen", "roll"]);
  assert.deepEqual(found(text.replace(` ${rolls[1]}`, ""), kept({})), ["unknown", "bad", "not-seen", "roll-gone"]);
});
