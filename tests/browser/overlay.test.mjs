// A tap that closes an overlay does nothing else, whatever lies under it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import replay from "../../web/i18n/en/replay.js";
import ui from "../../web/i18n/en/ui.js";
import { known, post } from "./clever-play.mjs";
import { waits } from "./play.mjs";
import { scene } from "./world.mjs";

const WAYS = {
  touch: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

/** What is seen of the game: its dice, what lies on the table, and where a replay is. Runs in the page. */
const seen = () => [...document.querySelectorAll(".die, .shelf .tile, .cell, .replay-stage")]
  .map((one) => `${one.className} ${one.getAttribute("aria-pressed")} ${one.getAttribute("data-at")} ${one.textContent?.trim()}`).join("\n");

/** The middle of the first of these that the overlay does not cover. Runs in the page. */
const beside = ([where, overlay]) => [...document.querySelectorAll(where)].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  return width && above && !above.closest(overlay) ? [{ x, y }] : [];
})[0];

/** Opens the overlay, presses a target beside it, and sees that this closed the overlay and did nothing else. */
async function closes(page, touch, open, overlay, target) {
  const sent = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => { if (String(payload).includes('"act"')) sent.push(payload); }));
  await open();
  await page.locator(overlay).waitFor();
  const before = await page.evaluate(seen);
  const at = await page.evaluate(beside, [target, overlay]);
  assert.ok(at, `${target} is covered by ${overlay}`);
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await page.locator(overlay).waitFor({ state: "detached" });
  if (!touch) await page.mouse.move(1, 1); // A field under the pointer shows what it would bring.
  assert.equal(await page.evaluate(seen), before, `${target} was pressed through ${overlay}`);
  assert.deepEqual(sent, []);
}

for (const [way, screen] of Object.entries(WAYS)) {
  const touch = way === "touch";
  const menu = (page) => async () => page.getByRole("button", { name: ui["ui.menu"] }).click();

  scene(`${way}: beside the menu, the clocks and a question nothing is played`, async ({ visit, server }) => {
    const guest = await visit(screen);
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    const clock = { per: "move", seconds: 86_400 };
    const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, { bot: { name: "casual" } }], clock, start: true }, key);
    await page.goto(`/t/${table}`);
    await waits(page);
    for (const target of [".dock .die", ".roll"]) await closes(page, touch, menu(page), ".menu", target);
    await closes(page, touch, () => page.locator("seat-clock .pill").click(), ".clock-list", ".dock .die");
    await closes(page, touch, async () => {
      await menu(page)();
      await page.getByRole("button", { name: ui["ui.end-game"] }).click();
    }, "[role=alertdialog]", ".dock .die");
  });

  scene(`${way}: beside the menu no field of Clever is chosen`, async ({ visit, server }) => {
    const guest = await visit(screen);
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    const { table } = await post(server, "/api/v1/tables", { game: "clever", seats: [{ you: {} }], start: true }, key);
    await page.goto(`/t/${table}`);
    await page.locator(".cell.is-possible, .dock .die:not([disabled])").first().waitFor();
    await closes(page, touch, menu(page), ".menu", ".cell.is-possible, .dock .die:not([disabled])");
  });

  scene(`${way}: beside the menu of a replay no step is made`, async ({ visit }) => {
    const { page } = await visit(screen);
    await page.goto("/replay");
    await page.locator("textarea").fill(readFileSync(new URL("../../replays/stonoga-pl-two.txt", import.meta.url), "utf8"));
    await page.getByRole("button", { name: replay["replay.watch"], exact: true }).click();
    await page.locator(".replay-stage").waitFor();
    await closes(page, touch, menu(page), ".menu", ".replay-dock button");
  });
}
