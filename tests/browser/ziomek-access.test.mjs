// Ziomek for everybody: by keys and by ear alone, in three languages, and axe finds nothing by day and by night.

import assert from "node:assert/strict";
import { COLOURS, standing } from "../../web/app/ziomek/wood.js";
import words from "../../web/i18n/en/ziomek.js";
import { examine } from "./examine.mjs";
import { key } from "./play.mjs";
import { go } from "./within.mjs";
import {
  answered,
  begin,
  build,
  drawn,
  keyOf,
  lastPlay,
  layByKeys,
  newTable,
  phase,
  read,
  shouts,
  solve,
  steady,
  wants,
} from "./ziomek-play.mjs";
import { known, scene } from "./world.mjs";

const fill = (/** @type {string} */ word, /** @type {Record<string, string | number>} */ params) =>
  word.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(params[name]));

/** How a piece that lies so is called. */
function poseWords(/** @type {Laid} */ { piece, side, flipped }) {
  if (COLOURS.includes(piece)) return fill(words["pose.smiles"], { piece: words[/** @type {"ziomek.r"} */ (`ziomek.${piece}`)] });
  return fill(words[flipped ? "pose.side.head" : "pose.side"], {
    piece: fill(words["block.n"], { n: piece }),
    n: "abcd".indexOf(side) + 1,
  });
}

/** Waits until this is said. */
async function hears(/** @type {Page} */ page, /** @type {string} */ text) {
  const said = page.locator(".dock > .sr[role=status]");
  await said
    .filter({ hasText: text })
    .waitFor({ state: "attached" })
    .catch(async () => assert.fail(`${text} is not said, but: ${await said.textContent()}`));
  return said.textContent();
}

scene("by keys and by ear alone: a stack of six is built, read level by level, and shouted", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest);
  const account = () => page.locator("#stack-account li").allTextContents();
  const wanted = (/** @type {number} */ n) => {
    const [one, other] = [...wants(guest)[n]].map((colour) => words[/** @type {"ziomek.r"} */ (`ziomek.${colour}`)]);
    return fill(words["account.next"], {
      level: n + 1,
      want: other ? fill(words["want.either"], { one, other }) : (one ?? words["want.long"]),
    });
  };
  /** @type {string[]} */
  const lines = [];
  for (const [n, laid] of solve(wants(guest)).entries()) {
    assert.deepEqual(
      (await account()).map((line) => line.trim()),
      [...lines, wanted(n)],
    );
    await page.keyboard.press(keyOf(laid.piece));
    for (let turns = 0; turns < "abcd".indexOf(laid.side); turns++) await page.keyboard.press("Space");
    if (laid.flipped) await page.keyboard.press("ArrowUp");
    const held = (await hears(page, fill(words["account.held"], { piece: poseWords(laid) }))) ?? "";
    // What is said is enough to find the place.
    const [, by, way] = /enters (\d+) mm (left|right)/.exec(held) ?? ["", "0", ""];
    const arrow = `Arrow${way === "left" ? "Right" : "Left"}`;
    const long = Math.max(0, Math.floor((Number(by) - 6) / 6)); // Steps of 6 mm, then of one, which the line does not draw.
    for (let step = 0; step < long; step++) await page.keyboard.press(arrow);
    for (let step = 0; step < Number(by) - 6 * long; step++) await page.keyboard.press(`Shift+${arrow}`);
    if (n) await hears(page, `${words["line.meets"]}. `);
    else assert.ok(held.includes(words["line.first"]), held);
    await page.keyboard.press("Enter");
    const level = fill(words["account.level"], { level: n + 1, piece: poseWords(laid) });
    lines.push(n ? `${level}; ${words["line.meets"]}` : level);
    await hears(page, lines[n]);
  }
  assert.deepEqual(
    (await account()).map((line) => line.trim()),
    lines,
  );
  // A gap is read too: the top level, a little aside, to where it does not fall.
  const stack = (await drawn(page)).map(read);
  const top = stack[5];
  const by = [4, -4, 3, -3].find((by) => standing([...stack.slice(0, 5), { ...top, x: top.x + by }]) === 6);
  assert.ok(by, "a stack with a margin of 3 mm can be laid 3 mm aside");
  await page.keyboard.press("Backspace");
  await layByKeys(page, { ...top, x: top.x + by });
  await hears(page, fill(words[by > 0 ? "line.right" : "line.left"], { n: Math.abs(by) }));
  await page.keyboard.press("Backspace");
  await layByKeys(page, top);
  await answered(page);
  await steady(page);
  await key(page, page.locator(".shout"));
  await phase(page, "checked");
  assert.equal(lastPlay(guest).view.check?.[0].correct, true);
  for (const [n, line] of (await account()).entries()) assert.equal(line, `${lines[n]}. ${fill(words["verdict.right"], { level: n + 1 })}`);
  await key(page, page.locator(".next-round"));
  await page.locator(".next-round:disabled").waitFor();
});

