// The page of the last release plays on the server of this one. (This page on an older server: stale.test.mjs.)

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import ui from "../../web/i18n/en/ui.js";
import { begin, hasten, waits } from "./play.mjs";
import { scene, staged } from "./world.mjs";

/**
 * What a table of Stonoga needs of the last page that spoke protocol 1 (commit 5883fbe), in English; by the files' paths. It names no
 * modules of games: its server did that in another way.
 */
const FILES = /** @type {Record<string, string>} */ (
  JSON.parse(brotliDecompressSync(readFileSync(new URL("releases/protocol-1.json.br", import.meta.url))).toString())
);
const folder = mkdtempSync(join(tmpdir(), "turlaj-release-"));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
after(() => rmSync(folder, { recursive: true }));
staged(["--web-dir", folder]);

scene("a page of the last release plays on, and comes back when the server was away", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await server.choose({ left: 12 });
  await begin({ server }, guest, { others: [{ bot: { name: "greedy" } }] });
  await waits(page);
  const hellos = () => guest.said.filter((text) => text.includes('"hello"'));
  assert.match(hellos()[0], /"protocol":1\b/);
  await hasten(page, { steps: 2 });
  const before = hellos().length;
  guest.patient = true;
  await server.stop();
  await page.getByText(ui["ui.line-lost"]).first().waitFor();
  await server.start();
  await page.getByText(ui["ui.line-lost"]).first().waitFor({ state: "detached" });
  await waits(page);
  guest.patient = false;
  assert.ok(hellos().length > before);
  assert.equal(await hasten(page), "over");
  assert.equal(loads, 1, "the build is the page's own");
  const told = guest.heard.map((text) => /** @type {UpdateOf} */ (JSON.parse(text))).filter(({ type }) => type === "update");
  assert.ok(told.length > 3);
  assert.ok(
    told.every(({ n }) => n > 0),
    "it is told all that it was always told",
  );
});
