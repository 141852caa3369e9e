// Clever for everybody: by the keyboard alone, read aloud, in three languages, by day and by night.

import assert from "node:assert/strict";
import { BOT, LIT, begin, play } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { key } from "./play.mjs";
import { scene } from "./world.mjs";

scene("axe finds nothing while one picks, takes from a tray, and uses a bonus", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { others: [BOT], lessons: true });
  await page.locator(".dock button[data-die][aria-pressed]").first().click();
  await examine(page, "picking");
  const open = new Set(["take", "fill"]);
  await play(page, {
    look: async ({ kind }) => {
      if (open.delete(kind)) await examine(page, kind);
      return !open.size;
    },
  });
  assert.deepEqual([...open], [], "never asked");
});

scene("axe finds nothing in the rules", async (stage) => {
  const { page } = await stage.visit();
  await page.goto("/rules/clever");
  await page.locator(".rules .card").last().waitFor();
  await examine(page, "rules");
});

const LANGUAGES = [["en", "en-GB"], ["pl", "pl-PL"], ["ru", "ru-RU"]];
const wordsOf = async (lang) => ({
  ...(await import(`../../web/i18n/${lang}/common.js`)).default,
  ...(await import(`../../web/i18n/${lang}/ui.js`)).default,
  ...(await import(`../../web/i18n/${lang}/clever.js`)).default,
});

/** Texts that are keys or have holes; a key without a dot only where it is the whole text. Runs in the page. */
function raw(/** @type {string[]} */ keys) {
  const known = new Set(keys);
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const one of document.body.querySelectorAll("*")) for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(one.getAttribute(name) ?? "");
  const isKey = (/** @type {string} */ text) => text.split(/[\s,;:()·×]+/).some((word) => /\.\S/.test(word) && known.has(word.replace(/\.$/, "")));
  return [...new Set(texts.map((text) => text.trim()).filter((text) => isKey(text) || /\{\w+\}|undefined|NaN|\[object/.test(text)))];
}

for (const [lang, locale] of LANGUAGES) {
  scene(`${lang}: a turn, a tray and what follows are told in words, and every field has a name`, async (stage) => {
    const words = await wordsOf(lang);
    const keys = Object.keys(words);
    const guest = await stage.visit({ locale });
    const { page } = guest;
    await begin(stage, guest, { others: [BOT], lessons: true });
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    const seen = new Set();
    let steps = 0;
    await play(page, {
      look: async ({ kind }) => {
        for (const text of await page.evaluate(raw, keys)) seen.add(`${kind}: ${text}`);
        return ++steps > 7;
      },
    });
    const names = await page.locator(".sheet button[data-field]").evaluateAll((all) => all.map((one) => [one.dataset.field, one.getAttribute("aria-label"), one.getAttribute("aria-disabled")]));
    assert.equal(names.length, 56);
    const place = (field) => words[field[0] === "Y" ? "field.Y" : "field.B"].replace("{row}", field[3]).replace("{number}", field[0] === "Y" ? field[1] : field.slice(1));
    for (const [field, name, dull] of names) {
      if (/[YB]/.test(field[0])) assert.ok(`${name},`.startsWith(`${words[`colour.${field[0]}`]}, ${place(field)},`), `${field}: ${name}`);
      else assert.ok(name.startsWith(`${words[`colour.${field[0]}`]}, `), `${field}: ${name}`);
      assert.equal(name.includes(`, ${words["field.possible"]}`), dull === "false", `${field}: ${name}`);
    }
    assert.equal(new Set(names.map(([, name]) => name)).size, 56, "no two names are alike");
    // What cannot be done, and what is advised, is said in words too.
    await page.locator('.sheet button[data-field][aria-disabled="true"]').first().click({ force: true });
    await page.getByRole("alert").waitFor();
    for (const text of await page.evaluate(raw, keys)) seen.add(`why not: ${text}`);
    const why = await page.getByRole("alert").innerText();
    await page.getByRole("button", { name: words["ui.hint"] }).click();
    await page.waitForFunction((text) => !document.querySelector("[role=alert]")?.textContent?.includes(text), why.trim());
    for (const text of await page.evaluate(raw, keys)) seen.add(`hint: ${text}`);
    assert.deepEqual([...seen], []);
  });
}

scene("the keyboard is enough for two rounds: every step is seen, arrows go from field to field", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest);
  await page.locator(LIT).first().focus();
  const at = await page.evaluate(() => document.activeElement?.getAttribute("data-field"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-field")), at);
  const kinds = new Set();
  await play(page, {
    press: key,
    look: async ({ kind }) => {
      kinds.add(kind);
      return /3/.test(await page.locator(".round.is-now b").innerText());
    },
  });
  assert.ok(kinds.has("pick") && kinds.has("take"), [...kinds].join());
});
