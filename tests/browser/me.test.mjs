// One's own page, all dice of the server, and programs at the table.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { chanceOf, lnGamma, needed, test as examineFaces, verdict } from "../../web/app/me/chance.js";
import dice from "../../web/i18n/en/dice.js";
import me from "../../web/i18n/en/me.js";
import stonoga from "../../web/i18n/en/page-stonoga.js";
import program from "../../web/i18n/en/program.js";
import ui from "../../web/i18n/en/ui.js";
import { examine } from "./examine.mjs";
import { hasten, waits } from "./play.mjs";
import { go, speaks } from "./within.mjs";
import { contents, known, post, scene } from "./world.mjs";

/** A program of the source code. @param {string} name */
const TOOLS = (name) => fileURLToPath(new URL(`../../tools/${name}`, import.meta.url));
const PHONE = { viewport: { width: 360, height: 640 } };
const near = (/** @type {number} */ found, /** @type {number} */ wanted, digits = 4) =>
  assert.ok(Math.abs(found - wanted) < 0.5 * 10 ** -digits * Math.abs(wanted), `${found} is not ${wanted}`);
const die = (/** @type {number[]} */ counts, weights = counts.map(() => 1)) =>
  counts.map((count, /** @type {number} */ at) => ({ count, weight: weights[at] }));

test("how often chance brings as much is right to four digits", () => {
  // Critical values as they are printed in tables, and a closed form: with two degrees of freedom it is exp(-x/2).
  const tables = [
    [3.841459, 1, 0.05],
    [6.634897, 1, 0.01],
    [11.070498, 5, 0.05],
    [15.086272, 5, 0.01],
    [20.515006, 5, 0.001],
    [4.35146, 5, 0.5],
    [1.145476, 5, 0.95],
    [16.918978, 9, 0.05],
    [21.665994, 9, 0.01],
    [8.342833, 9, 0.5],
    [124.342113, 100, 0.05],
  ];
  for (const [statistic, freedom, chance] of tables) near(chanceOf(statistic, freedom), chance);
  for (const x of [0.01, 1, 2.5, 7, 40, 200]) near(chanceOf(x, 2), Math.exp(-x / 2), 9);
  assert.equal(chanceOf(0, 5), 1);
  near(lnGamma(0.5), Math.log(Math.PI) / 2, 9);
  near(lnGamma(11), Math.log(3628800), 9);
});

test("the test of a die: statistic, degrees of freedom, expectations by weight", () => {
  const six = examineFaces(die([16, 18, 16, 14, 12, 12]));
  near(six.statistic, 2);
  assert.equal(six.freedom, 5);
  near(six.p, 0.849145);
  assert.deepEqual(examineFaces(die([30, 0, 12], [3, 2, 1])).expected, [21, 14, 7]);
  assert.equal(examineFaces(die([0, 0, 0])).p, 1);
});

test("what is said of a die: too few, usual, a little unusual, unusual, very unusual", () => {
  assert.deepEqual(verdict(die([5, 5, 5, 4, 5, 5])), { how: "few", of: 30 });
  assert.equal(verdict(die([5, 5, 5, 5, 5, 5])).how, "usual");
  assert.deepEqual(verdict(die([16, 18, 16, 14, 12, 12])), { how: "usual", of: 85 });
  assert.deepEqual(verdict(die([100, 100, 100, 100, 100, 100])), { how: "usual", of: 99 });
  assert.equal(verdict(die([19, 6, 12, 9, 8, 17])).how, "odd");
  assert.deepEqual(verdict(die([30, 8, 12, 12, 9, 6])), { how: "rare", of: 60_000 });
  assert.equal(verdict(die([200, 20, 20, 20, 20, 20])).how, "rarest");
  assert.equal(needed([{ weight: 2 }, { weight: 2 }, { weight: 1 }, { weight: 1 }]), 30);
});

/** What somebody with this key is answered. */
const ask = (/** @type {Server} */ server, /** @type {string} */ path, key = "", method = "GET") =>
  fetch(server.url + path, { method, headers: key ? { authorization: `Bearer ${key}` } : {} });
const told = async (/** @type {Server} */ server, /** @type {string} */ path, key = "") => (await ask(server, path, key)).json();

/** The dice of a record that fell in turns, counted here once more from its text. */
async function recount(/** @type {Server} */ server, /** @type {string} */ table) {
  const text = await (await ask(server, `/api/v1/replays/${table}/record`)).text();
  return [...text.matchAll(/=([RYGBK*.]{4})(?=\s|$)/g)].flatMap(([, roll]) => [...roll.replaceAll(".", "")]).length;
}

