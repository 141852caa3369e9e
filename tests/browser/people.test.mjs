// Several people: at two devices, at one, and somebody who only watches.

import assert from "node:assert/strict";
import beside from "../../web/i18n/en/beside.js";
import ui from "../../web/i18n/en/ui.js";
import words from "../../web/i18n/en/stonoga.js";
import { begin, hasten, make, step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const totals = (/** @type {Page} */ page) => page.locator(".score .total").allInnerTexts();
const tails = (/** @type {Page} */ page) => page.locator(".tail-open");

/** Somebody who wants to be called, and looks elsewhere as soon as `away` is set. Runs in the page. */
function wantsToBeCalled() {
  localStorage.setItem("turlaj.notify", "on");
  window.calls = [];
  class Note {
    static permission = "granted";
    constructor(/** @type {string} */ title) {
      window.calls.push(title);
    }
    close() {}
  }
  Object.assign(window, { Notification: Note });
  Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
}

scene(
  "two people play with tails and steals to the same end, who looks elsewhere is called once, and whoever watches sees no tail",
  async ({ visit, server }) => {
    const ala = await visit(),
      ola = await visit(),
      eye = await visit();
    await server.choose({ left: 16 });
    await ola.page.addInitScript(wantsToBeCalled);
    await ala.page.goto("/");
    await ala.page.getByRole("link", { name: ui["ui.with-friends"] }).first().click();
    await ala.page.locator('.choice:has(input[name="tails"][value="on"])').click();
    await ala.page.locator('.choice:has(input[name="steal"][value="on"])').click();
    await make(ala.page);
    const link = await ala.page.locator("input.link").inputValue();
    await ala.page.locator(".lobby .invite").getByText(ui["ui.loopback"]).waitFor();
    await ola.page.goto(link);
    await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    await ola.page.locator(".lobby [role=status]").waitFor();
    await eye.page.goto(link);
    await eye.page.locator(".lobby").waitFor();
    await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
    await eye.page.locator(".table .rivals.n2").waitFor();

    await ala.page.locator(".mine .tail-back").click();
    assert.equal(await tails(ala.page).count(), 1, "the own tail is shown when asked for");
    assert.equal(await tails(ola.page).count(), 0);
    assert.equal(await ola.page.locator(".rival .tail-back").count(), 1);

    await ola.page.evaluate(() => {
      window.away = true;
    });
    assert.equal(await waits(ala.page), "asked");
    while (await ala.page.locator(".dock .turn-dot").count()) await step(ala.page);
    await waits(ola.page);
    await ola.page.waitForFunction(() => window.calls.length); // What calls her is loaded only now.
    assert.deepEqual(await ola.page.evaluate(() => window.calls), [ui["ui.your-turn"]]);
    await step(ola.page);
    assert.equal(await ola.page.evaluate(() => window.calls.length), 1);
    await ola.page.evaluate(() => {
      window.away = false;
    });

    const look = async (/** @type {string} */ state) => {
      if (state === "over") return;
      const seen = await eye.page.evaluate(() => (document.querySelector(".end") ? 0 : document.querySelectorAll(".tail-open").length));
      assert.equal(seen, 0, "a spectator sees a tail");
      assert.equal(await eye.page.locator(".dock .turn-dot").count(), 0, "a spectator is asked");
    };
    await Promise.all([hasten(ala.page, { look }), hasten(ola.page, { look })]);
    await eye.page.locator(".end").waitFor();

    const told = eye.heard
      .map((text) => /** @type {UpdateOf<StonogaView>} */ (JSON.parse(text)))
      .filter((one) => one.play && !one.play.standings);
    assert.ok(told.length > 10);
    for (const one of told)
      assert.ok(
        one.play?.view.seats.every((seat) => seat.tail === "hidden"),
        JSON.stringify(one.play?.view.seats),
      );
    const scores = await totals(ala.page);
    assert.equal(scores.length, 2);
    assert.deepEqual(await totals(ola.page), scores);
    assert.deepEqual(await totals(eye.page), scores);
  },
);

scene("alone another game begins at once, and one step back is the one before; dice that were undone mark the result", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stage.server.choose({ left: 8 });
  await begin(stage, guest);
  await waits(page);
  while ((await step(page)) !== ".roll") await waits(page);
  await waits(page);
  await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
  await page.locator("nav.menu").getByRole("button", { name: ui["ui.go-back"] }).click();
  await waits(page);
  await hasten(page);
  await page.locator(".end").getByText(ui["ui.take-backs"]).waitFor();
  const old = page.url();
  await page.getByRole("button", { name: ui["ui.again"] }).click();
  await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && String(url) !== old);
  assert.equal(await waits(page), "asked");
  await page.goBack();
  assert.equal(page.url(), old);
  await page.locator(".end").waitFor();
});

