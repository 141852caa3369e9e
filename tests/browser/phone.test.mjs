// A small phone, by touch.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import ui from "../../web/i18n/en/ui.js";
import { another, begin, hasten, play, tap, waits } from "./play.mjs";
import { go } from "./within.mjs";
import { known, scene } from "./world.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Whatever can be pressed and reaches beyond the sides, or is too small for a finger. Runs in the page. */
function misfits() {
  const wide = document.documentElement.scrollWidth;
  const out = /** @type {string[]} */ ([]);
  if (wide > 360 || window.innerWidth > 360) out.push(`the page is ${wide} wide, the window ${window.innerWidth}`);
  for (const one of document.querySelectorAll("button, a[href], input, select")) {
    const box = one.getBoundingClientRect();
    if (!box.width || getComputedStyle(one).opacity === "0") continue;
    const name = `${one.tagName} ${one.className} ${one.getAttribute("aria-label") ?? one.textContent?.trim()}`;
    if (box.left < -1 || box.right > 361) out.push(`${name}: from ${box.left} to ${box.right}`);
    if (one.tagName !== "INPUT" && (box.width < 24 || box.height < 24)) out.push(`${name}: ${box.width} × ${box.height}`);
  }
  return out;
}

scene("on a small phone every page fits, and so does a game against a bot at every step to its end", async ({ visit, server }) => {
  const { page } = await visit(PHONE);
  await page.goto("/");
  await page.locator(".poster .btn.go").first().waitFor();
  assert.deepEqual(await page.evaluate(misfits), []);
  for (const path of ["/rules/stonoga", "/settings", "/new/stonoga?with=friends"]) {
    await go(page, path);
    await page.locator("main.page .card").first().waitFor();
    if (path.startsWith("/new")) await page.locator(".option").nth(4).waitFor();
    assert.deepEqual(await page.evaluate(misfits), [], path);
  }
  for (let n = 0; n < 4; n++) await tap(page, page.locator(".seat-list + .row .btn").first());
  assert.deepEqual(await page.evaluate(misfits), [], "six seats");
  await tap(page, page.locator(".create .btn.go"));
  await page.locator(".lobby .invite .slip").waitFor();
  assert.deepEqual(await page.evaluate(misfits), [], "the lobby");
  await server.choose({ left: 16 });
  await go(page, "/");
  await tap(page, page.getByRole("button", { name: ui["ui.play-now"] }).first());
  await waits(page);
  const seen = /** @type {Set<string>} */ (new Set());
  await play(page, {
    press: tap,
    look: async () => {
      for (const one of await page.evaluate(misfits)) seen.add(one);
    },
  });
  assert.deepEqual([...seen], []);
  assert.equal(await page.locator(".score .total").count(), 2);
});

/** What one needs in one's turn, as far as it is not whole on the screen or lies under something else. Runs in the page. */
function unseen() {
  const all = [
    ...document.querySelectorAll(".ask:not(.has-tip) .question, .tip, .ask .icon-btn, .die, .roll, .go-row .btn, .shelf button"),
  ];
  return all
    .filter((one) => one.getClientRects().length)
    .flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const name = `${one.className} ${one.textContent?.trim()}`;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${name}: ${[left, top, right, bottom]}`];
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return above && (one.contains(above) || above.contains(one)) ? [] : [`${name} lies under ${above?.outerHTML.slice(0, 80)}`];
    });
}

for (const locale of ["pl-PL", "ru-RU", "en-GB"]) {
  scene(`${locale}: on a small phone all that a turn needs is seen together, also while something is explained`, async (stage) => {
    const guest = await stage.visit({ ...PHONE, locale });
    const { page } = guest;
    await begin(stage, guest, { others: [{ bot: { name: "greedy" } }], lessons: true });
    await waits(page);
    await page.locator(".lesson").waitFor();
    const look = async () => {
      assert.deepEqual(await page.evaluate(unseen), []);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("main button, .dock button")]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width < 44 || box.height < 40)
          .map((box) => `${box.width} × ${box.height}`),
      );
      assert.deepEqual(small, [], "targets for fingers");
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 640);
    };
    await hasten(page, { look, steps: 8 });
    await page.locator('.shelf button[aria-disabled="true"]').last().tap({ force: true });
    await page.locator(".dock .slip").waitFor();
    assert.deepEqual(await page.evaluate(unseen), []);
  });
}

const EVERYTHING = { steal: "on", tails: "on", barefoot: "on", golden: "on" };

/** What belongs to the table, as far as it is not whole on the screen, or others' cards lie over each other. Runs in the page. */
function outside() {
  const out = /** @type {string[]} */ ([]);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) out.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`);
  const parts = [...document.querySelectorAll(".table button, .dock button, .plate, .keepsake, .ask .tip, .rivals, .shop, .mine")];
  for (const one of parts) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -8 || top < -1 || right > innerWidth + 8 || bottom > innerHeight + 1)
      out.push(`${one.className}: ${[left, top, right, bottom]}`);
  }
  const boxes = [...document.querySelectorAll(".rival, .shop, .mine, .dock")].map(
    (one) => /** @type {[string, DOMRect]} */ ([one.className, one.getBoundingClientRect()]),
  );
  for (const [at, [name, one]] of boxes.entries()) {
    for (const [other, two] of boxes.slice(at + 1)) {
      if (one.left < two.right - 2 && two.left < one.right - 2 && one.top < two.bottom - 2 && two.top < one.bottom - 2)
        out.push(`${name} and ${other} lie over each other`);
    }
  }
  for (const plate of document.querySelectorAll(".rival .plate b"))
    if (plate.scrollWidth > plate.clientWidth + 1) out.push(`cut: ${plate.textContent}`);
  return out;
}

scene(
  "with two, four and six players and all extras nothing is cut or covered on phones, upright and on their side",
  async ({ visit, server }) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const key = await known(server, guest, "Ala", true);
    await page.goto("/");
    const people = ["Maksymilian", "Celina", "Darek", "Elżbieta", "Franek"];
    for (const many of [2, 4, 6]) {
      await go(
        page,
        await another({ server }, key, { others: people.slice(0, many - 1).map((name) => ({ you: { name } })), options: EVERYTHING }),
      );
      await hasten(page, {
        steps: 10,
        look: async (state) => {
          if (state === "cover") return;
          for (const [width, height] of [
            [360, 640],
            [390, 844],
            [740, 360],
            [844, 390],
          ]) {
            await page.setViewportSize({ width, height });
            assert.deepEqual(await page.evaluate(outside), [], `${many} players, ${width} × ${height}`);
          }
        },
      });
    }
  },
);

scene("the button that steals from one of several rivals lies above their tiles, on phones and on a desk", async (stage) => {
  await stage.server.choose({
    record: readFileSync(new URL("../../replays/stonoga-pl-golden-unguarded-steal.txt", import.meta.url), "utf8"),
    at: 57,
  });
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await begin(stage, guest, {
    others: [{ bot: { name: "greedy" } }, { bot: { name: "greedy" } }],
    options: { steal: "on", golden: "on", golden_guard: "off" },
  });
  const steal = page.locator(".btn.steal").first();
  await steal.waitFor();
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    const covered = await steal.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const above = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)));
      return above.filter((other) => !one.contains(other)).map((other) => other?.outerHTML.slice(0, 80));
    });
    assert.deepEqual(covered, [], `${width} × ${height}`);
  }
});
