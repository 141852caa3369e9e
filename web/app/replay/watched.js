// A table that is only looked at: it gives the boards of all games what they take from a page, but nobody is asked and nothing
// can be pressed. Positions are put there at once, or played by their news.

import { Part, html } from "../element.js";
import { calm } from "../look.js";
import { has, t } from "../words.js";
import { facesOf } from "../pages/faces.js";
import { shown } from "../pages/lists.js";

/** @typedef {import("./positions.js").Replay} Replay */
/** @typedef {import("./positions.js").Position} Position */
/**
 * @typedef {import("../game-types.js").Told} Told @typedef {import("../game-types.js").Stage} Stage
 * @typedef {import("../game-types.js").Screen} Screen
 */
/** @typedef {import("../game-types.js").End["end"]} End @typedef {import("../game-types.js").AnyNews} AnyNews */

/** How long a fact without moving parts is looked at, and the longest look at a table where all act at once; in milliseconds. */
const GLANCE = 500,
  LIVE = 1200;
/** From this speed on nothing moves: the positions alone are quick enough to be followed. */
const BLUR = 4;

/** @implements {Stage} */
export class Watched extends Part {
  constructor() {
    super();
    this.table = "watched";
    /** What draws this game. @type {Screen} */
    this.screen = /** @type {never} */ (null);
    /** What draws the end of the game. @type {End} */
    this.drawEnd = () => html``;
    /** @type {Stage["hand"]} */
    this.hand = /** @type {never} */ (null);
    /** @type {Stage["view"]} */
    this.view = /** @type {never} */ (null);
    /** @type {{ text: string, own: boolean } | null} */
    this.stage = null;
    /** @type {number | null} */
    this.eye = null;
    /** @type {Told[]} */
    this.story = [];
    this.slip = "";
    this.daily = /** @type {Stage["daily"]} */ (null);
    this.menu = this.playing = this.hurried = false;
    this.pressedAt = -Infinity;
    /** The position on screen. @type {number} */
    this.shownAt = -1;
    /** Which position was wanted last: whatever plays for another one stops. @type {number} */
    this.turn = 0;
    this.wake = () => {};
    /** What boards take from the line to a table. @type {Stage["link"]} */
    this.link = {
      id: "",
      room: /** @type {never} */ (null),
      play: /** @type {never} */ (null),
      news: [],
      heardAt: 0,
      own: () => [],
      toAct: () => undefined,
      covered: () => false,
      act: async () => {},
      do: async () => {},
    };
  }

  /** @param {Screen} screen @param {End} drawEnd @param {Replay} replay @param {number | null} eye */
  open(screen, drawEnd, replay, eye) {
    /** @type {import("../../generated/wire.js").Chair[]} */
    const seats = replay.players.map(({ name, bot }) => ({
      who: name ? (bot ? "bot" : "person") : "nobody",
      name,
      generated: false,
      here: true,
      yours: false,
      away: false,
      without: null,
      held_by: null,
      lag: null,
      clock: null,
    }));
    this.link.id = replay.table;
    this.link.room = {
      game: replay.game,
      rules: replay.rules,
      options: replay.options,
      seats,
      status: "over",
      secrets: replay.secrets,
      take_backs: replay.take_backs,
      hints: false,
      undo: false,
      typed: false,
      public: false,
      owned: false,
      spectators: 0,
      dice: null,
      undo_request: null,
      end_vote: null,
      rematch: null,
      daily: null,
      clock: null,
    };
    this.screen = screen;
    this.drawEnd = drawEnd;
    this.eye = eye;
    this.hand = new screen.Hand(this);
    this.hand.replays?.();
  }

  // ---- What boards ask a page

  me() {
    return this.eye;
  }
  isAsked() {
    return false;
  }
  /** @returns {string[]} */
  legal() {
    return [];
  }
  hasCompany() {
    return false;
  }
  /** @param {string} name */
  shown(name) {
    return shown(name);
  }
  /** @param {number} seat */
  faceOf(seat) {
    return facesOf(this.link.room.seats)[seat];
  }
  gameName() {
    return t(`game.${this.link.room.game}.title`);
  }
  clearSlip() {
    this.slip = "";
  }
  calls() {
    return "";
  }
  goBack() {}
  say() {}
  async whyNot() {}
  async act() {}
  async do() {}
  async hint() {}
  async rematch() {}
  async tried() {}

