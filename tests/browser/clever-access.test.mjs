// Clever for everybody: by the keyboard alone, read aloud, in three languages, by day and by night.

import assert from "node:assert/strict";
import { BOT, LIT, begin, play } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { key } from "./play.mjs";
import { scene } from "./world.mjs";

/** The last round against a bot: a turn with a bonus, then a tray. */
const LAST_ROUND = { seed: 4, left: 14 };

scene("axe finds nothing in the rules", async (stage) => {
  const { page } = await stage.visit();
  await page.goto("/rules/clever");
  await page.locator(".rules .card").last().waitFor();
  await examine(page, "rules");
});

const LANGUAGES = [
  ["pl", "pl-PL"],
  ["ru", "ru-RU"],
];
const wordsOf = async (/** @type {string} */ lang) => ({
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/common.js`)).default),
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/ui.js`)).default),
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/clever.js`)).default),
});

/** Texts that are keys or have holes; a key without a dot only where it is the whole text. Runs in the page. */
function raw(/** @type {string[]} */ keys) {
  const known = new Set(keys);
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const one of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(one.getAttribute(name) ?? "");
  const isKey = (/** @type {string} */ text) =>
    text.split(/[\s,;:()·×]+/).some((word) => /\.\S/.test(word) && known.has(word.replace(/\.$/, "")));
  return [...new Set(texts.map((text) => text.trim()).filter((text) => isKey(text) || /\{\w+\}|undefined|NaN|\[object/.test(text)))];
}

/** Every field has a name, and no two are alike. */
async function named(/** @type {Page} */ page, /** @type {Texts} */ words) {
  const names = await page
    .locator(".sheet button[data-field]")
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.field ?? "", one.getAttribute("aria-label") ?? "", one.getAttribute("aria-disabled") ?? ""]),
    );
  assert.equal(names.length, 56);
  const place = (/** @type {string} */ field) =>
    words[field[0] === "Y" ? "field.Y" : "field.B"]
      .replace("{row}", field[3])
      .replace("{number}", field[0] === "Y" ? field[1] : field.slice(1));
  for (const [field, name, dull] of names) {
    if (/[YB]/.test(field[0])) assert.ok(`${name},`.startsWith(`${words[`colour.${field[0]}`]}, ${place(field)},`), `${field}: ${name}`);
    else assert.ok(name.startsWith(`${words[`colour.${field[0]}`]}, `), `${field}: ${name}`);
    assert.equal(name.includes(`, ${words["field.possible"]}`), dull === "false", `${field}: ${name}`);
  }
  assert.equal(new Set(names.map(([, name]) => name)).size, 56, "no two names are alike");
}

/** A turn, a bonus and a tray are told in words; `look` sees the first question of each kind. */
async function tour(
  /** @type {Setting} */ stage,
  /** @type {string[]} */ [lang, locale],
  look = async (/** @type {Page} */ _page, /** @type {string} */ _kind) => {},
) {
  const words = await wordsOf(lang);
  const keys = Object.keys(words);
  await stage.server.choose(LAST_ROUND);
  const guest = await stage.visit({ locale });
  const { page } = guest;
  await begin(stage, guest, { others: [BOT], lessons: true });
  assert.equal(await page.locator("html").getAttribute("lang"), lang);
  const seen = /** @type {Set<string>} */ (new Set());
  const kinds = /** @type {Set<string>} */ (new Set());
  const hear = async (/** @type {string} */ where) => {
    for (const text of await page.evaluate(raw, keys)) seen.add(`${where}: ${text}`);
  };
  await play(page, {
    look: async ({ kind }) => {
      await hear(kind);
      if (!kinds.has(kind)) await look(page, kind);
      kinds.add(kind);
      return kind === "take";
    },
  });
  assert.deepEqual([...kinds], ["pick", "fill", "take"]);
  await named(page, words);
  // What cannot be done, and what is advised, is said in words too.
  await page.locator('.sheet button[data-field][aria-disabled="true"]').first().click({ force: true });
  await page.getByRole("alert").waitFor();
  await hear("why not");
  const why = await page.getByRole("alert").innerText();
  await page.getByRole("button", { name: words["ui.hint"] }).click();
  await page.waitForFunction(
    (/** @type {string} */ text) => !document.querySelector("[role=alert]")?.textContent?.includes(text),
    why.trim(),
  );
  await hear("hint");
  assert.deepEqual([...seen], []);
}

for (const [lang, locale] of LANGUAGES) {
  scene(`${lang}: a turn, a bonus and a tray are told in words, and every field has a name`, (stage) => tour(stage, [lang, locale]));
}

scene("en: so too, and axe finds nothing while one picks, uses a bonus, and takes from a tray", (stage) =>
  tour(stage, ["en", "en-GB"], async (page, kind) => {
    if (kind === "pick") await page.locator(".dock button[data-die][aria-pressed]").first().click();
    await examine(page, kind);
  }),
);

scene("the keyboard is enough to the end of a game: every step is seen, arrows go from field to field", async (stage) => {
  await stage.server.choose({ seed: 2, left: 8 });
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest);
  await page.locator(LIT).first().focus();
  const at = await page.evaluate(() => document.activeElement?.getAttribute("data-field"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-field")), at);
  const kinds = /** @type {Set<string>} */ (new Set());
  await play(page, {
    press: key,
    look: async ({ kind }) => {
      kinds.add(kind);
    },
  });
  for (const kind of ["pick", "fill", "extra", "take"]) assert.ok(kinds.has(kind), [...kinds].join());
});
