// A player of Snakes who knows nothing but what the page shows: dice, lit ends, buttons.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { lastPlay as lastOf, updates as updatesOf } from "./clever-play.mjs";
import { click } from "./play.mjs";
import { known, post } from "./world.mjs";

/** The last play that the page was told. @param {Guest} guest */
export const lastPlay = (guest) => /** @type {PlayIn<SnakesView>} */ (/** @type {unknown} */ (lastOf(guest)));

/** The updates that came since. @param {Guest} guest */
export const updates = (guest, since = 0) => /** @type {UpdateOf<SnakesView>[]} */ (/** @type {unknown} */ (updatesOf(guest, since)));

export const BOT = { bot: { name: "greedy" } };
/** What can be pressed on the felt now. */
export const LIT = ".felt .target:not(.not)";
export const UNLIT = ".felt .target.not";
/** Dice that bring a moment about: the orange ones nearly always show this. */
export const OFTEN = { plus: "HTSSCC/H+++++", minus: "HTSSCC/H-----" };

/** @type {WeakMap<object, string>} Who each visitor is, from one game to the next. */
const people = new WeakMap();

async function personOf(/** @type {Server} */ server, /** @type {Visitor} */ guest, /** @type {string} */ name, lessons = false) {
  const key = people.get(guest) ?? (await known(server, guest, name, lessons));
  people.set(guest, key);
  return key;
}

/** A table that one person begins with bots. */
export async function begin(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Visitor} */ guest,
  { others = [BOT], options = /** @type {Texts} */ ({}), lessons = false } = {},
) {
  const key = await personOf(server, guest, "Ala", lessons);
  const { table } = await post(server, "/api/v1/tables", { game: "snakes", seats: [{ you: {} }, ...others], options, start: true }, key);
  await guest.page.goto(`/t/${table}`);
  await wants(guest.page);
  return { key, table };
}

/** People with a browser each sit at one table, and the game begins. */
export async function together(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Guest[]} */ guests,
  options = /** @type {Texts} */ ({}),
) {
  const names = ["Ala", "Ola", "Jan", "Ela"];
  const keys = /** @type {string[]} */ ([]);
  for (const [at, guest] of guests.entries()) keys.push(await personOf(server, guest, names[at]));
  const { table } = await post(
    server,
    "/api/v1/tables",
    { game: "snakes", seats: [{ you: {} }, ...guests.slice(1).map(() => "open")], options },
    keys[0],
  );
  for (const [at, { page }] of guests.entries()) {
    await page.goto(`/t/${table}`);
    if (at) await page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    if (at) await guests[0].page.getByText(names[at], { exact: true }).waitFor();
  }
  await guests[0].page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
  await wants(guests[0].page);
  return { keys, table };
}

/** What the page wants: `over`, `cover`, or the kind and number of what it asks; nothing yet. Runs in the page. */
function wish(/** @type {{ after: string, hurries: boolean }} */ { after, hurries }) {
  if (document.querySelector(".end")) return { kind: "over", prompt: "" };
  if (document.querySelector(".cover")) return { kind: "cover", prompt: "" };
  const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock[data-prompt]"));
  if (dock && dock.dataset.prompt !== after) return { kind: dock.dataset.step, prompt: dock.dataset.prompt };
  // Who has seen enough goes on by any key.
  if (hurries) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  return null;
}

/** Waits until the page wants something, and something else than before. @returns {Promise<{ kind: string, prompt: string }>} */
export const wants = async (/** @type {Page} */ page, after = "", hurries = true) =>
  /** @type {Asked} */ (await (await page.waitForFunction(wish, { after, hurries }, { timeout: 30_000, polling: 20 })).jsonValue());

/** What it wants right now, or null. */
export const wantsNow = (/** @type {Page} */ page) => page.evaluate(wish, { after: "", hurries: false });

/** What is lit on the felt: its name in actions, what it is called, whether it finishes a snake. */
export const lit = (/** @type {Page} */ page) =>
  page.locator(LIT).evaluateAll((all) =>
    all.map((one, /** @type {number} */ at) => ({
      key: one.dataset.key ?? "",
      name: one.getAttribute("aria-label") ?? "",
      chosen: one.getAttribute("aria-pressed") === "true",
      finishes: Boolean(document.querySelectorAll(".felt .signs > g")[at]?.querySelector(".star")),
    })),
  );

export const endAt = (/** @type {Page} */ page, /** @type {string} */ key) => page.locator(`${LIT}[data-key="${key}"]`);

/**
 * How somebody plays: which colour first, whether curves are turned once more, what is taken, and whether a plus ends the turn.
 * @typedef {{ dice?: string, flips?: boolean, takes?: (key: string) => unknown, stops?: boolean, to?: string }} Mind
 */

/** Answers one question as `mind` likes it; a snake is finished where that can be done. Answers its number. @param {Mind} [mind] */
export async function step(/** @type {Page} */ page, mind = /** @type {Mind} */ ({}), press = /** @type {Press} */ (click)) {
  const { kind, prompt } = await wants(page, "", false);
  const { dice = "og", flips = false, takes = () => false, stops = false, to = "" } = mind;
  const rolls = async () => {
    for (const die of dice) {
      const button = page.locator(`.dock .roll.of-${die}[aria-disabled="false"]`);
      if (await button.count()) return press(page, button);
    }
  };
  if (kind === "choose") await rolls();
  if (kind === "give")
    await press(page, (to ? page.locator(".dock .taker").filter({ hasText: to }) : page.locator(".dock .taker")).first());
  if (kind === "place") await places(page, flips, press);
  if (kind === "plus") {
    const found = (await lit(page)).find((one) => takes(one.key));
    if (found) {
      await press(page, endAt(page, found.key));
      await press(page, page.locator(".dock .put"));
    } else if (stops) await press(page, page.locator(".dock .stop"));
    else await rolls();
  }
  return prompt;
}

