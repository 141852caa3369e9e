// A finished game, watched again: forwards and backwards, at any speed, from any position; or a record that somebody has brought.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { canDraw } from "../games.js";
import { openEnd, openGame, partSheet } from "../load.js";
import { get, post, refusalOf, Refused } from "../net/api.js";
import { SPEEDS, controls, menu, press } from "../replay/controls.js";
import { eyes, refused } from "../replay/around.js";
import { MOST, brokenCard, paste } from "../replay/paste.js";
import { Positions, ofRecord, ofTable } from "../replay/positions.js";
import { turnsOf } from "../replay/ticks.js";
import { Player } from "../replay/player.js";
import { Watched } from "../replay/watched.js";
import { reason, t } from "../words.js";
import { languageButtons, lookButtons, topBar } from "./bar.js";
import { copyText } from "./copy.js";
import { gameName } from "./lists.js";

/** @typedef {import("../replay/positions.js").Replay} Replay */
/** @typedef {import("../replay/paste.js").Broken} Broken */
/** @typedef {{ code: string, text: string, details?: [string, string][] }} Why */

/** How long a message stands; how long after the last step it is told to those who listen, and written into the address. */
const MESSAGE = 3500,
  CALM = 700;

/** A whole number of the address, or nothing. @param {string} name */
function asked(name) {
  const found = new URLSearchParams(location.search).get(name);
  return found !== null && /^\d{1,6}$/.test(found) ? Number(found) : null;
}

export class ReplayPage extends Part {
  static properties = {
    table: {},
    replay: { state: true },
    player: { state: true },
    why: { state: true },
    broken: { state: true },
    wrong: { state: true },
    reading: { state: true },
    dragging: { state: true },
    playing: { state: true },
    menu: { state: true },
    speed: { state: true },
    at: { state: true },
    eye: { state: true },
    text: { state: true },
    spoken: { state: true },
    message: { state: true },
  };

  constructor() {
    super();
    this.table = "";
    /** @type {Replay | null} */
    this.replay = null;
    /** @type {Positions} */
    this.positions = /** @type {never} */ (null);
    this.watched = new Watched();
    /** @type {Player} */
    this.player = /** @type {never} */ (null);
    /** @type {Why | null} Why there is nothing to watch. */
    this.why = null;
    /** The record that was brought, where it breaks, and why it could not be read at all. @type {string} */
    this.record = "";
    /** @type {Broken | null} */
    this.broken = null;
    /** @type {Broken | null} */
    this.wrong = null;
    this.reading = this.dragging = this.playing = this.menu = false;
    this.cameFromInside = false;
    /** The address of this page, as it was written last. @type {string} */
    this.href = "";
    this.speed = 1;
    this.at = 0;
    /** @type {number | null} */
    this.eye = null;
    /** @type {number[]} Where turns begin. */
    this.turns = [];
    /** What led to the position on screen, in words; and what is told of it to those who listen. @type {string} */
    this.text = "";
    this.spoken = "";
    this.calmTimer = 0;
    this.message = "";
    this.messageTimer = 0;
    /** Which position was wanted last. @type {number} */
    this.wanted = 0;
    this.pressed = (/** @type {KeyboardEvent} */ event) => press(this, event);
    this.reword = () => this.retell();
  }

