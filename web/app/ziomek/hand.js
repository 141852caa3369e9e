// What the person at this screen does with their hands: what is held, what is on its way to the server, and how the own stack
// looks meanwhile. Dragging is nobody else's business; only finished acts are sent, and the server decides.

import { refusalOf } from "../net/api.js";
import { play } from "./sounds.js";
import { reason, t } from "../words.js";
import { after, contact, isZiomek, joined, meets, nextSide, onGround, read, suits, widthOf, write } from "./wood.js";
import { account, gapWords } from "./account.js";
import { pause } from "./clock.js";
import { Speech } from "./speech.js";
import { sound, tip } from "./tip.js";
import { SNAP } from "../../generated/ziomek-blocks.js";

/** @typedef {import("./types.js").Page} Page */
/** @typedef {import("./wood.js").Laid} Laid */
/** @typedef {{ prompt: number, action: string }} Waiting an act that the server has not answered yet */

/** The server takes ten acts within a second: more wait for their turn. In milliseconds. */
const MOST = 10,
  SECOND = 1000;
/** How long a shout stays unlocked that came too early, and how long after a drop a press is taken for a slip of the hand. */
const ARMED = 2600,
  SLIP = 300;
/** How long a check is new, in milliseconds. */
const FRESH = 4200;
/** Answers that only say that the round went on without us. */
const QUIET = ["stale-prompt", "resuming", "time-over", "over", "not-now", "not-asked"];

