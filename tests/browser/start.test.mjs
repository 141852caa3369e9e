// The first minute, and the middle of a game.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import common from "../../web/i18n/en/common.js";
import stonoga from "../../web/i18n/en/stonoga.js";
import { key, make, newTable, play, solo, step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

scene("a newcomer presses one button and is asked to act", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await page.waitForURL(/\/t\/\w+$/);
  assert.equal(await waits(page), "asked");
  assert.equal(await page.locator(".dock .die").count(), 4);
  assert.equal(await page.locator(".dock .die").first().isVisible(), true);
  assert.ok((await page.title()).includes(ui["ui.your-turn"]), await page.title());
  assert.match(await page.locator(".dock .ask").innerText(), /\w{3}/);
});

for (const [width, height] of [[360, 640], [390, 844], [1280, 800], [1440, 900]]) {
  scene(`at ${width} × ${height} a newcomer sees the game, its picture and the button at once`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height } });
    await page.goto("/");
    for (const part of [".poster .pic", ".poster h2", ".poster .btn.go"]) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.height > 20 && box.y >= 0 && box.y + box.height <= height, `${part}: ${JSON.stringify(box)}`);
    }
  });
}

scene("what does not go together cannot be chosen, and the page says why", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await newTable(page, "device", {});
  const on = (/** @type {string} */ name) => page.locator(`input[name="${name}"][value="on"]`);
  const choose = (/** @type {string} */ name, value = "on") => page.locator(`.choice:has(input[name="${name}"][value="${value}"])`).click();
  const why = async (/** @type {import("playwright-core").Locator} */ one) => page.locator(`#${await one.getAttribute("aria-describedby")}`).innerText();
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
});

scene("two people at one device have different names without a word", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "device", {});
  await make(page);
  await waits(page);
  await page.goto("/");
  const [one, two] = (await page.locator(".list .names").first().innerText()).split(", ");
  assert.ok(one && two && one !== two, `${one}, ${two}`);
});

scene("the menu of the bar is shut by Escape from anywhere, and by a press beside it", async ({ visit }) => {
  const { page } = await visit();
  await solo(page);
  await waits(page);
  const menu = page.locator("nav.menu");
  const button = page.locator(".bar button[aria-expanded]");
  const open = async () => { await button.click(); await menu.waitFor(); };
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
});

scene("a newcomer who comes back finds the table under the own ones", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await waits(page);
  const table = new URL(page.url()).pathname;
  await page.goto("/");
  await page.locator(`.list a[href="${table}"] .pill.now`).click();
  assert.equal(await waits(page), "asked");
});

scene("home begins with the game that is going on, also on a small phone", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await page.goto("/");
  await page.locator(".poster").first().waitFor();
  assert.equal(await page.locator(".running").count(), 0);
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await waits(page);
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
});

scene("whoever looks something up in the rules comes back to the game", async ({ visit }) => {
  const { page } = await visit();
  await solo(page);
  await waits(page);
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
});

scene("light, dark or as the device: the button says what is on, and it stays", async ({ visit }) => {
  const { page } = await visit({ colorScheme: "light" });
  await page.goto("/");
  const look = (/** @type {string} */ kind) => page.getByRole("button", { name: `${ui["ui.look"]}: ${ui[`ui.look.${kind}`]}`, exact: true });
  for (const [from, next] of [["device", "dark"], ["dark", "light"], ["light", "device"], ["device", "dark"]]) {
    await look(from).click();
    await look(next).waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), next === "device" ? null : next);
  }
  await page.reload();
  await look("dark").waitFor();
});

scene("the explanations are switched off and on in the settings", async ({ visit }) => {
  const { page } = await visit();
  const set = async (/** @type {boolean} */ on) => {
    await page.goto("/settings");
    const lessons = page.getByRole("switch", { name: ui["ui.explain"] });
    assert.equal(await lessons.isChecked(), !on);
    await page.locator(".switch-row", { has: lessons }).click();
    assert.equal(await lessons.isChecked(), on);
  };
  await set(false);
  await solo(page);
  await waits(page);
  assert.equal(await page.locator(".lesson").count(), 0);
  await set(true);
  await page.goBack();
  await waits(page);
  await page.locator(".lesson").waitFor();
});