  /** @param {number} seat */
  name(seat) {
    const chair = this.link.room.seats[seat];
    if (!chair?.name) return t("ui.seat-n", { n: seat + 1 });
    // Two bots of the same kind are told apart by a number.
    const alike = this.link.room.seats.slice(0, seat).filter((other) => other.name === chair.name).length;
    return alike ? `${shown(chair.name)} ${alike + 1}` : shown(chair.name);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.name(seat);
  }

  // ---- Positions

  /**
   * What led to a position, in the words of the game.
   * @param {AnyNews[]} news @param {AnyNews[]} before what fell before it @returns {Told[]}
   */
  tell(news, before) {
    const say = (/** @type {AnyNews} */ one) =>
      this.screen.tell(
        one,
        (/** @type {number} */ seat) => this.name(seat),
        () => false,
      );
    before.forEach(say);
    return news.map(say).filter((told) => told !== null);
  }

  /** A fact that the game has no sentence for: who did what. @param {import("./positions.js").Mark} mark */
  plain({ seat, kind, text }) {
    if (seat === null) return text;
    const who = this.name(seat);
    if (kind === "roll") return t("replay.rolled", { who });
    const action = text.replace(/^[^>]*>/, "");
    const [verb, what = ""] = action.split(":");
    const key = [`act.${verb}.${what}`, `act.${verb}`].find(has);
    if (key) return t(key, { who, n: what.length, ...this.screen.named?.(what) });
    return `${who}: ${/^\d+>/.test(text) ? this.hand.advised(action) : text}`;
  }

  /** @param {Position} position */
  take(position) {
    this.shownAt = position.n;
    this.view = position.view;
    this.link.play = {
      view: position.view,
      eye: this.eye,
      waiting: position.waiting,
      asked: null,
      standings: position.standings,
      clock: null,
      resumes_in: 0,
      free_undo: 0,
      prompt: 0,
      dice: null,
      retype: null,
    };
    this.stage = null;
  }

  /** Shows a position at once. @param {Position} position @param {Told[]} story */
  put(position, story) {
    this.turn++;
    this.wake();
    this.story = story;
    this.take(position);
    this.requestUpdate();
    this.hand.placed?.();
  }

  /**
   * Plays what led to a position, and stays there as long as it wants to be looked at.
   * @param {Position} position @param {Told[]} story @param {number} speed @param {number} pause since the fact before, in milliseconds of
   * the table
   */
  async play(position, story, speed, pause) {
    const turn = ++this.turn;
    this.wake();
    this.story = story;
    const still = calm() || document.hidden || speed >= BLUR;
    if (this.screen.live) {
      const before = this.view;
      const { looking } = this.hand;
      this.take(position);
      this.screen.happened?.(this, still ? [] : position.news, before);
      [this.hand.looking, this.stage] = [looking, null];
      this.requestUpdate();
      await this.look(Math.min(LIVE, Math.max(60, pause)) / speed);
      return turn === this.turn;
    }
    let looked = 0;
    const all = position.news;
    for (const [at, news] of (still ? [] : all).entries()) {
      const from = this.screen.before?.(this, news);
      this.view = this.screen.withNews?.(this.view, news) ?? position.view;
      this.stage = { text: story.at(-1)?.text ?? "", own: false };
      this.requestUpdate();
      await this.updateComplete;
      if (turn !== this.turn) return false;
      this.screen.after?.(this, news, from, false);
      const look = this.screen.LOOK?.[news.kind] ?? 0;
      looked += look;
      if (at < all.length - 1 && look) await this.look(look / speed);
      if (turn !== this.turn) return false;
    }
    this.take(position);
    this.requestUpdate();
    const last = still
      ? Math.max(GLANCE, ...all.map((one) => this.screen.LOOK?.[one.kind] ?? 0))
      : (this.screen.LOOK?.[all.at(-1)?.kind ?? ""] ?? 0);
    await this.look(Math.max(last, GLANCE - looked, all.length ? 0 : GLANCE / 2) / speed);
    return turn === this.turn;
  }

  /** Stays for a moment; whoever wants to go elsewhere ends it. @param {number} ms @returns {Promise<void>} */
  look(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Stops what plays, where it is. */
  halt() {
    this.turn++;
    this.wake();
  }

  render() {
    const { view } = this;
    if (!view || !this.screen) return html``;
    const over = this.link.play.standings && !this.stage;
    return html`<div class="table of-${view.seats.length} ${over ? "is-over" : ""}">${over ? this.drawEnd(this, view) : this.screen.board(this, view)}</div>
      ${over ? html`` : this.screen.dock(this, view)}`;
  }
}
customElements.define("turlaj-watched", Watched);
