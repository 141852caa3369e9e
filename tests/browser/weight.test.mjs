// What a first visit costs on the wire, and how little the second one does.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import ui from "../../web/i18n/en/ui.js";
import { FIRST, REQUESTS, SECOND } from "./limits.mjs";
import { waits } from "./play.mjs";
import { honest, scene } from "./world.mjs";

honest();

/** Counts what a page loads, headers included, as it comes over the wire. */
async function scales(/** @type {Page} */ page) {
  const wire = await page.context().newCDPSession(page);
  /** @type {Map<string, { url: string, type: string | undefined, bytes: number }>} */
  const asked = new Map();
  let [bytes, counting] = [0, true];
  wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (counting) asked.set(requestId, { url: request.url, type, bytes: 0 });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (!one) return;
    bytes += encodedDataLength;
    one.bytes += encodedDataLength;
  });
  wire.on("Network.webSocketFrameReceived", ({ response }) => {
    if (counting) bytes += Buffer.byteLength(response.payloadData);
  });
  await wire.send("Network.enable");
  return {
    asked: () => [...asked.values()],
    /** Nothing that is asked for from now on counts. */
    stop: () => {
      counting = false;
    },
    /** The weight since the last time; it counts again. */
    weigh: () => {
      const now = bytes;
      bytes = 0;
      counting = true;
      asked.clear();
      return now;
    },
  };
}

/**
 * From the first page to a table with a bot, up to the first question: what the table fetches after it, while nothing else goes on, does
 * not count.
 */
async function begin(/** @type {Page} */ page, /** @type {Awaited<ReturnType<typeof scales>>} */ scale) {
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  assert.equal(await waits(page), "asked");
  scale.stop();
  await page.waitForLoadState("networkidle");
}

scene("a first visit weighs little up to the first move, a second one almost nothing", async ({ visit, server, t }) => {
  // What is weighed is what ships: the files in the binary, packed, at addresses that change with them.
  if (process.env.TURLAJ_WEB_DIR) return t.skip("files of a folder do not ship");
  const { page } = await visit();
  const scale = await scales(page);
  await begin(page, scale);
  const asked = scale.asked();
  const { host } = new URL(server.url);
  assert.deepEqual(
    asked.filter((one) => /^http/.test(one.url) && new URL(one.url).host !== host).map((one) => one.url),
    [],
    "asked elsewhere",
  );
  assert.deepEqual(
    asked.filter((one) => one.type === "Font" || /\.(woff2?|ttf|otf)\b/.test(one.url)).map((one) => one.url),
    [],
    "fonts",
  );
  const heaviest = asked
    .toSorted((one, two) => two.bytes - one.bytes)
    .slice(0, 5)
    .map((one) => `${new URL(one.url).pathname} ${one.bytes}`);
  const first = scale.weigh();
  t.diagnostic(`first visit, up to the first move: ${first} bytes in ${asked.length} requests; ${heaviest.join(", ")}`);
  assert.ok(first > 20_000, `${first} bytes are too few: the scales are broken`);
  assert.ok(asked.length <= REQUESTS, `${asked.length} requests`);
  assert.ok(first < FIRST, `${first} bytes; ${heaviest.join(", ")}`);

  await begin(page, scale);
  const again = scale
    .asked()
    .filter((one) => one.bytes > 0)
    .map((one) => `${new URL(one.url).pathname} ${one.bytes}`);
  const second = scale.weigh();
  t.diagnostic(`second visit, up to the first move: ${second} bytes; ${again.join(", ")}`);
  assert.deepEqual(
    again.filter((one) => one.startsWith("/s/")),
    [],
    "a file that has not changed was loaded again",
  );
  assert.ok(second < SECOND, `${second} bytes`);
});

