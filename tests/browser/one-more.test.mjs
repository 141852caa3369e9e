// Lists of games stand any number of them: here with one more, which is in no program that ships.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { GAMES } from "./games.mjs";
import { waits } from "./play.mjs";
import { scene, staged } from "./world.mjs";

staged(["--one-more"]);

const ONE = "skeleton";
/** The most bytes that a game adds to a first visit of others, and the most of that visit up to the first move with one game more. */
const SHARE = 2_500;
const FIRST = 92_500;

scene("one more game costs a first visit its manifest and its name", async ({ visit, t }) => {
  const { page } = await visit();
  const wire = await page.context().newCDPSession(page);
  /** @type {Map<string, { path: string, bytes: number }>} */
  const asked = new Map();
  let counting = true;
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (counting) asked.set(requestId, { path: request.url.replace(/^.*\/s\/\w+\//, ""), bytes: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  await wire.send("Network.enable");
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  assert.equal(await waits(page), "asked");
  counting = false; // What a table fetches while nothing else goes on is no part of it.
  await page.waitForLoadState("networkidle");
  const own = [...asked.values()].filter(({ path }) => path.includes(ONE));
  const sum = (/** @type {{ bytes: number }[]} */ all) => all.reduce((bytes, one) => bytes + one.bytes, 0);
  t.diagnostic(`${sum(own)} of ${sum([...asked.values()])} bytes: ${own.map((one) => `${one.path} ${one.bytes}`).join(", ")}`);
  assert.deepEqual(own.map((one) => one.path).sort(), [`app/${ONE}/game.js`, `i18n/en/name-${ONE}.js`]);
  assert.ok(sum(own) > 500 && sum(own) < SHARE, `${sum(own)} bytes`);
  assert.ok(sum([...asked.values()]) < FIRST, `${sum([...asked.values()])} bytes`);
});

/** Whatever sticks out of the window at its side, or out of its own box with words in it. */
const overflows = () => [...document.querySelectorAll("#app *")].filter((one) => {
  const box = one.getBoundingClientRect();
  const out = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
  const cut = one.matches("button, .btn, h2, .pill") && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible";
  return (out && !one.closest("svg, .sr")) || cut;
}).map((one) => one.outerHTML.slice(0, 120));

for (const [name, viewport] of /** @type {const} */ ([["a phone", { width: 360, height: 740 }], ["a desk", { width: 1280, height: 800 }]])) {
  scene(`every list has room for it on ${name}`, async ({ visit }) => {
    const { page } = await visit({ viewport });
    for (const lang of ["pl-PL", "ru-RU"].slice(viewport.width > 400 ? 1 : 0)) {
      await page.addInitScript((tag) => Object.defineProperty(navigator, "languages", { get: () => [tag], configurable: true }), lang);
      for (const path of ["/", "/daily", "/more", `/new/${ONE}`, `/rules/${ONE}`, "/me", "/proof", "/settings"]) {
        await page.goto(path);
        await page.locator("main").first().waitFor();
        await page.waitForLoadState("networkidle");
        if (path === "/") assert.equal(await page.locator(".poster").count(), GAMES.length + 1);
        assert.deepEqual(await page.evaluate(overflows), [], `${path} ${lang}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, path);
      }
    }
    // No poster stands over another, and rows are full.
    await page.goto("/");
    await page.locator(".poster").last().waitFor();
    const boxes = await page.locator(".poster").evaluateAll((all) => all.map((one) => /** @type {DOMRect} */ (one.getBoundingClientRect().toJSON())));
    for (const [at, one] of boxes.entries()) {
      for (const two of boxes.slice(at + 1)) assert.ok(one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top, `posters ${at}`);
    }
    const last = boxes.filter((one) => one.top === boxes[boxes.length - 1].top);
    const room = await page.locator(".posters").evaluate((one) => one.getBoundingClientRect().right);
    assert.ok(Math.abs(last[last.length - 1].right - room) < 2, "no gap at the end of the last row");
  });
}
