// What the person at this screen is about to do: which end is chosen, which way the curve turns. It knows no rules: what
// is legal tells which ends are lit, and what was chosen is one of the legal actions.

import { post } from "../net/api.js";
import { Store } from "../store.js";
import { Lessons, questionOf } from "../tips.js";
import { reason, t } from "../words.js";
import { leadsTo, opposite } from "./geometry.js";
import { remember, remembered } from "./memory.js";
import { nudge } from "./motion.js";

/** @typedef {import("./types.js").Page} Page */
/**
 * @typedef {{ key: string, verb: string, ways: Map<string, string> }} Target what lies at an end: `ways` from a turn (`L`, `R` or none) to
 * its action
 */

/** The place of a new snake among the ends. */
export const NEW = "new";
/** So long after somebody else's turn, and after every press that was too early, a button of the hand does not answer. */
const BREATH = 350;
/** So long an answer stands, in milliseconds. */
const ANSWER = 9000;

export class Hand extends Store {
  /** @param {Page} page */
  constructor(page) {
    super();
    this.page = page;
    this.question = "";
    /** @type {string | null} The end that is chosen, such as `1a`. */
    this.chosen = null;
    /** @type {string | null} The end under the pointer. */
    this.looking = null;
    /** Which way the last curve was turned. @type {string} */
    this.turn = "L";
    this.lessons = new Lessons(page);
    const { ground, credits, look } = remembered(page.table);
    /** How the felt was looked at when it was left; nothing once it has changed. */
    this.seen = look;
    /** Where the snakes lie: that outlives every question. */
    this.ground = ground;
    /** Who finished which snake, also those that were opened again. */
    this.credits = credits;
    /** @type {Set<number>} Who has no dice, and has been told so. */
    this.sitting = new Set();
    /** Whether the present news need no words. @type {boolean} */
    this.silent = false;
    /** Whether what happened is open to be read. @type {boolean} */
    this.telling = false;
    /** Whether somebody else was watched since the last question; when this one came, and when a press was too early. @type {boolean} */
    this.watched = false;
    this.freshAt = -BREATH;
    this.earlyAt = -BREATH;
    this.answer = "";
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.answerTimer = 0;
    /** Whoever still taps to see more does not mean the button that has just come there. */
    this.guard = { capture: true, handleEvent: (/** @type {PointerEvent} */ event) => this.hold(event) };
    /** @type {{ snake: number, at: string, seat: number }[]} What others have placed since one's own last turn. */
    this.recent = [];
  }

  /** Everything on the felt that can be pressed now, in the order of its numbers. @returns {Map<string, Target>} */
  targets() {
    const { page } = this;
    /** @type {Map<string, Target>} */
    const found = new Map();
    if (!page.isAsked() || page.playing) return found;
    for (const action of page.legal()) {
      const [, verb, key, way = ""] = action.match(/^(put|take):(\d+[ab])([LR]?)$/) ?? (action === NEW ? ["", NEW, NEW] : []);
      if (!key) continue;
      /** @type {Target} */
      const one = found.get(key) ?? { key, verb, ways: new Map() };
      one.ways.set(way, action);
      found.set(key, one);
    }
    this.renew(found);
    return found;
  }

  /** A new question: nothing is chosen, but where there is no choice. @param {Map<string, Target>} found */
  renew(found) {
    const question = questionOf(this.page.link.play);
    if (question === this.question) return;
    this.question = question;
    this.empty();
    if (this.watched) this.freshAt = performance.now();
    this.watched = this.telling = false;
    const [only] = found.values();
    if (found.size === 1 && only.verb !== "take") this.take(only);
  }

  /** @param {Target} target */
  take(target) {
    this.chosen = target.key;
    if (!target.ways.has(this.turn) && target.ways.size && !target.ways.has("")) this.turn = [...target.ways.keys()][0];
  }

  /** What is chosen. @returns {Target | undefined} */
  target() {
    const all = this.targets();
    return this.chosen === null ? undefined : all.get(this.chosen);
  }

  /** Which way a curve would lie at an end. @param {Target} target */
  wayAt(target) {
    return target.ways.has("") ? "" : target.ways.has(this.turn) ? this.turn : [...target.ways.keys()][0];
  }

  /** What the red button does. @returns {string | undefined} */
  action() {
    const one = this.target();
    return one?.ways.get(this.wayAt(one));
  }

  /** An end is pressed: it is chosen; once more, and the curve turns. @param {string} key */
  press(key) {
    const one = this.targets().get(key);
    if (!one) return this.whyNot(key);
    if (this.chosen === key) return one.ways.size > 1 || !one.ways.has("") ? this.flip() : this.remind();
    this.take(one);
    this.page.clearSlip();
  }

  /** Chooses without turning. @param {string} key */
  choose(key) {
    const one = this.targets().get(key);
    if (!one || this.chosen === key) return;
    this.take(one);
    this.page.clearSlip();
  }

  /** Nothing is chosen any more, where there is a choice; answers whether something was. */
  drop() {
    const all = this.targets();
    if (this.chosen === null || (all.size === 1 && all.get(this.chosen)?.verb !== "take")) return false;
    this.chosen = null;
    this.page.clearSlip();
    return true;
  }

  /** What ends the name of a text where only the die just taken may be rolled again. */
  only() {
    return this.page.link.room.options.again === "taken" ? ".only" : "";
  }

  /** A press that does nothing says what to press instead. */
  remind() {
    const { page } = this;
    if (!page.isAsked() || page.playing) return;
    const { phase } = page.link.play.view;
    const isSet = Boolean(this.target());
    nudge(page, isSet ? ".hand-row .put" : phase === "place" ? ".target:not(.not)" : ".hand-row .btn:not([aria-disabled=true])");
    page.slip = t(isSet ? "nudge.put" : phase === "plus" ? `nudge.plus${this.only()}` : `nudge.${phase}`);
  }

