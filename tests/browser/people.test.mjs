// Several people: at two devices, at one, and somebody who only watches.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import words from "../../web/i18n/en/stonoga.js";
import { make, newTable, play, solo, step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const totals = (page) => page.locator(".score .total").allInnerTexts();
const tails = (page) => page.locator(".tail-open");

scene("two people play with tails and steals to the same end, and whoever watches sees no tail", async ({ visit }) => {
  const ala = await visit(), ola = await visit(), eye = await visit();
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

  const look = async (state) => {
    if (state === "over") return;
    const seen = await eye.page.evaluate(() => (document.querySelector(".end") ? 0 : document.querySelectorAll(".tail-open").length));
    assert.equal(seen, 0, "a spectator sees a tail");
    assert.equal(await eye.page.locator(".dock .turn-dot").count(), 0, "a spectator is asked");
  };
  await Promise.all([play(ala.page, { look }), play(ola.page, { look })]);
  await eye.page.locator(".end").waitFor();

  const told = eye.heard.map((text) => JSON.parse(text)).filter((one) => one.play && !one.play.standings);
  assert.ok(told.length > 10);
  for (const one of told) assert.ok(one.play.view.seats.every((seat) => seat.tail === "hidden"), JSON.stringify(one.play.view.seats));
  const scores = await totals(ala.page);
  assert.equal(scores.length, 2);
  assert.deepEqual(await totals(ola.page), scores);
  assert.deepEqual(await totals(eye.page), scores);
});

/** Somebody who wants to be called, and looks elsewhere as soon as `away` is set. Runs in the page. */
function wantsToBeCalled() {
  localStorage.setItem("turlaj.notify", "on");
  window.calls = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title) { window.calls.push(title); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
}

scene("who looks elsewhere and wants to know is called when it is their turn, once", async ({ visit }) => {
  const ala = await visit(), ola = await visit();
  await ola.page.addInitScript(wantsToBeCalled);
  await newTable(ala.page, "friends", {});
  await make(ala.page);
  await ola.page.goto(await ala.page.locator("input.link").inputValue());
  await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  assert.equal(await waits(ala.page), "asked");
  await ola.page.locator(".table").waitFor();
  await ola.page.evaluate(() => { window.away = true; });
  while (await ala.page.locator(".dock .turn-dot").count()) await step(ala.page);
  await waits(ola.page);
  assert.deepEqual(await ola.page.evaluate(() => window.calls), [ui["ui.your-turn"]]);
  await step(ola.page);
  assert.equal(await ola.page.evaluate(() => window.calls.length), 1);
});

scene("alone another game begins at once, and one step back is the one before; dice that were undone mark the result", async ({ visit }) => {
  const { page } = await visit();
  await solo(page);
  await waits(page);
  const before = await page.locator(".dock").innerHTML();
  await page.locator(".dock .roll").click();
  await page.waitForFunction((was) => document.querySelector(".dock")?.innerHTML !== was, before);
  await waits(page);
  await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
  await page.locator("nav.menu").getByRole("button", { name: ui["ui.go-back"] }).click();
  await waits(page);
  await play(page);
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
    await page.getByRole("button", { name: ui["ui.end-game"] }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: ui["ui.end-game"] }).click();
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

scene("one device goes around: between two people a cover hides the tail of the one before", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "device", { tails: "on" });
  await page.locator(".seat-list input").nth(0).fill("Ala");
  await page.locator(".seat-list input").nth(1).fill("Ola");
  await make(page);
  for (const who of ["Ala", "Ola", "Ala", "Ola"]) {
    assert.equal(await waits(page), "cover");
    assert.match(await page.locator(".cover").innerText(), new RegExp(who));
    assert.equal(await page.locator(".tail-open, .keepsake, .die, .tile, .story").count(), 0, "the cover hides everything");
    await page.locator(".cover .btn").click();
    await page.locator(".cover").waitFor({ state: "detached" });
    assert.equal(await waits(page), "asked");
    assert.match(await page.locator(".mine .seat b").innerText(), new RegExp(who));
    assert.equal(await tails(page).count(), 0, "a tail is closed until its owner asks for it");
    await page.locator(".mine .tail-back").click();
    assert.equal(await tails(page).count(), 1);
    assert.equal(await page.locator(".rival .tail-open").count(), 0, "the other one's tail stays hidden");
    assert.doesNotMatch(await page.locator("turlaj-table").innerText(), /\{\w+\}/);
    while ((await waits(page)) === "asked") await step(page);
  }
});

/** Rolls all dice as often as can be; answers what stood there when the turn was over, or "" if a tile fitted. */
async function rollOut(page) {
  for (let n = 0; n < 3 && (await page.locator(".roll").count()); n++) {
    const used = await page.locator(".rolls .used").count();
    await page.locator(".roll").click();
    await page.waitForFunction((before) => document.querySelectorAll(".rolls .used").length !== before || document.querySelector(".cover"), used);
  }
  const text = await page.locator(".dock .question").innerText();
  return text.startsWith(words["news.empty-handed"].split("{")[0]) ? text : "";
}

scene("a last throw that fits nothing stays in sight with its sentence, also before the cover, until it is read or tapped away", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "device", { tails: "on" });
  await page.locator(".seat-list input").nth(0).fill("Ala");
  await page.locator(".seat-list input").nth(1).fill("Ola");
  await make(page);
  for (let turns = 0; turns < 40; turns++) {
    if ((await waits(page)) === "cover") {
      await page.locator(".cover .btn").click();
      await page.locator(".cover").waitFor({ state: "detached" });
    }
    assert.equal(await waits(page), "asked");
    const who = await page.locator(".mine .plate b").innerText();
    const told = await rollOut(page);
    if (!told) {
      await step(page); // Something fits.
      continue;
    }
    assert.match(told, new RegExp(who));
    assert.deepEqual([await page.locator(".cover").count(), await page.locator(".die svg").count()], [0, 4], "the dice lie there, uncovered");
    assert.equal(await page.locator(".mine .plate b").innerText(), who);
    await page.locator(".bar h1").click(); // Whoever has read it goes on.
    await page.locator(".cover").waitFor();
    return;
  }
  assert.fail("every throw fitted");
});

scene("a turn with rolls left does not end by one tap, and the keyboard has its ways", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/");
  await page.getByRole("button", { name: ui["ui.play-now"] }).first().click();
  for (let n = 0; n < 60; n++) {
    assert.equal(await waits(page), "asked");
    if (await page.locator(".stop").count()) break;
    await step(page);
  }
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
