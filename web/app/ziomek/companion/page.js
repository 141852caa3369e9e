// The companion of Ziomek with real blocks: dice, clock and score pad on one device in the middle of the table.
// Nothing of it needs the server, and everything is kept here.

import { Part, html } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { sheet, speakOf } from "../../load.js";
import { play } from "../sounds.js";
import { t } from "../../words.js";
import { check } from "./check.js";
import { spoken } from "./dice.js";
import * as steps from "./game.js";
import { end, headline } from "./pad.js";
import { building, ready } from "./round.js";
import { COLOURS, levelsOf, missing, places, points } from "./rules.js";
import { clockText, nameOf, setup } from "./setup.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./rules.js").Round} Round */

/** So often the clock looks whether a second has passed; when the time that is left is said, and from when on it ticks. */
const LOOK = 100,
  TOLD = [60, 15],
  TICKS = 5;

export class Companion extends Part {
  static properties = {
    plan: { state: true },
    played: { state: true },
    fixing: { state: true },
    sure: { state: true },
    seconds: { state: true },
    heard: { state: true },
    die: { state: true },
    open: { state: true },
    retyped: { state: true },
    speaks: { state: true },
  };

  constructor() {
    super();
    this.plan = steps.plan();
    /** @type {Game | null} */
    this.played = steps.kept();
    /** A written round that is being corrected. @type {{ at: number, seat: number, round: Round } | null} */
    this.fixing = null;
    /** What wants a second press. @type {string} */
    this.sure = "";
    this.seconds = 0;
    /** What is said to those who listen. @type {string} */
    this.heard = "";
    /** Which die is typed. @type {number} */
    this.die = 0;
    /** What was still missing when somebody wanted to write. @type {("right" | "smiles" | number)[]} */
    this.open = [];
    /** Dice that are being corrected at the check. @type {number[] | null} */
    this.retyped = null;
    /** Whether the words of the game are there. @type {boolean} */
    this.speaks = false;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.timer = 0;
    /** What was on screen, and asked, when it was drawn last. @type {string} */
    this.shown = "";
    this.asked = "";
    /** @type {WakeLockSentinel | null} */
    this.awake = null;
    this.woken = () => {
      if (!document.hidden) {
        this.look();
        this.stayAwake();
      }
    };
  }

  connectedCallback() {
    super.connectedCallback();
    document.body.dataset.game = "ziomek";
    this.die = Math.max(0, this.played?.typed.indexOf(null) ?? 0);
    // Its games end as those at tables.
    Promise.all([speakOf("ziomek", "companion"), sheet("ziomek-companion"), sheet("end")])
      .catch(() => {})
      .then(() => this.wakes());
  }

