// A hint marks its die, field, tile or button, nothing else stays lit alike, and it can be carried out from the card.

import assert from "node:assert/strict";
import en from "../../web/i18n/en/hint.js";
import ui from "../../web/i18n/en/ui.js";
import { PHONE, begin as beginClever, wants as wantsClever } from "./clever-play.mjs";
import { GAMES, RACES, TEST_GAME } from "./games.mjs";
import { advise } from "./hint-play.mjs";
import { click, key, tap } from "./play.mjs";
import { OFTEN, begin as beginSnakes, wants as wantsSnakes } from "./snakes-play.mjs";
import { go } from "./within.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

/** What the table page knows. */
/** @template Answer @param {Page} page @param {() => Answer} question */
const ask = (page, question) => page.evaluate(question);
const legal = () => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.legal();
const prompt = () => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.play.asked?.prompt;
const answered = (/** @type {Page} */ page, /** @type {number | undefined} */ before) =>
  page.waitForFunction(
    (old) => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.play.asked?.prompt !== old,
    before,
  );
const MARKED = "turlaj-table [data-advised]";

/** Asks for a hint about these actions, and waits until so much is marked. */
async function hint(
  /** @type {Page} */ page,
  /** @type {string[]} */ actions,
  { then = /** @type {string[]} */ ([]), press = /** @type {Press} */ (click), marks = 1 } = {},
) {
  await page.unroute("**/api/v1/tables/*/hint");
  await advise(page, { actions, then });
  await press(page, page.getByRole("button", { name: ui["ui.hint"] }));
  await page.locator(".advice .do").waitFor();
  await marked(page, marks);
}

const marked = (/** @type {Page} */ page, /** @type {number} */ many) =>
  page.waitForFunction(([where, n]) => document.querySelectorAll(where).length === n, /** @type {[string, number]} */ ([MARKED, many]));

/** Whether these have the ring or the light of what can be done. */
const glow = (/** @type {Page} */ page, /** @type {string} */ where) =>
  page.locator(where).evaluateAll((all) =>
    all.map((one) => {
      const look = getComputedStyle(one);
      return look.outlineStyle !== "none" || look.boxShadow.split("rgb").length > 2;
    }),
  );

/** Goes on in a solo game until this is true of what can be done. */
async function until(/** @type {Page} */ page, /** @type {(legal: string[]) => unknown} */ wanted) {
  for (let n = 0; n < 200; n++) {
    const now = await ask(page, legal);
    if (wanted(now)) return now;
    const action = now.find((one) => /^roll:1234$/.test(one)) ?? now.find((one) => /^(take|lose)/.test(one)) ?? now[0];
    const before = await ask(page, prompt);
    await page.evaluate((act) => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.act(act), action);
    await page.waitForFunction((old) => {
      const table = /** @type {TablePage} */ (document.querySelector("turlaj-table"))?.stage;
      return table.isAsked() && !table.playing && table.link.play.asked?.prompt !== old;
    }, before);
  }
  throw new Error("it never came to this");
}

async function stonoga(/** @type {Pick<Setting, "server">} */ { server }, /** @type {Guest} */ guest) {
  const person = await known(server, guest, "Ala", false);
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }], start: true }, person);
  await guest.page.goto(`/t/${table}`);
  await guest.page.waitForFunction(() => /** @type {TablePage} */ (document.querySelector("turlaj-table"))?.stage?.isAsked?.());
}

scene("stonoga: only the tile of the hint is lit, and a tap on the card takes it", async (stage) => {
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await stage.server.choose({ seed: 9 }); // Two pairs fall.
  await stonoga(stage, guest);
  const takes = (/** @type {string[]} */ all) => all.filter((one) => one.startsWith("take"));
  const now = await until(page, (all) => new Set(takes(all)).size > 1 && all.includes("roll:1234"));
  const [other, action] = takes(now);
  await hint(page, [action, "roll:1234"], { press: tap });
  assert.equal(await page.locator(MARKED).getAttribute("data-tile"), action.slice(5, 7));
  assert.deepEqual(await glow(page, MARKED), [true]);
  assert.deepEqual(await glow(page, `.shelf [data-tile="${other.slice(5, 7)}"]`), [false], "the other tile is not lit");
  const faces = await page.evaluate(() =>
    [document.querySelector(".dock .roll"), document.querySelector(".advice .do")].map(
      (one) => getComputedStyle(/** @type {Element} */ (one)).backgroundColor,
    ),
  );
  assert.notEqual(faces[0], faces[1], "what is not advised is not the loud button");
  // The other line: the roll is marked, and the tile is not any more.
  await page.locator(".advice .more").tap();
  await page.locator(".advice .one").nth(1).tap();
  await page.locator(".dock .roll[data-advised]").waitFor();
  assert.equal(await page.locator(MARKED).count(), 1);
  assert.equal(await page.locator(".advice .line .do").count(), 1, "what is marked can be done there");
  await page.locator(".advice .one").first().tap();
  await page.locator(".shelf [data-advised]").waitFor();
  const before = await ask(page, prompt);
  await page.getByRole("button", { name: en["hint.do"] }).tap();
  await answered(page, before);
  await marked(page, 0);
  assert.equal(await page.locator(".advice").count(), 0);
});