export class Hand extends Speech {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    /** @type {Waiting[]} */
    this.waiting = [];
    /** @type {Laid | null} */
    this.held = null;
    /** @type {Record<string, { side: string, flipped: boolean }>} How pieces lie in the supply: as they were held last. */
    this.poses = {};
    /** @type {import("./stage.js").Stage | null} */
    this.stage = null;
    /** @type {number | null} Whose stack is looked at, if not the usual one. */
    this.looking = null;
    /** A second has passed since the answers to the last acts. @type {Promise<void>[]} */
    this.passed = [];
    /** Until when a shout that came too early is unlocked. @type {number} */
    this.armed = 0;
    this.droppedAt = 0;
    /** @type {{ stack: Laid[], key: string } | null} */
    this.known = null;
    /** @type {Laid[]} A solution that is shown in practice. */
    this.ghost = [];
    /** Until when a second press ends a practice. @type {number} */
    this.ending = 0;
    this.round = 0;
    /** Whether a pointer drags the held piece, and when the wheel turned it last. @type {boolean} */
    this.dragging = false;
    this.wheeled = 0;
    /** When this phase began before our eyes. @type {number} */
    this.turnedAt = -Infinity;
    /** Whether this phase has just begun: a check is shown level by level. @type {boolean} */
    this.fresh = false;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.freshness = 0;
    /** Whether the last drop brought something down. @type {boolean} */
    this.hasFallen = false;
    /** The tip on screen. @type {string} */
    this.tipped = "";
  }

  /** The own seat, if this person builds. @returns {number | null} */
  seat() {
    return this.page.me();
  }

  /** The view on screen, where one is drawn. */
  view() {
    return this.page.view;
  }

  /** Whether the table is looked at from the own seat: whoever has just come does not know before which act is theirs. */
  looks() {
    const seat = this.seat();
    return seat !== null && this.page.link.play?.eye === seat;
  }

  builds() {
    return this.looks() && this.view()?.phase === "building" && !this.page.stage && !pause(this.page);
  }

  /** The own stack as the hands left it: what the server has, and what is still on its way there. @returns {Laid[]} */
  stack() {
    const seat = this.seat();
    if (seat === null) return [];
    /** @type {string[]} */
    const told = this.view().seats[seat].stack;
    const key = [...told, "|", ...this.waiting.map((one) => one.action)].join();
    if (this.known?.key !== key) this.known = { key, stack: this.waiting.reduce((stack, one) => after(stack, one.action), told.map(read)) };
    return this.known.stack;
  }

  /** The stack of any seat: the own one as the hands left it. @param {number} seat @returns {Laid[]} */
  stackOf(seat) {
    return seat === this.seat() && this.view().phase === "building" ? this.stack() : this.view().seats[seat].stack.map(read);
  }

  /** The stack as it would be, if the held piece were let go. @returns {Laid[]} */
  tried() {
    return this.held ? [...this.stack(), this.held] : this.stack();
  }

  /** Whether a piece lies in the supply. @param {string} piece */
  isFree(piece) {
    return this.held?.piece !== piece && !this.stack().some((one) => one.piece === piece);
  }

  /** How many levels from the ground are right. */
  sound() {
    return sound(this.stack(), this.view().wants ?? []);
  }

  /** What a builder should know now. */
  tip() {
    const away = Boolean(this.stage) && this.stage?.away !== null;
    return tip({ stack: this.stack(), held: this.held, wants: this.view().wants ?? [], away, fallen: this.hasFallen });
  }

  /** What moves under the hand is drawn without the page, which draws again when another tip is due. */
  noticed() {
    if (this.view().phase === "building") this.tipped = this.tip().key;
  }

  /** Whether the next level asks for something else than what is held. */
  holdsWrong() {
    const want = this.view().wants?.[this.stack().length];
    return Boolean(this.held) && want !== undefined && !suits(want, /** @type {Laid} */ (this.held).piece);
  }

  /** @param {string} piece */
  pose(piece) {
    return { piece, ...(this.poses[piece] ?? { side: "a", flipped: false }) };
  }

  /** Remembers how a piece lay. @param {{ piece: string, side: string, flipped: boolean }} one */
  laid({ piece, side, flipped }) {
    this.poses = { ...this.poses, [piece]: { side, flipped } };
  }

  // ---- What hands do

  /** A piece comes into the hand; another one that was there goes back. @param {string} piece @param {number} [x] its left edge */
  take(piece, x) {
    if (!this.builds() || !this.isFree(piece)) return;
    this.putBack();
    const pose = this.pose(piece);
    const top = this.stack().at(-1);
    const middle = top ? top.x + widthOf(top.piece) / 2 : 200;
    this.held = { ...pose, x: onGround(pose, x ?? middle - widthOf(piece) / 2) };
    for (const name of ["take", "next", "fell", "sway", isZiomek(piece) ? "ziomek" : ""]) this.lesson(name);
    this.hasFallen = false;
    this.answer = "";
    // The keys that turn and slide are the stack's: a button under the pointer would take them.
    this.focus();
    this.say(account.held(this));
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.stage?.closest(".stage"))?.focus({ preventScroll: true });
  }

  /** The held piece goes back to the supply. */
  putBack() {
    if (!this.held) return;
    const { piece, side, flipped } = this.held;
    this.laid({ piece, side, flipped });
    this.held = null;
    this.answer = "";
  }

  /** A side of the held piece comes to the front. @param {string} side */
  show(side) {
    if (!this.held || !this.builds() || this.held.side === side) return;
    play("scrape");
    this.lesson("turn");
    this.reposed({ ...this.held, side });
  }

  /** The next side comes to the front: of the held piece, or of the top level. @param {number} [by] */
  turn(by = 1) {
    if (!this.builds()) return;
    const one = this.held ?? this.stack().at(-1);
    if (!one) return;
    const side = nextSide(one, by);
    play("scrape");
    this.lesson("turn");
    if (!this.held) return this.act(`turn:${side}`);
    this.reposed({ ...this.held, side });
  }

  /** Puts the held piece, or the top level, on its head. */
  flip() {
    if (!this.builds()) return;
    play("scrape");
    this.lesson("turn");
    if (!this.held) return this.stack().length ? this.act("flip") : undefined;
    this.reposed({ ...this.held, flipped: !this.held.flipped });
  }

  /** @param {Laid} held */
  reposed(held) {
    this.held = held;
    this.laid(held);
    this.answer = "";
    this.say(account.held(this));
  }

  /** Slides the held piece; near the line it is drawn to it. @param {number} by millimetres @param {boolean} [free] */
  slide(by, free = false) {
    if (!this.held || !this.builds()) return;
    const was = this.held.x;
    this.held.x = this.drawn(was + by, free ? 0 : SNAP);
    // A step that the line holds back would never leave it.
    if (this.held.x === was) this.held.x = onGround(this.held, was + by);
    if (this.answer) this.reply("");
    this.stage?.moved();
    this.noticed();
    this.say(gapWords(this));
  }

  /** Where a piece let go at x lies: the line draws it, from so far. @param {number} x @param {number} snap */
  drawn(x, snap) {
    const held = /** @type {Laid} */ (this.held);
    const top = this.stack().at(-1);
    const exact = top ? meets(top, held) : NaN;
    return onGround(held, Math.abs(x - exact) <= snap ? exact : x);
  }

  /** Whether the held piece is over the stack at all. */
  touches() {
    const top = this.stack().at(-1);
    if (!this.held || !top) return true;
    const [left, right] = contact(top, this.held);
    return left < right;
  }

  /** Lets go. */
  drop() {
    const { held } = this;
    if (!held || !this.builds()) return;
    if (!this.touches()) return this.reply(t("say.beside"));
    const before = this.stack();
    const tried = [...before, held];
    this.laid(held);
    this.held = null;
    this.droppedAt = performance.now();
    this.act(`drop:${write(held)}`);
    const stack = this.stack();
    const fell = stack.length < tried.length;
    this.hasFallen = fell;
    play(fell ? "tumble" : "knock");
    if (before.length && joined(before[before.length - 1], held)) this.lesson("line");
    if (!before.length) this.lesson("drop");
    this.lesson(this.taught === "turn" || this.taught === "next" ? this.taught : "");
    if (fell) this.stage?.fall(tried, stack.length);
    else this.stage?.land(held);
    this.say(fell ? t("say.fell", { n: tried.length - stack.length, left: stack.length }) : account.level(stack, stack.length - 1), true);
  }

  /** The top levels go to the supply. @param {number} [levels] */
  takeDown(levels = 1) {
    const stack = this.stack();
    if (!this.builds() || !stack.length || this.held) return;
    for (const { piece, side, flipped } of stack.slice(-levels)) this.laid({ piece, side, flipped });
    play("lift");
    this.act(`down:${Math.min(levels, stack.length)}`);
    this.say(t("say.down", { n: this.stack().length }), true);
  }

  /** Lifts a level into the hand; all above it go to the supply. @param {number} level from 0 */
  lift(level) {
    const stack = this.stack();
    const one = stack[level];
    if (!one || !this.builds()) return;
    this.putBack();
    this.stage?.scatter(stack.slice(level + 1), level + 1);
    this.takeDown(stack.length - level);
    this.take(one.piece, one.x);
  }

  /** A shout ends the round for all: with a stack that is not right it wants to be pressed twice. */
  shout() {
    if (!this.builds() || this.held) return;
    const now = performance.now();
    const { levels } = this.view();
    const full = this.stack().length === levels && this.sound() === levels;
    if (now - this.droppedAt < SLIP) return;
    if (!full && now > this.armed) {
      this.armed = now + ARMED;
      setTimeout(() => {
        if (!this.isArmed()) this.armed = 0;
      }, ARMED + 20);
      return;
    }
    this.armed = 0;
    this.lesson("shout");
    this.act("shout");
  }

  isArmed() {
    return performance.now() < this.armed;
  }

  agree() {
    const seat = this.seat();
    if (seat === null || !this.builds()) return;
    const now = performance.now();
    if (this.view().seats.length === 1 && now > this.ending) {
      this.ending = now + 2 * ARMED;
      return this.reply(t("agree.sure"));
    }
    this.act(this.view().seats[seat].agreed ? "withdraw" : "agree");
  }

  ready() {
    this.act("ready");
  }

  // ---- The way to the server and back

  /** Does something: here at once, there as soon as the line carries it. @param {string} action */
  act(action) {
    const { link } = this.page;
    const seat = this.seat();
    if (seat === null || !this.looks()) return;
    const last = this.waiting.at(-1)?.prompt ?? -1;
    const one = { prompt: Math.max(link.play.prompt ?? 0, last + 1), action };
    this.waiting = [...this.waiting, one];
    this.page.slip = "";
    this.answer = "";
    // A solution that was left is none any more.
    if (this.stack().some((laid, n) => this.ghost[n] && write(laid) !== write(this.ghost[n]))) this.ghost = [];
    this.bring(() => link.do({ act: { seat, prompt: one.prompt, action } }).catch((/** @type {unknown} */ why) => this.refused(one, why)));
  }

  /**
   * Sends an act as soon as the server takes it. A slow line may bring many acts to the server at once, so the second counts
   * from the answer.
   * @param {() => Promise<unknown>} act
   */
  bring(act) {
    const free = this.passed.length < MOST ? undefined : this.passed[0];
    const answer = free ? free.then(act) : act();
    const passed = answer.then(() => new Promise((/** @type {(value: void) => void} */ done) => setTimeout(done, SECOND)));
    this.passed = [...this.passed.slice(1 - MOST), passed];
  }

  /**
   * The server said no: what was built on it goes back, and the person is told unless the round itself is over.
   * @param {Waiting} one @param {unknown} why
   */
  refused(one, why) {
    const at = this.waiting.indexOf(one);
    if (at >= 0) {
      const was = this.stack();
      this.waiting = this.waiting.slice(0, at);
      this.stage?.undone(was, this.stack());
      this.keepHonest();
    }
    const refusal = refusalOf(why);
    if (refusal?.code && !QUIET.includes(refusal.code)) this.page.slip = reason(refusal);
  }

  /**
   * What the server has now; what it has answered is not awaited any more.
   * @param {import("./types.js").View | null} before the view that was there
   */
  told(before) {
    const { play: now } = this.page.link;
    const view = this.view();
    const turned = before?.phase !== view?.phase || before?.round !== view?.round; // A page turned.
    this.waiting = turned ? [] : this.waiting.filter((one) => one.prompt >= (now?.prompt ?? 0));
    this.keepHonest();
    if (!turned) return;
    if (before) this.begun();
    this.armed = this.ending = 0;
    this.looking = null;
    this.ghost = [];
    this.answer = this.spoken = "";
    if (view?.phase !== "building") this.held = null;
    if (this.round !== view?.round) this.poses = {};
    this.round = view?.round ?? 0;
  }

  /** A phase began before our eyes. */
  begun() {
    this.turnedAt = performance.now();
    this.fresh = true;
    clearTimeout(this.freshness);
    this.freshness = setTimeout(() => {
      this.fresh = false;
    }, FRESH);
  }

  /** Nothing is held that stands in the stack. */
  keepHonest() {
    const { held } = this;
    if (held && this.stack().some((one) => one.piece === held.piece)) this.held = null;
  }

  /** Nothing is fresh where somebody goes through time. */
  placed() {
    this.turnedAt = -Infinity;
    this.fresh = false;
    this.known = null;
  }

  /** Nothing of what the one before was about to do. */
  empty() {
    this.held = null;
  }

  /** Whether the line runs from the floor through the whole stack, and every level holds what is asked for. */
  isWhole() {
    return this.sound() === this.stack().length;
  }
}
