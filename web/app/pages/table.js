// A table: before, in and after the game.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { post, refusalOf } from "../net/api.js";
import { line } from "../net/socket.js";
import { recall } from "../net/keep.js";
import { GAMES } from "../games.js";
import { calm } from "../look.js";
import { linkTo } from "../table.js";
import { reason, t, wordsFor } from "../words.js";
import { moreWords, openEnd, openGame, sheet } from "../load.js";
import { facesOf } from "./faces.js";
import { chairName, gameName, shown } from "./lists.js";

/** How long a message stands in the bar, in milliseconds. */
const MESSAGE = 4000;
/** So many pieces of news are shown at full length; more of them go faster. */
const PATIENT = 8;
/** This many milliseconds after a table has opened there is time to fetch what it did not need at first. */
const REST = 2000;

/** Plays a sound, if sounds are wanted. @param {string} game @param {string} kind */
const play = (game, kind) => {
  if (recall("sound") === "on")
    Promise.all([import("../sound.js"), GAMES[game].sounds?.()]).then(
      ([found, own]) => found.play(kind, own?.sounds),
      () => {},
    );
};

/** @typedef {import("../game-types.js").AnyView} AnyView @typedef {import("../game-types.js").AnyNews} AnyNews */
/** @typedef {import("../game-types.js").Stage} Stage @typedef {import("../game-types.js").Told} Told */

/** @implements {Stage} */
export class TablePage extends Part {
  static properties = { table: {}, tick: { state: true } };

  constructor() {
    super();
    this.table = "";
    this.tick = 0;
    /** @type {ReturnType<typeof linkTo>} */
    this.link = /** @type {never} */ (null);
    /** The view on screen: it follows the news. @type {AnyView} */
    this.view = /** @type {never} */ (null);
    /** @type {{ text: string, own: boolean } | null} What is looked at right now: what somebody else does, or how the own turn ended. */
    this.stage = null;
    /** @type {number | null} The seat that the view on screen is seen from. */
    this.eye = null;
    /** Ends the look at the present news. @type {() => void} */
    this.goOn = () => {};
    this.hurried = false;
    /** When somebody last pressed to see what comes next. @type {number} */
    this.pressedAt = -Infinity;
    this.hurry = (/** @type {Event} */ event) => {
      if (this.playing && event.type === "pointerdown") this.pressedAt = performance.now();
      // Where every step counts, a press shows the next one and does not end them all.
      this.hurried = this.playing && !this.stage?.own && !this.screen?.STEP;
      this.goOn();
    };
    /** @type {import("../game-types.js").Told[]} */
    this.story = [];
    /** Whether the person goes on although the host changed its seals. @type {boolean} */
    this.warned = false;
    /** What draws this game. @type {import("../game-types.js").Screen} */
    this.screen = /** @type {never} */ (null);
    /** What stands beside the game. @type {typeof import("./beside.js") | null} */
    this.aside = null;
    /** What draws the end of the game. @type {import("../game-types.js").End["end"] | null} */
    this.drawEnd = null;
    this.endComes = false;
    /** What a daily challenge adds to its table. @type {typeof import("../daily/table.js") | null} */
    this.daily = null;
    /** What the person at this screen is about to do in this game. @type {import("../game-types.js").AnyHand} */
    this.hand = /** @type {never} */ (null);
    this.slip = "";
    /** @type {import("../hint/card.js").Advice | null} */
    this.advice = null;
    this.menu = false;
    /** What stands in the bar for a moment; `told`, if the story tells it too. @type {{ text: string, told: boolean } | null} */
    this.message = null;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.messageTimer = 0;
    this.ending = false;
    this.choosing = false;
    /** Whether the person here has heard that others want to end the game, and plays on. @type {boolean} */
    this.staying = false;
    this.goingOn = false;
    this.playing = false;
    this.opening = false;
    this.wasAsked = false;
    this.changed = () => this.follow();
    this.lineChanged = () => {
      this.message = null;
      this.requestUpdate();
    }; // The state of the line stands in the same place.
  }

