// Tips of a first game: they are hidden for one game, and never in place of the hint.

import assert from "node:assert/strict";
import { known, post } from "./clever-play.mjs";
import { scene } from "./world.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const words = (lang, file) => import(`../../web/i18n/${lang}/${file}.js`).then((found) => found.default);

/** Which of these texts do not fit into the tip that is shown. Runs in the page. */
const cut = (texts) => {
  const tip = document.querySelector(".lesson"), words = tip.querySelector("span");
  const [before, range] = [words.textContent, document.createRange()];
  const wrong = texts.filter((text) => {
    words.textContent = text;
    range.selectNodeContents(words);
    const [inner, outer] = [range, tip].map((one) => one.getBoundingClientRect());
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || outer.right > innerWidth;
  });
  words.textContent = before;
  return wrong;
};

for (const lang of ["en", "pl", "ru"]) {
  scene(`${lang}: Clever on a phone shows the hint beside its tips, and hides the tips of Clever alone`, async ({ visit, server }) => {
    const guest = await visit({ ...PHONE, locale: { en: "en-GB", pl: "pl-PL", ru: "ru-RU" }[lang] });
    const { page } = guest;
    const ui = await words(lang, "ui");
    const key = await known(server, guest, "Ala", true);
    const table = async (game) => `/t/${(await post(server, "/api/v1/tables", { game, seats: [{ you: {} }], start: true }, key)).table}`;
    await page.goto(await table("clever"));
    await page.locator(".lesson").waitFor();
    const hint = page.getByRole("button", { name: ui["ui.hint"] });
    assert.ok(await hint.isVisible(), "the hint is there");
    const tips = Object.entries(await words(lang, "clever")).filter(([name]) => name.startsWith("first.")).map(([, text]) => text);
    assert.ok(tips.length > 10);
    assert.deepEqual(await page.evaluate(cut, tips), [], "every tip of the game fits");
    await page.getByRole("button", { name: ui["ui.skip-lessons"] }).tap();
    await page.locator(".lesson").waitFor({ state: "detached" });
    assert.ok(await hint.isVisible());
    await page.goto(await table("stonoga"));
    await page.locator(".lesson").waitFor();
    await page.goto(await table("clever"));
    await hint.waitFor();
    assert.equal(await page.locator(".lesson").count(), 0, "Clever's tips stay hidden");
  });
}
