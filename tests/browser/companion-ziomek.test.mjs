// The companion of Ziomek on a real table: dice, clock and pad on one device, kept through sleep and reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { again, asks, bonus, levelsOf, missing, places, points, roll, ziomki } from "../../web/app/ziomek/companion/rules.js";
import en from "../../web/i18n/en/companion-ziomek.js";
import { PHONE } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { go, speaks } from "./within.mjs";
import { scene } from "./world.mjs";

// ---- The rules, without a page

const round = (/** @type {object} */ more) => ({
  dice: [9, 1, 4, 1],
  shouter: null,
  right: null,
  smiles: null,
  levels: [null, null, null, null],
  ...more,
});
/** Dice that fall as they are told, and all of them. */
function told(/** @type {number[]} */ ...numbers) {
  const die = () => {
    assert.ok(numbers.length, "one more die than was told");
    return Number(numbers.shift());
  };
  return { die, left: numbers };
}

test("rounds 1 to 6 roll all four dice again until three numbers differ", () => {
  const { die, left } = told(2, 2, 2, 5, 7, 7, 3, 3, 4, 4, 1, 9);
  assert.deepEqual(roll(3, die), [4, 4, 1, 9]);
  assert.deepEqual(left, []);
});

test("round 7 rolls only dice again whose number another one shows, also one that was kept", () => {
  const { die, left } = told(4, 4, 1, 9, /* red, white */ 1, 6, /* red, blue */ 2, 3);
  assert.deepEqual(roll(7, die), [2, 6, 3, 9]);
  assert.deepEqual(left, []);
});

test("dice that are rolled here may always stand, and every number falls", () => {
  const seen = /** @type {Set<number>} */ (new Set());
  for (let n = 0; n < 700; n++) {
    const dice = roll(1 + (n % 7));
    assert.ok(!again(dice, 1 + (n % 7)).includes(true), dice.join());
    dice.forEach((shows) => seen.add(shows));
  }
  assert.deepEqual(
    [...seen].sort((one, two) => one - two),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
});

test("the booklet's roll: white or grey on level 1, blue on 4, red out", () => {
  assert.deepEqual(asks([9, 1, 4, 1], levelsOf(1)), ["out", "pair", "level", "pair"]);
  assert.equal(ziomki([9, 1, 4, 1], 6), 2);
  assert.deepEqual(asks([7, 8, 9, 10], 6), ["out", "out", "out", "out"]);
  assert.deepEqual(asks([9, 9, 4, 1], 6), ["out", "out", "level", "level"]);
});

test("points: the booklet's pad, a wrong shout, a full stack beside it, no shout", () => {
  const first = round({ shouter: 0, right: true, smiles: 1, levels: [null, 2, 5, 4] });
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => points(first, seat, 6)),
    [8, 2, 5, 4],
  );
  assert.equal(bonus(first, 0), 2);
  const wrong = round({ shouter: 0, right: false, levels: [null, 6, 5, 0] });
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => points(wrong, seat, 6)),
    [0, 6, 5, 0],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => points(round({ levels: [6, 1, 0, 3] }), seat, 6)),
    [6, 1, 0, 3],
  );
});

test("what is missing is said in its order", () => {
  assert.deepEqual(missing(round({ shouter: 1 }), 6), ["right", 0, 2, 3]);
  assert.deepEqual(missing(round({ shouter: 1, right: true, levels: [0, null, 3, null] }), 6), ["smiles", 3]);
  assert.deepEqual(
    missing(round({ shouter: 1, right: true, dice: [7, 8, 9, 10], levels: [1, null, 2, 3] }), 6),
    [],
    "no ziomek, no question",
  );
});

test("places: points, then bonus, then shared", () => {
  const at = (
    /** @type {(number | null)[]} */ levels,
    shouter = /** @type {number | null} */ (null),
    smiles = /** @type {number | null} */ (null),
  ) => round({ levels, shouter, right: shouter === null ? null : true, smiles });
  assert.deepEqual(
    places([at([3, 5, 5, 1])], 4).map(({ seat, place }) => [seat, place]),
    [
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ],
  );
  const [first, second] = places([at([null, 4, 0, 0], 0, 1), at([0, 4, 0, 0])], 4); // 6 + 2 against 4 + 4
  assert.deepEqual(
    [first, second].map((one) => [one.seat, one.place, one.points, one.bonus]),
    [
      [0, 1, 8, 2],
      [1, 2, 8, 0],
    ],
  );
});

