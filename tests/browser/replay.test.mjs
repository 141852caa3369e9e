// Games watched again: every position as the server knows it, by hand, by keys and by itself; and records that somebody brings.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import en from "../../web/i18n/en/replay.js";
import pl from "../../web/i18n/pl/replay.js";
import ru from "../../web/i18n/ru/replay.js";
import { violations } from "./examine.mjs";
import { GAMES, TEST_GAME, ofGame } from "./games.mjs";
import { look, truth } from "./stonoga-look.mjs";
import { go, speaks } from "./within.mjs";
import { contents, post, scene, spectate, staged } from "./world.mjs";

staged(["--one-more"]);

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const golden = (/** @type {string} */ name) => readFileSync(new URL(`../../replays/${name}.txt`, import.meta.url), "utf8");

/** @typedef {Promise<import("../../web/generated/wire.js").ReplayInfo & { table: string }>} Finished */

/** One finished game of each kind for the whole file: its last act is made here, by bots. @type {Map<string, Finished>} */
const games = new Map();

/** @param {import("./world.mjs").Server} server @param {string} game */
function finished(server, game) {
  const key = `${server.url} ${game}`;
  if (!games.has(key)) games.set(key, play(server, game));
  return /** @type {Finished} */ (games.get(key));
}

async function play(/** @type {Server} */ server, /** @type {string} */ game) {
  const { key } = await post(server, "/api/v1/people", { name: "Ala" });
  const bot = { bot: { name: "random" } };
  const options = game === "stonoga" ? { tails: "on" } : {};
  await server.choose({ left: 1 });
  const { table } = await post(server, "/api/v1/tables", { game, seats: [bot, bot], options, start: true }, key);
  const { leave, over } = spectate(server, table);
  await over;
  leave();
  await server.choose({});
  return (await fetch(`${server.url}/api/v1/replays/${table}`)).json();
}

/** A position as the server tells it. */
const position = async (
  /** @type {Server} */ server,
  /** @type {string} */ table,
  /** @type {number} */ at,
  /** @type {number | undefined} */ eye = undefined,
) =>
  /** @type {import("../../web/generated/wire.js").Positions} */ (
    await (
      await fetch(`${server.url}/api/v1/replays/${table}/positions?from=${at}&count=1${eye === undefined ? "" : `&eye=${eye}`}`)
    ).json()
  ).positions[0];

/** A whole race is a matter of minutes: one that was is brought here. Answers what the server reads in it. */
const RACE = golden("ziomek-two-collapse");
const race = (/** @type {Server} */ server, /** @type {number} */ from) =>
  post(server, "/api/v1/replays/read", { record: RACE, from, count: 1 });

/** Opens a position of a game of this kind: by its address, or by the strip where it has none. */
async function openAt(/** @type {Page} */ page, /** @type {Server} */ server, /** @type {string} */ game, /** @type {number} */ at) {
  if (game !== "ziomek") await goes(page, `/replay/${(await finished(server, game)).table}?at=${at}`);
  else {
    if (!(await page.locator(".scrub input").count()) || !(await page.locator("ziomek-stage").count())) await bring(page, RACE);
    await page.locator(".scrub input").fill(String(at));
  }
  await drawn(page, at);
}

/** Comes to an address: it is loaded if nothing is there yet. */
const goes = (/** @type {Page} */ page, /** @type {string} */ path) => (page.url() === "about:blank" ? page.goto(path) : go(page, path));

/** How many facts a game of this kind has here. */
const lengthOf = async (/** @type {Server} */ server, /** @type {string} */ game) =>
  (game === "ziomek" ? (await race(server, 0)).replay : await finished(server, game)).marks.length;

/** Waits until a position is drawn; a stack of Ziomek is drawn once its size is known, a frame later. */
const drawn = (/** @type {Page} */ page, /** @type {number} */ at) =>
  page.waitForFunction((/** @type {number} */ n) => {
    const page = /** @type {{ player?: { shownAt: number } } | null} */ (document.querySelector("turlaj-replay"));
    const watched = /** @type {{ isUpdatePending: boolean } | null} */ (document.querySelector("turlaj-watched"));
    const stages = [
      .../** @type {NodeListOf<HTMLElement & { box: DOMRect, isUpdatePending: boolean }>} */ (document.querySelectorAll("ziomek-stage")),
    ];
    return (
      document.querySelector(".replay-stage")?.getAttribute("data-at") === String(n) &&
      page?.player?.shownAt === n &&
      !watched?.isUpdatePending &&
      stages.every((stage) => stage.box.width > 0 && !stage.isUpdatePending)
    );
  }, at);