scene(
  "three waves of requests make the first screen: the page, its files, and the words and games that those ask for",
  async ({ visit, t }) => {
    if (process.env.TURLAJ_WEB_DIR) return t.skip("for files of a folder nothing is foretold");
    const { page } = await visit();
    const wire = await page.context().newCDPSession(page);
    /** By address: the wave of a request is one after that of what asked for it. @type {Map<string, number>} */
    const waves = new Map();
    wire.on("Network.requestWillBeSent", ({ request, initiator }) => {
      const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
      waves.set(request.url, Math.min(waves.get(request.url) ?? Infinity, (waves.get(by ?? "") ?? 0) + 1));
    });
    await wire.send("Network.enable");
    await page.goto("/");
    await page.getByRole("button", { name: ui["ui.play-now"] }).first().waitFor();
    const count = (/** @type {number} */ wave) => [...waves.values()].filter((one) => one === wave).length;
    t.diagnostic(`requests in each wave: ${[1, 2, 3, 4].map(count).join(", ")}`);
    assert.equal(count(1), 1);
    assert.ok(count(2) > 20, "the page's files are asked for at once");
    assert.deepEqual(
      [...waves].filter(([, wave]) => wave > 3),
      [],
    );
  },
);

/** All files below a folder, with their paths in it. @param {string} folder @returns {string[]} */
const below = (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" });

const OLDER = "these files differ; a program older than `web` is built again by `cargo build --profile ci -p turlaj -p turlaj-testserver`";

scene("files ship without comments and indentation and are the same otherwise", async ({ visit, server }) => {
  const web = fileURLToPath(new URL("../../web", import.meta.url));
  const { page } = await visit();
  await page.goto("/");
  const base = await page.locator('meta[name="turlaj-base"]').getAttribute("content");
  const shippedText = async (/** @type {string} */ path) => {
    const answer = await fetch(`${server.url}${base}/${path}`);
    assert.ok(answer.ok, `${path}: ${answer.status}; ${OLDER}`);
    return answer.text();
  };
  /** @type {[string, string][]} Asked for before the compiler keeps this process busy: an idle connection is closed meanwhile. */
  const sheets = [];
  for (const path of below(web).filter((path) => path.endsWith(".css"))) sheets.push([path, await shippedText(path)]);
  const shipped = mkdtempSync(join(tmpdir(), "turlaj-shipped-"));
  try {
    const scripts = below(web).filter((path) => path.endsWith(".js") && path !== "sw.js");
    for (const path of scripts) {
      mkdirSync(dirname(join(shipped, path)), { recursive: true });
      writeFileSync(join(shipped, path), await shippedText(path));
    }
    const tsc = fileURLToPath(new URL("node_modules/typescript/bin/tsc", import.meta.url));
    /** The code alone, as the compiler writes it, without brackets: it drops some around what a comment gave a type to. */
    const code = (/** @type {string} */ folder, /** @type {string} */ out) => {
      const words = [
        "--ignoreConfig",
        "--allowJs",
        "--noCheck",
        "--removeComments",
        "--target",
        "esnext",
        "--module",
        "esnext",
        "--moduleDetection",
        "force",
        "--rootDir",
        folder,
        "--outDir",
        out,
      ];
      const said = spawnSync(process.execPath, [tsc, ...words, ...scripts.map((path) => join(folder, path))], { encoding: "utf8" });
      assert.equal(said.status, 0, said.stdout + said.stderr);
      return scripts.map((path) => /** @type {[string, string]} */ ([path, readFileSync(join(out, path), "utf8").replace(/[()\s]/g, "")]));
    };
    const source = new Map(code(web, join(shipped, "source")));
    const other = code(shipped, join(shipped, "out")).filter(([path, text]) => text !== source.get(path));
    assert.deepEqual(
      other.map(([path]) => path),
      [],
      OLDER,
    );
  } finally {
    rmSync(shipped, { recursive: true, force: true });
  }
  const rules = (/** @type {string} */ text) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].map((rule) => rule.cssText.replace(/\s+/g, " "));
    }, text);
  for (const [path, text] of sheets) {
    assert.ok(!text.includes("/*"), path);
    assert.ok(isDeepStrictEqual(await rules(text), await rules(readFileSync(join(web, path), "utf8"))), `${path}: ${OLDER}`);
  }
});
