// The proof page: a real game holds, whatever is changed afterwards is found, and the copy says the same without a server.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import dice from "../../web/i18n/en/dice.js";
import words from "../../web/i18n/en/proof.js";
import pl from "../../web/i18n/pl/proof.js";
import ru from "../../web/i18n/ru/proof.js";
import { hasten, waits } from "./play.mjs";
import { examine } from "./examine.mjs";
import { go, speaks } from "./within.mjs";
import { contents, honest, known, post, scene } from "./world.mjs";

/** @typedef {{ own: number[], rolls: Record<string, string[]> }} Notes What a browser has seen of a table. */

honest();

const VERIFY = fileURLToPath(new URL("../../tools/verify.py", import.meta.url));
const golden = (/** @type {string} */ name) => readFileSync(fileURLToPath(new URL(`../../replays/${name}.txt`, import.meta.url)), "utf8");
const digit = (/** @type {string} */ hex) => (hex[3] === "a" ? "b" : "a");
const changed = (/** @type {string} */ text, /** @type {string} */ name) =>
  text.replace(
    new RegExp(`(\\[${name} "(?:\\d+:)?\\w{3})(\\w)`),
    (_, /** @type {string} */ before, /** @type {string} */ sign) => before + digit(`000${sign}`),
  );
const verdict = (/** @type {Page} */ page) => page.locator(".proof-verdict");

/** The verdict's name, when it is there. */
async function judged(/** @type {Page} */ page) {
  await verdict(page).waitFor();
  return verdict(page).getAttribute("data-verdict");
}

async function paste(/** @type {Page} */ page, /** @type {string} */ text) {
  await (page.url() === "about:blank" ? page.goto("/proof") : go(page, "/proof"));
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: words["proof.check"], exact: true }).click();
  return judged(page);
}

