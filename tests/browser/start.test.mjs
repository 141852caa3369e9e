// The first minute, and the middle of a game.

import assert from "node:assert/strict";
import settings from "../../web/i18n/en/settings.js";
import ui from "../../web/i18n/en/ui.js";
import common from "../../web/i18n/en/common.js";
import stonoga from "../../web/i18n/en/more-stonoga.js";
import { begin, hasten, key, make, newTable, play, step, waits } from "./play.mjs";
import { go } from "./within.mjs";
import { scene } from "./world.mjs";

/** The page of a newcomer shows the game, its picture and the button at once. */
async function inSight(/** @type {Page} */ page, /** @type {number[]} */ [width, height]) {
  await page.setViewportSize({ width, height });
  for (const part of [".poster .pic", ".poster h2", ".poster .btn.go"]) {
    const box = await page.locator(part).first().boundingBox();
    assert.ok(
      box && box.height > 20 && box.y >= 0 && box.y + box.height <= height,
      `${width} × ${height}, ${part}: ${JSON.stringify(box)}`,
    );
  }
}

scene(
  "a newcomer sees the game at once, presses one button, is asked to act, and comes back to the game from home, also on a small phone",
  async ({ visit }) => {
    const { page } = await visit();
    await page.goto("/");
    for (const size of [
      [390, 844],
      [1280, 800],
      [1440, 900],
      [360, 640],
    ])
      await inSight(page, size);
    assert.equal(await page.locator(".running").count(), 0);
    await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
    await page.waitForURL(/\/t\/\w+$/);
    assert.equal(await waits(page), "asked");
    assert.equal(await page.locator(".dock .die").count(), 4);
    assert.equal(await page.locator(".dock .die").first().isVisible(), true);
    assert.ok((await page.title()).includes(ui["ui.your-turn"]), await page.title());
    assert.match(await page.locator(".dock .ask").innerText(), /\w{3}/);
    await keepsFocus(page);
    // The game that is going on stands first at home, and among the own tables.
    const table = new URL(page.url()).pathname;
    await page.goto("/");
    const running = page.locator(".running");
    await running.waitFor();
    const box = await running.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 640, JSON.stringify(box));
    assert.ok((await running.innerText()).includes(ui["ui.go-on"]));
    await running.click();
    assert.equal(new URL(page.url()).pathname, table);
    assert.equal(await waits(page), "asked");
    await page.goBack();
    await page.locator(`.list a[href="${table}"] .pill.now`).click();
    assert.equal(await waits(page), "asked");
  },
);

/** A die that is kept by the keyboard keeps the focus. */
async function keepsFocus(/** @type {Page} */ page) {
  const face = await page.locator(".loose .die").nth(2).innerHTML();
  await key(page, page.locator(".loose .die").nth(2));
  await page.locator(".keep-well .die").waitFor();
  const focused = await page.evaluate(() => ({
    kept: Boolean(document.activeElement?.closest(".keep-well")),
    inside: document.activeElement?.innerHTML,
  }));
  assert.deepEqual(focused, { kept: true, inside: face });
}

