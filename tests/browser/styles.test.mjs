// What one page wears, the next one takes off: it looks as if it had been opened first.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { make, newTable, solo } from "./play.mjs";
import { scene } from "./world.mjs";

const GAME = { players: [{ name: "Ala", hue: "y" }, { name: "Ola", hue: "o" }], first: 0, dice: "real", clock: 30, phase: "ready", typed: [null, null, null, null], until: null, left: null, ended: "", draft: null,
  rounds: [{ dice: [9, 1, 4, 1], shouter: 0, right: true, smiles: 1, levels: [null, 4] }] };

/** Which sheets are on, whose page it is, and how all that is on it looks. Runs in the page. */
function look() {
  const on = [...document.styleSheets].filter((one) => matchMedia(one.media.mediaText || "all").matches).map((one) => one.href?.split("/").pop());
  const drawn = [...document.querySelectorAll("#app *")].filter((one) => !one.closest("svg, .story, .toast")).map((one) => {
    const { display, backgroundColor, color, fontSize, fontWeight, gridTemplateAreas, paddingTop, position } = getComputedStyle(one);
    return [one.tagName, one.getAttribute("class"), display, backgroundColor, color, fontSize, fontWeight, gridTemplateAreas, paddingTop, position].join(" ");
  });
  return { on: on.sort(), game: document.body.dataset.game ?? "", ground: getComputedStyle(document.body).backgroundColor, drawn };
}

/** Goes there without loading. */
const go = (page, path) => page.evaluate((to) => { window.dispatchEvent(new CustomEvent("go", { detail: to })); }, path);

scene("pages leave nothing of their look behind", async ({ visit }) => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await page.goto("/new/clever?with=device");
  await page.locator(".seat-list + .row .btn").nth(1).click(); // alone: nothing is covered
  await make(page);
  const table = new URL(page.url()).pathname;
  await newTable(page, "real", {});
  await make(page);
  const real = new URL(page.url()).pathname;
  await solo(page);
  const over = new URL(page.url()).pathname;
  await page.getByRole("button", { name: ui["ui.menu"] }).click();
  await page.getByRole("button", { name: ui["ui.end-game"] }).click();
  await page.locator(".request .btn").first().click();
  await page.getByText(ui["ui.abandoned"]).waitFor();
  const replay = over.replace("/t/", "/replay/");
  await page.evaluate((game) => localStorage.setItem("turlaj.companion.ziomek", JSON.stringify(game)), GAME);

  const places = { [table]: ".sheet [data-field]", [real]: ".pad", "/": ".home .lately, .home a[href^='/t/']", [replay]: "turlaj-watched .shelf", "/companion/ziomek": ".score-pad", "/me": "turlaj-me h1", "/rules/ziomek": "turlaj-rules h1" };
  const settle = async (path) => {
    await page.locator(places[path]).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    return page.evaluate(look);
  };
  /** @type {Record<string, any>} */
  const fresh = {};
  for (const path of Object.keys(places)) {
    await page.goto(path);
    fresh[path] = await settle(path);
  }
  for (const path of [table, "/", "/companion/ziomek", table, "/me", real, "/companion/ziomek", "/rules/ziomek", "/", replay, "/"]) {
    await go(page, path);
    assert.deepEqual(await settle(path), fresh[path], path);
  }
});
