// A phone sleeps, a tab is frozen, and the line dies without a word: whoever comes back is at the table at once, and no move is lost.

import assert from "node:assert/strict";
import { connect, createServer } from "node:net";
import ui from "../../web/i18n/en/ui.js";
import { hasten, step, waits } from "./play.mjs";
import { known, post, scene } from "./world.mjs";

/** Longer than a page may be away without asking, in milliseconds of its own clock. */
const NAP = 60_000;
/** Far less than it takes to doubt a line in the usual way: the page must have asked because it woke. */
const SOON = 4000;

/** Between the browser and the server: it can forget every line there is, so that neither end hears of it. */
async function relay(/** @type {Server} */ server) {
  const lines = /** @type {Set<import("node:net").Socket[]>} */ (new Set());
  const relay = createServer((near) => {
    const far = connect(Number(new URL(server.url).port), "127.0.0.1");
    const line = [near, far];
    lines.add(line);
    near.pipe(far);
    far.pipe(near);
    for (const end of line)
      end
        .on("error", () => {})
        .on("close", () => {
          if (lines.has(line)) line.forEach((one) => one.destroy());
        });
  });
  await new Promise((done) => {
    relay.listen(0, "127.0.0.1", () => done(undefined));
  });
  /** @type {import("node:net").Socket[][]} */
  const dead = [];
  return {
    url: `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (relay.address()).port}`,
    forget: () => {
      for (const line of lines) {
        const [near, far] = line;
        near.unpipe(far);
        far.unpipe(near);
        for (const end of line) end.pause();
        dead.push(line);
      }
      lines.clear();
    },
    close: () => {
      for (const end of [...dead, ...lines].flat()) end.destroy();
      relay.close();
    },
  };
}

/** A visitor behind a relay, whose clock can be moved. */
async function sleeper(/** @type {Visit} */ visit, /** @type {{ url: string }} */ line) {
  const guest = await visit({ baseURL: line.url });
  await guest.page.clock.install();
  await guest.page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
  });
  return guest;
}

/** A table for one, at the question; all that a game needs has been fetched. */
async function alone(/** @type {Server} */ server, /** @type {Guest} */ guest) {
  const key = await known(server, guest, "Ala");
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }], options: {}, start: true }, key);
  await guest.page.goto(`/t/${table}`);
  await waits(guest.page);
  await guest.page.waitForFunction(() => /** @type {TablePage | null} */ (document.querySelector("turlaj-table"))?.drawEnd);
}

/** Whether it is this one's turn, as soon as the page shows what it was told. */
const isAsked = async (/** @type {Page} */ page) =>
  (await (
    await page.waitForFunction(() => {
      const table = /** @type {StonogaTable} */ (document.querySelector("turlaj-table"))?.stage;
      const dot = Boolean(document.querySelector(".dock .turn-dot"));
      return table?.link.play && !table.playing && dot === Boolean(table.link.play.asked) && (dot ? "asked" : "waits");
    })
  ).jsonValue()) === "asked";

/** The page is put away, or looked at again. */
const hide = (/** @type {Page} */ page, /** @type {boolean} */ away) =>
  page.evaluate((away) => {
    window.away = away;
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);

scene("whoever looks again after a while sees what the others did, though the line died without a word", async ({ visit, server }) => {
  const line = await relay(server);
  try {
    const ala = await sleeper(visit, line),
      ola = await visit();
    await server.choose({ left: 12 });
    const key = await known(server, ala, "Ala");
    const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"], options: {} }, key);
    await ala.page.goto(`/t/${table}`);
    await ola.page.goto(`/t/${table}`);
    await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
    while (await isAsked(ala.page)) await step(ala.page);

    await hide(ala.page, true);
    line.forget();
    while (await isAsked(ola.page)) await step(ola.page);
    await ala.page.clock.fastForward(NAP);
    assert.equal(await ala.page.locator(".dock .turn-dot").count(), 0, "a line that is dead tells nothing");
    await hide(ala.page, false);
    await ala.page.locator(".dock .turn-dot").waitFor({ timeout: SOON });
    await ala.page.locator(".bar .line").waitFor({ state: "hidden" });
    await Promise.all([hasten(ala.page), hasten(ola.page)]);
  } finally {
    line.close();
  }
});

scene("a frozen page makes the first move after its sleep, once", async ({ visit, server }) => {
  const line = await relay(server);
  try {
    const guest = await sleeper(visit, line);
    const { page } = guest;
    await alone(server, guest);
    const wire = await page.context().newCDPSession(page);
    await wire.send("Page.setWebLifecycleState", { state: "frozen" });
    line.forget();
    await wire.send("Page.setWebLifecycleState", { state: "active" });
    await page.clock.fastForward(NAP);
    guest.said.length = 0;
    await page.locator(".roll").click();
    await page.locator(".rolls .used").nth(1).waitFor({ timeout: SOON });
    await page.locator(".bar .line").waitFor({ state: "hidden" });
    assert.equal(await page.locator(".rolls .used").count(), 2);
    // Said into the dead line and again into the new one, under the same number: done once.
    const ids = guest.said
      .filter((/** @type {string} */ text) => text.includes('"act"'))
      .map((text) => /** @type {{ id: number }} */ (JSON.parse(text)).id);
    assert.equal(new Set(ids).size, 1, `${guest.said}`);
    await hasten(page);
  } finally {
    line.close();
  }
});

scene("a line that is well is asked after a sleep, and nobody sees it", async ({ visit, server }) => {
  const line = await relay(server);
  try {
    const guest = await sleeper(visit, line);
    const { page } = guest;
    await alone(server, guest);
    await page.evaluate(() => {
      window.shown = 0;
      const pill = /** @type {HTMLElement} */ (document.querySelector(".bar .line"));
      new MutationObserver(() => {
        if (!pill.hidden) window.shown++;
      }).observe(pill, { attributes: true });
    });
    const sockets = guest.sockets.length;
    guest.said.length = 0;
    await page.clock.fastForward(NAP);
    await step(page);
    assert.ok(
      guest.said.some((/** @type {string} */ text) => text.includes('"ping"')),
      `${guest.said}`,
    );
    assert.deepEqual([await page.evaluate(() => window.shown), guest.sockets.length], [0, sockets]);
  } finally {
    line.close();
  }
});
