// Skeleton in the browser, from the first click to the proof.

import assert from "node:assert/strict";
import typed from "../../web/i18n/en/typed.js";
import ui from "../../web/i18n/en/ui.js";
import { done, face, type, wants } from "./companion-play.mjs";
import { make, sitHere } from "./play.mjs";
import { scene, staged } from "./world.mjs";

staged(["--one-more", "--fair"]);

/** The number of the present question: every own act raises it. Runs in the page. */
const prompt = () => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.play.prompt;

/**
 * Rolls until so much is in the pot, and banks, until the game is over.
 * @param {import("playwright-core").Page} page @param {number} enough
 */
async function play(page, enough) {
  const end = page.locator(".end");
  for (let act = 0; act < 200; act++) {
    await page.locator(".end, .go-row .btn.go[aria-disabled=false]").first().waitFor();
    if (await end.count()) return;
    const before = await page.evaluate(prompt);
    const pot = Number(await page.locator(".pot .num").innerText());
    await page.locator(`[data-act=${pot < enough ? "roll" : "bank"}]`).click();
    await page.waitForFunction(
      (n) =>
        /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.play.prompt !== n || document.querySelector(".end"),
      before,
    );
  }
  throw new Error("the game does not end");
}

scene("a game with a bot: a hint with numbers, the end, the replay and the proof", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.locator("[data-poster=skeleton] .btn.go").click();
  await page.locator(".go-row .btn.go[aria-disabled=false]").waitFor();
  await page.locator(".dock .ask .icon-btn").click();
  assert.match(await page.locator(".advice .is-best .worth").innerText(), /\d/);
  const advised = page.locator(".advice .is-best .sense");
  assert.match(await advised.innerText(), /^(Roll again|Bank): \d+ random games?\.$/, "the words of the button, and how many games");
  assert.equal(await page.locator(".go-row [data-advised]").count(), 1);
  await page.locator(".advice .do").click();
  await play(page, 6);
  assert.equal(await page.locator(".score").count(), 2);
  // The end has the cloth of the game, and nothing touches the cards.
  const cloth = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const slab of [".next", ".table > .story"]) {
    assert.equal(await page.locator(slab).evaluate((one) => getComputedStyle(one).backgroundColor), cloth, slab);
  }
  const edges = await page
    .locator(".end > :is(.headline, .scores, .more)")
    .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]));
  assert.equal(edges.length, 3);
  for (const [at, [top]] of edges.slice(1).entries()) assert.ok(top - edges[at][1] >= 8, `${top - edges[at][1]} px above part ${at + 1}`);

  await page.locator('.end a[href^="/replay/"]').click();
  await page.locator("turlaj-watched .table").waitFor();
  await page.keyboard.press("Home");
  assert.equal(await page.locator("turlaj-watched .players .num").allInnerTexts().then(String), "0,0");
  assert.equal(await page.locator("turlaj-watched .dock .btn:visible").count(), 0, "no button that cannot be pressed");
  await page.keyboard.press("End");
  await page.locator("turlaj-watched .score").first().waitFor();

  await page.getByRole("button", { name: ui["ui.menu"] }).click();
  await page.locator('.menu a[href^="/proof/"]').click();
  const verdict = page.locator(".proof-verdict");
  await verdict.waitFor();
  assert.equal(await verdict.getAttribute("data-verdict"), "proved");
});

scene("alone, the dice that fell, and the rules", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.locator("[data-poster=skeleton] .ways button").click();
  await play(page, 1);
  assert.equal(await page.locator(".score").count(), 1);
  await page.goto("/me");
  await page.locator('.fall[data-kind="skeleton die"]').waitFor();
  await page.goto("/rules/skeleton");
  await page.locator(".ex-dice").first().waitFor();
  assert.equal((await page.locator("main").innerText()).includes("rules."), false, "every sentence is there");
});

scene("a real die: what falls is typed, and corrected until somebody acts", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/new/skeleton?with=real");
  await sitHere(page, ["Ala", "Ola"]);
  await make(page);
  const pot = (/** @type {string} */ shows) =>
    page.waitForFunction((shows) => document.querySelector(".pot .num")?.textContent?.trim() === shows, shows);
  assert.equal((await wants(page)).kind, "pad");
  const faces = await page.locator(".pad-face").evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.face));
  assert.deepEqual(faces, ["1", "2", "3", "4", "5", "6"]);
  await type(page, ["5"]);
  await pot("5");
  await page.getByRole("button", { name: typed["typed.fix.label"] }).click();
  assert.equal(await face(page, "5").getAttribute("aria-pressed"), "true", "the pad shows what was typed");
  await face(page, "3").click();
  await done(page).click();
  await pot("3");
  await page.locator("[data-act=bank]").click();
  await page.locator(".pad").waitFor();
});
