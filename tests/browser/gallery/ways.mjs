// More ways to play: the day, clocks, games watched again, proofs, one's own page.

import { readFileSync } from "node:fs";
import program from "../../../web/i18n/en/program.js";
import { step as cleverStep, wants } from "../clever-play.mjs";
import { LISTED, RACES } from "../games.mjs";
import { play, step as stonogaStep, waits } from "../play.mjs";
import { attempted, finished } from "./quick.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

const golden = (/** @type {string} */ name) => readFileSync(new URL(`../../../replays/${name}.txt`, import.meta.url), "utf8");

/** Somebody who has played before. @param {Stage} stage @param {string} locale */
async function known(stage, locale) {
  const page = await stage.visit("Ala", locale);
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] = "off";
  });
  return page;
}

/** Opens a page and waits until everything is there. @param {Page} page @param {string} path @param {string} ready */
async function open(page, path, ready) {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Ala has played a game with a friend and watches it again, from this place on.
 * @param {Stage} stage @param {string} locale @param {string} game @param {Record<string, string>} options @param {string} more
 */
async function watched(stage, locale, game, options, more) {
  const page = await known(stage, locale);
  const table = await finished(stage, page, game, { friends: ["Ola"], options, care: 0.97 });
  await page.goto(`/replay/${table}`);
  const last = Number(await page.locator(".scrub input").getAttribute("max"));
  await page.goto(`/replay/${table}?at=${Math.floor(last * 0.6)}${more}`);
  await page.waitForFunction(() => {
    const replay = /** @type {{ player?: { shownAt: number } } | null} */ (document.querySelector("turlaj-replay"));
    const watched = /** @type {{ isUpdatePending: boolean } | null} */ (document.querySelector("turlaj-watched"));
    return (
      String(replay?.player?.shownAt) === document.querySelector(".replay-stage")?.getAttribute("data-at") && !watched?.isUpdatePending
    );
  });
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Ala plays a game with secrets to its end in the page itself, which takes notes of all dice. Answers its table's name.
 * @param {Page} page @param {Stage} stage
 */
async function playedHere(page, stage) {
  const path = await stage.table(page, { game: "stonoga", seats: [{ you: {} }], options: { tails: "on", golden: "on" }, start: true });
  await page.goto(path);
  await waits(page);
  await play(page);
  return path.slice("/t/".length);
}

/** Some games of several kinds; `open`: at public tables. @param {Stage} stage @param {Page} page @param {boolean} [open] */
async function games(stage, page, open = false) {
  for (const game of LISTED.filter((one) => !RACES.includes(one))) await finished(stage, page, game, { bots: ["casual"], open });
  for (const care of [0.5, 0.8]) await finished(stage, page, LISTED[0], { care, open });
}

/** A record in which one die was turned. @param {string} text */
const turned = (text) =>
  text.replace(/(\s1\.\d+\.1=)(.)/, (_, /** @type {string} */ at, /** @type {string} */ face) => at + (face === "R" ? "K" : "R"));

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "More ways to play",
  scenes: [
    {
      name: "more",
      caption: "Everything beyond a quick game (Polish)",
      looks: { phone: "light", desktop: "light" },
      show: async (stage) => open(await known(stage, "pl-PL"), "/more", "#install p"),
    },
    {
      name: "daily",
      caption: "The challenge of the day: one attempt for everybody, with the same dice (Russian)",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "ru-RU");
        await attempted(stage, page, "stonoga", 0.9);
        return open(page, "/daily", ".poster .result");
      },
    },
    {
      name: "daily-board",
      caption: "The board of the day: how everybody did with the same dice",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        for (const [at, name] of ["Ola", "Staś", "Нина", "Jan", "Pola", "Maja", "Антон", "Olek"].entries())
          await attempted(stage, await stage.visit(name), "stonoga", (at % 4) / 4);
        const page = await known(stage, "en-GB");
        await attempted(stage, page, "stonoga", 0.9);
        const { today } = /** @type {{ today: string }} */ (await stage.ask(page, "/api/v1/daily"));
        return open(page, `/daily/${today}/stonoga`, ".places .is-own");
      },
    },
    {
      name: "daily-table",
      caption: "An attempt at the challenge of the day (Polish)",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "pl-PL");
        const { table } = /** @type {{ table: string }} */ (await stage.ask(page, "/api/v1/daily/clever", {}));
        await page.goto(`/t/${table}`);
        let after = "";
        for (let n = 0; n < 12; n++) {
          await wants(page, after);
          after = await cleverStep(page);
        }
        await wants(page, after);
        return page;
      },
    },
    {
      name: "clock",
      caption: "A table with clocks: one's own time in the bar, everybody's behind it",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "en-GB");
        await page.goto(
          await stage.table(page, {
            game: "stonoga",
            seats: [{ you: {} }, { you: { name: "Ola" } }, { bot: { name: "greedy" } }],
            clock: { per: "game", seconds: 600 },
            start: true,
          }),
        );
        for (let n = 0; n < 8; n++) {
          await waits(page);
          await stonogaStep(page);
        }
        await waits(page);
        await page.locator("seat-clock .num").getByText("9:5").waitFor(); // It takes some time.
        await page.locator("seat-clock .pill").click();
        return page;
      },
    },
    {
      name: "replay",
      caption: "A game is watched again, with the eyes of one who played (Polish)",
      looks: { phone: "light", desktop: "light" },
      show: (stage) => watched(stage, "pl-PL", "stonoga", { tails: "on" }, "&eye=0"),
    },
    {
      name: "replay-clever",
      caption: "A game of Clever is watched again (Russian)",
      looks: { phone: "dark", desktop: "dark" },
      show: (stage) => watched(stage, "ru-RU", "clever", {}, ""),
    },
    {
      name: "replay-broken",
      caption: "A record that somebody brings: it is played up to where it breaks",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await open(await known(stage, "en-GB"), "/replay", "textarea");
        await page.locator("textarea").fill(golden("stonoga-pl-two").replace("2>roll:14", "2>rroll:14"));
        await page.locator("main .btn.go").first().click();
        await page.locator(".replay-breaks summary").click();
        return page;
      },
    },
    {
      name: "replay-no-record",
      caption: "What is no record is refused with its place (Polish)",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await open(await known(stage, "pl-PL"), "/replay", "textarea");
        await page.locator("textarea").fill('[Game "stonoga"]\n[Players 2]\n\n1>roll:14');
        await page.locator("main .btn.go").first().click();
        await page.locator(".replay-broken").waitFor();
        return page;
      },
    },
    {
      name: "proof",
      caption: "The proof of the dice holds (Polish)",
      looks: { phone: "light", desktop: "light" },
      async show(stage) {
        const page = await known(stage, "pl-PL");
        return open(page, `/proof/${await playedHere(page, stage)}`, '[data-verdict="proved"]');
      },
    },
    {
      name: "proof-fails",
      caption: "The proof of the dice finds a die that was turned",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "en-GB");
        const table = await playedHere(page, stage);
        await page.route("**/record", async (route) => {
          const answer = await route.fetch({ url: stage.real(route.request().url()) });
          await route.fulfill({ body: turned(await answer.text()), contentType: "text/plain" });
        });
        return open(page, `/proof/${table}`, '[data-verdict="fails"]');
      },
    },
    {
      name: "me",
      caption: "One's own page: games and results",
      looks: { phone: "light", desktop: "light" },
      async show(stage) {
        const page = await known(stage, "en-GB");
        await games(stage, page);
        await finished(stage, page, "clever", { friends: ["Ola"] });
        await attempted(stage, page, "stonoga", 0.9);
        await stage.table(page, { game: "clever", seats: [{ you: {} }, { bot: { name: "greedy" } }], start: true });
        return open(page, "/me", ".my-self");
      },
    },
    {
      name: "me-dice",
      caption: "One's own page: how one's own dice fell (Russian)",
      at: ".my-dice",
      looks: { phone: "dark", desktop: "light" },
      async show(stage) {
        const page = await known(stage, "ru-RU");
        await games(stage, page);
        return open(page, "/me", ".fall-plot");
      },
    },
    {
      name: "dice",
      caption: "All proved dice of this server (Polish)",
      at: ".fall-game",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "pl-PL");
        const count = async () => /** @type {{ tables: number }} */ (await stage.ask(page, "/api/v1/dice")).tables;
        const before = await count();
        await games(stage, page, true);
        // Games are counted once a minute.
        for (let n = 0; n < 80 && (await count()) < before + 5; n++) await page.waitForTimeout(1000);
        return open(page, "/dice", ".fall-plot");
      },
    },
    {
      name: "program",
      caption: "A program gets a seat, and a key that is shown once",
      looks: { phone: "light", desktop: "dark" },
      async show(stage) {
        const page = await known(stage, "en-GB");
        await page.goto(await stage.table(page, { game: "stonoga", seats: [{ you: {} }, "open"] }));
        await page.locator(".lobby .more-options").click();
        await page.getByRole("button", { name: program["program.offer"] }).click();
        await page.getByLabel(program["program.name"]).fill("Centibot");
        await page.getByRole("button", { name: program["program.give"] }).click();
        await page.getByLabel(program["program.key"], { exact: true }).waitFor();
        return page;
      },
    },
  ],
};