/** Plays the last acts of a game of Stonoga alone; answers its table. */
async function alone(/** @type {Pick<Setting, "server">} */ { server }, /** @type {Guest} */ guest, /** @type {string} */ key, more = {}) {
  await server.choose({ left: 4 });
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }], options: {}, start: true, ...more }, key);
  await (guest.page.url() === "about:blank" ? guest.page.goto(`/t/${table}`) : go(guest.page, `/t/${table}`));
  await hasten(guest.page);
  await server.choose({});
  return table;
}

scene("a guest without a game sees a friendly page with a way to play", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.goto("/me");
  await page.getByText(me["me.empty"]).waitFor();
  await examine(page, "my page, empty");
  await page.getByRole("link", { name: me["me.empty.play"] }).click();
  await page.locator(".poster .btn.go").first().waitFor();
});

scene("after a game my page knows it, its points and its dice, and everything can be taken away", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  const table = await alone({ server }, guest, key);
  const { table: going } = await post(
    server,
    "/api/v1/tables",
    { game: "clever", seats: [{ you: {} }, { bot: { name: "greedy" } }], options: {}, start: true },
    key,
  );

  await go(page, "/me");
  await page.locator(".my-self h2", { hasText: "Ala" }).waitFor();
  const { games, totals } = /** @type {import("../../web/generated/wire.js").MyPage} */ (await told(server, "/api/v1/me/page", key));
  const own = /** @type {typeof games[number]} */ (games.find((game) => game.table === table)).seats[0];
  assert.match(await page.locator(`.my-games li:has([href="/replay/${table}"])`).innerText(), new RegExp(`${own.points} shoes?[^]*solo`));
  assert.equal(await page.locator(`[href="/proof/${table}"]`).count(), 1);
  assert.equal(await page.locator(`.my-games [href="/t/${going}"]`).count(), 1);
  assert.deepEqual(await page.locator(".my-results tbody tr").first().locator("td").allInnerTexts(), [
    "1",
    "0",
    `${totals[0].best}`,
    `${totals[0].mean}`,
  ]);

  // The plot, its sentence and its table say what the record says.
  const rolls = await recount(server, table);
  assert.ok(rolls > 4);
  const fall = page.locator('.fall[data-kind="stonoga die"]');
  assert.match(await fall.locator(".fall-told").innerText(), new RegExp(`^${rolls} rolls\\. `));
  await fall.locator("summary").click();
  const counts = await fall.locator("tbody td:nth-child(2)").allInnerTexts();
  assert.equal(
    counts.reduce((sum, one) => sum + Number(one), 0),
    rolls,
  );
  assert.deepEqual(
    await fall.locator("tbody th").allInnerTexts(),
    ["R", "Y", "G", "B", "K", "*"].map((face) => stonoga[/** @type {keyof typeof stonoga} */ (`dice.face.stonoga.${face}`)]),
  );
  await examine(page, "my page");

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: me["me.take.do"] }).click()]);
  assert.match(file.suggestedFilename(), /^turlaj-[\d-]+\.json$/);
  const taken = String(await contents(file));
  /** @type {{ person: { name: string }, tables: { about: { table: string }, record: string }[] }} */
  const { person, tables } = JSON.parse(taken);
  assert.equal(person.name, "Ala");
  assert.ok(tables.some((one) => one.about.table === table && one.record.includes("Secret")));
  assert.ok(!taken.includes(key), "the key is in the file");
});

scene("whoever is deleted vanishes for others, and the key dies", async ({ visit, server }) => {
  const ala = await visit(PHONE),
    ola = await visit();
  const other = await known(server, ola, "Ola");
  const { key } = await post(server, "/api/v1/people", { name: "Alabaster" });
  await ala.page.goto("/settings");
  await ala.page.waitForFunction(() => localStorage["turlaj.key"]); // The page's own guest comes first, not afterwards.
  // Once: it has to stay forgotten.
  await ala.page.evaluate((mine) => {
    localStorage["turlaj.key"] = mine;
    localStorage["turlaj.seen.x"] = "[]";
  }, key);
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"], options: {} }, key);
  await ola.page.goto(`/t/${table}`);
  await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.page.goto(`/t/${table}`);
  await ala.page.getByText("Ola", { exact: true }).waitFor();
  await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  await ola.page.locator(".table").waitFor();
  assert.match(await ola.page.content(), /Alabaster/);
  assert.match(JSON.stringify(await told(server, "/api/v1/me/page", other)), /Alabaster/);

  await ala.page.goto("/me");
  await ala.page.getByRole("button", { name: me["me.delete.ask"] }).click();
  for (const what of ["name", "seats", "dice", "browser", "never"])
    await ala.page.getByText(me[/** @type {"me.sure.name"} */ (`me.sure.${what}`)]).waitFor();
  const early = ala.page.getByRole("button", { name: /^Delete for good/ });
  assert.equal(await early.getAttribute("aria-disabled"), "true"); // There is time to think.
  await examine(ala.page, "deleting");
  await ala.page.keyboard.press("Escape");
  await ala.page.getByRole("button", { name: me["me.delete.ask"] }).click();
  const sure = ala.page.getByRole("button", { name: me["me.delete.do"], exact: true });
  await sure.waitFor();
  await sure.click();
  await ala.page.locator(".goodbye").waitFor();
  await ala.page.locator(".poster .btn.go").first().waitFor();
  assert.equal(new URL(ala.page.url()).pathname, "/");
  assert.equal(await ala.page.locator(".goodbye").innerText(), me["me.bye"]);

  const kept = await ala.page.evaluate(() => Object.entries(localStorage).map(String).join());
  assert.ok(!kept.includes(key) && !kept.includes("turlaj.seen"), kept);
  assert.equal((await ask(server, "/api/v1/me", key)).status, 401);
  assert.doesNotMatch(JSON.stringify(await told(server, "/api/v1/me/page", other)), /Alabaster/);
  await ola.page.reload();
  await ola.page.locator(".table").waitFor();
  assert.doesNotMatch(await ola.page.content(), /Alabaster/);
});

