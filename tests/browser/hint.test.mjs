// Hints that explain: a card with what is best, what it is worth and why; levels are chosen by name.

import assert from "node:assert/strict";
import en from "../../web/i18n/en/hint.js";
import pl from "../../web/i18n/pl/hint.js";
import ru from "../../web/i18n/ru/hint.js";
import bots from "../../web/i18n/en/bots.js";
import common from "../../web/i18n/en/common.js";
import ui from "../../web/i18n/en/ui.js";
import uiPl from "../../web/i18n/pl/ui.js";
import uiRu from "../../web/i18n/ru/ui.js";
import { AXE } from "./examine.mjs";
import { GAMES, RACES, TEST_GAME } from "./games.mjs";
import { advise } from "./hint-play.mjs";
import { waits } from "./play.mjs";
import { go, speaks } from "./within.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

const CARD = ".advice:not(.is-thinking)";

/** The address of a table of this game, with a bot or alone. */
async function table(/** @type {Server} */ server, /** @type {string} */ key, /** @type {string} */ game) {
  const seats = game === "solo" ? [{ you: {} }] : [{ you: {} }, { bot: { name: "casual" } }];
  return `/t/${(await post(server, "/api/v1/tables", { game: game === "solo" ? "stonoga" : game, seats, start: true }, key)).table}`;
}

/** Waits until the person at the page is asked. */
const asked = (/** @type {Page} */ page) =>
  page.waitForFunction(
    () =>
      /** @type {TablePage} */ (document.querySelector("turlaj-table"))?.stage?.isAsked?.() &&
      !(/** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.playing),
  );

/** Another answer to the next question for a hint. */
async function answers(/** @type {Page} */ page, /** @type {Parameters<typeof advise>[1]} */ how) {
  await page.unroute("**/api/v1/tables/*/hint");
  await advise(page, how);
}

const hintButton = (/** @type {Page} */ page, words = ui) => page.getByRole("button", { name: words["ui.hint"] });

scene(
  "the card tells what is best, its value and what others cost; it is closed, taken into the hand, called off and refused",
  async (stage) => {
    const guest = await stage.visit({ viewport: { width: 1280, height: 800 } });
    const { page } = guest;
    await advise(page);
    await page.goto(await table(stage.server, await known(stage.server, guest, "Ala", false), "stonoga"));
    await asked(page);
    await hintButton(page).click();
    const card = page.locator(CARD);
    await card.waitFor();
    assert.match(await card.locator(".is-best").innerText(), /Keep both reds.*54\.3% to win.*exact/s);
    const others = await card.locator(".others .one").allInnerTexts();
    assert.equal(others.length, 2);
    assert.match(others[0], /2\.1% fewer wins/);
    assert.match(others[1], /4\.2% fewer wins/);
    // It is heard too, once.
    assert.match(await page.locator('p.sr[role="status"]').last().innerText(), /Keep both reds.*54\.3% to win/);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });

    await answers(page, { actions: ["roll:1234", "roll:34", "roll:4"] });
    await hintButton(page).click();
    // One that is pressed is taken into the hand; after the move the card is gone.
    await card.waitFor();
    assert.equal(await page.locator(".die.is-kept").count(), 0);
    await card.locator(".one").nth(1).focus();
    await page.keyboard.press("Enter");
    assert.equal(await card.locator(".one").nth(1).getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator(".die.is-kept").count(), 2);
    await page.locator(".dock .roll").click();
    await card.waitFor({ state: "detached" });
    await page.locator(".rolls .used").nth(1).waitFor();

    // Who has to wait is told so and can call it off; a refusal is shown.
    let open = () => {};
    const gate = new Promise((done) => {
      open = () => done(undefined);
    });
    await answers(page, { before: () => gate });
    await hintButton(page).click();
    await page.locator(".advice.is-thinking").waitFor();
    assert.match(await page.locator(".advice").innerText(), new RegExp(en["hint.thinking"]));
    await page.getByRole("button", { name: en["hint.cancel"] }).click();
    await page.locator(".advice").waitFor({ state: "detached" });
    open();
    await page.unroute("**/api/v1/tables/*/hint");
    await page.route("**/api/v1/tables/*/hint", (route) =>
      route.fulfill({ status: 409, json: { error: { code: "hint-asked", details: [], text: "no" } } }),
    );
    guest.patient = true; // A refusal is what is wanted.
    await hintButton(page).click();
    await page.locator(".dock .slip").waitFor();
    assert.match(await page.locator(".dock .slip").innerText(), new RegExp(en["refusal.hint-asked"]));
  },
);

