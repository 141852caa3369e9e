// Plays the news of a table: one after the other, then the view that they led to; or, where all act at once, as they come.

import { GAMES } from "../games.js";
import { calm } from "../look.js";
import { recall } from "../net/keep.js";
import { t } from "../words.js";

/** @typedef {import("../game-types.js").AnyNews} AnyNews @typedef {import("../game-types.js").Told} Told */

/** So many pieces of news are shown at full length; more of them go faster. */
const PATIENT = 8;
/** More than this wait: they are not looked at. */
const FLOOD = 60;

/** Plays a sound, if sounds are wanted. @param {string} game @param {string} kind */
const sound = (game, kind) => {
  if (recall("sound") === "on")
    Promise.all([import("../sound.js"), GAMES[game].sounds?.()]).then(
      ([found, own]) => found.play(kind, own?.sounds),
      () => {},
    );
};

export class Player {
  /** @param {import("../game-types.js").TableStage} stage */
  constructor(stage) {
    this.stage = stage;
    this.wasAsked = false;
    /** Ends the look at the present news. @type {() => void} */
    this.goOn = () => {};
    /** Whoever presses anything has seen enough of the others. */
    this.hurry = (/** @type {Event} */ event) => {
      if (stage.playing && event.type === "pointerdown") stage.pressedAt = performance.now();
      // Where every step counts, a press shows the next one and does not end them all.
      stage.hurried = stage.playing && !stage.stage?.own && !stage.screen?.STEP;
      this.goOn();
    };
  }

  listen() {
    for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, this.hurry);
  }

  leave() {
    for (const press of ["pointerdown", "keydown"]) window.removeEventListener(press, this.hurry);
  }

  /** Shows what has come. */
  async follow() {
    const { stage } = this;
    if (stage.screen.live) return this.followLive();
    if (stage.playing) return;
    stage.playing = true;
    stage.hurried = false;
    try {
      for (let next = stage.link.news.shift(); next; next = stage.link.news.shift()) await this.show(next);
    } finally {
      stage.stage = null;
      stage.playing = false;
      this.arrive();
    }
  }

  /** Where all act at once nothing waits for what was: the view is shown as it is, and the screen moves what it likes. */
  followLive() {
    const { stage } = this;
    const before = stage.view;
    const news = stage.link.news.splice(0);
    for (const one of news) this.tell(one);
    this.see();
    stage.screen.happened?.(stage, news, before);
    this.arrive();
  }

  see() {
    const { stage } = this;
    stage.view = stage.link.play?.view;
    stage.eye = stage.link.play?.eye ?? null;
  }

  /** Everything was shown. */
  arrive() {
    const { stage, wasAsked } = this;
    this.see();
    this.wasAsked = stage.isAsked();
    document.title = this.wasAsked ? `● ${t("ui.your-turn")} · ${stage.gameName()}` : `${stage.gameName()} · Turlaj`;
    if (this.wasAsked && !wasAsked) this.notify();
  }

  /** Says that it is the person's turn, if the page is not in sight. */
  notify() {
    const { stage } = this;
    if (document.hidden)
      import("../notice.js").then(
        ({ notice }) => notice(stage.table, t("ui.your-turn"), stage.gameName()),
        () => {},
      );
  }

  /** A piece of news in words, which the story keeps. @param {AnyNews} news */
  tell(news) {
    const { stage } = this;
    const own = stage.link.own();
    // On a screen that several people share, nobody is "you".
    const told = stage.screen.tell(
      news,
      (/** @type {number} */ seat) => stage.name(seat),
      (/** @type {number} */ seat) => own.length === 1 && own[0] === seat,
    );
    if (told) this.goesOn(told);
    return told;
  }

  /** The story has one sentence more. @param {Told} told */
  goesOn(told) {
    this.stage.story = [...this.stage.story.slice(-40), told];
    this.shelve(true);
  }

  /** The story outlives the page, as long as all keep their names. @param {boolean} keeps */
  shelve(keeps) {
    const { stage } = this;
    const at = `turlaj.story.${stage.table}`;
    const names = stage.link.room.seats.map((seat) => seat.name).join();
    try {
      if (keeps) return sessionStorage.setItem(at, JSON.stringify([names, stage.story.slice(-8)]));
      /** @type {[string, Told[]] | []} */
      const [whose, story = []] = JSON.parse(sessionStorage.getItem(at) ?? "[]");
      if (whose === names) stage.story = story;
      else sessionStorage.removeItem(at);
    } catch {
      /* Nothing can be kept here. */
    }
  }

  /** One piece of news: what I did is there at once, what others do and what ends my turn is looked at. @param {AnyNews} news */
  async show(news) {
    const { stage } = this;
    const { link, screen } = stage;
    const own = link.own();
    const told = this.tell(news);
    const rest = link.news.length;
    const still = calm() || document.hidden || stage.hurried || rest > FLOOD || !stage.view;
    if (!stage.hurried && !(news.kind === "rolled" && link.room.typed))
      sound(link.room.game, news.kind === "turn-begins" && own.includes(news.seat ?? -1) ? "your-turn" : news.kind);
    if (!stage.view) return;
    const from = still ? null : screen.before?.(stage, news);
    stage.view = screen.withNews?.(stage.view, news) ?? link.play.view;
    const others = news.seat !== undefined && !own.includes(news.seat);
    // How the own turn ended stands for a moment also where nothing moves.
    const stays = others || document.hidden || rest > FLOOD ? 0 : (screen.stays?.(news, link.news[0], own.length > 1, still) ?? 0);
    stage.stage = stays || (others && !still) ? { text: told?.brief ?? told?.text ?? stage.stage?.text ?? "", own: !others } : null;
    await stage.root.updateComplete;
    screen.after?.(stage, news, from, still);
    const look = stays ? stays : stage.stage ? (screen.LOOK?.[news.kind] ?? 0) * Math.min(1, PATIENT / Math.max(rest, 1)) : 0;
    if (look) await this.look(look, performance.now() + (screen.STEP ?? 0));
  }

  /** Stays for a moment, or until a press; at least until then where each step counts. @param {number} ms @param {number} least */
  look(ms, least) {
    const { STEP } = this.stage.screen;
    return new Promise((done) => {
      this.goOn = () => (STEP ? setTimeout(done, least - performance.now()) : done(undefined));
      setTimeout(done, ms);
    });
  }

  /** Something that happened at the table and is no news of the game. @param {import("../../generated/wire.js").Happening} one */
  happened(one) {
    const { stage } = this;
    const alone = one.kind === "undone" && !stage.hasCompany();
    const undone = alone && stage.view ? stage.screen?.undone?.(stage) : "";
    const flagged = one.kind === "flag" ? stage.screen?.flagged?.(stage, one.seat) : "";
    const text =
      one.kind === "emote"
        ? `${stage.name(one.seat)}: ${t(`emote.${one.emote}`)}`
        : flagged || undone || t(alone ? "ui.happened.undone.alone" : `ui.happened.${one.kind}`);
    this.goesOn({ text, seat: one.kind === "emote" ? one.seat : null });
    stage.say(text, true);
  }
}
