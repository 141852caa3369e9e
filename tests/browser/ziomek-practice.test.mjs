// Practice of Ziomek: dice of one's own, two questions that the server answers, and hands on wood.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import words from "../../web/i18n/en/ziomek.js";
import {
  answered,
  begin,
  build,
  drawn,
  layByHand,
  layByKeys,
  look,
  onScreen,
  phase,
  read,
  shouts,
  shows,
  solve,
  texts,
  told,
  wants,
} from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

scene("with dice of one's own: is it still possible, a solution in pale wood, and the round is scored", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  // The form: round 2 with dice that are chosen one by one.
  await page.goto("/new/ziomek?with=device");
  await page.locator(".seat-list + .row .btn").nth(1).click();
  await page.locator('.choice:has(input[name="round"][value="2"])').click();
  await page.locator(".dice-editor .choice").nth(1).click();
  for (const [at, n] of ["4", "1", "9", "6"].entries()) await page.locator(".dice-editor select").nth(at).selectOption(n);
  await page.locator(".create .btn.go").click();
  await page.waitForURL(/\/t\/\w+$/);
  await phase(page, "building");
  assert.deepEqual(wants(guest), ["w", "", "", "r", "", "g", ""], "levels of round 2, and blue is out");
  const labels = await page.locator(".d10").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.deepEqual(labels, ["red ziomek: level 4", "white ziomek: level 1", "blue ziomek: 9, out this round", "grey ziomek: level 6"]);

  const ask = page.locator(".ask");
  const possible = page.getByRole("button", { name: words["practice.possible"] });
  const show = page.getByRole("button", { name: words["practice.solution"] });
  await possible.click();
  await ask.getByText(words["practice.yes"]).waitFor();
  // A long block where the white one belongs: that can never be finished.
  await layByKeys(page, read("1a@155"));
  await layByKeys(page, read("2a@155"));
  await possible.click();
  await ask.getByText(words["practice.no"].other.replace("{n}", "2")).waitFor();
  await show.click();
  await ask.getByText(words["practice.no"].other.replace("{n}", "2")).waitFor();
  assert.equal(await page.locator(".ghost").count(), 0);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await shows(page, []);
  // The white one with its face hidden: possible, but not with every smile.
  await layByKeys(page, read("wb@181"));
  await possible.click();
  await ask.getByText(words["practice.yes.sad"]).waitFor();
  await page.keyboard.press("Backspace");
  await layByKeys(page, read("wa@181"));

  await show.click();
  await ask.getByText(words["practice.shown"]).waitFor();
  const ghost = await page.locator(".ghost [data-laid]").evaluateAll((all) => all.map((one) => one.dataset.laid));
  assert.equal(ghost.length, 6, "what is left to do");
  await page.getByRole("button", { name: words["practice.hide"] }).click();
  await page.locator(".ghost").waitFor({ state: "detached" });
  await show.click();
  for (const [n, level = ""] of ghost.entries()) {
    // The piece of the solution is lit, and the solution stays as long as it is followed.
    await page.locator(`.piece.is-due[data-piece="${level[0]}"]`).waitFor();
    await build(guest, [read(level)]);
    await counts(page, ".ghost [data-laid]", 5 - n);
  }
  await answered(page);
  assert.deepEqual(told(guest), ["wa@181", ...ghost]);
  await shouts(page);
  await phase(page, "over");
  await counts(page, "ziomek-stage .stamp.is-right", 7);
  await page.locator(".next-round").click();
  assert.equal(await page.locator(".headline h2").innerText(), words["score.solo.right"].other.replace("{n}", "13"));
});

/** Waits until there are so many of them. */
const counts = (/** @type {Page} */ page, /** @type {string} */ what, /** @type {number} */ many) =>
  page.waitForFunction(
    (/** @type {[string, number]} */ [what, many]) => document.querySelectorAll(what).length === many,
    /** @type {[string, number]} */ ([what, many]),
  );