// ---- The page

const START = ".start-btn",
  SHOUT = ".shouting",
  WRITE = '[data-does="write"]';
const does = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`[data-does="${name}"]`);
const heard = (/** @type {Page} */ page) => page.locator("ziomek-companion > .sr[role=status]");

/** Opens the page with these people. @param {Page} page @param {{ names: string[], dice?: "here" | "real", clock?: string }} plan */
async function open(page, { names, dice = "here", clock }) {
  await page.goto("/companion/ziomek");
  await does(page, "begin").waitFor();
  for (let n = await page.locator(".people li").count(); n < names.length; n++) await does(page, "add").click();
  for (let n = await page.locator(".people li").count(); n > names.length; n--) await page.locator(".people .icon-btn").last().click();
  for (const [at, name] of names.entries()) await page.locator(".people input").nth(at).fill(name);
  await page.getByText(en[`companion.dice.${dice}`], { exact: true }).click();
  if (clock) await page.locator(".choice", { hasText: new RegExp(`^\\s*${clock}\\s*$`) }).click();
}

/** Types the four dice. */
async function fell(/** @type {Page} */ page, /** @type {number[]} */ dice) {
  for (const [at, shows] of dice.entries()) {
    await page.locator(".typed button").nth(at).click();
    await page
      .locator(".numbers .btn")
      .nth(shows - 1)
      .click();
  }
}

/** START, and 3, 2, 1 in no time. */
async function start(/** @type {Page} */ page) {
  await page.locator(START).click();
  await page.locator(".racing.is-waiting .countdown").waitFor();
  await page.clock.fastForward(3000);
  await page.locator(SHOUT).first().waitFor();
}

const pick = (/** @type {Page} */ page, /** @type {string | number} */ asked, /** @type {number} */ n) =>
  page.locator(`[data-asks="${asked}"] .choice`).nth(n).click();

/**
 * The check. `right` is null if nobody shouted.
 * @param {Page} page @param {{ right?: boolean | null, smiles?: number | null, levels: (number | null)[] }} said
 */
async function checked(page, { right = null, smiles = null, levels }) {
  if (right !== null) await pick(page, "right", right ? 0 : 1);
  if (smiles !== null) await pick(page, "smiles", smiles);
  for (const [seat, said] of levels.entries()) if (said !== null) await pick(page, seat, said);
  await page.locator(WRITE).click();
}

/** Rounds that were played before: the game goes on after them. */
async function skip(/** @type {Page} */ page, /** @type {object[]} */ rounds) {
  await page.evaluate((rounds) => {
    /** @type {{ rounds: object[] }} */
    const game = JSON.parse(localStorage["turlaj.companion.ziomek"]);
    game.rounds.push(...rounds);
    localStorage["turlaj.companion.ziomek"] = JSON.stringify(game);
  }, rounds);
  await page.reload();
  await page.locator(START).waitFor();
}

/** The numbers of a row of the pad; the last row are the totals. */
const row = (/** @type {Page} */ page, /** @type {number} */ n) =>
  page
    .locator(n ? `.score-pad tbody tr:nth-child(${n}) td .num` : ".score-pad tfoot td .num")
    .allInnerTexts()
    .then((all) => all.map(Number));
const shown = (/** @type {Page} */ page) =>
  page
    .locator(".ask-of")
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector(".num")?.textContent, one.className.match(/is-(out|pair|level)/)?.[1]].join(" ")),
    );
