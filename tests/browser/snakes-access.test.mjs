// Snakes for everybody: by the keyboard alone, read aloud, in three languages, by day and by night.

import assert from "node:assert/strict";
import { lastPlay } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { BOT, LIT, OFTEN, agrees, begin, endAt, lit, play, until, wants } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

/** Plays until this is asked; where a game ends before, the next one begins. */
async function reach(stage, guest, kinds, wish = {}, mind = {}) {
  for (let game = 0; game < 6; game++) {
    await begin(stage, guest, wish);
    const asked = await until(guest.page, kinds, mind);
    if (kinds.includes(asked.kind)) return asked;
  }
  throw new Error(`${kinds} is never asked`);
}

scene("axe finds nothing while one chooses a die, places a curve, and takes after a plus", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  const wish = { options: { faces: "CCCCCC/HT++++" }, lessons: true };
  await begin(stage, guest, wish);
  await examine(page, "choose");
  await play(page, { mind: { dice: "go" }, look: async ({ kind }) => kind === "place" && (await page.locator(".dock .turn").count()) });
  await page.locator(LIT).first().click();
  await page.locator(".dock .put:enabled").waitFor();
  await examine(page, "curve");
  if ((await until(page, ["plus"])).kind === "over") await reach(stage, guest, ["plus"], wish);
  await examine(page, "plus");
  await page.locator(LIT).first().click();
  await page.locator(".target.is-chosen").waitFor();
  await examine(page, "take");
});

scene("axe finds nothing while one hands a die over, and at the end", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  const wish = { others: [BOT, BOT, BOT], options: { faces: OFTEN.minus } };
  await reach(stage, guest, ["give"], wish);
  await examine(page, "give");
  await until(page, ["place"], { dice: "go" });
  await examine(page, "place");
  await play(page, { mind: { dice: "go" } });
  await examine(page, "end");
});

scene("axe finds nothing in the rules, and where faces are chosen", async (stage) => {
  const { page } = await stage.visit();
  await page.goto("/rules/snakes");
  await page.locator(".rules .card").last().waitFor();
  await examine(page, "rules");
  await page.goto("/new/snakes?with=device");
  await page.locator(".faces-editor summary").click();
  await page.locator(".faces-editor select").first().waitFor();
  await examine(page, "faces");
});

