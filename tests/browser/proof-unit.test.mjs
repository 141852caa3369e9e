// The browser's judge of dice, without a browser: the same verdict as `turlaj verify` and as tools/verify.py, on every
// golden record and on copies that were tampered with.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { compare } from "../../web/app/proof/kept.js";
import { fingerprint } from "../../web/app/proof/fair.js";
import { judge } from "../../web/app/proof/verify.js";
import { alike, spoilt } from "./proof-spoil.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BINARY = resolve(ROOT, process.env.TURLAJ_BIN ?? "target/ci/turlaj");
const GOLDEN = readdirSync(join(ROOT, "replays")).filter((name) => name.endsWith(".txt"));
const golden = (name) => readFileSync(join(ROOT, "replays", name), "utf8");
const folder = mkdtempSync(join(tmpdir(), "turlaj-proof-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const good = (text) => ["proved", "host-only"].includes(judge(text).verdict);
/** Only the sheets of all players tell that this roll was of no use to anybody, and another had to follow by itself. */
const RULES_ALONE = ["clever-two-die-of-the-active.txt: without 2.6.3=.2.3.."];

/** Python's verdicts, all from one process. @param {string[]} files */
function byPython(files) {
  const code = "import contextlib, io, sys; sys.path.insert(0, sys.argv[1]); import verify\nfor file in sys.stdin.read().split():\n"
    + "    with contextlib.redirect_stdout(io.StringIO()):\n        status = verify.main([file])\n    print(status)";
  const { stdout, stderr, status } = spawnSync("python3", ["-B", "-c", code, join(ROOT, "tools")], { input: files.join("\n"), encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(status, 0, stderr);
  return stdout.trim().split("\n").map((line) => line === "0");
}

/** The server's own verdicts, two processes at a time. @param {string[]} files */
async function byTurlaj(files) {
  const found = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) {
      const status = await new Promise((done, failed) => { spawn(BINARY, ["verify", files[at]], { stdio: "ignore" }).once("error", failed).once("close", done); });
      assert.ok(status === 0 || status === 1, `turlaj verify ended with ${status}`);
      found[at] = status === 0;
    }
  };
  await Promise.all([work(), work()]);
  return found;
}

test("three verifiers agree on every golden record, on copies of them, and on what was tampered with", { timeout: 280_000 }, async (t) => {
  const cases = GOLDEN.flatMap((name) => {
    const text = golden(name);
    return [{ name: "as it is", copy: text, fine: true }, ...alike(text).map((one) => ({ ...one, fine: true })), ...spoilt(text)].map((one) => ({ ...one, of: name }));
  });
  const files = cases.map((one, at) => { const file = join(folder, `${at}.txt`); writeFileSync(file, one.copy); return file; });
  const [python, turlaj] = [byPython(files), await byTurlaj(files)];
  const wrong = [];
  let proved = 0, tampered = 0;
  for (const [at, one] of cases.entries()) {
    const [here, name] = [good(one.copy), `${one.of}: ${one.name}`];
    if (RULES_ALONE.includes(name)) continue;
    if (one.fine && here) proved++;
    if (!one.fine) tampered++;
    if (!one.fine && !one.place && here) wrong.push(`${name}: called good`);
    if (here !== turlaj[at]) wrong.push(`${name}: here ${here}, turlaj verify ${turlaj[at]}`);
    // tools/verify.py looks at dice only: whether a roll stands where the rules want one, it does not ask.
    if (!one.place && here !== python[at]) wrong.push(`${name}: here ${here}, verify.py ${python[at]}`);
    if (one.place && here && !python[at]) wrong.push(`${name}: verify.py knows better`);
  }
  t.diagnostic(`${cases.length} records: ${proved} proved, ${tampered} tampered with, ${cases.filter((one) => one.place).length} of them about places of rolls alone`);
  assert.deepEqual(wrong, []);
});

test("every golden record has the verdict that it claims, and all its rolls", () => {
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
  const codes = (copy) => judge(copy).faults.map((one) => one.code);
  const turned = spoilt(text);
  const copy = (name) => turned.find((one) => one.name.startsWith(name))?.copy ?? assert.fail(name);
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
  for (const text of ["", "\n\n", "[", '[Game "stonoga"]', '[Game "toString"]\n[Options ""]', "\u0000", '"'.repeat(9), "1.1.1=", "[Game \"stonoga\"]\n[Options \"players=99\"]\n[Dice \"proved\"]\n1.1.1=RRRR"]) {
    assert.ok(!good(text), JSON.stringify(text));
  }
});

test("what a browser saw is compared with the record", () => {
  const text = golden("stonoga-pl-two-nonces.txt");
  const judgement = judge(text);
  const nonce = text.match(/^\[Nonce "1:(\w+)"/m)?.[1] ?? "";
  const seal = { draw: judgement.draw, commitment: judgement.promised[0].commitment, nonces: judgement.promised.slice(1).map((one) => ({ seat: one.seat - 1, digest: one.commitment })) };
  const seen = judgement.rolls.map((roll) => `${roll.at}=${roll.said}`);
  const own = { seat: 0, commitment: seal.commitment, nonce };
  const found = (kept) => { const { there, ok, differences } = compare(judgement, { seal, seen, nonces: [own], ...kept }); return [there, ok, ...differences.map((one) => one.code)]; };
  assert.deepEqual(found({}), [true, true]);
  assert.deepEqual(found({ seal: null, seen: [], nonces: [] }), [false, true]);
  assert.deepEqual(found({ seen: seen.slice(3, 9) }), [true, true]);
  assert.deepEqual(found({ seen: [...seen, "1.99.1=RRRR"] }), [true, false, "roll-gone"]);
  assert.deepEqual(found({ seen: seen.map((one, at) => (at === 4 ? one.replace(/=.*/, "=KKKK") : one)) }), [true, false, "roll"]);
  assert.deepEqual(found({ seal: { ...seal, commitment: fingerprint(nonce) } }), [true, false, "seal"]);
  assert.deepEqual(found({ seal: { ...seal, draw: "other" } }), [true, false, "draw"]);
  assert.deepEqual(found({ seal: { ...seal, nonces: [{ seat: 1, digest: seal.commitment }] } }), [true, false, "seat-seal"]);
  // The number that this browser sealed is the one that must be open; one that came to nothing says nothing.
  const other = "7b".repeat(32);
  assert.deepEqual(found({ seal: { ...seal, nonces: [{ seat: 0, digest: fingerprint(other) }] }, nonces: [{ ...own, nonce: other }] }), [true, false, "seat-seal", "own-number"]);
  assert.deepEqual(found({ nonces: [{ ...own, nonce: other }] }), [true, true]);
  // Dice that were sealed cannot become dice that were typed.
  const typed = judge(text.replace('[Dice "proved"]', '[Dice "typed"]'));
  assert.deepEqual(compare(typed, { seal, seen, nonces: [] }).differences.map((one) => one.code), ["no-seal"]);
});
