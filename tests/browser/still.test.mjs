// Nothing on the table moves but the pieces: board, shop, hand and dice keep their places over whole turns.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const SIZES = [[360, 640], [390, 844], [768, 1024], [1280, 800]];
const STEPS = 4;

/** Notes where things stand, in every frame. Runs in the page. */
function watch() {
  const PLACES = [".bar", ".rivals", ".shop", ".mine", ".dock", ".dock .ask", ".dice-row", ".slot", ".go-row", ".shelf > .tile"];
  window.seen = {};
  const note = () => {
    for (const place of document.querySelector(".end") ? [] : PLACES) {
      document.querySelectorAll(place).forEach((one, at) => {
        // A lit tile is lifted by a transform: its place is what the layout gave it.
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (one);
        (window.seen[`${place} ${at}`] ??= new Set()).add([offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" "));
      });
    }
    requestAnimationFrame(note);
  };
  note();
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifts.push(one.value);
  }).observe({ type: "layout-shift", buffered: false });
}

for (const [width, height] of SIZES) {
  scene(`at ${width} × ${height} nothing jumps while people and bots play`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: "no-preference" });
    await page.goto("/");
    await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
    await waits(page);
    await page.evaluate(watch);
    for (let n = 0; n < STEPS && (await waits(page)) !== "over"; n++) await step(page);
    // What cannot be done is said without moving anything either.
    await waits(page);
    await page.locator('.shelf button[aria-disabled="true"]').first().click({ force: true });
    await page.locator(".dock .slip").waitFor();
    const { seen, shifts } = await page.evaluate(() => ({ seen: Object.entries(window.seen).map(([name, boxes]) => [name, [...boxes]]), shifts: window.shifts }));
    assert.ok(seen.length > 15, `${seen.length} places were watched`);
    assert.deepEqual(seen.filter(([, boxes]) => boxes.length > 1), []);
    // Tiles of a growing centipede move inside its meadow: that is all that may shift.
    assert.ok(shifts.every((value) => value < 0.02), `shifts: ${shifts}`);
  });
}
