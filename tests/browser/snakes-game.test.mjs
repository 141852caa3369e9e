// Snakes against a bot, to the end; what is lit is what the server allows; why not; dice of one's own; a step back.

import assert from "node:assert/strict";
import words from "../../web/i18n/en/snakes.js";
import ui from "../../web/i18n/en/ui.js";
import { OFTEN, UNLIT, agrees, begin, drawn, endAt, lastPlay, lit, play, step, until, updates, wants } from "./snakes-play.mjs";
import { scene } from "./world.mjs";

/** What the end says: points and finished snakes of everybody, best first. */
const counted = (/** @type {Page} */ page) =>
  page.locator(".end .score").evaluateAll((all) =>
    all.map((one) => ({
      points: Number(one.querySelector(".total")?.textContent),
      snakes: one.querySelectorAll(".trophies li").length,
    })),
  );

scene("whole games against a bot: what is lit is what can be done, and the end counts what the server counts", async (stage) => {
  const seen = /** @type {Set<string>} */ (new Set());
  const missing = () => ["choose", "place", "plus", "take", "stop", "again", "turned", "new", "finished"].filter((one) => !seen.has(one));
  for (let game = 0; game < 6 && missing().length; game++) {
    const guest = await stage.visit();
    const { page } = guest;
    await begin(stage, guest, { options: { faces: "HTSCCC/HT++++" } });
    let pluses = 0;
    const mind = { flips: true, takes: () => pluses === 1, stops: false }; // One is taken, then rolled again; later ones end the turn.
    await play(page, {
      mind,
      look: async ({ kind }) => {
        seen.add(kind);
        await agrees(guest);
        if (kind === "plus") pluses++;
        mind.stops = pluses > 2;
        return false;
      },
    });
    for (const one of guest.said) {
      if (/"take:/.test(one)) seen.add("take");
      if (/"stop"/.test(one)) seen.add("stop");
      if (/"new"/.test(one)) seen.add("new");
      if (/"put:\d+[ab]R"/.test(one)) seen.add("turned");
    }
    const told = updates(guest).flatMap(({ news }) => news ?? []);
    const turns = told.map((one) => (one.kind === "turn-begins" ? "|" : one.kind === "rolled" && one.seat === 0 ? one.face : "")).join("");
    if (/\+[^|]/.test(turns)) seen.add("again");
    if (told.some((one) => one.kind === "completed" && one.seat === 0)) seen.add("finished");
    const { standings, view } = lastPlay(guest);
    const expected = standings.map(({ seat, points }) => ({ points, snakes: view.snakes.filter(({ done }) => done === seat).length }));
    assert.deepEqual(await counted(page), expected);
    const open = view.snakes.filter(({ done }) => done === null).length;
    assert.equal(await page.locator(".end .left-over").count(), open ? 1 : 0);
  }
  assert.deepEqual(missing(), [], "never happened");
});

scene("both ways of a curve are what the server allows at that end, and one that would curl up says so", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  let looked = 0,
    curled = 0;
  const look = async (/** @type {Asked} */ { kind }) => {
    const {
      asked: { legal },
      view,
    } = lastPlay(guest);
    if (kind !== "place" || view.face !== "C") return false;
    for (const { key, chosen } of await lit(page)) {
      if (key === "new") continue;
      if (!chosen) await endAt(page, key).click();
      await page.locator(`.target.is-chosen[data-key="${key}"]`).waitFor();
      const ways = legal.filter((/** @type {string} */ action) => action.startsWith(`put:${key}`)).length;
      assert.equal(await page.locator('.dock .turn[aria-disabled="false"]').count(), ways, key);
      looked++;
      if (ways > 1 || curled++) continue;
      await page.locator('.dock .turn[aria-disabled="true"]').click({ force: true });
      await page
        .getByRole("alert")
        .getByText(words["refusal.curls"].replace("{snake}", String(Number.parseInt(key ?? "", 10))))
        .waitFor();
    }
    return looked > 8 && curled;
  };
  for (let game = 0; game < 5 && !(looked > 8 && curled); game++) {
    await begin(stage, guest, { options: { faces: "CCCCCC/HTCCCC" } });
    await play(page, { mind: { dice: "go" }, look });
  }
  assert.ok(looked > 8 && curled, `${looked} ends, ${curled} of them with one way`);
});