  connectedCallback() {
    super.connectedCallback();
    this.link = linkTo(this.table);
    this.link.addEventListener("change", this.changed);
    line.addEventListener("state", this.lineChanged);
    // Whoever presses anything has seen enough of the others.
    for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, this.hurry);
    if (this.link.room) this.follow();
  }

  /** The story outlives this page, as long as all keep their names. @param {boolean} keeps */
  shelve(keeps) {
    const at = `turlaj.story.${this.table}`;
    const names = this.link.room.seats.map((seat) => seat.name).join();
    try {
      if (keeps) return sessionStorage.setItem(at, JSON.stringify([names, this.story.slice(-8)]));
      /** @type {[string, Told[]] | []} */
      const [whose, story = []] = JSON.parse(sessionStorage.getItem(at) ?? "[]");
      if (whose === names) this.story = story;
      else sessionStorage.removeItem(at);
    } catch {
      /* Nothing can be kept here. */
    }
  }

  /** @param {{ text: string, seat: number | null }} told */
  tell(told) {
    this.story = [...this.story.slice(-40), told];
    this.shelve(true);
  }

  /** What stands beside the game; nothing until it has come. @param {boolean} [needed] */
  beside(needed = this.menu || this.ending || !this.isPlain()) {
    if (!this.aside && needed) this.fetchBeside().catch(() => {}); // The next look tries again.
    return this.aside;
  }

  async fetchBeside() {
    const [found] = await Promise.all([import("./beside.js"), wordsFor("beside"), moreWords(this.link.room.game), sheet("pages")]);
    this.aside = found;
    this.requestUpdate();
  }

  /** Fetches what draws the end of the game, once. */
  async fetchEnd() {
    if (this.drawEnd || this.endComes) return;
    this.endComes = true;
    try {
      this.drawEnd = await openEnd(this.link.room.game);
      this.requestUpdate();
    } catch {
      /* The next update tries again. */
    }
    this.endComes = false;
  }

  /** Fetches what the table did without at first, before it is needed: the connection may be gone then. */
  rest() {
    if (!this.isConnected) return;
    this.beside(true);
    this.fetchEnd();
    if (recall("notify") === "on") import("../notice.js").catch(() => {});
  }

  /** Whether one person here plays against bots, and nothing is asked that others would have to answer. */
  isPlain() {
    const { room } = this.link;
    return this.link.own().length === 1 && !this.hasCompany() && room.status !== "lobby" && !room.undo_request && !room.end_vote;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.link.removeEventListener("change", this.changed);
    line.removeEventListener("state", this.lineChanged);
    for (const press of ["pointerdown", "keydown"]) window.removeEventListener(press, this.hurry);
    this.link.leave();
  }

  /** Fetches what a table of the daily challenge has besides. */
  async fetchDaily() {
    const found = await import("../daily/table.js");
    await Promise.all([found.ready, sheet("daily")]);
    this.daily = found;
    this.requestUpdate();
  }

  /** Fetches what draws this game, once. @param {string} game */
  async open(game) {
    if (this.opening) return;
    this.opening = true;
    try {
      const { clock, daily, typed } = this.link.room;
      const plain = this.isPlain(),
        over = this.link.play?.standings;
      let [screen] = await Promise.all([
        openGame(game),
        plain ? null : this.fetchBeside(),
        plain && !over ? null : this.fetchEnd(),
        daily && this.fetchDaily(),
      ]);
      if (!this.isConnected) return; // Somebody went on: what comes next is for another page.
      if (typed) screen = await (await import("../typed/table.js")).around(this, screen);
      if (clock) screen = await (await import("../clock/table.js")).around(screen);
      this.screen = screen;
      this.hand = new this.screen.Hand(this);
      this.shelve(false);
      setTimeout(() => this.rest(), REST);
    } catch {
      this.opening = false; // Whatever comes next tries again.
      return;
    }
    this.follow();
  }

  /** Shows news one after the other, then the view that they led to. */
  async follow() {
    for (const one of this.link.happened.splice(0)) this.happened(one);
    const { room } = this.link;
    if (room?.rematch && this.goingOn) {
      this.goingOn = false;
      go(`/t/${room.rematch}`);
    }
    this.requestUpdate();
    if (room && !this.screen) return this.open(room.game);
    if (this.screen?.live) return this.followLive();
    if (!room || this.playing) return;
    this.playing = true;
    this.hurried = false;
    const wasAsked = this.wasAsked;
    for (let next = this.link.news.shift(); next; next = this.link.news.shift()) await this.showNews(next);
    this.stage = null;
    this.view = this.link.play?.view;
    this.eye = this.link.play?.eye ?? null;
    this.playing = false;
    this.titled();
    this.wasAsked = this.isAsked();
    if (this.wasAsked && !wasAsked) this.notify();
    this.requestUpdate();
  }

  /** Says that it is the person's turn, if the page is not in sight. */
  notify() {
    if (document.hidden)
      import("../notice.js").then(
        ({ notice }) => notice(this.table, t("ui.your-turn"), this.gameName()),
        () => {},
      );
  }

  /** Where all act at once nothing waits for what was: the view is shown as it is, and the screen moves what it likes. */
  followLive() {
    const before = this.view;
    const news = this.link.news.splice(0);
    const own = this.link.own();
    for (const one of news) {
      const told = this.screen.tell(
        one,
        (/** @type {number} */ seat) => this.name(seat),
        (/** @type {number} */ seat) => own.length === 1 && own[0] === seat,
      );
      if (told) this.tell(told);
    }
    this.view = this.link.play?.view;
    this.eye = this.link.play?.eye ?? null;
    this.screen.happened?.(this, news, before);
    this.titled();
    if (this.isAsked() && !this.wasAsked) this.notify();
    this.wasAsked = this.isAsked();
    this.requestUpdate();
  }

  /** One piece of news: what I did is there at once, what others do and what ends my turn is looked at. @param {AnyNews} news */
  async showNews(news) {
    const own = this.link.own();
    // On a screen that several people share, nobody is "you".
    const told = this.screen.tell(
      news,
      (/** @type {number} */ seat) => this.name(seat),
      (/** @type {number} */ seat) => own.length === 1 && own[0] === seat,
    );
    if (told) this.tell(told);
    const rest = this.link.news.length;
    const still = calm() || document.hidden || this.hurried || rest > 60 || !this.view;
    if (!this.hurried && !(news.kind === "rolled" && this.link.room.typed))
      play(this.link.room.game, news.kind === "turn-begins" && own.includes(news.seat ?? -1) ? "your-turn" : news.kind);
    if (this.view) {
      const from = still ? null : this.screen.before?.(this, news);
      this.view = this.screen.withNews?.(this.view, news) ?? this.link.play.view;
      const others = news.seat !== undefined && !own.includes(news.seat);
      // How the own turn ended stands for a moment also where nothing moves.
      const stays = others || document.hidden || rest > 60 ? 0 : (this.screen.stays?.(news, this.link.news[0], own.length > 1, still) ?? 0);
      this.stage = stays || (others && !still) ? { text: told?.brief ?? told?.text ?? this.stage?.text ?? "", own: !others } : null;
      this.requestUpdate();
      await this.updateComplete;
      this.screen.after?.(this, news, from, still);
      const look = stays ? stays : this.stage ? (this.screen.LOOK?.[news.kind] ?? 0) * Math.min(1, PATIENT / Math.max(rest, 1)) : 0;
      const least = performance.now() + (this.screen.STEP ?? 0);
      if (look)
        await new Promise((done) => {
          this.goOn = () => (this.screen.STEP ? setTimeout(done, least - performance.now()) : done(undefined));
          setTimeout(done, look);
        });
    }
  }

  /** @param {import("../../generated/wire.js").Happening} one */
  happened(one) {
    const emote = one.kind === "emote";
    const key = one.kind === "undone" && !this.hasCompany() ? "ui.happened.undone.alone" : `ui.happened.${one.kind}`;
    const undone = one.kind === "undone" && !this.hasCompany() && this.view ? this.screen?.undone?.(this) : "";
    const flagged = one.kind === "flag" ? this.screen?.flagged?.(this, one.seat) : "";
    const text = emote ? `${this.name(one.seat)}: ${t(`emote.${one.emote}`)}` : flagged || undone || t(key);
    this.tell({ text, seat: emote ? one.seat : null });
    this.say(text, true);
  }

  /** Says something in the bar, where it covers no question and moves nothing; it leaves by itself. @param {string} text */
  say(text, told = false) {
    this.message = { text, told };
    clearTimeout(this.messageTimer);
    this.messageTimer = setTimeout(() => {
      this.message = null;
      this.requestUpdate();
    }, MESSAGE);
    this.requestUpdate();
  }

  /** Whether other people sit at this table, at screens of their own. */
  hasCompany() {
    return (this.link.room?.seats ?? []).some((chair) => chair.who === "person" && !chair.yours);
  }

  titled() {
    document.title = this.isAsked() ? `● ${t("ui.your-turn")} · ${this.gameName()}` : `${this.gameName()} · Turlaj`;
  }

  /** The name of the game. */
  gameName() {
    return t(`game.${this.link.room.game}.title`);
  }

  /** The own seat that is looked from. @returns {number | null} */
  me() {
    const own = this.link.own();
    return (this.stage ? this.eye : this.link.play?.eye) ?? (own.length === 1 ? own[0] : null);
  }

  isAsked() {
    return Boolean(this.link.play?.asked) && !this.stage;
  }

  /** @returns {string[]} */
  legal() {
    return (this.isAsked() && this.link.play.asked?.legal) || [];
  }

  /** @param {string} action */
  async act(action) {
    if (line.state !== "on") this.say(t("ui.move-waits"));
    await this.tried(this.link.act(action));
  }

  /** @param {import("../../generated/wire.js").Deed} deed */
  do(deed) {
    this.menu = false;
    return this.tried(this.link.do(deed));
  }

  /** @param {Promise<unknown>} work */
  async tried(work) {
    try {
      this.slip = "";
      await work;
    } catch (why) {
      const refused = refusalOf(why);
      await this.refusalWords();
      if (this.link.room?.status === "lobby") this.say(reason(refused));
      else if (refused.code !== "stale-prompt") this.slip = reason(refused);
    }
    this.requestUpdate();
  }

  /** Learns how the game says what it refuses. */
  refusalWords() {
    return this.link.room ? moreWords(this.link.room.game).catch(() => {}) : null;
  }

  clearSlip() {
    this.slip = "";
    this.requestUpdate();
  }

  /** Why an action is not possible, in words. @param {string} action */
  async whyNot(action) {
    if (!this.isAsked()) {
      this.slip = t("refusal.not-asked");
      return this.requestUpdate();
    }
    await this.tried(
      (async () => {
        const { refused } = await post(`/api/v1/tables/${this.table}/why-not`, { seat: this.me() ?? 0 });
        await this.refusalWords();
        const found = refused.find((one) => one.action === action || one.action === `${action}+`);
        this.slip = found ? reason(found.why) : t("ui.not-now");
      })(),
    );
  }

  /** Asks what would be best; what shows it comes with the first question. */
  async hint() {
    await this.tried(
      import("../hint/card.js").then(({ Advice }) => {
        this.advice ??= new Advice(this);
      }),
    );
    this.advice?.ask();
  }

  /** @param {number} seat */
  name(seat) {
    return this.link.room?.seats[seat]?.yours && this.link.own().length === 1 ? t("ui.you") : this.nameOf(seat);
  }

  /** The name of whoever sits there, also one's own. @param {number} seat */
  nameOf(seat) {
    const chair = this.link.room?.seats[seat];
    if (!chair) return t("ui.seat-n", { n: seat + 1 });
    if (chair.who === "nobody") return t("ui.free-seat");
    const plain = chairName(chair);
    // Two bots of the same kind are told apart by a number.
    const alike = this.link.room.seats.slice(0, seat).filter((other) => chairName(other) === plain).length;
    return alike ? `${plain} ${alike + 1}` : plain;
  }

  /** Whom a question is for, where several people share the screen. */
  calls() {
    return this.isAsked() && this.link.own().length > 1 ? html`<b>${this.nameOf(this.me() ?? 0)}:</b> ` : nothing;
  }

  /** @param {string} name */
  shown(name) {
    return shown(name);
  }

  /** @param {number} seat */
  faceOf(seat) {
    return facesOf(this.link.room.seats)[seat];
  }

  /** Goes to the table at which the same people play again, when it is there. */
  async rematch() {
    this.goingOn = true;
    await this.do("rematch");
    this.follow();
  }

  render() {
    const { room, lost } = this.link ?? {};
    if (room) document.body.dataset.game = room.game;
    if (lost?.code.startsWith("daily") && !this.daily) this.fetchDaily().catch(() => {});
    if (lost)
      return this.daily
        ? html`${this.bar()}${this.daily.lost(lost)}`
        : html`${this.bar()}<main class="page"><p class="slip" role="alert">${reason(lost)}</p><a class="btn go" href="/">${t("ui.home")}</a></main>`;
    const opening = html`${this.bar()}<main class="page"><p role="status">${t("ui.opening")}</p></main>`;
    if (!room || !this.screen) return opening;
    if (this.link.alarm && !this.warned) return html`${this.bar()}${this.alarm()}`;
    const aside = this.beside();
    if (room.status === "lobby") return aside ? html`${this.bar()}${aside.lobby(this)}` : opening;
    const view = this.view ?? this.link.play?.view;
    if (room.status === "dice" || !view)
      return html`${this.bar()}<main class="page"><p role="status" class="ask">${t("ui.drawing-dice")}</p></main>`;
    if (this.mustCover()) return aside ? html`${this.bar()}${aside.cover(this, this.link.toAct() ?? 0)}` : opening;
    const over = this.link.play.standings && !this.stage;
    if (over) this.fetchEnd();
    const end = over ? this.drawEnd : null;
    return html`${this.bar()}
      <main class="table of-${view.seats.length} ${end ? "is-over" : ""}">
        ${end ? end(this, view) : this.screen.board(this, view)}
        ${this.storyList()}
      </main>
      ${aside?.requests(this)}
      ${over || room.status === "abandoned" ? this.abandoned() : this.screen.dock(this, view)}${this.advice?.render()}`;
  }

  /** The host has changed what was sealed: nobody goes on without knowing it. */
  alarm() {
    return html`<main class="page"><section class="card alarm" role="alert"><h2>${icon("no")}${t("ui.alarm")}</h2><p>${t("ui.alarm.about")}</p></section>
      <div class="row wrap"><a class="btn go" href="/">${t("ui.home")}</a><button class="btn" @click=${() => {
        this.warned = true;
        this.requestUpdate();
      }}>${t("ui.alarm.go-on")}</button></div></main>`;
  }

  abandoned() {
    if (this.link.room.status !== "abandoned") return nothing;
    return (this.daily ?? this.beside(true))?.closed(this);
  }

  /** Whether the screen is covered, because the one who has to act has secrets from the others. */
  mustCover() {
    const next = this.link.toAct();
    return this.link.covered() && !this.link.play.standings && next !== undefined && this.link.play.eye !== next && !this.stage;
  }

  /** @param {number} seat */
  uncover(seat) {
    this.hand.empty();
    this.link.watch(seat);
  }

  storyList() {
    const faces = (/** @type {number | null} */ seat) => (seat === null ? "who-table" : this.faceOf(seat));
    return html`<ol class="story" aria-label=${t("ui.story")} aria-live="polite">
      ${this.story.slice(-8).map((one) => html`<li><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#${faces(one.seat)}"></use></svg><span>${one.text}</span></li>`)}
    </ol>`;
  }

  bar() {
    const state = line.state === "on" ? "" : t(line.state === "lost" || line.state === "doubt" ? "ui.line-lost" : "ui.opening");
    const room = this.link?.room;
    const gone = this.missing();
    const view = room?.status === "playing" ? (this.view ?? this.link.play?.view) : null;
    return html`<header class="bar">
      <a class="icon-btn" href="/" aria-label=${t("ui.leave")}>${icon("back")}</a>
      ${room ? html`<h1>${gameName(room.game)}</h1>` : nothing}
      ${room?.daily ? this.daily?.badge(this) : nothing}
      ${view && this.screen?.status && !this.link.play?.standings ? this.screen.status(this, view) : nothing}
      <span class="pill line push" role="status" ?hidden=${!state}>${state}</span>
      ${gone.length && !state ? html`<span class="pill gone push" role="status">${icon("away")}<span>${t("ui.is-gone", { who: gone.join(", ") })}</span></span>` : nothing}
      ${room?.spectators ? html`<span class="pill" aria-label=${t("ui.spectators", { n: room.spectators })}>${icon("eye")}${room.spectators}</span>` : nothing}
      <button class="icon-btn ${state || gone.length ? "" : "push"}" aria-label=${t("ui.menu")} aria-expanded=${this.menu} @pointerenter=${() => this.beside(true)} @click=${() => {
        this.menu = !this.menu;
        this.requestUpdate();
      }}>${icon("menu")}</button>
      ${this.link?.alarm && this.warned ? html`<p class="alarm-line" role="alert">${icon("no")}${t("ui.alarm")}</p>` : nothing}
    </header>
    ${this.menu && room ? this.beside()?.menuPanel(this) : nothing}
    <p class="toast ${this.message ? "is-on" : ""}" role="status" aria-hidden=${this.message?.told ? "true" : nothing}>${this.message?.text}</p>`;
  }

  /** The names of those whom the game waits for, and who are not connected. @returns {string[]} */
  missing() {
    const { room, play } = this.link ?? {};
    if (room?.status !== "playing" || !play) return [];
    const gone = (/** @type {number} */ seat) =>
      /person|program/.test(room.seats[seat].who) && !room.seats[seat].here && !room.seats[seat].held_by && !room.seats[seat].yours;
    return play.waiting.filter(gone).map((/** @type {number} */ seat) => this.name(seat));
  }

  goBack() {
    const { eye, prompt, free_undo: free } = this.link.play;
    const last = this.link.acted.pop();
    if (eye === null) return undefined; // Who only watches has done nothing.
    if (free > 0) return this.do({ "take-back": { seat: eye, keep: free - 1 } });
    if (this.link.own().length > 1) return this.aside?.askBack(this, last);
    return this.do({ "ask-undo": { seat: eye, prompt: prompt ?? 0 } });
  }
}
customElements.define("turlaj-table", TablePage);
