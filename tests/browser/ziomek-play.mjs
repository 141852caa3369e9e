// A player of Ziomek: finds a stack that the dice allow, and builds it with keys, mouse or fingers.

import assert from "node:assert/strict";
import ui from "../../web/i18n/en/ui.js";
import { COLOURS, LONG, joints, meets, read, widthOf, write } from "../../web/app/ziomek/wood.js";
import { lastPlay as lastOf, updates as updatesOf } from "./clever-play.mjs";
import { known, post } from "./world.mjs";

/** The last play that the page was told. @param {Guest} guest */
export const lastPlay = (guest) => /** @type {PlayIn<ZiomekView>} */ (/** @type {unknown} */ (lastOf(guest)));

/** The updates that came since. @param {Guest} guest */
export const updates = (guest, since = 0) => /** @type {UpdateOf<ZiomekView>[]} */ (/** @type {unknown} */ (updatesOf(guest, since)));

/** @typedef {import("../../web/app/ziomek/wood.js").Laid} Laid */

/** A table for whoever has this key, on the first seat, and bots. Answers its id. */
export async function newTable(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {string} */ key,
  { others = ["beginner"], options = {} } = {},
) {
  const seats = [{ you: {} }, ...others.map((name) => ({ bot: { name } }))];
  return (await post(server, "/api/v1/tables", { game: "ziomek", seats, options, start: true }, key)).table;
}

/** A table that has begun, with this visitor on the first seat; waits until hands may build. Answers its id. */
export async function begin(
  /** @type {Pick<Setting, "server">} */ stage,
  /** @type {Visitor} */ guest,
  { others = ["beginner"], options = /** @type {Texts} */ ({}), lessons = false } = {},
) {
  const key = await known(stage.server, guest, "Ala", lessons);
  const table = await newTable(stage, key, { others, options });
  await guest.page.goto(`/t/${table}`);
  await phase(guest.page, "building");
  return table;
}

/** People with a browser each sit at one table, others watch, and the first one starts. */
export async function together(
  /** @type {Pick<Setting, "server">} */ { server },
  /** @type {Guest[]} */ guests,
  /** @type {Guest[]} */ watchers = [],
  options = /** @type {Texts} */ ({}),
) {
  const names = ["Ala", "Ola", "Jan", "Ela"];
  const keys = await Promise.all(guests.map((/** @type {Guest} */ guest, /** @type {number} */ at) => known(server, guest, names[at])));
  const { table } = await post(
    server,
    "/api/v1/tables",
    { game: "ziomek", seats: [{ you: {} }, ...guests.slice(1).map(() => "open")], options },
    keys[0],
  );
  for (const [at, { page }] of guests.entries()) {
    await page.goto(`/t/${table}`);
    if (at) await page.getByRole("button", { name: ui["ui.sit-down"] }).click();
    if (at) await guests[0].page.getByText(names[at], { exact: true }).waitFor();
  }
  for (const { page } of watchers) {
    await page.goto(`/t/${table}`);
    await page.getByText(names[0], { exact: true }).waitFor();
  }
  await guests[0].page.getByRole("button", { name: ui["ui.start"], exact: true }).click();
}

/** Waits for a phase of the round, and until nothing but it holds hands back. */
export async function phase(/** @type {Page} */ page, /** @type {string} */ name) {
  await page.waitForSelector(`.dock[data-phase="${name}"]`, { timeout: 30_000 });
  if (name === "building") await page.waitForSelector(".stage:not(.is-own), .agree", { timeout: 30_000 });
}

/** Waits for the building of this round. */
export const round = async (/** @type {Page} */ page, /** @type {number} */ n) => {
  await page.locator(".pill.round", { hasText: `Round ${n}` }).waitFor({ timeout: 75_000 });
  await phase(page, "building");
};

/** The levels of the large stack as they are drawn, from the bottom. */
export const drawn = (/** @type {Page} */ page) =>
  page.locator("ziomek-stage .level").evaluateAll((all) => all.map((one) => one.dataset.laid ?? ""));

/** The small stack of another seat as it is drawn. */
export const small = (/** @type {Page} */ page, /** @type {number} */ seat) =>
  page.locator(`.mini[data-seat="${seat}"] .level`).evaluateAll((all) => all.map((one) => one.dataset.laid ?? ""));