/** Languages with a unit of advice, and how that is said there. */
const SPOKEN = /** @type {const} */ ([
  ["pl", pl, uiPl, "points", /około 231 punktów/],
  ["ru", ru, uiRu, "victory", /выигрывает 54 из 100/],
]);
/** Every game with one of them, and a game alone with the unit that only it has. */
const CARDS = [
  ...[...GAMES.filter((game) => !RACES.includes(game)), TEST_GAME].map(
    (game, at) => /** @type {const} */ ([game, ...SPOKEN[at % SPOKEN.length]]),
  ),
  /** @type {const} */ (["solo", "en", en, ui, "penalty", /loses 1\.3 tiles on average/]),
];

scene(
  "on a small phone the card stands above what it speaks of in every game that gives advice, and axe has nothing to say",
  async ({ visit, server }) => {
    const guest = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page } = guest;
    const key = await known(server, guest, "Ala", false);
    await page.goto("/settings");
    await page.evaluate(AXE);
    for (const [game, lang, words, names, unit, text] of CARDS) {
      await answers(page, { unit, exact: false });
      await speaks(page, lang);
      await go(page, await table(server, key, game));
      await asked(page);
      await hintButton(page, names).click();
      const card = page.locator(CARD);
      await card.waitFor();
      assert.match(await card.innerText(), text);
      const box = await card.boundingBox();
      const dock = await page.locator(".dock").boundingBox();
      assert.ok(box && dock && box.y + box.height <= dock.y, `${game}: the dice are free`);
      // The test game has no board beside its dice.
      const board = game === TEST_GAME ? null : await page.locator(".shelf, .sheet button[data-field], .felt").first().boundingBox();
      const lowest = board ? board.y + 24 : dock.y;
      assert.ok(box.y + box.height < lowest, `${game}: the board is free: ${box.y + box.height} of ${lowest}`);
      assert.ok(box.x >= 0 && box.x + box.width <= 360);
      for (const button of await card.locator("button").all()) {
        const size = await button.boundingBox();
        assert.ok(!size || (size.height >= 40 && size.width >= 40), "fingers find it");
      }
      const more = card.locator(".more");
      if (await more.count()) {
        await more.click();
        assert.equal(await more.getAttribute("aria-expanded"), "true");
        assert.ok((await card.innerText()).length > 80);
      }
      const found = await page.evaluate(async () =>
        (await window.axe.run(document.querySelector(".advice") ?? document)).violations.map((one) => `${one.id}: ${one.nodes[0].html}`),
      );
      assert.deepEqual(found, []);
      await card.getByRole("button", { name: names["ui.close"] }).click();
      await card.waitFor({ state: "detached" });
      assert.equal(words["hint.title"].length > 0, true);
    }
  },
);

scene(
  "a hint is for the seat that asked: another one on the same device is not told it, though its question has the same number",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    const key = await known(stage.server, guest, "Ala", false);
    const seats = [{ you: { name: "Ala" } }, { you: { name: "Ola" } }];
    const { table } = await post(stage.server, "/api/v1/tables", { game: "stonoga", seats, start: true }, key);
    await advise(page);
    await page.goto(`/t/${table}`);
    await asked(page);
    await hintButton(page).click();
    const card = page.locator(CARD);
    await card.waitFor();
    /** Looks from the other seat, as when it is asked with this number. */
    const turn = () =>
      page.evaluate(() => {
        const { stage } = /** @type {TablePage} */ (document.querySelector("turlaj-table"));
        stage.link.play = { ...stage.link.play, eye: 1 - (stage.link.play.eye ?? 0) };
        return stage.isAsked();
      });
    assert.ok(await turn(), "the other seat is asked");
    await card.waitFor({ state: "detached" });
    assert.ok(await turn());
    await card.waitFor();
  },
);

