// Snakes on a small phone: felt, question and hand in one screen, ends that a finger can hit; and nothing jumps.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/snakes.js";
import { PHONE } from "./clever-play.mjs";
import { tap } from "./play.mjs";
import { BOT, begin, endAt, lastPlay, lit, play } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

/** What is not whole on the screen, lies under something else, or is too small for a finger. Runs in the page. */
function misfits() {
  const out = /** @type {string[]} */ ([]);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push(`the page is ${scrollWidth} × ${scrollHeight}`);
  for (const one of document.querySelectorAll("turlaj-table :is(button, a[href]), .player, .felt, .dock, .dock .ask, .hand-row")) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = `${one.className} ${one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40)}`;
    if (!width || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      out.push(`${name} is cut off: ${[left, top, right, bottom]}`);
    if (!one.matches("button, a")) continue;
    if (width < 43.5 || height < 43.5) out.push(`${name} is small: ${width} × ${height}`);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!(above && one.contains(above))) out.push(`${name} lies under ${above?.outerHTML.slice(0, 80)}`);
  }
  // The question, or what stands in its place, is read as a whole.
  for (const one of document.querySelectorAll(".dock .question > span, .dock .tip > span, .hand-row .btn")) {
    const ask = /** @type {HTMLElement} */ (one.closest(".ask, .btn"));
    if (
      one.clientHeight &&
      getComputedStyle(/** @type {Element} */ (one.closest(".question") ?? one)).position !== "absolute" &&
      one.getBoundingClientRect().height > ask.clientHeight + 6
    )
      out.push(`too long: ${one.textContent}`);
    for (const name of one.matches(".taker") ? one.querySelectorAll("span") : [])
      if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2) out.push(`cut: ${name.textContent}`);
    if (one.matches(".btn") && one.scrollWidth > one.clientWidth + 1) out.push(`${one.className} is too wide: ${one.textContent?.trim()}`);
  }
  return out;
}

/** Where the middle of an end is on the screen. */
async function middle(/** @type {Page} */ page, /** @type {string} */ key) {
  const { x, y, width, height } = /** @type {Box} */ (await endAt(page, key).locator(".spot").first().boundingBox());
  return [x + width / 2, y + height / 2];
}

/** Whether a finger that comes down so far beside its middle chooses this end. */
async function hits(/** @type {Page} */ page, /** @type {string} */ key, /** @type {number[]} */ [dx, dy]) {
  const [x, y] = await middle(page, key);
  const felt = /** @type {Box} */ (await page.locator(".felt .board").boundingBox());
  const [px, py] = [
    Math.min(felt.x + felt.width - 2, Math.max(felt.x + 2, x + dx)),
    Math.min(felt.y + felt.height - 2, Math.max(felt.y + 2, y + dy)),
  ];
  await page.touchscreen.tap(px, py);
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(done);
      }),
  );
  return (await endAt(page, key).getAttribute("aria-pressed")) === "true";
}

/** A finger, or two, from here to there; it comes to rest there, so that nothing is thrown. */
async function drags(/** @type {Page} */ page, /** @type {number[][]} */ from, /** @type {number[][]} */ to) {
  const wire = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const points = (/** @type {number} */ part) =>
    from.map((/** @type {number[]} */ [x, y], /** @type {number} */ id) => ({
      id,
      x: x + (to[id][0] - x) * part,
      y: y + (to[id][1] - y) * part,
    }));
  await wire.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0), timestamp: start });
  for (let n = 1; n <= 9; n++)
    await wire.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(Math.min(1, n / 6)), timestamp: start + n / 20 });
  await wire.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: start + 0.6 });
  await wire.detach();
}

/** Goes nearer, with this end in the middle, until a finger beside it hits it. */
async function reaches(/** @type {Page} */ page, /** @type {string} */ key, /** @type {number[]} */ beside) {
  for (let n = 0; n < 6; n++) {
    await page.getByRole("button", { name: words["felt.zoom-in"] }).tap();
    const { x, y, width, height } = /** @type {Box} */ (await page.locator(".felt .board").boundingBox());
    const end = await middle(page, key);
    const centre = [x + width / 2, y + height / 2];
    await drags(page, [centre], [[2 * centre[0] - end[0], 2 * centre[1] - end[1]]]);
    if (await hits(page, key, beside)) return true;
  }
  return false;
}

