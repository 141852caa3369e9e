// Lists of games stand any number of them: here with one more, which is in no program that ships.

import assert from "node:assert/strict";
import bots from "../../web/i18n/en/bots.js";
import common from "../../web/i18n/en/common.js";
import companion from "../../web/i18n/en/companion.js";
import ui from "../../web/i18n/en/ui.js";
import name from "../skeleton/web/i18n/en/name-skeleton.js";
import { GAMES, TEST_GAME, ofGallery } from "./games.mjs";
import { SHARE, firstVisit } from "./limits.mjs";
import { waits } from "./play.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

const ONE = TEST_GAME;

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
    // The last of these pages leads to all other games with real dice, too.
    const others = GAMES.map((game) => page.locator(`main a:is([href="/new/${game}?with=real"], [href="/companion/${game}"])`).count());
    assert.deepEqual(
      await Promise.all(others),
      GAMES.map(() => 1),
    );
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

scene("words that all games share name no bot that a single game has", async ({ server }) => {
  const games = /** @type {import("../../web/generated/wire.js").GameInfo[]} */ (await (await fetch(`${server.url}/api/v1/games`)).json());
  const having = (/** @type {string} */ bot) => games.filter((game) => game.bots.some(({ name }) => name === bot)).length;
  const named = new Set(
    Object.keys({ ...common, ...bots }).flatMap((key) => key.match(/^bots?\.(?:about\.)?([\w-]+)(?:\.level)?$/)?.[1] ?? []),
  );
  const known = [...named].filter((bot) => having(bot));
  assert.ok(known.length > 8, String(known));
  assert.deepEqual(
    known.filter((bot) => having(bot) < 2),
    [],
  );
});

scene("the pictures of its gallery can be taken", async ({ visit, server }) => {
  const { title, scenes } = /** @type {{ title: string, scenes: import("./gallery.mjs").Scene[] }} */ (
    (await ofGallery(TEST_GAME)).default
  );
  assert.ok(title && scenes.length > 0);
  for (const { name, caption, show, at } of scenes) {
    assert.ok(name.startsWith(`${TEST_GAME}-`) && caption, name);
    /** @type {Map<Page, string>} */
    const keys = new Map();
    const key = (/** @type {Page} */ page) => keys.get(page) ?? "";
    const page = await show({
      key,
      visit: async (who, locale = "en-GB") => {
        const guest = await visit({ locale });
        if (who) keys.set(guest.page, await known(server, guest, who));
        return guest.page;
      },
      table: async (page, wish) => `/t/${(await post(server, "/api/v1/tables", wish, key(page))).table}`,
      ask: (page, path, body) => post(server, path, body ?? {}, key(page)),
      real: (url) => server.url + new URL(url).pathname,
    });
    if (at) await page.locator(at).first().waitFor();
    assert.ok((await page.screenshot()).length > 1000, name);
  }
});