scene("what cannot be done says why, in words", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { options: { faces: "HTHTHT/HTSC+-" } });
  const says = async (/** @type {string} */ text) => {
    await page.getByRole("alert").getByText(text).waitFor();
    await page.getByRole("alert").getByRole("button", { name: ui["ui.close"] }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
  };
  const orange = page.getByRole("button", { name: `${words["action.roll.o"]}, ${words["action.roll.later"]}` });
  assert.equal(await orange.getAttribute("aria-disabled"), "true");
  await orange.click({ force: true });
  await says(words["refusal.green-first"]);
  // An end that does not take a second head or tail, and a new snake while something fits.
  let ends = 0,
    fresh = 0;
  for (let game = 0; game < 5 && !(ends && fresh); game++) {
    if (game) await begin(stage, guest, { options: { faces: "HTHTHT/HTSC+-" } });
    await play(page, {
      mind: { dice: "go" },
      look: async ({ kind }) => {
        if (kind !== "place") return false;
        const { view } = lastPlay(guest);
        const unlit = page.locator(UNLIT);
        const button = page.getByRole("button", { name: words["felt.new"] });
        const isNew = await page.locator('.target[data-key="new"]').count();
        if (!ends && (await unlit.count())) {
          ends++;
          const key = await unlit.first().getAttribute("data-key");
          await unlit.first().click({ force: true });
          await says(
            words[`refusal.${view.face === "H" ? "head" : "tail"}-twice`].replace("{snake}", String(Number.parseInt(key ?? "", 10))),
          );
        }
        if (!fresh && !isNew) {
          fresh++;
          await button.click({ force: true });
          await says(words["refusal.must-attach"]);
        }
        return ends && fresh;
      },
    });
  }
  assert.ok(ends && fresh, `ends: ${ends}, new: ${fresh}`);
});

scene("after a plus a second die cannot be taken, and the menu takes the first one back", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await begin(stage, guest, { options: { faces: OFTEN.plus } });
  const asked = await play(page, { look: async ({ kind }) => kind === "plus" && (await lit(page)).length });
  assert.equal(asked.kind, "plus");
  const before = {
    lit: await lit(page),
    snakes: await drawn(page),
    hand: await page.locator('.player[data-seat="0"] .supply').getAttribute("aria-label"),
  };
  const goBack = async () => {
    await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
    await page.locator("nav.menu").getByRole("button", { name: ui["ui.go-back"] }).click();
  };
  const prompt = await step(page, { takes: () => true });
  const taken = await wants(page, prompt);
  assert.equal(taken.kind, "plus");
  assert.equal((await lit(page)).length, 0, "one die for each plus");
  assert.notEqual(await page.locator('.player[data-seat="0"] .supply').getAttribute("aria-label"), before.hand);
  await agrees(guest);
  await goBack();
  await wants(page, taken.prompt);
  assert.deepEqual(
    {
      lit: await lit(page),
      snakes: await drawn(page),
      hand: await page.locator('.player[data-seat="0"] .supply').getAttribute("aria-label"),
    },
    before,
  );
  assert.equal((await until(page, ["place"], { dice: "go" })).kind, "place");
});

scene("faces of one's own: the editor says what does not go, and the table is played with them", async (stage) => {
  const guest = await stage.visit();
  const { page } = guest;
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] ??= "off";
  });
  await page.goto("/new/snakes?with=device");
  await page.locator(".seat-list select").nth(1).selectOption("bot");
  await page.locator(".faces-editor summary").click();
  const face = (/** @type {string} */ die, /** @type {number} */ n) =>
    page.getByRole("combobox", {
      name: words["option.faces.of"].replace("{die}", words[/** @type {"die.g"} */ (`die.${die}`)]).replace("{n}", String(n)),
    });
  const start = page.getByRole("button", { name: ui["ui.start"], exact: true });
  // No tail anywhere: refused in words, and no table.
  for (const [die, n] of /** @type {const} */ ([
    ["g", 2],
    ["o", 3],
    ["o", 4],
  ]))
    await face(die, n).selectOption("H");
  await page.getByRole("alert").getByText(words["refusal.faces-ends"]).waitFor();
  assert.ok(await start.isDisabled());
  await face("o", 3).selectOption("T");
  await page.getByRole("alert").waitFor({ state: "detached" });
  assert.ok(
    guest.complaints.splice(0).every((one) => /422.*\/games\/snakes\/options\?.*faces=/.test(one)),
    "nothing else went wrong",
  );
  for (const n of [1, 2, 3, 4]) await face("g", n).selectOption("C");
  assert.ok(await page.getByRole("button", { name: words["option.faces.reset"] }).isEnabled());
  await start.click();
  await wants(page);
  const { faces } = lastPlay(guest).view;
  assert.deepEqual(faces, { g: "CCCCCC", o: "HHTH+-" });
  const name = await page.locator(".dock .roll.of-g").getAttribute("aria-label");
  assert.ok(name?.endsWith(words["die.faces"].replace("{faces}", Array(6).fill(words["piece.C"]).join(", "))), name ?? "");
  await until(page, ["place"]);
  assert.equal(lastPlay(guest).view.face, "C");
  await play(page, { mind: { dice: "go" } });
  assert.deepEqual(
    (await counted(page)).map(({ points }) => points),
    lastPlay(guest).standings.map(({ points }) => points),
  );
});
