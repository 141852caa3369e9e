// The first minute, and the middle of a game.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { key, make, play, solo, step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

scene("a newcomer presses one button and is asked to act", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).click();
  await page.waitForURL(/\/t\/\w+$/);
  assert.equal(await waits(page), "asked");
  assert.equal(await page.locator(".dock .die").count(), 4);
  assert.equal(await page.locator(".dock .die").first().isVisible(), true);
  assert.ok((await page.title()).includes(ui["ui.your-turn"]), await page.title());
  assert.match(await page.locator(".dock .ask").innerText(), /\w{3}/);
});

scene("a newcomer who comes back finds the table under the own ones", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).click();
  await waits(page);
  const table = new URL(page.url()).pathname;
  await page.goto("/");
  await page.locator(`.list a[href="${table}"] .pill.now`).click();
  assert.equal(await waits(page), "asked");
});

scene("the keyboard alone is enough for a game to the end", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await key(page, page.locator('a[href*="with=device"]'));
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
  await page.getByRole("button", { name: ui["ui.play-now"] }).click();
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