scene(
  "axe finds nothing before a level, with a piece in the hand, with a full stack, at the check; in practice, at the end; in the rules",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    const key = await known(stage.server, guest, "Ala", true);
    await page.goto("/rules/ziomek");
    await page.locator(".rules .card").last().waitFor();
    await examine(page, "rules");
    await go(page, "/new/ziomek?with=device");
    await page.locator(".seat-list + .row .btn").nth(1).click();
    await page.locator(".dice-editor .choice").nth(1).click();
    await examine(page, "the form of a practice");

    await go(page, `/t/${await newTable(stage, key, { others: ["beginner", "beginner"], options: { clock: "600" } })}`);
    await phase(page, "building");
    await page.locator(".lesson").waitFor();
    await examine(page, "an empty table");
    await page.keyboard.press("1");
    await examine(page, "a piece in the hand");
    await page.keyboard.press("Escape");
    await build(guest, solve(wants(guest)));
    await examine(page, "a full stack");
    await shouts(page);
    await phase(page, "checked");
    await examine(page, "the check");

    await go(page, `/t/${await newTable(stage, key, { others: [], options: { clock: "off" } })}`);
    await page.locator(".practice").waitFor();
    await phase(page, "building");
    await examine(page, "practice");
    await shouts(page);
    await phase(page, "over");
    await page.locator(".next-round").click();
    await examine(page, "its end");
  },
);

/** Texts that are keys or have holes. Runs in the page. */
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

const KEYS = (await Promise.all(["common", "ui", "ziomek", "rules-ziomek"].map((file) => import(`../../web/i18n/en/${file}.js`)))).flatMap(
  (file) => Object.keys(file.default),
);

scene(
  "in every language all is said in words: rolling, building, falling, a check by the clock, practice, the end, the rules",
  async (stage) => {
    const found = await Promise.all(
      [
        ["en", "en-GB"],
        ["pl", "pl-PL"],
        ["ru", "ru-RU"],
      ].map(async ([lang, locale]) => {
        const guest = await stage.visit({ locale });
        const { page } = guest;
        const seen = /** @type {Set<string>} */ (new Set());
        const hear = async (/** @type {string} */ where) => {
          for (const text of await page.evaluate(raw, KEYS)) seen.add(`${lang}, ${where}: ${text}`);
        };
        const mine = await known(stage.server, guest, "Ala", true);
        const sit = async (/** @type {object} */ wish, /** @type {(path: string) => Promise<unknown>} */ comes) => {
          await comes(`/t/${await newTable(stage, mine, wish)}`);
          await phase(page, "countdown");
          await hear("countdown");
          await phase(page, "building");
          await hear("building");
        };
        // One second a level: the clock ends it.
        await sit({ options: { clock: "1" } }, (/** @type {string} */ path) => page.goto(path));
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        for (const one of ["1", "Enter", "2"]) await page.keyboard.press(one);
        await hear("a piece in the hand");
        for (let n = 0; n < 9; n++) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        await hear("it fell");
        await phase(page, "checked");
        await hear("check");
        assert.equal(lastPlay(guest).view.ended_by, "clock");
        assert.equal(
          await page.locator(".outcome").innerText(),
          /** @type {Words} */ ((await import(`../../web/i18n/${lang}/ziomek.js`)).default)["outcome.clock"],
        );
        await sit({ others: [], options: { dice: "r4,w1,b4,g6", clock: "off" } }, (/** @type {string} */ path) => go(page, path));
        for (const one of ["1", "Enter"]) await page.keyboard.press(one);
        for (const at of [0, 1]) {
          const answer = page.waitForResponse((one) => one.url().endsWith("/hint")); // Both answers have the same words.
          await page.locator(".practice .btn").nth(at).click();
          await answer;
          await page.locator(".ask", { hasText: "1" }).waitFor();
          await hear("an answer");
        }
        await shouts(page);
        await phase(page, "over");
        await hear("its check");
        await page.locator(".next-round").click();
        await page.locator(".end").waitFor();
        await hear("its end");
        await go(page, "/rules/ziomek");
        await page.locator(".rules .card").last().waitFor();
        await hear("rules");
        return [...seen];
      }),
    );
    assert.deepEqual(found.flat(), []);
  },
);