scene(
  "what does not go together cannot be chosen, and the page says why; two people at one device have different names without a word",
  async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 360, height: 640 } });
    await newTable(page, "device", {});
    const on = (/** @type {string} */ name) => page.locator(`input[name="${name}"][value="on"]`);
    const choose = (/** @type {string} */ name, value = "on") =>
      page.locator(`.choice:has(input[name="${name}"][value="${value}"])`).click();
    const why = async (/** @type {import("playwright-core").Locator} */ one) =>
      page.locator(`#${await one.getAttribute("aria-describedby")}`).innerText();
    await choose("edition", "ru");
    await page.locator('input[name="tails"]:disabled').waitFor();
    assert.equal(await why(on("tails")), stonoga["refusal.variant-not-in-edition"]);
    const less = page.getByRole("button", { name: ui["ui.remove-seat"] });
    assert.equal(await less.isDisabled(), true);
    assert.equal(await why(less), common["refusal.player-count"].replace("{least}", "2").replace("{most}", "4"));
    await choose("edition", "pl");
    await page.locator('input[name="tails"]:enabled').waitFor();
    await choose("tails");
    await page.locator('input[value="ru"]:disabled').waitFor();
    // What changes nothing is not asked for.
    await page.locator(".more-options").click();
    assert.deepEqual([await on("golden_guard").count(), await page.locator('input[name="first"]').count()], [0, 3]);
    await choose("golden");
    await choose("steal");
    await on("golden_guard").waitFor({ state: "attached" });
    const box = await page.locator(".create .btn").boundingBox();
    assert.ok(box && box.y + box.height <= 640, "the button stays in sight");
    await make(page);
    await waits(page);
    await page.goto("/");
    const [one, two] = (await page.locator(".list .names").first().innerText()).split(", ");
    assert.ok(one && two && one !== two, `${one}, ${two}`);
  },
);

scene("at a table: the menu shuts, the rules lead back, and the explanations are switched off and on in the settings", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  const { path } = await begin(stage, guest, { lessons: true });
  await waits(page);
  await menuShuts(page);
  await rulesLeadBack(page);
  for (const on of [false, true]) {
    await go(page, "/settings");
    const lessons = page.getByRole("switch", { name: settings["settings.explain"] });
    await lessons.waitFor({ state: "attached" });
    assert.equal(await lessons.isChecked(), !on);
    await page.locator(".switch-row", { has: lessons }).click();
    assert.equal(await lessons.isChecked(), on);
    if (on) await page.goBack();
    else await page.goto(path);
    await waits(page);
    if (on) await page.locator(".lesson").waitFor();
    else assert.equal(await page.locator(".lesson").count(), 0);
  }
});

/** The menu of the bar is shut by Escape from anywhere, and by a press beside it. */
async function menuShuts(/** @type {Page} */ page) {
  const menu = page.locator("nav.menu");
  const button = page.locator(".bar button[aria-expanded]");
  const open = async () => {
    await button.click();
    await menu.waitFor();
  };
  await open();
  await page.locator(".bar a").focus();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  assert.equal(await button.evaluate((one) => one === document.activeElement), true);
  await open();
  await page.locator("nav.menu a").first().focus();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await open();
  await page.locator(".backdrop").click({ position: { x: 120, y: 24 } }); // where the name of the game stands
  await menu.waitFor({ state: "detached" });
}

/** Whoever looks something up in the rules comes back to the game. */
async function rulesLeadBack(/** @type {Page} */ page) {
  const table = page.url();
  const look = async () => {
    await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
    await page.locator("nav.menu").getByRole("link", { name: ui["ui.rules"] }).click();
    await page.locator(".rules .card").first().waitFor();
  };
  await look();
  assert.equal(await page.getByRole("button", { name: ui["ui.play-now"] }).count(), 0);
  await page.locator(".top a").click();
  await waits(page);
  assert.equal(page.url(), table);
  await look();
  await page.locator(".rules > .btn").click();
  await waits(page);
  assert.equal(page.url(), table);
}

scene("light, dark or as the device: the button says what is on, and it stays", async ({ visit }) => {
  const { page } = await visit({ colorScheme: "light" });
  await page.goto("/");
  const look = (/** @type {string} */ kind) =>
    page.getByRole("button", { name: `${ui["ui.look"]}: ${ui[/** @type {"ui.look.light"} */ (`ui.look.${kind}`)]}`, exact: true });
  for (const [from, next] of [
    ["device", "dark"],
    ["dark", "light"],
    ["light", "device"],
    ["device", "dark"],
  ]) {
    await look(from).click();
    await look(next).waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), next === "device" ? null : next);
  }
  await page.reload();
  await look("dark").waitFor();
});