/** A piece is dragged and lies; what is out of balance falls; a lower level takes all above it. */
async function drags(/** @type {Setting} */ stage) {
  const guest = await stage.visit({ viewport: { width: 390, height: 844 } });
  const { page } = guest;
  await begin(stage, guest, { others: [], options: { round: "3", clock: "off" } });
  const upright = { side: "a", flipped: false };
  await layByHand(page, { piece: "1", ...upright, x: 155 });
  await layByHand(page, { piece: "2", ...upright, x: 160 });
  assert.equal((await drawn(page)).length, 2);
  const two = await drawn(page);
  // Far over the edge: it can only fall, and comes back.
  await layByHand(page, { piece: "3", ...upright, x: 235 });
  await shows(page, two);
  assert.equal(await page.locator('.piece[data-piece="3"]').getAttribute("aria-disabled"), "false");
  await page
    .locator(".dock > [role=status]", { hasText: words["say.fell"].one.replace("{n}", "1").replace("{left}", "2") })
    .waitFor({ state: "attached" });
  // Back over the supply it is laid down.
  await layByHand(page, { piece: "4", ...upright, x: 160 }, async () => {
    const box = /** @type {Box} */ (await page.locator(".tools").boundingBox());
    await page.mouse.move(box.x + 100, box.y + 10, { steps: 4 });
  });
  assert.equal((await look(page)).held, null);
  await shows(page, two);
  // A lower level comes into the hand, and all above it into the supply.
  const from = await onScreen(page, { x: read(two[0]).x + 6, y: -9 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y - 40, { steps: 5 });
  assert.equal((await look(page)).held?.piece, "1");
  await shows(page, []);
  await page.mouse.up();
  await answered(page);
  assert.deepEqual(await drawn(page), told(guest));
}

/** What the server does not take goes back, with all that was built on it. */
async function goesBack(/** @type {Setting} */ stage) {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { others: [], options: { clock: "60" } });
  const [first, second] = solve(wants(guest));
  await layByKeys(page, first);
  await answered(page);
  await page.evaluate(
    ({ first, second }) => {
      const { hand } = /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage;
      hand.act(`turn:${first.side}`); // It shows that side already.
      hand.take(second.piece);
      hand.held = { ...second };
      hand.drop();
    },
    { first, second },
  );
  await page.getByRole("alert").getByText(words["refusal.same-side"]).waitFor();
  await answered(page);
  await shows(page, texts([first]));
}

// At the same time: most of it is waiting for START.
scene("wood is dragged, falls and is taken apart by hand; what the server does not take goes back", (stage) =>
  Promise.all([drags(stage), goesBack(stage)]),
);

scene(
  "after a wrong shout the stack is repaired, or the same dice are played again; the record says that they were given",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    const table = await begin(stage, guest, { others: [], options: { round: "1", clock: "off" } });
    const rolled = await dice(page);
    const stack = solve(wants(guest));
    // One level is missing, and the top one is off the line.
    const wrong = [...stack.slice(0, 4), { ...stack[4], x: stack[4].x + 3 }];
    await build(guest, wrong);
    await page.locator(".shout small", { hasText: words["shout.missing"].other.replace("{n}", "2") }).waitFor();
    await shouts(page);
    await phase(page, "over");
    assert.equal(await page.locator("ziomek-stage .stamp:not(.is-right)").count(), 1, "the cross is shown");
    await page.getByRole("button", { name: words["practice.repair"] }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(table));
    await phase(page, "building");
    await shows(page, texts(wrong));
    await answered(page);
    assert.deepEqual(told(guest), texts(wrong));
    assert.deepEqual(await dice(page), rolled);
    await page
      .locator(".note.is-wrong", { hasText: words["ask.broken"] })
      .or(page.locator(".note.is-wrong", { hasText: words["ask.broken.keys"] }))
      .waitFor();
    await page.keyboard.press("Backspace");
    await build(guest, stack.slice(4));
    await shouts(page);
    await phase(page, "over");
    assert.equal(await page.getByRole("button", { name: words["practice.repair"] }).count(), 0, "nothing is left to repair");
    await page.locator(".next-round").click();
    const repaired = new URL(page.url()).pathname.split("/").at(-1);
    const record = async (/** @type {string} */ id) => (await fetch(`${stage.server.url}/api/v1/replays/${id}/record`)).text();
    const shown = ["r", "w", "b", "g"].map((colour, n) => `${colour}${rolled?.[n]}`).join(",");
    const [before, now] = [await record(table), await record(String(repaired))];
    assert.ok(before.includes(" dice=rolled") && before.includes(`=${shown} @`), before);
    assert.ok(now.includes(` dice=${shown}"`) && !now.includes(`=${shown} @`), now);

    // The same dice from the ground on; then the practice ends without a stack.
    await page.getByRole("button", { name: words["practice.same"] }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(String(repaired)));
    await phase(page, "building");
    await shows(page, []);
    assert.deepEqual(await dice(page), rolled);
    await layByKeys(page, stack[0]);
    await shouts(page);
    await phase(page, "over");
    await page.locator(".next-round").click();
    assert.equal(await page.locator(".headline h2").innerText(), "0 of 6 levels counted");
    const same = new URL(page.url()).pathname;
    await page.getByRole("button", { name: ui["ui.again"] }).click();
    await page.waitForURL((url) => url.pathname !== same);
    await phase(page, "building");
    assert.equal(
      await page.evaluate(() => /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage.link.room.options.dice),
      "rolled",
      "another game has new dice",
    );
  },
);

/** What the dice show, in the order of colours. */
const dice = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage.view.dice);
