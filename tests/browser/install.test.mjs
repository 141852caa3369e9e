// The page as an app: what devices are told, and what is kept for times without a line. Workers need https, which a proxy gives here.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import ui from "../../web/i18n/en/ui.js";
import { Server, launch } from "./world.mjs";

// What is kept is what ships: the files in the binary; those of a folder ask not to be kept.
const { TURLAJ_WEB_DIR: FOLDER } = process.env;

const server = new Server();
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  delete process.env.TURLAJ_WEB_DIR;
  await server.start();
  browser = await launch(["--ignore-certificate-errors"]);
});
after(async () => {
  await browser?.close();
  await server.remove();
  if (FOLDER) process.env.TURLAJ_WEB_DIR = FOLDER;
});

/** A certificate for a few minutes; nothing where there is no openssl. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "turlaj-https-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const words = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    key,
    "-out",
    cert,
    "-days",
    "2",
    "-subj",
    "/CN=127.0.0.1",
    "-addext",
    "subjectAltName=IP:127.0.0.1",
  ];
  const made = spawnSync("openssl", words).status === 0;
  const found = made ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
  rmSync(folder, { recursive: true });
  return found;
}

/** The server over https. `change` rewrites or delays the scripts that it answers with. */
async function secure(/** @type {{ key: Buffer, cert: Buffer }} */ keys) {
  const far = new URL(server.url);
  const proxy = { url: "", change: async (/** @type {string} */ _path, /** @type {string} */ text) => text, close: () => {} };
  const sockets = /** @type {Set<import("node:stream").Duplex>} */ (new Set());
  const near = createServer(keys, (ask, answer) => {
    const headers = { ...ask.headers, "accept-encoding": "identity" };
    const asked = request({ host: far.hostname, port: far.port, method: ask.method, path: ask.url, headers }, (heard) => {
      /** @type {Buffer[]} */
      const parts = [];
      heard
        .on("data", (part) => parts.push(part))
        .on("end", async () => {
          const { "content-length": _, "transfer-encoding": __, ...rest } = heard.headers;
          const body = Buffer.concat(parts);
          const sent = /javascript/.test(rest["content-type"] ?? "") ? await proxy.change(ask.url ?? "", body.toString()) : body;
          answer.writeHead(heard.statusCode ?? 500, rest);
          answer.end(sent);
        });
    });
    asked.on("error", () => answer.destroy());
    ask.pipe(asked);
  });
  near.on("upgrade", (ask, socket, head) => {
    const line = connect(Number(far.port), far.hostname, () => {
      line.write(
        `${ask.method} ${ask.url} HTTP/1.1\r\n${Object.entries(ask.headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join("")}\r\n`,
      );
      line.write(head);
      line.pipe(socket).pipe(line);
    });
    for (const end of [line, socket])
      end.on("error", () => {
        line.destroy();
        socket.destroy();
      });
  });
  near.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise((done) => {
    near.listen(0, "127.0.0.1", () => done(undefined));
  });
  proxy.url = `https://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (near.address()).port}`;
  proxy.close = () => {
    near.close();
    for (const socket of sockets) socket.destroy();
  };
  return proxy;
}

/** Everything that is kept, by shelf. Runs in the page. */
const kept = async () =>
  Object.fromEntries(
    await Promise.all(
      (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)]),
    ),
  );

/** Waits until something that takes time to find out is so in the page: `waitForFunction` takes any promise for a yes. */
async function until(/** @type {Page} */ page, /** @type {(about: string) => unknown} */ so, about = "") {
  const end = Date.now() + 30_000;
  while (!(await page.evaluate(so, about))) {
    assert.ok(Date.now() < end, `never so: ${so}`);
    await page.evaluate(
      () =>
        new Promise((soon) => {
          requestAnimationFrame(soon);
        }),
    );
  }
}

