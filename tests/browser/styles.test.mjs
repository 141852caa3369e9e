// What one page wears, the next one takes off: it looks as if it had been opened first.

import assert from "node:assert/strict";
import { hasten } from "./play.mjs";
import { go } from "./within.mjs";
import { known, post, scene } from "./world.mjs";

const GAME = {
  players: [
    { name: "Ala", hue: "y" },
    { name: "Ola", hue: "o" },
  ],
  first: 0,
  dice: "real",
  clock: 30,
  phase: "ready",
  typed: [null, null, null, null],
  until: null,
  left: null,
  ended: "",
  draft: null,
  rounds: [{ dice: [9, 1, 4, 1], shouter: 0, right: true, smiles: 1, levels: [null, 4] }],
};

/** Which sheets are on, whose page it is, and how all that is on it looks. Runs in the page. */
function look() {
  const on = [...document.styleSheets]
    .filter((one) => matchMedia(one.media.mediaText || "all").matches)
    .map((one) => one.href?.split("/").pop());
  const drawn = [...document.querySelectorAll("#app *")]
    .filter((one) => !one.closest("svg, .story, .toast"))
    .map((one) => {
      const { display, backgroundColor, color, fontSize, fontWeight, gridTemplateAreas, paddingTop, position } = getComputedStyle(one);
      return [
        one.tagName,
        one.getAttribute("class"),
        display,
        backgroundColor,
        color,
        fontSize,
        fontWeight,
        gridTemplateAreas,
        paddingTop,
        position,
      ].join(" ");
    });
  return { on: on.sort(), game: document.body.dataset.game ?? "", ground: getComputedStyle(document.body).backgroundColor, drawn };
}

/** Waits until it has looked the same twice, or as it should; answers how. */
async function settled(/** @type {Page} */ page, /** @type {string} */ place, should = "") {
  await page.locator(place).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page
    .waitForFunction(
      (should) => {
        const now = JSON.stringify(window.look());
        const isStill = now === (should || window.looked);
        window.looked = now;
        return isStill;
      },
      should,
      { polling: 150 },
    )
    .catch(() => {}); // What differs is told then.
  return page.evaluate(() => window.look());
}

scene("pages leave nothing of their look behind", async ({ visit, server }) => {
  const guest = await visit({ reducedMotion: "reduce" });
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  await page.addInitScript(`window.look = ${look}`);
  const begin = async (/** @type {object} */ wish) =>
    (await post(server, "/api/v1/tables", { seats: [{ you: {} }], options: {}, start: true, ...wish }, key)).table;
  const [table, real] = [`/t/${await begin({ game: "clever" })}`, `/t/${await begin({ game: "stonoga", typed: true })}`];
  await server.choose({ left: 1 });
  const over = await begin({ game: "stonoga" });
  await page.goto(`/t/${over}`);
  await hasten(page);
  const replay = `/replay/${over}`;
  await page.evaluate((game) => localStorage.setItem("turlaj.companion.ziomek", JSON.stringify(game)), GAME);

  const places = {
    [table]: ".sheet [data-field]",
    [real]: ".pad",
    "/": ".home .lately, .home a[href^='/t/']",
    [replay]: "turlaj-watched .shelf",
    "/companion/ziomek": ".score-pad",
    "/me": "turlaj-me h1",
    "/rules/ziomek": "turlaj-rules h1",
  };
  /** @type {Record<string, ReturnType<Window["look"]>>} */
  const fresh = {};
  for (const path of Object.keys(places)) {
    await page.goto(path, { waitUntil: "networkidle" });
    fresh[path] = await settled(page, places[path]);
  }
  for (const path of [table, "/", "/companion/ziomek", table, "/me", real, "/companion/ziomek", "/rules/ziomek", "/", replay, "/"]) {
    await go(page, path);
    assert.deepEqual(await settled(page, places[path], JSON.stringify(fresh[path])), fresh[path], path);
  }
});
