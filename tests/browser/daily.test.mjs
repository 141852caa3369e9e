// The daily challenge: one attempt with the dice of everybody, its table, its board, and what is said of the dice.

import assert from "node:assert/strict";
import beside from "../../web/i18n/en/beside.js";
import daily from "../../web/i18n/en/daily.js";
import ui from "../../web/i18n/en/ui.js";
import { asks, viewOf } from "./any-play.mjs";
import { examine } from "./examine.mjs";
import { TEST_GAME } from "./games.mjs";
import { hasten, step, waits } from "./play.mjs";
import { go, speaks } from "./within.mjs";
import { known, scene, staged } from "./world.mjs";

staged(["--one-more"]);

const PHONE = { viewport: { width: 360, height: 640 } };
const card = (/** @type {Page} */ page, /** @type {string} */ game) => page.locator(`.poster[data-poster="${game}"]`);
const begin = (/** @type {Page} */ page, /** @type {string} */ game) =>
  card(page, game).getByRole("button", { name: daily["daily.begin"] });
const today = async (/** @type {Server} */ server) =>
  /** @type {import("../../web/generated/wire.js").DailyNow} */ (await (await fetch(`${server.url}/api/v1/daily`)).json());
const words = (/** @type {string} */ text, /** @type {Record<string, string | number>} */ params) =>
  text.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(params[name]));

/** Begins today's attempt on the page of the day. */
async function roll(/** @type {Page} */ page, /** @type {string} */ game) {
  await (page.url() === "about:blank" ? page.goto("/daily") : go(page, "/daily"));
  await begin(page, game).click();
  await page.waitForURL(/\/t\/\w+$/);
  await asks(page);
  return new URL(page.url()).pathname;
}

scene("an attempt is begun by the first roll, gone on with after a reload and a new visit, and had once", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  await page.goto("/daily");
  const early = await page.context().newPage(); // A page of the day that is older than the attempt.
  await early.goto("/daily");
  await begin(early, "stonoga").waitFor();
  const table = await roll(page, "stonoga");
  const fell = await viewOf(page);

  // The table says what it is, and offers nothing that is refused there.
  assert.match(await page.locator(".daily-badge").innerText(), /^Daily · \d+ \w+$/);
  assert.equal(await page.getByRole("button", { name: ui["ui.hint"] }).count(), 0);
  await page.getByRole("button", { name: ui["ui.menu"] }).click();
  await page.locator("nav.menu").waitFor();
  for (const name of [ui["ui.go-back"], ui["ui.copy"], beside["beside.end-game"]])
    assert.equal(await page.locator("nav.menu").getByText(name, { exact: true }).count(), 0, name);
  await page.keyboard.press("Escape");

  await page.reload();
  assert.equal(await waits(page), "asked");
  assert.deepEqual(await viewOf(page), fell);
  await step(page);
  await go(page, "/");
  await page.locator("a.running", { hasText: ui["ui.go-on"] }).click();
  await page.waitForURL(`**${table}`);

  const later = await visit();
  await later.page.addInitScript((mine) => {
    localStorage["turlaj.key"] = mine;
    localStorage["turlaj.lessons"] = "off";
  }, key);
  await later.page.goto("/daily");
  await card(later.page, "stonoga").getByText(daily["daily.running"]).waitFor();
  await card(later.page, "stonoga").getByRole("link", { name: ui["ui.go-on"] }).click();
  await later.page.waitForURL(`**${table}`);
  await hasten(later.page);
  await later.page.locator("turlaj-daily-place b").waitFor();
  assert.equal(await later.page.getByRole("button", { name: ui["ui.again"] }).count(), 0);
  assert.equal(await later.page.getByText(ui["ui.record"]).count(), 0);
  await later.page.locator(".daily-later").waitFor(); // The replay opens later.
  await examine(later.page, "the end");

  // The older page still has the button; the server knows better, and the page says so.
  guest.patient = true;
  await begin(early, "stonoga").click();
  await early.getByText(daily["refusal.daily-used"]).waitFor();
  assert.equal(await early.getByRole("link", { name: daily["daily.to-it"] }).getAttribute("href"), table);
  await card(early, "stonoga").locator(".result").waitFor();

  await later.page.setViewportSize({ width: 1280, height: 800 });
  await later.page.getByRole("link", { name: daily["daily.see-board"] }).click();
  const own = later.page.locator(".places .is-own");
  await own.waitFor();
  assert.match(await own.innerText(), /Ala/);
  assert.match(await own.innerText(), new RegExp(ui["ui.you"]));
  assert.equal(await later.page.locator(".plot .is-own").count(), 1);
  await later.page.getByRole("button", { name: daily["daily.list.known"] }).click();
  await later.page.getByText(daily["daily.list.none"]).waitFor(); // Nobody is known after a minute.
});

