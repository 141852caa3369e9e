// Takes a picture of every screen, on a phone and on a desk, by day and by night: `cargo xtask gallery`.
// With words behind it (`node tests/browser/gallery.mjs replay me`), only scenes whose names begin so are taken anew.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "node:tls";
import { fileURLToPath } from "node:url";
import around from "./gallery/around.mjs";
import companion from "./gallery/companion.mjs";
import ways from "./gallery/ways.mjs";
import { LISTED, ofGallery } from "./games.mjs";
import { Server, launch } from "./world.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 *
 * @typedef {object} Stage What a scene is played on.
 * @property {(name?: string, locale?: string) => Promise<Page>} visit somebody comes, in a browser of their own; without a name, for the
 * first time
 * @property {(page: Page, wish: object) => Promise<string>} table the address of a new table of this visitor
 * @property {(page: Page, path: string, body?: object) => Promise<unknown>} ask what the server answers, to a body or without one
 * @property {(page: Page) => string} key of this visitor
 * @property {(url: string) => string} real where an address of the pages is outside of the browser
 *
 * @typedef {object} Scene
 * @property {string} name of its pictures; it stays
 * @property {string} caption
 * @property {(stage: Stage) => Promise<Page>} show plays up to the moment of the picture
 * @property {string} [at] what stands at the top of the picture, if not the top of the page
 * @property {Record<string, "light" | "dark">} [looks] one look for each screen, where not all are shown
 */

/** The scenes of every game stand in `gallery/<game>.mjs`. @type {{ title: string, scenes: Scene[] }[]} */
const OF_GAMES = await Promise.all(LISTED.map(async (game) => (await ofGallery(game)).default));
/** @type {{ title: string, scenes: Scene[] }[]} */
const CHAPTERS = [around, ...OF_GAMES, companion, ways];

/** A screen is as wide as the pictures; `scale` says how many dots there are to a point. */
const SCREENS = [
  { name: "phone", size: { width: 390, height: 844 }, scale: 1.1 },
  { name: "desktop", size: { width: 1280, height: 800 }, scale: 1 },
];
const LOOKS = /** @type {const} */ (["light", "dark"]);
const QUALITY = 20;
/** The most bytes of the pictures of one game, and of all others with the index. */
const MOST = { game: 900_000, others: 1_300_000 };

/** A name instead of a number that differs every time; it leads to the throwaway server. */
const HOST = "play.example.org";
const ONLY = process.argv.slice(2);
const OUT = resolve(process.env.TURLAJ_GALLERY ?? fileURLToPath(new URL("../../docs/gallery", import.meta.url)));

const server = new Server(["--host", HOST]);
await server.start();
const door = await secure(new URL(server.url));
const browser = await launch([`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${door}`, "--ignore-certificate-errors"]);
try {
  mkdirSync(OUT, { recursive: true });
  /** The bytes of each game, by title. @type {Record<string, number>} */
  const games = {};
  let others = 0;
  const pages = /** @type {string[]} */ ([]);
  for (const chapter of CHAPTERS) {
    const { title, scenes } = chapter;
    let all = 0;
    pages.push(`## ${title}`, "");
    for (const scene of scenes) {
      if (!ONLY.length || ONLY.some((one) => scene.name.startsWith(one))) await shoot(scene);
      const bytes = views(scene).reduce((sum, view) => sum + (statSync(resolve(OUT, view.file), { throwIfNoEntry: false })?.size ?? 0), 0);
      all += bytes;
      console.log(`${scene.name}: ${Math.round(bytes / 1000)} kB`);
      pages.push(...entry(scene));
    }
    if (OF_GAMES.includes(chapter)) games[title] = all;
    else others += all;
  }
  const words = index(pages);
  others += Buffer.byteLength(words);
  writeFileSync(resolve(OUT, "README.md"), words);
  // Pictures of scenes that are no more.
  for (const old of readdirSync(OUT))
    if (old.endsWith(".webp") && !pages.some((line) => line.includes(`"${old}"`))) rmSync(resolve(OUT, old));
  for (const [title, bytes] of Object.entries({ ...games, others })) console.log(`${title}: ${Math.round(bytes / 1000)} kB`);
  const [most, bytes] = Object.entries(games).reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);
  if (bytes > MOST.game)
    throw new Error(`the pictures of ${most} have ${bytes} bytes, at most ${MOST.game}: take fewer, or lower QUALITY or a scale`);
  if (others > MOST.others)
    throw new Error(`the pictures of no game have ${others} bytes, at most ${MOST.others}: lower QUALITY or a scale`);
} finally {
  await browser.close();
  await server.remove();
}

