// Nothing is in anybody's way: what axe finds by day and by night, on a phone and on a desk.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The minified axe: `source` of the package has 1.5 MB, which every page would have to read. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A phone and a desk. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** @typedef {{ id: string, impact: string, nodes: { target: string[], failureSummary: string }[] }} Violation */

/**
 * Runs axe in the page, without the insides of hidden drawings that have neither words nor anything to press: thousands of strokes, in
 * which it would look for both.
 */
async function run(/** @type {object} */ options) {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"], [aria-hidden="true"] svg')].filter(
    (svg) => !svg.querySelector("text, [tabindex], a"),
  );
  const insides = drawings.map((svg) => {
    const inside = document.createDocumentFragment();
    inside.append(...svg.childNodes);
    return inside;
  });
  try {
    return (await window.axe.run(document, { resultTypes: ["violations"], ...options })).violations;
  } finally {
    drawings.forEach((svg, at) => svg.append(insides[at]));
  }
}

/** What axe finds. @param {import("playwright-core").Page} page @param {object} [options] @returns {Promise<Violation[]>} */
export async function violations(page, options = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return /** @type {Promise<Violation[]>} */ (page.evaluate(run, options));
}

/**
 * Each size and each theme once, by pairs: some screens as a phone by day and a desk by night, the others the other way round. The pages
 * share their
 * colours and parts, so all four come up for each of them.
 * @param {import("playwright-core").Page} page @param {string} where @param {{ width: number, height: number }[]} [sizes]
 */
export async function examine(page, where, sizes = SIZES) {
  const found = /** @type {Set<string>} */ (new Set());
  await page.locator("h1").first().waitFor({ state: "attached" }); // A page that has just been loaded is drawn a moment later.
  const turn = [...where].reduce((sum, letter) => sum + letter.charCodeAt(0), 0); // The same in every run.
  for (const [at, size] of sizes.entries()) {
    const colorScheme = (at + turn) % 2 ? "light" : "dark";
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      true,
      `${where}: too wide at ${size.width}`,
    );
    for (const one of await violations(page)) {
      for (const node of one.nodes)
        found.add(`${where}, ${colorScheme}, ${size.width}: ${one.id} (${one.impact}) ${node.target.join(" ")}: ${node.failureSummary}`);
    }
  }
  assert.deepEqual([...found], []);
}
