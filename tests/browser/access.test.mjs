// Everybody can use it: axe finds nothing, by day and by night, on a phone and on a desk.

import { examine } from "./examine.mjs";
import { begin, hasten, make, newTable, waits } from "./play.mjs";
import { go } from "./within.mjs";
import { scene } from "./world.mjs";

const PAGES = [
  { home: ["/", ".poster .btn.go"], rules: ["/rules/stonoga", ".rules .card"] },
  { new: ["/new/stonoga?with=friends", ".option"], settings: ["/settings", "#name"], more: ["/more", "#install p"] },
];
for (const pages of PAGES) {
  scene(`nothing is in the way on the pages ${Object.keys(pages).join(", ")}`, async ({ visit }) => {
    const { page } = await visit();
    for (const [at, [name, [path, ready]]] of Object.entries(pages).entries()) {
      await (at ? go(page, path) : page.goto(path));
      await page.locator(ready).last().waitFor();
      await examine(page, name);
    }
  });
}

scene("nothing is in the way in the lobby, at the table and in its menu", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "friends", { tails: "on", barefoot: "on" });
  await make(page);
  await page.locator(".lobby .invite .slip").waitFor();
  await examine(page, "lobby");
  await page.locator(".lobby .seat-list .btn").last().click(); // a bot
  await page.locator(".lobby section:first-child > .btn.go").click();
  await waits(page);
  await page.locator(".loose .die").first().click();
  await page.locator('.shelf button[aria-disabled="true"]').first().click({ force: true });
  await page.locator(".dock .slip").waitFor();
  await examine(page, "table");
  await page.locator(".bar button").click();
  await page.locator("nav.menu").waitFor();
  await examine(page, "menu");
});

scene("nothing is in the way at the end", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await stage.server.choose({ left: 1 });
  await begin(stage, guest, { options: { tails: "on", golden: "on" } });
  await hasten(page);
  await examine(page, "end");
});
