// Somebody goes away in the middle of a Ziomek race: it waits for people, asks those who are there, and puts no words in anybody's mouth.

import assert from "node:assert/strict";
import beside from "../../web/i18n/en/beside.js";
import ui from "../../web/i18n/en/ui.js";
import words from "../../web/i18n/en/ziomek.js";
import { begin, buildByKeys, lastPlay, layByHand, phase, shows, solve, texts, together, updates, wants } from "./ziomek-play.mjs";
import { scene, staged } from "./world.mjs";

staged(["--away-after", "1"]);

const LANDSCAPE = { viewport: { width: 800, height: 360 }, hasTouch: true, isMobile: true };
const OLA_AWAY = beside["beside.is-away"].replace("{who}", "Ola");

/** All pieces of news that a page was told. */
const newsOf = (/** @type {Guest} */ guest) => updates(guest).flatMap((one) => one.news ?? []);

/** Whether two boxes lie over each other. */
const overlap = (/** @type {Box} */ one, /** @type {Box} */ two) =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

scene("with one of two away, the other is asked, off the board, and goes on; absence is shown as absence", async ({ visit, server }) => {
  const ala = await visit(LANDSCAPE),
    ola = await visit();
  await together({ server }, [ala, ola], [], { clock: "off" });
  await phase(ala.page, "building");
  await phase(ola.page, "building");
  const table = new URL(ala.page.url()).pathname;
  await ola.page.goto("/settings");
  const note = ala.page.locator(".request.note").filter({ hasText: OLA_AWAY });
  await note.waitFor();
  const box = await note.boundingBox();
  for (const what of ["ziomek-stage", ".d10s", ".rivals", ".dock"]) {
    const other = await ala.page.locator(what).first().boundingBox();
    assert.ok(box && other && !overlap(box, other), `the note lies over ${what}: ${JSON.stringify([box, other])}`);
  }
  assert.deepEqual(
    lastPlay(ala).view.seats.map((seat) => seat.agreed),
    [false, false],
    "nothing is done before somebody chooses",
  );
  await note.getByRole("button", { name: beside["beside.what-now"] }).tap();
  const dialog = ala.page.getByRole("alertdialog", { name: OLA_AWAY });
  for (const name of [beside["beside.let-bot-hold"], beside["beside.wait"], beside["beside.end-game"]])
    assert.equal(await dialog.getByRole("button", { name }).count(), 1, name);
  await dialog.getByRole("button", { name: beside["beside.go-on-without"].replace("{who}", "Ola") }).tap();
  await note.waitFor({ state: "detached" });
  await ala.page.locator(`.mini[data-seat="1"][aria-label*="${ui["ui.away"]}"]`).waitFor();
  // One alone decides now, and nobody is said to have agreed.
  await ala.page.getByRole("button", { name: words["agree.alone"] }).tap();
  await phase(ala.page, "checked");
  await ala.page.getByText(words["outcome.agreed"]).first().waitFor();
  const news = newsOf(ala);
  assert.deepEqual(
    news.filter((one) => one.kind === "agreed").map((one) => [one.seat, Boolean(one.absent)]),
    [
      [1, true],
      [0, false],
    ],
  );
  await ala.page.locator(".next-round").tap();
  await phase(ala.page, "countdown");
  await ola.page.goto(table);
  await phase(ola.page, "building");
  assert.equal(await ala.page.locator(`.mini[data-seat="1"][aria-label*="${ui["ui.away"]}"]`).count(), 0);
});

scene("a race against a bot waits for its only person", async ({ visit, server }) => {
  const ala = await visit(),
    eve = await visit();
  const table = await begin({ server }, ala, { options: { clock: "off" } });
  const stack = solve(wants(ala));
  await buildByKeys(ala, stack.slice(0, 1));
  await eve.page.goto(`/t/${table}`);
  await phase(eve.page, "building");
  await ala.page.goto("/settings");
  await eve.page.waitForFunction(() => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.room.seats[0].away);
  const seen = lastPlay(eve).view;
  await ala.page.goto(`/t/${table}`);
  await phase(ala.page, "building");
  const { view } = lastPlay(ala);
  assert.deepEqual([view.round, view.phase, view.seats[0].agreed], [seen.round, "building", false]);
  assert.ok(!newsOf(eve).some((one) => one.seat === 0 && one.kind !== "first-drawn"), "something was done in her name");
  // The stack is there, and a hand goes on with it.
  await shows(ala.page, texts(stack.slice(0, 1)));
  await layByHand(ala.page, stack[1]);
  await shows(ala.page, texts(stack.slice(0, 2)));
});