scene("all dice of the server are counted from records that everybody can read", async ({ visit, server }) => {
  const guest = await visit(PHONE);
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  const shut = await alone({ server }, guest, key); // Not public, so it is not told.
  const table = await alone({ server }, guest, key, { public: true });
  const rolls = await recount(server, table);
  await go(page, "/dice");
  const line = page.locator(`.dice-records li:has([href="/proof/${table}"])`);
  await line.waitFor();
  assert.match(await line.innerText(), new RegExp(`${rolls} rolls`));
  assert.equal(await page.locator(`[href*="${shut}"]`).count(), 0);
  const { games } = /** @type {import("../../web/generated/wire.js").ServerDice} */ (await told(server, "/api/v1/dice"));
  const all = games.find((one) => one.game === "stonoga");
  assert.ok(all);
  assert.ok(all.rolls >= rolls);
  assert.match(await page.locator('.fall[data-kind="stonoga die"] .fall-told').innerText(), new RegExp(`^${all.rolls} rolls\\. `));
  const [file] = await Promise.all([page.waitForEvent("download"), line.getByRole("link", { name: dice["dice.record"] }).click()]);
  assert.equal(String(await contents(file)).includes("Secret"), true); // That it is proved: proof.test.mjs.
  await examine(page, "all dice");
});

scene("older records are asked for where there are more (a long list is made up here)", async ({ visit }) => {
  const { page } = await visit();
  const line = (/** @type {number} */ num) => ({
    num,
    table: `table${num}`,
    game: "stonoga",
    date: 1_790_000_000_000 + num * 1000,
    rolls: num,
  });
  await page.route(/\/api\/v1\/dice/, (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get("before") ?? 61);
    const records = Array.from({ length: Math.min(30, before - 1) }, (_, at) => line(before - 1 - at));
    return route.fulfill({ json: { games: [], tables: 60, since: 1_790_000_000_000, records, more: before > 31 } });
  });
  await page.goto("/dice");
  const more = page.getByRole("button", { name: dice["dice.older"] });
  const lines = page.locator(".dice-records li");
  await more.waitFor();
  for (let presses = 0; await more.count(); presses++) {
    assert.ok(presses < 10, "it goes on for ever");
    const before = await lines.count();
    await more.click();
    await page.waitForFunction((n) => document.querySelectorAll(".dice-records li").length > n, before);
  }
  const shown = await lines.locator('[href^="/proof/"]').evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  assert.deepEqual(
    shown,
    Array.from({ length: 60 }, (_, at) => `/proof/table${60 - at}`),
  );
});