/** Games that anybody can play: those that ship, and one more. */
const ALL = [...GAMES, TEST_GAME];

for (const game of ALL) {
  scene(`${game}: a link to a position shows what the server knows of it`, async ({ visit, server }) => {
    const { page } = await visit();
    const last = await lengthOf(server, game);
    const { look, truth } = await ofGame(game, "look");
    for (const at of [Math.floor(last / 3), Math.floor((2 * last) / 3), 0, last - 1]) {
      await openAt(page, server, game, at);
      const { view } =
        game === "ziomek" ? (await race(server, at)).positions[0] : await position(server, (await finished(server, game)).table, at);
      assert.deepEqual(await page.evaluate(look), truth(view), `position ${at}`);
      const value = await page.locator(".scrub input").getAttribute("aria-valuetext");
      assert.ok(value?.startsWith(en["replay.at"].replace("{n}", String(at)).replace("{of}", String(last))), value ?? "");
    }
    await openAt(page, server, game, last);
    await page.locator(".end .headline").waitFor();
    assert.equal(await page.locator(".end .score, .end .tally thead th").count(), 2);
    assert.ok(await page.locator('[data-go="play"]').isVisible());
  });
}

scene(
  "keys, strip and buttons go through the game; the address follows; a hidden tail is seen by its owner alone",
  async ({ visit, server }) => {
    const { table, marks } = await finished(server, "stonoga");
    const { page } = await visit();
    await page.goto(`/replay/${table}`);
    await drawn(page, 0);
    for (const [key, at] of /** @type {const} */ ([
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["End", marks.length],
      ["ArrowRight", marks.length],
      ["Home", 0],
    ])) {
      await page.keyboard.press(key);
      await drawn(page, at);
    }
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    const turn = Number(await page.locator(".replay-stage").getAttribute("data-at"));
    assert.ok(turn > 1 && marks[turn].seat !== marks[turn - 1].seat, `a turn begins at ${turn}`);
    await page.keyboard.press("Shift+ArrowLeft");
    assert.ok(Number(await page.locator(".replay-stage").getAttribute("data-at")) < turn);

    await page.locator(".scrub input").fill("7");
    await drawn(page, 7);
    await page.waitForURL(`**/replay/${table}?at=7`);
    await page.locator('[data-go="on"]').click();
    await drawn(page, 8);
    await page.locator('[data-go="turn-back"]').click();
    await page.locator('[data-go="first"]').click();
    await drawn(page, 0);
    await page.locator('[data-go="last"]').click();
    await page.locator(".end").waitFor();
    await go(page, `/replay/${table}?at=999999`);
    await drawn(page, marks.length);

    // Whose eyes.
    const half = Math.floor(marks.length / 2);
    await go(page, `/replay/${table}?at=${half}`);
    await drawn(page, half);
    assert.equal(await page.locator(".tail-open").count(), 0);
    await page.locator(".replay-eyes select").selectOption("1");
    await page.locator(".tail-open").waitFor();
    assert.equal(await page.locator(".tail-open").count(), 1);
    await page.waitForURL(`**/replay/${table}?at=${half}&eye=1`);
  },
);