  /** With words, time may run: it says things. */
  wakes() {
    if (!this.isConnected) return;
    this.speaks = true;
    this.timer = setInterval(() => this.look(), LOOK);
    document.addEventListener("visibilitychange", this.woken);
    this.look();
    this.stayAwake();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.woken);
    this.awake?.release().catch(() => {});
  }

  /** The screen stays on while a game runs, where the browser can do that. */
  async stayAwake() {
    const wanted = this.isConnected && !document.hidden && this.played && this.played.phase !== "over";
    if (!wanted) return void this.awake?.release().catch(() => {});
    if (this.awake && !this.awake.released) return;
    try {
      this.awake = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      /* a low battery, or no secure address: the phone's own setting holds */
    }
  }

  /** From here on the game is so, also after a reload. @param {Game | null} next */
  becomes(next) {
    this.played = next;
    this.sure = "";
    this.open = [];
    this.retyped = null;
    steps.remember(next);
    this.look();
    this.stayAwake();
  }

  /** For those who listen. @param {string} text */
  tell(text) {
    this.heard = text;
  }

  // ---- Time

  look() {
    const game = this.played;
    if (!game || !this.isConnected) return;
    const ms = game.until === null ? game.left : game.until - Date.now();
    if (ms === null) return;
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    if (seconds !== this.seconds) {
      this.seconds = seconds;
      if (game.until !== null) this.ticked(game, seconds);
    }
    if (ms > 0 || game.until === null) return;
    if (game.phase === "countdown") this.opens(game);
    else if (game.phase === "building") this.timeUp(game);
  }

  /** @param {Game} game @param {number} seconds */
  ticked(game, seconds) {
    if (seconds && (game.phase === "countdown" || seconds <= TICKS)) play("tick");
    if (game.phase === "building" && TOLD.includes(seconds)) this.tell(t("clock.left", { time: clockText(seconds) }));
  }

  /** START: the cup is lifted. @param {Game} game */
  opens(game) {
    this.becomes(steps.build(game, Date.now()));
    play("start");
    if (game.draft) this.tell(`${t("start")} ${spoken(game.draft.dice, levelsOf(steps.roundOf(game)))}`);
  }

  /** @param {Game} game */
  timeUp(game) {
    this.becomes(steps.stop(game, "clock", Date.now()));
    play("round-over");
    this.tell(t("companion.time-up"));
  }

  // ---- What is pressed

  /** @param {import("./game.js").Plan} next @param {string} [then] where the hand goes on, if not where it is */
  async planned(next, then) {
    this.plan = next;
    steps.rememberPlan(next);
    await this.updateComplete;
    if (then) this.lead(then);
  }

  begin() {
    const drawn = this.plan.first === null;
    this.becomes(steps.begin(this.plan));
    const game = /** @type {Game} */ (this.played);
    this.die = 0;
    this.tell(drawn ? t("news.first-drawn", { who: nameOf(game.players[game.first], game.first) }) : "");
  }

  /** @param {(game: Game, now: number) => Game} step */
  step(step) {
    if (this.played) this.becomes(step(this.played, Date.now()));
  }

  /** @param {number} die @param {number} shows */
  type(die, shows) {
    this.step((game) => steps.type(game, die, shows));
    const next = this.played?.typed.indexOf(null) ?? -1;
    if (next >= 0) this.die = next;
    this.tell(`${t(`companion.die.${COLOURS[die]}`)}: ${shows}.${next >= 0 ? ` ${t(`companion.die.${COLOURS[next]}`)}?` : ""}`);
  }

  /** Dice that are rolled again are typed again. @param {boolean[]} dice */
  clear(dice) {
    this.step((game) => ({ ...game, typed: game.typed.map((shows, n) => (dice[n] ? null : shows)) }));
    this.die = dice.indexOf(true);
  }

  start() {
    const before = this.played;
    this.step(steps.start);
    if (this.played?.phase === "countdown") this.tell(t("countdown.ready"));
    else if (before) this.tell(t("companion.start.wait"));
  }

  giveUp() {
    this.step(steps.giveUp);
    this.die = 0;
  }

  pause() {
    const stopped = this.played?.left !== null;
    this.step(stopped ? steps.goOn : steps.pause);
    this.tell(t(stopped ? "companion.go-on" : "companion.paused"));
  }

  /** @param {number} seat */
  shout(seat) {
    this.step((game, now) => steps.stop(game, "shout", now, seat));
    play("shout");
  }

  endRound() {
    this.step((game, now) => steps.stop(game, "all", now));
    play("round-over");
  }

  buildOn() {
    this.step(steps.buildOn);
  }

  // ---- The check

  /** The round that is on the sheet. */
  sheet() {
    return this.fixing?.round ?? this.played?.draft ?? null;
  }

  /** @param {Round} next */
  said(next) {
    const open = this.open.length > 0;
    if (this.fixing) this.fixing = { ...this.fixing, round: next };
    else this.step((game) => ({ ...game, draft: next }));
    this.retyped = null;
    this.open = open ? missing(next, this.levels()) : [];
  }

  levels() {
    return levelsOf(this.fixing ? this.fixing.at + 1 : this.played ? steps.roundOf(this.played) : 1);
  }

  /** Writes the sheet down, or says what it still lacks. */
  write() {
    const round = this.sheet(),
      game = this.played;
    if (!round || !game) return;
    this.open = missing(round, this.levels());
    if (this.open.length) {
      const lacks = /** @type {HTMLElement | null} */ (this.querySelector(`[data-asks="${this.open[0]}"] input`));
      lacks?.focus();
      lacks?.closest("fieldset")?.scrollIntoView({ block: "center" });
      return;
    }
    const number = this.fixing ? this.fixing.at + 1 : steps.roundOf(game);
    if (this.fixing) {
      const { at } = this.fixing;
      this.becomes(steps.correct(game, at, round));
      this.unfix();
    } else {
      this.step(steps.write);
      this.die = 0;
      if (this.played?.phase === "over") play("ended");
      else play(round.shouter !== null && !round.right ? "shout-wrong" : "took");
    }
    this.tell(this.account(number, round));
  }

  /** What a round brought, and who is ahead. @param {number} number @param {Round} round */
  account(number, round) {
    const game = /** @type {Game} */ (this.played);
    const got = game.players.map((player, seat) => `${nameOf(player, seat)} ${points(round, seat, levelsOf(number))}`).join(", ");
    const first = places(game.rounds, game.players.length).filter((one) => one.place === 1);
    const names = first.map((one) => nameOf(game.players[one.seat], one.seat)).join(", ");
    const lead =
      game.phase === "over" ? headline(game) : game.players.length < 2 ? "" : t("companion.leads", { names, n: first[0].points });
    return `${t("round.n", { n: number })}: ${got}. ${lead}`;
  }

  /** @param {number} at @param {number} seat */
  fix(at, seat) {
    const round = this.played?.rounds[at];
    if (!round) return;
    this.fixing = { at, seat, round };
    this.die = 0;
    this.open = [];
    this.retyped = null;
  }

  /** Back to the pad, to the cell that was tapped. */
  async unfix() {
    const fixed = this.fixing;
    this.fixing = null;
    this.open = [];
    await this.updateComplete;
    if (fixed)
      /** @type {HTMLElement | null} */ (this.querySelector(`.cell[data-round="${fixed.at + 1}"][data-seat="${fixed.seat}"]`))?.focus();
  }

  again() {
    this.step(steps.anew);
  }

  forget() {
    this.becomes(null);
    this.plan = steps.plan();
  }

  // ---- The page

  /** Brings the focus to the last of these. @param {string} where */
  lead(where) {
    /** @type {HTMLElement | undefined} */ ([...this.querySelectorAll(where)].at(-1))?.focus({ preventScroll: true });
  }

  /** Whoever listens or uses keys is led along when the screen changes, and to a question and back. */
  updated() {
    const now = `${this.speaks} ${this.fixing ? "fix" : (this.played?.phase ?? "setup")} ${this.played?.rounds.length}`;
    const begins = !this.shown.startsWith("true");
    const turned = now !== this.shown,
      asked = this.asked;
    this.shown = now;
    this.asked = this.sure;
    if (turned && !begins) {
      window.scrollTo(0, 0);
      this.lead("[data-focus]");
    } else if (this.sure !== asked) {
      this.querySelector(".sure")?.scrollIntoView({ block: "center" });
      this.lead(this.sure ? '[data-does="not-sure"]' : `[data-does="${asked}"]`);
    }
  }

  render() {
    document.title = `${t("game.ziomek.title")} ${t("companion.title")} · Turlaj`;
    if (!this.speaks) return nothing;
    return html`${this.view()}<p class="sr" role="status">${this.heard}</p>`;
  }

  view() {
    const { played: game, fixing } = this;
    if (!game) return setup(this);
    if (fixing) return check(this, game, fixing.round, fixing.at + 1, true);
    if (game.phase === "check" && game.draft) return check(this, game, game.draft, steps.roundOf(game), false);
    if (game.phase === "countdown" || game.phase === "building") return building(this, game);
    return game.phase === "over" ? end(this, game) : ready(this, game);
  }
}
customElements.define("ziomek-companion", Companion);
