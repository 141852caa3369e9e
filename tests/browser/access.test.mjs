// Everybody can use it: axe finds nothing, by day and by night, on a phone and on a desk.

import { examine } from "./examine.mjs";
import { make, newTable, play, solo, waits } from "./play.mjs";
import { scene } from "./world.mjs";

const pages = { home: ["/", ".poster .btn.go"], new: ["/new/stonoga?with=friends", ".option"], rules: ["/rules/stonoga", ".rules .card"], settings: ["/settings", "#name"], more: ["/more", "#install p"] };
for (const [name, [path, ready]] of Object.entries(pages)) {
  scene(`nothing is in the way on the page ${name}`, async ({ visit }) => {
    const { page } = await visit();
    await page.goto(path);
    await page.locator(ready).last().waitFor();
    await examine(page, name);
  });
}

scene("nothing is in the way in the lobby", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "friends", { tails: "on" });
  await make(page);
  await page.locator(".lobby .invite .slip").waitFor();
  await examine(page, "lobby");
});

scene("nothing is in the way at the table", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "friends", { tails: "on", barefoot: "on" });
  await page.locator(".seat-list select").nth(1).selectOption("bot");
  await make(page);
  await waits(page);
  await page.locator(".loose .die").first().click();
  await page.locator('.shelf button[aria-disabled="true"]').first().click({ force: true });
  await page.locator(".dock .slip").waitFor();
  await examine(page, "table");
  await page.locator(".bar button").click();
  await page.locator("nav.menu").waitFor();
  await examine(page, "menu");
});

scene("nothing is in the way at the end", async ({ visit }) => {
  const { page } = await visit();
  await solo(page, { tails: "on", golden: "on" });
  await play(page);
  await examine(page, "end");
});