const sideways = (/** @type {Page} */ page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

scene("a game with real dice on a phone: typed, refused, shouted, corrected, reloaded, won", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.clock.install();
  const names = ["Piotr", "Staś", "Tosia", "Pola"];
  await open(page, { names, dice: "real" });
  assert.equal(await sideways(page), 0);
  await does(page, "begin").click();
  assert.match(await page.locator(".ready .rolls").innerText(), /Piotr/);
  assert.equal(await page.locator(START).getAttribute("aria-disabled"), "true");
  await page.locator(START).click({ force: true });
  await heard(page).filter({ hasText: en["companion.start.wait"] }).waitFor({ state: "attached" });

  await fell(page, [2, 2, 5, 5]); // two numbers: not enough
  await page.getByText(en["companion.again.all"]).waitFor();
  await does(page, "clear").click();
  await fell(page, [9, 1, 4, 1]);
  await page.reload(); // What was typed is still there.
  await start(page);
  assert.deepEqual(await shown(page), ["9 out", "1 pair", "4 level", "1 pair"]);
  assert.equal(await page.locator(".racing .time .num").innerText(), "3:00");
  assert.match(await heard(page).innerText(), /START! red ziomek: 9, out.*white ziomek: level 1/);
  assert.equal(await sideways(page), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "the race fits the screen");
  await page.locator(SHOUT).first().click();
  assert.equal(await page.locator("h1").innerText(), "Piotr: ZIOMEK!");
  await page.locator(WRITE).click({ force: true });
  await page.locator(".slip").filter({ hasText: "Staś, Tosia, Pola" }).waitFor();
  assert.equal(await page.locator('[data-asks="smiles"]').count(), 0, "only a right stack smiles");
  await pick(page, "right", 0);
  assert.equal(await page.locator('[data-asks="smiles"] .choice').count(), 3, "two ziomki stand there: 0, 1 or 2");
  await pick(page, "smiles", 1);
  await page.reload(); // In the middle of the check.
  assert.equal(await page.locator(".verdict .sum").getAttribute("aria-label"), "8 points");
  await checked(page, { levels: [null, 2, 5, 4] });
  await page.locator(START).waitFor();
  assert.deepEqual(await row(page, 1), [8, 2, 5, 4]);
  assert.deepEqual(await row(page, 0), [8, 2, 5, 4]);
  assert.match(await heard(page).innerText(), /Round 1: Piotr 8, Staś 2, Tosia 5, Pola 4. In the lead with 8 points: Piotr./);
  assert.match(await page.locator(".ready .rolls").innerText(), /Staś/, "the next one to the left rolls");

  await fell(page, [9, 1, 4, 1]);
  await start(page);
  await page.locator(SHOUT).nth(1).click();
  await checked(page, { right: false, levels: [3, null, 7, 0] }); // a wrong shout beside a full stack
  await page.locator('.ready h1:has-text("3")').waitFor();
  await skip(page, [
    round({ shouter: 2, right: true, smiles: 2, levels: [4, 4, null, 4] }),
    round({ levels: [5, 5, 5, 5] }), // nobody
    round({ shouter: 0, right: true, smiles: 0, levels: [null, 1, 2, 3] }),
    round({ shouter: 3, right: true, smiles: 2, levels: [6, 6, 6, null] }),
  ]);
  await page.locator('.ready h1:has-text("7")').waitFor();
  assert.deepEqual(await row(page, 2), [3, 0, 7, 0]);
  assert.deepEqual(await row(page, 3), [4, 4, 12, 4]);
  assert.deepEqual(await row(page, 0), [36, 18, 37, 31]);

  await fell(page, [4, 4, 1, 9]); // in the last round all must differ
  await page.getByText("red die, white die").waitFor();
  await does(page, "clear").click();
  assert.deepEqual(await page.locator(".typed .num").allInnerTexts(), ["?", "?", "1", "9"]);
  await fell(page, [6, 10, 1, 9]);
  await start(page);
  await page.locator(SHOUT).nth(0).click();
  // A finger slipped: they build on, with the time that was left.
  await does(page, "build-on").click();
  assert.equal(await page.locator(".racing .time .num").innerText(), "6:00");
  await page.locator(SHOUT).nth(1).click();
  await page.locator('.choice:has(input[name="shouter"])', { hasText: "Tosia" }).click(); // it was Tosia who shouted
  assert.equal(await page.locator("h1").innerText(), "Tosia: ZIOMEK!");
  await checked(page, { right: true, smiles: 4, levels: [12, 3, null, 0] });
  await page.locator(".ending").waitFor();
  assert.equal(await page.locator("h1").innerText(), "Tosia wins!");
  assert.deepEqual(await page.locator(".standing .total").allInnerTexts(), ["57", "48", "31", "21"]);

  // Corrected after the end: round 7 was a wrong shout.
  await page.locator('.cell[data-round="7"][data-seat="2"]').click();
  assert.equal(await page.locator("h1").innerText(), "Correct round 7");
  await pick(page, "right", 1);
  await page.locator(WRITE).click();
  await page.locator(".ending").waitFor();
  assert.deepEqual(await row(page, 7), [12, 3, 0, 0]);
  assert.equal(await page.locator("h1").innerText(), "Piotr wins!");
  assert.deepEqual(await page.locator(".standing .total").allInnerTexts(), ["48", "37", "31", "21"]);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-round")), "7", "back at the cell");
  await page.locator('.cell[data-round="1"][data-seat="0"]').click();
  await pick(page, "smiles", 2);
  await does(page, "keep").click(); // never mind
  assert.deepEqual(await row(page, 1), [8, 2, 5, 4]);
  assert.equal(await sideways(page), 0);

  await page.reload();
  assert.equal(await page.locator("h1").innerText(), "Piotr wins!");
  await does(page, "again").click();
  assert.match(await page.locator(".ready .rolls").innerText(), /Staś/, "another one begins");
  await does(page, "new").click();
  await does(page, "not-sure").click();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-does")), "new");
  await does(page, "new").click();
  await does(page, "sure").click();
  assert.deepEqual(
    await page.locator(".people input").evaluateAll((all) => all.map((one) => /** @type {HTMLInputElement} */ (one).value)),
    names,
    "names stay for the next time",
  );
});

