// Ziomek on a small phone: a stack built by touch, everything on one screen, nothing scrolls, and fingers hit what they mean.

import assert from "node:assert/strict";
import { widthOf } from "../../web/app/ziomek/wood.js";
import { PHONE } from "./clever-play.mjs";
import { Fingers, answered, begin, drawn, middle, phase, place, read, shows, solve, steady, texts, told, wants } from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

/** Drags a piece from the supply; a second finger turns it while the first one holds it. The line draws it to its place. */
async function layByTouch(/** @type {import("./ziomek-play.mjs").Fingers} */ fingers, /** @type {Laid} */ laid) {
  const { page } = fingers;
  const levels = (await drawn(page)).length;
  await fingers.press(0, await middle(page.locator(`.piece[data-piece="${laid.piece}"]`)));
  const up = await middle(page.locator(`.piece[data-piece="${laid.piece}"]`));
  await fingers.move(0, { x: up.x, y: up.y - 30 }, 3);
  await page.locator(".has-held").waitFor();
  // The finger is below the piece: that is not hidden.
  const to = await place(page, laid, 0);
  await fingers.move(0, to);
  const tool = async (/** @type {string} */ name) => {
    await fingers.press(1, await middle(page.locator(`.tool[data-tool="${name}"]`)));
    await fingers.lift(1);
  };
  for (let n = 0; n < "abcd".indexOf(laid.side); n++) await tool("turn");
  if (laid.flipped) await tool("flip");
  await fingers.move(0, { x: to.x + 1, y: to.y }, 1);
  await fingers.move(0, to, 1);
  await fingers.lift(0);
  await page.waitForFunction((levels) => document.querySelectorAll("ziomek-stage .level").length === levels, levels + 1);
}

/** What is not whole on the screen, lies under something else, or is too small for a finger. Runs in the page. */
function misfits() {
  const out = /** @type {string[]} */ ([]);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push(`the page is ${scrollWidth} × ${scrollHeight}`);
  if (scrollX || scrollY || visualViewport?.scale !== 1) out.push("the page has moved");
  for (const one of document.querySelectorAll(
    "turlaj-table :is(button, a[href]), .d10, .mini, .stage, .dock, .ask, ziomek-stage .level, .clock",
  )) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = `${one.getAttribute("class")} ${one.getAttribute("aria-label") ?? one.textContent?.trim().slice(0, 40)}`;
    if (!width || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      out.push(`${name} is cut off: ${[left, top, right, bottom].map(Math.round)}`);
    if (!one.matches("button, a")) continue;
    if (width < 43.5 || height < 43.5) out.push(`${name} is small: ${width.toFixed(1)} × ${height.toFixed(1)}`);
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!(above && one.contains(above))) out.push(`${name} lies under ${above?.outerHTML.slice(0, 80)}`);
  }
  for (const one of document.querySelectorAll(".ask > span, .tool > span, .finding > span"))
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) out.push(`cut: ${one.textContent}`);
  return out;
}

/** The sizes of all places in the supply. */
const sizes = (/** @type {Page} */ page) =>
  page.locator(".piece").evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [Math.round(width), Math.round(height)].join("×");
    }),
  );

/** A stack of six by touch alone, among four players; two fingers turn what is dragged. */
async function six(/** @type {Setting} */ stage) {
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await begin(stage, guest, { others: ["beginner", "beginner", "beginner"], options: { clock: "60" } });
  const fingers = await Fingers.on(page);
  const seen = /** @type {Set<string>} */ (new Set());
  const fits = async (/** @type {string} */ where) => {
    for (const one of await page.evaluate(misfits)) seen.add(`${where}: ${one}`);
  };
  await fits("empty");
  const first = solve(wants(guest))[0];
  await layByTouch(fingers, first);
  // The first block lies where the finger let it go: the others follow it.
  const base = read((await drawn(page))[0]);
  assert.deepEqual({ ...base, x: 0 }, { ...first, x: 0 });
  const stack = solve(wants(guest), { first: base });
  for (const laid of stack.slice(1)) {
    await layByTouch(fingers, laid);
    await fits(`${laid.piece} lies`);
  }
  await answered(page);
  assert.deepEqual(await drawn(page), texts(stack), "the line drew every piece to its place");
  assert.deepEqual(told(guest), texts(stack));
  // A level is dragged off with all above it, and back over the supply it is laid aside.
  const at = await place(page, { ...stack[4], x: stack[4].x - widthOf(stack[4].piece) / 2 + 8 }, -27);
  await fingers.press(0, at);
  await fingers.move(0, { x: at.x, y: at.y - 40 });
  await page.locator(".has-held").waitFor();
  await shows(page, texts(stack.slice(0, 4)));
  await fits("a piece in the hand");
  await fingers.move(0, await middle(page.locator(".supply")));
  await fingers.lift(0);
  await page.locator(".tower:not(.has-held)").first().waitFor();
  // Pieces lie in the supply as they were held last: now no finger turns them.
  for (const laid of stack.slice(4)) await layByTouch(fingers, { ...laid, side: "a", flipped: false });
  await shows(page, texts(stack));
  stage.t.diagnostic(`places in the supply: ${[...new Set(await sizes(page))].join(", ")}`);
  await steady(page);
  await page.locator(".shout").tap();
  await phase(page, "checked");
  await fits("check");
  assert.equal(await page.locator("ziomek-stage .stamp.is-right").count(), 6);
  assert.deepEqual([...seen], []);
}

/** The last round: all twelve levels and everything to press are on the screen. */
async function twelve(/** @type {Setting} */ stage) {
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await begin(stage, guest, { others: [], options: { round: "7", dice: "r4,w1,b9,g6", clock: "off" }, lessons: true });
  assert.deepEqual(await page.evaluate(misfits), []);
  const stack = solve(wants(guest), { margin: 2 });
  for (const laid of stack)
    await page.evaluate((level) => {
      const { hand } = /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage;
      hand.take(level.piece);
      hand.held = { ...level };
      hand.drop();
    }, laid);
  await answered(page);
  await shows(page, texts(stack));
  assert.deepEqual(await page.evaluate(misfits), []);
  await steady(page);
  await page.locator(".shout").tap();
  await phase(page, "over");
  assert.equal(await page.locator("ziomek-stage .stamp.is-right").count(), 12);
  assert.deepEqual(await page.evaluate(misfits), []);
  await page.locator(".next-round").tap();
  assert.match(await page.locator(".headline").innerText(), /20/);
}

// At the same time: most of it is waiting for START.
scene(
  "on a small phone a stack of six is built by touch and one of twelve has room, nothing scrolls, and fingers hit what they mean",
  (stage) => Promise.all([six(stage), twelve(stage)]),
);
