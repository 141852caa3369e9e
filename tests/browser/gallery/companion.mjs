// The screens for real dice: pads beside the games, and the companion of Ziomek.

import { done, due, face, fate, type, wants } from "../companion-play.mjs";
import { step as cleverStep } from "../clever-play.mjs";
import { newTable, sitHere, step } from "../play.mjs";
import { step as snakesStep } from "../snakes-play.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

/** @typedef {(page: Page) => Promise<unknown>} Step of a person whose question stands there */

/**
 * Ala and Ola around one device, with dice of their own.
 * @param {Stage} stage @param {string} game @param {string} locale @param {Record<string, string>} [options]
 */
async function around(stage, game, locale, options = {}) {
  const page = await stage.visit("Ala", locale);
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] = "off";
  });
  await page.goto(await stage.table(page, { game, typed: true, seats: [{ you: {} }, { you: { name: "Ola" } }], options, start: true }));
  return page;
}

/** What falls onto this pad. @param {Page} page @param {(faces: number) => number} roll */
async function cast(page, roll) {
  const n = await due(page);
  const shown = await page.locator(".pad-face").evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.face ?? ""));
  // Of a lot no result comes twice.
  if (await page.locator(".pad.of-dice .pad-face[aria-pressed]").count()) return shown.slice(-n);
  return Array.from({ length: n }, () => shown[roll(shown.length)]);
}

/**
 * Plays until a pad is there and the moment has come.
 * @param {Page} page @param {Step} step @param {number} seed
 * @param {(page: Page, n: number) => Promise<unknown>} moment @param {boolean} [again] whether the same question may stand there once more
 */
async function until(page, step, seed, moment, again = false) {
  const roll = fate(seed);
  let after = "";
  for (let n = 0; n < 400; n++) {
    const asked = await wants(page, after);
    if (asked.kind === "over") break;
    after = asked.at;
    if (asked.kind === "pad") {
      if (await moment(page, n)) return page;
      await type(page, await cast(page, roll));
    } else {
      await step(page);
      if (again) after = "";
    }
  }
  throw new Error("the moment never comes");
}

const lying = (/** @type {Page} */ page) => page.locator(".pad-slot.is-lying").count();
const does = (/** @type {Page} */ page, /** @type {string} */ name) => page.locator(`[data-does="${name}"]`);
const pick = (/** @type {Page} */ page, /** @type {string | number} */ asked, /** @type {number} */ n) =>
  page.locator(`[data-asks="${asked}"] .choice`).nth(n).click();

/** Four people with their own dice at the companion of Ziomek. @param {Stage} stage @param {string} locale */
async function four(stage, locale) {
  const page = await stage.visit("Ala", locale);
  await page.clock.install();
  await page.goto("/companion/ziomek");
  await does(page, "begin").waitFor();
  const names = ["Ala", "Ola", "Staś", "Pola"];
  for (let n = await page.locator(".people li").count(); n < names.length; n++) await does(page, "add").click();
  for (const [at, name] of names.entries()) await page.locator(".people input").nth(at).fill(name);
  await page.locator('.choice:has(input[name="dice"])').nth(0).click();
  return page;
}

