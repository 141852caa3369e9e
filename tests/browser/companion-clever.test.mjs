// Clever with real dice: a game alone with the lot for the tray, a mistake, a reload; and two people around one desk.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/typed.js";
import { PHONE, rush, step } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { done, due, face, fate, record, roomy, type, wants } from "./companion-play.mjs";
import { make, sitHere, tap } from "./play.mjs";
import { scene } from "./world.mjs";

/** A new table with real dice, for people of these names at this device. */
async function sit(/** @type {Page} */ page, /** @type {string[]} */ names) {
  await page.goto("/new/clever?with=real");
  await page.locator(".real").waitFor();
  if (names.length === 1) await page.locator(".seat-list + .row .btn").nth(1).click();
  await sitHere(page, names);
  await make(page);
}

/** What is typed into this pad: faces; or of equal dice, as many as belong on the tray. */
async function cast(/** @type {Page} */ page, /** @type {(n: number) => number} */ roll) {
  const n = await due(page);
  const lot = (await page.locator(".pad-face").first().getAttribute("data-face"))?.match(/[A-Z]/);
  // Six equal ones for the tray: which of them lie on it is a lot.
  if (
    !lot &&
    n === 6 &&
    (await page.evaluate(() => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.link.play.view.passive))
  )
    return Array(6).fill("3");
  return lot
    ? page.locator(".pad-face").evaluateAll((all, /** @type {number} */ n) => all.slice(-n).map((one) => one.dataset.face ?? ""), n)
    : Array.from({ length: n }, () => String(roll(6) + 1));
}

/** Plays until `look`, which sees every moment, answers true. */
async function play(
  /** @type {Page} */ page,
  /** @type {(n: number) => number} */ roll,
  /** @type {{ press: Press, look: Look<{ kind: string, at: string }> }} */ { press, look },
) {
  let after = "";
  for (let n = 0; n < 600; n++) {
    const asked = await wants(page, after);
    assert.notEqual(asked.kind, "over");
    if (await look(asked)) return;
    if (asked.kind === "pad") {
      await type(page, await cast(page, roll), press);
      after = asked.at;
    } else {
      await step(page, press, n % 2 === 1);
      after = asked.at;
    }
  }
  throw new Error("the game does not end");
}

scene("a game alone on a phone with dice from the table, and which of equal ones lies nearest to the tray", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  await sit(page, ["Ala"]);
  await page.getByText(words["typed.roll.all.you"].replace("{n}", "6")).waitFor();
  const { at } = await wants(page);
  await roomy(page);
  // In the order of the app, each in its colour; then one is changed.
  await type(page, ["3", "2", "5", "1", "6", "4"], tap);
  await wants(page, at);
  assert.deepEqual(
    await page.evaluate(() => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.view.faces),
    [3, 2, 5, 1, 6, 4],
  );
  await page.getByRole("button", { name: words["typed.fix.label"] }).tap();
  await page.locator(".pad-slot").nth(5).tap();
  await roomy(page);
  await face(page, "6").tap();
  await done(page).tap();
  await page.locator(".pad").waitFor({ state: "detached" });
  assert.deepEqual(
    await page.evaluate(() => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.view.faces),
    [3, 2, 5, 1, 6, 6],
  );
  assert.equal((await wants(page)).kind, "asked");

  let lots = 0,
    loose = 0,
    reloads = 0;
  await play(page, fate(11), {
    press: tap,
    look: async ({ kind }) => {
      if (kind !== "pad") return lots > 0 && loose > 2;
      const lying = await page.locator(".pad-slot.is-lying").count();
      if (lying) {
        loose++;
        assert.equal(lying + (await due(page)), 6, "all dice are shown, those that lie too");
      }
      if (await page.getByText(/nearest to the tray/).count()) lots++;
      if (!reloads && loose) {
        reloads++;
        await face(page, "1").tap();
        await page.reload();
        await wants(page);
        assert.equal(await page.locator(".pad-slot.is-lying").count(), lying, "after a reload the same dice are due");
      }
      return false;
    },
  });
  assert.equal(reloads, 1);
  await page.evaluate(rush);
  await page.locator(".end").waitFor();
  const text = await record(page);
  assert.match(text, /\[Dice "typed"\]/);
  assert.match(text, /1\.1\.1=325164\s[^=]*!mistyped\s+1\.1\.1=325166\s/);
  assert.match(text, /lot:[WYBGOP]+/);
});

scene("two people around one desk: the sheet of whoever rolls or chooses lies on top, and nothing is covered", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  await sit(page, ["Ala", "Ola"]);
  await wants(page);
  await examine(page, "the pad of Clever");
  const seen = /** @type {Set<string>} */ (new Set());
  const roll = fate(5);
  let after = "";
  for (let n = 0; n < 60; n++) {
    const asked = await wants(page, after);
    assert.equal(await page.locator(".cover").count(), 0, "real dice have no secrets");
    const say = asked.kind === "pad" ? await page.locator(".pad-say").textContent() : "";
    for (const name of ["Ala", "Ola"]) if (say?.includes(`${name} rolls`)) seen.add(name);
    if (seen.size === 2) break;
    if (asked.kind === "pad") await type(page, await cast(page, roll));
    else await step(page);
    after = asked.at;
  }
  assert.deepEqual([...seen].sort(), ["Ala", "Ola"]);
  assert.equal(
    await page.evaluate(() => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.me()),
    1,
    "Ola rolls, and Ola's sheet is seen",
  );
});
