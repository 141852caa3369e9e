// While a phase is sealed nobody learns what another one does, neither on the page nor on the wire; afterwards all do.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/clever.js";
import { BOT, begin, drawn, drive, lastPlay, play, settled, step, together, until, updates, wantsNow } from "./clever-play.mjs";
import { examine } from "./examine.mjs";
import { scene } from "./world.mjs";

/** What a page shows of a seat besides its sheet. */
const said = (page, seat) => page.locator(`.rival[data-seat="${seat}"] .sr`).textContent();

/** An update without the sheets and without what the eye itself may do. */
function besides({ play, news, ...rest }) {
  const view = play && { ...play.view, prospects: [], seats: [] };
  return JSON.stringify({ ...rest, news, play: play && { ...play, asked: null, view } });
}

/** A seat as an eye is told of it, but whether it is ready. */
const secret = ({ view }, seat) => ({ ...view.seats[seat], step: "" });

/** One decides to the end of what is asked, while `others` learn nothing. Answers what was marked. */
async function decides(chooser, seat, others) {
  const was = lastPlay(chooser).view.seats[seat].sheet.marks;
  const before = [];
  for (const guest of others) {
    const sheet = await drawn(guest.page, seat);
    assert.deepEqual(sheet, [...was].sort());
    before.push({ sheet, since: guest.heard.length, known: lastPlay(guest) });
  }
  const inTheDark = async (done) => {
    for (const [at, guest] of others.entries()) {
      const { sheet, since } = before[at];
      if (done) await guest.page.waitForFunction(([seat, text]) => document.querySelector(`.rival[data-seat="${seat}"] .sr`)?.textContent?.includes(text), [seat, words["seat.ready"]]);
      else assert.deepEqual(updates(guest, since), [], "the wire is still");
      assert.match(await said(guest.page, seat), new RegExp(`${words[done ? "seat.ready" : "seat.choosing"]}$`));
      assert.deepEqual(await drawn(guest.page, seat), sheet, "the sheet is as it was");
    }
  };
  let asked = await wantsNow(chooser.page);
  while (asked) {
    await inTheDark(false);
    asked = await settled(chooser.page, await step(chooser.page));
  }
  await inTheDark(true);
  const made = lastPlay(chooser).view.seats[seat].sheet.marks.filter((field) => !was.includes(field));
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
async function allAlike(guests, seats) {
  const truth = (guest) => lastPlay(guest).view.seats.map(({ sheet, points }) => ({ sheet, points }));
  for (const guest of guests) {
    await guest.page.waitForFunction(() => !document.querySelector("turlaj-table").playing);
    for (let seat = 0; seat < seats; seat++) assert.deepEqual(await drawn(guest.page, seat), [...truth(guest)[seat].sheet.marks].sort(), `seat ${seat + 1}`);
    assert.deepEqual(truth(guest), truth(guests[0]));
  }
}

const turned = (guest, page) => guest.page.waitForFunction((page) => document.querySelector("turlaj-table").view.page > page, page);

scene("two people and one who watches: nobody sees what is chosen behind a sealed page", async (stage) => {
  const [ala, ola, eye] = [await stage.visit(), await stage.visit(), await stage.visit()];
  await together(stage, [ala, ola]);
  await eye.page.goto(ala.page.url());
  await eye.page.locator(".sheet").first().waitFor();
  for (const phase of ["closing", "black"]) {
    if (phase === "closing") await drive([ala, ola], async (asked) => asked.length === 2);
    else await Promise.all([ala, ola].map(({ page }) => until(page, ["black"])));
    const { page } = lastPlay(ala).view;
    assert.equal(lastPlay(ala).view.phase, phase, "the moment came");
    const [first, second] = phase === "closing" ? [ola, ala] : [ala, ola];
    const made = await decides(first, first === ola ? 1 : 0, [second, eye]);
    assert.ok(made.length, "something was marked");
    await decidesLast(second);
    for (const guest of [ala, ola, eye]) await turned(guest, page);
    await allAlike([ala, ola, eye], 2);
  }
});

/** The last one decides: that turns the page. */
async function decidesLast(guest) {
  const { page } = lastPlay(guest).view;
  for (let n = 0; n < 50 && lastPlay(guest).view.page === page; n++) await settled(guest.page, await step(guest.page));
  assert.ok(lastPlay(guest).view.page > page, "the page has turned");
}

scene("four people: each takes from the tray in secret, and the last one opens all of it", async (stage) => {
  const guests = [];
  for (let n = 0; n < 4; n++) guests.push(await stage.visit());
  await together(stage, guests);
  await drive(guests, async (asked) => asked.length > 2);
  const { page, phase } = lastPlay(guests[0]).view;
  assert.equal(phase, "closing");
  const passive = [];
  for (const seat of [1, 2, 3]) if (await wantsNow(guests[seat].page)) passive.push(seat);
  for (const seat of passive.slice(0, -1)) await decides(guests[seat], seat, guests.filter((_, at) => at !== seat));
  const ala = await wantsNow(guests[0].page);
  if (ala) await decides(guests[0], 0, guests.slice(1));
  await decidesLast(guests[passive.at(-1)]);
  for (const guest of guests) await turned(guest, page);
  await allAlike(guests, 4);
});

scene("a game of four to its end: who plays and who watches read the same count, and axe finds nothing", async (stage) => {
  const [ala, eye] = [await stage.visit(), await stage.visit({ viewport: { width: 390, height: 844 } })];
  await begin(stage, ala, { others: [BOT, BOT, BOT] });
  await eye.page.goto(ala.page.url());
  await play(ala.page);
  const { standings, view } = lastPlay(ala);
  assert.equal(view.rounds, 4);
  for (const guest of [ala, eye]) {
    await guest.page.locator(".end").waitFor();
    assert.deepEqual(lastPlay(guest).standings, standings);
    const totals = await guest.page.getByRole("table").locator("tfoot .num").allInnerTexts();
    assert.deepEqual(totals.map(Number), standings.map((one) => one.points));
    assert.equal(await guest.page.getByRole("table").getByRole("columnheader").count(), 4);
  }
  await examine(ala.page, "end");
});

scene("at one device a cover hides everything between two people, and each finds their own sheet", async (stage) => {
  const [ala, eye] = [await stage.visit(), await stage.visit()];
  await begin(stage, ala, { others: [{ you: { name: "Ola" } }] });
  await eye.page.goto(ala.page.url());
  let covers = 0, next = "";
  await play(ala.page, {
    look: async ({ kind, prompt }) => {
      if (kind === "cover") {
        next = (await ala.page.locator(".cover").innerText()).includes("Ola") ? "1" : "0";
        assert.equal(await ala.page.locator(".sheet, .die, .story, .dock").count(), 0, "the cover hides everything");
        return ++covers > 6;
      }
      assert.equal(prompt.split(".")[0], next, "whom the cover called is asked");
      assert.equal(await ala.page.locator(".paper .sheet").getAttribute("data-seat"), next);
      return false;
    },
  });
  assert.equal(covers, 7);
  const { seats } = lastPlay(eye).view;
  for (const seat of [0, 1]) await eye.page.waitForFunction(([seat, n]) => document.querySelector(`.sheet[data-seat="${seat}"]`)?.querySelectorAll("[data-field] svg").length === n, [seat, seats[seat].sheet.marks.length]);
});