/** Types four dice, and 3, 2, 1. @param {Page} page @param {number[]} dice */
async function race(page, dice) {
  for (const [at, shows] of dice.entries()) {
    await page.locator(".typed button").nth(at).click();
    await page
      .locator(".numbers .btn")
      .nth(shows - 1)
      .click();
  }
  await page.locator(".start-btn").click();
  await page.locator(".racing.is-waiting .countdown").waitFor();
  await page.clock.fastForward(3000);
  await page.locator(".shouting").first().waitFor();
}

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Real dice",
  scenes: [
    {
      name: "real-new",
      caption: "A new table for real dice: who sits around it, secret tails, a clock (Russian)",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await stage.visit("Ala", "ru-RU");
        await newTable(page, "real", { tails: "on" });
        await page.locator(".real .note").waitFor();
        await sitHere(page, ["Ala", "Ola", "Staś"]);
        return page;
      },
    },
    {
      name: "real-stonoga",
      caption: "Stonoga with real dice: one lies, three are rolled and tapped in",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await until(
          await around(stage, "stonoga", "en-GB", { golden: "on" }),
          step,
          7,
          async (page, n) => n > 16 && (await lying(page)) === 1,
          true,
        );
        for (const one of ["R", "*"]) await face(page, one).click();
        return page;
      },
    },
    {
      name: "real-tail",
      caption: "A secret tail that one has drawn, for one's own eyes (Polish)",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const ala = await stage.visit("Ala", "pl-PL"),
          ola = await stage.visit("Ola");
        const table = await stage.table(ala, { game: "stonoga", typed: true, seats: [{ you: {} }, "open"], options: { tails: "on" } });
        await ala.goto(table);
        await ola.goto(table);
        await ola.locator(".lobby .btn.go").first().click();
        await ala.getByText("Ola", { exact: true }).waitFor();
        await ala.locator(".lobby section:first-child > .btn.go").click();
        await ala.locator(".of-lots").waitFor();
        await face(ala, "RK").click();
        return ala;
      },
    },
    {
      name: "real-clever",
      caption: "Clever with real dice: those that lie stay, the others are tapped in (Russian)",
      looks: { phone: "light", desktop: "light" },
      async show(stage) {
        const page = await until(
          await around(stage, "clever", "ru-RU"),
          cleverStep,
          11,
          async (page, n) => n > 14 && (await lying(page)) > 1 && (await due(page)) > 2,
        );
        for (const one of ["5", "2"]) await face(page, one).click();
        return page;
      },
    },
    {
      name: "real-snakes",
      caption: "Snakes with real dice: the face of the green die (Polish)",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await until(
          await around(stage, "snakes", "pl-PL"),
          (page) => snakesStep(page, { dice: "go" }),
          3,
          async (page, n) => n > 30 && (await face(page, "C").count()) > 0,
        );
        await face(page, "C").click();
        return page;
      },
    },
    {
      name: "real-fix",
      caption: "Typed wrong: corrected, until somebody acts (Polish)",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await around(stage, "stonoga", "pl-PL");
        const { at } = await wants(page);
        await type(page, ["G", "G", "R", "K"]);
        await wants(page, at);
        await page.locator(".dock .fix").click();
        await page.locator(".pad-slot").nth(2).click();
        await done(page).waitFor();
        return page;
      },
    },
    {
      name: "companion-setup",
      caption: "The companion of Ziomek: who plays, whose dice, how long",
      looks: { phone: "light", desktop: "dark" },
      show: (stage) => four(stage, "en-GB"),
    },
    {
      name: "companion-round",
      caption: "The companion of Ziomek: what the dice ask, the clock, and four places to shout (Polish)",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await four(stage, "pl-PL");
        await does(page, "begin").click();
        await race(page, [9, 1, 4, 1]);
        await page.clock.fastForward(41_000);
        await does(page, "pause").click(); // Both pictures show one moment.
        await does(page, "pause").waitFor();
        return page;
      },
    },
    {
      name: "companion-check",
      caption: "The companion of Ziomek: a shout is checked (Russian)",
      looks: { phone: "light", desktop: "light" },
      async show(stage) {
        const page = await four(stage, "ru-RU");
        await does(page, "begin").click();
        await race(page, [9, 1, 4, 1]);
        await page.locator(".shouting").first().click();
        await pick(page, "right", 0);
        await pick(page, "smiles", 1);
        await pick(page, 1, 2);
        await pick(page, 2, 5);
        return page;
      },
    },
    {
      name: "companion-pad",
      caption: "The companion of Ziomek: the pad in the middle of a game",
      at: ".pad-place",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await four(stage, "en-GB");
        await does(page, "begin").click();
        for (const { shouter, right, smiles, levels } of [
          { shouter: 0, right: 0, smiles: 1, levels: [null, 2, 5, 4] },
          { shouter: 1, right: 1, smiles: null, levels: [3, null, 6, 0] },
          { shouter: 2, right: 0, smiles: 2, levels: [4, 4, null, 4] },
          { shouter: 3, right: 0, smiles: 0, levels: [5, 5, 5, null] },
        ]) {
          await race(page, [9, 1, 4, 1]);
          await page.locator(".shouting").nth(shouter).click();
          await pick(page, "right", right);
          if (smiles !== null) await pick(page, "smiles", smiles);
          for (const [seat, said] of levels.entries()) if (said !== null) await pick(page, String(seat), said);
          await does(page, "write").click();
          await page.locator(".start-btn").waitFor();
        }
        return page;
      },
    },
  ],
};
