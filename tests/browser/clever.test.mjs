// Clever: a player who knows nothing but what the page shows taps lit fields, sees chains, and keeps the sheet.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import axe from "axe-core";
import { click, key, tap, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const LIT = ".sheet button.cell.is-possible";

/** A table of Clever with these seats, begun. */
async function begin(page, seats, options = {}) {
  await page.goto("/");
  await page.waitForFunction(() => localStorage.getItem("turlaj.key"));
  const table = await page.evaluate(async ([seats, options]) => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${localStorage.getItem("turlaj.key")}` };
    const answer = await fetch("/api/v1/tables", { method: "POST", headers, body: JSON.stringify({ game: "clever", seats, options, start: true }) });
    return (await answer.json()).table;
  }, [seats, options]);
  await page.goto(`/t/${table}`);
}

/** The question that the page shows, as a text that changes with it. Runs in the page. */
const question = () => { const { play } = document.querySelector("turlaj-table").link; return `${play.eye} ${play.asked?.prompt}`; };

/** Whether the page has gone on, or asks which die is meant. Runs in the page. */
function settled(before) {
  const page = document.querySelector("turlaj-table");
  const { play } = page.link;
  return document.querySelector(".end, .cover") || page.hand.field || (`${play.eye} ${play.asked?.prompt}` !== before && !page.playing && !page.hand.busy);
}

/** Marks the lit field with the biggest badge, or does what else there is to do. */
async function step(page, press = click) {
  const before = await page.evaluate(question);
  const badges = await page.locator(LIT).evaluateAll((all) => all.map((one) => parseInt(one.querySelector(".gain")?.dataset.n ?? "0", 10) || 0));
  if (badges.length) {
    await press(page, page.locator(LIT).nth(badges.indexOf(Math.max(...badges))));
    await page.waitForFunction(settled, before);
    const which = page.locator(".dock :is(.die, .gift).is-possible").first();
    if (await page.evaluate(() => Boolean(document.querySelector("turlaj-table").hand?.field))) await press(page, which);
  } else await press(page, page.locator(".dock :is(.die.is-possible, .tools .btn)").first());
  await page.waitForFunction(settled, before);
}

/** Plays on; `look` sees every question, and ends it all by answering true. */
async function play(page, { press = click, look = async () => false } = {}) {
  for (let n = 0; n < 500; n++) {
    const state = await waits(page);
    if (state === "over" || await look(n)) return;
    if (state === "cover") await page.locator(".cover .btn").click();
    if (state === "cover") await page.locator(".cover").waitFor({ state: "detached" });
    else await step(page, press);
  }
  throw new Error("the game does not end");
}

async function examine(page, where) {
  await page.evaluate(axe.source);
  const found = [];
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    found.push(...violations.flatMap((one) => one.nodes.map((node) => `${where}, ${colorScheme}: ${one.id} ${node.target.join(" ")}`)));
  }
  assert.deepEqual(found, []);
}

scene("alone on a phone: lit fields are tapped, a chain is shown before it is begun, the sheet is kept", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await begin(page, [{ you: {} }]);
  let chains = 0;
  await play(page, {
    press: tap,
    look: async () => {
      // Two dice may write other numbers into an orange or purple field: then the die decides.
      const sparks = page.locator(`${LIT}:not([data-field^="O"]):not([data-field^="P"]):has(.gain[data-n*="✦"])`);
      if (chains || !(await sparks.count())) return false;
      await sparks.first().focus();
      await page.locator(".chain .hop").first().waitFor();
      assert.ok(await page.locator(".bonus.is-lit, .star-pts.is-lit").count());
      chains++;
      return false;
    },
  });
  assert.ok(chains, "no chain in a whole game");
  await examine(page, "end");
  const saved = async (at) => readFileSync(await (await Promise.all([page.waitForEvent("download"), page.locator(".keepsake-sheet .btn.flat").nth(at).click()]))[0].path());
  assert.deepEqual([...(await saved(0)).subarray(1, 4)], [...Buffer.from("PNG")]);
  assert.match((await saved(1)).toString(), /^<svg xmlns.*<\/svg>$/s);
});

scene("two people at one device have secrets from each other, and whoever watches learns them afterwards", async ({ visit }) => {
  const [ala, eye] = [await visit(), await visit()];
  await begin(ala.page, [{ you: { name: "Ala" } }, { you: { name: "Ola" } }]);
  await eye.page.goto(ala.page.url());
  let covers = 0;
  await play(ala.page, { look: async () => { covers += await ala.page.locator(".cover").count(); return false; } });
  assert.ok(covers > 10, `${covers} covers`);
  await eye.page.locator(".end").waitFor();
  const totals = (page) => page.locator(".tally .total").allInnerTexts();
  assert.deepEqual(await totals(eye.page), await totals(ala.page));
});

scene("the keyboard is enough: dice, fields and buttons have names and a focus that is seen", async ({ visit }) => {
  const { page } = await visit();
  await begin(page, [{ you: {} }, { bot: { name: "random" } }]);
  let steps = 0;
  await play(page, { press: key, look: async () => ++steps > 5 });
  const names = await page.locator(".sheet button.cell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.equal(new Set(names.map((name) => name.split(",").slice(0, 3).join())).size, 56);
  await page.locator(LIT).first().focus();
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.matches(".cell")));
});

for (const [width, height] of [[360, 640], [390, 844], [1280, 800]]) {
  scene(`at ${width} × ${height} nothing jumps, nothing is cut off, axe finds nothing`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height } });
    await begin(page, [{ you: {} }, { bot: { name: "greedy" } }, { bot: { name: "random" } }]);
    const places = () => page.evaluate(() => [".bar", ".strip", ".sheet", ".dock", ".ask", ".rack", ".cup", "button.cell"].flatMap((place) => [...document.querySelectorAll(place)].map((one) => [place, one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join(" "))));
    await waits(page);
    const first = await places();
    await examine(page, "pick");
    await play(page, { look: async (n) => { assert.deepEqual(await places(), first); return n > 8; } });
    const [wide, tall] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual([wide, tall], [width, height]);
    await page.locator('.sheet button.cell[aria-disabled="true"]').first().click({ force: true });
    await page.locator(".dock .slip").waitFor();
    await examine(page, "refused");
  });
}
