// Snakes for everybody: by the keyboard alone, read aloud, in three languages, by day and by night.

import assert from "node:assert/strict";
import { examine } from "./examine.mjs";
import { BOT, LIT, agrees, begin, endAt, lastPlay, lit, play, wants } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

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

const LANGUAGES = [
  ["en", "en-GB"],
  ["pl", "pl-PL"],
  ["ru", "ru-RU"],
];
const wordsOf = async (/** @type {string} */ lang) => ({
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/common.js`)).default),
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/ui.js`)).default),
  .../** @type {Words} */ ((await import(`../../web/i18n/${lang}/snakes.js`)).default),
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

/** A word with its holes filled, in any of its forms. */
const fits = (/** @type {string | Texts} */ word, /** @type {string} */ text, params = /** @type {Params} */ ({})) => {
  const forms = typeof word === "string" ? [word] : Object.values(word);
  return forms.some(
    (form) => form.replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(params[name] ?? "")) === text,
  );
};

/** Every lit end has a name, which says where it is and what it does. */
async function named(/** @type {Page} */ page, /** @type {Texts} */ words, /** @type {SnakesView} */ view, /** @type {string} */ kind) {
  for (const [at, { key, name }] of (await lit(page)).entries()) {
    const [number, snake] = [Number.parseInt(key, 10), view.snakes.find((one) => one.number === Number.parseInt(key, 10))];
    const die = key.endsWith("a") ? snake?.dice[0] : snake?.dice.at(-1);
    const { from } = snake?.ends.find(({ end }) => key.endsWith(end)) ?? {};
    const way = words[`points-to.${/** @type {Texts} */ ({ n: "s", s: "n", e: "w", w: "e" })[from ?? ""]}`];
    const start =
      key === "new"
        ? words["felt.new"]
        : kind === "plus"
          ? words["end.take"]
          : view.face === "C"
            ? words["end.put.turn"].replace(/\{turn\}.*/, "")
            : words["end.put"];
    const full = start.replace("{number}", String(number)).replace("{way}", way).replace("{piece}", words[`piece.${die?.piece}`]);
    assert.ok(name.startsWith(`${at + 1}: ${full}`), `${name} should begin with ${full}`);
  }
}

/** Every snake has an account: its dice one by one, and how many ends are open. */
async function accounted(/** @type {Page} */ page, /** @type {Texts} */ words, /** @type {SnakesView} */ { snakes }) {
  const accounts = await page.getByRole("list", { name: words["snake.list"] }).getByRole("listitem").allTextContents();
  assert.equal(accounts.length, Math.max(1, snakes.length));
  for (const [at, snake] of snakes.entries()) {
    const dice = snake.dice
      .map(({ die, piece }) => words["die.lies"].replace("{piece}", words[`piece.${piece}`]).replace("{die}", words[`die.${die}`]))
      .join(", ");
    const told = words["snake.account"].replace("{number}", String(snake.number)).replace("{dice}", dice);
    assert.ok(accounts[at].startsWith(`${told} `), `${accounts[at]} is not ${told}`);
    if (snake.done === null)
      assert.ok(fits(words["snake.open"], accounts[at].slice(told.length + 1), { n: snake.ends.length }), accounts[at]);
  }
}

/** What cannot be done, and what is advised, is said in words too. */
async function advised(/** @type {Page} */ page, /** @type {Texts} */ words, /** @type {(where: string) => Promise<void>} */ hear) {
  await page.getByRole("button", { name: words["felt.new"] }).click({ force: true });
  await page.getByRole("alert").waitFor();
  await hear("why not");
  const why = await page.getByRole("alert").innerText();
  await page.getByRole("alert").getByRole("button").click();
  await page.getByRole("button", { name: words["ui.hint"] }).click();
  await page.waitForFunction((/** @type {string} */ text) => {
    const now = (document.querySelector("[role=alert]") ?? document.querySelector(".advice:not(.is-thinking)"))?.textContent;
    return now && !now.includes(text);
  }, why.trim());
  await hear("hint");
}

