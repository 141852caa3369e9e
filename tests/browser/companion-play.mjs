// Somebody at a table with real dice: what falls is written in the test, and tapped into the page.

import assert from "node:assert/strict";
import { click } from "./play.mjs";

/** Dice as a list of numbers that looks thrown, and is the same every time. */
export function fate(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ faces) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * faces);
  };
}

/** What the page wants: `over`, a pad (`pad`, with its throw), or a decision (`asked`). Runs in the page. */
function wish(/** @type {string} */ after) {
  if (document.querySelector(".end")) return { kind: "over", at: "" };
  const table = /** @type {TablePage} */ (document.querySelector("turlaj-table"))?.stage;
  const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock"));
  if (!dock || !table || table.playing || table.stage) {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" })); // Who has seen enough goes on.
    return null;
  }
  const pad = dock.dataset.throw;
  if (pad) return pad !== after && dock.querySelector(".pad") ? { kind: "pad", at: pad } : null;
  const { asked, eye } = table.link.play;
  const prompt = asked ? `${eye}.${asked.prompt}` : "";
  const ready = table.link.room.game === "stonoga" || dock.dataset.prompt;
  return asked && ready && table.isAsked() && prompt !== after ? { kind: "asked", at: prompt } : null;
}

/** Waits until the page wants something else than before. @param {Page} page */
export const wants = async (page, after = "") =>
  /** @type {{ kind: string, at: string }} */ (
    await (await page.waitForFunction(wish, after, { timeout: 20_000, polling: 20 })).jsonValue()
  );

/** How many places the pad asks for. */
export const due = async (/** @type {Page} */ page) =>
  (await page.locator(".pad.is-single").count()) ? 1 : page.locator("button.pad-slot").count();

export const face = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`.pad-face[data-face="${name}"]`);
export const done = (/** @type {Page} */ page) => page.locator(".pad-do .btn.go");

/** Taps what fell, and says so. */
export async function type(/** @type {Page} */ page, /** @type {string[]} */ faces, press = /** @type {Press} */ (click)) {
  for (const one of faces) await press(page, face(page, one));
  await press(page, done(page));
}

/** The record of a finished game. */
export const record = (/** @type {Page} */ page) =>
  page.evaluate(
    async (/** @type {string} */ path) => (await fetch(path)).text(),
    `/api/v1/replays/${new URL(page.url()).pathname.split("/").pop()}/record`,
  );

/** All that can be tapped is large enough, and nothing is wider than the screen. */
export async function roomy(/** @type {Page} */ page) {
  const small = await page.locator(".pad button:visible").evaluateAll((all) =>
    all
      .map((one) => ({ name: one.getAttribute("aria-label") ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          Math.min(box.width, box.height) < 36 ||
          Math.max(box.width, box.height) < 44 ||
          box.left < 0 ||
          box.right > innerWidth ||
          box.bottom > innerHeight,
      )
      .map(({ name }) => name),
  );
  assert.deepEqual(small, []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the screen");
}