scene("stonoga: a roll is done by keyboard, with the dice that stay", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stonoga(stage, guest);
  await until(page, (all) => all.includes("roll:34"));
  await hint(page, ["roll:34"], { press: key });
  assert.equal(await page.locator(".die.is-kept").count(), 2);
  assert.ok(await page.locator(MARKED).evaluate((one) => one.matches(".dock .roll")));
  const before = await ask(page, prompt);
  await key(page, page.locator(".advice .do"));
  await answered(page, before);
  await marked(page, 0);
});

for (const [how, press, size] of /** @type {[string, Press, import("playwright-core").BrowserContextOptions][]} */ ([
  ["by touch", tap, PHONE],
  ["by keyboard", key, { viewport: { width: 1280, height: 800 } }],
])) {
  scene(`clever, ${how}: the white die goes to one field, and a reroll clears what was chosen`, async (stage) => {
    const guest = await stage.visit(size);
    const { page } = guest;
    await beginClever(stage, guest);
    const { prompt } = await wantsClever(page);
    const ways = await page.evaluate(() =>
      /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.link.play.view.prospects
        .filter((one) => one.acts[0] === "pick:W")
        .map((one) => ({ acts: one.acts, field: one.marks[0].field })),
    );
    assert.ok(ways.length > 1, "white goes to many places");
    const { acts, field } = ways[ways.length - 1];
    await hint(page, ["pick:W", "reroll"], { then: acts.slice(1), press, marks: 2 });
    assert.deepEqual(
      await page.locator(MARKED).evaluateAll((all) => all.map((one) => one.dataset.field ?? one.dataset.die).sort()),
      [field, "W"].sort(),
    );
    const other = ways.find((one) => one.field !== field)?.field ?? "";
    assert.deepEqual(await glow(page, `button[data-field="${other}"]`), [false], "another field of the die is not lit");
    const gold = await page.evaluate(
      ([one, two]) =>
        [one, two].map(
          (id) => getComputedStyle(/** @type {Element} */ (document.querySelector(`button[data-field="${id}"]`))).backgroundColor,
        ),
      [field, other],
    );
    assert.notEqual(gold[0], gold[1]);
    if (await page.locator(".advice .more").isVisible()) await press(page, page.locator(".advice .more"));
    await press(page, page.locator(".advice .one").nth(1));
    await page.locator(".deeds .again[data-advised]").waitFor();
    assert.equal(await page.locator(MARKED).count(), 1);
    assert.equal(await page.locator(".dock .die.is-selected").count(), 0, "nothing is chosen any more");
    await press(page, page.locator(".advice .one").first());
    await marked(page, 2);
    await press(page, page.locator(".advice .do"));
    await wantsClever(page, prompt);
    await page.waitForFunction(
      (id) => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.link.play.view.seats[0].sheet.marks.includes(id),
      field,
    );
    await marked(page, 0);
  });

  scene(`snakes, ${how}: a line marks its button or its end, and the card does it`, async (stage) => {
    const guest = await stage.visit(size);
    const { page } = guest;
    await beginSnakes(stage, guest, { options: { faces: OFTEN.plus.replace(/^[^/]*/, "HTSSCC") } });
    let { prompt } = await wantsSnakes(page);
    await hint(page, ["roll:g"], { press });
    assert.ok(await page.locator(MARKED).evaluate((one) => one.matches(".hand-row .of-g")));
    assert.deepEqual(await glow(page, MARKED), [true]);
    await press(page, page.locator(".advice .do"));
    ({ prompt } = await wantsSnakes(page, prompt));
    const put = (await ask(page, legal)).find((one) => /^(put|new)/.test(one));
    assert.ok(put);
    const marks = /[LR]$/.test(put) ? 3 : 2;
    await hint(page, [put], { press, marks });
    const where = put === "new" ? put : put.slice(4).replace(/[LR]$/, "");
    assert.equal(await page.locator(".target[data-advised]").getAttribute("data-key"), where);
    assert.equal(await page.locator(".target[data-advised].is-chosen").count(), 1);
    await press(page, page.locator(".advice .do"));
    await answered(page, Number(prompt.split(".")[1]));
    await marked(page, 0);
  });
}

scene(
  "what the server advises is marked, and the card carries it out, move after move, in every game but races",
  async ({ visit, server }) => {
    const guest = await visit(PHONE);
    const { page } = guest;
    const person = await known(server, guest, "Ala", false);
    await page.goto("/settings");
    /** @type {import("../../web/generated/wire.js").GameInfo[]} */
    const offered = await (await fetch(`${server.url}/api/v1/games`)).json();
    for (const game of [...GAMES.filter((one) => !RACES.includes(one)), TEST_GAME]) {
      const alone = offered.find((one) => one.id === game)?.players_min === 1;
      const seats = alone ? [{ you: {} }] : [{ you: {} }, { bot: { name: "casual" } }];
      const { table } = await post(server, "/api/v1/tables", { game, seats, start: true }, person);
      await go(page, `/t/${table}`);
      for (let n = 0; n < 5; n++) {
        await page.waitForFunction(() => {
          const one = /** @type {CleverTable} */ (document.querySelector("turlaj-table"))?.stage;
          return one?.isAsked?.() && one.hand && !one.playing && !one.hand.busy;
        });
        const before = await ask(page, prompt);
        await page.getByRole("button", { name: ui["ui.hint"] }).tap();
        await page.locator(".advice .do").waitFor();
        await page.locator(MARKED).first().waitFor({ state: "attached" });
        await page.locator(".advice .do").tap();
        await answered(page, before);
        await marked(page, 0);
      }
    }
  },
);
