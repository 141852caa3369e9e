// A player of Stonoga who knows nothing but what the page shows.

import { known, post } from "./world.mjs";

/** The ways to press something. */
export const click = (/** @type {Page} */ _page, /** @type {Locator} */ locator) => locator.click();
export const tap = (/** @type {Page} */ _page, /** @type {Locator} */ locator) => locator.tap();

/** Goes on with Tab until the element has the focus, which must be visible; then presses a key. */
export async function key(/** @type {Page} */ page, /** @type {Locator} */ locator) {
  const wanted = await locator.elementHandle();
  for (let n = 0; n < 150; n++) {
    const found = await wanted.evaluate((element) => {
      const focus = document.activeElement;
      if (!focus || focus === document.body) return "nothing";
      const ring = getComputedStyle(focus);
      const seen = focus.matches(":focus-visible") && ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2;
      return !seen ? `the focus cannot be seen on ${focus.outerHTML.slice(0, 200)}` : focus === element ? "found" : "another";
    });
    if (found === "found")
      return page.keyboard.press((await wanted.evaluate((element) => element.tagName)) === "A" ? "Enter" : n % 2 ? "Enter" : "Space");
    if (found !== "nothing" && found !== "another") throw new Error(found);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${locator}`);
}

/** How often the page is asked whether it has come to something, in milliseconds: more seldom than it draws. */
const OFTEN = 20;
/** The pages that know all this. */
const taught = new WeakSet();

/** @typedef {{ where: string, at: number }} Plan */
/**
 * @typedef {{
 *   before?: string, wanted: (patient: boolean) => string, plan: () => Plan, hasChanged: () => boolean, goOn: () => Promise<string>,
 * }} Game
 */

/** Teaches a page to say what it wants, where its game stands, and what would be pressed next. Runs in the page. */
function lesson() {
  const all = (/** @type {string} */ where) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(where)]);
  /** A lit tile, else dice to keep and the roll, else a theft, else the end of the turn. */
  const plan = () => {
    if (document.querySelector(".choices .btn")) return { where: ".choices .btn", at: 0 };
    const sizes = all(".shelf .is-possible").map((tile) => Number(tile.dataset.n));
    if (sizes.length) return { where: ".shelf .is-possible", at: sizes.indexOf(Math.max(...sizes)) };
    if (document.querySelector(".roll")) {
      const there = all(".shelf button.tile .lbl").map((label) => label.textContent ?? "");
      const dice = all(".die").map((die) => die.querySelector(".mark")?.textContent ?? "*");
      const fits = (/** @type {string} */ colour) => dice.filter((face) => face === colour || face === "*").length;
      const best = there.map((tile) => tile[0]).sort((one, two) => fits(two) - fits(one))[0];
      const wrong = all(".die").findIndex((die, at) => die.classList.contains("is-kept") !== (dice[at] === best || dice[at] === "*"));
      return wrong < 0 ? { where: ".roll", at: 0 } : { where: ".die", at: wrong };
    }
    if (document.querySelector(".steal")) return { where: ".steal", at: 0 };
    return { where: ".go-row .btn", at: 0 };
  };
  /** The question and what lies in the hand: it changes with every step, and with nothing else on the page. */
  const standing = () => {
    const table = /** @type {StonogaTable} */ (document.querySelector("turlaj-table"));
    // A page of protocol 1 is its own stage.
    const { link, hand } = table.stage ?? table;
    const { standings, eye, asked } = link.play;
    return [Boolean(standings), eye, asked?.prompt, hand.choices.length, hand.ending, ...(hand.keeping ?? [])].join();
  };
  /** What this finds, as soon as it finds something. */
  const until = (/** @type {() => unknown} */ find) =>
    new Promise((/** @type {(found: unknown) => void} */ done, failed) => {
      const end = performance.now() + 30_000;
      const timer = setInterval(() => {
        const found = find();
        if (!found && performance.now() < end) return;
        clearInterval(timer);
        if (found) done(found);
        else failed(new Error(`nothing happens: ${document.querySelector(".dock")?.outerHTML}`));
      }, 10);
    });
  window.game = {
    /**
     * What the page wants: `over`, `cover`, `asked`, or nothing yet. Who is not patient has seen enough of the others: any key goes on at
     * once.
     */
    wanted(/** @type {boolean} */ patient) {
      if (document.querySelector(".end")) return "over";
      if (document.querySelector(".cover")) return "cover";
      if (document.querySelector(".dock .turn-dot")) return "asked";
      if (!patient) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
      return "";
    },
    plan() {
      this.before = standing();
      return plan();
    },
    /** Whether something was done since the last plan. */
    hasChanged() {
      return !document.querySelector("turlaj-table") || standing() !== this.before;
    },
    /** Uncovers, or does what is planned, without a pointer; answers what the page wants then. */
    async goOn() {
      const cover = document.querySelector(".cover");
      const { where, at } = this.plan();
      /** @type {HTMLElement | null | undefined} */
      const uncovers = cover?.querySelector(".btn");
      (uncovers ?? all(where)[at]).click();
      await until(() => (cover ? !cover.isConnected : this.hasChanged()));
      return /** @type {Promise<string>} */ (until(() => this.wanted(false)));
    },
  };
}

/** Has the page taught, once. */
async function teach(/** @type {Page} */ page) {
  if (taught.has(page)) return;
  taught.add(page);
  await page.addInitScript(lesson);
  await page.evaluate(lesson).catch(() => {}); // Gone on, to a page that knows it.
}

/** Waits until the page wants something of the player. */
export async function waits(/** @type {Page} */ page, patient = true) {
  await teach(page);
  return (await page.waitForFunction((patient) => window.game?.wanted(patient), patient, { timeout: 30_000, polling: OFTEN })).jsonValue();
}

/** Presses one thing and waits until it is done. */
export async function step(/** @type {Page} */ page, press = /** @type {Press} */ (click)) {
  await teach(page);
  const { where, at } = await page.evaluate(() => window.game.plan());
  await press(page, page.locator(where).nth(at));
  await page.waitForFunction(() => window.game.hasChanged(), undefined, { polling: OFTEN });
  return where;
}

/** Plays to the end; `look` sees the page before each step, and ends it by answering true. */
export async function play(
  /** @type {Page} */ page,
  { press = /** @type {Press} */ (click), look = async (/** @type {string} */ _state) => /** @type {unknown} */ (false) } = {},
) {
  for (let n = 0; n < 2000; n++) {
    const state = await waits(page, false);
    if ((await look(state)) || state === "over") return;
    if (state === "cover") await press(page, page.locator(".cover .btn"));
    else await step(page, press);
    if (state === "cover") await page.locator(".cover").waitFor({ state: "detached" });
  }
  throw new Error("the game does not end");
}

/**
 * Plays on without a pointer, for what only leads to that which a scene is about; `look` as above. Answers what the page wants in the end.
 */
export async function hasten(
  /** @type {Page} */ page,
  { look = async (/** @type {string} */ _state) => /** @type {unknown} */ (false), steps = 2000 } = {},
) {
  let state = await waits(page, false);
  for (let n = 0; n < steps && !(await look(state)) && state !== "over"; n++) state = await page.evaluate(() => window.game.goOn());
  return state;
}

/** Sets up a table on the page for new tables, with options such as `{ tails: "on" }`. */
export async function newTable(
  /** @type {Page} */ page,
  /** @type {string} */ way,
  /** @type {Texts} */ options,
  press = /** @type {Press} */ (click),
) {
  await page.goto(`/new/stonoga?with=${way}`);
  for (const [name, value] of Object.entries(options)) {
    await press(page, page.locator(`.choice:has(input[name="${name}"][value="${value}"])`));
  }
}

/** Makes the table, and waits for it. */
export async function make(/** @type {Page} */ page, press = /** @type {Press} */ (click)) {
  await press(page, page.locator(".create .btn.go"));
  await page.waitForURL(/\/t\/\w+$/);
}

/** On the page for new tables: everybody of these names sits at this device. */
export async function sitHere(/** @type {Page} */ page, /** @type {string[]} */ names) {
  const seats = page.locator(".seat-list li");
  await seats.first().waitFor(); // The form adds to the seats it offers, so they have to be there to be counted.
  for (let n = await seats.count(); n < names.length; n++) {
    await page.locator(".seat-list + .row .btn").first().click();
    await seats.nth(n).waitFor();
  }
  for (const [at, name] of names.entries()) {
    await seats.nth(at).locator("select").first().selectOption("you");
    await seats.nth(at).locator("input").fill(name);
  }
}

/** A table for one, begun. */
export async function solo(/** @type {Page} */ page, options = {}) {
  await newTable(page, "device", options);
  await page.locator(".seat-list + .row .btn").nth(1).click();
  await make(page);
}

/**
 * A table that somebody who knows the page begins, alone or with others; `more` of what a table can have. Answers its address and the
 * person's key.
 */
export async function begin(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Visitor} */ guest,
  { others = /** @type {unknown[]} */ ([]), options = /** @type {Texts} */ ({}), lessons = false, more = {} } = {},
) {
  const key = await known(server, guest, "Ala", lessons);
  const path = await another({ server }, key, { others, options, more });
  await guest.page.goto(path);
  return { key, path };
}

/** The address of another table of the same person. */
export async function another(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {string} */ key,
  { others = /** @type {unknown[]} */ ([]), options = /** @type {Texts} */ ({}), more = {} } = {},
) {
  const { table } = await post(
    server,
    "/api/v1/tables",
    { game: "stonoga", seats: [{ you: {} }, ...others], options, start: true, ...more },
    key,
  );
  return `/t/${table}`;
}
