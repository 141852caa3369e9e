// The screens of Stonoga.

import ui from "../../../web/i18n/en/ui.js";
import { newTable, play, step, waits } from "../play.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

const EXTRAS = { tails: "on", steal: "on", barefoot: "on", golden: "on" };
const BOT = { bot: { name: "greedy" } };
const count = (/** @type {Page} */ page, /** @type {string} */ where) => page.locator(where).count();

/** Whoever has played before needs no lessons. @param {Page} page */
async function skipLessons(page) {
  const skip = page.getByRole("button", { name: ui["ui.skip-lessons"] });
  if (await skip.count()) await skip.first().click();
}

/** Ala, Ola and a bot sit at a table that has begun. @param {Stage} stage @param {Record<string, string>} options */
async function three(stage, options) {
  const ala = await stage.visit("Ala"),
    ola = await stage.visit("Ola");
  const table = await stage.table(ala, { game: "stonoga", seats: [{ you: {} }, "open", BOT], options });
  await ala.goto(table);
  await ola.goto(table);
  await ola.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  return [ala, ola];
}

/**
 * Plays until the moment has come; where the game ends before it does, it begins anew.
 * @param {() => Promise<Page[]>} begin @param {(pages: Page[]) => Promise<boolean>} moment
 */
async function until(begin, moment) {
  for (let games = 0; games < 10; games++) {
    const pages = await begin();
    for (let steps = 0; steps < 1000; steps++) {
      const [state, page] = await Promise.race(pages.map(async (one) => /** @type {const} */ ([await waits(one), one])));
      if (state === "over") break;
      if (state === "asked") await skipLessons(page);
      if (await moment(pages)) return pages;
      if (state === "cover") {
        await page.locator(".cover .btn").click();
        await page.locator(".cover").waitFor({ state: "detached" });
      } else await step(page);
    }
  }
  throw new Error("the moment never comes");
}

const asked = (/** @type {Page} */ page) => count(page, ".dock .turn-dot");
const tiles = (/** @type {Page} */ page) => count(page, ".mine .tile");

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Stonoga",
  scenes: [
    {
      name: "stonoga-setup",
      caption: "A new table: who plays",
      looks: { phone: "dark", desktop: "light" },
      async show({ visit }) {
        const page = await visit("Ala");
        await newTable(page, "friends", {});
        await page.locator(".option").first().waitFor();
        return page;
      },
    },
    {
      name: "stonoga-variants",
      caption: "A new table: variants",
      looks: { phone: "light", desktop: "dark" },
      at: ".card:has(.option)",
      async show({ visit }) {
        const page = await visit("Ala");
        await newTable(page, "friends", { steal: "on", tails: "on" });
        return page;
      },
    },
    {
      name: "stonoga-hint",
      caption: "A hint: what is best, what it is worth and why, and what else could be done",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await stage.visit("Ala");
        await page.goto(await stage.table(page, { game: "stonoga", seats: [{ you: {} }, BOT], start: true }));
        await waits(page);
        await skipLessons(page);
        await page.getByRole("button", { name: ui["ui.hint"] }).click();
        await page.locator(".advice:not(.is-thinking), .dock .slip").waitFor();
        return page;
      },
    },
    {
      name: "stonoga-lobby",
      caption: "The lobby: a link and a QR code for friends",
      async show({ visit, table }) {
        const ala = await visit("Ala"),
          ola = await visit("Ola");
        const path = await table(ala, { game: "stonoga", seats: [{ you: {} }, "open", "open"], options: { steal: "on", tails: "on" } });
        await ala.goto(path);
        await ola.goto(path);
        await ola.getByRole("button", { name: ui["ui.sit-down"] }).click();
        await ala.getByText("Ola").first().waitFor();
        await ala.locator(".lobby .invite").waitFor();
        return ala;
      },
    },
    {
      name: "stonoga-first",
      caption: "The first turn of a newcomer, with a lesson",
      async show({ visit }) {
        const page = await visit();
        await page.goto("/");
        await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
        await waits(page);
        await page.locator(".lesson").waitFor();
        return page;
      },
    },
    {
      name: "stonoga-turn",
      caption: "In the middle of a turn: dice kept, one roll left",
      async show(stage) {
        const moment = async (/** @type {Page[]} */ [ala]) =>
          (await asked(ala)) > 0 &&
          (await count(ala, ".rolls .used")) === 2 &&
          (await count(ala, ".die.is-kept")) > 0 &&
          (await tiles(ala)) >= 2;
        return (await until(() => three(stage, EXTRAS), moment))[0];
      },
    },
    {
      name: "stonoga-wait",
      caption: "Somebody else's turn",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const caughtUp = (/** @type {Page} */ page) =>
          page.evaluate(() => !(/** @type {StonogaTable} */ (document.querySelector("turlaj-table")).stage.playing));
        const moment = async (/** @type {Page[]} */ [ala, ola]) =>
          (await asked(ola)) > 0 &&
          (await asked(ala)) === 0 &&
          (await count(ola, ".rolls .used")) === 2 &&
          (await tiles(ala)) >= 2 &&
          caughtUp(ala);
        return (await until(() => three(stage, EXTRAS), moment))[0];
      },
    },
    {
      name: "stonoga-steal",
      caption: "A tile of somebody else can be taken",
      async show(stage) {
        const moment = async (/** @type {Page[]} */ [ala]) => (await count(ala, ".steal")) > 0 && (await tiles(ala)) > 0;
        return (await until(() => three(stage, EXTRAS), moment))[0];
      },
    },
    {
      name: "stonoga-tail",
      caption: "The own secret tail, looked at",
      async show(stage) {
        const moment = async (/** @type {Page[]} */ [ala]) => (await asked(ala)) > 0 && (await tiles(ala)) >= 3;
        const [ala] = await until(() => three(stage, EXTRAS), moment);
        await ala.locator(".mine .tail-back").click();
        await ala.locator(".mine .tail-open").waitFor();
        return ala;
      },
    },
    {
      name: "stonoga-six",
      caption: "Six at one table",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const begin = async () => {
          const ala = await stage.visit("Ala");
          await ala.goto(
            await stage.table(ala, { game: "stonoga", seats: [{ you: {} }, BOT, BOT, BOT, BOT, BOT], options: EXTRAS, start: true }),
          );
          return [ala];
        };
        return (await until(begin, async ([ala]) => (await asked(ala)) > 0 && (await tiles(ala)) >= 2))[0];
      },
    },
    {
      name: "stonoga-cover",
      caption: "One device goes around: the cover between two people with secrets",
      async show(stage) {
        const begin = async () => {
          const ala = await stage.visit("Ala");
          const seats = ["Ala", "Ola", "Jan"].map((name) => ({ you: { name } }));
          await ala.goto(await stage.table(ala, { game: "stonoga", seats, options: { tails: "on" }, start: true }));
          return [ala];
        };
        const moment = async (/** @type {Page[]} */ [page]) => (await page.locator(".cover").filter({ hasText: "Ola" }).count()) > 0;
        return (await until(begin, moment))[0];
      },
    },
    {
      name: "stonoga-end",
      caption: "The end: the score line by line, tails shown",
      async show(stage) {
        const [ala, ola] = await three(stage, EXTRAS);
        await Promise.all([play(ala), play(ola)]);
        return ala;
      },
    },
    {
      name: "stonoga-rules",
      caption: "The rules, short",
      looks: { phone: "light", desktop: "dark" },
      async show({ visit }) {
        const page = await visit("Ala");
        await page.goto("/rules/stonoga");
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
  ],
};