scene("a game with dice that are rolled here, and a tie that smiles decide", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.clock.install();
  // What the device draws: bytes of 250 and more would favour small numbers and are drawn again.
  await page.addInitScript(() => {
    const bytes = [252, 3, 0, 8, 255, 5, /* round 2, too many equal: all again */ 1, 1, 1, 6, 13, 20, 31, 44];
    const draw = (/** @type {Uint8Array} */ into) => {
      into[0] = window.bytes.shift() ?? (window.more = (window.more ?? -1) + 1) % 250;
      return into;
    };
    Object.assign(crypto, { getRandomValues: draw });
    window.bytes = bytes;
  });
  await open(page, { names: ["Ala", "Olek"], clock: en["companion.clock.off"] });
  await does(page, "begin").click();
  for (const n of [1, 2, 7]) {
    if (n === 7)
      await skip(
        page,
        [6, 2, 2, 2].map((levels) => round({ levels: [2, levels] })),
      );
    await start(page);
    if (n === 1) assert.deepEqual(await shown(page), ["4 level", "1 level", "9 out", "6 level"]);
    if (n === 2) assert.deepEqual(await shown(page), ["4 level", "1 level", "2 level", "5 level"]);
    const dice = await page.locator(".ask-of .num").allInnerTexts();
    assert.ok(new Set(dice).size >= (n === 7 ? 4 : 3), `round ${n}: ${dice}`);
    assert.equal(await page.locator(".time.is-off").count(), 1, "no clock");
    if (n === 1) {
      // Ala: 6 + 2; Olek: 0. Then both get the same, and Olek one level twice more.
      await page.locator(SHOUT).first().click();
      await checked(page, { right: true, smiles: 1, levels: [null, 0] });
    } else {
      await does(page, "end").click();
      await checked(page, { levels: [2, n === 2 ? 6 : 2] });
    }
  }
  await page.locator(".ending").waitFor();
  assert.equal(await page.locator("h1").innerText(), "Ala wins!");
  assert.match(await page.locator(".headline p").innerText(), /smiles decide, 2 to 0/);
  assert.deepEqual(await row(page, 0), [20, 20]);
  await page.locator('.cell[data-round="1"][data-seat="0"]').click();
  await pick(page, "smiles", 0);
  await pick(page, 1, 0);
  await page.locator(WRITE).click();
  assert.equal(await page.locator("h1").innerText(), "Olek wins!");
  await page.locator('.cell[data-round="2"][data-seat="1"]').click();
  await pick(page, 1, 4);
  await page.locator(WRITE).click();
  assert.equal(await page.locator("h1").innerText(), "A shared win: Ala, Olek!");
});

