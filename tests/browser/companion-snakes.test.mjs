// Snakes with real dice: a game around one phone, the lot for who begins, faces by the options, a mistake that ended a turn.

import assert from "node:assert/strict";
import snakes from "../../web/i18n/en/snakes.js";
import words from "../../web/i18n/en/typed.js";
import { PHONE, rush } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { done, face, fate, record, roomy, type, wants } from "./companion-play.mjs";
import { make, sitHere, tap } from "./play.mjs";
import { step } from "./snakes-play.mjs";
import { known, post, scene } from "./world.mjs";

scene("a game around one phone, from the lot for who begins to its record", async ({ visit }) => {
  const { page } = await visit(PHONE);
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  await page.goto("/new/snakes?with=real");
  await sitHere(page, ["Ala", "Ola"]);
  await page.locator(".option").first().waitFor();
  const draws = page.locator('.choice:has(input[name="first"][value="draw"])');
  if (!(await draws.count())) await page.locator(".more-options").tap();
  await draws.tap();
  await make(page, tap);

  // Who begins is a name.
  await page.getByText(words["typed.first"]).waitFor();
  await roomy(page);
  const lot = await wants(page);
  await page.getByRole("button", { name: "Ola", exact: true }).tap();
  await done(page).tap();

  const roll = fate(3);
  let after = lot.at,
    green = 0,
    orange = 0,
    fixed = 0;
  while (green < 4 || !orange || !fixed) {
    const asked = await wants(page, after);
    assert.notEqual(asked.kind, "over");
    after = asked.at;
    if (asked.kind === "asked") {
      if (!fixed && (await page.getByRole("button", { name: words["typed.fix.label"] }).count())) {
        fixed++;
        await page.getByRole("button", { name: words["typed.fix.label"] }).tap();
        await roomy(page);
        await page.getByRole("button", { name: words["typed.fix.cancel"] }).tap();
      }
      await step(page, { stops: true }, tap);
      continue;
    }
    const say = await page.locator(".pad-say").textContent();
    const faces = await page.locator(".pad-face").evaluateAll((all) => all.map((one) => one.dataset.face ?? ""));
    if (say?.includes("green")) (green++, assert.deepEqual(faces, ["H", "T", "S", "C"], "each face once"));
    else orange++;
    await type(page, [faces[roll(faces.length)]], tap);
  }
  await wants(page, after); // The last throw has come to the table.
  await page.evaluate(rush);
  await page.locator(".end").waitFor();
  const text = await record(page);
  assert.match(text, /\[Dice "typed"\]/);
  assert.match(text, /first:2/);
});

scene("a letter is a face; a roll is corrected, and the piece in the hand is another one", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const key = await known(server, guest, "Ala");
  const { table } = await post(
    server,
    "/api/v1/tables",
    { game: "snakes", typed: true, seats: [{ you: {} }, { you: { name: "Ola" } }], start: true },
    key,
  );
  await page.goto(`/t/${table}`);
  const choose = await wants(page);
  await page.keyboard.press("g");
  const { at } = await wants(page, choose.at);
  await page.getByText("Ala rolls a green die.").waitFor();
  await examine(page, "the pad of Snakes");
  await page.keyboard.press("h");
  assert.equal(await face(page, "H").getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Enter");
  await wants(page, at);
  await page.getByRole("button", { name: words["typed.fix.label"] }).click();
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await page.locator(".hand-row .hand-die").waitFor();
  assert.ok((await page.locator(".hand-row .hand-die").getAttribute("aria-label"))?.includes(snakes["piece.T"]));
});