scene("who goes on to another page while a position is still new comes there", async ({ visit, server }) => {
  const { table } = await finished(server, "stonoga");
  const { page } = await visit();
  let bring = () => {};
  const told = new Promise((done) => {
    bring = () => done(undefined);
  });
  await page.route("**/app/pages/rules.js", async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(`/replay/${table}`);
  await drawn(page, 0);
  await page.locator('[data-go="on"]').click();
  const asked = page.waitForRequest("**/app/pages/rules.js");
  const gone = go(page, "/rules/stonoga");
  await asked;
  const spoken = en["replay.at"].replace("{n}", "1").split("{")[0];
  await page.locator("p.sr[role=status]", { hasText: spoken }).waitFor({ state: "attached" });
  bring();
  await gone;
  assert.equal(new URL(page.url()).pathname, "/rules/stonoga");
});

scene("it plays by itself, at the speed that is wanted, until somebody stops it", async ({ visit, server }) => {
  const { table, marks } = await finished(server, "stonoga");
  const { page } = await visit();
  for (const reducedMotion of /** @type {const} */ (["reduce", "no-preference"])) {
    await page.emulateMedia({ reducedMotion });
    await goes(page, `/replay/${table}?at=4`);
    await drawn(page, 4);
    for (const speed of ["2×", "4×"]) {
      await page.keyboard.press("+");
      assert.equal((await page.locator(".pace").textContent())?.trim(), speed);
    }
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: en["replay.pause"] }).waitFor();
    await page.waitForFunction(() => Number(document.querySelector(".replay-stage")?.getAttribute("data-at")) >= 7);
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: en["replay.play"], exact: true }).waitFor();
    const at = Number(await page.locator(".replay-stage").getAttribute("data-at"));
    await drawn(page, at);
    const { view } = await position(server, table, at);
    assert.deepEqual(await page.evaluate(look), truth(/** @type {StonogaView} */ (view)), "nothing half done");
    await go(page, `/replay/${table}?at=${marks.length - 2}`);
    await drawn(page, marks.length - 2);
    await page.keyboard.press("Space");
    await page.locator(".end").waitFor();
    await page.getByRole("button", { name: en["replay.play"], exact: true }).waitFor();
  }
});

scene("the record can be taken along, and the dice are a step away", async ({ visit, server }) => {
  const { table } = await finished(server, "clever");
  const { page } = await visit();
  await page.goto(`/replay/${table}`);
  await drawn(page, 0);
  await page.locator(".bar button").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: en["replay.download"] }).click()]);
  assert.match(String(await contents(download)), /^\[Game "clever"\]/);
  await page.locator(".bar button").click();
  assert.equal(await page.getByRole("link", { name: en["replay.proof"] }).getAttribute("href"), `/proof/${table}`);
  assert.equal(await page.getByRole("link", { name: en["replay.play-this"] }).getAttribute("href"), "/new/clever");
});

/** Brings a record. */
async function bring(/** @type {Page} */ page, /** @type {string} */ text) {
  await goes(page, "/replay");
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: en["replay.watch"], exact: true }).click();
}

scene(
  "a record that somebody brings is watched, a broken one up to where it breaks; what is none is refused, and nothing is lost",
  async ({ visit }) => {
    const guest = await visit();
    const { page } = guest;
    const good = golden("stonoga-pl-two");
    await bring(page, good);
    await drawn(page, 0);
    assert.equal(await page.locator(".replay-breaks").count(), 0);
    assert.equal(await page.locator('[data-go="link"]').count(), 0, "no links to what nobody else has");
    await page.keyboard.press("End");
    await page.locator(".end").waitFor();

    const lines = good.split("\n");
    const third = lines.findIndex((line) => line.startsWith("1.1.1="));
    const spoilt = (/** @type {string} */ from, /** @type {string} */ to) =>
      lines.map((line, at) => (at === third + 1 ? line.replace(from, to) : line)).join("\n");
    for (const [text, column] of /** @type {const} */ ([
      [spoilt("2>roll:14", "2>rroll:14"), 12], // a wrong word
      [spoilt("2.1.2=K..K", "2.1.2=KK.K"), 22], // a roll that cannot be
    ])) {
      await bring(page, text);
      await drawn(page, 0);
      await page.locator(".replay-breaks summary").click();
      assert.equal(
        (await page.locator(".replay-breaks summary").textContent())?.trim(),
        en["replay.broken.short"].replace("{line}", String(third + 2)).replace("{column}", String(column)),
      );
      assert.equal(await page.locator(".replay-line").getAttribute("data-line"), String(third + 2));
      assert.ok((await page.locator(".replay-line mark").textContent())?.startsWith(lines[third + 1].slice(column - 1, column + 1)));
      await page.locator(".bar button").click();
      await page.getByRole("button", { name: en["replay.another"] }).click();
      assert.equal(await page.locator("textarea").inputValue(), text, "what was brought is still there");
    }

    guest.patient = true; // The server says no.
    await bring(page, "Dear diary,\ntoday we played.");
    await page.locator(".replay-broken").waitFor();
    assert.match(await page.locator(".replay-broken").innerText(), /1.*column 1/s);
    await bring(page, "");
    await page.getByText(en["replay.empty"]).waitFor();
    await bring(page, `[Game "stonoga"]\n${"1>pass ".repeat(40_000)}`);
    await page.getByText(en["replay.why.too-long"]).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0, 1]) });
    await page.getByText(en["replay.not-text"]).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(golden("snakes-two")) });
    await drawn(page, 0);
  },
);

