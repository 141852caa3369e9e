// Lists of games stand any number of them: here with one more, which is in no program that ships.

import assert from "node:assert/strict";
import companion from "../../web/i18n/en/companion.js";
import ui from "../../web/i18n/en/ui.js";
import name from "../skeleton/web/i18n/en/name-skeleton.js";
import { GAMES } from "./games.mjs";
import { SHARE, firstVisit } from "./limits.mjs";
import { known, post } from "./clever-play.mjs";
import { waits } from "./play.mjs";
import { scene, staged } from "./world.mjs";

staged(["--one-more"]);

const ONE = "skeleton";

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
  assert.ok(sum([...asked.values()]) < firstVisit(1), `${sum([...asked.values()])} bytes`);
});

/** Whatever sticks out of the window at its side, or out of its own box with words in it. */
const overflows = () =>
  [...document.querySelectorAll("#app *")]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const out = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
      const cut =
        one.matches("button, .btn, h2, .pill") && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible";
      return (out && !one.closest("svg, .sr")) || cut;
    })
    .map((one) => one.outerHTML.slice(0, 120));

const SCREENS = /** @type {const} */ ([
  ["a phone", { width: 360, height: 740 }],
  ["a desk", { width: 1280, height: 800 }],
]);

for (const [screen, viewport] of SCREENS) {
  scene(`pages about results, dice, replays and real dice have room for it on ${screen}`, async ({ visit, server }) => {
    const guest = await visit({ viewport });
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    await server.choose({ left: 1 });
    const { table } = await post(server, "/api/v1/tables", { game: ONE, seats: [{ you: {} }], options: {}, start: true }, key);
    await page.goto(`/t/${table}`);
    await page.locator("[data-act=bank][aria-disabled=false]").click();
    await page.locator(".end").waitFor();
    const title = name[`game.${ONE}.title`];
    /** What stands on each page of this game. @type {Record<string, [string, string]>} */
    const places = {
      "/me": [`.my-games a[aria-label*="${title}"]`, ""],
      "/dice": ["main .card", ""],
      [`/replay/${table}`]: ["turlaj-watched .players", "Ala"],
      "/replay": ["main", ""],
      [`/companion/${ONE}`]: [`main a[href="/new/${ONE}?with=real"]`, companion["companion.elsewhere.go"].replace("{game}", title)],
    };
    for (const [path, [place, words]] of Object.entries(places)) {
      await page.goto(path);
      await page.locator(place, { hasText: words }).first().waitFor();
      await page.waitForLoadState("networkidle");
      assert.deepEqual(await page.evaluate(overflows), [], path);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, path);
      assert.equal((await page.locator("#app").innerText()).includes(`.${ONE}.`), false, `${path}: every word is there`);
    }
  });
}

for (const [screen, viewport] of SCREENS) {
  scene(`every list has room for it on ${screen}`, async ({ visit }) => {
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
    const boxes = await page
      .locator(".poster")
      .evaluateAll((all) => all.map((one) => /** @type {DOMRect} */ (one.getBoundingClientRect().toJSON())));
    for (const [at, one] of boxes.entries()) {
      for (const two of boxes.slice(at + 1))
        assert.ok(one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top, `posters ${at}`);
    }
    const last = boxes.filter((one) => one.top === boxes[boxes.length - 1].top);
    const room = await page.locator(".posters").evaluate((one) => one.getBoundingClientRect().right);
    assert.ok(Math.abs(last[last.length - 1].right - room) < 2, "no gap at the end of the last row");
  });
}