  /** Stops a press on the hand that came too early. @param {PointerEvent} event */
  hold(event) {
    if (!event.detail) return; // A key: that is no finger that was there before.
    const now = performance.now();
    const late = Math.max(this.earlyAt, this.page.pressedAt, event.pointerType === "touch" ? this.freshAt : -BREATH);
    if (now - late > BREATH) return;
    this.earlyAt = now;
    event.stopPropagation();
  }

  /** An answer leaves by itself, for the question is behind it. */
  watchAnswer() {
    const { page } = this;
    if (page.slip === this.answer) return;
    this.answer = page.slip;
    clearTimeout(this.answerTimer);
    if (this.answer)
      this.answerTimer = setTimeout(() => {
        if (page.slip === this.answer) page.clearSlip();
      }, ANSWER);
  }

  /** Opens what happened, or closes it; where the story stands beside the felt, there is nothing to open. */
  tellMore() {
    this.telling = !this.telling && matchMedia("(max-width: 1079px), (max-height: 560px)").matches;
  }

  /** Keeps what a reload would lose. */
  remember() {
    remember(this.page.table, this.ground, this.credits, this.seen);
  }

  /** A look at the past is nothing to remember. */
  replays() {
    this.remember = () => {};
  }

  /** Who finished what is seen at the table. */
  placed() {
    this.credits.seats.clear();
    this.recent = [];
  }

  /** The curve turns the other way, or why it cannot. */
  flip() {
    const one = this.target();
    if (one && !one.ways.has("")) this.turnTo(this.wayAt(one) === "L" ? "R" : "L");
  }

  /** @param {string} way `L` or `R`, as one goes out of the snake */
  turnTo(way) {
    const one = this.target();
    if (!one || one.ways.has("")) return;
    if (!one.ways.has(way)) return this.whyNot(one.key, way);
    this.turn = way;
    this.page.clearSlip();
  }

  /** Does what is chosen. */
  go() {
    const action = this.action();
    if (action) this.page.act(action);
    else this.remind();
  }

  /** Does something of which there is one, such as `roll:g`. @param {string} action */
  do(action) {
    return this.page.legal().includes(action) ? this.page.act(action) : this.page.whyNot(action);
  }

  /** @param {string | null} key */
  look(key) {
    if (this.looking === key) return;
    this.looking = key;
  }

  /** The ends where the piece closes the snake: no other one is open there. @returns {Set<string>} */
  finishes() {
    const { view } = this.page.link.play;
    const closes = view.face === "H" || view.face === "T";
    return new Set(
      [...this.targets().values()]
        .filter((one) => closes && one.verb === "put" && this.snakeOf(one.key)?.ends.length === 1)
        .map((one) => one.key),
    );
  }

  /** @param {string} key @returns {import("./geometry.js").Snake | undefined} */
  snakeOf(key) {
    return this.page.link.play.view.snakes.find((one) => one.number === Number.parseInt(key, 10));
  }

  /** @param {string} key @returns {import("./geometry.js").End | undefined} */
  endOf(key) {
    return this.snakeOf(key)?.ends.find((one) => one.end === key.at(-1));
  }

  /** Where a curve at this end would lead, in words. @param {string} key @param {string} way */
  wayName(key, way) {
    const end = this.endOf(key);
    const out = end && leadsTo("C", end.from, way);
    return out ? t(`way.${out}`) : "";
  }

  /** Why the piece does not fit there. @param {string} key @param {string} [way] */
  async whyNot(key, way = "") {
    const { page } = this;
    const action = key === NEW ? NEW : `put:${key}${way}`;
    if (!page.isAsked() || key === NEW) return page.whyNot(action);
    await page.tried(
      (async () => {
        const { refused } = await post(`/api/v1/tables/${page.table}/why-not`, { seat: page.me() ?? 0 });
        const found = refused.find((one) => one.action === action) ?? refused.find((one) => one.action.startsWith(action));
        page.slip = found ? reason(found.why) : t("ui.not-now");
      })(),
    );
  }

  /** Nothing of what the one before was about to do. */
  empty() {
    this.chosen = null;
    this.looking = null;
  }

  /** Takes an advice into the hand; answers it in words. @param {string} action */
  advised(action) {
    this.drop();
    for (const one of this.targets().values()) {
      const way = [...one.ways].find(([, act]) => act === action)?.[0];
      if (way === undefined) continue;
      this.chosen = one.key;
      if (way) this.turn = way;
    }
    return this.actionName(action);
  }

  /** An action in words. @param {string} action */
  actionName(action) {
    const [verb, what = ""] = action.split(":");
    if (verb === "roll") return t(`action.roll.${what}`);
    if (verb === "give") return t("action.give", { who: this.page.name(Number(what) - 1) });
    if (verb === NEW || verb === "stop") return t(`action.${verb}`);
    const number = Number.parseInt(what, 10);
    if (verb === "take") {
      const { dice = [] } = this.snakeOf(what) ?? {};
      return t("action.take.advice", { number, piece: t(`piece.${(what.endsWith("a") ? dice[0] : dice.at(-1))?.piece ?? "S"}`) });
    }
    const way = /[LR]$/.test(what) ? (what.at(-1) ?? "") : "";
    const key = way ? what.slice(0, -1) : what;
    const end = this.endOf(key);
    const params = { number, way: end ? t(`points-to.${opposite(end.from)}`) : "", turn: way ? this.wayName(key, way) : "" };
    return t(way ? "action.put.advice.turn" : "action.put.advice", params);
  }
}