/** The pictures of a scene: screen, look and name. @param {Scene} scene */
function views(scene) {
  return SCREENS.flatMap((screen) =>
    (scene.looks ? [scene.looks[screen.name]] : LOOKS).map((look) => ({ screen, look, file: `${scene.name}-${screen.name}-${look}.webp` })),
  );
}

/** Plays a scene and takes its pictures. @param {Scene} scene */
async function shoot(scene) {
  /** @type {import("playwright-core").BrowserContext[]} */
  const contexts = [];
  const keys = /** @type {Map<Page, string>} */ (new Map());
  const visit = async (/** @type {string | undefined} */ name = undefined, locale = "en-GB") => {
    const context = await browser.newContext({
      locale,
      timezoneId: "Europe/Warsaw",
      reducedMotion: "reduce",
      baseURL: `https://${HOST}`,
      viewport: SCREENS[1].size,
    });
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    if (name) {
      const { key } = /** @type {{ key: string }} */ (await ask("/api/v1/people", undefined, { name }));
      keys.set(page, key);
      await context.addInitScript((mine) => {
        localStorage["turlaj.key"] ??= mine;
      }, key);
    }
    return page;
  };
  const table = async (/** @type {Page} */ page, /** @type {object} */ wish) =>
    `/t/${(await ask("/api/v1/tables", keys.get(page), wish)).table}`;
  const stage = {
    visit,
    table,
    key: (/** @type {Page} */ page) => keys.get(page) ?? "",
    ask: (/** @type {Page} */ page, /** @type {string} */ path, /** @type {object | undefined} */ body = undefined) =>
      ask(path, keys.get(page), body),
    real: (/** @type {string} */ url) => server.url + new URL(url).pathname,
  };
  try {
    const page = await scene.show(stage);
    await page.mouse.move(0, 0);
    for (const view of views(scene)) await picture(page, scene, view);
  } catch (error) {
    if (error instanceof Error) error.message = `${scene.name}: ${error.message}`;
    throw error;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Lets browsers in by https, without which they have no service worker and no notifications; answers at which port. @param {URL} to */
async function secure({ hostname, port }) {
  const folder = mkdtempSync(join(tmpdir(), "turlaj-gallery-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const wish = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST} -keyout ${key} -out ${cert}`;
  execFileSync("openssl", wish.split(" "), { stdio: "ignore" });
  const door = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (guest) => {
    const host = connect(Number(port), hostname);
    guest.pipe(host).pipe(guest);
    for (const one of [guest, host])
      one.on("error", () => {
        guest.destroy();
        host.destroy();
      });
  });
  rmSync(folder, { recursive: true });
  await new Promise((ready) => {
    door.listen(0, "127.0.0.1", () => ready(undefined));
  });
  door.unref();
  return /** @type {import("node:net").AddressInfo} */ (door.address()).port;
}

/** What the server answers: to a body, or without one. @param {string} path @param {string} [key] @param {object} [body] */
async function ask(path, key, body) {
  const headers = { ...(body ? { "content-type": "application/json" } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const answer = await fetch(server.url + path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** One picture. It is WebP, which only the browser's own protocol gives. */
async function picture(
  /** @type {Page} */ page,
  /** @type {Scene} */ scene,
  /** @type {ReturnType<typeof views>[number]} */ { screen, look, file },
) {
  const { size, scale } = screen;
  await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
  await page.setViewportSize(size);
  const wire = await page.context().newCDPSession(page);
  await wire.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: scale, mobile: false });
  await page.evaluate((/** @type {string | undefined} */ at) => {
    if (at) document.querySelector(at)?.scrollIntoView({ block: "start" });
    else scrollTo(0, 0);
    // A focus ring belongs to a person's hands, not to the picture.
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  }, scene.at);
  // Two frames: one to lay out, one to paint.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
  const { data } = await wire.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await wire.detach();
  writeFileSync(resolve(OUT, file), Buffer.from(data, "base64"));
}

/** What the index says of a scene: a line of words, a line of pictures. @param {Scene} scene */
function entry(scene) {
  const shown = views(scene).map(({ screen, look, file }) => {
    const width = screen.name === "phone" ? 125 : 270;
    return {
      head: `${screen.name}, ${look}`,
      cell: `<a href="${file}"><img src="${file}" width="${width}" alt="${scene.caption} (${screen.name}, ${look})"></a>`,
    };
  });
  return [
    `**${scene.caption}**`,
    "",
    `| ${shown.map((one) => one.head).join(" | ")} |`,
    `|${"---|".repeat(shown.length)}`,
    `| ${shown.map((one) => one.cell).join(" | ")} |`,
    "",
  ];
}

/** @param {string[]} entries */
function index(entries) {
  const about = "Every screen, taken by `cargo xtask gallery` from the page as it is. Scenes and names stay; dice fall anew.";
  return `${["# Gallery", "", about, "", ...entries].join("\n").trimEnd()}\n`;
}
