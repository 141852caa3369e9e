// A table: before, in and after the game. The page wires the line to what is on screen, and fetches what is due; the stage has the state.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { line } from "../net/socket.js";
import { recall } from "../net/keep.js";
import { Player } from "../stage/player.js";
import { Stage } from "../stage/stage.js";
import { Store } from "../store.js";
import { linkTo } from "../table.js";
import { reason, t, wordsFor } from "../words.js";
import { moreWords, openEnd, openGame, sheet } from "../load.js";
import { tableBar } from "./bar.js";

/** This many milliseconds after a table has opened there is time to fetch what it did not need at first. */
const REST = 2000;

/** What is asked of the person here besides the game: `ending`: whether to end it, `choosing`: what to do about who is away. */
export class Asking extends Store {
  constructor() {
    super();
    this.ending = this.choosing = false;
    /** Whether the person here has heard that others want to end the game, and plays on. @type {boolean} */
    this.staying = false;
  }
}

export class TablePage extends Part {
  static properties = {
    table: {},
    stage: { state: true },
    lineState: { state: true },
    warned: { state: true },
    aside: { state: true },
    drawEnd: { state: true },
  };

  constructor() {
    super();
    this.table = "";
    /** What games see of this table. @type {import("../game-types.js").TableStage} */
    this.stage = /** @type {never} */ (null);
    /** @type {Player} */
    this.player = /** @type {never} */ (null);
    this.asking = new Asking();
    this.lineState = line.state;
    /** Whether the person goes on although the host changed its seals. @type {boolean} */
    this.warned = false;
    /** What stands beside the game. @type {typeof import("./beside.js") | null} */
    this.aside = null;
    /** What draws the end of the game. @type {import("../game-types.js").End["end"] | null} */
    this.drawEnd = null;
    this.endComes = this.opening = false;
    this.stop = () => {};
    this.lineChanged = () => {
      this.lineState = line.state;
      this.stage.message = null; // The state of the line stands in the same place.
    };
  }

  connectedCallback() {
    super.connectedCallback();
    const link = linkTo(this.table);
    this.stage = new Stage(this.table, link, this);
    this.player = new Player(this.stage);
    this.opening = false;
    const stops = [link.listen(() => this.follow()), line.on("state", this.lineChanged)];
    this.stop = () => stops.forEach((stop) => stop());
    this.player.listen();
    if (link.room) this.follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stop();
    this.player.leave();
    this.stage.link.leave();
  }

  /** After every message of the table. */
  follow() {
    const { link, screen } = this.stage;
    for (const one of link.happened.splice(0)) this.player.happened(one);
    this.stage.follow();
    if (!link.room) return;
    if (screen) this.player.follow();
    else this.open(link.room.game);
  }

  // ---- What is fetched

  /** Fetches what draws this game, once. @param {string} game */
  async open(game) {
    if (this.opening) return;
    this.opening = true;
    const { stage } = this;
    try {
      const { clock, daily, typed } = stage.link.room;
      const plain = this.isPlain(),
        over = stage.link.play?.standings;
      let [screen] = await Promise.all([
        openGame(game),
        plain ? null : this.fetchBeside(),
        plain && !over ? null : this.fetchEnd(),
        daily && this.fetchDaily(),
      ]);
      if (!this.isConnected) return; // Somebody went on: what comes next is for another page.
      if (typed) screen = await (await import("../typed/table.js")).around(stage, screen);
      if (clock) screen = await (await import("../clock/table.js")).around(screen);
      stage.open(screen);
      this.player.shelve(false);
      setTimeout(() => this.rest(), REST);
    } catch {
      this.opening = false; // Whatever comes next tries again.
      return;
    }
    this.follow();
  }

  /** What stands beside the game; nothing until it has come. @param {boolean} [needed] */
  beside(needed = this.stage.menu || this.asking.ending || !this.isPlain()) {
    if (!this.aside && needed) this.fetchBeside().catch(() => {}); // The next look tries again.
    return this.aside;
  }

  async fetchBeside() {
    const { game } = this.stage.link.room;
    [this.aside] = await Promise.all([import("./beside.js"), wordsFor("beside"), moreWords(game), sheet("pages")]);
  }

  /** Fetches what draws the end of the game, once. */
  async fetchEnd() {
    if (this.drawEnd || this.endComes) return;
    this.endComes = true;
    try {
      this.drawEnd = await openEnd(this.stage.link.room.game);
    } catch {
      /* The next update tries again. */
    }
    this.endComes = false;
  }