scene(
  "two people get the same first dice, neither may watch the other; giving up is asked once more, uses up the attempt, does not count",
  async ({ visit, server }) => {
    const guests = [await visit(), await visit(PHONE)];
    for (const [at, guest] of guests.entries()) await known(server, guest, ["Ala", "Ola"][at]);
    const { page } = guests[1];
    const games = (await today(server)).games.map((one) => one.game);
    assert.ok(games.length > 2 && games.includes(TEST_GAME), `${games}`);
    for (const game of games) {
      const tables = /** @type {string[]} */ ([]);
      for (const guest of guests) tables.push(await roll(guest.page, game));
      assert.notEqual(tables[0], tables[1]);
      assert.deepEqual(await viewOf(guests[0].page), await viewOf(page), game);
      await go(page, tables[0]);
      await page.getByText(daily["refusal.daily-closed"]).waitFor();
      await examine(page, `somebody else's attempt at ${game}`);
      await page.setViewportSize(PHONE.viewport);
      await page.getByRole("link", { name: daily["daily.to-mine"] }).click();
      await card(page, game).getByRole("link", { name: ui["ui.go-on"] }).click();
      await page.waitForURL(`**${tables[1]}`);
    }

    await page.getByRole("button", { name: ui["ui.menu"] }).click();
    await page.locator("nav.menu").getByRole("button", { name: daily["daily.give-up"] }).click();
    const sure = page.getByRole("alertdialog");
    assert.match(await sure.innerText(), new RegExp(daily["daily.give-up.sure"].slice(0, 8)));
    await sure.getByRole("button", { name: daily["daily.give-up"] }).click();
    await page.getByText(daily["daily.given-up"]).waitFor();
    await page.getByRole("link", { name: ui["ui.today"] }).click();
    const last = games.at(-1) ?? "";
    await card(page, last).getByText(daily["daily.given-up"]).waitFor();
    assert.equal(await begin(page, last).count(), 0);
  },
);

scene(
  "what is published of today's and tomorrow's dice stands on the page, late or in time; a day that never was says so, and leads to today",
  async ({ visit, server }) => {
    const guest = await visit();
    const { page } = guest;
    await page.goto("/daily");
    const now = await today(server);
    await page.locator(".of-tomorrow summary").click();
    for (const one of now.games)
      for (const text of [one.next.draw, one.next.commitment])
        await page.locator(".of-tomorrow").getByText(text, { exact: true }).waitFor();
    // This server was set up today: so late were today's dice fixed, and it says so.
    const folded = page.locator(".tomorrow .folded").last();
    await folded.locator("summary").click();
    assert.equal(await folded.getByText(daily["daily.seal.late"]).count(), now.games.length);
    assert.equal(await page.locator(".of-tomorrow").getByText(daily["daily.seal.late"]).count(), 0);
    await page.getByText(daily["daily.cheat"]).click();
    await page.getByText(daily["daily.cheat.known"]).waitFor();
    await examine(page, "the page of the day");

    guest.patient = true;
    await go(page, "/daily/1999-01-01/clever");
    await page.getByText(daily["refusal.no-such-day"]).waitFor();
    await page.getByRole("main").getByRole("link", { name: ui["ui.today"] }).click();
    await begin(page, "clever").waitFor();
  },
);