const BESIDE = [
  [-20, 0],
  [0, 20],
  [20, 0],
  [0, -20],
];

/** What does not fit while the phone stands, and while it lies on its side. */
async function squeezed(/** @type {Page} */ page) {
  const out = await page.evaluate(misfits);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForFunction(() => innerWidth === 740);
  await page.evaluate(settle);
  out.push(...(await page.evaluate(misfits)).map((one) => `on its side: ${one}`));
  await page.setViewportSize(PHONE.viewport);
  await page.waitForFunction(() => innerWidth === 360);
  await page.evaluate(settle);
  return out;
}

/** Lets the page find its new size. Runs in the page. */
const settle = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

for (const [what, others, lessons, wish, kinds] of /** @type {const} */ ([
  ["two", [BOT], true, { seed: 6, left: 19 }, ["C", "choose", "plus", "H"]],
  ["four", [BOT, BOT, BOT], false, { seed: 3, left: 26 }, ["choose", "give", "T", "plus"]],
])) {
  scene(
    `on a small phone, ${what} players: felt, question and hand are all there, also on its side, and every lit end is for fingers`,
    async (stage) => {
      await stage.server.choose(wish);
      const guest = await stage.visit(PHONE);
      const { page } = guest;
      await begin(stage, guest, { others: [...others], lessons, options: { faces: "HTSSCC/HT++--" } });
      const seen = /** @type {Set<string>} */ (new Set());
      const open = new Set(/** @type {readonly string[]} */ (kinds));
      let ends = 0;
      await play(page, {
        press: tap,
        mind: { takes: () => true, flips: true },
        look: async ({ kind }) => {
          for (const one of await squeezed(page)) seen.add(`${kind}: ${one}`);
          // 40 pixels wide and high; where two lie closer than that, one goes nearer, and nothing is done by a slip.
          const before = await page.locator(".dock").getAttribute("data-prompt");
          for (const { key } of await lit(page)) {
            const beside = BESIDE[ends++ % BESIDE.length];
            if (await hits(page, key, beside)) continue;
            assert.ok(await hits(page, key, [0, 0]), `${kind}: ${key} is not hit`);
            assert.ok(await reaches(page, key, beside), `${kind}: ${key} is not hit at ${beside}`);
            await page.getByRole("button", { name: words["felt.fit"] }).tap();
          }
          assert.equal(await page.locator(".dock").getAttribute("data-prompt"), before);
          open.delete(kind === "place" ? (lastPlay(guest).view.face ?? "") : kind);
          return !open.size;
        },
      });
      assert.deepEqual([...seen], []);
      assert.deepEqual([...open], [], "never asked");
      assert.ok(ends > 5, `${ends} ends`);
    },
  );
}

scene("two fingers and buttons go nearer and farther, one finger moves the felt, and one tap shows everything again", async (stage) => {
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await stage.server.choose({ seed: 1, left: 12 });
  await begin(stage, guest, { options: { faces: "SSSSSS/HT++--" } });
  await play(page, {
    press: tap,
    mind: { dice: "go" },
    look: async ({ kind }) => kind === "place" && (await page.locator(".felt .top").count()) > 4,
  });
  const size = async () => Number((await page.locator(".felt .top").first().boundingBox())?.width);
  const key = (await lit(page))[0].key;
  const felt = /** @type {Box} */ (await page.locator(".felt .board").boundingBox());
  const [x, y] = [felt.x + felt.width / 2, felt.y + felt.height / 2];
  const fit = () => page.getByRole("button", { name: words["felt.fit"] }).tap();
  await fit();
  const [whole, place] = [await size(), await middle(page, key)];
  await drags(
    page,
    [
      [x - 30, y],
      [x + 30, y],
    ],
    [
      [x - 75, y],
      [x + 75, y],
    ],
  );
  const pinched = await size();
  assert.ok(pinched > 1.5 * whole, `${pinched} after ${whole}`);
  const chosen = await page.locator(".target.is-chosen").count(); // One, where there is no other.
  const before = await middle(page, key);
  await drags(page, [[x, y]], [[x + 50, y - 20]]);
  const [dx, dy] = (await middle(page, key)).map((one, at) => Math.round(one - before[at]));
  assert.ok(Math.abs(dx - 50) < 4 && Math.abs(dy + 20) < 4, `moved by ${dx}, ${dy}`);
  assert.equal(await page.locator(".target.is-chosen").count(), chosen, "to move is not to choose");
  await page.getByRole("button", { name: words["felt.zoom-out"] }).tap();
  assert.ok((await size()) < pinched / 1.2, `${await size()} after ${pinched}`);
  await page.getByRole("button", { name: words["felt.zoom-in"] }).tap();
  assert.ok(Math.abs((await size()) - pinched) < 1);
  await fit();
  assert.deepEqual([await size(), ...(await middle(page, key))].map(Math.round), [whole, ...place].map(Math.round));
  assert.deepEqual(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]), [0, 0, 1], "the page itself stays");
  // However far away, a finger beside a lit end means it; and one never goes so far that nothing is seen.
  for (let n = 0; n < 5; n++) await page.getByRole("button", { name: words["felt.zoom-out"] }).tap();
  assert.ok((await size()) < whole && (await size()) > 12, `${await size()}`);
  assert.ok(await hits(page, key, [0, -26]));
});