/** Texts that are keys or have holes. Runs in the page. */
function raw() {
  const texts = [
    document.title,
    document.body.innerText,
    ...[...document.body.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? ""),
  ];
  return texts.flatMap(
    (text) => text.match(/(^|\s)(me|dice|program|ui|status|refusal|game)\.[a-z*][\w.-]*|\{\w+\}|undefined|NaN|\[object/gim) ?? [],
  );
}

scene("both pages speak three languages, with many games and dice (made up here)", async ({ visit }) => {
  const { page } = await visit(PHONE);
  const seats = [
    { name: "Ala", generated: false, you: true, bot: false, place: 1, points: 21 },
    { name: "Badger", generated: true, you: false, bot: false, place: 2, points: 5 },
  ];
  const game = (/** @type {string} */ table, /** @type {object} */ more) => ({
    table,
    game: "stonoga",
    options: {},
    date: 1_790_000_000_000,
    status: "over",
    public: false,
    seats,
    dice: "proved",
    daily: null,
    ...more,
  });
  const counts = [
    [5, 5, 5, 5, 5, 4],
    [16, 18, 16, 14, 12, 12],
    [19, 6, 12, 9, 8, 17],
    [30, 8, 12, 12, 9, 6],
    [200, 20, 20, 20, 20, 20],
  ];
  const fell = counts.map((all, at) => ({
    game: "clever",
    kind: "WYBGO"[at],
    faces: die(all).map((one, n) => ({ ...one, face: `${n + 1}` })),
    rolls: all.reduce((sum, one) => sum + one),
  }));
  const games = [
    game("a", { status: "playing", dice: "open" }),
    game("b", {}),
    game("c", { dice: "typed", game: "snakes" }),
    game("d", { status: "abandoned" }),
    game("e", { daily: new Date().toISOString().slice(0, 10), seats: seats.slice(0, 1) }),
    game("f", { daily: "2026-01-02" }),
    ...Array.from({ length: 6 }, (_, at) => game(`g${at}`, {})),
  ];
  await page.route("**/api/v1/me/page", (route) =>
    route.fulfill({
      json: {
        person: { number: 1, name: "Ala", open_names: true },
        created: 1_790_000_000_000,
        games,
        totals: [{ game: "stonoga", finished: 8, won: 7, best: 21, mean: 20.5 }],
        dice: fell,
      },
    }),
  );
  await page.route("**/api/v1/dice", (route) =>
    route.fulfill({
      json: {
        games: fell,
        tables: 2,
        since: 1_790_000_000_000,
        records: [{ num: 1, table: "b", game: "stonoga", date: 1_790_000_000_000, rolls: 31 }],
        more: false,
      },
    }),
  );
  await page.goto("/");
  for (const lang of ["pl", "en", "ru"]) {
    await speaks(page, lang);
    await go(page, "/me");
    await page.locator("#delete").click();
    await page.locator("#sure").waitFor();
    assert.deepEqual(await page.evaluate(raw), [], lang);
    assert.equal(await page.locator('[href="/replay/e"], [href="/proof/e"], [href="/proof/c"]').count(), 0); // Still sealed; typed by hand.
    assert.equal(await page.locator('[href="/daily/2026-01-02/stonoga"]').count(), 1);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `it is too wide in ${lang}`);
    await go(page, "/dice");
    await page.locator(".dice-records li").waitFor();
    assert.deepEqual(await page.evaluate(raw), [], lang);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `it is too wide in ${lang}`);
  }
});

scene("a program gets a seat and a key that is shown once, and plays with it", async ({ visit, server }) => {
  const ala = await visit(PHONE),
    ola = await visit();
  const key = await known(server, ala, "Ala");
  await server.choose({ left: 8 });
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"], options: {} }, key);
  await ala.page.goto(`/t/${table}`);
  await ola.page.goto(`/t/${table}`);
  await ala.page.getByRole("button", { name: ui["ui.more-options"] }).click();
  await ala.page.getByRole("button", { name: program["program.offer"] }).click();
  await ala.page.getByLabel(program["program.name"]).fill("Centibot");
  await ala.page.getByRole("button", { name: program["program.give"] }).click();
  const secret = await ala.page.getByLabel(program["program.key"], { exact: true }).inputValue();
  assert.match(secret, /^[0-9a-f]{32}$/);
  const command = await ala.page.getByLabel(program["program.command.name"], { exact: true }).inputValue();
  assert.equal(command, `python3 tools/player.py ${server.url} ${table} 2 ${secret}`);
  for (const { page } of [ala, ola]) {
    await page.locator(".lobby .seat", { hasText: "Centibot" }).locator(".program-mark").waitFor();
    assert.match(await page.locator(".lobby .seat", { hasText: "Centibot" }).innerText(), /Program/);
  }
  await examine(ala.page, "a lobby with a program");
  await ala.page.setViewportSize(PHONE.viewport);
  assert.equal(await ola.page.getByRole("button", { name: program["program.offer"] }).count(), 0);
  assert.equal(
    ola.heard.some((text) => text.includes(secret)),
    false,
  );
  assert.notEqual((await ask(server, "/api/v1/me", secret)).status, 200); // It can do nothing but play.
  await ala.page.reload();
  await ala.page.locator(".lobby .program-mark").waitFor();
  assert.ok(!(await ala.page.content()).includes(secret), "the key is shown twice");

  const player = spawn("python3", [TOOLS("player.py"), server.url, table, "2", secret], { stdio: ["ignore", "pipe", "pipe"] });
  let heard = "";
  for (const stream of [player.stdout, player.stderr])
    stream.on("data", (text) => {
      heard += text;
    });
  const over = new Promise((done) => {
    player.once("close", done);
  });
  try {
    await ola.page.getByText(program["program.here"]).waitFor();
    await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
    await waits(ala.page);
    await hasten(ala.page);
    assert.equal(await over, 0, heard);
    assert.match(await ala.page.locator(".end").innerText(), /Centibot/);
  } finally {
    player.kill();
  }
});
