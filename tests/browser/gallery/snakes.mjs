// The screens of Snakes.

import ui from "../../../web/i18n/en/ui.js";
import { BOT, OFTEN, endAt, lit, play, wants } from "../snakes-play.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

/** Ala, who has played before, at a table with bots. @param {Stage} stage @param {number} bots @param {Record<string, string>} [options] */
async function withBots(stage, bots, options = {}) {
  const page = await stage.visit("Ala");
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] = "off";
  });
  await page.goto(await stage.table(page, { game: "snakes", seats: [{ you: {} }, ...Array(bots).fill(BOT)], options, start: true }));
  await wants(page);
  return page;
}

/**
 * Plays until the moment has come; where the game ends before it does, it begins anew.
 * @param {() => Promise<Page>} begin @param {(page: Page, asked: Asked) => Promise<unknown>} moment
 * @param {import("../snakes-play.mjs").Mind} [mind]
 */
async function until(begin, moment, mind = { dice: "go" }) {
  for (let games = 0; games < 20; games++) {
    const page = await begin();
    if ((await play(page, { mind, look: (asked) => moment(page, asked) })).kind !== "over") return page;
  }
  throw new Error("the moment never comes");
}

const dice = (/** @type {Page} */ page) => page.locator(".felt .top").count();
const snakes = (/** @type {Page} */ page) => page.locator(".felt .snake").count();
const done = (/** @type {Page} */ page) => page.locator(".felt .snake.done").count();

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Snakes",
  scenes: [
    {
      name: "snakes-first",
      caption: "The first turn of a newcomer, with a lesson",
      async show({ visit }) {
        const page = await visit();
        await page.goto("/");
        await page.locator('.poster[data-poster="snakes"]').getByRole("button", { name: ui["ui.play-now"] }).click();
        await wants(page);
        await page.locator(".lesson").waitFor();
        return page;
      },
    },
    {
      name: "snakes-hint",
      caption: "A hint beside the felt",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await until(
          () => withBots(stage, 1),
          async (here) => (await dice(here)) > 3,
        );
        await page.getByRole("button", { name: ui["ui.hint"] }).click();
        await page.locator(".advice:not(.is-thinking), .dock .slip").waitFor();
        return page;
      },
    },
    {
      name: "snakes-choose",
      caption: "Green or orange? What others have just placed bears their faces",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        return until(
          () => withBots(stage, 1),
          async (page, { kind }) =>
            kind === "choose" &&
            (await dice(page)) > 6 &&
            (await snakes(page)) > 2 &&
            (await page.locator(".roll.of-g").getAttribute("aria-disabled")) === "false",
        );
      },
    },
    {
      name: "snakes-place",
      caption: "A curve and the ends that take it: the chosen one shows how it would lie",
      async show(stage) {
        const page = await until(
          () => withBots(stage, 1),
          async (page, { kind }) =>
            kind === "place" && (await dice(page)) > 6 && (await lit(page)).length > 2 && (await page.locator(".dock .turn").count()) === 2,
        );
        await endAt(page, (await lit(page))[1].key).click();
        await page.locator(".dock .put:enabled").waitFor();
        await page.mouse.move(0, 0);
        return page;
      },
    },
    {
      name: "snakes-plus",
      caption: "A plus: any end of any snake can be taken, also of a finished one",
      async show(stage) {
        const mind = { dice: "go" };
        const moment = async (/** @type {Page} */ page, /** @type {Asked} */ { kind }) => {
          // Green first; orange, once there is something worth taking.
          mind.dice = (await done(page)) && (await snakes(page)) > 2 ? "og" : "go";
          return kind === "plus" && mind.dice === "og" && (await lit(page)).length > 3;
        };
        return until(() => withBots(stage, 1, { faces: OFTEN.plus }), moment, mind);
      },
    },
    {
      name: "snakes-give",
      caption: "A minus among four: who gets the die?",
      async show(stage) {
        const moment = async (/** @type {Page} */ page, /** @type {Asked} */ { kind }) =>
          kind === "give" && (await dice(page)) > 5 && (await snakes(page)) > 1;
        return until(() => withBots(stage, 3, { faces: OFTEN.minus }), moment, { dice: "og" });
      },
    },
    {
      name: "snakes-finished",
      caption: "A snake is finished: it turns gold, and the point is there to stay",
      async show(stage) {
        const finishing = async (/** @type {Page} */ page) => (await lit(page)).find((one) => one.finishes);
        const page = await until(
          () => withBots(stage, 1),
          async (page, { kind }) => {
            const one = kind === "place" && (await dice(page)) > 7 && (await finishing(page));
            return one && (await page.locator(`.felt .snake[data-number="${Number.parseInt(one.key, 10)}"] .top`).count()) > 3;
          },
        );
        const { key, chosen } = /** @type {Awaited<ReturnType<typeof lit>>[number]} */ (await finishing(page));
        if (!chosen) await endAt(page, key).click();
        // What stands for a moment stays for the picture.
        await page.evaluate(() => {
          Object.assign(window, { setTimeout: () => 0 });
        });
        await page.locator(".dock .put:enabled").click();
        await page.locator(`.felt .snake.done[data-number="${Number.parseInt(key, 10)}"]`).waitFor();
        await page.mouse.move(0, 0);
        return page;
      },
    },
    {
      name: "snakes-end",
      caption: "The end: points, and the finished snakes of everybody",
      async show(stage) {
        for (let games = 0; games < 20; games++) {
          const page = await withBots(stage, 2);
          await play(page, { mind: { dice: "og" } });
          if ((await page.locator(".end .trophies li").count()) > 3 || games > 8) return page;
        }
        throw new Error("nobody finishes enough");
      },
    },
    {
      name: "snakes-rules",
      caption: "The rules, short",
      looks: { phone: "light", desktop: "dark" },
      async show({ visit }) {
        const page = await visit("Ala");
        await page.goto("/rules/snakes");
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
  ],
};