/** The last turns of a game with every kind of question; `look` sees them all, and the end. */
async function tour(
  /** @type {Setting} */ stage,
  /** @type {string[]} */ [lang, locale],
  /** @type {number} */ bots,
  /** @type {object} */ wish,
  look = async (/** @type {Page} */ _page, /** @type {string} */ _kind) => {},
) {
  const words = await wordsOf(lang);
  const keys = Object.keys(words);
  await stage.server.choose(wish);
  const guest = await stage.visit({ locale });
  const { page } = guest;
  const seen = /** @type {Set<string>} */ (new Set());
  const kinds = /** @type {Set<string>} */ (new Set());
  const hear = async (/** @type {string} */ where) => {
    for (const text of await page.evaluate(raw, keys)) seen.add(`${where}: ${text}`);
  };
  await begin(stage, guest, { others: Array(bots).fill(BOT), lessons: true, options: { faces: "HTSCCC/HT++--" } });
  assert.equal(await page.locator("html").getAttribute("lang"), lang);
  let isAdvised = false;
  await play(page, {
    mind: { takes: () => true, flips: true },
    look: async ({ kind }) => {
      const { view } = lastPlay(guest);
      kinds.add(kind === "place" ? (view.face ?? "") : kind);
      await hear(kind);
      await named(page, words, view, kind);
      await accounted(page, words, view);
      await look(page, kind === "place" && view.face === "C" ? "curve" : kind);
      if (isAdvised || kind !== "place" || (await page.locator('.target[data-key="new"]').count())) return;
      isAdvised = true;
      await advised(page, words, hear);
    },
  });
  await hear("over");
  await look(page, "end");
  for (const kind of ["choose", "C", "H", "plus", "give"]) assert.ok(kinds.has(kind), [...kinds].join());
  assert.ok(isAdvised);
  assert.deepEqual([...seen], []);
}

const [ENGLISH, ...OTHERS] = LANGUAGES;
for (const language of OTHERS) {
  scene(`${language[0]}: turns are told in words, every lit end has a name, and every snake an account`, (stage) =>
    tour(stage, language, 2, { seed: 1, left: 23 }),
  );
}

scene(
  "en: so too; and axe finds nothing while one chooses, places, takes after a plus and hands a die over, and at the end",
  async (stage) => {
    const open = new Set(["choose", "curve", "place", "plus", "give", "end"]);
    await tour(stage, ENGLISH, 3, { seed: 3, left: 32 }, async (page, kind) => {
      if (!open.has(kind) || (kind === "plus" && !(await page.locator(LIT).count()))) return;
      open.delete(kind);
      if (kind === "curve") {
        await page.locator(LIT).first().click();
        await page.locator(".dock .put:enabled").waitFor();
      }
      await examine(page, kind);
      if (kind !== "plus") return;
      await page.locator(LIT).first().click();
      await page.locator(".target.is-chosen").waitFor();
      await examine(page, "take");
    });
    assert.deepEqual([...open], [], "never seen");
  },
);

