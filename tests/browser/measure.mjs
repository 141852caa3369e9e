// Measures paint and motion on a slow phone: `node tests/browser/measure.mjs [RUNS] [SCENE]` after a build with profile `ci`, on an idle
// machine; with a word, only the scenes whose names have it. Figures and what was mended: docs/page.md.
// The processor is slowed down 4 times and the connection is a slow 4G one. Numbers are medians over the runs. No test asserts them.
// Chromium without a GPU paints in software, so frames are dropped more often than on a phone.

import * as clever from "./clever-play.mjs";
import * as play from "./play.mjs";
import * as snakes from "./snakes-play.mjs";
import { Server, launch } from "./world.mjs";
import * as ziomek from "./ziomek-play.mjs";

/** @typedef {import("playwright-core").Page} Page */

const RUNS = Number(process.argv[2] ?? 5);
const ONLY = process.argv[3] ?? "";
const SLOWER = 4;
/** Bytes a second and milliseconds: of Chromium's "slow 4G". */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** How long frames are watched after a press, in milliseconds. */
const WATCH = 2000;

const server = new Server([], true);
await server.start();
const browser = await launch();

/** A visitor; motion is on. @param {object} [screen] */
async function arrive(screen = PHONE) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "no-preference", baseURL: server.url, ...screen });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { paint: 0, frames: /** @type {number[]} */ ([]), long: /** @type {number[]} */ ([]) };
    Object.assign(window, { seen });
    new PerformanceObserver((all) => {
      for (const one of all.getEntries()) {
        if (one.name === "first-contentful-paint") seen.paint = one.startTime;
        if (one.entryType === "longtask") seen.long.push(one.duration);
      }
    }).observe({ entryTypes: ["paint", "longtask"] });
  });
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", NETWORK);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, wire, heard: [], close: () => context.close() };
}

/** @typedef {{ seen: { frames: number[], long: number[], paint: number } }} Watched What a page has noted. */

/** Watches frames and long tasks while something moves. @param {Page} page @param {() => Promise<unknown>} moves @param {number} [watch] */
async function frames(page, moves, watch = WATCH) {
  await page.evaluate(() => {
    const { seen } = /** @type {Watched} */ (/** @type {unknown} */ (window));
    [seen.frames, seen.long] = [[], []];
    const tick = (/** @type {number} */ at) => {
      seen.frames.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await moves();
  await page.evaluate(
    (ms) =>
      new Promise((done) => {
        setTimeout(done, ms);
      }),
    watch,
  );
  return page.evaluate(() => {
    const { frames, long } = /** @type {Watched} */ (/** @type {unknown} */ (window)).seen;
    const gaps = frames.slice(1).map((/** @type {number} */ at, /** @type {number} */ n) => at - frames[n]);
    const dropped = gaps.reduce(
      (/** @type {number} */ sum, /** @type {number} */ gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1),
      0,
    );
    return { frames: gaps.length, dropped, longest: Math.max(...gaps), "long tasks": long.length, "longest task": Math.max(0, ...long) };
  });
}

/** @type {Record<string, () => Promise<Record<string, number>>>} */
const SCENES = {
  async "first visit"() {
    const { page, close } = await arrive();
    const began = Date.now();
    await page.goto("/", { waitUntil: "commit" });
    const button = page.locator(".poster .btn.go").first();
    await button.waitFor();
    const drawn = Date.now() - began;
    await button.tap();
    await play.waits(page);
    const asked = Date.now() - began;
    const { paint, long } = await page.evaluate(() => /** @type {Watched} */ (/** @type {unknown} */ (window)).seen);
    await close();
    return {
      "first paint": paint,
      "home is drawn": drawn,
      "first decision": asked,
      "long tasks": long.length,
      "longest task": Math.max(0, ...long),
    };
  },
  async "stonoga: dice tumble"() {
    const guest = await arrive();
    await server.choose({ seed: 3 });
    await play.begin({ server }, guest, { others: [{ bot: { name: "greedy" } }] });
    await play.waits(guest.page);
    const found = await frames(guest.page, () => guest.page.locator(".roll").first().tap());
    await guest.close();
    return found;
  },
  async "clever: a mark is drawn"() {
    const guest = await arrive();
    await server.choose({ seed: 3 });
    await clever.begin({ server }, guest, { others: [clever.BOT] });
    await clever.wants(guest.page);
    const found = await frames(guest.page, () => clever.step(guest.page, play.tap));
    await guest.close();
    return found;
  },
  async "snakes: a piece flies"() {
    const guest = await arrive();
    await server.choose({ seed: 3 });
    await snakes.begin({ server }, guest, {});
    const asked = await snakes.wants(guest.page);
    if (asked.kind === "choose") await snakes.step(guest.page, {}, play.tap);
    await snakes.wants(guest.page, asked.prompt);
    const found = await frames(guest.page, () => snakes.step(guest.page, {}, play.tap));
    await guest.close();
    return found;
  },
  async "ziomek: a block is dragged"() {
    const guest = await arrive({ viewport: { width: 1280, height: 800 } });
    await server.choose({ seed: 3 });
    await ziomek.begin({ server }, guest, { options: { clock: "off" } });
    const { page } = guest;
    const from = await ziomek.middle(page.locator(".piece").first());
    const found = await frames(
      page,
      async () => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        for (let n = 0; n < 60; n++) await page.mouse.move(from.x + 3 * n, from.y - 2 * n);
        await page.mouse.up();
      },
      500,
    );
    await guest.close();
    return found;
  },
};

const median = (/** @type {number[]} */ all) => all.sort((one, two) => one - two)[Math.floor(all.length / 2)];
try {
  for (const [name, scene] of Object.entries(SCENES).filter(([name]) => name.includes(ONLY))) {
    /** @type {Record<string, number>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await scene());
    const said = Object.keys(runs[0]).map((key) => `${key} ${Math.round(median(runs.map((one) => one[key])))}`);
    console.log(`${name}: ${said.join(", ")}`);
  }
} finally {
  await browser.close();
  await server.remove();
}
