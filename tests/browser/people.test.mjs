// Several people: at two devices, at one, and somebody who only watches.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { make, newTable, play, solo, step, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const totals = (page) => page.locator(".score .total").allInnerTexts();
const tails = (page) => page.locator(".tail-open");

scene("two people play with tails and steals to the same end, and whoever watches sees no tail", async ({ visit }) => {
  const ala = await visit(), ola = await visit(), eye = await visit();
  await ala.page.goto("/");
  await ala.page.getByRole("link", { name: ui["ui.with-friends"] }).click();
  await ala.page.locator('.choice:has(input[name="tails"][value="on"])').click();
  await ala.page.locator('.choice:has(input[name="steal"][value="on"])').click();
  await make(ala.page);
  const link = await ala.page.locator("input.link").inputValue();
  await ala.page.locator(".lobby .qr svg").waitFor();
  await ola.page.goto(link);
  await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ola.page.locator(".lobby [role=status]").waitFor();
  await eye.page.goto(link);
  await eye.page.locator(".lobby").waitFor();
  await ala.page.getByRole("button", { name: ui["ui.start"] }).click();
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
  await ala.page.getByRole("button", { name: ui["ui.start"] }).click();
  assert.equal(await waits(ala.page), "asked");
  await ola.page.locator(".table").waitFor();
  await ola.page.evaluate(() => { window.away = true; });
  while (await ala.page.locator(".dock .turn-dot").count()) await step(ala.page);
  await waits(ola.page);
  assert.deepEqual(await ola.page.evaluate(() => window.calls), [ui["ui.your-turn"]]);
  await step(ola.page);
  assert.equal(await ola.page.evaluate(() => window.calls.length), 1);
});

scene("after the end a rematch leads to a new table", async ({ visit }) => {
  const { page } = await visit();
  await solo(page);
  await play(page);
  const old = page.url();
  await page.getByRole("button", { name: ui["ui.rematch"] }).click();
  await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && String(url) !== old);
  await page.locator(".lobby, .table:not(.is-over), .cover").first().waitFor();
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
