// Two people race at Ziomek, and somebody watches: the same dice at the same moment, each other's stacks, one shout for all.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/ziomek.js";
import { joints } from "../../web/app/ziomek/wood.js";
import { build, drawn, lastPlay, phase, round, shouts, shows, small, solve, texts, together, wants } from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

/** What the page says of the dice, and when it first had them: everything is noted as it comes. Runs in the page. */
function watchDice() {
  window.early = [];
  const look = () => {
    const phase = document.querySelector(".dock")?.getAttribute("data-phase");
    if (phase === "building") window.sawDice ??= Date.now();
    else if (phase)
      window.early.push(
        ...[...document.querySelectorAll(".d10, .rung .want, .piece.is-out, .piece.is-due")].map(
          (one) => `${one.getAttribute("aria-label") ?? one.className} ${one.textContent?.replace(/\s+/g, " ")}`,
        ),
      );
    requestAnimationFrame(look);
  };
  look();
}

const fill = (/** @type {string} */ word, /** @type {Record<string, string | number>} */ params) =>
  word.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(params[name]));

scene(
  "two people and one who watches: dice at START and not before, stacks are seen as they grow, one shout ends it for all",
  async (stage) => {
    const [ala, ola, eye] = await Promise.all([stage.visit(), stage.visit(), stage.visit()]);
    const all = [ala, ola, eye];
    for (const { page } of all) await page.addInitScript(watchDice);
    await together(stage, [ala, ola], [eye], { clock: "60" });
    await Promise.all(all.map(({ page }) => phase(page, "building")));

    // Neither in what came through the socket nor on the page was there a number before START; then it came to all.
    for (const guest of all) {
      const frames = guest.heard.map((text) => {
        /** @type {UpdateOf<ZiomekView>} */
        const { play, news = [] } = JSON.parse(text);
        return { text, play, news };
      });
      const start = frames.findIndex(({ news }) => news.some(({ kind }) => kind === "started"));
      assert.equal(frames[start].play?.view.phase, "building");
      assert.ok(
        frames.slice(0, start).some(({ play }) => play?.view?.phase === "countdown"),
        "was told of the countdown",
      );
      for (const { text } of frames.slice(0, start)) assert.doesNotMatch(text, /"(dice|wants|out)":\[|"started"/);
      const early = new Set(await guest.page.evaluate(() => window.early));
      assert.ok(early.size > 0 && early.size <= 4, [...early].join("; "));
      for (const one of early) assert.match(one, /: not shown before the start \? /);
    }
    const dice = lastPlay(ala).view.dice;
    const numbers = (/** @type {Pick<Guest, "page">} */ { page }) => page.locator(".d10 .num").allTextContents();
    for (const guest of all) assert.deepEqual(await numbers(guest), dice?.map(String));
    const moments = await Promise.all(all.map(({ page }) => page.evaluate(() => Number(window.sawDice))));
    stage.t.diagnostic(`the dice were drawn within ${Math.max(...moments) - Math.min(...moments)} ms of each other`);

    // Both build at once, and everybody sees it.
    const stack = solve(wants(ala));
    const other = stack.slice(0, 2);
    // The second level of the other one is off by so much that it still stands.
    other[1] =
      [6, -6, 9, -9, 12, -12].map((by) => ({ ...other[1], x: other[1].x + by })).find((one) => joints([other[0], one])[0].margin > 0) ??
      other[1];
    const mine = texts(stack.slice(0, 3)),
      theirs = texts(other);
    await Promise.all([build(ala, stack.slice(0, 3)), build(ola, other)]);
    await shows(ala.page, theirs, 1);
    await shows(ola.page, mine, 0);
    await shows(eye.page, mine);
    await shows(eye.page, theirs, 1);
    assert.equal(
      await ola.page
        .locator('.mini[data-seat="0"]')
        .getAttribute("aria-label")
        .then((name) => name?.split(", ").slice(0, 2).join()),
      `Ala,${fill(words["rival.levels"].other, { n: 3, of: 6 })}`,
    );
    assert.equal(await eye.page.locator(".tools, .shout, .piece, .agree").count(), 0, "who watches has no hands");
    await eye.page.locator('.mini[data-seat="1"]').click();
    await shows(eye.page, theirs);
    await shows(eye.page, mine, 0);
    // Down it comes again, for everybody.
    await ala.page.keyboard.press("Backspace");
    await shows(ola.page, mine.slice(0, 2), 0);
    await shows(eye.page, mine.slice(0, 2), 0);

    await build(ala, stack.slice(2));
    await ola.page.keyboard.press("8"); // In the hand when it ends: it is nowhere.
    await ola.page.locator(".has-held").waitFor();
    await shouts(ala.page);
    await Promise.all(all.map(({ page }) => phase(page, "checked")));
    assert.equal(await ola.page.locator(".shout, .tools, .held").count(), 0, "nobody builds any more");
    const check = lastPlay(ala).view.check ?? [];
    assert.deepEqual(
      check.map((one) => [one.correct, one.points]),
      [
        [true, 6],
        [false, 1],
      ],
    );
    assert.deepEqual(check[1].verdicts, ["right", "line"]);
    const won = { n: check[0].points + check[0].bonus, who: "Ala" };
    assert.equal(await ala.page.locator(".outcome").innerText(), fill(words["outcome.right.you"], won));
    for (const { page } of [ola, eye]) assert.equal(await page.locator(".outcome").innerText(), fill(words["outcome.right"], won));
    // Level by level: the shouter's stack first, then the other one with its reason; for the eye and for the ear.
    const account = (/** @type {Page} */ page) => page.locator("#stack-account li").allTextContents();
    for (const { page } of all) {
      await page.locator(".look", { hasText: page === ala.page ? "You" : "Ala" }).click();
      await shows(page, texts(stack));
      assert.equal(await page.locator("ziomek-stage .stamp.is-right").count(), 6);
      for (const [n, line] of (await account(page)).entries())
        assert.ok(line.endsWith(fill(words["verdict.right"], { level: n + 1 })), line);
      await page.locator(".look", { hasText: page === ola.page ? "You" : "Ola" }).click();
      await shows(page, theirs);
      assert.deepEqual(
        await page.locator("ziomek-stage .stamp").evaluateAll((marks) => marks.map((one) => one.classList.contains("is-right"))),
        [true, false],
      );
      const off = Math.abs(other[1].x - stack[1].x);
      assert.equal(await page.locator(".finding").innerText(), fill(words["verdict.line"], { level: 2, n: off }));
      assert.ok((await account(page))[1].endsWith(fill(words["verdict.line"], { level: 2, n: off })));
      const sums = await page.locator(".pad").first().locator(".sum").allTextContents();
      assert.deepEqual(sums, [String(won.n), "1"]);
    }
    await ala.page.locator(".next-round").click();
    await ala.page.locator(".next-round:disabled", { hasText: fill(words["ready.waits"], { who: "Ola" }) }).waitFor();
    await ola.page.locator(".next-round").click();
    await Promise.all(all.map(({ page }) => round(page, 2)));
    for (const { page } of all)
      assert.deepEqual([await drawn(page), await small(page, page === ola.page ? 0 : 1)], [[], []], "a round begins with empty stacks");

    // Nobody finds one: both agree, one of them after a change of mind.
    const agree = (/** @type {Pick<Guest, "page">} */ { page }, /** @type {number} */ n) =>
      page.getByRole("button", { name: fill(words.agree, { n, of: 2 }) });
    await agree(ala, 0).click();
    await ola.page.locator('.mini[data-seat="0"] .tick').waitFor();
    await ala.page.getByRole("button", { name: fill(words["agree.withdraw"], { n: 1, of: 2 }) }).click();
    await ola.page.locator('.mini[data-seat="0"] .tick').waitFor({ state: "detached" });
    await agree(ola, 0).click();
    await agree(ala, 1).click();
    await Promise.all(all.map(({ page }) => phase(page, "checked")));
    for (const { page } of all) assert.equal(await page.locator(".outcome").innerText(), words["outcome.agreed"]);
  },
);
