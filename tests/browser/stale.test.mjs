// A page and a server of different releases meet: the page loads itself again once for each of them, and then says that it is old.

import assert from "node:assert/strict";
import ui from "../../web/i18n/pl/ui.js";
import { hasten } from "./play.mjs";
import { known, post, scene } from "./world.mjs";

const POLISH = { locale: "pl-PL" };

/**
 * Stands between the page and the server's socket: it can rewrite what both say, and break the line.
 * @param {import("playwright-core").Page} page
 */
async function between(page) {
  const there = {
    /** How often the page was loaded, and what it said in each of its sockets. */
    loads: 0,
    /** @type {string[][]} */
    sockets: [],
    say: (/** @type {string} */ text) => text,
    hear: (/** @type {string} */ text) => text,
    /** @type {() => void} */
    cut: () => {},
  };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) there.loads++;
  });
  await page.routeWebSocket(/\/api\/v1\/socket/, (near) => {
    const far = near.connectToServer();
    /** @type {string[]} */
    const said = [];
    there.sockets.push(said);
    let whole = true;
    near.onMessage((text) => {
      said.push(String(text));
      // What was on its way when the line broke is lost: the browser would complain of a socket that closes.
      if (whole) far.send(there.say(String(text)));
    });
    far.onMessage((text) => near.send(there.hear(String(text))));
    there.cut = () => {
      whole = false;
      near.close();
      far.close();
    };
  });
  return there;
}

/** A table that anybody may look at. */
async function table(/** @type {Server} */ server, /** @type {Guest} */ guest) {
  const key = await known(server, guest, "Ala");
  return `/t/${(await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }], options: {}, start: true }, key)).table}`;
}

const notice = (/** @type {Page} */ page) => page.getByRole("alert").filter({ hasText: ui["ui.stale"] });
/** What servers of another release say when they greet. @param {string} build */
const from = (build) => (/** @type {string} */ text) =>
  text.includes('"type":"hello"') ? JSON.stringify({ ...JSON.parse(text), build }) : text;

/** Waits for something that happens outside of the page. @param {import("playwright-core").Page} page @param {() => boolean} so */
async function until(page, so) {
  // A page that is loading has no answer.
  while (!so())
    await page
      .evaluate(
        () =>
          new Promise((soon) => {
            requestAnimationFrame(soon);
          }),
      )
      .catch(() => {});
}

/** The line breaks, and the page has come back: it has looked at its table again. */
async function comeBack(/** @type {Page} */ page, /** @type {Awaited<ReturnType<typeof between>>} */ line) {
  const before = line.sockets.length;
  line.cut();
  await until(page, () => line.sockets.slice(before).some((said) => said.some((text) => text.includes('"watch"'))));
}

scene(
  "a newer build is loaded once, however often it greets, and the next one once more; the notice stands until a press helps",
  async ({ visit, server }) => {
    const guest = await visit(POLISH);
    const { page } = guest;
    const at = await table(server, guest);
    const line = await between(page);
    line.hear = from("newer");
    await page.goto(at);
    await notice(page).waitFor();
    assert.equal(line.loads, 2);
    await page.locator(".dock").waitFor();
    await comeBack(page, line);
    await comeBack(page, line);
    assert.equal(line.loads, 2, "the same build");
    await page.evaluate((path) => window.dispatchEvent(new CustomEvent("go", { detail: path })), "/");
    await page.locator(".posters").waitFor();
    await notice(page).waitFor();
    await page.goto(at);
    await notice(page).waitFor();
    assert.equal(line.loads, 3, "the same tab");

    line.hear = from("newest");
    line.cut();
    await until(page, () => line.loads === 4);
    await notice(page).waitFor();
    await comeBack(page, line);
    assert.equal(line.loads, 4, "another build");

    line.hear = (text) => text;
    await notice(page).getByRole("button", { name: ui["ui.reload"] }).click();
    await until(page, () => line.loads === 5);
    await page.locator(".dock").waitFor();
    await notice(page).waitFor({ state: "detached" });
  },
);

scene(
  "a server that does not know the protocol makes a page load itself once, and no table is a dead end after it",
  async ({ visit, server }) => {
    const guest = await visit(POLISH);
    const { page } = guest;
    const at = await table(server, guest);
    const line = await between(page);
    line.say = (text) => text.replace(/"protocol":\d+/, '"protocol":0');
    // Whoever was refused is sent away.
    line.hear = (text) => {
      if (text.includes("other-protocol")) setTimeout(line.cut);
      return text;
    };
    await page.goto(at);
    await notice(page).waitFor();
    assert.equal(line.loads, 2);
    const tries = line.sockets.length;
    await until(page, () => line.sockets.length > tries + 1);
    assert.equal(line.loads, 2);
    line.say = line.hear = (text) => text;
    line.cut(); // Another server is another line: on this one the page may be asking whether the old protocol is known.
    await page.locator(".dock").waitFor();
    await notice(page).waitFor({ state: "detached" });
    assert.equal(line.loads, 2, "the server is the page's own again");
  },
);

scene("with a server of the last release a page loads itself once, and then plays on in the old protocol", async ({ visit, server }) => {
  const guest = await visit(POLISH);
  const { page } = guest;
  const at = await table(server, guest);
  const line = await between(page);
  // It refuses what it does not know, without a word about what it knows.
  line.say = (text) => text.replace('"protocol":2', '"protocol":0');
  line.hear = (text) => text.replace(/,"details":\[\["spoken".*?\]\]/, "");
  await page.goto(at);
  await notice(page).waitFor();
  await page.locator(".dock").waitFor();
  assert.equal(line.loads, 2);
  await comeBack(page, line);
  await comeBack(page, line);
  const last = line.sockets[line.sockets.length - 1];
  const spoken = last.filter((text) => text.includes('"hello"')).map((text) => JSON.parse(text).ask.hello.protocol);
  assert.deepEqual(spoken, [2, 1]);
  assert.ok(last.some((text) => text.includes('"watch"')) && !last.some((text) => /"watch":.*"n":/.test(text)));
  await hasten(page, { steps: 2 });
  await until(page, () => last.some((text) => text.includes('"act"')));
  assert.equal(line.loads, 2, "never again");
  await notice(page).waitFor();
});

scene("where nothing can be kept, an old page says so at once and is never loaded again", async ({ visit, server }) => {
  const guest = await visit(POLISH);
  const { page } = guest;
  const at = await table(server, guest);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
  });
  const line = await between(page);
  line.hear = from("newer");
  await page.goto(at);
  await notice(page).waitFor();
  await page.locator("turlaj-table .bar").waitFor();
  await comeBack(page, line);
  assert.equal(line.loads, 1);
});