const LANGUAGES = [["en", "en-GB"], ["pl", "pl-PL"], ["ru", "ru-RU"]];
const wordsOf = async (lang) => ({
  ...(await import(`../../web/i18n/${lang}/common.js`)).default,
  ...(await import(`../../web/i18n/${lang}/ui.js`)).default,
  ...(await import(`../../web/i18n/${lang}/snakes.js`)).default,
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

/** A word with its holes filled, in any of its forms. */
const fits = (word, text, params = {}) => {
  const forms = typeof word === "string" ? [word] : Object.values(word);
  return forms.some((form) => form.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "") === text);
};

for (const [lang, locale] of LANGUAGES) {
  scene(`${lang}: turns are told in words, every lit end has a name, and every snake an account`, async (stage) => {
    const words = await wordsOf(lang);
    const keys = Object.keys(words);
    const guest = await stage.visit({ locale });
    const { page } = guest;
    const seen = new Set();
    const kinds = new Set();
    const hear = async (where) => { for (const text of await page.evaluate(raw, keys)) seen.add(`${where}: ${text}`); };
    await begin(stage, guest, { others: [BOT, BOT], lessons: true, options: { faces: "HTSCCC/HT++--" } });
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    await play(page, {
      mind: { takes: () => true, flips: true },
      look: async ({ kind }) => {
        kinds.add(kind);
        await hear(kind);
        const { view } = lastPlay(guest);
        for (const [at, { key, name }] of (await lit(page)).entries()) {
          const [number, snake] = [Number.parseInt(key, 10), view.snakes.find((one) => one.number === Number.parseInt(key, 10))];
          const die = key.endsWith("a") ? snake?.dice[0] : snake?.dice.at(-1);
          const { from } = snake?.ends.find(({ end }) => key.endsWith(end)) ?? {};
          const way = words[`points-to.${{ n: "s", s: "n", e: "w", w: "e" }[from]}`];
          const start = key === "new" ? words["felt.new"] : kind === "plus" ? words["end.take"] : view.face === "C" ? words["end.put.turn"].replace(/\{turn\}.*/, "") : words["end.put"];
          const full = start.replace("{number}", number).replace("{way}", way).replace("{piece}", words[`piece.${die?.piece}`]);
          assert.ok(name.startsWith(`${at + 1}: ${full}`), `${name} should begin with ${full}`);
        }
        const accounts = await page.getByRole("list", { name: words["snake.list"] }).getByRole("listitem").allTextContents();
        assert.equal(accounts.length, Math.max(1, view.snakes.length));
        for (const [at, snake] of view.snakes.entries()) {
          const dice = snake.dice.map(({ die, piece }) => words["die.lies"].replace("{piece}", words[`piece.${piece}`]).replace("{die}", words[`die.${die}`])).join(", ");
          const told = words["snake.account"].replace("{number}", snake.number).replace("{dice}", dice);
          assert.ok(accounts[at].startsWith(`${told} `), `${accounts[at]} is not ${told}`);
          if (snake.done === null) assert.ok(fits(words["snake.open"], accounts[at].slice(told.length + 1), { n: snake.ends.length }), accounts[at]);
        }
        return false;
      },
    });
    await hear("over");
    assert.ok(kinds.has("choose") && kinds.has("place"), [...kinds].join());
    // What cannot be done, and what is advised, is said in words too.
    await begin(stage, guest);
    await page.locator(".dock .roll.of-o").click({ force: true });
    await page.getByRole("alert").waitFor();
    await hear("why not");
    const why = await page.getByRole("alert").innerText();
    await page.getByRole("alert").getByRole("button").click();
    await page.getByRole("button", { name: words["ui.hint"] }).click();
    await page.waitForFunction((text) => { const now = (document.querySelector("[role=alert]") ?? document.querySelector(".advice:not(.is-thinking)"))?.textContent; return now && !now.includes(text); }, why.trim());
    await hear("hint");
    assert.deepEqual([...seen], []);
  });
}

/** Goes on with Tab until the element has the focus; the focus is seen wherever it is. */
async function tabTo(page, locator) {
  const wanted = await locator.elementHandle();
  for (let n = 0; n < 60; n++) {
    const found = await wanted.evaluate((element) => {
      const focus = document.activeElement;
      if (!focus || focus === document.body) return "nothing";
      const ring = getComputedStyle(focus);
      const inner = [...focus.children].some((one) => getComputedStyle(one).stroke !== "none" && parseFloat(getComputedStyle(one).strokeWidth) >= 2);
      const seen = focus.matches(":focus-visible") && ((ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2) || (focus.matches(".target") && inner));
      return !seen ? `the focus cannot be seen on ${focus.outerHTML.slice(0, 200)}` : focus === element ? "found" : "another";
    });
    if (found === "found") return;
    if (found !== "nothing" && found !== "another") throw new Error(found);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${locator}`);
}

scene("the keyboard is enough for a whole game: Tab, arrows, digits, Space, Enter, and every focus is seen", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  const chosen = () => page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector(".target.is-chosen"))?.dataset.key ?? null);
  const used = new Set();
  for (let game = 0; game < 6 && used.size < 8; game++) {
    await begin(stage, guest, { options: { faces: "HTSCCC/HTS+++" } });
    let after = "", n = 0, rolls = 0;
    await tabTo(page, page.locator(".dock .roll.of-g"));
    for (; n < 400; n++) {
      const { kind, prompt } = await wants(page, after);
      if (kind === "over") break;
      await agrees(guest);
      if (after) await page.waitForFunction(() => document.activeElement !== document.body); // Whatever was pressed and is gone leaves the focus to the hand.
      after = prompt;
      const ends = await lit(page);
      if (kind === "choose" || (kind === "plus" && (!ends.length || n % 3 === 2 || !used.has("stop")))) {
        const can = lastPlay(guest).asked.legal.filter((action) => action.startsWith("roll")).map((action) => action.at(-1));
        if (kind === "plus" && (n % 2 || !used.has("stop"))) {
          used.add("stop");
          await tabTo(page, page.locator(".dock .stop"));
          await page.keyboard.press("Enter");
        } else if (rolls++ % 2) {
          used.add("letter");
          await page.keyboard.press(can.at(-1));
        } else {
          used.add("button");
          await tabTo(page, page.locator(`.dock .roll.of-${can.at(-1)}`));
          await page.keyboard.press("Space");
        }
        continue;
      }
      const wanted = (ends.find((one) => one.finishes) ?? ends.at(-1)).key;
      if (n % 3 === 0 && ends.length < 10) {
        used.add("digit");
        if ((await chosen()) !== wanted) await page.keyboard.press(String(ends.findIndex((one) => one.key === wanted) + 1));
      } else if (n % 3 === 1) {
        used.add("Tab");
        await tabTo(page, endAt(page, wanted));
      } else {
        used.add("arrows");
        await page.keyboard.press("ArrowRight");
        for (let more = 0; more < 3 && ends.length > 1; more++) await page.keyboard.press(["ArrowDown", "ArrowLeft", "ArrowUp"][more]);
      }
      await page.waitForFunction(() => document.querySelector(".target.is-chosen"));
      const two = page.locator('.dock .turn[aria-disabled="false"]');
      if ((await two.count()) === 2) {
        used.add("Space");
        const way = () => page.locator('.dock .turn[aria-pressed="true"]').getAttribute("aria-label");
        const before = await way();
        await tabTo(page, page.locator(".target.is-chosen"));
        await page.keyboard.press("Space");
        await page.waitForFunction((was) => document.querySelector('.dock .turn[aria-pressed="true"]')?.getAttribute("aria-label") !== was, before);
      }
      used.add("Enter");
      await tabTo(page, page.locator(".target.is-chosen"));
      await page.keyboard.press("Enter");
    }
    assert.ok(n < 400, "the game does not end");
  }
  for (const one of ["letter", "button", "digit", "Tab", "arrows", "Space", "Enter", "stop"]) assert.ok(used.has(one), `${one} was never used: ${[...used]}`);
});
