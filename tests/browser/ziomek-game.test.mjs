// The last three rounds of a game of Ziomek against a bot, through the interface: a stack falls, one is right, shouts are wrong, and the
// pad adds up.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import words from "../../web/i18n/en/ziomek.js";
import { widthOf } from "../../web/app/ziomek/wood.js";
import {
  answered,
  begin,
  build,
  drawn,
  lastPlay,
  layByHand,
  layByKeys,
  phase,
  read,
  round,
  shouts,
  shows,
  solve,
  told,
  updates,
  wants,
} from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

const RECORD = readFileSync(new URL("../../replays/ziomek-two.txt", import.meta.url), "utf8");
/** What comes before the dice of round 5: everything in the record that is neither a tag nor a moment. */
const FOUR_ROUNDS = RECORD.split("\n")
  .filter((line) => !line.startsWith("["))
  .join(" ")
  .split(/\s+/)
  .filter((word) => word && !word.startsWith("@"))
  .findIndex((word) => word.startsWith("1.3.1="));

/** Two levels stand; a third that leans too far brings itself down, and perhaps more. Everything comes back to the supply. */
async function collapse(/** @type {Guest} */ guest) {
  const { page } = guest;
  const stack = solve(Array(6).fill("")).slice(0, 2);
  await build(guest, stack);
  const [piece, x] = ["8", stack[1].x + Math.round(widthOf(stack[1].piece) * 0.75)];
  assert.ok(stack.every((one) => one.piece !== piece));
  await layByHand(page, { piece, side: "a", flipped: false, x });
  await answered(page);
  const { fell, left } = /** @type {{ fell: string[], left: number }} */ (
    /** @type {unknown} */ (
      updates(guest)
        .flatMap(({ news }) => news ?? [])
        .findLast(({ kind, seat }) => kind === "dropped" && seat === 0)
    )
  );
  assert.ok(fell.length > 0 && left < 3, `${fell} fell, ${left} left`);
  await page.waitForFunction(() => document.querySelectorAll("ziomek-stage .level").length < 3);
  assert.equal((await drawn(page)).length, left);
  assert.deepEqual(await drawn(page), told(guest));
  assert.equal(await page.locator(`.piece[data-piece="${piece}"]`).getAttribute("aria-disabled"), "false");
  while ((await drawn(page)).length) await page.keyboard.press("Backspace");
  await answered(page);
}

/** Too early, it asks once more; with a piece in the hand it is no shout at all. */
async function shoutsWrongly(/** @type {Guest} */ guest) {
  const { page } = guest;
  await page.keyboard.press("1");
  await page.locator('.shout[aria-disabled="true"]').waitFor();
  for (let n = 0; n < 3; n++) await page.keyboard.press("z");
  await page.locator(".has-held").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".shout").click();
  await page.getByRole("button", { name: words["shout.sure"] }).waitFor();
  assert.equal(lastPlay(guest).view.phase, "building");
  await page.locator(".shout").click();
  await phase(page, "checked");
  assert.equal(await page.locator(".outcome").innerText(), words["outcome.wrong.you"]);
}

/** The pad as it is shown: the points of each round, and the sum. */
const padOf = (/** @type {Page} */ page) =>
  page.locator(".pad tbody tr").evaluateAll((rows) =>
    rows.map((row) => ({
      rounds: [...row.querySelectorAll("td:not(.sum)")].flatMap((cell) => {
        const text = cell.textContent.trim();
        return text ? [{ all: Number.parseInt(text, 10), bonus: Number(cell.querySelector(".bonus")?.textContent ?? 0) }] : [];
      }),
      sum: Number(row.querySelector(".sum")?.textContent),
    })),
  );

/** The pad is what the server counted. */
async function addsUp(/** @type {Guest} */ guest) {
  const { seats } = lastPlay(guest).view;
  const rows = (await padOf(guest.page)).slice(0, seats.length);
  assert.deepEqual(
    rows,
    seats.map((seat) => ({ rounds: seat.rounds.map(({ levels, bonus }) => ({ all: levels + bonus, bonus })), sum: seat.total })),
  );
}

scene(
  "from round 5 to the end against a bot: a stack falls, one is right and smiles, a shout is wrong; the pad is what the server counts",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    await stage.server.choose({ record: RECORD, at: FOUR_ROUNDS });
    await begin(stage, guest, { options: { clock: "30" } });
    let smiled = 0;
    for (let n = 5; n <= 7; n++) {
      await round(page, n);
      if (n === 5) await collapse(guest);
      if (n === 5) {
        const stack = solve(wants(guest));
        await build(guest, stack);
        await shouts(page);
        await phase(page, n < 7 ? "checked" : "over");
        smiled = 2 * stack.filter((one) => "rwbg".includes(one.piece)).length;
        assert.equal(await page.locator("ziomek-stage .stamp.is-right").count(), stack.length);
        assert.deepEqual(lastPlay(guest).view.seats[0].rounds.at(-1), { levels: n + 5, bonus: smiled });
        assert.equal(await page.locator(".outcome").innerText(), words["outcome.right.you"].replace("{n}", String(n + 5 + smiled)));
      } else if (n === 6) await shoutsWrongly(guest);
      else {
        await layByKeys(page, read("1a@155"));
        await shows(page, ["1a@155"]);
        await shouts(page);
        await phase(page, n < 7 ? "checked" : "over");
      }
      await addsUp(guest);
      if (n < 7) await page.locator(".next-round").click();
    }
    assert.ok(smiled);
    await page.getByRole("button", { name: words["result.end"] }).click();
    await page.locator(".end").waitFor();
    await addsUp(guest);
    const { standings, view } = lastPlay(guest);
    assert.deepEqual(
      standings.map(({ seat, points }) => [seat, points]).sort(),
      view.seats.map(({ total }, /** @type {number} */ seat) => [seat, total]),
    );
    const shown = await page.locator(".score .total").allTextContents();
    assert.deepEqual(
      shown.map(Number),
      standings.map(({ points }) => points),
      "places in their order",
    );
    const { total } = view.seats[0];
    assert.equal(
      total,
      view.seats[0].rounds.reduce((sum, one) => sum + one.levels + one.bonus, 0),
    );
    assert.equal(
      await page.locator(".headline h2").innerText(),
      standings[0].seat === 0 ? words["score.won.you"] : words["score.won"].replace("{who}", "Beginner"),
    );
  },
);