  /** Fetches what a table of the daily challenge has besides. */
  async fetchDaily() {
    const found = await import("../daily/table.js");
    await Promise.all([found.ready, sheet("daily")]);
    this.stage.daily = found;
  }

  /** Fetches what the table did without at first, before it is needed: the connection may be gone then. */
  rest() {
    if (!this.isConnected) return;
    this.beside(true);
    this.fetchEnd();
    if (recall("notify") === "on") import("../notice.js").catch(() => {});
  }

  // ---- What is on screen

  /** Whether one person here plays against bots, and nothing is asked that others would have to answer. */
  isPlain() {
    const { link } = this.stage;
    return (
      link.own().length === 1 && !this.stage.hasCompany() && link.room.status !== "lobby" && !link.room.undo_request && !link.room.end_vote
    );
  }

  /** Whether the screen is covered, because the one who has to act has secrets from the others. */
  mustCover() {
    const { link, stage } = this.stage;
    const next = link.toAct();
    return link.covered() && !link.play.standings && next !== undefined && link.play.eye !== next && !stage;
  }

  render() {
    const { stage, asking } = this;
    if (!stage) return nothing;
    const { link } = stage;
    const { room, lost } = link;
    if (room) document.body.dataset.game = room.game;
    if (lost) return html`${this.bar()}${this.lost(lost)}`;
    const opening = html`${this.bar()}<main class="page"><p role="status">${t("ui.opening")}</p></main>`;
    if (!room || !stage.screen) return opening;
    if (link.alarm && !this.warned) return html`${this.bar()}${this.alarm()}`;
    const aside = this.beside();
    if (room.status === "lobby") return aside ? html`${this.bar()}${aside.lobby(stage)}` : opening;
    const view = stage.view ?? link.play?.view;
    if (room.status === "dice" || !view)
      return html`${this.bar()}<main class="page"><p role="status" class="ask">${t("ui.drawing-dice")}</p></main>`;
    if (this.mustCover()) return aside ? html`${this.bar()}${aside.cover(stage, link.toAct() ?? 0)}` : opening;
    const over = link.play.standings && !stage.stage;
    if (over) this.fetchEnd();
    const end = over ? this.drawEnd : null;
    return html`${this.bar()}
      <main class="table of-${view.seats.length} ${end ? "is-over" : ""}">
        ${end ? end(stage, view) : stage.screen.board(stage, view)}
        ${this.storyList()}
      </main>
      ${aside?.requests(stage, asking)}
      ${over || room.status === "abandoned" ? this.abandoned() : stage.screen.dock(stage, view)}${stage.advice?.render()}`;
  }

  /** Why the table cannot be watched. @param {import("../../generated/wire.js").RefusalInfo} why */
  lost(why) {
    const { daily } = this.stage;
    if (why.code.startsWith("daily") && !daily) this.fetchDaily().catch(() => {});
    return daily
      ? daily.lost(why)
      : html`<main class="page"><p class="slip" role="alert">${reason(why)}</p><a class="btn go" href="/">${t("ui.home")}</a></main>`;
  }

  /** The host has changed what was sealed: nobody goes on without knowing it. */
  alarm() {
    return html`<main class="page"><section class="card alarm"
      role="alert"><h2>${icon("no")}${t("ui.alarm")}</h2><p>${t("ui.alarm.about")}</p></section>
      <div class="row wrap"><a class="btn go" href="/">${t("ui.home")}</a><button class="btn" @click=${() => {
        this.warned = true;
      }}>${t("ui.alarm.go-on")}</button></div></main>`;
  }

  abandoned() {
    const { stage } = this;
    if (stage.link.room.status !== "abandoned") return nothing;
    return (stage.daily ?? this.beside(true))?.closed(stage);
  }

  storyList() {
    const { stage } = this;
    const faces = (/** @type {number | null} */ seat) => (seat === null ? "who-table" : stage.faceOf(seat));
    return html`<ol class="story" aria-label=${t("ui.story")} aria-live="polite">
      ${stage.story
        .slice(-8)
        .map(
          (one) =>
            html`<li><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#${faces(one.seat)}"></use></svg><span>${one.text}</span></li>`,
        )}
    </ol>`;
  }

  bar() {
    const { stage } = this;
    const { menu, message } = stage;
    return html`${tableBar(stage, this.lineState, stage.link.alarm && this.warned, () => this.beside(true))}
    ${menu && stage.link.room ? this.beside()?.menuPanel(stage, this.asking) : nothing}
    <p class="toast ${message ? "is-on" : ""}" role="status" aria-hidden=${message?.told ? "true" : nothing}>${message?.text}</p>`;
  }
}
customElements.define("turlaj-table", TablePage);