/** A board with many people: no server is so old in a test. */
function crowd(/** @type {string} */ date, /** @type {string} */ game) {
  const line = (/** @type {number} */ at, /** @type {number} */ place, /** @type {number} */ points) => ({
    place,
    name: at === 30 ? "Zosia" : "Owl",
    generated: at !== 30,
    yours: at === 30,
    points,
    tie_breaks: [at],
    finished: Date.parse(date),
    table: `t${at}`,
  });
  const everybody = Array.from({ length: 40 }, (_, at) => line(at, at < 2 ? 1 : at + 1, 250 - (at < 2 ? 0 : at * 3)));
  const distribution = [
    ...new Map(everybody.map(({ points }) => [points, everybody.filter((other) => other.points === points).length])),
  ].sort((one, two) => one[0] - two[0]);
  return {
    date,
    game,
    options: {},
    state: "public",
    opens: Date.parse(date) + 2 * 86_400_000,
    draw: `daily/${date}/${game}`,
    commitment: "ab".repeat(32),
    published: Date.parse(date) - 86_000_000,
    secret: "cd".repeat(32),
    known: everybody.filter((_, at) => at % 10 === 0),
    everybody,
    distribution,
    finished: 40,
    running: 0,
  };
}

scene("a board has two lists, shared places, one's own line and bar in words, and all games once the secret is open", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.route("**/api/v1/daily/2025-03-01/clever", (route) => route.fulfill({ json: crowd("2025-03-01", "clever") }));
  await page.goto("/daily/2025-03-01/clever");
  await page.locator(".places").waitFor();
  assert.match(await page.locator(".date").innerText(), /Saturday,? 1 March 2025/);
  await page.getByText("cd".repeat(32)).waitFor();
  assert.equal(await page.locator(".places tbody tr").count(), 4, "the known ones");
  await page.getByRole("button", { name: daily["daily.list.everybody"] }).click();
  const places = page.locator(".places tbody tr");
  assert.equal(await places.count(), 21, "the best, and one's own line");
  assert.deepEqual(await page.locator(".places .place").evaluateAll((all) => all.slice(0, 3).map((one) => one.textContent)), [
    "1",
    "1",
    "3",
  ]);
  assert.equal(await page.locator(".is-own .you").innerText(), ui["ui.you"]);
  await page.getByRole("button", { name: words(daily["daily.list.all"], { n: 40 }) }).click();
  assert.equal(await places.count(), 40);
  assert.equal(
    await page
      .getByRole("link", { name: `${daily["daily.watch"]}: Owl` })
      .first()
      .getAttribute("href"),
    "/replay/t0",
  );
  assert.equal(await page.getByRole("link", { name: `${daily["daily.check"]}: Zosia` }).getAttribute("href"), "/proof/t30");
  assert.equal(await page.locator(".plot .own-word").textContent(), daily["daily.plot.you"]);
  await page.getByText(daily["daily.plot.table"]).click();
  const counts = await page.locator(".plain td").evaluateAll((all) => all.map((one) => parseInt(one.textContent ?? "", 10)));
  assert.equal(
    counts.reduce((sum, n) => sum + n, 0),
    40,
    "the table says what the bars show",
  );
  await examine(page, "a board");
});

/** Texts that are keys or have holes. Runs in the page. */
function raw() {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "title"]) texts.push(one.getAttribute(name) ?? "");
  return texts
    .map((text) => text.trim())
    .filter(
      (text) => /(^|[\s:(])(ui|daily|refusal|game|animal)\.[a-z*]/i.test(text) || /\{\w+\}|undefined|NaN|Invalid|\[object/.test(text),
    );
}

scene("the day and its boards speak three languages", async ({ visit, server }) => {
  const { page } = await visit();
  const now = await today(server);
  await page.route("**/api/v1/daily/2025-03-01/clever", (route) => route.fulfill({ json: crowd("2025-03-01", "clever") }));
  await page.goto("/");
  for (const [lang, locale] of [
    ["pl", "pl-PL"],
    ["en", "en-GB"],
    ["ru", "ru-RU"],
  ]) {
    await speaks(page, lang);
    await go(page, "/daily");
    await page.locator(".poster .btn").first().waitFor();
    const day = new Date(`${now.today}T00:00:00Z`).toLocaleDateString(locale, {
      timeZone: "UTC",
      weekday: "long",
      day: "numeric",
      month: "long",
    });
    assert.equal((await page.locator(".date").innerText()).toLowerCase(), day.toLowerCase());
    assert.deepEqual(await page.evaluate(raw), []);
    await go(page, `/daily/${now.today}/stonoga`);
    await page.locator(".standing").waitFor();
    assert.deepEqual(await page.evaluate(raw), []);
    await go(page, "/daily/2025-03-01/clever");
    await page.locator(".places").waitFor();
    assert.deepEqual(await page.evaluate(raw), []);
  }
});