scene("the clock: it pauses, survives a reload and a sleep, tells the last seconds and ends the round", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.clock.install();
  await open(page, { names: ["Ala", "Olek"], clock: "20 s" });
  await does(page, "begin").click();
  const time = page.locator(".racing .time .num");
  // From here on time passes only where the test lets it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.locator(START).click();
  for (const n of ["3", "2", "1"]) {
    await page.locator(`.countdown[data-n="${n}"]`).waitFor();
    assert.equal(await page.locator(SHOUT).count(), 0, "nobody sees the dice yet");
    assert.ok((await page.locator(".ask-of .num").allInnerTexts()).every((shows) => shows === "?"));
    await page.clock.runFor(1000);
  }
  await page.locator(SHOUT).first().waitFor();
  const dice = await page.locator(".ask-of .num").allInnerTexts();
  assert.equal(await time.innerText(), "2:00");
  await page.clock.runFor(30_000);
  assert.equal(await time.innerText(), "1:30");
  await does(page, "pause").click();
  await page.clock.runFor(60_000);
  assert.equal(await time.innerText(), "1:30");
  await page.reload();
  assert.equal(await time.innerText(), "1:30", "it still stands");
  await does(page, "pause").click();
  await page.clock.runFor(20_000);
  await page.reload();
  await page.locator(SHOUT).first().waitFor();
  assert.deepEqual(await page.locator(".ask-of .num").allInnerTexts(), dice, "the same dice");
  assert.equal(await time.innerText(), "1:10");
  await page.clock.runFor(56_000);
  await heard(page).filter({ hasText: "Time left: 0:15" }).waitFor({ state: "attached" });
  await page.locator(".time.is-late").waitFor();
  await page.clock.runFor(16_000);
  await page.locator(".checking").waitFor();
  assert.equal(await page.locator("h1").innerText(), "Time's up!");
  assert.equal(await heard(page).innerText(), "Time's up!");
  // Somebody did shout in the last moment: it counts.
  await page.locator('.choice:has(input[name="shouter"])', { hasText: "Olek" }).click();
  await pick(page, "right", 1);
  await checked(page, { levels: [4, null] });
  assert.deepEqual(await row(page, 1), [4, 0]);

  // The phone slept through the end; whoever wants to builds on, without a clock.
  await start(page);
  await page.clock.fastForward(3_600_000);
  await page.locator(".checking").waitFor();
  await does(page, "build-on").click();
  await page.locator(".time.is-off").waitFor();
  // A round that went wrong goes back before START.
  await does(page, "anew").click();
  await does(page, "sure").click();
  await page.locator(START).waitFor();
  assert.equal(await page.locator("h1").innerText(), "Round 2 of 7");
});

scene("without a line the game goes on from its beginning to its end, and what is kept cannot break the page", async ({ visit }) => {
  const { page } = await visit();
  await page.clock.install();
  await open(page, { names: ["Ala"] });
  await page.context().setOffline(true);
  await does(page, "begin").click();
  for (const n of [1, 7]) {
    await start(page);
    await page.locator(SHOUT).click();
    await checked(page, { right: false, levels: [] });
    if (n === 7) break;
    await page.locator(START).waitFor();
    await page.context().setOffline(false);
    await skip(page, Array(5).fill(round({ shouter: 0, right: false, levels: [null] })));
    await page.context().setOffline(true);
  }
  await page.locator(".ending").waitFor();
  assert.equal(await page.locator("h1").innerText(), "0 points");
  await page.context().setOffline(false);
  for (const broken of [
    "{",
    "null",
    '{"players":[]}',
    '{"players":[{"name":"A","hue":"y"}],"dice":"here","clock":null,"first":3,"rounds":[],"phase":"ready","typed":[]}',
    '{"players":[{"name":"A","hue":"y"}],"dice":"here","clock":null,"first":0,"rounds":[],"phase":"check","typed":[]}',
  ]) {
    await page.evaluate((text) => {
      localStorage["turlaj.companion.ziomek"] = text;
    }, broken);
    await page.reload();
    await does(page, "begin").waitFor();
  }
});

