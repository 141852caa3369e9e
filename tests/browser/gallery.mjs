// Takes a picture of every screen, on a phone and on a desk, by day and by night: `cargo xtask gallery`.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import around from "./gallery/around.mjs";
import clever from "./gallery/clever.mjs";
import snakes from "./gallery/snakes.mjs";
import stonoga from "./gallery/stonoga.mjs";
import ziomek from "./gallery/ziomek.mjs";
import { Server, launch } from "./world.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 *
 * @typedef {object} Stage What a scene is played on.
 * @property {(name?: string) => Promise<Page>} visit somebody comes, in a browser of their own; without a name, for the first time
 * @property {(page: Page, wish: object) => Promise<string>} table the address of a new table of this visitor
 *
 * @typedef {object} Scene
 * @property {string} name of its pictures; it stays
 * @property {string} caption
 * @property {(stage: Stage) => Promise<Page>} show plays up to the moment of the picture
 * @property {string} [at] what stands at the top of the picture, if not the top of the page
 */

/** A game adds its list here. @type {{ title: string, scenes: Scene[] }[]} */
const CHAPTERS = [around, stonoga, clever, snakes, ziomek];

/** A screen is as wide as the pictures; `scale` says how many dots there are to a point. */
const SCREENS = [
  { name: "phone", size: { width: 390, height: 844 }, scale: 1.2 },
  { name: "desktop", size: { width: 1280, height: 800 }, scale: 1 },
];
const LOOKS = /** @type {const} */ (["light", "dark"]);
const QUALITY = 28;
/** The most bytes of all pictures together. */
const MOST = 4_000_000;

/** A name instead of a number that differs every time; it leads to the throwaway server. */
const HOST = "play.example.org";
const OUT = resolve(process.env.TURLAJ_GALLERY ?? fileURLToPath(new URL("../../docs/gallery", import.meta.url)));

const server = new Server(["--host", HOST]);
await server.start();
const browser = await launch([
  `--host-resolver-rules=MAP ${HOST} ${new URL(server.url).host}`,
  `--unsafely-treat-insecure-origin-as-secure=http://${HOST}`,
]);
try {
  mkdirSync(OUT, { recursive: true });
  let all = 0;
  const pages = [];
  for (const { title, scenes } of CHAPTERS) {
    pages.push(`## ${title}`, "");
    for (const scene of scenes) {
      const bytes = await shoot(scene);
      all += bytes;
      console.log(`${scene.name}: ${Math.round(bytes / 1000)} kB`);
      pages.push(...entry(scene));
    }
  }
  writeFileSync(resolve(OUT, "README.md"), index(pages));
  // Pictures of scenes that are no more.
  for (const old of readdirSync(OUT)) if (old.endsWith(".webp") && !pages.some((line) => line.includes(`"${old}"`))) rmSync(resolve(OUT, old));
  console.log(`${Math.round(all / 1000)} kB in all`);
  if (all > MOST) throw new Error(`the pictures have ${all} bytes, at most ${MOST}: lower QUALITY or a scale`);
} finally {
  await browser.close();
  await server.remove();
}

/** Plays a scene, takes its pictures, and says how many bytes they have. @param {Scene} scene */
async function shoot(scene) {
  const contexts = [];
  const keys = new Map();
  const visit = async (name) => {
    const context = await browser.newContext({
      locale: "en-GB", timezoneId: "Europe/Warsaw", reducedMotion: "reduce", baseURL: `http://${HOST}`, viewport: SCREENS[1].size,
    });
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    if (name) {
      const { key } = await post("/api/v1/people", { name });
      keys.set(page, key);
      await context.addInitScript((mine) => { localStorage["turlaj.key"] ??= mine; }, key);
    }
    return page;
  };
  const table = async (page, wish) => `/t/${(await post("/api/v1/tables", wish, keys.get(page))).table}`;
  try {
    const page = await scene.show({ visit, table });
    let bytes = 0;
    for (const screen of SCREENS) {
      for (const look of LOOKS) bytes += await picture(page, scene, screen, look);
    }
    return bytes;
  } catch (error) {
    error.message = `${scene.name}: ${error.message}`;
    throw error;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** @param {string} path @param {object} body @param {string} [key] */
async function post(path, body, key) {
  const headers = { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** One picture. It is WebP, which only the browser's own protocol gives. */
async function picture(page, scene, screen, colorScheme) {
  const { size, scale } = screen;
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await page.evaluate((at) => {
    if (at) document.querySelector(at)?.scrollIntoView({ block: "start" });
    else scrollTo(0, 0);
    // A focus ring belongs to a person's hands, not to the picture.
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  }, scene.at);
  // Two frames: one to lay out, one to paint.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  const wire = await page.context().newCDPSession(page);
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await wire.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip: { x, y, ...size, scale } });
  await wire.detach();
  const bytes = Buffer.from(data, "base64");
  writeFileSync(resolve(OUT, file(scene, screen, colorScheme)), bytes);
  return bytes.length;
}

/** @param {Scene} scene @param {{ name: string }} screen @param {string} look */
function file(scene, screen, look) {
  return `${scene.name}-${screen.name}-${look}.webp`;
}

/** What the index says of a scene: a line of words, a line of pictures. @param {Scene} scene */
function entry(scene) {
  const shown = SCREENS.flatMap((screen) => LOOKS.map((look) => {
    const width = screen.name === "phone" ? 125 : 270;
    const name = file(scene, screen, look);
    return { head: `${screen.name}, ${look}`, cell: `<a href="${name}"><img src="${name}" width="${width}" alt="${scene.caption} (${screen.name}, ${look})"></a>` };
  }));
  return [
    `**${scene.caption}**`, "",
    `| ${shown.map((one) => one.head).join(" | ")} |`, `|${"---|".repeat(shown.length)}`,
    `| ${shown.map((one) => one.cell).join(" | ")} |`, "",
  ];
}

/** @param {string[]} entries */
function index(entries) {
  return `${["# Gallery", "", "Every screen, taken by `cargo xtask gallery` from the page as it is. Scenes and names stay; dice fall anew.", "", ...entries].join("\n").trimEnd()}\n`;
}
