// A table: before, in and after the game.

import { Part, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { Refused, post, qr } from "../net/api.js";
import { line } from "../net/socket.js";
import { calm } from "../look.js";
import { play } from "../sound.js";
import { TableLink } from "../table.js";
import { reason, t } from "../words.js";
import { dock } from "../stonoga/dock.js";
import { mine, rivals, shop } from "../stonoga/board.js";
import { end } from "../stonoga/end.js";
import { tell } from "../stonoga/story.js";
import { lobby } from "./lobby.js";
import { shown } from "./lists.js";
import { svgFrom } from "./qr.js";

const FACES = ["who-cat", "who-hedgehog", "who-owl"];
const EMOTES = ["wave", "clap", "luck", "ouch", "think", "knock", "thanks", "laugh"];
/** How long a piece of news is looked at, in milliseconds. */
/** @type {Record<string, number>} */
const LOOK = { rolled: 750, took: 550, stole: 700, "empty-handed": 600, "turn-begins": 120 };

export class TablePage extends Part {
  static properties = { table: {}, tick: { state: true } };

  constructor() {
    super();
    this.table = "";
    this.tick = 0;
    /** @type {TableLink} */
    this.link = /** @type {any} */ (null);
    /** @type {any} The view on screen: it follows the news. */
    this.view = null;
    /** @type {{ text: string, dice?: string[], rolled?: number[] } | null} */
    this.stage = null;
    /** @type {{ text: string, seat: number | null }[]} */
    this.story = [];
    /** @type {Set<number> | null} */
    this.keeping = null;
    this.prompt = -1;
    this.slip = "";
    /** @type {string[]} */
    this.choices = [];
    this.peeking = false;
    this.menu = false;
    /** @type {number | null} */
    this.fresh = null;
    /** @type {Element | null} */
    this.code = null;
    this.bubble = "";
    this.bubbleTimer = 0;
    this.ending = false;
    this.goingOn = false;
    this.playing = false;
    this.changed = () => this.follow();
    this.lineChanged = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.link = new TableLink(this.table);
    this.link.addEventListener("change", this.changed);
    line.addEventListener("state", this.lineChanged);
    qr(location.href).then((text) => { this.code = svgFrom(text); this.requestUpdate(); }).catch(() => {});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.link.removeEventListener("change", this.changed);
    line.removeEventListener("state", this.lineChanged);
    this.link.leave();
  }

  /** Shows news one after the other, then the view that they led to. */
  async follow() {
    for (const one of this.link.happened.splice(0)) this.happened(one);
    const { room } = this.link;
    if (room?.rematch && this.goingOn) go(`/t/${room.rematch}`);
    this.requestUpdate();
    if (this.playing) return;
    this.playing = true;
    while (this.link.news.length) {
      const news = this.link.news.shift();
      // On a screen that several people share, nobody is "you".
      const own = this.link.own();
      const told = tell(news, (seat) => this.name(seat), (seat) => own.length === 1 && own[0] === seat);
      if (told) this.story = [...this.story.slice(-40), told];
      play(news.kind === "turn-begins" && own.includes(news.seat) ? "your-turn" : news.kind);
      const mineToSee = this.link.own().length > 0 || this.link.play;
      const look = calm() || document.hidden || this.link.news.length > 60 ? 0 : LOOK[news.kind] ?? 0;
      if (look && mineToSee && this.view) {
        this.stage = { text: told?.text ?? "" , dice: news.shown ?? this.stage?.dice, rolled: news.dice?.flatMap((/** @type {any} */ die, /** @type {number} */ at) => (die ? [at] : [])) };
        if (news.kind === "took" || news.kind === "stole") {
          this.fresh = news.seat;
          this.view = this.link.news.some((/** @type {any} */ later) => later.kind === "took" || later.kind === "stole") ? this.view : this.link.play?.view ?? this.view;
        }
        this.requestUpdate();
        await new Promise((done) => { setTimeout(done, look); });
      }
    }
    this.stage = null;
    this.view = this.link.play?.view ?? null;
    this.playing = false;
    this.titled();
    this.requestUpdate();
  }

  /** @param {any} one */
  happened(one) {
    const text = one.kind === "emote" ? `${this.name(one.seat)}: ${t(`emote.${one.emote}`)}`
      : t(`ui.happened.${one.kind}`, { who: one.seat === undefined ? "" : this.name(one.seat) });
    this.story = [...this.story.slice(-40), { text, seat: one.seat ?? null }];
    // Said aloud: it stands above everything for a moment.
    this.bubble = text;
    clearTimeout(this.bubbleTimer);
    this.bubbleTimer = setTimeout(() => { this.bubble = ""; this.requestUpdate(); }, 3500);
  }

  titled() {
    document.title = this.isAsked() ? `● ${t("ui.your-turn")} · Stonoga` : "Stonoga · Turlaj";
  }

  /** The own seat that is looked from. @returns {number | null} */
  me() {
    const own = this.link.own();
    return this.link.play?.eye ?? (own.length === 1 ? own[0] : null);
  }

  isAsked() {
    return Boolean(this.link.play?.asked) && !this.stage;
  }

  /** @returns {string[]} */
  legal() {
    return this.isAsked() ? this.link.play.asked.legal : [];
  }

  /** The dice that stay. @returns {Set<number>} */
  kept() {
    const asked = this.link.play?.asked;
    if (!asked) return new Set();
    if (asked.prompt !== this.prompt || !this.keeping) {
      this.prompt = asked.prompt;
      const rolled = this.link.play.view.rolling;
      this.keeping = new Set(this.link.play.view.rolls > 1 ? [0, 1, 2, 3].filter((at) => !rolled.includes(at)) : []);
      this.choices = [];
    }
    return this.keeping;
  }

  canRoll() {
    return this.legal().some((action) => action.startsWith("roll") || action.startsWith("foot"));
  }

  /** What the red button does now. @returns {string | undefined} */
  rollAction() {
    const loose = [0, 1, 2, 3].filter((at) => !this.kept().has(at)).map((at) => at + 1).join("");
    return this.legal().find((action) => action === `roll:${loose}` || action === `foot:${loose}`);
  }

  /** @param {number} at */
  toggle(at) {
    const kept = this.kept();
    if (kept.has(at)) kept.delete(at);
    else kept.add(at);
    this.slip = "";
    this.requestUpdate();
    // The die has moved to another group: whoever uses the keyboard goes with it.
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(`.die[data-at="${at}"]`))?.focus());
  }

  /** @param {string[]} actions */
  choose(actions) {
    if (actions.length === 1) return this.act(actions[0]);
    this.choices = actions;
    this.requestUpdate();
  }

  /** @param {string} action */
  async act(action) {
    this.choices = [];
    await this.tried(this.link.act(action));
  }

  /** @param {unknown} deed */
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
      const refused = why instanceof Refused ? why.why : /** @type {any} */ (why);
      if (refused.code !== "stale-prompt") this.slip = reason(refused);
    }
    this.requestUpdate();
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
    await this.tried((async () => {
      const { refused } = await post(`/api/v1/tables/${this.table}/why-not`, { seat: this.me() });
      const found = refused.find((/** @type {any} */ one) => one.action === action || one.action === `${action}+`);
      this.slip = found ? reason(found.why) : t("ui.not-now");
    })());
  }

  async hint() {
    await this.tried((async () => {
      const hint = await post(`/api/v1/tables/${this.table}/hint`, { seat: this.me() });
      const { actionName } = await import("../stonoga/dock.js");
      const action = hint.actions[0];
      if (/^(roll|foot)/.test(action)) {
        const loose = [...action.split(":")[1]].map((digit) => Number(digit) - 1);
        this.keeping = new Set([0, 1, 2, 3].filter((at) => !loose.includes(at)));
      }
      const staying = [...this.kept()].map((at) => t(`die.${this.link.play.view.dice[at]}`)).join(", ");
      const advice = actionName(this, action) + (this.canRoll() && /^(roll|foot)/.test(action) && staying ? ` (${t("ui.kept-dice")}: ${staying})` : "");
      this.slip = t("ui.hint-says", { bot: this.shown(hint.bot), action: advice });
    })());
  }

  peek() {
    this.peeking = !this.peeking;
    this.requestUpdate();
  }

  /** @param {number} seat */
  name(seat) {
    const chair = this.link.room?.seats[seat];
    if (!chair) return t("ui.seat-n", { n: seat + 1 });
    if (chair.who === "nobody") return t("ui.free-seat");
    if (chair.yours && this.link.own().length === 1) return t("ui.you");
    const plain = shown(chair.name);
    // Two bots of the same kind are told apart by a number.
    const alike = this.link.room.seats.slice(0, seat).filter((/** @type {any} */ other) => other.name === chair.name).length;
    return alike ? `${plain} ${alike + 1}` : plain;
  }

  /** @param {string} name */
  shown(name) {
    return shown(name);
  }

  /** @param {number} seat */
  faceOf(seat) {
    const chair = this.link.room.seats[seat];
    return chair.who === "bot" || chair.held_by ? "who-bot" : FACES[seat % FACES.length];
  }

  async rematch() {
    this.goingOn = true;
    await this.do("rematch");
    if (this.link.room.rematch) go(`/t/${this.link.room.rematch}`);
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(location.href);
      this.slip = t("ui.copied");
    } catch {
      /** @type {HTMLInputElement | null} */ (this.querySelector("input.link"))?.select();
      this.slip = t("ui.copy-by-hand");
    }
    this.requestUpdate();
  }

  render() {
    document.body.dataset.game = "stonoga";
    const { room, lost } = this.link ?? {};
    if (lost) return html`${this.bar()}<main class="page"><p class="slip" role="alert">${reason(lost)}</p><a class="btn go" href="/">${t("ui.home")}</a></main>`;
    if (!room) return html`${this.bar()}<main class="page"><p role="status">${t("ui.opening")}</p></main>`;
    if (room.status === "lobby") return html`${this.bar()}${this.slip ? html`<p class="slip" role="alert">${this.slip}</p>` : nothing}${lobby(this)}`;
    const view = this.view ?? this.link.play?.view;
    if (room.status === "dice" || !view) return html`${this.bar()}<main class="page"><p role="status" class="ask">${t("ui.drawing-dice")}</p></main>`;
    if (this.mustCover()) return html`${this.bar()}${this.cover()}`;
    const me = this.me();
    const over = this.link.play.standings && !this.stage;
    return html`${this.bar()}
      <main class="table ${over ? "is-over" : ""}">
        ${over ? end(this, view) : html`${rivals(this, view, me)}${shop(this, view)}${me === null ? nothing : mine(this, view, me)}`}
        ${this.storyList()}
      </main>
      ${this.requests()}
      ${over || room.status === "abandoned" ? this.abandoned() : dock(this, view)}`;
  }

  abandoned() {
    if (this.link.room.status !== "abandoned") return nothing;
    return html`<section class="dock"><p class="ask" role="status">${t("ui.abandoned")}</p><div class="row wrap">
      ${this.link.own().length ? html`<button class="btn go" @click=${() => this.rematch()}>${icon("reroll")}${t("ui.rematch")}</button>` : nothing}
      <a class="btn" href="/">${icon("back")}${t("ui.home")}</a></div></section>`;
  }

  /** Whether the screen is covered, because the one who has to act has secrets from the others. */
  mustCover() {
    const next = this.link.toAct();
    return this.link.covered() && !this.link.play.standings && next !== undefined && this.link.play.eye !== next && !this.stage;
  }

  cover() {
    const next = this.link.toAct() ?? 0;
    return html`<main class="page cover"><h2>${t("ui.hand-over", { who: this.name(next) })}</h2>
      <button class="btn go big" @click=${() => this.uncover(next)}>${t("ui.it-is-me", { who: this.name(next) })}</button></main>`;
  }

  /** @param {number} seat */
  uncover(seat) {
    this.peeking = false;
    this.link.watch(seat);
  }

  storyList() {
    const faces = (/** @type {number | null} */ seat) => (seat === null ? "who-owl" : this.faceOf(seat));
    return html`<ol class="story" aria-label=${t("ui.story")} aria-live="polite">
      ${this.story.slice(-8).map((one) => html`<li><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#${faces(one.seat)}"></use></svg><span>${one.text}</span></li>`)}
    </ol>`;
  }

  requests() {
    const { undo_request: undo, end_vote: vote } = this.link.room;
    const own = this.link.own();
    const asks = (/** @type {any} */ one) => one && one.missing.some((/** @type {number} */ seat) => own.includes(seat));
    return html`
      ${undo && asks(undo) ? html`<div class="request card" role="alert"><span>${t("ui.undo-asked", { who: this.name(undo.seat) })}</span>
        <button class="btn go" @click=${() => this.do({ "answer-undo": { agree: true } })}>${t("ui.yes")}</button>
        <button class="btn" @click=${() => this.do({ "answer-undo": { agree: false } })}>${t("ui.no")}</button></div>` : nothing}
      ${vote && asks(vote) ? html`<div class="request card" role="alert"><span>${t("ui.end-asked")}</span>
        <button class="btn go" @click=${() => this.do({ end: { agree: true } })}>${t("ui.yes")}</button></div>` : nothing}
      ${this.link.room.seats.map((/** @type {any} */ chair, /** @type {number} */ at) => (chair.away && !chair.held_by && own.length && this.link.room.status === "playing"
        ? html`<div class="request card"><span>${t("ui.is-away", { who: this.name(at) })}</span>
          <button class="btn" @click=${() => this.do({ hold: { seat: at, bot: "greedy" } })}>${t("ui.let-bot-hold")}</button>
          <button class="btn" @click=${() => { this.ending = true; this.requestUpdate(); }}>${t("ui.end-game")}</button></div>` : nothing))}`;
  }

  bar() {
    const state = line.state === "on" ? "" : t(line.state === "lost" ? "ui.line-lost" : "ui.opening");
    const room = this.link?.room;
    return html`<header class="bar">
      <a class="icon-btn" href="/" aria-label=${t("ui.leave")}>${icon("back")}</a>
      <h1><svg class="letters" viewBox="0 0 341 96" role="img" aria-label="Stonoga"><use href="#w-stonoga"></use></svg></h1>
      <span class="pill line push" role="status" ?hidden=${!state}>${state}</span>
      ${room?.spectators ? html`<span class="pill" aria-label=${t("ui.spectators", { n: room.spectators })}>${icon("eye")}${room.spectators}</span>` : nothing}
      <button class="icon-btn ${state ? "" : "push"}" aria-label=${t("ui.menu")} aria-expanded=${this.menu} @click=${() => { this.menu = !this.menu; this.requestUpdate(); }}>${icon("menu")}</button>
    </header>
    ${this.menu && room ? this.menuPanel() : nothing}
    ${this.bubble ? html`<p class="bubble" aria-hidden="true">${this.bubble}</p>` : nothing}
    ${this.ending ? html`<div class="request card" role="alertdialog" aria-label=${t("ui.end-game")}><span>${t("ui.end-sure")}</span>
      <button class="btn" @click=${() => { this.ending = false; this.do({ end: { agree: true } }); }}>${t("ui.end-game")}</button>
      <button class="btn go" @click=${() => { this.ending = false; this.requestUpdate(); }}>${t("ui.keep-playing")}</button></div>` : nothing}`;
  }

  menuPanel() {
    const me = this.me() ?? this.link.own()[0];
    const { play } = this.link;
    const playing = this.link.room.status === "playing";
    return html`<nav class="card menu" aria-label=${t("ui.menu")} @keydown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") { this.menu = false; this.requestUpdate(); } }}>
      ${me !== undefined ? html`<div class="row wrap" role="group" aria-label=${t("ui.emotes")}>${EMOTES.map((emote) => html`<button class="btn" @click=${() => this.do({ emote: { seat: me, emote } })}>${t(`emote.${emote}`)}</button>`)}</div>` : nothing}
      ${playing && play?.eye !== null && this.link.room.undo ? html`<button class="btn" @click=${() => this.goBack()}>${icon("undo")}${t("ui.go-back")}</button>` : nothing}
      <a class="btn" href="/rules/stonoga">${icon("hint")}${t("ui.rules")}</a>
      <button class="btn" @click=${() => this.copyLink()}>${icon("link")}${t("ui.copy")}</button>
      ${playing && me !== undefined ? html`<button class="btn flat" @click=${() => { this.menu = false; this.ending = true; this.requestUpdate(); }}>${t("ui.end-game")}</button>` : nothing}
    </nav>`;
  }

  goBack() {
    const { eye, prompt, free_undo: free } = this.link.play;
    if (free > 0) return this.do({ "take-back": { seat: eye, keep: free - 1 } });
    return this.do({ "ask-undo": { seat: eye, prompt } });
  }
}
customElements.define("turlaj-table", TablePage);