/** Waits until a stack is drawn so: the large one, or the small one of a seat. @param {string[]} levels @param {number} [seat] */
export async function shows(/** @type {Page} */ page, levels, seat) {
  const where = seat === undefined ? "ziomek-stage .level" : `.mini[data-seat="${seat}"] .level`;
  await page
    .waitForFunction(
      ([where, levels]) =>
        [...document.querySelectorAll(where)].map((one) => /** @type {HTMLElement} */ (one).dataset.laid).join() === levels,
      /** @type {const} */ ([where, levels.join()]),
    )
    .catch(async () => assert.deepEqual(await page.locator(where).evaluateAll((all) => all.map((one) => one.dataset.laid ?? "")), levels));
}

/** What the server has said last of the stack of a seat. */
export const told = (/** @type {Guest} */ guest, seat = 0) => lastPlay(guest).view.seats[seat].stack;

/** Waits until the server has answered everything. */
export const answered = (/** @type {Page} */ page) =>
  page.waitForFunction(() => !(/** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage.hand.waiting.length));

/** What the hands have: the stack, what is held, what each level asks for. */
export const look = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const { hand, view, slip } = /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage;
    return { stack: hand.stack(), held: hand.held, wants: view.wants ?? [], waiting: hand.waiting.length, slip };
  });

/** All ways that a piece can lie. @param {string} piece */
const poses = (piece) =>
  (COLOURS.includes(piece) ? ["a", "b"] : ["a", "b", "c", "d"]).flatMap((side) =>
    [false, true].map((flipped) => ({ piece, side, flipped })),
  );

/**
 * A stack that the dice allow: every line meets, every height stands, every ziomek smiles.
 * @param {string[]} wants @param {{ margin?: number, first?: Laid }} [how] `first`: what lies already
 * @returns {Laid[]}
 */
export function solve(wants, { margin = 3, first } = {}) {
  /** @type {(stack: Laid[]) => Laid[] | null} */
  const grow = (stack) => {
    const want = wants[stack.length];
    if (want === undefined) return stack;
    const free = (want ? [...want] : LONG).filter((piece) => !stack.some((one) => one.piece === piece));
    for (const pose of free.flatMap((piece) => (want ? [{ piece, side: "a", flipped: false }] : poses(piece)))) {
      const x = stack.length ? meets(stack[stack.length - 1], pose) : 200 - Math.round(widthOf(pose.piece) / 2);
      const next = [...stack, { ...pose, x }];
      const found = joints(next).every((joint) => joint.margin > margin) ? grow(next) : null;
      if (found) return found;
    }
    return null;
  };
  const found = grow(first ? [first] : []);
  assert.ok(found, `no stack for ${JSON.stringify(wants)}`);
  return found;
}

/** What the round asks for, as the page was told. */
export const wants = (/** @type {Guest} */ guest) => lastPlay(guest).view.wants ?? [];

export const texts = (/** @type {Laid[]} */ stack) => stack.map(write);

/** The key of a piece; ziomki have one that is the same in all languages. */
export const keyOf = (/** @type {string} */ piece) => (COLOURS.includes(piece) ? ["9", "0", "-", "="][COLOURS.indexOf(piece)] : piece);

/** Lays a level with the keyboard alone; or keeps it in the hand. */
export async function layByKeys(/** @type {Page} */ page, /** @type {Laid} */ laid, lets = true) {
  await page.keyboard.press(keyOf(laid.piece));
  const held = async () => /** @type {Laid} */ ((await look(page)).held);
  const { side, flipped } = await held();
  const sides = COLOURS.includes(laid.piece) ? 2 : 4;
  const turns = ("abcd".indexOf(laid.side) - "abcd".indexOf(side) + sides) % sides;
  for (let n = 0; n < turns; n++) await page.keyboard.press("Space");
  if (flipped !== laid.flipped) await page.keyboard.press("ArrowUp");
  for (let n = 0; n < 120; n++) {
    const by = laid.x - (await held()).x;
    if (!by) break;
    // With Shift the line does not draw it: the last steps are millimetres.
    const [key, steps] = Math.abs(by) < 12 ? ["Shift+Arrow", Math.abs(by)] : ["Arrow", Math.floor((Math.abs(by) - 6) / 6)];
    for (let step = 0; step < steps; step++) await page.keyboard.press(`${key}${by > 0 ? "Right" : "Left"}`);
  }
  if (lets) await page.keyboard.press("Enter");
}

