// The tutor of Ziomek on a phone: what it says follows the finger, and only levels that are right are counted.

import assert from "node:assert/strict";
import { LONG, meets, read, sidesOf, standing } from "../../web/app/ziomek/wood.js";
import { PHONE } from "./clever-play.mjs";
import { speaks } from "./within.mjs";
import { Fingers, begin, drawn, middle, place } from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

const words = (/** @type {string} */ lang) =>
  import(`../../web/i18n/${lang}/ziomek.js`).then((/** @type {{ default: Words }} */ found) => found.default);
const PRACTICE = { others: [], options: { round: "1", dice: "r6,w5,b9,g8", clock: "off" }, lessons: true };

/** As a piece lies in the supply, so far beside the line. */
const upright = (/** @type {Laid[]} */ stack, /** @type {string} */ piece, off = 0) => ({
  piece,
  side: "a",
  flipped: false,
  x: meets(stack[stack.length - 1], { piece, side: "a", flipped: false }) + off,
});
const stands = (/** @type {Laid[]} */ stack) => standing(stack) === stack.length;

/** Takes a piece of the supply with one finger and brings it over its place. */
async function carry(/** @type {import("./ziomek-play.mjs").Fingers} */ fingers, /** @type {Laid} */ laid, above = 0) {
  const { page } = fingers;
  const from = await middle(page.locator(`.piece[data-piece="${laid.piece}"]`));
  await fingers.press(0, from);
  await fingers.move(0, { x: from.x, y: from.y - 30 }, 3);
  await page.locator(".has-held").waitFor();
  await fingers.move(0, await place(page, laid, above));
}

scene("a broken joint and a block that would fall are said, in words for a finger, and not counted", async (stage) => {
  const guest = await stage.visit({ ...PHONE, reducedMotion: "no-preference" });
  const { page } = guest;
  const en = await words("en");
  const says = (/** @type {string} */ text) => page.locator(".ask-row .ask", { hasText: text }).waitFor();
  const count = (/** @type {number} */ n) =>
    page.locator(".shout small", { hasText: en["shout.missing"].other.replace("{n}", String(n)) }).waitFor();
  await begin(stage, guest, PRACTICE);
  const fingers = await Fingers.on(page);
  await says(en["first.take"]);
  await carry(fingers, read("1a@155"));
  await says(en["first.drop.drag"]);
  await fingers.lift(0);
  await says(en["first.next"]);
  await count(5);

  const [base] = (await drawn(page)).map(read);
  const second = LONG.slice(1).find((piece) => stands([base, upright([base], piece)]) && stands([base, upright([base], piece, 12)]));
  assert.ok(second);
  await carry(fingers, upright([base], second, 12));
  await says(en["first.line"]);
  await fingers.lift(0);
  await says(en["ask.broken"]);
  await count(5);
  const ring = page.locator(".joint.broken");
  const motion = () => ring.evaluate((one) => getComputedStyle(one).animationName);
  assert.equal(await motion(), "ring");
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await motion(), "none", "nothing moves for who wants no motion");

  // The level itself is dragged to the line.
  const good = upright([base], second);
  const off = read((await drawn(page))[1]);
  const [from, goal] = [await place(page, off, -9), await place(page, good, -9)];
  await fingers.press(0, from);
  await fingers.move(0, goal);
  await says(en["ask.lit.drag"]);
  await fingers.lift(0);
  await count(4);
  assert.equal(await ring.count(), 0);

  // A side with which the line goes on, and nothing holds.
  const stack = (await drawn(page)).map(read);
  const tries = LONG.filter((piece) => piece !== "1" && piece !== second).flatMap((piece) =>
    sidesOf(piece).map((side) => ({ piece, side, flipped: false })),
  );
  const falls = tries
    .map((pose) => ({ ...pose, x: meets(stack[1], pose) }))
    .find((laid) => !stands([...stack, laid]) && Math.abs(laid.x - stack[1].x) < 80);
  assert.ok(falls);
  await carry(fingers, { ...upright(stack, falls.piece), x: falls.x });
  await fingers.press(1, await middle(page.locator(`.side[data-side="${falls.side}"]`)));
  await fingers.lift(1);
  const to = await place(page, falls, 0);
  await fingers.move(0, { x: to.x + 1, y: to.y }, 1);
  await fingers.move(0, to, 1);
  await says(en["ask.falls.touch"]);
  await page.locator(".note.is-wrong").waitFor();
  await fingers.lift(0);
  await page.locator(".tower:not(.has-held)").first().waitFor();
});

/** Which of these texts do not fit into a tip. Runs in the page. */
const cut = (/** @type {[string, string[]]} */ [place, texts]) => {
  const tip = /** @type {Element} */ (document.querySelector(place)),
    span = tip.querySelectorAll("span")[0];
  const [before, range] = [[...span.childNodes], document.createRange()];
  const wrong = texts.filter((/** @type {string} */ text) => {
    span.textContent = text;
    range.selectNodeContents(span);
    const [inner, outer] = [range, /** @type {Element} */ (tip.closest(".ask-row"))].map((one) => one.getBoundingClientRect());
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || outer.right > innerWidth;
  });
  span.replaceChildren(...before); // The nodes themselves: the page goes on with them.
  return wrong;
};

scene("every tip of the tutor fits its place on a small phone, upright and on its side", async (stage) => {
  const guest = await stage.visit(PHONE);
  const { page } = guest;
  await begin(stage, guest, PRACTICE);
  const act = (/** @type {string} */ action) =>
    page.evaluate((action) => /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage.hand.act(action), action);
  for (const lang of ["en", "pl", "ru"]) {
    await speaks(page, lang);
    const all = await words(lang);
    const want = all["want.either"].replace("{one}", all["ziomek.w"]).replace("{other}", all["ziomek.g"]);
    const filled = (/** @type {string} */ text) => text.replaceAll(/{(level|n|of)}/g, "12").replace("{want}", want);
    const like = (/** @type {RegExp} */ pattern) =>
      Object.entries(all)
        .filter(([key]) => pattern.test(key))
        .flatMap(([, text]) => (typeof text === "string" ? [text] : Object.values(text)))
        .map(filled);
    for (const viewport of [PHONE.viewport, { width: 740, height: 360 }]) {
      await page.setViewportSize(viewport);
      await page.locator(".lesson").waitFor();
      assert.deepEqual(await page.evaluate(cut, /** @type {[string, string[]]} */ ([".lesson", like(/^first\./)])), [], `${lang}: lessons`);
      await act("drop:ra@180"); // A ziomek where a long block belongs.
      await page.locator(".note.is-wrong").waitFor();
      const notes = like(/^(ask\.(broken|over|beside|falls|high)|wrong\.(held|level))/);
      assert.ok(notes.length > 12);
      assert.deepEqual(await page.evaluate(cut, /** @type {[string, string[]]} */ ([".note", notes])), [], `${lang}: notes`);
      await page.locator(".note").evaluate((one) => {
        one.setAttribute("class", "ask plain");
      });
      const rest = like(/^ask\.(base|slide|lit|sad|shout|build|rolling|countdown)/);
      assert.ok(rest.length > 9);
      assert.deepEqual(await page.evaluate(cut, /** @type {[string, string[]]} */ ([".plain", rest])), [], `${lang}: questions`);
      await page.locator(".plain").evaluate((one) => {
        one.setAttribute("class", "ask note is-wrong");
      });
      await act("down:1");
    }
  }
});
