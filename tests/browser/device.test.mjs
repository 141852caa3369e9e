// Six people, one device, a secret each: it goes from hand to hand, and nobody sees what is another's.

import assert from "node:assert/strict";
import more from "../../web/i18n/en/more-stonoga.js";
import stonoga from "../../web/i18n/en/stonoga.js";
import { hasten, make, newTable, sitHere } from "./play.mjs";
import { scene } from "./world.mjs";

/** So many acts before the end everybody is asked twice and more. */
const LEFT = 20;
const PEOPLE = ["Ala", "Bolek", "Celina", "Darek", "Ela", "Franek"];
const words = /** @type {Texts} */ (/** @type {unknown} */ ({ ...stonoga, ...more }));
/** Every sentence that names the colours of a tail; `score.*` belongs to the end. */
const SENTENCES = ["tail.yours", "tail.shown", "news.tail-dealt.you", "news.tail-dealt.known"];

/** A pattern for a sentence about the tail of any two colours. */
const pattern = (/** @type {string} */ key) =>
  words[key]
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/^\{\w+\}/, "")
    .replace(/\{\w+\}/g, ".+");

/** What the document tells about tails: open ones, and sentences in texts and labels. Runs in the page. */
function told(/** @type {string} */ pattern) {
  const about = new RegExp(pattern);
  const texts = [document.title];
  for (const one of document.querySelectorAll("body > :not(.art-sheet), body > :not(.art-sheet) *")) {
    for (const { value } of one.attributes) texts.push(value);
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
  }
  const found = texts.filter((text) => about.test(text));
  const open = [...document.querySelectorAll(".tail-open")];
  return {
    sentences: [...new Set(found)],
    mine: open.filter((one) => one.closest(".mine")).length,
    others: open.filter((one) => !one.closest(".mine")).length,
    closed: document.querySelectorAll(".mine button.tail-back").length,
    rivals: document.querySelectorAll(".rival").length,
    pieces: document.querySelectorAll(".keepsake, .die, .tile, .story").length,
    holes: /\{\w+\}/.test(document.querySelector("turlaj-table")?.textContent ?? ""),
    whose: document.querySelector(".cover, .mine .seat b")?.textContent ?? "",
  };
}

scene("six people at one device play to the end, and each sees the own tail only", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const sentences = SENTENCES.map(pattern).join("|");
  await server.choose({ left: LEFT });
  await newTable(page, "device", { tails: "on" });
  await sitHere(page, PEOPLE);
  await make(page);

  /** @type {Map<string, string>} whose tail says what */
  const known = new Map();
  let covers = 0,
    first = -1,
    who = "",
    fresh = false;
  const look = async (/** @type {string} */ state) => {
    if (state === "over") return;
    const now = await page.evaluate(told, sentences);
    if (state === "cover") {
      first = first < 0 ? PEOPLE.findIndex((name) => now.whose.includes(name)) : first;
      who = PEOPLE[(first + covers++) % PEOPLE.length];
      fresh = true;
      assert.ok(now.whose.includes(who), `the device goes round, to ${who}: ${now.whose}`);
      assert.deepEqual(
        { ...now, whose: "" },
        { sentences: [], mine: 0, others: 0, closed: 0, rivals: 0, pieces: 0, holes: false, whose: "" },
        "the cover hides everything",
      );
      return;
    }
    assert.ok(now.whose.includes(who), `${who} looks, not ${now.whose}`);
    assert.deepEqual([now.others, now.rivals, now.holes], [0, 5, false], `${who} sees nobody else's tail`);
    if (!fresh) return assert.deepEqual(now.sentences, [known.get(who)], `${who} has asked`);
    // Closed whenever the device comes, until its owner asks.
    assert.deepEqual([now.sentences, now.mine, now.closed], [[], 0, 1], `${who} has not asked`);
    await page.locator(".mine .tail-back").click();
    await page.locator(".mine .tail-open").waitFor();
    const { sentences: own, mine, others } = await page.evaluate(told, sentences);
    assert.deepEqual([own, mine, others], [[known.get(who) ?? own[0]], 1, 0], `${who} sees the own tail, the same as before`);
    known.set(who, own[0]);
    fresh = false;
  };
  await hasten(page, { look });

  assert.equal(new Set(known.values()).size, PEOPLE.length, `six people, six different tails: ${[...known.values()]}`);
  assert.ok(covers >= 2 * PEOPLE.length, `only ${covers} turns for six people`);
  assert.equal(await page.locator(".score .total").count(), PEOPLE.length);
  // Nor did the line carry more than the eye may see.
  const plays = guest.heard
    .map((text) => /** @type {UpdateOf<StonogaView>} */ (JSON.parse(text)).play)
    .flatMap((one) => (one && !one.standings ? [one] : []));
  assert.ok(
    plays.some(({ eye }) => eye === 5),
    "the line was not heard",
  );
  for (const { eye, view } of plays) {
    view.seats.forEach((seat, at) => {
      if (at !== eye) assert.equal(seat.tail, "hidden", `eye ${eye} was sent the tail of ${at}`);
    });
  }
  // At the end all tails are shown, with the score.
  const shown = await page.locator(".score .lines").allInnerTexts();
  assert.equal(
    shown.filter((text) => new RegExp(`${pattern("score.tail.both")}|${pattern("score.tail.missing")}`).test(text)).length,
    PEOPLE.length,
  );
});
