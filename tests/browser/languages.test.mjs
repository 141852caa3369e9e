// Three languages: no key and no placeholder is ever shown to a person.

import assert from "node:assert/strict";
import pl from "../../web/i18n/pl/more-stonoga.js";
import ru from "../../web/i18n/ru/more-stonoga.js";
import { another, hasten, make, newTable, waits } from "./play.mjs";
import { go } from "./within.mjs";
import { known, scene } from "./world.mjs";

/** Texts that are keys or have holes. Runs in the page. */
function raw() {
  const first =
    "ui|ask|news|score|option|refusal|action|rules|bot|status|emote|animal|first|game|die|shoes|colour|piece|tail|tile|centipede|more";
  const key = new RegExp(`(^|[\\s:(])(${first})\\.[a-z*]`, "i");
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const one of document.body.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.trim()).filter((text) => key.test(text) || /\{\w+\}|undefined|NaN|\[object/.test(text));
}

for (const [lang, locale] of [
  ["pl", "pl-PL"],
  ["en", "en-GB"],
  ["ru", "ru-RU"],
]) {
  scene(`${lang}: every page speaks, and a whole game alone with every extra`, async ({ visit, server }) => {
    const guest = await visit({ locale });
    const { page } = guest;
    const key = await known(server, guest, "Ala", true);
    const seen = /** @type {Set<string>} */ (new Set());
    const read = async (/** @type {string} */ where) => {
      for (const text of await page.evaluate(raw)) seen.add(`${where}: ${text}`);
    };
    await page.goto("/");
    const pages = {
      "/": ".poster .btn",
      "/rules/stonoga": ".rules .card",
      "/settings": "#name",
      "/more": "#install p",
      "/new/stonoga?with=friends": ".option",
    };
    for (const [path, ready] of Object.entries(pages)) {
      await go(page, path);
      await page.locator(ready).last().waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), lang);
      await read(path);
    }
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
    await go(page, "/");
    await page.locator(".list a").first().waitFor();
    await read("home with tables");
    await go(page, "/t/nosuchtable22222");
    await page.locator(".slip").waitFor();
    await read("no such table");
    await go(page, await another({ server }, key, { options: { tails: "on", barefoot: "on", golden: "on" } }));
    await hasten(page, { look: read });
    assert.deepEqual([...seen], []);
  });
}

scene("the language changes at once on a page of a game, is chosen by a button and stays chosen", async ({ visit }) => {
  const { page } = await visit({ locale: "pl-PL" });
  await newTable(page, "device", {});
  const option = page.locator('.choice:has(input[name="tails"]) b');
  assert.equal(await option.innerText(), pl["option.tails"]);
  await page.locator('.langs button[lang="ru"]').click();
  await page.locator('html[lang="ru"]').waitFor();
  assert.equal(await option.innerText(), ru["option.tails"]);
  await page.goto("/");
  await page.locator('.langs button[lang="ru"][aria-pressed="true"]').waitFor();
});