scene("the keyboard alone is enough for a game to the end", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await key(page, page.locator('a[href*="with=device"]').first());
  await page.locator(".option").first().waitFor();
  await key(page, page.locator(".seat-list + .row .btn").nth(1)); // one seat less: alone
  await page.locator(".seat-list li").nth(1).waitFor({ state: "detached" });
  await make(page, key);
  await play(page, { press: key });
  assert.equal(await page.locator(".score .total").count(), 1);
});

scene("a die that is kept by the keyboard keeps the focus", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await waits(page);
  const face = await page.locator(".loose .die").nth(2).innerHTML();
  await key(page, page.locator(".loose .die").nth(2));
  await page.locator(".keep-well .die").waitFor();
  const focused = await page.evaluate(() => ({ kept: Boolean(document.activeElement?.closest(".keep-well")), inside: document.activeElement?.innerHTML }));
  assert.deepEqual(focused, { kept: true, inside: face });
});

const board = (page) => page.evaluate(() => ({
  shelf: [...document.querySelectorAll(".shelf .tile")].map((tile) => `${tile.querySelector(".lbl")?.textContent} ${tile.className}`),
  dice: [...document.querySelectorAll(".die .mark, .die > svg:only-child")].map((mark) => mark.textContent || "*"),
  used: document.querySelectorAll(".rolls .used").length,
  own: [...document.querySelectorAll(".mine .tile")].map((tile) => tile.textContent),
}));

for (const [how, name] of [["SIGKILL", "crashes"], ["SIGTERM", "stops"]]) {
  scene(`a game goes on where it was when the server ${name} and comes back`, async ({ visit, server }) => {
    const guest = await visit();
    const { page } = guest;
    await solo(page);
    for (let n = 0; n < 8; n++) { await waits(page); await step(page); }
    await waits(page);
    const before = await board(page);
    guest.patient = true;
    await server.stop(how);
    await page.locator(".bar .line").waitFor();
    await server.start();
    await page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
    assert.equal(await waits(page), "asked");
    guest.patient = false;
    assert.deepEqual(await board(page), before);
    await play(page);
  });
}

scene("a roll on a broken line is made once, when the line is back", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  await solo(page);
  await waits(page);
  guest.patient = true;
  await server.stop();
  await page.locator(".bar .line").waitFor();
  await page.locator(".roll").click();
  await server.start();
  await page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
  await page.locator(".rolls .used").nth(1).waitFor();
  guest.patient = false;
  assert.equal(await page.locator(".rolls .used").count(), 2);
  const sent = guest.said.filter((text) => text.includes('"act"'));
  assert.equal(sent.length, 1, `the server was told once: ${sent}`);
  await play(page);
});

scene("a line that is gone is seen at once, and when it is back the move is made", async ({ visit }) => {
  const guest = await visit();
  const { page } = guest;
  await solo(page);
  await waits(page);
  guest.patient = true;
  await page.context().setOffline(true);
  await page.locator(".bar .line").waitFor({ timeout: 1000 });
  await page.locator(".roll").click();
  await page.locator(".toast.is-on").getByText(ui["ui.move-waits"]).waitFor();
  await page.context().setOffline(false);
  await page.locator(".bar .line").waitFor({ state: "hidden" });
  await page.locator(".rolls .used").nth(1).waitFor();
  guest.patient = false;
  assert.equal(await page.locator(".rolls .used").count(), 2);
});

scene("a page has one socket, and never says the same twice on it", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  await solo(page);
  await waits(page);
  guest.patient = true;
  await server.stop();
  await page.locator(".bar .line").waitFor();
  await page.locator(".roll").click(); // asks for a line, while the page tries to have one again
  await server.start();
  await page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
  await page.locator(".rolls .used").nth(1).waitFor();
  guest.patient = false;
  await step(page);
  assert.equal(guest.sockets.filter((socket) => !socket.isClosed()).length, 1, "open sockets");
  const ids = guest.said.slice(guest.said.findLastIndex((text) => text.includes('"hello"'))).map((text) => JSON.parse(text).id);
  assert.deepEqual(ids.filter((id, at) => ids.indexOf(id) !== at), [], "numbers that were used twice on one socket");
});
