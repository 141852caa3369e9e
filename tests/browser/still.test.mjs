// Nothing on the table moves but the pieces: board, shop, hand and dice keep their places over whole turns.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const SCREENS = {
  phones: [
    [360, 640],
    [390, 844],
  ],
  "larger screens": [
    [768, 1024],
    [1280, 800],
  ],
};
const STEPS = 4;

/** Notes where things stand: with every change, and now and then while things move. Runs in the page. */
function watch() {
  const PLACES = [".bar", ".rivals", ".shop", ".mine", ".dock", ".dock .ask", ".dice-row", ".slot", ".go-row", ".shelf > .tile"];
  /** @type {Record<string, Set<string>>} */
  const seen = {};
  const note = () => {
    for (const place of document.querySelector(".end") ? [] : PLACES) {
      document.querySelectorAll(place).forEach((one, at) => {
        // A lit tile is lifted by a transform: its place is what the layout gave it.
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (one);
        (seen[`${place} ${at}`] ??= new Set()).add([offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" "));
      });
    }
  };
  note();
  const changes = new MutationObserver(note);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const timer = setInterval(note, 100);
  /** @type {number[]} */
  const shifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const one of list.getEntries()) shifts.push(/** @type {PerformanceEntry & { value: number }} */ (one).value);
  });
  observer.observe({ type: "layout-shift", buffered: false });
  window.ended = () => {
    clearInterval(timer);
    changes.disconnect();
    observer.disconnect();
    return { seen: Object.entries(seen).map(([name, boxes]) => /** @type {[string, string[]]} */ ([name, [...boxes]])), shifts };
  };
}

for (const [screens, sizes] of Object.entries(SCREENS)) {
  scene(`on ${screens} nothing jumps while people and bots play`, async ({ visit }) => {
    const { page } = await visit({ reducedMotion: "no-preference" });
    await page.goto("/");
    await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
    for (const [width, height] of sizes) {
      await waits(page);
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
      );
      await page.evaluate(watch);
      for (let n = 0; n < STEPS && (await waits(page)) !== "over"; n++) await step(page);
      // What cannot be done is said without moving anything either.
      await waits(page);
      await page.locator('.shelf button[aria-disabled="true"]').first().click({ force: true });
      await page.locator(".dock .slip").waitFor();
      const { seen, shifts } = await page.evaluate(() => window.ended());
      assert.ok(seen.length > 15, `${width}: ${seen.length} places were watched`);
      assert.deepEqual(
        seen.filter(([, boxes]) => boxes.length > 1),
        [],
        `${width} × ${height}`,
      );
      // Tiles of a growing centipede move inside its meadow: that is all that may shift.
      assert.ok(
        shifts.every((value) => value < 0.02),
        `${width} × ${height}, shifts: ${shifts}`,
      );
      await page.locator(".dock .slip button").click();
    }
  });
}