  connectedCallback() {
    super.connectedCallback();
    this.href = location.href;
    window.addEventListener("keydown", this.pressed, true); // Before the keys of the game, which is over.
    window.addEventListener("words", this.reword);
    // The address that the browser loaded was another one.
    const [loaded] = performance.getEntriesByType("navigation");
    this.cameFromInside = Boolean(loaded) && new URL(loaded.name).pathname !== location.pathname;
    if (this.table) this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.pressed, true);
    window.removeEventListener("words", this.reword);
    this.pause();
    clearTimeout(this.calmTimer);
  }

  // ---- Opening

  async load() {
    this.why = null;
    try {
      const replay = await get(`/api/v1/replays/${encodeURIComponent(this.table)}`);
      const eye = asked("eye");
      this.eye = replay.secrets && eye !== null && eye < replay.players.length ? eye : null;
      await this.open(replay, asked("at") ?? 0);
    } catch (error) {
      this.why = refusalOf(error);
    }
  }

  /** @param {Replay} replay @param {number} at @param {Player} [before] what is on screen, if it is the same game */
  async open(replay, at, before) {
    if (!canDraw(replay.game)) throw new Refused({ code: "unknown-game", text: "This game cannot be drawn here." });
    const [screen, drawEnd] = await Promise.all([openGame(replay.game), openEnd(replay.game), partSheet(replay.game, "replay")]);
    this.replay = replay;
    this.turns = turnsOf(replay.marks);
    this.player = new Player(screen, replay, this.eye, this.watched);
    if (before) this.player.follow(before);
    Object.assign(this.watched, { stage: this.player.stage, drawEnd });
    this.positions = new Positions(replay.marks.length + 1, this.table ? ofTable(this.table, this.eye) : ofRecord(this.record, this.eye));
    await this.go(Math.min(at, replay.marks.length));
  }

  /** Reads a record that somebody has brought. @param {string} text */
  async read(text) {
    if (this.reading) return;
    this.record = text;
    this.wrong = this.broken = null;
    const refuse = (/** @type {string} */ words, /** @type {Partial<Broken>} */ more = {}) => {
      this.wrong = { line: 0, column: 0, code: "", text: words, ...more };
    };
    if (!text.trim()) refuse(t("replay.empty"));
    else if (new TextEncoder().encode(text).length > MOST) refuse(t("replay.why.too-long"));
    else {
      this.reading = true;
      try {
        const { replay, broken } = await post("/api/v1/replays/read", { record: text, count: 1 });
        this.broken = broken;
        this.eye = null;
        await this.open(replay, 0);
      } catch (error) {
        const why = refusalOf(error);
        const { line, column, why: code } = Object.fromEntries(why.details ?? []);
        refuse(line ? why.text.replace(/^[^:]*:\s*/, "") : reason(why), line ? { line: Number(line), column: Number(column), code } : {});
      }
      this.reading = false;
    }
  }

  /** @param {File | null | undefined} file */
  async readFile(file) {
    if (!file) return;
    if (file.size > MOST) {
      this.wrong = { line: 0, column: 0, code: "", text: t("replay.why.too-long") };
      return;
    }
    try {
      await this.read(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      this.wrong = { line: 0, column: 0, code: "", text: t("replay.not-text") };
    }
  }

  /** Back to the place where records are brought. */
  forget() {
    this.pause();
    this.replay = this.broken = this.wrong = null;
    this.menu = false;
    delete document.body.dataset.game;
  }

  // ---- Moving

  /** Shows a position at once. @param {number} to */
  async go(to) {
    this.pause();
    await this.show(to);
  }

  /** @param {number} to */
  async show(to) {
    if (!this.replay) return;
    this.at = this.wanted = Math.max(0, Math.min(this.replay.marks.length, to));
    try {
      const position = this.positions.known(this.at) ?? (await this.positions.at(this.at));
      if (position.n !== this.wanted || !this.replay) return;
      this.positions.at(this.at).catch(() => {}); // Those around it.
      this.player.put(position, this.tell(position));
      this.moved();
    } catch (error) {
      this.lost(error);
    }
  }

  /** Plays on from here; from the end, from the beginning. */
  async play() {
    if (!this.replay || this.playing) return;
    const { marks } = this.replay;
    this.playing = true;
    if (this.at >= marks.length) await this.show(0);
    try {
      while (this.playing && this.replay && this.at < marks.length) {
        const next = this.at + 1;
        const position = this.positions.known(next) ?? (await this.positions.at(next));
        if (!this.playing || next !== this.at + 1) return;
        this.at = this.wanted = next;
        this.positions.at(next).catch(() => {});
        const story = this.tell(position);
        this.moved();
        const pause = marks[next - 1].tick - (marks[next - 2]?.tick ?? marks[next - 1].tick);
        if (!(await this.player.play(position, story, this.speed, pause))) return;
      }
    } catch (error) {
      this.lost(error);
    }
    this.pause();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.player.halt();
    const here = this.positions.known(this.at);
    if (here) this.player.put(here, this.player.stage.story); // Not half of a fact.
    this.settle();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Another speed; a press on the button goes round. @param {number} by @param {boolean} [round] */
  faster(by, round = false) {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[round ? (at + SPEEDS.length) % SPEEDS.length : Math.max(0, Math.min(SPEEDS.length - 1, at))];
    this.player.wake();
  }

  /** Where the next turn begins, or this one or the one before it. @param {1 | -1} way */
  turn(way) {
    return (way > 0 ? this.turns.find((one) => one > this.at) : this.turns.findLast((one) => one < this.at)) ?? this.at;
  }

  /** Looks with the eyes of a seat, or of nobody. @param {number | null} eye */
  async lookWith(eye) {
    if (!this.replay) return;
    this.pause();
    this.eye = eye;
    await this.open(this.replay, this.at, this.player);
  }

  /** @param {unknown} error */
  lost(error) {
    this.playing = false;
    this.say(error instanceof Refused ? reason(error.why) : t("refusal.offline"));
  }

  // ---- Telling

  /** @param {import("../replay/positions.js").Position} position */
  tell(position) {
    const told = this.player.tell(position.news, this.positions.rolledBefore(position.n));
    this.text = told.map((one) => one.text).join(" ");
    return told;
  }

  retell() {
    const here = this.replay && this.positions?.known(this.at);
    if (!here) return;
    this.tell(here);
  }

  /** What led to the position on screen. */
  said() {
    const { replay, at } = this;
    if (!replay || !at) return t("replay.beginning");
    if (this.player.shownAt < 0) return t("ui.opening");
    if (this.text) return this.text;
    return replay.marks[at - 1].kind === "time" ? t("replay.time") : this.player.plain(replay.marks[at - 1]);
  }

  moved() {
    clearTimeout(this.calmTimer);
    this.calmTimer = setTimeout(() => this.settle(), CALM);
  }

  /** Where somebody stays for a moment is told, and stands in the address. */
  settle() {
    clearTimeout(this.calmTimer);
    if (!this.replay || !this.isConnected) return;
    if (this.table && location.href === this.href) {
      // Else somebody is on the way to another page.
      history.replaceState(history.state, "", this.address());
      this.href = location.href;
    }
    // The strip tells its place itself while it has the focus.
    if (!this.playing && !document.activeElement?.matches(".scrub input"))
      this.spoken = `${t("replay.at", { n: this.at, of: this.replay.marks.length })}. ${this.said()}`;
  }

  address() {
    return `/replay/${this.table}?at=${this.at}${this.eye === null ? "" : `&eye=${this.eye}`}`;
  }

  async copy() {
    const link = new URL(this.address(), location.href).href;
    this.say((await copyText(link)) ? t("replay.link.done") : link);
  }

  /** @param {string} text */
  say(text) {
    this.message = text;
    clearTimeout(this.messageTimer);
    this.messageTimer = setTimeout(() => {
      this.message = "";
    }, MESSAGE);
  }

  /** Goes where one came from; home, if that was elsewhere. @param {MouseEvent} event */
  leave(event) {
    if (!this.cameFromInside || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    history.back();
  }

  /** @param {boolean} open */
  showMenu(open) {
    this.menu = open;
  }

  // ---- Drawing

  render() {
    const { replay } = this;
    document.title = `${replay ? `${t("replay.title")}: ${t(`game.${replay.game}.title`)}` : t("replay.title")} · Turlaj`;
    if (replay) return this.theatre(replay);
    const inside = this.why
      ? refused(this, this.why)
      : this.table
        ? html`<p role="status">${t("ui.opening")}</p>`
        : html`<header><h1>${t("replay.bring")}</h1><p>${t("replay.about")}</p></header>${paste(this)}`;
    return html`${topBar("/")}<main class="page replay">${inside}</main>`;
  }

  /** @param {Replay} replay */
  theatre(replay) {
    document.body.dataset.game = replay.game;
    const { menu: open, broken } = this;
    return html`<header class="bar">
        <a class="icon-btn" href="/" aria-label=${t("ui.leave")} @click=${(/** @type {MouseEvent} */ event) =>
          this.leave(event)}>${icon("back")}</a>
        <h1>${gameName(replay.game, `${t("replay.title")}: ${t(`game.${replay.game}.title`)}`)}</h1>
        <span class="pill push">${t("replay.pill")}</span>
        ${replay.secrets && replay.players.length > 1 ? eyes(this) : nothing}
        <button class="icon-btn" aria-label=${t("ui.menu")} aria-expanded=${open ? "true" : "false"}
          @click=${() => this.showMenu(!open)}>${icon("menu")}</button>
      </header>
      ${open ? menu(this, html`${lookButtons()}${languageButtons()}`) : nothing}
      <main class="replay-stage" data-at=${this.at}>
        ${
          broken
            ? html`<details class="replay-breaks"><summary>${icon("no")}<span
            >${t("replay.broken.short", { line: broken.line, column: broken.column })}</span>${icon("next")}</summary
            >${brokenCard(this.record, broken, true)}</details>`
            : nothing
        }
        ${replay.abandoned && this.at === replay.marks.length ? html`<p class="replay-note">${t("replay.abandoned")}</p>` : nothing}
        ${this.watched}
      </main>
      ${controls(this)}
      <p class="sr" role="status">${this.spoken}</p>
      <p class="toast ${this.message ? "is-on" : ""}" role="status">${this.message}</p>`;
  }
}
customElements.define("turlaj-replay", ReplayPage);
