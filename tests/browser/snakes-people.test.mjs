// Snakes with people at screens of their own, and somebody who watches; a line that breaks in the middle of a plus.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/snakes.js";
import { OFTEN, agrees, begin, drawn, drive, laid, lastPlay, lit, play, step, together, updates, wants } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

/** All pages show the same snakes and dice, as the server has them. */
async function allAlike(/** @type {Guest[]} */ guests, /** @type {Guest} */ truth) {
  const { snakes, seats } = lastPlay(truth).view;
  for (const guest of guests) {
    await guest.page.waitForFunction((expected) => {
      const table = /** @type {SnakesTable} */ (document.querySelector("turlaj-table"))?.stage;
      return !table.playing && JSON.stringify(table.view.snakes) === expected;
    }, JSON.stringify(snakes));
    await guest.page.evaluate(async () => {
      await /** @type {HTMLElement & { updateComplete: Promise<boolean> }} */ (document.querySelector(".felt")).updateComplete;
    });
    assert.deepEqual(await drawn(guest.page), laid(truth));
    const points = await guest.page
      .locator(".player")
      .evaluateAll((all) =>
        all.sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat)).map((one) => Number(one.querySelector(".points")?.textContent)),
      );
    assert.deepEqual(
      points,
      seats.map((seat) => seat.points),
    );
  }
}

/** All news so far. */
const told = (/** @type {Guest} */ guest) => updates(guest).flatMap(({ news }) => news ?? []);

scene(
  "two people and one who watches: a finished snake is opened again by a plus, and finished once more for a new point",
  async (stage) => {
    const [ala, ola, eye] = [await stage.visit(), await stage.visit(), await stage.visit()];
    const all = [ala, ola, eye];
    let found = false;
    // Heads and tails only: snakes are finished, robbed and finished again, soon with these dice.
    await stage.server.choose({ seed: 3 });
    await together(stage, [ala, ola], { faces: "HTHTHT/HT++++" });
    await eye.page.goto(ala.page.url());
    await eye.page.locator(".felt .board").waitFor();
    const from = told(ala).length;
    /** @type {ToldNews | undefined} */
    let robbed;
    await drive(
      [ala, ola],
      (/** @type {Guest} */ guest) => ({
        takes: (/** @type {string} */ key) =>
          lastPlay(guest).view.snakes.find((one) => one.number === Number.parseInt(key, 10))?.done !== null,
      }),
      async (guest) => {
        await agrees(guest);
        const since = told(ala).slice(from);
        const took = since.findIndex((news) => news.kind === "took" && news.reopened);
        if (took < 0) return false;
        if (!robbed) {
          robbed = since[took];
          await allAlike(all, guest);
          const shown = (await drawn(eye.page)).find((one) => one.number === robbed?.snake);
          assert.equal(shown?.done, false, "the snake is open");
          const finished = since.findLast((news) => news.kind === "completed" && news.seat === robbed?.from);
          assert.equal(lastPlay(eye).view.seats[Number(robbed?.from)].points, finished?.points, "its point stays");
        }
        const again = since.slice(took).find((news) => news.kind === "completed" && news.snake === robbed?.snake);
        if (!again) return false;
        await allAlike(all, guest);
        for (const { page } of all) {
          const account = await page
            .getByRole("list", { name: words["snake.list"] })
            .getByRole("listitem")
            .nth(lastPlay(guest).view.snakes.findIndex((one) => one.number === again.snake))
            .textContent();
          if (lastPlay(guest).view.snakes.find((one) => one.number === again.snake)?.done === again.seat)
            assert.match(account ?? "", /Finished by/);
        }
        found = true;
        return true;
      },
    );
    assert.ok(found, "no snake was opened again and finished again");
    assert.equal(await eye.page.locator(".dock[data-prompt], .felt .target").count(), 0, "who watches is asked nothing");
  },
);

scene("three people: whoever rolls a minus hands the die to whom they choose", async (stage) => {
  const guests = [await stage.visit(), await stage.visit(), await stage.visit()];
  const [ala, , jan] = guests;
  await together(stage, guests, { faces: OFTEN.minus });
  const giver = await drive(
    guests,
    () => ({}),
    async (guest, { kind }) => guest !== jan && kind === "give",
  );
  assert.ok(giver, "nobody rolled a minus");
  await agrees(giver);
  const hand = (/** @type {Guest} */ guest) => lastPlay(guest).view.seats[2].orange;
  const before = hand(giver);
  const names = await giver.page.locator(".dock .taker").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.deepEqual(
    names,
    (giver === ala ? ["Ola", "Jan"] : ["Ala", "Jan"]).map((who) => words["action.give"].replace("{who}", who)),
  );
  await step(giver.page, { to: "Jan" });
  await wants(giver === ala ? guests[1].page : jan.page);
  assert.equal(hand(giver), before + 1);
  await allAlike(guests, giver);
  for (const { page } of guests)
    assert.ok(
      (await page.locator('.player[data-seat="2"] .supply').getAttribute("aria-label"))?.endsWith(
        words["dice.o"].other.replace("{n}", String(before + 1)),
      ),
    );
  assert.ok(told(jan).some((news) => news.kind === "gave" && news.to === 2));
});

/** Waits until the line is seen to be gone, or to be there again. */
const lost = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor();
const back = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });

scene("in the middle of a plus the line breaks and the server stops: the same is asked again, and nothing is lost", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { options: { faces: OFTEN.plus } });
  const { kind } = await play(page, { look: async (asked) => asked.kind === "plus" && (await lit(page)).length > 1 });
  assert.equal(kind, "plus");
  const asked = async () => ({
    question: await page.locator(".dock .question").innerText(),
    lit: await lit(page),
    snakes: await drawn(page),
    step: await page.locator(".dock").getAttribute("data-step"),
    hands: await page.locator(".supply").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
  });
  const before = await asked();
  guest.patient = true;
  await page.context().setOffline(true);
  await lost(page);
  await page.context().setOffline(false);
  await back(page);
  await wants(page);
  assert.deepEqual(await asked(), before);
  await agrees(guest);

  await stage.server.stop();
  await lost(page);
  // What is answered without a line is done once, when there is one again.
  const [{ key }] = before.lit;
  await step(page, { takes: (one) => one === key });
  await stage.server.start();
  await back(page);
  await page.waitForFunction(() => !document.querySelector(".felt .target"));
  guest.patient = false;
  await wants(page);
  assert.equal((await asked()).step, "plus");
  assert.match(lastPlay(guest).view.taken ?? "", /^[go]$/);
  await agrees(guest);
  await page.reload();
  await wants(page);
  await agrees(guest);
  assert.equal(told(guest).filter((news) => news.kind === "took" && news.seat === 0).length, 1, "taken once");
  await play(page);
});
