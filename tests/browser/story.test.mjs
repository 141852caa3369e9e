// The story of a table outlives a visit to the rules and a reload, and the board stays where it was.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { PHONE } from "./clever-play.mjs";
import { LISTED, RACES, TEST_GAME, playerOf } from "./games.mjs";
import { waits } from "./play.mjs";
import { go } from "./within.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

/** The picture, once two frames in a row show the same. */
async function settled(/** @type {Page} */ page) {
  await page.locator(".dock").waitFor();
  let seen = "";
  for (;;) {
    const now = JSON.stringify(await page.evaluate(picture));
    if (now === seen) return JSON.parse(now);
    seen = now;
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
  }
}

/** Where the board, the dock and the last told things are. Runs in the page. */
const picture = () => ({
  boxes: [...document.querySelectorAll(".table, .table > *, .dock, .dock > *, .shelf .tile, .sheet .cell, .mini")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.className, ...[left, top, width, height].map(Math.round)].join(" ");
  }),
  look: document.querySelector("svg.board")?.getAttribute("viewBox"),
  story: [...document.querySelectorAll(".story li")].map((one) => one.textContent?.trim()),
});

const SCREENS = { phone: PHONE, desktop: { viewport: { width: 1366, height: 768 } } };
/** Races have no story that is gone on with later. */
const PLAYED = [...LISTED.filter((game) => !RACES.includes(game)), TEST_GAME];

/** Plays until something has happened, up to the next question. */
const some = async (/** @type {string} */ game, /** @type {Page} */ page) =>
  (await playerOf(game))(page, { look: async () => (await page.locator(".story li").count()) > 3 });

/** Nothing is different after the rules, a step back and a reload. */
async function survives(/** @type {Page} */ page, /** @type {string} */ game) {
  const before = await settled(page);
  assert.ok(before.story.length > 3, "something has happened");
  const same = async (/** @type {string} */ how) => assert.deepEqual(await settled(page), before, `${game} ${how}`);
  const read = async () => {
    await page.getByRole("button", { name: ui["ui.menu"] }).click();
    await page.locator(`.menu a[href^="/rules/"]`).click();
    await page.locator(".rules .chapter").first().waitFor();
  };
  await read();
  await page.goBack();
  await same("after a step back");
  await read();
  await page.locator(".rules .btn.go").click();
  await same("after the button of the rules");
  await page.reload();
  await same("after a reload");
}

for (const [screen, options] of Object.entries(SCREENS)) {
  scene(`on a ${screen} the story survives the rules, a step back and a reload, and nothing jumps`, async ({ visit, server }) => {
    const guest = await visit(options);
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    for (const game of PLAYED) {
      const { table } = await post(server, "/api/v1/tables", { game, seats: [{ you: {} }, { bot: { name: "casual" } }], start: true }, key);
      await (game === PLAYED[0] ? page.goto(`/t/${table}`) : go(page, `/t/${table}`));
      await some(game, page);
      await survives(page, game);
    }
  });
}

scene("what others do while one reads the rules is told afterwards", async ({ visit, server }) => {
  const guests = [await visit(), await visit()];
  const keys = [await known(server, guests[0], "Ala"), await known(server, guests[1], "Ola")];
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"] }, keys[0]);
  const [ala, ola] = guests.map(({ page }) => page);
  await ola.goto(`/t/${table}`);
  await ola.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.goto(`/t/${table}`);
  await ala.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  assert.equal(await waits(ala), "asked");
  await ola.locator(".dock").waitFor();
  await ola.getByRole("button", { name: ui["ui.menu"] }).click();
  await ola.locator(`.menu a[href^="/rules/"]`).click();
  await ola.locator(".rules .chapter").first().waitFor();
  await ala.locator(".roll").click(); // All four dice.
  await ala.locator(".story li").getByText("You roll again").waitFor({ state: "attached" });
  await ola.locator(".rules .btn.go").click();
  await ola.locator(".story li").getByText("Ala rolls again").waitFor({ state: "attached" });
});
