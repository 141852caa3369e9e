// What newcomers tripped over: what can be taken stands out, bonuses explain themselves, spectators see no keys.

import assert from "node:assert/strict";
import clever from "../../web/i18n/en/clever.js";
import stonoga from "../../web/i18n/en/stonoga.js";
import { LIT, PHONE, begin } from "./clever-play.mjs";
import { type, wants } from "./companion-play.mjs";
import { GAMES, TEST_GAME } from "./games.mjs";
import { another } from "./play.mjs";
import { go, speaks } from "./within.mjs";
import { known, post, scene, spectate, staged } from "./world.mjs";
import { phase, together } from "./ziomek-play.mjs";

staged(["--one-more"]);

const LANGS = ["en", "pl", "ru"];
const shot = async (/** @type {Page} */ page, /** @type {string} */ name) => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` });
};

/** Somebody at home, to whom all is explained; answers how these dice fall in a first game of Stonoga alone. */
async function newcomer(/** @type {Pick<Setting, "visit" | "server">} */ { visit, server }, options = {}) {
  const guest = await visit(options);
  const { page } = guest;
  const key = await known(server, guest, "Ala", true);
  await page.goto("/");
  const fell = async (/** @type {string[]} */ dice) => {
    await go(page, await another({ server }, key, { more: { typed: true } }));
    await wants(page);
    await type(page, dice);
    await page.locator(".roll").waitFor();
  };
  return { page, fell };
}

scene("four of a kind: the tip is about the tile, and the roll does not stand out, in three languages", async (stage) => {
  const { page, fell } = await newcomer(stage, PHONE);
  for (const lang of LANGS) {
    const words = /** @type {Words} */ ((await import(`../../web/i18n/${lang}/stonoga.js`)).default);
    await speaks(page, lang);
    await fell(["Y", "*", "Y", "Y"]);
    const four = words["shoes.Y"].few ?? words["shoes.Y"].other;
    const tip = page.locator(".lesson span").first();
    assert.equal(
      await tip.textContent(),
      words["first.four"].replace("{shoes}", four.replace("{n}", "4")).replace("{tile}", `${words["letter.Y"]}4`),
    );
    const [inner, outer] = await page
      .locator(".lesson, .lesson span")
      .evaluateAll((all) => all.map((one) => /** @type {DOMRect} */ (one.getBoundingClientRect().toJSON())));
    assert.ok(outer.height <= inner.height && outer.right <= 360, "the tip fits");
    assert.equal(await page.locator(".shelf .is-possible[data-tile=Y4]").count(), 1);
    assert.equal(await page.locator(".go-row .go").count(), 0, "no button is louder than the tile");
    assert.equal((await page.locator(".fate").allTextContents()).join("").trim(), "", "no die says that it is rolled");
    await shot(page, `four-${lang}`);
    await page.locator(".die").first().tap(); // Who chooses dice means to roll.
    await page.locator(".roll.go").waitFor();
    await shot(page, `four-${lang}-chosen`);
  }
});

scene("where nothing can be taken the roll stands out; where something can, the first tip names both", async (stage) => {
  const { page, fell } = await newcomer(stage);
  await fell(["R", "Y", "G", "B"]);
  assert.equal(await page.locator(".lesson span").first().textContent(), stonoga["first.roll"]);
  assert.equal(await page.locator(".roll.go").count(), 1);
  await fell(["R", "R", "G", "B"]);
  assert.equal(await page.locator(".lesson span").first().textContent(), stonoga["first.roll.take"]);
  assert.equal(await page.locator(".roll:not(.go)").count(), 1);
  await shot(page, "pair");
});

scene(
  "Clever: a tap on a bonus, a fox, a star or the rounds says what it is and marks nothing; keys reach them, screen readers are told",
  async (stage) => {
    const guest = await stage.visit(PHONE);
    const { page } = guest;
    await begin(stage, guest, { others: [{ bot: { name: "greedy" } }] });
    const slip = page.locator(".slip span");
    const bonus = (/** @type {string} */ name) => page.locator(`.sheet:not(.is-small) [data-bonus="${name}"]`).first();
    const about = {
      fox: clever["bonus.fox.about"],
      BX: clever["bonus.cross.about"].replace("{bonus}", clever["bonus.BX"]),
      O4: clever["bonus.number.about"].replace("{bonus}", clever["bonus.O4"]),
      reroll: clever["track.reroll.about"],
      extra: clever["track.extra.about"],
      "star.10": clever["star.about"].other.replace("{n}", "10"),
    };
    const said = guest.said.length;
    for (const [name, text] of Object.entries(about)) {
      await bonus(name).tap();
      await slip.getByText(text).waitFor();
    }
    await shot(page, "clever-bonus");
    await page.locator(".foxes").first().tap();
    await slip.getByText(about.fox).waitFor();
    await page.locator(".rounds").tap();
    await slip.getByText("1 – reroll, 2 – extra die, 3 – reroll, 4 – any cross or any 6").waitFor();
    await shot(page, "clever-rounds");
    assert.deepEqual(
      guest.said.slice(said).filter((one) => one.includes('"act"')),
      [],
      "nothing was done",
    );
    assert.ok(await page.locator(LIT).count(), "the lit fields are still lit");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.sheet:not(.is-small) [data-bonus][tabindex="0"]').focus();
    await page.keyboard.press("ArrowDown");
    const name = await page.evaluate(
      () => `${document.activeElement?.getAttribute("role")} ${document.activeElement?.getAttribute("aria-label")}`,
    );
    assert.equal(name, `button ${clever["bonus.O4"]}`);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText(clever["bonus.number.about"].replace("{bonus}", clever["bonus.O4"])).waitFor();
  },
);

scene("who only watches sees no keys to press", async (stage) => {
  const { server } = stage;
  const size = { viewport: { width: 1366, height: 900 } };
  const [player, watcher] = [await stage.visit(size), await stage.visit(size)];
  const key = await known(server, player, "Ala");
  const { table } = await post(
    server,
    "/api/v1/tables",
    { game: "stonoga", seats: [{ you: {} }, { bot: { name: "greedy" } }], start: true },
    key,
  );
  await player.page.goto(`/t/${table}`);
  await player.page.locator(".keys").getByText(stonoga.keys).waitFor();
  await watcher.page.goto(`/t/${table}`);
  await watcher.page.locator(".dock").waitFor();
  assert.equal((await watcher.page.locator(".keys").allTextContents()).join(""), "");
});

/** What stands on a page, in its texts, fields and lists. */
const words = (/** @type {Page} */ page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll("option, [aria-label], [title], input")].map((one) =>
        [one.textContent, one.getAttribute("aria-label"), one.getAttribute("title"), /** @type {HTMLOptionElement} */ (one).value].join(
          " ",
        ),
      ),
    ].join("\n"),
  );

scene("what developers want stands among more options, and nowhere else, in three languages", async (stage) => {
  const { page } = await stage.visit(PHONE);
  await page.goto("/");
  for (const lang of LANGS) {
    await speaks(page, lang);
    const [about, common, own, program] = await Promise.all(
      ["bots", "common", "name-clever", "program"].map(
        async (file) => /** @type {Words} */ ((await import(`../../web/i18n/${lang}/${file}.js`)).default),
      ),
    );
    const bots = { ...about, ...common, ...own };
    const named = ["points", "master-100ms", "random"].map((bot) => bots[`bot.${bot}`]);
    const ours = new RegExp(["tools/", "\\.py", "docs/", "100ms", program["program.offer"], ...named].join("|"), "i");
    await go(page, "/new/clever");
    await page.locator(".seat-list select").nth(1).selectOption("bot");
    await page.getByText(bots["bots.about.casual"]).waitFor();
    assert.doesNotMatch(await words(page), ours);
    await page.locator(".more-options").tap();
    await page.getByText(bots["bots.more"]).waitFor();
    const choice = page.locator("select.which-bot");
    for (const bot of ["points", "master-100ms"]) {
      await choice.selectOption(bot);
      await page.getByText(bots[`bots.about.${bot}`]).waitFor();
    }
    assert.equal((await choice.locator("option:checked").textContent())?.trim(), bots["bot.master-100ms"]);
    await shot(page, `studies-${lang}`);
    await choice.selectOption("casual");
    await page.locator(".seat-list select").nth(1).selectOption("open");
    await page.locator(".create .btn.go").tap();
    await page.locator(".lobby .more-options").waitFor();
    await page.locator(".lobby .qr, .lobby .slip").first().waitFor();
    assert.doesNotMatch(await words(page), ours);
    await page.locator(".lobby .more-options").tap();
    await page.getByRole("button", { name: program["program.offer"] }).waitFor();
    await shot(page, `lobby-${lang}`);
    await go(page, "/more");
    await page.locator(".more-programs").waitFor();
    assert.doesNotMatch(await words(page), ours);
    await go(page, "/dice");
    await page.locator(".dice-command").waitFor();
    assert.doesNotMatch(await page.locator("body").innerText(), ours);
  }
});

scene("the name typed for one's own seat at a new table is kept", async (stage) => {
  const { page } = await stage.visit();
  await page.goto("/new/stonoga?with=device");
  const names = page.locator(".seat-list input");
  await names.nth(1).waitFor();
  await names.nth(0).fill("Ania");
  await names.nth(1).fill("Tomek"); // The other one is somebody else.
  await page.locator(".create .btn.go").click();
  await page.waitForURL(/\/t\/\w+$/);
  await go(page, "/me");
  await page.getByText("Ania").first().waitFor();
  await go(page, "/new/clever");
  await page.locator('.seat-list input[placeholder="Ania"]').waitFor();
});

/**
 * What of the header is not on the screen, or lies under something else than the message about the line; and a page that is too wide. Runs
 * in the page.
 */
const lostOfBar = () =>
  [
    ...(document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : []),
    ...document.querySelectorAll(".bar > :is(a, button)"),
  ].flatMap((one) => {
    if (one === document.documentElement) return [`the page is ${one.scrollWidth} wide`];
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const out = box.left < 0 || box.right > innerWidth,
      under = !one.contains(top);
    return out || (under && !top?.closest(".line")) || (under && one.classList.contains("icon-btn"))
      ? [`${one.getAttribute("aria-label")} ${Math.round(box.left)}–${Math.round(box.right)}`]
      : [];
  });

for (const game of [...GAMES, TEST_GAME]) {
  scene(`${game}: reconnecting while somebody watches leaves the menu on the screen, in three languages`, async ({ visit, server }) => {
    const guest = await visit({ ...PHONE, viewport: { width: 320, height: 640 } });
    const { page } = guest;
    const key = await known(server, guest, "Ala");
    const { table } = await post(server, "/api/v1/tables", { game, seats: [{ you: {} }, { bot: { name: "casual" } }], start: true }, key);
    const { leave } = spectate(server, table);
    await page.goto(`/t/${table}`);
    await page.locator(".dock").waitFor();
    await page.locator(".bar .pill .ico").first().waitFor(); // Somebody watches.
    const looks = async (/** @type {string} */ what) => {
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        for (const lang of LANGS) {
          await speaks(page, lang);
          assert.deepEqual(await page.evaluate(lostOfBar), [], `${lang} ${width}: ${what}`);
          await shot(page, `bar-${game}-${lang}-${width}-${what}`);
        }
      }
    };
    await looks("connected");
    guest.patient = true;
    await page.context().setOffline(true);
    await page.locator(".bar .line:not([hidden])").waitFor();
    await looks("lost");
    leave();
  });
}

scene("Ziomek: the button to end a round keeps its word beside the votes, on the smallest phone", async (stage) => {
  const small = { ...PHONE, viewport: { width: 320, height: 568 } };
  const guests = [await stage.visit(small), await stage.visit(small)];
  await together(stage, guests, [], { clock: "off" });
  const [{ page }, other] = guests;
  await Promise.all(guests.map((guest) => phase(guest.page, "building")));
  await other.page.locator(".agree").tap();
  for (const lang of LANGS) {
    const ziomek = /** @type {Words} */ ((await import(`../../web/i18n/${lang}/ziomek.js`)).default);
    await speaks(page, lang);
    const button = page.locator(".agree.is-asked");
    await button.getByText(`${ziomek["agree.short"]} 1/2`).waitFor();
    const [box, words] = await button.evaluate((one) =>
      [one, one.querySelector("span")].map((part) => /** @type {DOMRect} */ (part?.getBoundingClientRect().toJSON())),
    );
    assert.ok(
      words.left >= box.left - 1 && words.right <= box.right + 1 && box.right <= 320 && words.bottom <= box.bottom + 1,
      `${lang}: it fits`,
    );
    assert.ok(
      await page
        .locator(".ask-row .ask span")
        .first()
        .evaluate((one) => one.getBoundingClientRect().bottom <= (one.closest(".ask-row")?.getBoundingClientRect().bottom ?? 0) + 1),
      `${lang}: the question fits beside it`,
    );
    await shot(page, `end-${lang}`);
  }
});

scene("two people of one animal have different names and faces, at a table and on the home page", async (stage) => {
  const { server } = stage;
  const host = await stage.visit(),
    guest = await stage.visit({ locale: "pl-PL" });
  const keys = /** @type {string[]} */ ([]);
  for (const one of [host, guest]) keys.push(await known(server, one, "Lion"));
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"] }, keys[0]);
  await guest.page.goto(`/t/${table}`);
  await guest.page.locator(".sit .btn").click();
  await guest.page.locator(".lobby .seat.is-own").waitFor();
  await host.page.goto(`/t/${table}`);
  for (const { page } of [host, guest]) {
    const seats = page.locator(".lobby .seat");
    await seats.nth(1).waitFor();
    const seen = await seats.evaluateAll((all) =>
      all.map((one) => [
        one.querySelector("input")?.value ?? one.querySelector("b")?.textContent,
        one.querySelector("use")?.getAttribute("href"),
      ]),
    );
    assert.equal(new Set(seen.map(([name]) => name?.replace(/ \d+$/, ""))).size, 2, `${seen}`);
    assert.equal(new Set(seen.map(([, face]) => face)).size, 2, `${seen}`);
    await page.goto("/");
    const names = (await page.locator(".home .list .names").first().textContent())?.split(", ");
    assert.equal(new Set(names).size, 2, `${names}`);
  }
});