scene("against a bot a rematch begins at once; the table can be changed first", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await waits(page);
  const end = async () => {
    await page.getByRole("button", { name: ui["ui.menu"] }).click();
    await page.getByRole("button", { name: beside["beside.end-game"] }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: beside["beside.end-game"] }).click();
    await page.locator(".is-closed").waitFor();
    return page.url();
  };
  const next = (/** @type {string} */ old) => page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && String(url) !== old);
  const first = await end();
  await page.getByRole("button", { name: ui["ui.rematch"] }).click();
  await next(first);
  assert.equal(await waits(page), "asked");
  await page.goBack();
  assert.equal(page.url(), first);
  await page.goForward();
  await waits(page);
  const second = await end();
  await page.getByRole("button", { name: ui["ui.change-table"] }).click();
  await next(second);
  await page.locator(".lobby").waitFor();
  await page.goBack();
  assert.equal(page.url(), second);
});

scene(
  "a last throw that fits nothing stays in sight with its sentence, also before the cover, until it is read or tapped away",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    await stage.server.choose({ seed: 30 }); // The third throw of all dice brings four colours.
    await begin(stage, guest, { others: [{ you: { name: "Ola" } }], options: { tails: "on" } });
    assert.equal(await waits(page), "cover");
    await page.locator(".cover .btn").click();
    await page.locator(".cover").waitFor({ state: "detached" });
    assert.equal(await waits(page), "asked");
    await page.locator(".roll").click();
    await page.locator(".rolls .used").nth(1).waitFor();
    for (const die of await page.locator(".die.is-kept").all()) await die.click();
    await page.locator(".roll").click();
    const last = await page.waitForFunction(
      (told) =>
        document.querySelector(".dock .question")?.textContent?.trim() === told && {
          covers: document.querySelectorAll(".cover").length,
          dice: document.querySelectorAll(".die svg").length,
          whose: document.querySelector(".mine .plate b")?.textContent,
        },
      words["news.empty-handed"].replace("{who}", "Ala"),
    );
    assert.deepEqual(await last.jsonValue(), { covers: 0, dice: 4, whose: "Ala" }, "the dice lie there, uncovered");
    await page.locator(".bar h1").click(); // Whoever has read it goes on.
    await page.locator(".cover").waitFor();
  },
);

scene("a turn with rolls left does not end by one tap, and the keyboard has its ways", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  await hasten(page, { look: async () => page.locator(".stop").count() });
  const used = () => page.locator(".rolls .used").count();
  const before = await used();
  await page.locator(".stop").click();
  await page.getByRole("button", { name: words["action.pass.no"] }).click();
  assert.deepEqual([await page.locator(".dock .turn-dot").count(), await used()], [1, before], "nothing has happened");
  // Tab comes to few tiles, arrows to all.
  assert.equal(await page.locator('.shelf button[tabindex="0"]').count(), 1);
  await page.locator('.shelf button[tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.matches(".shelf button[tabindex='-1']")), true);
  const kept = await page.locator(".die.is-kept").count();
  await page.keyboard.press("2");
  await page.waitForFunction((n) => document.querySelectorAll(".die.is-kept").length !== n, kept);
  await page.locator(".roll").focus();
  while (await page.locator(".roll").count()) {
    const now = await used();
    await page.keyboard.press("r");
    await page.waitForFunction((n) => document.querySelectorAll(".rolls .used").length !== n, now);
  }
  await page.waitForFunction(() => document.activeElement?.matches(".dock, .dock *"), undefined);
});
