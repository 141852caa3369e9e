// Puts the positions of a recording on a stage: at once, or played by their news.

import { calm } from "../look.js";
import { Stage } from "../stage/stage.js";
import { Store } from "../store.js";
import { has, t } from "../words.js";
import { Recording } from "./recording.js";

/**
 * @typedef {import("./positions.js").Position} Position @typedef {import("../game-types.js").Told} Told
 * @typedef {import("../game-types.js").AnyNews} AnyNews @typedef {import("../game-types.js").Screen} Screen
 */

/** How long a fact without moving parts is looked at, and the longest look at a table where all act at once; in milliseconds. */
const GLANCE = 500,
  LIVE = 1200;
/** From this speed on nothing moves: the positions alone are quick enough to be followed. */
const BLUR = 4;

export class Player extends Store {
  /**
   * @param {Screen} screen @param {import("./positions.js").Replay} replay @param {number | null} eye
   * @param {import("../game-types.js").Root} root
   */
  constructor(screen, replay, eye, root) {
    super();
    this.screen = screen;
    this.recording = new Recording(replay, eye);
    this.stage = new Stage("watched", this.recording, root);
    this.stage.eye = eye;
    this.stage.open(screen);
    this.stage.hand.replays?.();
    /** The position on screen. @type {number} */
    this.shownAt = -1;
    /** Which position was wanted last: whatever plays for another one stops. @type {number} */
    this.turn = 0;
    this.wake = () => {};
  }

  /** What another player shows stays on screen until the first position has come. @param {Player} before */
  follow(before) {
    this.shownAt = before.shownAt;
    this.recording.play = before.recording.play;
    this.stage.view = before.stage.view;
    this.stage.story = before.stage.story;
  }

  /**
   * What led to a position, in the words of the game.
   * @param {AnyNews[]} news @param {AnyNews[]} before what fell before it @returns {Told[]}
   */
  tell(news, before) {
    const say = (/** @type {AnyNews} */ one) =>
      this.screen.tell(
        one,
        (/** @type {number} */ seat) => this.stage.name(seat),
        () => false,
      );
    before.forEach(say);
    return news.map(say).filter((told) => told !== null);
  }

  /** A fact that the game has no sentence for: who did what. @param {import("./positions.js").Mark} mark */
  plain({ seat, kind, text }) {
    if (seat === null) return text;
    const who = this.stage.name(seat);
    if (kind === "roll") return t("replay.rolled", { who });
    const action = text.replace(/^[^>]*>/, "");
    const [verb, what = ""] = action.split(":");
    const key = [`act.${verb}.${what}`, `act.${verb}`].find(has);
    if (key) return t(key, { who, n: what.length, ...this.screen.named?.(what) });
    return `${who}: ${/^\d+>/.test(text) ? this.stage.hand.advised(action) : text}`;
  }

  /** @param {Position} position */
  take(position) {
    this.shownAt = position.n;
    this.recording.take(position);
    this.stage.view = position.view;
    this.stage.stage = null;
  }

  /** Shows a position at once. @param {Position} position @param {Told[]} story */
  put(position, story) {
    this.halt();
    this.stage.story = story;
    this.take(position);
    this.stage.hand.placed?.();
  }

  /**
   * Plays what led to a position, and stays there as long as it wants to be looked at.
   * @param {Position} position @param {Told[]} story @param {number} speed @param {number} pause since the fact before, in milliseconds of
   * the table
   */
  async play(position, story, speed, pause) {
    this.halt();
    const { turn, screen, stage } = this;
    stage.story = story;
    const still = calm() || document.hidden || speed >= BLUR;
    if (screen.live) {
      const before = stage.view;
      const { looking } = stage.hand;
      this.take(position);
      screen.happened?.(stage, still ? [] : position.news, before);
      [stage.hand.looking, stage.stage] = [looking, null];
      await this.look(Math.min(LIVE, Math.max(60, pause)) / speed);
      return turn === this.turn;
    }
    let looked = 0;
    const all = position.news;
    for (const [at, news] of (still ? [] : all).entries()) {
      const from = screen.before?.(stage, news);
      stage.view = screen.withNews?.(stage.view, news) ?? position.view;
      stage.stage = { text: story.at(-1)?.text ?? "", own: false };
      await stage.root.updateComplete;
      if (turn !== this.turn) return false;
      screen.after?.(stage, news, from, false);
      const look = screen.LOOK?.[news.kind] ?? 0;
      looked += look;
      if (at < all.length - 1 && look) await this.look(look / speed);
      if (turn !== this.turn) return false;
    }
    this.take(position);
    const last = still ? Math.max(GLANCE, ...all.map((one) => screen.LOOK?.[one.kind] ?? 0)) : (screen.LOOK?.[all.at(-1)?.kind ?? ""] ?? 0);
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
}
