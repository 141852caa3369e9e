// Two people who need each other: a step back, another game, a line that breaks for one of them.

import assert from "node:assert/strict";
import beside from "../../web/i18n/en/beside.js";
import ui from "../../web/i18n/en/ui.js";
import { hasten, make, newTable, step, waits } from "./play.mjs";
import { known, post, scene } from "./world.mjs";

/** Two people sit at a table that has begun; the first one is asked. The first one's line can be cut. */
async function twoSit(/** @type {Pick<Setting, "visit" | "server">} */ { visit, server }) {
  const ala = await visit(),
    ola = await visit();
  const key = await known(server, ala, "Ala");
  await known(server, ola, "Ola");
  const cut = await line(ala.page);
  const { table } = await post(server, "/api/v1/tables", { game: "stonoga", seats: [{ you: {} }, "open"] }, key);
  await ola.page.goto(`/t/${table}`);
  await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
  await ala.page.goto(`/t/${table}`);
  await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  assert.equal(await waits(ala.page), "asked");
  await ola.page.locator(".table").waitFor();
  return { ala, ola, cut };
}

/** Plays this page's turn to its end, whatever it brings. */
async function turn(/** @type {Page} */ page, /** @type {Page} */ other) {
  while (!(await other.locator(".dock .turn-dot").count())) {
    assert.equal(await waits(page), "asked");
    await step(page);
    await page.waitForFunction(() => document.querySelector(".dock"));
    await Promise.race([waits(page), waits(other)]);
  }
}

/** What both see alike: the middle, and the tiles that anybody has. */
const board = (/** @type {Page} */ page) =>
  page.evaluate(() => ({
    shelf: [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".shelf button.tile"))]
      .map((tile) => `${tile.dataset.hue}${tile.dataset.n}`)
      .sort(),
    owned: [...document.querySelectorAll(".mine .tile, .rival .tile")].map((tile) => tile.textContent?.trim()).sort(),
  }));

/** Asks for a step back through the menu. */
async function askBack(/** @type {Page} */ page) {
  await page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
  await page.getByRole("button", { name: ui["ui.go-back"] }).click();
}

/** Ola is asked for a step back and answers; what was is told to both, and both see the same. */
async function answered(/** @type {Guest} */ ala, /** @type {Guest} */ ola, /** @type {string} */ answer) {
  const request = ola.page.locator(".request"),
    waiting = ala.page.locator(".request");
  await askBack(ala.page);
  await request.waitFor();
  await waiting.waitFor();
  assert.equal(await waiting.getByRole("button", { name: beside["beside.yes"], exact: true }).count(), 0, "who asks is not asked");
  await request.getByRole("button", { name: beside[/** @type {"beside.yes"} */ (`beside.${answer}`)], exact: true }).click();
  await request.waitFor({ state: "detached" });
  await waiting.waitFor({ state: "detached" });
  const told = ui[answer === "yes" ? "ui.happened.undone" : "ui.happened.undo-refused"];
  await ala.page.locator(".story").getByText(told).waitFor();
  await ola.page.locator(".story").getByText(told).waitFor();
  const [asked, other] = answer === "yes" ? [ala, ola] : [ola, ala];
  assert.equal(await waits(asked.page), "asked");
  assert.equal(await other.page.locator(".dock .turn-dot").count(), 0);
}

/** A step back is withdrawn, refused and granted. */
async function stepsBack(/** @type {Guest} */ ala, /** @type {Guest} */ ola) {
  const before = await board(ala.page);
  await turn(ala.page, ola.page);
  const after = await board(ala.page);
  // Whoever has asked can think better of it, and nobody has refused it.
  await askBack(ala.page);
  await ola.page.locator(".request").waitFor();
  await ala.page.locator(".request").getByRole("button", { name: ui["ui.withdraw"] }).click();
  await ola.page.locator(".request").waitFor({ state: "detached" });
  await ala.page.locator(".request").waitFor({ state: "detached" });
  assert.equal(await ola.page.getByText(ui["ui.happened.undo-refused"]).count(), 0);
  assert.equal(await waits(ola.page), "asked");
  for (const [answer, seen] of /** @type {const} */ ([
    ["no", after],
    ["yes", before],
  ])) {
    await answered(ala, ola, answer);
    for (const { page } of [ala, ola]) assert.deepEqual(await board(page), seen, answer);
  }
  await turn(ala.page, ola.page);
}

/** The line breaks in the middle of a turn, and while the other one plays. */
async function breaks(/** @type {Guest} */ ala, /** @type {Guest} */ ola, /** @type {Awaited<ReturnType<typeof twoSit>>["cut"]} */ cut) {
  const dice = (/** @type {Page} */ page) =>
    page.locator(".dock .die").evaluateAll((all) => all.map((die) => die.getAttribute("data-at") + die.innerHTML).sort());
  await ala.page.locator(".roll").click();
  await ala.page.locator(".rolls .used").nth(1).waitFor();
  const before = { board: await board(ala.page), dice: await dice(ala.page) };
  await cut.now();
  await ala.page.locator(".bar .line").waitFor();
  await cut.mend();
  await ala.page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
  assert.equal(await waits(ala.page), "asked");
  assert.deepEqual({ board: await board(ala.page), dice: await dice(ala.page) }, before);
  await turn(ala.page, ola.page);
  // Now the other one plays a whole turn that nobody tells this page of.
  await cut.now();
  await ala.page.locator(".bar .line").waitFor();
  while (await ola.page.locator(".dock .turn-dot").count()) await step(ola.page);
  await cut.mend();
  await ala.page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });
  assert.equal(await waits(ala.page), "asked");
  assert.deepEqual(await board(ala.page), await board(ola.page));
}

