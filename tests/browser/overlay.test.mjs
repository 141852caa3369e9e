// A tap that closes an overlay does nothing else, whatever lies under it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import words from "../../web/i18n/en/beside.js";
import replay from "../../web/i18n/en/replay.js";
import ui from "../../web/i18n/en/ui.js";
import { waits } from "./play.mjs";
import { go } from "./within.mjs";
import { known, post, scene } from "./world.mjs";

const WAYS = {
  touch: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

/** What is seen of the game: its dice, what lies on the table, and where a replay is. Runs in the page. */
const seen = () =>
  [...document.querySelectorAll(".die, .shelf .tile, .cell, .replay-stage")]
    .map((one) => `${one.className} ${one.getAttribute("aria-pressed")} ${one.getAttribute("data-at")} ${one.textContent?.trim()}`)
    .join("\n");

/** The middle of the first of these that the overlay does not cover. Runs in the page. */
const beside = (/** @type {string[]} */ [where, overlay]) =>
  [...document.querySelectorAll(where)].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    return width && above && !above.closest(overlay) ? [{ x, y }] : [];
  })[0];

/** Opens the overlay, presses a target beside it, and sees that this closed the overlay and did nothing else. */
async function closes(
  /** @type {Guest} */ guest,
  /** @type {boolean} */ touch,
  /** @type {() => Promise<unknown>} */ open,
  /** @type {string} */ overlay,
  /** @type {string} */ target,
) {
  const { page } = guest;
  const said = guest.said.length;
  await open();
  await page.locator(overlay).waitFor();
  const before = await page.evaluate(seen);
  const at = await page.evaluate(beside, [target, overlay]);
  assert.ok(at, `${target} is covered by ${overlay}`);
  await (touch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await page.locator(overlay).waitFor({ state: "detached" });
  if (!touch) await page.mouse.move(1, 1); // A field under the pointer shows what it would bring.
  assert.equal(await page.evaluate(seen), before, `${target} was pressed through ${overlay}`);
  assert.deepEqual(
    guest.said.slice(said).filter((/** @type {string} */ text) => text.includes('"act"')),
    [],
  );
}

for (const [way, screen] of Object.entries(WAYS)) {
  const touch = way === "touch";
  const menu = (/** @type {Page} */ page) => async () => page.getByRole("button", { name: ui["ui.menu"] }).click();

  scene(
    `${way}: beside the menu, the clocks and a question nothing is played, no field of Clever is chosen, and no step of a replay is made`,
    async ({ visit, server }) => {
      const guest = await visit(screen);
      const { page } = guest;
      const key = await known(server, guest, "Ala");
      const clock = { per: "move", seconds: 86_400 };
      const table = async (/** @type {object} */ what) =>
        `/t/${(await post(server, "/api/v1/tables", { ...what, start: true }, key)).table}`;
      await page.goto(await table({ game: "stonoga", seats: [{ you: {} }, { bot: { name: "casual" } }], clock }));
      await waits(page);
      for (const target of [".dock .die", ".roll"]) await closes(guest, touch, menu(page), ".menu", target);
      await closes(guest, touch, () => page.locator("seat-clock .pill").click(), ".clock-list", ".dock .die");
      await closes(
        guest,
        touch,
        async () => {
          await menu(page)();
          await page.getByRole("button", { name: words["beside.end-game"] }).click();
        },
        "[role=alertdialog]",
        ".dock .die",
      );

      await go(page, await table({ game: "clever", seats: [{ you: {} }] }));
      await page.locator(".cell.is-possible, .dock .die:not([disabled])").first().waitFor();
      await closes(guest, touch, menu(page), ".menu", ".cell.is-possible, .dock .die:not([disabled])");

      await go(page, "/replay");
      await page.locator("textarea").fill(readFileSync(new URL("../../replays/stonoga-pl-two.txt", import.meta.url), "utf8"));
      await page.getByRole("button", { name: replay["replay.watch"], exact: true }).click();
      await page.locator(".replay-stage").waitFor();
      await closes(guest, touch, menu(page), ".menu", ".replay-dock button");
    },
  );
}
