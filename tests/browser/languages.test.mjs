// Three languages: no key and no placeholder is ever shown to a person.

import assert from "node:assert/strict";
import pl from "../../web/i18n/pl/stonoga.js";
import ru from "../../web/i18n/ru/stonoga.js";
import { make, newTable, play, solo, waits } from "./play.mjs";
import { scene } from "./world.mjs";

/** Texts that are keys or have holes. Runs in the page. */
function raw() {
  const key = /(^|[\s:(])(ui|ask|news|score|option|refusal|action|rules|bot|status|emote|animal|first|game|die|shoes|colour|piece|tail|tile|centipede|more)\.[a-z*]/i;
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const one of document.body.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(one.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.trim()).filter((text) => key.test(text) || /\{\w+\}|undefined|NaN|\[object/.test(text));
}

for (const [lang, locale] of [["pl", "pl-PL"], ["en", "en-GB"], ["ru", "ru-RU"]]) {
  scene(`${lang}: every page speaks`, async ({ visit }) => {
    const { page } = await visit({ locale });
    const seen = new Set();
    const read = async (where) => { for (const text of await page.evaluate(raw)) seen.add(`${where}: ${text}`); };
    const pages = { "/": ".poster .btn", "/new/stonoga?with=friends": ".option", "/rules/stonoga": ".rules .card", "/settings": "#name", "/more": "#install p" };
    for (const [path, ready] of Object.entries(pages)) {
      await page.goto(path);
      await page.locator(ready).last().waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), lang);
      await read(path);
    }
    await newTable(page, "friends", {});
    await page.locator(".seat-list select").nth(1).selectOption("bot");
    await page.locator(".more-options").click();
    await page.locator('.choice:has(input[value="ru"])').click();
    await page.locator(".why-not").first().waitFor();
    await read("a seat for a bot, more options, reasons");
    await page.locator(".seat-list select").nth(1).selectOption("open");
    await make(page);
    await page.locator(".lobby .invite .slip").waitFor();
    await read("lobby");
    await page.locator(".lobby .seat-list .btn").last().click(); // a bot
    await page.locator(".lobby section:first-child > .btn.go").click();
    await waits(page);
    await page.locator(".bar button").click();
    await page.locator("nav.menu").waitFor();
    await read("menu");
    await page.locator(".bar button").click();
    await page.locator('.shelf button[aria-disabled="true"]').first().click({ force: true });
    await page.locator(".dock .slip").waitFor();
    await read("why not");
    await page.locator(".dock .slip button").click();
    await page.locator(".dock .ask .icon-btn").click();
    await page.locator(".dock .slip, .advice:not(.is-thinking)").waitFor();
    await read("hint");
    await page.goto("/");
    await page.locator(".list a").first().waitFor();
    await read("home with tables");
    await page.goto("/t/nosuchtable22222");
    await page.locator(".slip").waitFor();
    await read("no such table");
    assert.deepEqual([...seen], []);
  });

  scene(`${lang}: a whole game alone speaks, with every extra`, async ({ visit }) => {
    const { page } = await visit({ locale });
    const seen = new Set();
    await solo(page, { tails: "on", barefoot: "on", golden: "on" });
    await play(page, { look: async (state) => { for (const text of await page.evaluate(raw)) seen.add(`${state}: ${text}`); } });
    assert.deepEqual([...seen], []);
  });
}

scene("the language changes at once on a page of a game", async ({ visit }) => {
  const { page } = await visit({ locale: "pl-PL" });
  await newTable(page, "device", {});
  const option = page.locator('.choice:has(input[name="tails"]) b');
  assert.equal(await option.innerText(), pl["option.tails"]);
  await page.locator('.langs button[lang="ru"]').click();
  await page.locator('html[lang="ru"]').waitFor();
  assert.equal(await option.innerText(), ru["option.tails"]);
});

scene("the language is chosen by a button and stays chosen", async ({ visit }) => {
  const { page } = await visit({ locale: "pl-PL" });
  await page.goto("/");
  await page.locator('.langs button[lang="ru"]').click();
  await page.locator('html[lang="ru"]').waitFor();
  await page.reload();
  await page.locator('.langs button[lang="ru"][aria-pressed="true"]').waitFor();
});
