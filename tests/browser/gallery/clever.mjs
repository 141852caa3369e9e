// The screens of Clever.

import ui from "../../../web/i18n/en/ui.js";
import { BOT, LIT, SOURCE, drawn, drive, play, settled, step, wants } from "../clever-play.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

/** Somebody who has played before. @param {Stage} stage @param {string} name */
async function known(stage, name) {
  const page = await stage.visit(name);
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] = "off";
  });
  return page;
}

/** Ala at a table that has begun. @param {Stage} stage @param {number} bots */
async function withBots(stage, bots) {
  const page = await known(stage, "Ala");
  await page.goto(await stage.table(page, { game: "clever", seats: [{ you: {} }, ...Array(bots).fill(BOT)], start: true }));
  await wants(page);
  return page;
}

/** Ala, Ola and bots. @param {Stage} stage @param {number} bots */
async function people(stage, bots) {
  const ala = await known(stage, "Ala"),
    ola = await known(stage, "Ola");
  const table = await stage.table(ala, { game: "clever", seats: [{ you: {} }, "open", ...Array(bots).fill(BOT)] });
  await ala.goto(table);
  await ola.goto(table);
  await ola.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  await wants(ala);
  return [{ page: ala }, { page: ola }];
}

/**
 * Plays until the moment has come; where the game ends before it does, it begins anew.
 * @param {() => Promise<Page>} begin @param {(page: Page, asked: { kind: string }) => Promise<unknown>} moment
 */
async function until(begin, moment) {
  for (let games = 0; games < 10; games++) {
    const page = await begin();
    if ((await play(page, { look: (asked) => moment(page, asked) })).kind !== "over") return page;
  }
  throw new Error("the moment never comes");
}

const marks = async (/** @type {Page} */ page) => (await drawn(page, 0)).length;
/** How many fields wait in the chain of what is chosen or looked at. */
const hops = (/** @type {Page} */ page) => page.locator(".chain .hop").count();

/** Chooses the die from which most can be done; leaves it in the hand. @param {Page} page */
async function chooses(page) {
  const dice = page.locator(`${SOURCE}[aria-pressed="false"]`);
  let best = 0,
    most = 0;
  for (let at = 0; at < (await dice.count()); at++) {
    await page.locator(SOURCE).nth(at).click();
    const now = (await page.locator(LIT).count()) + 5 * (await hops(page));
    if (now > most) [best, most] = [at, now];
    await page.locator(`${SOURCE}[aria-pressed="true"]`).click();
  }
  await page.locator(SOURCE).nth(best).click();
}

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Clever",
  scenes: [
    {
      name: "clever-first",
      caption: "The first turn of a newcomer, with a lesson",
      async show({ visit }) {
        const page = await visit();
        await page.goto("/");
        await page.locator(".poster").nth(1).getByRole("button", { name: ui["ui.play-now"] }).click();
        await wants(page);
        await page.locator(".lesson").waitFor();
        return page;
      },
    },
    {
      name: "clever-turn",
      caption: "A die is chosen: where it can go, what that brings, which dice would go to the tray",
      async show(stage) {
        const page = await until(
          () => withBots(stage, 1),
          async (page, { kind }) =>
            kind === "pick" && (await marks(page)) > 12 && (await page.locator(".dock .cup button[aria-pressed]").count()) > 3,
        );
        await chooses(page);
        return page;
      },
    },
    {
      name: "clever-chain",
      caption: "In a chain: a bonus goes on any lit field, and the next one is shown before it is begun",
      async show(stage) {
        const page = await until(
          () => withBots(stage, 2),
          async (page, { kind }) => {
            if (!["fill", "bonus"].includes(kind) || (await marks(page)) < 10) return false;
            return (await page.locator(`${LIT}:has(.gain[data-n*="✦"])`).count()) > 0;
          },
        );
        // The picture is taken without focus and mouse: what is looked at stays looked at.
        await page.mouse.move(0, 0);
        await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
        const field = await page.locator(`${LIT}:has(.gain[data-n*="✦"])`).first().getAttribute("data-field");
        await page.locator(`.sheet button[data-field="${field}"]`).dispatchEvent("pointerenter");
        await page.locator(".chain").waitFor();
        return page;
      },
    },
    {
      name: "clever-sealed",
      caption: "A sealed phase: one has chosen, the other has not, and nobody sees what",
      async show(stage) {
        const guests = await people(stage, 1);
        await drive(guests, async (asked) => asked.length === 2 && (await marks(guests[0].page)) > 8);
        const [{ page }] = guests;
        while (await settled(page, "")) if (!(await settled(page, await step(page)))) break;
        return page;
      },
    },
    {
      name: "clever-rivals",
      caption: "The sheets of the others: a tap away on a phone, side by side on a desk",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await until(
          () => withBots(stage, 3),
          async (page, { kind }) => kind === "pick" && (await marks(page)) > 14,
        );
        await page.locator(".mini").first().click();
        await page.locator(".paper.is-visit").waitFor();
        return page;
      },
    },
    {
      name: "clever-black",
      caption: "Before round 4 everyone gets a cross or a 6",
      async show(stage) {
        return until(
          () => withBots(stage, 1),
          async (_page, { kind }) => kind === "black",
        );
      },
    },
    {
      name: "clever-end-solo",
      caption: "The end of a game alone: the count, the rating, the sheet to keep",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await withBots(stage, 0);
        await play(page);
        return page;
      },
    },
    {
      name: "clever-end",
      caption: "The end of a game of four",
      async show(stage) {
        const guests = await people(stage, 2);
        await Promise.all(guests.map(({ page }) => play(page)));
        return guests[0].page;
      },
    },
    {
      name: "clever-rules",
      caption: "The rules, short",
      looks: { phone: "dark", desktop: "light" },
      async show({ visit }) {
        const page = await visit("Ala");
        await page.goto("/rules/clever");
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
  ],
};
