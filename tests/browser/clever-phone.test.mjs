// Clever on a small phone: the whole sheet and the dice in one screen, large enough for fingers; and nothing jumps.

import assert from "node:assert/strict";
import { BOT, PHONE, begin, play } from "./clever-play.mjs";
import { tap } from "./play.mjs";
import { scene } from "./world.mjs";

/** What is not whole on the screen, lies under something else, or is too small for a finger. Runs in the page. */
function misfits() {
  const out = /** @type {string[]} */ ([]);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push(`the page is ${scrollWidth} × ${scrollHeight}`);
  for (const one of document.querySelectorAll("turlaj-table :is(button, a[href]), .dock .say")) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (!width) continue;
    const name = `${one.className} ${one.getAttribute("aria-label") ?? one.textContent?.trim()}`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) out.push(`${name} is cut off: ${[left, top, right, bottom]}`);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (one.tagName === "BUTTON" && !(above && one.contains(above)) && !above?.closest(".voice"))
      out.push(`${name} lies under ${above?.outerHTML.slice(0, 80)}`);
    const field = one.matches("[data-field]"),
      live = one.matches('[aria-disabled="false"]');
    if (one.tagName !== "BUTTON" || (!field && /** @type {HTMLElement} */ (one).tabIndex < 0)) continue;
    // Fields that do nothing now are as large as eleven in a row and seven rows can be; what a finger wants may be hit beside it too.
    const half = live ? 17 : 22;
    const inwards = (/** @type {number} */ middle, /** @type {number} */ way) =>
      way > 0 ? Math.floor(middle + way - 0.5) : way < 0 ? Math.ceil(middle + way + 0.5) : middle; // only whole points can be asked for
    const hits = (/** @type {number} */ dx, /** @type {number} */ dy) => {
      const hit = document.elementFromPoint(inwards((left + right) / 2, dx), inwards((top + bottom) / 2, dy));
      return hit && (one.contains(hit) || hit.closest(".voice"));
    };
    const least = field && !live ? [27, 32] : field ? [34, 34] : [44, 44];
    const large = (width >= least[0] && height >= least[1]) || (hits(-half, 0) && hits(half, 0) && hits(0, -half) && hits(0, half));
    if (!large) out.push(`${name} is small: ${width} × ${height}`);
  }
  const box = (/** @type {string} */ where) => /** @type {Element} */ (document.querySelector(where)).getBoundingClientRect();
  const under = box(".sheet").bottom - box(".dock").top;
  if (under > 0) out.push(`the sheet reaches ${under} under the dock`);
  return out;
}

for (const [what, others, wish, kinds] of /** @type {const} */ ([
  ["alone", [], { seed: 2, left: 24 }, ["take", "fill", "black", "pick"]],
  ["against three", [BOT, BOT, BOT], { seed: 3, left: 40 }, ["pick", "extra", "take"]],
])) {
  scene(`on a small phone ${what}: sheet, dice and buttons are all there at every step`, async (stage) => {
    await stage.server.choose(wish);
    const guest = await stage.visit(PHONE);
    await begin(stage, guest, { others: [...others], lessons: what === "alone" });
    const seen = /** @type {Set<string>} */ (new Set());
    const open = new Set(/** @type {readonly string[]} */ (kinds));
    await play(guest.page, {
      press: tap,
      look: async ({ kind }) => {
        for (const one of await guest.page.evaluate(misfits)) seen.add(`${kind}: ${one}`);
        open.delete(kind);
        return !open.size;
      },
    });
    assert.deepEqual([...seen], []);
    assert.deepEqual([...open], [], "never asked");
  });
}

/** Notes where everything stands, in every frame. Runs in the page. */
function watch() {
  const PLACES = [
    ".bar",
    ".strip",
    ".strip .tracks",
    ".sheet",
    ".sheet .area",
    ".sheet [data-field]",
    ".dock",
    ".dock .ask",
    ".dock .rack",
    ".dock .cup",
  ];
  window.seen = {};
  const note = () => {
    for (const place of document.querySelector(".end") ? [] : PLACES) {
      document.querySelectorAll(place).forEach((one, at) => {
        // What is lit may be lifted: its place is what the layout gave it.
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (one);
        (window.seen[`${place} ${at}`] ??= new Set()).add([offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" "));
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
      if (one?.isConnected && !one.matches(".cup *, .rack *, .ask *, .voice, .voice *, .story *, .toast, .ladder *, .num"))
        window.shifts.push(`${one.tagName} ${one.className}`);
    }
  }).observe({ type: "layout-shift", buffered: false });
}

/** A turn of one's own, one of a bot and a tray: what was seen in another place than before. */
async function moved(/** @type {Setting} */ stage, /** @type {number} */ width, /** @type {number} */ height) {
  const guest = await stage.visit({ viewport: { width, height }, reducedMotion: "no-preference" });
  const { page } = guest;
  await begin(stage, guest, { others: [BOT], lessons: true });
  await page.evaluate(watch);
  let steps = 0;
  await play(page, { look: async () => ++steps > 4 });
  // A field that cannot be marked says why, and moves nothing either.
  await page.locator('.sheet button[data-field][aria-disabled="true"]').first().click({ force: true });
  await page.getByRole("alert").waitFor();
  const { seen, shifts } = await page.evaluate(() => ({
    seen: Object.entries(window.seen).map(([name, boxes]) => [name, [...boxes]]),
    shifts: window.shifts,
  }));
  assert.ok(seen.length > 65, `${seen.length} places were watched`);
  return [...seen.filter(([, boxes]) => boxes.length > 1), ...new Set(shifts)];
}

scene("sheet and dock keep their places while a round goes by, with everything that moves", async (stage) => {
  // At the same time: most of it is waiting for what moves.
  const [phone, desk] = await Promise.all([moved(stage, 360, 640), moved(stage, 1280, 800)]);
  assert.deepEqual({ phone, desk }, { phone: [], desk: [] });
});