/** Notes where everything stands, in every frame. Runs in the page. */
function watch() {
  const PLACES = [".bar", ".players", ".player", ".felt", ".felt .zoom", ".dock", ".dock .ask", ".hand-row"];
  window.seen = {};
  const note = () => {
    for (const place of document.querySelector(".end") ? [] : PLACES) {
      document.querySelectorAll(place).forEach((one, at) => {
        // The buttons of the felt grow upwards by one: where they end is their place.
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (one);
        const box = place.endsWith(".zoom")
          ? [offsetLeft + offsetWidth, offsetTop + offsetHeight]
          : [offsetLeft, offsetTop, offsetWidth, offsetHeight];
        (window.seen[`${place} ${at}`] ??= new Set()).add(box.join(" "));
      });
    }
    requestAnimationFrame(note);
  };
  note();
  window.shifts = [];
  new PerformanceObserver((list) => {
    // Dice, numbers and words come and go in their boxes: that is all that may shift.
    const nodes = /** @type {Shift[]} */ (list.getEntries()).flatMap((one) => one.sources.map((source) => source.node));
    for (const node of nodes) {
      const one = /** @type {Element | null} */ (node?.closest ? node : node?.parentElement);
      if (one?.isConnected && !one.matches(".ask *, .hand-row *, .supply *, .story *, .toast, .zoom, .zoom *, .num, .board *"))
        window.shifts.push(`${one.tagName} ${one.getAttribute("class")}`);
    }
  }).observe({ type: "layout-shift", buffered: false });
}

/** Some turns, with everything that moves: what was seen in another place than before. */
async function moved(/** @type {Setting} */ stage, /** @type {number} */ width, /** @type {number} */ height) {
  const guest = await stage.visit({ viewport: { width, height }, reducedMotion: "no-preference" });
  const { page } = guest;
  await begin(stage, guest, { lessons: true, options: { faces: "HTSSCC/HT++--" } });
  await page.evaluate(watch);
  /** @type {string[]} */
  const kinds = [];
  await play(page, { mind: { takes: () => true }, look: async ({ kind }) => kinds.push(kind) > 5 });
  assert.deepEqual(kinds, ["place", "choose", "plus", "plus", "place", "choose"]);
  // What cannot be done is said without moving anything either.
  await page.evaluate(() => {
    /** @type {SnakesTable} */ (document.querySelector("turlaj-table")).stage.whyNot("give:1");
  });
  await page.getByRole("alert").waitFor();
  const { seen, shifts } = await page.evaluate(() => ({
    seen: Object.entries(window.seen).map(([name, boxes]) => [name, [...boxes]]),
    shifts: window.shifts,
  }));
  assert.ok(seen.length > 8, `${seen.length} places were watched`);
  return [...seen.filter(([, boxes]) => boxes.length > 1), ...new Set(shifts)];
}

scene("players, felt and hand keep their places over whole turns, with everything that moves", async (stage) => {
  await stage.server.choose({ seed: 6, left: 19 });
  // At the same time: most of it is waiting for what moves.
  const [phone, desk] = await Promise.all([moved(stage, 360, 640), moved(stage, 1280, 800)]);
  assert.deepEqual({ phone, desk }, { phone: [], desk: [] });
});
