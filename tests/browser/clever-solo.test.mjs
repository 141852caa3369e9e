// Clever alone, to the end: every kind of question, the count line by line, a picture of the sheet to keep.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/clever.js";
import { LIT, begin, best, drawn, fieldAt, lastPlay, lit, play, points as shownPoints, wants } from "./clever-play.mjs";
import { contents, post, scene } from "./world.mjs";

/** Presses a button and answers the file that it saves. */
async function saved(/** @type {Page} */ page, /** @type {string} */ name) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await contents(file) };
}

/** How much two pictures differ, from 0 to 255 on average; and how large the first one is. Runs in the page. */
async function compare(/** @type {string[]} */ [png, svg]) {
  const drawing = async (/** @type {string} */ source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 780, height: 800 });
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.drawImage(image, 0, 0, 780, 800);
    return { size: [image.naturalWidth, image.naturalHeight], dots: pen.getImageData(0, 0, 780, 800).data };
  };
  const one = await drawing(png),
    two = await drawing(svg);
  const apart = one.dots.reduce((sum, dot, at) => sum + Math.abs(dot - two.dots[at]), 0) / one.dots.length;
  return { apart, size: one.size };
}

scene("a whole game alone: each kind of question on the sheet itself, then the count, and a picture to keep", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest);
  const kinds = /** @type {Set<string>} */ (new Set());
  let rerolls = 0,
    chains = 0;
  await play(page, {
    look: async ({ kind, prompt }) => {
      kinds.add(kind);
      assert.equal(await page.locator("dialog[open], [role=dialog], [role=alertdialog]").count(), 0, "no dialog covers the sheet");
      if (kind === "bonus" || kind === "black") {
        assert.ok((await page.getByRole("group", { name: words.gifts }).getByRole("button").count()) > 1, "gifts to choose from");
        assert.ok((await page.locator(LIT).count()) > 1, "and where they go is lit");
      }
      // What a mark would start is shown on the sheet before it is made.
      const spark = page.locator(`${LIT}:has(.gain[data-n*="✦"])`);
      if (!chains && (await spark.count())) {
        await spark.first().hover();
        await page.evaluate(() => /** @type {CleverTable} */ (document.querySelector("turlaj-table")).updateComplete);
        chains += await page.getByRole("list", { name: words.chain }).getByRole("listitem").count();
        if (chains) assert.ok(await page.locator(".sheet .is-lit").count(), "the bonus is lit");
      }
      const again = page.getByRole("button", { name: /^Reroll/ });
      if (kind === "pick" && !rerolls && (await again.count())) {
        rerolls++;
        const { rolled, rolls, throws } = lastPlay(guest).view;
        await again.click();
        await wants(page, prompt);
        const { view } = lastPlay(guest);
        assert.deepEqual([view.rolled, view.rolls, view.throws], [rolled, rolls, throws + 1], "the same dice fell again");
      }
      return false;
    },
  });
  for (const kind of ["pick", "take", "extra", "black", "fill"]) assert.ok(kinds.has(kind), `${kind} was never asked: ${[...kinds]}`);
  assert.equal(rerolls, 1);
  assert.ok(chains, "a chain was shown");

  const { view, standings } = lastPlay(guest);
  const [{ count, points, sheet }] = view.seats;
  const lines = await page
    .getByRole("table")
    .getByRole("row")
    .evaluateAll((all) => all.map((row) => Number(row.querySelector("td .num")?.textContent)));
  const foxes = count.foxes * Math.min(count.yellow, count.blue, count.green, count.orange, count.purple);
  assert.deepEqual(lines.slice(1), [count.yellow, count.blue, count.green, count.orange, count.purple, foxes, standings[0].points]);
  assert.equal(points, standings[0].points);
  assert.equal(
    lines.slice(1, 7).reduce((sum, one) => sum + one, 0),
    standings[0].points,
  );
  assert.equal(
    await page.getByRole("heading", { level: 2 }).innerText(),
    words[/** @type {keyof typeof words} */ (`score.rating.${view.rating}`)],
  );
  assert.deepEqual(await drawn(page, 0), [...sheet.marks].sort());

  const svg = await saved(page, words["sheet.svg"]);
  const png = await saved(page, words["sheet.png"]);
  assert.deepEqual([svg.name, png.name], [`clever-${points}.svg`, `clever-${points}.png`]);
  const text = svg.bytes.toString();
  const strokes = [...text.matchAll(/<g [^>]*stroke-linejoin="round">(.*?)<\/g>/gs)];
  assert.equal(strokes.length, 56, "fields");
  assert.equal(strokes.filter(([, inside]) => inside).length, sheet.marks.length, "marks");
  assert.doesNotMatch(text, /var\(|undefined|NaN|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  const same = await page.evaluate(compare, [
    `data:image/png;base64,${png.bytes.toString("base64")}`,
    `data:image/svg+xml;base64,${svg.bytes.toString("base64")}`,
  ]);
  assert.deepEqual(same.size, [1560, 1600]);
  assert.ok(same.apart < 2, `the PNG shows something else than the SVG: ${same.apart}`);
});

scene("a chosen die lights exactly what the server allows, and a mark brings what its badge said", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  const { key, table } = await begin(stage, guest);
  let looked = 0,
    after = "";
  for (let n = 0; n < 12; n++) {
    const { prompt } = await wants(page, after);
    const { asked, view } = lastPlay(guest);
    const sources = asked.legal.filter((/** @type {string} */ action) => /^(pick|take|extra):/.test(action));
    assert.deepEqual(
      await page.locator(".dock button[data-die][aria-pressed]").evaluateAll((all) => all.map((die) => die.dataset.die).sort()),
      sources.map((/** @type {string} */ action) => action.slice(-1)).sort(),
    );
    for (const action of sources) {
      const die = page.locator(`.dock button[data-die="${action.slice(-1)}"]`);
      if ((await die.getAttribute("aria-pressed")) === "false") await die.click();
      const shown = (await lit(page)).map(({ field }) => field).sort();
      const {
        legal,
        shown: acts,
        view: ahead,
      } = await post(stage.server, `/api/v1/tables/${table}/preview`, { seat: 0, actions: [action] }, key);
      const marks = legal
        .filter((one) => one.startsWith("mark:"))
        .map((one) => one.slice(5))
        .sort();
      const made = /** @type {CleverView} */ (ahead).seats[0].sheet.marks.filter(
        (/** @type {string} */ field) => !view.seats[0].sheet.marks.includes(field),
      );
      // A die with one place is written at once: the field is marked already.
      if (acts && made.length) assert.ok(shown.length === 1 && made.includes(shown[0]), `${action}: ${shown}, but ${made} is marked`);
      else if (acts) assert.deepEqual(shown, marks, action);
      else assert.equal(shown.length, 1, action);
      looked++;
    }
    const fields = await lit(page);
    const before = await shownPoints(page, 0);
    assert.equal(before, view.seats[0].points);
    after = prompt;
    if (!fields.length) {
      await page.locator(".dock .tools .btn:not(.again)").first().click();
      continue;
    }
    const field = best(fields);
    const { gain } = /** @type {typeof fields[number]} */ (fields.find((one) => one.field === field));
    await fieldAt(page, field).click();
    await wants(page, prompt);
    assert.equal((await shownPoints(page, 0)) - before, gain, `the badge of ${field}`);
    assert.equal(lastPlay(guest).view.seats[0].points - view.seats[0].points, gain);
  }
  assert.ok(looked > 15, `${looked} dice were looked at`);
});