scene("a game that is not over, and one that never was, say so and lead on", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  guest.patient = true;
  const { key } = await post(server, "/api/v1/people", { name: "Ala" });
  const { table } = await post(server, "/api/v1/tables", { game: "clever", seats: [{ you: {} }], start: true }, key);
  await page.goto(`/replay/${table}`);
  await page.getByText(en["replay.not-over"]).waitFor();
  assert.equal(await page.locator(".replay-refused .go").getAttribute("href"), `/t/${table}`);
  await go(page, "/replay/nowhere");
  await page.locator(".replay-refused a").first().waitFor();
  await page.route("**/api/v1/replays/**", (route) => route.abort());
  await go(page, `/replay/${table}`);
  await page.getByRole("button", { name: en["replay.try-again"] }).waitFor();
});

scene("three languages", async ({ visit, server }) => {
  const { table, marks } = await finished(server, "snakes");
  const { page } = await visit();
  await page.goto("/replay");
  for (const [lang, words] of /** @type {const} */ ([
    ["pl", pl],
    ["ru", ru],
  ])) {
    await speaks(page, lang);
    await go(page, `/replay/${table}?at=5`);
    await drawn(page, 5);
    assert.ok(
      (await page.locator(".scrub input").getAttribute("aria-valuetext"))?.startsWith(
        words["replay.at"].replace("{n}", "5").replace("{of}", String(marks.length)),
      ),
    );
    assert.ok(await page.locator(".moves").getByRole("button", { name: words["replay.play"], exact: true }).isVisible());
    assert.match((await page.locator(".told .said").textContent()) ?? "", lang === "ru" ? /[а-я]/ : /[a-ząę]/);
    await go(page, "/replay");
    await page.getByRole("heading", { name: words["replay.bring"] }).waitFor();
  }
});

scene("everybody can use it, and a phone shows the whole board", async ({ visit, server }) => {
  const guest = await visit();
  const { page } = guest;
  const examine = async (/** @type {string} */ where) => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // By night only colours are others.
      const found = await violations(page, colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {});
      assert.deepEqual(
        found
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map((one) => `${where}, ${colorScheme}: ${one.id} ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
        [],
      );
    }
  };
  await page.goto("/replay");
  await page.locator("textarea").waitFor();
  await examine("paste");
  for (const game of ALL) {
    const at = Math.floor((await lengthOf(server, game)) / 2);
    for (const viewport of [PHONE.viewport, { width: 390, height: 844 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await openAt(page, server, game, at);
      await examine(`${game} ${viewport.width}`);
      const cut = await page.evaluate(() => {
        const dock = /** @type {Element} */ (document.querySelector(".replay-dock")).getBoundingClientRect();
        const parts = [...document.querySelectorAll("turlaj-watched .table > *, turlaj-watched > .dock > *")].filter(
          (one) => one.getClientRects().length && !one.classList.contains("story"),
        );
        return [
          document.documentElement.scrollWidth > innerWidth ? "too wide" : "",
          dock.bottom > innerHeight + 1 ? "no controls" : "",
          ...parts.map((one) => {
            const box = one.getBoundingClientRect();
            return box.bottom > dock.top + 1 || box.right > innerWidth + 1 || box.left < -1
              ? `${one.className} ${Math.round(box.bottom)} > ${Math.round(dock.top)}`
              : "";
          }),
          ...[...document.querySelectorAll(".replay-dock button")]
            .filter((one) => one.getClientRects().length)
            .map((one) => {
              const { width, height } = one.getBoundingClientRect();
              return width < 43.5 || height < 43.5 ? `small: ${one.getAttribute("data-go")}` : "";
            }),
        ].filter(Boolean);
      });
      assert.deepEqual(cut, [], `${game} ${viewport.width}`);
    }
  }
});
