// Stonoga with real dice: one device with golden shoes and secret tails, two devices, mistakes, the keyboard, three languages.

import assert from "node:assert/strict";
import stonoga from "../../web/i18n/en/more-stonoga.js";
import pl from "../../web/i18n/pl/typed.js";
import ru from "../../web/i18n/ru/typed.js";
import ui from "../../web/i18n/en/ui.js";
import typed from "../../web/i18n/en/typed.js";
import { done, due, face, fate, record, roomy, type, wants } from "./companion-play.mjs";
import { another, make, newTable, sitHere, step, tap } from "./play.mjs";
import { examine } from "./examine.mjs";
import { go, speaks } from "./within.mjs";
import { known, post, scene } from "./world.mjs";

const words = { ...typed, ...stonoga };

const FACES = ["R", "Y", "G", "B", "K", "*"];
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A turn: dice from a list, decisions as the page offers them. */
async function turn(
  /** @type {Page} */ page,
  /** @type {(n: number) => number} */ roll,
  /** @type {string} */ who,
  /** @type {Press} */ press,
) {
  for (let after = "", n = 0; n < 60; n++) {
    const asked = await wants(page, after);
    if (!(await page.locator(".mine.is-turn .seat").textContent())?.includes(who)) return;
    if (asked.kind === "pad")
      await type(
        page,
        Array.from({ length: await due(page) }, () => FACES[roll(6)]),
        press,
      );
    else await step(page, press);
    after = asked.kind === "pad" ? asked.at : "";
  }
  throw new Error("the turn does not end");
}

/** Lets the largest tile fall and takes it, again and again, until a tail is to be told. Runs in the page. */
async function race() {
  const table = /** @type {StonogaTable} */ (document.querySelector("turlaj-table"))?.stage;
  const { link } = table;
  const standing = () => `${link.play.dice?.at} ${link.play.asked?.prompt}`;
  const passed = (/** @type {string} */ before) =>
    new Promise((done) => {
      const look = () => {
        if (standing() !== before) done(stop());
      };
      const stop = link.listen(look);
    });
  for (;;) {
    const { asked, dice, view } = link.play;
    if (dice?.choices.some((choice) => choice.startsWith("tail"))) return;
    const [{ tile }] = view.middle.toSorted((one, two) => Number(two.tile[1]) - Number(one.tile[1]));
    const next = passed(standing());
    if (dice) await link.do({ roll: { at: dice.at, roll: tile[0].repeat(Number(tile[1])).padEnd(4, tile[0] === "K" ? "R" : "K") } });
    else if (asked) await link.act(asked.legal.find((/** @type {string} */ action) => action.startsWith("take")) ?? asked.legal[0]);
    await next;
  }
}