/** The piece goes to the end that finishes a snake, or to the last one. */
async function places(/** @type {Page} */ page, /** @type {boolean} */ flips, /** @type {Press} */ press) {
  const all = await lit(page);
  const best = all.find((one) => one.finishes) ?? all[all.length - 1];
  if (!best.chosen) await press(page, endAt(page, best.key));
  if (flips) {
    const turns = page.locator('.dock .turn[aria-disabled="false"]');
    await page.locator(".dock .put:enabled").waitFor();
    if ((await turns.count()) === 2) {
      const before = await page.locator('.dock .turn[aria-pressed="true"]').getAttribute("aria-label");
      await press(page, endAt(page, best.key));
      await page.waitForFunction(
        (was) => document.querySelector('.dock .turn[aria-pressed="true"]')?.getAttribute("aria-label") !== was,
        before,
      );
    }
  }
  await press(page, page.locator(".dock .put:enabled"));
}

/**
 * Plays on; `look` sees every question, and ends it by answering true.
 * @param {Page} page @param {{ mind?: Mind, press?: Press, look?: Look<Asked>, most?: number, hurries?: boolean }} [how]
 */
export async function play(page, { mind = {}, press = click, look = async () => false, most = 300, hurries = true } = {}) {
  let after = "";
  for (let n = 0; n < most; n++) {
    const asked = await wants(page, after, hurries);
    if (asked.kind === "over" || (await look(asked))) return asked;
    after = await step(page, mind, press);
  }
  throw new Error("the game does not end");
}

/** Plays until the page asks one of these kinds of questions. @param {string[]} kinds @param {Mind} [mind] */
export const until = (
  /** @type {Page} */ page,
  /** @type {string[]} */ kinds,
  mind = /** @type {Mind} */ ({}),
  press = /** @type {Press} */ (click),
) => play(page, { mind, press, look: async ({ kind }) => kinds.includes(kind) });

/** People at screens of their own play, one after the other, until `moment` answers true; or to the end, and it answers null. */
export async function drive(
  /** @type {Guest[]} */ guests,
  /** @type {(guest: Guest) => Mind} */ mindOf,
  moment = async (/** @type {Guest} */ _who, /** @type {Asked} */ _asked) => /** @type {unknown} */ (false),
) {
  let after = "";
  for (let n = 0; n < 300; n++) {
    const asked = await Promise.any(guests.map(async (/** @type {Guest} */ guest) => ({ guest, ...(await wants(guest.page, after)) })));
    if (asked.kind === "over") return null;
    if (await moment(asked.guest, asked)) return asked.guest;
    after = await step(asked.guest.page, mindOf(asked.guest));
  }
  throw new Error("the game does not end");
}

/** All snakes as they are drawn on this page. */
export const drawn = (/** @type {Page} */ page) =>
  page.locator(".felt .snake").evaluateAll((all) =>
    all.map((one) => ({
      number: Number(one.dataset.number),
      done: one.classList.contains("done"),
      cells: [.../** @type {NodeListOf<HTMLElement>} */ (one.querySelectorAll(".on-top"))].map((die) => die.dataset.at),
    })),
  );

/** The same, as the server has it. */
export const laid = (/** @type {Guest} */ guest) =>
  lastPlay(guest).view.snakes.map(({ number, done, dice }) => ({ number, done: done !== null, cells: dice.map(({ at }) => at.join()) }));

/** All that can be pressed. Runs in the page. */
function offered() {
  const all = (/** @type {string} */ where) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(where)]);
  return {
    lit: all(".felt .target:not(.not)").map((one) => one.dataset.key),
    names: all(".felt .target:not(.not)").map((one) => one.getAttribute("aria-label")),
    unlit: all(".felt .target.not").map((one) => one.dataset.key),
    buttons: [
      ...all('.dock .roll[aria-disabled="false"]').map((one) => (one.matches(".of-g") ? "roll:g" : "roll:o")),
      ...all(".dock .stop").map(() => "stop"),
      ...all(".dock .taker").map(() => "give"),
    ],
  };
}

/** What can be pressed is what the server allows, and nothing else; and all snakes lie as it says. */
export async function agrees(/** @type {Guest} */ guest) {
  const { asked, view } = lastPlay(guest);
  const shown = await guest.page.evaluate(offered);
  const ends = new Set(
    asked.legal.flatMap(
      (/** @type {string} */ action) => action.match(/^(?:put|take):(\d+[ab])/)?.[1] ?? (action === "new" ? [action] : []),
    ),
  );
  assert.deepEqual(shown.lit, [...ends], `${view.phase}: ${asked.legal}`);
  assert.equal(new Set(shown.names).size, ends.size, "every lit end has a name of its own");
  assert.deepEqual(
    shown.buttons,
    asked.legal
      .filter((/** @type {string} */ action) => /^(roll|stop|give)/.test(action))
      .map((/** @type {string} */ action) => action.replace(/give:\d/, "give")),
  );
  // What is open and does not take the piece can be asked why not.
  const open = view.snakes.flatMap((snake) => snake.ends.map(({ end }) => `${snake.number}${end}`));
  assert.deepEqual(shown.unlit, view.phase === "place" ? open.filter((/** @type {string} */ key) => !ends.has(key)) : []);
  assert.deepEqual(await drawn(guest.page), laid(guest));
}