/** Builds a whole stack by keys, and waits until the server has it. */
export async function buildByKeys(/** @type {Guest} */ guest, /** @type {Laid[]} */ stack) {
  for (const laid of stack) await layByKeys(guest.page, laid);
  await answered(guest.page);
  assert.deepEqual(await drawn(guest.page), texts(stack));
}

/** Lays levels without keys, where only the stack matters, and waits until the server has them. */
export async function build(/** @type {Guest} */ guest, /** @type {Laid[]} */ stack) {
  const below = await drawn(guest.page);
  await guest.page.evaluate((levels) => {
    const { hand } = /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage;
    for (const laid of levels) {
      hand.take(laid.piece);
      hand.held = { ...laid };
      hand.drop();
    }
  }, stack);
  await answered(guest.page);
  await shows(guest.page, [...below, ...texts(stack)]);
}

/** Right after a drop a press on the shout is taken for a slip of the hand: waits until it counts. */
export const steady = (/** @type {Page} */ page) =>
  page.waitForFunction(
    () => performance.now() - /** @type {ZiomekTable} */ (document.querySelector("turlaj-table")).stage.hand.droppedAt > 320,
  );

/** The shout as a person presses it: a moment after the last drop, and twice where the stack has another height. */
export async function shouts(/** @type {Page} */ page) {
  const shout = page.locator(".shout");
  await steady(page);
  await page.keyboard.press("z");
  const twice = await page.waitForFunction(() =>
    document.querySelector(".dock[data-phase=building]") ? document.querySelector(".shout.is-armed") && "twice" : "once",
  );
  if ((await twice.jsonValue()) === "twice") await shout.press("z");
}

/** Where on the screen a place of the table is. @param {{ x: number, y: number }} at millimetres, upwards negative */
export const onScreen = (/** @type {Page} */ page, /** @type {Point} */ at) =>
  page.evaluate(({ x, y }) => {
    const world = /** @type {SVGGElement} */ (document.querySelector("ziomek-stage .world"));
    const place = new DOMPoint(x, y).matrixTransform(world.getScreenCTM() ?? undefined);
    return { x: place.x, y: place.y };
  }, at);

/** The middle of a locator on the screen. */
export async function middle(/** @type {Locator} */ locator) {
  const { x, y, width, height } = /** @type {DOMRect} */ (await locator.boundingBox());
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the middle of a piece is held so that it lies there. */
export const place = async (/** @type {Page} */ page, /** @type {Laid} */ laid, above = 16) =>
  onScreen(page, { x: laid.x + widthOf(laid.piece) / 2, y: -18 * (await drawn(page)).length - above });

/** Drags a piece of the supply over its place with the mouse, as it lies in the supply, and lets go. */
export async function layByHand(/** @type {Page} */ page, /** @type {Laid} */ laid, before = async () => {}) {
  const from = await middle(page.locator(`.piece[data-piece="${laid.piece}"]`));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40, { steps: 3 });
  const to = await place(page, laid);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await before();
  await page.mouse.up();
}

/** Fingers on the glass; each has a number. */
export class Fingers {
  static async on(/** @type {Page} */ page) {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  constructor(/** @type {Page} */ page, /** @type {import("playwright-core").CDPSession} */ wire) {
    this.page = page;
    this.wire = wire;
    /** @type {Map<number, { x: number, y: number }>} */
    this.down = new Map();
  }

  send(/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, ids = [...this.down.keys()]) {
    const touchPoints = ids.map((id) => ({ id, .../** @type {Point} */ (this.down.get(id)), radiusX: 8, radiusY: 8 }));
    return this.wire.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async press(/** @type {number} */ id, /** @type {Point} */ at) {
    this.down.set(id, at);
    await this.send("touchStart");
  }

  async move(/** @type {number} */ id, /** @type {Point} */ to, steps = 6) {
    const from = /** @type {Point} */ (this.down.get(id));
    for (let n = 1; n <= steps; n++) {
      this.down.set(id, { x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps });
      await this.send("touchMove");
    }
  }

  /** The points that are named with an end are those that are lifted. */
  async lift(/** @type {number} */ id) {
    await this.send("touchEnd", [id]);
    this.down.delete(id);
  }
}

export { read };