scene("levels are chosen by name, and the choice is remembered", async (stage) => {
  const { page } = await stage.visit();
  await page.goto("/new/ziomek");
  await page.locator(".seat-list select").nth(1).selectOption("bot");
  const choice = page.locator("select.which-bot");
  await choice.waitFor();
  assert.equal(await choice.inputValue(), "casual", "a family plays with somebody like itself");
  await page.getByText(bots["bots.about.casual"]).waitFor();
  const first = (await choice.locator("option").allInnerTexts())[0];
  assert.match(first, new RegExp(common["bot.beginner.level"], "i"));
  await choice.selectOption("strong");
  await page.getByText(bots["bots.about.strong"]).waitFor();
  await page.reload();
  await page.locator(".seat-list select").nth(1).selectOption("bot");
  await choice.waitFor();
  await page.waitForFunction(
    () => /** @type {HTMLSelectElement | null} */ (document.querySelector("select.which-bot"))?.value === "strong",
  );
});

scene(
  "a level that is not offered in a set-up is left out, there and in the lobby, and the strongest one takes its place",
  async (stage) => {
    const { page } = await stage.visit();
    await page.route("**/api/v1/games/stonoga/options*", async (route) => {
      /** @type {import("../../web/generated/wire.js").Choices} */
      const choices = await (await route.fetch()).json();
      const bots = choices.bots.map((bot) =>
        bot.name === "casual" ? { ...bot, why: { code: "level-not-offered", details: [["level", "casual"]], text: "" } } : bot,
      );
      await route.fulfill({ json: { ...choices, bots } });
    });
    await page.goto("/new/stonoga");
    await page.locator(".seat-list select").nth(1).selectOption("bot");
    const choice = page.locator("select.which-bot");
    await page.waitForFunction(
      () => /** @type {HTMLSelectElement | null} */ (document.querySelector("select.which-bot"))?.value === "expert",
    );
    const levels = await choice.locator("option").evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
    assert.deepEqual(levels, ["beginner", "strong", "expert"]);
    await page.locator(".seat-list select").nth(1).selectOption("open");
    await page.locator(".create .btn.go").click();
    await page.locator(".lobby .seat-list .btn").last().click();
    await page.locator(".lobby select.which-bot").waitFor();
    assert.equal(await page.locator(".lobby select.which-bot").inputValue(), "expert");
    assert.equal(await page.locator(".lobby select.which-bot option[value=casual]").count(), 0);
  },
);

scene("among more options there are two groups of bots, levels first; the lobby offers the same", async (stage) => {
  const { page } = await stage.visit();
  // A game with studies and levels, whatever the games here have now.
  await page.route("**/api/v1/games", async (route) => {
    /** @type {import("../../web/generated/wire.js").GameInfo[]} */
    const games = await (await route.fetch()).json();
    const stonoga = /** @type {typeof games[number]} */ (games.find((game) => game.id === "stonoga"));
    const plain = stonoga.bots.filter((bot) => ["random", "greedy"].includes(bot.name)).map((bot) => ({ ...bot, level: false }));
    stonoga.bots = [
      ...plain,
      ...["beginner", "casual", "strong", "expert", "master"].map((name) => ({ ...plain[0], name, about: "", level: true })),
    ];
    await route.fulfill({ json: games });
  });
  await page.goto("/new/stonoga");
  await page.locator(".seat-list select").nth(1).selectOption("bot");
  const choice = page.locator("select.which-bot");
  await page.locator(".more-options").click();
  await choice.locator("optgroup").first().waitFor({ state: "attached" });
  assert.deepEqual(
    await choice.locator("optgroup").evaluateAll((all) => all.map((one) => /** @type {HTMLOptGroupElement} */ (one).label)),
    [bots["bots.levels"], bots["bots.studies"]],
  );
  assert.deepEqual(await choice.locator("option").evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value)), [
    "beginner",
    "casual",
    "strong",
    "expert",
    "master",
    "random",
    "greedy",
  ]);
  await choice.selectOption("greedy");
  await page.locator(".seat-list select").nth(1).selectOption("open");
  await page.locator(".create .btn.go").click();
  await page.locator(".lobby .seat-list .btn").last().click(); // a bot: the one that was chosen last
  await page.locator(".lobby select.which-bot").waitFor();
  assert.equal(await page.locator(".lobby select.which-bot").inputValue(), "greedy");
  await page.locator(".lobby .more-options").click();
  await page.locator(".lobby select.which-bot").selectOption("random");
  await page.locator(".lobby .seat", { hasText: common["bot.random"] }).first().waitFor();
  await page.locator(".lobby section:first-child > .btn.go").click();
  await waits(page);
});
