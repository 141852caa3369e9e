// While a phase is sealed nobody learns what another one does, neither on the page nor on the wire; afterwards all do.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/clever.js";
import { begin, drawn, lastPlay, play, settled, step, together, updates, wants, wantsNow } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { scene } from "./world.mjs";

/** What a page shows of a seat besides its sheet. */
const said = (/** @type {Page} */ page, /** @type {number} */ seat) => page.locator(`.rival[data-seat="${seat}"] .sr`).textContent();

/** An update without the sheets and without what the eye itself may do. */
function besides(/** @type {UpdateOf<CleverView>} */ { play, news, ...rest }) {
  const view = play && { ...play.view, prospects: [], seats: [] };
  return JSON.stringify({ ...rest, news, play: play && { ...play, asked: null, view } });
}

/** A seat as an eye is told of it, but whether it is ready. */
const secret = (/** @type {{ view: CleverView }} */ { view }, /** @type {number} */ seat) => ({ ...view.seats[seat], step: "" });

/** One decides to the end of what is asked, while `others` learn nothing. Answers what was marked. */
async function decides(/** @type {Guest} */ chooser, /** @type {number} */ seat, /** @type {Guest[]} */ others) {
  const was = lastPlay(chooser).view.seats[seat].sheet.marks;
  /** @type {{ sheet: (string | undefined)[], since: number, known: PlayIn<CleverView> }[]} */
  const before = [];
  for (const guest of others) {
    const sheet = await drawn(guest.page, seat);
    assert.deepEqual(sheet, [...was].sort());
    before.push({ sheet, since: guest.heard.length, known: lastPlay(guest) });
  }
  const inTheDark = async (/** @type {boolean} */ done) => {
    for (const [at, guest] of others.entries()) {
      const { sheet, since } = before[at];
      if (done)
        await guest.page.waitForFunction(
          (/** @type {[number, string]} */ [seat, text]) =>
            document.querySelector(`.rival[data-seat="${seat}"] .sr`)?.textContent?.includes(text),
          /** @type {[number, string]} */ ([seat, words["seat.ready"]]),
        );
      else assert.deepEqual(updates(guest, since), [], "the wire is still");
      assert.match((await said(guest.page, seat)) ?? "", new RegExp(`${words[done ? "seat.ready" : "seat.choosing"]}$`));
      assert.deepEqual(await drawn(guest.page, seat), sheet, "the sheet is as it was");
    }
  };
  let asked = await wantsNow(chooser.page);
  while (asked) {
    await inTheDark(false);
    asked = await settled(chooser.page, await step(chooser.page));
  }
  await inTheDark(true);
  const made = lastPlay(chooser).view.seats[seat].sheet.marks.filter((/** @type {string} */ field) => !was.includes(field));
  for (const [at, guest] of others.entries()) {
    const { since, known } = before[at];
    for (const update of updates(guest, since)) {
      if (update.play) assert.deepEqual(secret(update.play, seat), secret(known, seat));
      for (const field of made) assert.ok(!besides(update).includes(`"${field}"`), `${field} is told`);
      // That one is ready is all the news.
      for (const one of (update.news ?? []).filter((one) => one.seat === seat)) assert.deepEqual(one, { kind: "ready", seat });
    }
  }
  return made;
}