scene("by keys alone: a round from the first name to the pad", async ({ visit }) => {
  const { page } = await visit();
  await page.clock.install();
  await page.goto("/companion/ziomek");
  await does(page, "begin").waitFor();
  const press = async (/** @type {Locator} */ target, key = "Enter") => {
    await target.focus();
    await page.keyboard.press(key);
  };
  const at = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await press(does(page, "add"));
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("placeholder")), "Player 3");
  await page.keyboard.type("Olek");
  await press(page.locator(".dye").nth(2));
  assert.match((await page.locator(".dye").nth(2).getAttribute("aria-label")) ?? "", /^Olek: blue blocks/);
  await page.locator('input[name="dice"]').first().focus();
  for (const way of ["ArrowRight", "ArrowLeft"]) await page.keyboard.press(way); // rolled here, and real again
  await press(does(page, "begin"));
  assert.equal(await at(), "Round 1 of 7", "the focus is led along");
  for (const n of [9, 1, 4, 1]) await press(page.locator(".numbers .btn").nth(n - 1)); // die after die by itself
  assert.deepEqual(await page.locator(".typed .num").allInnerTexts(), ["9", "1", "4", "1"]);
  await press(page.locator(START));
  await page.clock.fastForward(3000);
  await page.locator(SHOUT).first().waitFor();
  assert.match((await at()) ?? "", /Round 1 of 7 · 6 levels/);
  await press(page.getByRole("button", { name: "ZIOMEK! Olek" }));
  assert.equal(await at(), "Olek: ZIOMEK!");
  await press(page.getByRole("radio", { name: en["companion.right.yes"] }), "Space");
  await press(page.getByRole("radio", { name: "2 smiles" }), "Space");
  await page.locator('[data-asks="0"] input').first().focus();
  await page.keyboard.press("Space");
  for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowRight");
  await press(page.locator(WRITE));
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "levels-1", "what lacks is led to");
  await page.keyboard.press("Space");
  await press(page.locator(WRITE));
  await page.locator(START).waitFor();
  assert.deepEqual(await row(page, 1), [5, 0, 10]);
  await page.getByRole("button", { name: /^Olek, Round 1: 10 points, with 4 for smiles, shouted, right/ }).waitFor();
});

/** Texts that are keys or have holes. Runs in the page. */
function raw() {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder"]) texts.push(one.getAttribute(name) ?? "");
  return texts
    .map((text) => text.trim())
    .filter(
      (text) =>
        /(^|[\s:(])(companion|ui|dice|ask|score|pad|ziomek|colour|points|round|game)\.[a-z]/.test(text) ||
        /\{\w+\}|undefined|NaN|\[object/.test(text),
    );
}

scene("every screen speaks three languages, and axe finds nothing", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.clock.install();
  const look = async (/** @type {string} */ where) => {
    for (const lang of ["pl", "ru", "en"]) {
      await speaks(page, lang);
      assert.deepEqual(await page.evaluate(raw), [], `${where}, ${lang}`);
      assert.equal(await sideways(page), 0, `${where} is too wide in ${lang}`);
    }
    await page.clock.resume();
    await examine(page, where);
    await page.setViewportSize(PHONE.viewport);
  };
  await page.goto("/companion/ziomek");
  await does(page, "begin").waitFor();
  for (let n = 0; n < 2; n++) await does(page, "add").click();
  await page.locator('.choice:has(input[name="dice"])').nth(0).click();
  await page.locator('.choice:has(input[name="first"])').last().click(); // drawn
  await look("setup");
  await does(page, "begin").click();
  await fell(page, [2, 2, 5, 5]);
  await does(page, "clear").waitFor();
  await look("dice that may not stand");
  await does(page, "clear").click();
  await fell(page, [9, 1, 4, 1]);
  await start(page);
  await look("the race");
  await does(page, "pause").click();
  await does(page, "anew").click();
  await look("paused, and really anew?");
  await does(page, "not-sure").click();
  await page.locator(SHOUT).nth(2).click();
  await page.locator(WRITE).click({ force: true });
  await pick(page, "right", 0);
  await page.locator(".retype summary").click();
  await look("the check");
  await pick(page, "right", 1);
  await look("a wrong shout");
  await checked(page, { levels: [1, 2, null, 6] });
  await does(page, "new").click();
  await look("the pad");
  await page.locator(".cell").first().click();
  await look("a correction");
  await does(page, "keep").click();
  await skip(page, Array(5).fill(round({ levels: [1, 2, 0, 2] })));
  await fell(page, [9, 1, 4, 2]);
  await start(page);
  await does(page, "end").click();
  await checked(page, { levels: [1, 2, 0, 2] });
  await page.locator(".ending").waitFor();
  await look("the end");
  await go(page, "/companion/stonoga");
  await page.locator('a[href="/new/stonoga?with=real"]').waitFor();
  await look("another game");
});
