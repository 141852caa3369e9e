// What a first visit costs on the wire, and how little the second one does.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { waits } from "./play.mjs";
import { honest, scene } from "./world.mjs";

honest();

/** The most bytes from the first address to the first possible move, and of a second visit. */
const FIRST = 150_000;
const SECOND = 24_000;

/** Counts what a page loads, headers included, as it comes over the wire. */
async function scales(page) {
  const wire = await page.context().newCDPSession(page);
  const asked = new Map();
  let bytes = 0;
  wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => asked.set(requestId, { url: request.url, type, bytes: 0 }));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  wire.on("Network.webSocketFrameReceived", ({ response }) => { bytes += Buffer.byteLength(response.payloadData); });
  await wire.send("Network.enable");
  return {
    asked: () => [...asked.values()],
    /** The weight since the last time. */
    weigh: () => { const now = bytes; bytes = 0; asked.clear(); return now; },
  };
}

/** From the first page to a table with a bot, up to the first question. */
async function begin(page) {
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  assert.equal(await waits(page), "asked");
  await page.waitForLoadState("networkidle");
}

scene("a first visit weighs under 150 kB up to the first move, a second one almost nothing", async ({ visit, server, t }) => {
  // What is weighed is what ships: the files in the binary, packed, at addresses that change with them.
  if (process.env.TURLAJ_WEB_DIR) return t.skip("files of a folder do not ship");
  const { page } = await visit();
  const scale = await scales(page);
  await begin(page);
  const asked = scale.asked();
  const { host } = new URL(server.url);
  assert.deepEqual(asked.filter((one) => /^http/.test(one.url) && new URL(one.url).host !== host).map((one) => one.url), [], "asked elsewhere");
  assert.deepEqual(asked.filter((one) => one.type === "Font" || /\.(woff2?|ttf|otf)\b/.test(one.url)).map((one) => one.url), [], "fonts");
  const heaviest = asked.toSorted((one, two) => two.bytes - one.bytes).slice(0, 5).map((one) => `${new URL(one.url).pathname} ${one.bytes}`);
  const first = scale.weigh();
  t.diagnostic(`first visit, up to the first move: ${first} bytes in ${asked.length} requests; ${heaviest.join(", ")}`);
  assert.ok(first > 20_000, `${first} bytes are too few: the scales are broken`);
  assert.ok(first < FIRST, `${first} bytes; ${heaviest.join(", ")}`);

  await begin(page);
  const again = scale.asked().filter((one) => one.bytes > 0).map((one) => `${new URL(one.url).pathname} ${one.bytes}`);
  const second = scale.weigh();
  t.diagnostic(`second visit, up to the first move: ${second} bytes; ${again.join(", ")}`);
  assert.deepEqual(again.filter((one) => one.startsWith("/s/")), [], "a file that has not changed was loaded again");
  assert.ok(second < SECOND, `${second} bytes`);
});