/** Goes on with Tab until the element has the focus; the focus is seen wherever it is. */
async function tabTo(/** @type {Page} */ page, /** @type {Locator} */ locator) {
  const wanted = await locator.elementHandle();
  for (let n = 0; n < 60; n++) {
    const found = await wanted.evaluate((element) => {
      const focus = document.activeElement;
      if (!focus || focus === document.body) return "nothing";
      const ring = getComputedStyle(focus);
      const inner = [...focus.children].some(
        (one) => getComputedStyle(one).stroke !== "none" && parseFloat(getComputedStyle(one).strokeWidth) >= 2,
      );
      const seen =
        focus.matches(":focus-visible") &&
        ((ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2) || (focus.matches(".target") && inner));
      return !seen ? `the focus cannot be seen on ${focus.outerHTML.slice(0, 200)}` : focus === element ? "found" : "another";
    });
    if (found === "found") return;
    if (found !== "nothing" && found !== "another") throw new Error(found);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${locator}`);
}

/** A die is rolled by its letter or by its button, and every other turn ends with its plus. */
async function rolls(
  /** @type {Page} */ page,
  /** @type {Set<string>} */ used,
  /** @type {string} */ kind,
  /** @type {number} */ n,
  /** @type {Guest} */ guest,
) {
  const can = lastPlay(guest)
    .asked.legal.filter((/** @type {string} */ action) => action.startsWith("roll"))
    .map((/** @type {string} */ action) => action.at(-1));
  const times = guest.said.filter((/** @type {string} */ text) => text.includes('"roll:')).length;
  if (kind === "plus" && (n % 2 || !used.has("stop"))) {
    used.add("stop");
    await tabTo(page, page.locator(".dock .stop"));
    await page.keyboard.press("Enter");
  } else if (times % 2) {
    used.add("letter");
    await page.keyboard.press(can[can.length - 1] ?? "");
  } else {
    used.add("button");
    await tabTo(page, page.locator(`.dock .roll.of-${can.at(-1)}`));
    await page.keyboard.press("Space");
  }
}

/** An end is chosen by its digit, by Tab, or by arrows in turn; a curve is turned, and it is done. */
async function ends(
  /** @type {Page} */ page,
  /** @type {Set<string>} */ used,
  /** @type {Awaited<ReturnType<typeof lit>>} */ all,
  /** @type {number} */ n,
) {
  const chosen = () =>
    page.evaluate(() => /** @type {HTMLElement | null} */ (document.querySelector(".target.is-chosen"))?.dataset.key ?? null);
  const wanted = (all.find((one) => one.finishes) ?? all[all.length - 1]).key;
  if (n % 3 === 0 && all.length < 10) {
    used.add("digit");
    if ((await chosen()) !== wanted) await page.keyboard.press(String(all.findIndex((one) => one.key === wanted) + 1));
  } else if (n % 3 === 1) {
    used.add("Tab");
    await tabTo(page, endAt(page, wanted));
  } else {
    used.add("arrows");
    await page.keyboard.press("ArrowRight");
    for (let more = 0; more < 3 && all.length > 1; more++) await page.keyboard.press(["ArrowDown", "ArrowLeft", "ArrowUp"][more]);
  }
  await page.locator(".target.is-chosen").waitFor({ state: "attached" });
  if ((await page.locator('.dock .turn[aria-disabled="false"]').count()) === 2) {
    used.add("Space");
    const before = await page.locator('.dock .turn[aria-pressed="true"]').getAttribute("aria-label");
    await tabTo(page, page.locator(".target.is-chosen"));
    await page.keyboard.press("Space");
    await page.waitForFunction(
      (was) => document.querySelector('.dock .turn[aria-pressed="true"]')?.getAttribute("aria-label") !== was,
      before,
    );
  }
  used.add("Enter");
  await tabTo(page, page.locator(".target.is-chosen"));
  await page.keyboard.press("Enter");
}

scene("the keyboard is enough to the end of a game: Tab, arrows, digits, Space, Enter, and every focus is seen", async (stage) => {
  await stage.server.choose({ seed: 5, left: 16 });
  const guest = await stage.visit();
  const { page } = guest;
  const used = /** @type {Set<string>} */ (new Set());
  await begin(stage, guest, { options: { faces: "HTSCCC/HTS+++" } });
  let after = "";
  await tabTo(page, page.locator(".dock .roll.of-g"));
  for (let n = 0; ; n++) {
    assert.ok(n < 40, "the game does not end");
    const { kind, prompt } = await wants(page, after);
    if (kind === "over") break;
    await agrees(guest);
    // Whatever was pressed and is gone leaves the focus to the hand.
    if (after) await page.waitForFunction(() => document.activeElement !== document.body);
    after = prompt;
    const all = await lit(page);
    if (kind === "place" || (all.length && n % 3 !== 2 && used.has("stop"))) await ends(page, used, all, n);
    else await rolls(page, used, kind, n, guest);
  }
  for (const one of ["letter", "button", "digit", "Tab", "arrows", "Space", "Enter", "stop"])
    assert.ok(used.has(one), `${one} was never used: ${[...used]}`);
});