scene("the keyboard alone is enough for a game to the end", async ({ visit, server }) => {
  const { page } = await visit();
  await server.choose({ left: 5 });
  await page.goto("/");
  await key(page, page.locator('a[href*="with=device"]').first());
  await page.locator(".option").first().waitFor();
  await key(page, page.locator(".seat-list + .row .btn").nth(1)); // one seat less: alone
  await page.locator(".seat-list li").nth(1).waitFor({ state: "detached" });
  await make(page, key);
  await play(page, { press: key });
  assert.equal(await page.locator(".score .total").count(), 1);
});

const board = (/** @type {Page} */ page) =>
  page.evaluate(() => ({
    shelf: [...document.querySelectorAll(".shelf .tile")].map((tile) => `${tile.querySelector(".lbl")?.textContent} ${tile.className}`),
    dice: [...document.querySelectorAll(".die .mark, .die > svg:only-child")].map((mark) => mark.textContent || "*"),
    used: document.querySelectorAll(".rolls .used").length,
    own: [...document.querySelectorAll(".mine .tile")].map((tile) => tile.textContent),
  }));

/** While `how` is on, the line is gone; the page says so, and when it is back. */
async function away(/** @type {Guest} */ guest, /** @type {(seen: () => Promise<void>) => Promise<unknown>} */ how) {
  guest.patient = true;
  await how(async () => {
    await guest.page.locator(".bar .line").waitFor();
  });
  await guest.page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
  guest.patient = false;
}

/** The acts of which the server was told. */
const acts = (/** @type {Guest} */ guest) => guest.said.filter((/** @type {string} */ text) => text.includes('"act"'));

/** How soon the page says that the line is gone, in milliseconds. Runs in the page. */
const soon = () => {
  let gone = 0;
  window.addEventListener(
    "offline",
    () => {
      gone = performance.now();
    },
    { capture: true },
  );
  window.saidAfter = new Promise((done) => {
    const look = () => {
      if (document.querySelector(".bar .line:not([hidden])")) done(gone && performance.now() - gone);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
};

scene("a line that is gone is seen at once; when it is back, a move that waited is made, once and on one socket", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest);
  await waits(page);
  await page.evaluate(soon);
  await away(guest, async (seen) => {
    await page.context().setOffline(true);
    await seen();
    assert.ok((await page.evaluate(() => window.saidAfter)) < 1000);
    await page.locator(".roll").click();
    await page.locator(".toast.is-on").getByText(ui["ui.move-waits"]).waitFor();
    await page.context().setOffline(false);
  });
  await page.locator(".rolls .used").nth(1).waitFor();
  assert.equal(await page.locator(".rolls .used").count(), 2);
  const told = acts(guest).length;
  await away(guest, async (seen) => {
    await stage.server.stop();
    await seen();
    await page.locator(".roll").click(); // asks for a line, while the page tries to have one again
    await stage.server.start();
  });
  await waits(page);
  await page.waitForFunction(() => /** @type {StonogaTable} */ (document.querySelector("turlaj-table")).stage.link.play.view.rolls !== 2);
  assert.equal(acts(guest).length, told + 1, `the server was told once: ${acts(guest)}`);
  await step(page);
  assert.equal(guest.sockets.filter((socket) => !socket.isClosed()).length, 1, "open sockets");
  const ids = guest.said
    .slice(guest.said.findLastIndex((text) => text.includes('"hello"')))
    .map((text) => /** @type {{ id: number }} */ (JSON.parse(text)).id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
    "numbers that were used twice on one socket",
  );
});

scene("a game goes on where it was when the server crashes or stops and comes back, to its end", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stage.server.choose({ left: 8 });
  await begin(stage, guest);
  for (const how of /** @type {const} */ (["SIGKILL", "SIGTERM"])) {
    await hasten(page, { steps: 2 });
    const before = await board(page);
    assert.ok(before.own.length, "tiles were taken");
    await away(guest, async (seen) => {
      await stage.server.stop(how);
      await seen();
      await stage.server.start();
    });
    assert.equal(await waits(page), "asked");
    assert.deepEqual(await board(page), before, how);
  }
  await hasten(page);
});
