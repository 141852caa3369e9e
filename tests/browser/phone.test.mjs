// A small phone, by touch.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { play, tap, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Whatever can be pressed and reaches beyond the sides, or is too small for a finger. Runs in the page. */
function misfits() {
  const wide = document.documentElement.scrollWidth;
  const out = [];
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

scene("on a small phone a game against a bot fits the screen at every step", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.goto("/");
  await page.locator(".poster .btn.go").waitFor();
  assert.deepEqual(await page.evaluate(misfits), []);
  await tap(page, page.getByRole("button", { name: ui["ui.play-now"] }));
  await waits(page);
  const seen = new Set();
  await play(page, { press: tap, look: async () => { for (const one of await page.evaluate(misfits)) seen.add(one); } });
  assert.deepEqual([...seen], []);
  assert.equal(await page.locator(".score .total").count(), 2);
});

scene("on a small phone every other page fits too", async ({ visit }) => {
  const { page } = await visit(PHONE);
  for (const path of ["/new/stonoga?with=friends", "/rules/stonoga", "/settings"]) {
    await page.goto(path);
    await page.locator("main.page .card").first().waitFor();
    if (path.startsWith("/new")) await page.locator(".option").nth(5).waitFor();
    assert.deepEqual(await page.evaluate(misfits), [], path);
  }
  await page.goto("/new/stonoga?with=friends");
  for (let n = 0; n < 4; n++) await tap(page, page.locator(".seat-list + .row .btn").first());
  assert.deepEqual(await page.evaluate(misfits), [], "six seats");
  await tap(page, page.locator("main > .btn.go"));
  await page.locator(".lobby .qr svg").waitFor();
  assert.deepEqual(await page.evaluate(misfits), [], "the lobby");
});

scene("on a small phone what is pressed is not hidden, and the dice stay in sight", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.goto("/");
  await tap(page, page.getByRole("button", { name: ui["ui.play-now"] }));
  await waits(page);
  const box = await page.locator(".dice-row").boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= 640, JSON.stringify(box));
  const roll = await page.locator(".roll").boundingBox();
  assert.ok(roll && roll.y + roll.height <= 640, JSON.stringify(roll));
});