scene(
  "a game that was played here is proved, also by what this browser saw, and its copy says so without a server",
  async ({ visit, server, t }) => {
    const guest = await visit({ viewport: { width: 390, height: 844 }, acceptDownloads: true });
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    await page.goto("/");
    await page.evaluate(() => {
      // Notes of many games, of which the oldest are dropped.
      const old = Array.from({ length: 60 }, (_, at) => `old${at}`);
      localStorage.setItem("turlaj.seen", old.join(" "));
      for (const id of old) localStorage.setItem(`turlaj.seen.${id}`, "[]");
    });
    const { table } = await post(
      server,
      "/api/v1/tables",
      { game: "stonoga", seats: [{ you: {} }], options: { tails: "on", golden: "on" }, public: true, start: true },
      key,
    );
    await go(page, `/t/${table}`);
    await hasten(page);
    const record = await (await page.request.get(`/api/v1/replays/${table}/record`)).text();
    const rolls = [...record.matchAll(/(?<=^|\s)(?:s|\d+\.)\d+\.\d+=\S+/gm)].map(([word]) => word);
    await page.goto(`/proof/${table}`);
    assert.equal(await judged(page), "proved");
    assert.ok((await verdict(page).innerText()).includes(words["proof.verdict.proved"]));
    assert.equal(await page.locator(".proof-ticks i").count(), rolls.length);
    assert.equal(await page.locator(".proof-count .num").innerText(), `${rolls.length}/${rolls.length}`);
    assert.equal(await page.locator(".proof-opened .is-ok").count(), 2, "the host's envelope and one's own");
    // This browser took notes by itself, of every roll that it was shown.
    const notes = await page.evaluate((id) => /** @type {Notes} */ (JSON.parse(localStorage.getItem(`turlaj.seen.${id}`) ?? "{}")), table);
    const [[commitment, seen], ...others] = Object.entries(notes.rolls);
    t.diagnostic(`${seen.length} of ${rolls.length} rolls were seen`);
    assert.deepEqual([...seen].sort(), [...rolls].sort());
    assert.deepEqual([notes.own, others, record.includes(`[Commitment "${commitment}"]`)], [[0], [], true]);
    const noted = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("turlaj.seen.")));
    assert.deepEqual([noted.length, noted.includes("turlaj.seen.old59"), noted.includes("turlaj.seen.old20")], [40, true, false]);
    const saw = await page.locator(".proof-seen").innerText();
    for (const key of ["proof.seen.same", "proof.seen.seal", "proof.seen.own"])
      assert.ok(saw.includes(String(words[/** @type {keyof typeof words} */ (key)])), `${key}: ${saw}`);
    assert.ok(
      saw.includes(words["proof.seen.rolls"].other.replace("{n}", String(rolls.length)).replace("{of}", String(rolls.length))),
      saw,
    );

    const folder = mkdtempSync(join(tmpdir(), "turlaj-copy-"));
    try {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: words["proof.copy"] }).click(),
      ]);
      const file = join(folder, "copy.html");
      await download.saveAs(file);
      const copy = readFileSync(file, "utf8");
      await page.context().setOffline(true);
      const alone = await page.context().newPage();
      /** @type {string[]} */
      const heard = [];
      alone.on("console", (said) => heard.push(said.text()));
      alone.on("pageerror", (error) => heard.push(String(error)));
      alone.on("request", (request) => {
        if (!request.url().startsWith("file:")) heard.push(request.url());
      });
      const open = async (/** @type {string} */ text) => {
        writeFileSync(file, text);
        await alone.goto(pathToFileURL(file).href);
        return judged(alone);
      };
      assert.equal(await open(copy), "proved");
      assert.equal(await alone.locator(".proof-report .proof-verdict").innerText(), await verdict(page).innerText());
      assert.equal(await alone.locator(".proof-ticks i").count(), rolls.length);
      // Whoever opens it did not see anything: the browser that made it did.
      const told = await alone.locator(".proof-seen").innerText();
      for (const key of ["proof.copied.seen", "proof.copied.seen.same", "proof.seen.seal", "proof.copied.seen.own"])
        assert.ok(told.includes(String(words[/** @type {keyof typeof words} */ (key)])), `${key}: ${told}`);
      await examine(alone, "copy");
      // It computes: a die that is turned in the file is found by the file.
      const turned = rolls.find((word) => /^1\.\d+\.1=[RYGBK*]/.test(word)) ?? "";
      assert.ok(turned, "somebody rolls all dice");
      const other = turned.replace(/=(.)/, (_, /** @type {string} */ face) => `=${face === "R" ? "K" : "R"}`);
      assert.equal(await open(copy.replaceAll(turned, other)), "fails");
      assert.equal(await open(copy.replace(`"${turned}"`, `"${other}"`)), "not-seen");
      assert.deepEqual(heard, []);
    } finally {
      await page.context().setOffline(false);
      rmSync(folder, { recursive: true, force: true });
    }

    // What this browser saw is changed: the record is no longer what it saw.
    await page.evaluate(
      ([id, roll]) => {
        const name = `turlaj.seen.${id}`;
        /** @type {Notes} */
        const notes = JSON.parse(localStorage.getItem(name) ?? "{}");
        Object.values(notes.rolls)[0].push(roll);
        localStorage.setItem(name, JSON.stringify(notes));
      },
      [table, "1.77.1=RRRR"],
    );
    await go(page, `/proof/${table}`);
    assert.equal(await judged(page), "not-seen");
    assert.ok(
      (await page.locator(".proof-seen").innerText()).includes(
        words["proof.why.saw.roll-gone"].replace("{at}", "1.77.1").replace("{saw}", "RRRR"),
      ),
    );
    await page.evaluate((id) => localStorage.removeItem(`turlaj.seen.${id}`), table);
    await page.evaluate((id) => {
      const name = `turlaj.seal.${id}`;
      localStorage.setItem(
        name,
        JSON.stringify(
          JSON.parse(localStorage.getItem(name) ?? "[]").map((/** @type {object} */ seal) => ({ ...seal, commitment: "0".repeat(64) })),
        ),
      );
    }, table);
    await go(page, `/proof/${table}`);
    assert.equal(await judged(page), "not-seen");
    assert.ok((await verdict(page).innerText()).includes(words["proof.why.saw.seal"]));

    // A record that calls the round dropped under which the dice fell, and one that holds a number this browser never gave.
    const keep = (/** @type {string} */ name, /** @type {object | null} */ value) =>
      page.evaluate(
        ([key, text]) => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)),
        [`turlaj.${name}.${table}`, value ? JSON.stringify(value) : ""],
      );
    const round = "1".repeat(64);
    await keep("seal", null);
    const pair = golden("stonoga-pl-two");
    const fell = [...pair.matchAll(/(?<=^|\s)\d+\.\d+\.\d+=\S+/gm)].map(([word]) => word);
    await keep("seen", { own: [0], rolls: { [round]: fell } });
    const dropped = pair.replace("[Commitment ", `[Aborted "${round} 1:${"2".repeat(64)}"]\n[Commitment `);
    await page.route("**/record", (route) => route.fulfill({ body: dropped, contentType: "text/plain" }));
    await go(page, `/proof/${table}`);
    assert.equal(await judged(page), "not-seen");
    assert.ok((await verdict(page).innerText()).includes(words["proof.why.saw.dropped"]));
    await examine(page, "dropped");
    await page.unroute("**/record");
    await keep("seen", { own: [0], rolls: { [commitment]: seen } });
    await page.evaluate(
      (id) =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(`turlaj.nonce.${id}.`))
          .forEach((key) => localStorage.removeItem(key)),
      table,
    );
    await go(page, `/proof/${table}`);
    assert.equal(await judged(page), "doubt");
    assert.equal(await verdict(page).getAttribute("data-mood"), "ask");
    assert.ok((await verdict(page).innerText()).includes(words["proof.why.saw.not-mine"].replace("{who}: ", "")));
    await examine(page, "doubt");

    // The server lies: what it sends was changed afterwards.
    for (const [name, fault] of /** @type {const} */ ([
      ["Secret", "other-secret"],
      ["Nonce", "other-nonce"],
      ["Commitment", "other-secret"],
      ["NonceCommitment", "other-nonce"],
    ])) {
      await page.route("**/record", (route) => route.fulfill({ body: changed(record, name), contentType: "text/plain" }));
      await go(page, `/proof/${table}`);
      assert.equal(await judged(page), "fails", name);
      const who = fault === "other-nonce" ? words[`proof.why.${fault}`].replace("{who}: ", "") : words[`proof.why.${fault}`];
      assert.ok((await verdict(page).innerText()).includes(who), name);
      await page.unroute("**/record");
    }

    // It says that the rules are others, which nobody knows: what was seen counts all the same.
    const unknown = record.replace('[Rules "1"]', '[Rules "99"]');
    for (const [body, key] of [
      [unknown, "unknown"],
      [unknown.replace(seen[0], seen[0].replace(/=.*/, "=first:9")), "not-seen"],
      [changed(unknown, "Secret"), "fails"],
    ]) {
      await page.route("**/record", (route) => route.fulfill({ body, contentType: "text/plain" }));
      await go(page, `/proof/${table}`);
      await page.locator(`[data-verdict="${key}"]`).waitFor();
      assert.ok((await verdict(page).innerText()).includes(words["proof.why.rules-version"]), key);
      assert.equal(await page.locator(".proof-listed").count(), key === "unknown" ? 0 : 1, "its rolls are listed, and not called wrong");
      assert.equal(await page.locator(".proof-rolls").count(), 0);
      await examine(page, `other rules, ${key}`);
      await page.unroute("**/record");
    }

    // The page of all dice has the record too, for the program of the source code.
    await go(page, "/dice");
    const line = page.locator(`.dice-records li:has([href="/proof/${table}"])`);
    const [file] = await Promise.all([page.waitForEvent("download"), line.getByRole("link", { name: dice["dice.record"] }).click()]);
    assert.equal(String(await contents(file)), record);
    const checked = spawnSync("python3", [VERIFY, await file.path()], { encoding: "utf8" });
    assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  },
);

