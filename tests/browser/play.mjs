// A player of Stonoga who knows nothing but what the page shows.

/** The ways to press something. */
export const click = (_page, locator) => locator.click();
export const tap = (_page, locator) => locator.tap();

/** Goes on with Tab until the element has the focus, which must be visible; then presses a key. */
export async function key(page, locator) {
  const wanted = await locator.elementHandle();
  for (let n = 0; n < 150; n++) {
    const found = await wanted.evaluate((element) => {
      const focus = document.activeElement;
      if (!focus || focus === document.body) return "nothing";
      const ring = getComputedStyle(focus);
      const seen = focus.matches(":focus-visible") && ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2;
      return !seen ? `the focus cannot be seen on ${focus.outerHTML.slice(0, 200)}` : focus === element ? "found" : "another";
    });
    if (found === "found") return page.keyboard.press((await wanted.evaluate((element) => element.tagName)) === "A" ? "Enter" : n % 2 ? "Enter" : "Space");
    if (found !== "nothing" && found !== "another") throw new Error(found);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${locator}`);
}

/** What the page wants: `over`, `cover`, `asked`, or nothing yet. Runs in the page. */
function wanted() {
  if (document.querySelector(".end")) return "over";
  if (document.querySelector(".cover")) return "cover";
  return document.querySelector(".dock .turn-dot") ? "asked" : "";
}

/** The same, for who has seen enough of the others: any key goes on at once. Runs in the page. */
function wantedSoon() {
  if (document.querySelector(".end")) return "over";
  if (document.querySelector(".cover")) return "cover";
  if (document.querySelector(".dock .turn-dot")) return "asked";
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  return "";
}

/** Waits until the page wants something of the player. */
export const waits = async (page, patient = true) => (await page.waitForFunction(patient ? wanted : wantedSoon, undefined, { timeout: 30_000 })).jsonValue();

/** What to press: a lit tile, else dice to keep and the roll, else a theft, else the end of the turn. Runs in the page. */
function plan() {
  const all = (/** @type {string} */ where) => [...document.querySelectorAll(where)];
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
}

/** Presses one thing and waits until the page has changed. */
export async function step(page, press = click) {
  const { where, at } = await page.evaluate(plan);
  await page.evaluate(() => { window.before = document.querySelector("turlaj-table").innerHTML; });
  await press(page, page.locator(where).nth(at));
  await page.waitForFunction(() => document.querySelector("turlaj-table")?.innerHTML !== window.before);
  return where;
}

/** Plays to the end; `look` sees the page before each step. */
export async function play(page, { press = click, look = async () => {} } = {}) {
  for (let n = 0; n < 2000; n++) {
    const state = await waits(page, false);
    await look(state);
    if (state === "over") return;
    if (state === "cover") await press(page, page.locator(".cover .btn"));
    else await step(page, press);
    if (state === "cover") await page.locator(".cover").waitFor({ state: "detached" });
  }
  throw new Error("the game does not end");
}

/** Sets up a table on the page for new tables, with options such as `{ tails: "on" }`. */
export async function newTable(page, way, options, press = click) {
  await page.goto(`/new/stonoga?with=${way}`);
  for (const [name, value] of Object.entries(options)) {
    await press(page, page.locator(`.choice:has(input[name="${name}"][value="${value}"])`));
  }
}

/** Makes the table, and waits for it. */
export async function make(page, press = click) {
  await press(page, page.locator(".create .btn.go"));
  await page.waitForURL(/\/t\/\w+$/);
}

/** On the page for new tables: everybody of these names sits at this device. */
export async function sitHere(page, names) {
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
export async function solo(page, options = {}) {
  await newTable(page, "device", options);
  await page.locator(".seat-list + .row .btn").nth(1).click();
  await make(page);
}
