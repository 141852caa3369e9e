// Nothing is in anybody's way: what axe finds by day and by night, on a phone and on a desk.

import assert from "node:assert/strict";
import axe from "axe-core";

/** A phone and a desk. */
export const SIZES = [{ width: 360, height: 640 }, { width: 1280, height: 800 }];

/**
 * By night only colours are looked at: everything else is as by day.
 * @param {import("playwright-core").Page} page @param {string} where @param {{ width: number, height: number }[]} [sizes]
 */
export async function examine(page, where, sizes = SIZES) {
  const found = new Set();
  await page.evaluate(axe.source);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const only = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
    for (const size of sizes) {
      await page.setViewportSize(size);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${where}: too wide at ${size.width}`);
      const { violations } = await page.evaluate((only) => globalThis.axe.run(document, { resultTypes: ["violations"], ...only }), only);
      for (const one of violations) {
        for (const node of one.nodes) found.add(`${where}, ${colorScheme}, ${size.width}: ${one.id} (${one.impact}) ${node.target.join(" ")}: ${node.failureSummary}`);
      }
    }
  }
  assert.deepEqual([...found], []);
}
