// What is drawn, and how often: a page that waits draws nothing, and one change draws it once.

import assert from "node:assert/strict";
import { asks } from "./any-play.mjs";
import { LISTED, RACES, TEST_GAME } from "./games.mjs";
import { known, post, scene, staged } from "./world.mjs";

staged(["--one-more"]);

/** Counts from now on how often elements that follow stores are drawn. Runs in the page. */
function count() {
  const page = /** @type {object} */ (document.querySelector("turlaj-table"));
  const part = Object.getPrototypeOf(Object.getPrototypeOf(page));
  const { update } = part;
  /** @type {string[]} */
  const drawn = [];
  Object.assign(window, { drawn });
  part.update = function (/** @type {unknown} */ changed) {
    drawn.push(this.localName);
    update.call(this, changed);
  };
}

/** What was drawn since the last time, after some frames more. Runs in the page. */
async function drawn() {
  for (let n = 0; n < 20; n++) await new Promise((done) => requestAnimationFrame(done));
  return /** @type {{ drawn: string[] }} */ (/** @type {unknown} */ (window)).drawn.splice(0);
}

/** Writes to the stage of the page. Runs in the page. */
const write = (/** @type {object} */ fields) =>
  void Object.assign(/** @type {TablePage} */ (document.querySelector("turlaj-table")).stage, fields);

// In a race there is always somebody who does something.
for (const game of [...LISTED.filter((one) => !RACES.includes(one)), TEST_GAME]) {
  scene(
    `${game}: a page that waits draws nothing, a change draws it once, and the same value again not at all`,
    async ({ visit, server }) => {
      const guest = await visit();
      const { page } = guest;
      const key = await known(server, guest, "Ala");
      const { table } = await post(server, "/api/v1/tables", { game, seats: [{ you: {} }, { bot: { name: "casual" } }], start: true }, key);
      await page.goto(`/t/${table}`);
      assert.equal(await asks(page), "asked");
      await page.waitForFunction(() => {
        const { stage, aside, drawEnd } = /** @type {TablePage} */ (document.querySelector("turlaj-table"));
        return aside && drawEnd && !stage.playing;
      });
      await page.waitForLoadState("networkidle");
      await page.evaluate(count);
      assert.deepEqual(await page.evaluate(drawn), [], "nothing has changed");
      const pages = async () => (await page.evaluate(drawn)).filter((one) => one === "turlaj-table").length;
      await page.evaluate(write, { slip: "A word", menu: true });
      assert.equal(await pages(), 1);
      await page.locator(".menu").waitFor();
      await page.evaluate(write, { slip: "A word", menu: true });
      assert.deepEqual(await page.evaluate(drawn), []);
      await page.evaluate(write, { pressedAt: 1, goingOn: false });
      assert.deepEqual(await page.evaluate(drawn), [], "nobody has drawn these");
    },
  );
}
