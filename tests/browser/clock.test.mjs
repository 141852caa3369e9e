// Thinking time: chosen for a new table, told in the bar, and up.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/clock.js";
import { AXE } from "./examine.mjs";
import { GAMES, RACES, TEST_GAME } from "./games.mjs";
import { make, sitHere } from "./play.mjs";
import { go } from "./within.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

const pill = (/** @type {Page} */ page) => page.locator("seat-clock .pill");

/** Clocks, and what they show at first. */
const CLOCKS = /** @type {const} */ ([
  ["game:600", /^(10:00|9:5\d)$/],
  ["move:259200", /^2 d 23 h|3 d 0 h$/],
  ["move:30", /^0:(30|2\d)$/],
]);

scene("a clock is chosen, and stands in the bar with everybody's time behind it", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  for (const [at, game] of [...GAMES.filter((one) => !RACES.includes(one)), TEST_GAME].entries()) {
    const [value, shown] = CLOCKS[at % CLOCKS.length];
    await (page.url().startsWith("http") ? go(page, `/new/${game}?with=device`) : page.goto(`/new/${game}?with=device`));
    await page.locator("#clock").selectOption(value);
    await sitHere(page, ["Ala", "Ola"]);
    await make(page);
    await page.locator(".cover .btn").or(pill(page)).first().waitFor();
    if (await page.locator(".cover").count()) await page.locator(".cover .btn").click();
    await page.waitForFunction(
      (pattern) => new RegExp(pattern).test(document.querySelector("seat-clock .num")?.textContent ?? ""),
      shown.source,
    );
    const beyond = await page
      .locator(".bar > *, seat-clock .pill")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length);
    assert.equal(beyond, 0, `${game}: the bar is wider than the screen`);
    await pill(page).click();
    await page.getByRole("group", { name: words["clock.see"] }).getByText("Ola").waitFor();
    if (!at) await page.evaluate(AXE);
    const { violations } = await page.evaluate(() =>
      window.axe.run(document.querySelector(".bar") ?? document, { resultTypes: ["violations"] }),
    );
    assert.deepEqual(
      violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id),
      [],
    );
  }
});

scene(
  "little time is said with a word and aloud, and when it is up the game goes on and says so; real dice cost none",
  async ({ visit, server }) => {
    const guest = await visit();
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    const { table } = await post(
      server,
      "/api/v1/tables",
      { game: "stonoga", seats: [{ you: {} }, { you: { name: "Ola" } }], clock: { per: "move", seconds: 5 }, start: true },
      key,
    );
    await page.goto(`/t/${table}`);
    await pill(page).getByText(words["clock.late"]).waitFor();
    await page.locator("seat-clock [role=status]").getByText(words["clock.say"].replace("{n}", "10")).waitFor({ state: "attached" });
    await page.locator(".story").getByText(words["clock.flag"].replace("{who}", "Ala")).waitFor({ state: "attached" });
    await page.locator(".mine").getByText("Ola").waitFor();
    const typed = await post(
      server,
      "/api/v1/tables",
      { game: "stonoga", typed: true, seats: [{ you: {} }, { you: { name: "Ola" } }], clock: { per: "game", seconds: 300 }, start: true },
      key,
    );
    await go(page, `/t/${typed.table}`);
    await page.locator(".pad").waitFor();
    assert.equal(await page.locator("seat-clock .is-still .num").textContent(), "5:00");
  },
);
