// Snakes with the option that only the die just taken may be rolled again after a plus: chosen in the form, and kept by the
// board. Real dice, so that a plus falls when it is wanted.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/snakes.js";
import { PHONE } from "./clever-play.mjs";
import { type, wants } from "./companion-play.mjs";
import { make, sitHere, tap } from "./play.mjs";
import { agrees, endAt, lastPlay, step } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

const roll = (/** @type {Page} */ page, /** @type {string} */ die) => page.locator(`.dock .roll.of-${die}`);
const question = async (/** @type {Page} */ page) => (await page.locator(".ask .question").textContent())?.trim();

/** The option's row of the form, opened if it is not among the first. */
async function again(/** @type {Page} */ page) {
  await page.locator(".option").first().waitFor();
  const choice = (/** @type {string} */ value) => page.locator(`.choice:has(input[name="again"][value="${value}"])`);
  if (!(await choice("any").count())) await page.locator(".more-options").tap();
  await choice("any").waitFor();
  return choice;
}

scene("the form offers the option in every language, with a name and an explanation", async ({ visit }) => {
  for (const [lang, locale] of [
    ["pl", "pl-PL"],
    ["en", "en-GB"],
    ["ru", "ru-RU"],
  ]) {
    const { default: said } = /** @type {{ default: Words }} */ (await import(`../../web/i18n/${lang}/snakes.js`));
    const { page } = await visit({ ...PHONE, locale });
    await page.goto("/new/snakes?with=device");
    const choice = await again(page);
    const row = page.locator(".option").filter({ has: choice("any") });
    const text = (await row.textContent()) ?? "";
    for (const key of ["option.again", "option.again.about", "option.again.any", "option.again.taken"])
      assert.ok(text.includes(said[key]), `${lang}: ${key} in ${text}`);
    assert.ok(await choice("any").locator("input").isChecked(), "any die, unless said otherwise");
    const box = await row.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width, `${lang}: the row is as wide as the screen at most`);
  }
});

scene("after a plus only a taken die can be rolled, and the page says so", async ({ visit }) => {
  const guest = await visit(PHONE);
  const { page } = guest;
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  await page.goto("/new/snakes?with=real");
  await sitHere(page, ["Ala", "Ola"]);
  const choice = await again(page);
  await choice("taken").tap();
  await make(page, tap);
  let at = "";
  const next = async (/** @type {string} */ kind) => {
    const asked = await wants(page, at);
    assert.equal(asked.kind, kind);
    ({ at } = asked);
  };
  for (const _ of ["Ala", "Ola"]) {
    // A first turn each, with a green straight.
    await next("asked");
    await step(page, { dice: "g" }, tap);
    await next("pad");
    await type(page, ["S"], tap);
    await next("asked");
    await step(page, {}, tap);
  }
  await next("asked");
  await step(page, { dice: "o" }, tap);
  await next("pad");
  await type(page, ["+"], tap);
  await next("asked");
  assert.ok((await question(page))?.includes(words["ask.plus.only"]));
  await agrees(guest);
  await roll(page, "g").tap({ force: true });
  await page.getByRole("alert").getByText(words["refusal.only-taken"]).waitFor();
  await tap(page, endAt(page, "1a"));
  await tap(page, page.locator(".dock .put"));
  await next("asked");
  assert.ok((await question(page))?.includes(words["ask.plus.taken.only"]));
  assert.deepEqual(lastPlay(guest).asked.legal, ["roll:g", "stop"]);
  await agrees(guest);
  await tap(page, roll(page, "g"));
  await next("pad");
  await type(page, ["H"], tap);
  await next("asked");
  assert.equal(lastPlay(guest).view.phase, "place");
});