scene("a changed die is found, named and drawn; the page is free of obstacles", async ({ visit }) => {
  const { page } = await visit();
  const text = golden("ziomek-four-nonces");
  assert.equal(await paste(page, text), "proved");
  await page.locator(".proof-rolls summary").first().click();
  await page.locator(".proof-turns .proof-die").first().waitFor();
  await examine(page, "proved");
  assert.equal(await paste(page, text.replace("1.1.1=r5", "1.1.1=r6")), "fails");
  assert.deepEqual([await page.locator(".proof-ticks .is-bad").count(), await page.locator(".proof-count .num").innerText()], [1, "11/12"]);
  assert.match(await verdict(page).innerText(), /1\.1\.1.*r6,w1,b1,g2.*r5,w1,b1,g2/s);
  await examine(page, "fails");
  // More faults than are listed: the line that counts the rest is as wide as the others.
  assert.equal(
    await paste(
      page,
      text.replaceAll(/(\d+\.\d+\.\d+=r)(\d)/g, (_, at, face) => at + ((Number(face) % 6) + 1)),
    ),
    "fails",
  );
  const faults = await page
    .locator(".proof-faults > li > :last-child, .proof-rest")
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  assert.equal(faults.length, 7);
  assert.ok(faults[6] >= faults[0], String(faults));
  for (const name of ["Secret", "Nonce", "Commitment", "Draw"]) assert.equal(await paste(page, changed(text, name)), "fails", name);
  assert.equal(await paste(page, golden("clever-solo")), "host-only");
  assert.equal(await paste(page, golden("snakes-two-nonces-undo")), "proved");
  assert.equal(await paste(page, golden("clever-solo-typed-lot")), "typed");
  await examine(page, "typed");
  assert.equal(await paste(page, golden("ziomek-practice-given-dice")), "unproved");
  assert.equal(await paste(page, `${text}hello\n`), "broken");
  assert.match(await verdict(page).innerText(), new RegExp(`line ${text.split("\n").length}, column 1`));
});