/** All pages show all sheets alike, as the server has them. */
async function allAlike(/** @type {Guest[]} */ guests, /** @type {number} */ seats) {
  const truth = (/** @type {Guest} */ guest) => lastPlay(guest).view.seats.map(({ sheet, points }) => ({ sheet, points }));
  for (const guest of guests) {
    await guest.page.waitForFunction(() => !(/** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.playing));
    for (let seat = 0; seat < seats; seat++)
      assert.deepEqual(await drawn(guest.page, seat), [...truth(guest)[seat].sheet.marks].sort(), `seat ${seat + 1}`);
    assert.deepEqual(truth(guest), truth(guests[0]));
  }
}

const turned = (/** @type {Guest} */ guest, /** @type {string} */ phase) =>
  guest.page.waitForFunction(
    (phase) => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.view.phase !== phase,
    phase,
  );

/** The last one decides: that turns the page. */
async function decidesLast(/** @type {Guest} */ guest) {
  const { phase } = lastPlay(guest).view;
  for (let n = 0; n < 50 && lastPlay(guest).view.phase === phase; n++) await settled(guest.page, await step(guest.page));
  assert.notEqual(lastPlay(guest).view.phase, phase, "the page has turned");
}

const PEOPLE = ["Ala", "Ola", "Jan", "Ela"];

scene(
  "four people and one who watches: nobody sees what is chosen behind a sealed page, and the last one opens all of it",
  async (stage) => {
    // The last tray of the third round, where all four have something to take; then the gifts of the fourth.
    await stage.server.choose({ seed: 2, left: 43 });
    const guests = await Promise.all(PEOPLE.map(() => stage.visit()));
    await together(stage, guests);
    const eye = await stage.visit();
    await eye.page.goto(guests[0].page.url());
    await eye.page.locator(".sheet").first().waitFor();
    for (const { page } of guests)
      await page.waitForFunction(
        () => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage.link.room.spectators === 1,
      );
    for (const phase of ["closing", "black"]) {
      await Promise.all(guests.map(({ page }) => wants(page)));
      assert.equal(lastPlay(guests[0]).view.phase, phase, "the moment came");
      const order = phase === "closing" ? [1, 2, 0, 3] : [0, 3, 2, 1];
      for (const seat of order.slice(0, -1)) {
        const made = await decides(
          guests[seat],
          seat,
          [...guests, eye].filter((_, at) => at !== seat),
        );
        assert.ok(made.length, "something was marked");
      }
      await decidesLast(guests[order[3]]);
      for (const guest of [...guests, eye]) await turned(guest, phase);
      await allAlike([...guests, eye], 4);
    }
  },
);

scene(
  "four at one device: a cover hides everything between two people, each finds their own sheet, and all read the same count",
  async (stage) => {
    await stage.server.choose({ seed: 1, left: 13 });
    const [ala, eye] = [await stage.visit(), await stage.visit({ viewport: { width: 390, height: 844 } })];
    await begin(stage, ala, { others: PEOPLE.slice(1).map((name) => ({ you: { name } })) });
    await eye.page.goto(ala.page.url());
    await eye.page.locator(".sheet").first().waitFor();
    /** @type {number[]} */
    const called = [];
    await play(ala.page, {
      look: async ({ kind, prompt }) => {
        if (kind === "cover") {
          const text = await ala.page.locator(".cover").innerText();
          called.push(PEOPLE.findIndex((name) => text.includes(name)));
          assert.equal(await ala.page.locator(".sheet, .die, .story, .dock").count(), 0, "the cover hides everything");
          if (called.length === 5) await shows(eye);
          return;
        }
        assert.equal(prompt.split(".")[0], String(called.at(-1)), "whom the cover called is asked");
        assert.equal(await ala.page.locator(".paper .sheet").getAttribute("data-seat"), String(called.at(-1)));
      },
    });
    assert.deepEqual(called, [0, 1, 3, 0, 1, 2, 3]);
    const { standings, view } = lastPlay(ala);
    assert.equal(view.rounds, 4);
    for (const guest of [ala, eye]) {
      await guest.page.locator(".end").waitFor();
      assert.deepEqual(lastPlay(guest).standings, standings);
      const totals = await guest.page.getByRole("table").locator("tfoot .num").allInnerTexts();
      assert.deepEqual(
        totals.map(Number),
        standings.map((one) => one.points),
      );
      assert.equal(await guest.page.getByRole("table").getByRole("columnheader").count(), 4);
    }
    await examine(ala.page, "end");
  },
);

/** This page shows all marks that it was told. */
async function shows(/** @type {Guest} */ guest) {
  for (const [seat, { sheet }] of lastPlay(guest).view.seats.entries()) {
    await guest.page.waitForFunction(
      (/** @type {number[]} */ [seat, n]) =>
        document.querySelector(`.sheet[data-seat="${seat}"]`)?.querySelectorAll("[data-field] svg").length === n,
      [seat, sheet.marks.length],
    );
  }
}