scene("a whole game around one phone: lots, golden shoes, tails that stay face down and are told at the end", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await newTable(page, "real", { tails: "on", golden: "on" }, tap);
  await sitHere(page, ["Ala", "Ola"]);
  await page.locator(".real .note").getByText(stonoga["option.tails.on.real"]).waitFor();
  await page.locator(".new-table h1").getByText(words["typed.new"]).waitFor();
  await make(page, tap);

  // One tap for everybody, and nobody types a secret.
  await page.locator(".of-keep").getByText(words["typed.tail.shared"]).waitFor();
  assert.equal(await page.locator(".pad-face").count(), 0);
  await roomy(page);
  await page.getByRole("button", { name: words["typed.tail.keep-all"] }).tap();

  // The golden shoes: a star is rolled again.
  const gold = /** @type {string[]} */ ([]);
  for (const one of ["*", "G", "G"]) {
    await page.getByText(words["typed.gold"]).waitFor();
    const { at } = await wants(page, gold.at(-1));
    gold.push(at);
    await roomy(page);
    await type(page, [one], tap);
  }
  let { at } = await wants(page, gold.at(-1));
  assert.equal(await page.locator(".shelf .gold-mark").count(), 2);

  // Nothing is sent by itself, and nothing that is not whole.
  await page.getByText("Ala rolls all 4 dice.").waitFor();
  await roomy(page);
  for (const one of ["G", "G", "*"]) await face(page, one).tap();
  await done(page).tap({ force: true });
  await page.getByRole("alert").getByText("1 die is still missing.").waitFor();
  await page.reload(); // What was not sent is not there.
  await wants(page);
  assert.equal(await page.locator(".pad-slot.is-empty").count(), 4);
  for (const one of ["G", "G", "*", "K"]) await face(page, one).tap();
  await page.locator(".pad-slot").nth(3).tap(); // One looks again, and changes it.
  await face(page, "R").tap();
  await done(page).tap();

  // Typed wrong: corrected until somebody acts.
  await wants(page, at);
  assert.deepEqual(await page.locator(".die .mark").allTextContents(), ["G", "G", "R"]);
  await page.getByRole("button", { name: words["typed.fix.label"] }).tap();
  assert.deepEqual(await page.locator(".pad-slot .mark").allTextContents(), ["G", "G", "R"]);
  await roomy(page);
  await page.locator(".pad-slot").nth(3).tap();
  await face(page, "G").tap();
  await done(page).tap();
  await page.locator(".pad").waitFor({ state: "detached" });
  assert.deepEqual(await page.locator(".dock .die .mark").allTextContents(), ["G", "G", "G"]);
  await page.locator(".story").getByText(words["typed.corrected"].replace("{text}", "")).waitFor();

  // A tile is Ala's, and Ola is to roll: what Ala did is taken back all the same, and her dice lie as they fell.
  await page.locator('.shelf [data-tile="G4"]').tap();
  await page.getByText("Ola rolls all 4 dice.").waitFor();
  await page.getByRole("button", { name: ui["ui.menu"] }).tap();
  await page.getByRole("button", { name: ui["ui.go-back"] }).tap();
  await page.locator(".mine.is-turn .seat").getByText("Ala").waitFor();
  await page.locator(".pad").waitFor({ state: "detached" });
  assert.deepEqual(await page.locator(".dock .die .mark").allTextContents(), ["G", "G", "G"]);
  await page.locator(".dock .question").getByText("Ala:").waitFor();

  // Two turns with what happens to fall; then the large tiles go fast, up to the tails.
  const roll = fate(7);
  for (const who of ["Ala", "Ola"]) await turn(page, roll, who, tap);
  await page.evaluate(race);
  await page.getByText(words["typed.tail.tell"].replace("{who}", "Ala")).waitFor();
  await roomy(page);
  assert.equal(await page.locator(".pad-face").count(), 10);
  ({ at } = await wants(page));
  await type(page, ["GK"], tap);
  ({ at } = await wants(page, at));
  await page.getByText(words["typed.tail.tell"].replace("{who}", "Ola")).waitFor();
  await page.locator(".mine.is-turn .seat").getByText("Ola").waitFor();
  await page.getByRole("button", { name: words["typed.fix.tail"] }).waitFor();
  assert.equal(await page.locator(".pad-face:enabled").count(), 9, "Ala has shown one of the ten");
  await type(page, ["RY"], tap);
  assert.equal((await wants(page, at)).kind, "over");
  assert.equal(await page.locator(".score .tail-mark").count(), 2);

  const text = await record(page);
  assert.match(text, /\[Dice "typed"\]/);
  assert.match(text, /tail:\? .*tail:\?/s);
  assert.match(text, /gold:\*\s.*gold:G\s.*gold:G/s);
  assert.match(text, /!mistyped/);
  assert.match(text, /tail:GK\s.*tail:RY/s);
});