scene("a record is given as a text or as a file; what is no record is told in words", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await page.goto("/proof");
  await examine(page, "paste");
  const said = (/** @type {string} */ key) =>
    page.locator("#paste-said", { hasText: String(words[/** @type {keyof typeof words} */ (key)]) }).waitFor();
  const check = page.getByRole("button", { name: words["proof.check"], exact: true });
  await check.click();
  await said("proof.paste.empty");
  await page.locator("textarea").fill("x".repeat(257 * 1024));
  await check.click();
  await said("proof.paste.long");
  const file = (/** @type {Buffer} */ buffer) =>
    page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await file(Buffer.from([0xff, 0xfe, 0x00]));
  await said("proof.paste.not-text");
  await file(Buffer.from(golden("stonoga-pl-two-nonces")));
  assert.equal(await judged(page), "proved");
  await page.locator("textarea").fill("hello");
  await check.click();
  await page.locator('[data-verdict="broken"]').waitFor();
});

scene("no end is dead: an unknown table, a game that runs, a day that is not over, a server that is away", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  guest.patient = true;
  const refused = page.locator(".proof-refused");
  await page.goto("/proof/aaaaaaaaaaaaaaaa");
  await refused.waitFor();
  await refused.getByRole("link", { name: words["proof.another"] }).click();
  await page.locator("textarea").waitFor();
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }], options: {}, start: true }, key);
  const path = `/t/${table}`;
  await go(page, path);
  await waits(page);
  await go(page, `/proof/${table}`);
  await refused.waitFor();
  assert.ok((await refused.innerText()).includes(words["proof.not-over"]));
  assert.equal(await refused.locator("a").first().getAttribute("href"), path);
  await page.route("**/record", (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/json",
      body: JSON.stringify({ error: { code: "daily-secret", text: "not yet", details: [["opens", String(Date.UTC(2030, 0, 2, 12))]] } }),
    }),
  );
  await go(page, `/proof/${table}`);
  await refused.waitFor();
  assert.match(await refused.innerText(), /2 January 2030|January 2, 2030/);
  await page.unroute("**/record");
  await page.route("**/record", (route) => route.abort());
  await refused.getByRole("button", { name: words["proof.try-again"] }).click();
  await page.waitForFunction(() => /reached/.test(document.querySelector(".proof-refused")?.textContent ?? ""));
});

scene("the proof speaks three languages, and so does its copy", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await page.goto("/proof");
  for (const [code, own] of /** @type {const} */ ([
    ["pl", pl],
    ["ru", ru],
  ])) {
    await speaks(page, code);
    await go(page, "/proof");
    await page.locator("textarea").fill(golden("stonoga-pl-two-nonces"));
    await page.getByRole("button", { name: own["proof.check"], exact: true }).click();
    assert.equal(await judged(page), "proved");
    const text = await page.locator("main").innerText();
    for (const key of [
      "proof.title",
      "proof.verdict.proved",
      "proof.promised",
      "proof.opened",
      "proof.rolls",
      "proof.seen.not-there",
      "proof.limits",
    ])
      assert.ok(text.includes(String(own[/** @type {keyof typeof own} */ (key)])), key);
    assert.doesNotMatch(text, /proof\.|\{\w+\}|undefined/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: own["proof.copy"] }).click()]);
    const copy = String(await contents(download));
    assert.ok(copy.includes(`<html lang="${code}">`) && copy.includes(own["proof.title"]));
  }
});