test("devices are told what the page is as an app, and every icon is there", async () => {
  const answer = await fetch(`${server.url}/manifest.webmanifest`);
  assert.deepEqual([answer.headers.get("content-type"), answer.headers.get("cache-control")], ["application/manifest+json", "no-cache"]);
  /** @typedef {{ src: string, type: string, sizes: string, purpose: string }} Icon */
  /** @type {{ name: string, start_url: string, display: string, shortcuts: { url: string, icons: Icon[] }[], icons: Icon[] }} */
  const told = await answer.json();
  assert.deepEqual(
    [told.name, told.start_url, told.display, told.shortcuts.map((one) => one.url)],
    ["Turlaj", "/", "standalone", ["/daily", "/me"]],
  );
  for (const icon of [...told.icons, ...told.shortcuts.flatMap((one) => one.icons)]) {
    const found = await fetch(server.url + icon.src);
    assert.deepEqual([found.status, found.headers.get("content-type")], [200, icon.type], icon.src);
  }
  assert.deepEqual(
    told.icons.filter((icon) => icon.purpose === "maskable").map((icon) => icon.sizes),
    ["192x192", "512x512"],
  );
  const worker = await fetch(`${server.url}/sw.js`);
  assert.deepEqual([worker.headers.get("content-type"), worker.headers.get("cache-control")], ["text/javascript", "no-cache"]);
  assert.match(await worker.text(), /BASE = "\/s\/[0-9a-f]+"/);
});

test("over plain http nothing is kept, and the page says what installing would need", async () => {
  const page = await (await browser.newContext({ locale: "en-GB", baseURL: server.url })).newPage();
  await page.clock.install();
  await page.goto("/");
  await page.locator(".poster").first().waitFor();
  await page.clock.runFor(30_000);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  await page.locator('.others a[href="/more"]').click();
  await page.locator("#install .quiet").waitFor();
  await page.context().close();
});

test("over https the page opens without a line, keeps its own files alone, and drops those of another version", async (t) => {
  const keys = certificate();
  if (!keys) return t.skip("there is no openssl here to make a certificate with");
  const proxy = await secure(keys);
  try {
    const page = await (await browser.newContext({ locale: "en-GB", baseURL: proxy.url, ignoreHTTPSErrors: true })).newPage();
    // A script of the game is asked for before the worker controls the page, and arrives after.
    let release = () => {};
    const controlled = new Promise((done) => {
      release = () => done(undefined);
    });
    proxy.change = async (path, text) => {
      if (path.endsWith("/app/stonoga/motion.js")) await controlled;
      return text;
    };
    await page.goto("/");
    await page.locator(".poster .btn.go").first().click();
    const base = await page.locator('meta[name="turlaj-base"]').getAttribute("content");
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 30_000 });
    release();
    await page.locator(".dock .turn-dot").waitFor({ timeout: 30_000 });
    await until(
      page,
      async (base) => {
        const kept = new Set((await (await caches.open(`turlaj ${base}`)).keys()).map((one) => new URL(one.url).pathname));
        const used = performance
          .getEntriesByType("resource")
          .map((one) => new URL(one.name).pathname)
          .filter((path) => path.startsWith(`${base}/`));
        return used.some((path) => path.endsWith("/app/pages/home.js")) && used.every((path) => kept.has(path));
      },
      base ?? "",
    );
    const shelves = await page.evaluate(kept);
    assert.deepEqual(Object.keys(shelves), [`turlaj ${base}`]);
    assert.deepEqual(
      shelves[`turlaj ${base}`].filter((/** @type {string} */ path) => path !== "/" && !path.startsWith(`${base}/`)),
      [],
      "only the page and its files",
    );

    await server.stop();
    await page.goto("/");
    await page.getByRole("alert").filter({ hasText: ui["refusal.offline"] }).waitFor();
    await page.goto("/settings"); // Never seen here: what can be shown is shown, and nothing is empty.
    await page.locator("turlaj-home .hero").waitFor();
    await server.start();
    await page.goto("/");
    await page.locator(".poster").first().waitFor();

    proxy.change = async (path, text) => (path === "/sw.js" ? text.replace(/BASE = "[^"]+"/, 'BASE = "/s/another"') : text);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await until(page, async () => (await caches.keys()).join() === "turlaj /s/another");
    await page.context().close();
  } finally {
    proxy.close();
  }
});