scene(
  "two phones: each types the own dice, anybody may help, a tail is seen by its owner alone, a wrong roll is refused in words",
  async ({ visit, server }) => {
    const host = await visit();
    const friend = await visit();
    const key = await known(server, host, "Ala", true);
    await known(server, friend, "Ola", true);
    const { table } = await post(
      server,
      "/api/v1/tables",
      { game: "stonoga", typed: true, options: { tails: "on" }, seats: [{ you: {} }, "open"] },
      key,
    );
    await host.page.goto(`/t/${table}`);
    await friend.page.goto(`/t/${table}`);
    await friend.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    await host.page.getByText("Ola", { exact: true }).waitFor();
    await host.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();

    // The own tail on the own device; the other one keeps it.
    await host.page.getByText(words["typed.tail.you"]).waitFor();
    await friend.page.getByText(words["typed.wait.tail"].replace("{who}", "Ala")).waitFor();
    await type(host.page, ["YB"]);
    await friend.page.getByRole("button", { name: words["typed.tail.keep"] }).click();
    // Everybody is told which tails there are at all.
    const told = friend.heard.map((text) => text.replaceAll('"shows":["RY","RG","RB","RK","YG","YB","YK","GB","GK","BK"]', ""));
    for (const text of told) assert.ok(!text.includes('"YB"') && !text.includes("tail:YB"), "the friend was sent Ala's tail");

    // Ala's dice: Ola waits, and helps.
    const { at } = await wants(host.page);
    await host.page.getByText("Roll all 4 dice.").waitFor();
    await friend.page.getByText(words["typed.wait"].replace("{who}", "Ala")).waitFor();
    await friend.page.getByRole("button", { name: words["typed.help"] }).click();
    await type(friend.page, ["R", "R", "K", "Y"]);
    await wants(host.page, at);
    assert.deepEqual(await host.page.locator(".dock .die .mark").allTextContents(), ["R", "R", "K", "Y"]);
    // Both see the way to a correction; Ola corrects, Ala sees it.
    await friend.page.getByRole("button", { name: words["typed.fix.label"] }).click();
    await friend.page.locator(".pad-slot").nth(2).click();
    await face(friend.page, "R").click();
    await done(friend.page).click();
    await host.page.waitForFunction(() => document.querySelectorAll(".dock .die .mark")[2]?.textContent === "R");

    // What cannot be is refused, in words.
    const refused = async (/** @type {import("../../web/generated/wire.js").Deed} */ deed, /** @type {string} */ why) => {
      await host.page.evaluate((one) => {
        /** @type {StonogaTable} */ (document.querySelector("turlaj-table")).stage.do(one);
      }, deed);
      await host.page.locator(".dock .slip").getByText(why).waitFor();
    };
    await refused({ roll: { at, roll: "RRRR" } }, words["refusal.stale-roll"]);
    await host.page.locator(".dock .roll").click();
    await host.page.locator(".pad").waitFor();
    const next = await wants(host.page);
    await refused({ roll: { at: next.at, roll: "R..." } }, stonoga["refusal.wrong-dice"]);
    await refused({ roll: { at: next.at, roll: "zzz" } }, words["refusal.bad-roll"]);
    await refused({ retype: { at, roll: "RRRR" } }, words["refusal.roll-stands"]);
    await type(host.page, ["B", "B", "B", "B"]);
    await wants(host.page, next.at);
  },
);

scene("a turn with the keyboard alone, and the dice in three languages", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const person = await known(server, guest, "Ala", true);
  await page.goto("/new/stonoga?with=real");
  for (const [lang, said, letters] of /** @type {const} */ ([
    ["pl", pl, "cn6"],
    ["ru", ru, "кж6"],
    ["en", words, "ry6"],
  ])) {
    await go(page, "/new/stonoga?with=real");
    await speaks(page, lang);
    await page.locator(".new-table h1").getByText(said["typed.new"]).waitFor();
    await go(page, await another({ server }, person, { others: [{ you: { name: "Ola" } }], more: { typed: true } }));
    const { at } = await wants(page);
    await page.locator(".pad-say").getByText(said["typed.roll.all"].replace("{who}", "Ala").replace("{n}", "4")).waitFor();
    const [red, yellow, star] = [...letters];
    if (lang === "en")
      for (const key of [red, yellow, "2", "Backspace", star, star, "ArrowLeft", "ArrowLeft", red]) await page.keyboard.press(key);
    else for (const key of ["1", "2", star, star]) await page.keyboard.press(key);
    assert.equal(await page.locator(".pad-slot.is-empty").count(), 0);
    assert.ok(await page.locator(".pad [role=status].sr").textContent());
    await page.keyboard.press("Enter");
    const fell = await wants(page, at);
    const shown = await page.evaluate(() => /** @type {StonogaTable} */ (document.querySelector("turlaj-table")).stage.view.dice.join(""));
    assert.equal(shown, lang === "en" ? "RYR*" : "RY**");
    // One die stays, the others are rolled again.
    await page.keyboard.press("1");
    await page.keyboard.press("r");
    const again = await wants(page, fell.at);
    assert.equal(await page.locator(".pad-slot.is-lying").count(), 1);
    for (const key of ["1", "1", "1", "Enter"]) await page.keyboard.press(key);
    await wants(page, again.at);
    assert.equal(
      await page.evaluate(() => /** @type {StonogaTable} */ (document.querySelector("turlaj-table")).stage.view.dice.join("")),
      "RRRR",
    );
    assert.ok(await page.evaluate(() => Boolean(document.activeElement?.closest(".dock"))), "the focus stays at the hand");
  }
});

scene("nothing is in the way at a pad, by day and by night", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/new/stonoga?with=real");
  await page.locator("#clock").waitFor();
  await examine(page, "new");
  await page.locator('.choice:has(input[name="tails"][value="on"])').click();
  await page.locator(".seat-list li").nth(1).locator("select").first().selectOption("bot");
  await make(page);
  await page.locator(".of-lots").waitFor();
  await face(page, "RK").click();
  await examine(page, "tails");
  await done(page).click();
  await page.locator(".of-keep .btn.go").click();
  await page.locator(".of-dice").waitFor();
  await face(page, "R").click();
  await examine(page, "dice");
});
