// Tips of a first game: they are hidden for one game, and never in place of the hint.

import assert from "node:assert/strict";
import { go, speaks } from "./within.mjs";
import { known, post, scene } from "./world.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const words = (/** @type {string} */ lang, /** @type {string} */ file) =>
  import(`../../web/i18n/${lang}/${file}.js`).then((/** @type {{ default: Words }} */ found) => found.default);

/** Which of these texts do not fit into the tip that is shown. Runs in the page. */
const cut = (/** @type {string[]} */ texts) => {
  const tip = /** @type {Element} */ (document.querySelector(".lesson"));
  const words = /** @type {Text} */ ([...tip.querySelectorAll("span")[0].childNodes].find((one) => one instanceof Text && one.data.trim()));
  const [before, range] = [words.data, document.createRange()];
  const wrong = texts.filter((/** @type {string} */ text) => {
    words.data = text;
    range.selectNodeContents(words);
    const [inner, outer] = [range, tip].map((one) => one.getBoundingClientRect());
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || outer.right > innerWidth;
  });
  words.data = before;
  return wrong;
};

scene(
  "Clever on a phone shows the hint beside its tips in three languages, and hides the tips of Clever alone",
  async ({ visit, server }) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const key = await known(server, guest, "Ala", true);
    const table = async (/** @type {string} */ game) =>
      `/t/${(await post(server, "/api/v1/tables", { game, seats: [{ you: {} }], start: true }, key)).table}`;
    await page.goto(await table("clever"));
    await page.locator(".lesson").waitFor();
    let hint, skip;
    for (const lang of ["en", "pl", "ru"]) {
      await speaks(page, lang);
      const ui = await words(lang, "ui");
      hint = page.getByRole("button", { name: ui["ui.hint"] });
      skip = page.getByRole("button", { name: ui["ui.skip-lessons"] });
      await hint.waitFor();
      await skip.waitFor();
      const tips = Object.entries(await words(lang, "clever"))
        .filter(([name]) => name.startsWith("first."))
        .map(([, text]) => text);
      assert.ok(tips.length > 10);
      assert.deepEqual(await page.evaluate(cut, tips), [], `${lang}: every tip of the game fits`);
    }
    await skip?.tap();
    await page.locator(".lesson").waitFor({ state: "detached" });
    assert.ok(await hint?.isVisible());
    await go(page, await table("stonoga"));
    await page.locator(".lesson").waitFor();
    await page.goto(await table("clever"));
    await hint?.waitFor();
    assert.equal(await page.locator(".lesson").count(), 0, "Clever's tips stay hidden");
  },
);
