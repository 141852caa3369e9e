// Everybody can use it: axe finds nothing at a table of Ziomek, in any phase, by day and by night, on a phone and on a desk.

import { examine } from "./clever-play.mjs";
import { begin, layByKeys, look, phase, solve } from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

scene("axe finds nothing before a level, with a piece in the hand, with a full stack, at the check", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { others: ["beginner", "beginner"], options: { clock: "600" }, lessons: true });
  await examine(page, "an empty table");
  const found = solve((await look(page)).wants);
  await page.keyboard.press("1");
  await examine(page, "a piece in the hand");
  await page.keyboard.press("Escape");
  for (const laid of found) await layByKeys(page, laid);
  await examine(page, "a full stack");
  await page.keyboard.press("z");
  await phase(page, "checked");
  await examine(page, "the check");
});

scene("axe finds nothing in practice and at its end", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { others: [], options: { clock: "off" } });
  await examine(page, "practice");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await phase(page, "over");
  await examine(page, "its check");
  await page.locator(".next-round").click();
  await examine(page, "its end");
});
