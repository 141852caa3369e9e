// A player of Clever who knows nothing but what the page shows: dice, lit fields, gifts, buttons.

import ui from "../../web/i18n/en/ui.js";
import { click } from "./play.mjs";
import { known, post } from "./world.mjs";

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** What can be pressed now: a lit field; a die or a gift that fits; a button that is none of these. */
export const LIT = '.sheet button[data-field][aria-disabled="false"]';
export const SOURCE = ".dock button[aria-pressed].is-possible";
export const PLAIN = ".dock .tools .btn:not(.again, .fix)";
export const BOT = { bot: { name: "greedy" } };

/** A table that one person begins alone or with bots. Answers the person's key. */
export async function begin(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Visitor} */ guest,
  { others = /** @type {unknown[]} */ ([]), options = /** @type {Texts} */ ({}), lessons = false } = {},
) {
  const key = await known(server, guest, "Ala", lessons);
  const { table } = await post(server, "/api/v1/tables", { game: "clever", seats: [{ you: {} }, ...others], options, start: true }, key);
  await guest.page.goto(`/t/${table}`);
  await wants(guest.page);
  return { key, table };
}

/** People with a browser each sit at one table, bots beside them, and the game begins. */
export async function together(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Guest[]} */ guests,
  { bots = 0, options = /** @type {Texts} */ ({}) } = {},
) {
  const names = ["Ala", "Ola", "Jan", "Ela"];
  const keys = /** @type {string[]} */ ([]);
  for (const [at, guest] of guests.entries()) keys.push(await known(server, guest, names[at]));
  const seats = [{ you: {} }, ...guests.slice(1).map(() => "open"), ...Array(bots).fill(BOT)];
  const { table } = await post(server, "/api/v1/tables", { game: "clever", seats, options }, keys[0]);
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
function wish(/** @type {string} */ after) {
  if (document.querySelector(".end")) return { kind: "over", prompt: "" };
  if (document.querySelector(".cover")) return { kind: "cover", prompt: "" };
  const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock[data-prompt]"));
  return dock && dock.dataset.prompt !== after ? { kind: dock.dataset.step ?? "", prompt: dock.dataset.prompt ?? "" } : null;
}

/** Waits until the page wants something, and something else than before. @param {Page} page */
export const wants = async (page, after = "") =>
  /** @type {Asked} */ (await (await page.waitForFunction(wish, after, { timeout: 30_000, polling: 20 })).jsonValue());

/** What it wants right now, or null. */
export const wantsNow = (/** @type {Page} */ page) => page.evaluate(wish, "");

/** The lit fields, each with what its badge promises. */
export const lit = (/** @type {Page} */ page) =>
  page.locator(LIT).evaluateAll((all) =>
    all.map((one) => {
      const badge = /** @type {HTMLElement | null} */ (one.querySelector(".gain"))?.dataset.n ?? "";
      return { field: one.dataset.field ?? "", gain: parseInt(badge, 10) || 0, more: badge.includes("✦") };
    }),
  );

export const fieldAt = (/** @type {Page} */ page, /** @type {string} */ field) => page.locator(`.sheet button[data-field="${field}"]`);

/** The field that brings most; one that brings a bonus comes first. */
export const best = (/** @type {Awaited<ReturnType<typeof lit>>} */ fields) =>
  fields.reduce((one, two) => (two.gain + (two.more ? 50 : 0) > one.gain + (one.more ? 50 : 0) ? two : one)).field;

/** Answers one question: by a lit field, or first by a die or a gift; and by a button where nothing is lit. Answers its number. */
export async function step(/** @type {Page} */ page, press = /** @type {Press} */ (click), sourceFirst = false) {
  const { prompt } = await wants(page);
  if (sourceFirst) {
    const sources = page.locator(`${SOURCE}[aria-pressed="false"]`);
    if (await sources.count()) await press(page, sources.first());
  }
  const fields = await lit(page);
  if (!fields.length) {
    await press(page, page.locator(`${SOURCE}, ${PLAIN}`).first());
    return prompt;
  }
  const field = best(fields);
  await press(page, fieldAt(page, field));
  // Several dice fit: the dock asks which one is meant, and only those are lit.
  const asks = await page.waitForFunction(
    ([prompt, field]) => {
      const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock"));
      if (!dock || dock.dataset.prompt !== prompt || document.querySelector(".cover")) return "on";
      return /** @type {CleverTable | null} */ (document.querySelector("turlaj-table"))?.stage?.hand.field === field ? "which" : "";
    },
    [prompt, field],
  );
  if ((await asks.jsonValue()) === "which") await press(page, page.locator(SOURCE).first());
  return prompt;
}

/** Plays on; `look` sees every question, and ends it by answering true. Every other step begins with a die. */
export async function play(
  /** @type {Page} */ page,
  { press = /** @type {Press} */ (click), look = async (/** @type {Asked} */ _asked) => /** @type {unknown} */ (false), most = 400 } = {},
) {
  let after = "";
  for (let n = 0; n < most; n++) {
    const asked = await wants(page, after);
    if (asked.kind === "over" || (await look(asked))) return asked;
    if (asked.kind === "cover") {
      await press(page, page.locator(".cover .btn"));
      await page.locator(".cover").waitFor({ state: "detached" });
      after = "";
    } else after = await step(page, press, n % 2 === 1);
  }
  throw new Error("the game does not end");
}

/** Plays until the page asks one of these kinds of questions. */
export const until = (/** @type {Page} */ page, /** @type {string[]} */ kinds, { press = /** @type {Press} */ (click) } = {}) =>
  play(page, { press, look: async ({ kind }) => kinds.includes(kind) });

/** All marks of a seat as they are drawn on this page. */
export const drawn = (/** @type {Page} */ page, /** @type {number} */ seat) =>
  page
    .locator(`.sheet[data-seat="${seat}"]`)
    .first()
    .locator("[data-field]:has(svg)")
    .evaluateAll((all) => all.map((one) => one.dataset.field).sort());

/** The points of a seat as the page says them. */
export const points = async (/** @type {Page} */ page, /** @type {number} */ seat) =>
  Number(await page.locator(`.rival[data-seat="${seat}"] .num`).textContent());

/** The updates that came since, as the server said them. */
export const updates = (/** @type {Guest} */ guest, since = 0) =>
  /** @type {UpdateOf<CleverView>[]} */ (
    guest.heard
      .slice(since)
      .map((/** @type {string} */ text) => JSON.parse(text))
      .filter((/** @type {{ type: string }} */ one) => one.type === "update")
  );

/** The last play that the page was told. @param {Guest} guest */
export const lastPlay = (guest) => /** @type {PlayIn<CleverView>} */ (updates(guest).findLast((one) => one.play)?.play);

/** Waits until the page asks something new or says that it waits for others; answers the question, or null. */
export async function settled(/** @type {Page} */ page, /** @type {string} */ after) {
  const heard = await page.waitForFunction(
    (after) => {
      const dock = /** @type {HTMLElement | null} */ (document.querySelector(".dock"));
      const table = /** @type {CleverTable} */ (document.querySelector("turlaj-table"))?.stage;
      if (!dock) return document.querySelector(".end") ? "over" : "";
      if (dock.dataset.prompt) return dock.dataset.prompt !== after ? "asked" : "";
      return !table.playing && !table.hand.busy && !table.link.play.asked ? "waits" : "";
    },
    after,
    { timeout: 30_000, polling: 20 },
  );
  return (await heard.jsonValue()) === "waits" ? null : wantsNow(page);
}

/** Plays all these people's games at once, until `moment` (which is told who is asked) answers true, or to the end. */
export async function drive(
  /** @type {Visitor[]} */ guests,
  moment = async (/** @type {Visitor[]} */ _asked) => /** @type {unknown} */ (false),
) {
  for (let n = 0; n < 600; n++) {
    const states = await Promise.all(guests.map((/** @type {Pick<Guest, "page">} */ { page }) => settled(page, "")));
    if (states.some((state) => state?.kind === "over")) return;
    const asked = guests.filter((_, /** @type {number} */ at) => states[at]);
    if (asked.length && (await moment(asked))) return;
    for (const guest of asked.slice(0, 1)) await settled(guest.page, await step(guest.page, click, n % 2 === 1));
  }
  throw new Error("the moment never comes");
}

/** Plays a game with typed dice to its end, faster than fingers: dice fall in turn, and the first thing is done. Runs in the page. */
export async function rush() {
  const { link } = /** @type {CleverTable} */ (document.querySelector("turlaj-table")).stage;
  const faces = (/** @type {NonNullable<typeof link.play.dice>} */ { dice }, /** @type {unknown} */ view, /** @type {number} */ n) => {
    const { die, faces } = /** @type {{ die?: string, faces: Texts }} */ (view);
    if (die) return faces[die][n % 6];
    return [0, 1, 2, 3, 4, 5].map((at) => (dice.some((one) => one.die === at + 1) ? String(((n * 5 + at * at) % 6) + 1) : ".")).join("");
  };
  const standing = () => [link.play.dice?.at, link.play.asked?.prompt, link.play.eye, Boolean(link.play.standings)].join();
  const passed = (/** @type {string} */ before) =>
    new Promise((/** @type {(value: unknown) => void} */ done) => {
      const look = () => {
        if (standing() !== before) done(stop());
      };
      const stop = link.listen(look);
    });
  for (let n = 0; n < 2000 && !link.play.standings; n++) {
    const { dice, asked, view } = link.play;
    const next = passed(standing());
    if (dice) await link.do({ roll: { at: dice.at, roll: /^lot:/.test(dice.choices[0]) ? dice.choices[0] : faces(dice, view, n) } });
    else if (asked) await link.act(asked.legal.includes("stop") ? "stop" : asked.legal[0]);
    await next;
  }
}
