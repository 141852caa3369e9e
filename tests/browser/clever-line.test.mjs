// In the middle of a chain: a line that breaks, a server that stops, a step back. Nothing is lost, and the same is asked again.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { begin, drawn, fieldAt, lastPlay, lit, play, points, until, updates, wants, wantsNow } from "./clever-play.mjs";
import { scene } from "./world.mjs";

const CHAIN = ["fill", "bonus"];

/** All that matters of what is asked. */
const asked = async (/** @type {Page} */ page) => ({
  question: await page.locator(".dock .say").innerText(),
  dock: await page.locator(".dock").getAttribute("data-step"),
  lit: await lit(page),
  marks: await drawn(page, 0),
  points: await points(page, 0),
});

/** Waits until the line is seen to be gone, or to be there again. */
const lost = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor();
const back = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });

scene("a chain goes on where it was after the line broke and after the server stopped", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stage.server.choose({ seed: 3, left: 8 });
  await begin(stage, guest);
  assert.notEqual((await until(page, CHAIN)).kind, "over");
  const before = await asked(page);
  assert.ok(before.lit.length, "something can be marked");

  guest.patient = true;
  await page.context().setOffline(true);
  await lost(page);
  await page.context().setOffline(false);
  await back(page);
  await wants(page);
  assert.deepEqual(await asked(page), before);

  await stage.server.stop("SIGTERM");
  await lost(page);
  // What is answered without a line is done once, when there is one again.
  const { field } = before.lit[0];
  await fieldAt(page, field).click();
  await stage.server.start();
  await back(page);
  await page.waitForFunction((field) => document.querySelector(`.sheet [data-field="${field}"] svg`), field);
  guest.patient = false;
  const marks = await drawn(page, 0);
  assert.deepEqual(
    before.marks.filter((mark) => !marks.includes(mark)),
    [],
    "no mark is lost",
  );
  await play(page);
  const { standings, view } = lastPlay(guest);
  assert.equal(Number(await page.locator(".tally tfoot .num").innerText()), standings[0].points);
  assert.deepEqual(
    before.marks.filter((mark) => !view.seats[0].sheet.marks.includes(mark ?? "")),
    [],
  );
  const told = updates(guest)
    .flatMap(({ news }) => news ?? [])
    .filter((news) => news.kind === "marked" && news.field === field);
  assert.equal(told.length, 1, "marked once");
});

scene("inside a chain the menu takes back one mark after the other", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stage.server.choose({ seed: 2, left: 8 });
  await begin(stage, guest);
  let before = /** @type {Awaited<ReturnType<typeof asked>> | null} */ (null);
  // The question before the one that has a chain, as it was.
  await play(page, {
    look: async ({ kind }) => {
      if (CHAIN.includes(kind) && before && lastPlay(guest).free_undo > 0) return true;
      before = await asked(page);
      return false;
    },
  });
  const chain = await asked(page);
  const earlier = /** @type {typeof chain} */ (before);
  assert.ok(chain.marks.length > earlier.marks.length, "a mark began the chain");
  const goBack = async () => {
    const now = await wantsNow(page);
    await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
    await page.locator("nav.menu").getByRole("button", { name: ui["ui.go-back"] }).click();
    await wants(page, now?.prompt);
  };
  // Choosing the die and the field were one tap and may be two acts.
  for (let n = 0; n < 2 && (await drawn(page, 0)).length > earlier.marks.length; n++) await goBack();
  if ((await asked(page)).dock !== earlier.dock) await goBack();
  assert.deepEqual({ ...(await asked(page)), lit: null, question: "" }, { ...earlier, lit: null, question: "" });
  // Forward again: the game goes on.
  assert.notEqual((await until(page, ["take"])).kind, "over");
});