scene(
  "whose line breaks comes back to the same dice and misses nothing; a step back is asked for; others are told whose line is gone",
  async (stage) => {
    const { ala, ola, cut } = await twoSit(stage);
    await breaks(ala, ola, cut);
    await stepsBack(ala, ola);
    await ola.page.close();
    await ala.page.locator(".pill.gone").waitFor();
  },
);

scene(
  "whoever comes by the link says a name, keeps it and the face through a rematch, which takes both to one new table and begins",
  async ({ visit, server }) => {
    const ala = await visit(),
      ola = await visit();
    await newTable(ala.page, "friends", {});
    await make(ala.page);
    await ola.page.goto(new URL(ala.page.url()).pathname);
    const field = ola.page.getByLabel(ui["ui.your-name"]);
    await ola.page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector("#sit-name"))?.value);
    await field.fill("Ola");
    await ola.page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    await ala.page.getByText("Ola", { exact: true }).waitFor();
    const faceOf = (/** @type {Page} */ page, /** @type {string} */ name) =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll(".lobby .seat")]
            .find((seat) => (seat.querySelector("input")?.value ?? seat.querySelector("b")?.textContent) === wanted)
            ?.querySelector("use")
            ?.getAttribute("href"),
        name,
      );
    const face = await faceOf(ala.page, "Ola");
    assert.match(face ?? "", /^#who-[a-z]+$/);
    await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
    await ola.page.locator(".table").waitFor();
    // A guest can only suggest the end; the owner ends it. Then the same people once more: another one begins.
    await waits(ala.page);
    await ola.page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
    await ola.page.locator("nav.menu").getByRole("button", { name: beside["beside.end-propose"] }).click();
    await ola.page.getByRole("alertdialog").getByText(beside["beside.end-propose.sure"]).waitFor();
    await ola.page.getByRole("alertdialog").getByRole("button", { name: beside["beside.end-propose"] }).click();
    await ala.page.getByRole("alert").getByText(beside["beside.end-asked"]).waitFor();
    await ala.page.getByRole("button", { name: ui["ui.menu"], exact: true }).click();
    await ala.page.locator("nav.menu").getByRole("button", { name: beside["beside.end-game"] }).click();
    await ala.page.getByRole("alertdialog").getByRole("button", { name: beside["beside.end-game"] }).click();
    await ala.page.getByRole("button", { name: ui["ui.rematch"] }).click();
    await ala.page.locator(".lobby .late").getByText("Ola").waitFor();
    assert.equal(await faceOf(ala.page, "Ola"), face);
    await ola.page.getByRole("button", { name: ui["ui.rematch"] }).click();
    await ala.page.locator(".lobby .late").waitFor({ state: "detached" });
    await ola.page.locator(".lobby .seat.is-own").waitFor();
    assert.equal(await faceOf(ola.page, "Ola"), face);
    // This one is played to its end.
    await server.choose({ left: 3 });
    await ala.page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
    await Promise.all([hasten(ala.page), hasten(ola.page)]);
    await server.choose({});

    const old = new URL(ala.page.url()).pathname;
    await ala.page.getByRole("button", { name: ui["ui.rematch"] }).click();
    await ala.page.waitForURL((url) => url.pathname !== old);
    await ola.page.getByText(ui["ui.rematch-waits"]).waitFor();
    await ola.page.getByRole("button", { name: ui["ui.rematch"] }).click();
    await ola.page.waitForURL((url) => url.pathname !== old);
    assert.equal(new URL(ola.page.url()).pathname, new URL(ala.page.url()).pathname);
    const sit = ola.page.getByRole("button", { name: ui["ui.sit-down"] });
    const seated = ola.page.locator(".lobby [role=status], .table");
    await sit.or(seated).first().waitFor();
    if (await sit.count()) await sit.click();
    const start = ala.page.getByRole("button", { name: ui["ui.start"], exact: true });
    await start.or(ala.page.locator(".table")).first().waitFor();
    if (await start.count()) await start.click();
    await Promise.race([waits(ala.page), waits(ola.page)]);
    assert.equal(await ala.page.locator(".rival").count(), 1);
    assert.equal(await ola.page.locator(".rival").count(), 1);
  },
);

scene("the host starts without those who did not come: bots take the free seats", async ({ visit }) => {
  const { page } = await visit();
  await newTable(page, "friends", {});
  await make(page);
  await page.getByRole("button", { name: ui["ui.start-with-bots"] }).click();
  await waits(page);
  assert.equal(await page.locator(".rival").count(), 1);
});

/** A line that can be cut and mended, while the server goes on. */
async function line(/** @type {Page} */ page) {
  let broken = false;
  const open = /** @type {Set<import("playwright-core").WebSocketRoute>} */ (new Set());
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    if (broken) return socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    now: async () => {
      broken = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: async () => {
      broken = false;
    },
  };
}
