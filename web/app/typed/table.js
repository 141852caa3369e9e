// A table where real dice fall: the game's own screen, with a pad where its dice would roll by themselves.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES } from "../games.js";
import { partSheet, sheet } from "../load.js";
import { t, wordsFor } from "../words.js";
import { ofDue, ofTyped } from "./throw.js";
import { keepFocus } from "./pad.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */
/** @typedef {import("./throw.js").Thrown} Thrown */

/** The screen of a game, for real dice. @param {TablePage} page @param {any} screen */
export async function around(page, screen) {
  const [game] = await Promise.all([GAMES[page.link.room.game].typed?.(), wordsFor("typed"), sheet("typed"), partSheet(page.link.room.game, "typed")]);
  if (!game) throw new Error("nobody can type the dice of this game");
  const desk = new Desk(page, screen, game.pad);
  return {
    ...screen,
    dock: desk.dock,
    board: (/** @type {TablePage} */ _, /** @type {any} */ view) => screen.board(page, desk.turned(view)),
    terms: () => html`<div><dt>${t("typed.dice")}</dt><dd>${t("typed.dice.real")}</dd></div>`,
    correct: () => desk.correct(),
    tell: (/** @type {any} */ news, /** @type {any} */ name, /** @type {any} */ mine) => desk.tell(news, name, mine),
    // What was typed lies there: nothing tumbles.
    after: (/** @type {TablePage} */ _, /** @type {any} */ news, /** @type {any} */ from, /** @type {boolean} */ still) => screen.after(page, news, from, still || news.kind === "rolled"),
    stays: (/** @type {any} */ news, /** @type {any} */ next, /** @type {boolean} */ shared, /** @type {boolean} */ still) => screen.stays(news, next, shared, still || news.kind === "rolled"),
  };
}

/** What this screen does about the dice. */
class Desk {
  /** @param {TablePage} page @param {any} screen @param {(page: TablePage, view: any, thrown: Thrown) => import("./pad.js").Ask} pad */
  constructor(page, screen, pad) {
    this.page = page;
    this.screen = screen;
    this.pad = pad;
    /** The throw that is being corrected. @type {string | null} */
    this.correcting = null;
    /** The throw of somebody else that is typed here. @type {string | null} */
    this.helping = null;
    /** Whether all tails of this device stay face down until the end. */
    this.keeping = false;
    /** Of which throw the last roll was told. */
    this.told = "";
    /** What was seen when the last throw was due: a correction starts from there. @type {{ at: string, view: any } | null} */
    this.before = null;
    this.dock = (/** @type {TablePage} */ _, /** @type {any} */ view) => this.draw(view);
    page.link.addEventListener("change", () => { this.keepTails(); this.lookFrom(); });
    this.lookFrom();
  }

  /** Around one device the one who rolls is looked from, as well as the one who decides. */
  lookFrom() {
    const { link } = this.page;
    const { dice, view } = link.play ?? {};
    const own = link.own();
    if (own.length < 2 || !dice) return;
    const { seat } = this.turned(view);
    if (own.includes(seat) && link.eye !== seat) link.watch(seat);
  }

  /** At the end it is the turn of whoever turns over a tail. @param {any} view */
  turned(view) {
    const { dice } = this.page.link.play;
    const thrown = dice && ofDue(dice);
    if (thrown?.kind !== "tail" || thrown.whose !== null) return view;
    return { ...view, seat: this.pad(this.page, view, thrown).seat ?? view.seat };
  }

  /** A sentence for the news; a roll that is told again was corrected. @param {any} news @param {any} name @param {any} mine */
  tell(news, name, mine) {
    const told = this.screen.tell(news, name, mine);
    const at = news.kind === "rolled" ? this.page.link.play?.retype?.at ?? "" : "";
    const again = at && at === this.told;
    if (at || news.kind !== "rolled") this.told = at;
    // The device lies in the middle: why a turn ended is still to be read when the next one begins.
    if (told && news.kind === "empty-handed" && this.page.link.own().length > 1) this.page.say(told.text, true);
    return told && again ? { ...told, text: t("typed.corrected", { text: told.text }) } : told;
  }

  /** The throw that the pad is for. @returns {Thrown | null} */
  thrown() {
    const { dice, retype } = this.page.link.play;
    if (retype?.at !== this.correcting) this.correcting = null;
    if (this.correcting) return ofTyped(retype);
    return dice ? ofDue(dice) : null;
  }

  /** @param {any} view */
  draw(view) {
    const { page } = this;
    const thrown = page.stage || page.playing ? null : this.thrown();
    if (!thrown) return this.screen.dock(page, view);
    if (thrown.typed === null) this.before = { at: thrown.at, view };
    const ask = this.pad(page, this.before?.at === thrown.at ? this.before.view : view, thrown);
    return html`<section class="dock pad-dock" tabindex="-1" data-throw=${thrown.at} aria-label=${t("ui.your-dice")}>${this.isHere(thrown, ask) ? this.typing(thrown, ask) : this.waiting(thrown, ask)}</section>`;
  }

  /** Whether the dice are typed here: one's own, those of who has no device, and those that one was asked to type. @param {Thrown} thrown @param {import("./pad.js").Ask} ask */
  isHere(thrown, ask) {
    const { room } = this.page.link;
    const own = this.page.link.own();
    if (thrown.typed !== null || this.helping === thrown.at) return true;
    if (!own.length && !room.owned) return false;
    const seat = thrown.whose ?? ask.seat;
    return seat === null || own.includes(seat) || room.seats[seat].who !== "person" || Boolean(room.seats[seat].held_by && thrown.whose === null);
  }

  /** @param {Thrown} thrown @param {import("./pad.js").Ask} ask */
  typing(thrown, ask) {
    const { page } = this;
    const send = (/** @type {string} */ roll) => this.send(thrown, roll);
    if (ask.kind === "tails" && thrown.whose !== null && thrown.typed === null) {
      const { who } = page.link.room.seats[thrown.whose];
      if (who !== "person") return this.faceDown(t("typed.tail.bot", { who: page.nameOf(thrown.whose) }), t("typed.tail.bot.done"), () => send("tail:?"));
      // Around one device nobody types a secret: all keep their tails.
      if (page.link.own().length > 1) return this.faceDown(t("typed.tail.shared"), t("typed.tail.keep-all"), () => { this.keeping = true; this.keepTails(); });
    }
    const beside = ask.kind === "tails" && thrown.whose !== null ? html`<button class="btn keep" @click=${() => send("tail:?")}>${t("typed.tail.keep")}</button>` : nothing;
    const aside = thrown.typed === null ? this.correct(page.link.play.retype?.roll.startsWith("tail") ? "typed.fix.tail" : "typed.fix.last") : html`<button class="btn flat fix" @click=${() => this.open(null)}>${t("typed.fix.cancel")}</button>`;
    return html`<typed-pad .page=${page} .ask=${ask} .send=${send} .beside=${beside} .aside=${aside}></typed-pad>`;
  }

  /** A tail that nobody shows. @param {string} say @param {string} words @param {() => void} keep */
  faceDown(say, words, keep) {
    return html`<div class="pad of-keep">
      <p class="pad-say" role="status"><i class="turn-dot"></i><span>${say}</span></p>
      <div class="pad-do"><button class="btn go" @click=${keep}>${words}</button></div></div>`;
  }

  /** Somebody else types. @param {Thrown} thrown @param {import("./pad.js").Ask} ask */
  waiting(thrown, ask) {
    const { page } = this;
    const seat = thrown.whose ?? ask.seat;
    const helps = thrown.whose === null && page.link.own().length > 0;
    return html`<div class="pad of-wait">
      <p class="pad-say" role="status">${seat === null ? nothing : drawing(page.faceOf(seat), "0 0 48 48", "face")}<span>${seat === null ? t("typed.wait.any") : t(thrown.whose === null ? "typed.wait" : "typed.wait.tail", { who: page.name(seat) })}</span></p>
      ${helps ? html`<p class="quiet">${ask.say}</p><div class="pad-do"><button class="btn" @click=${() => { this.helping = thrown.at; page.requestUpdate(); }}>${icon("dice")}${t("typed.help")}</button></div>` : nothing}</div>`;
  }

  /** @param {Thrown} thrown @param {string} roll */
  async send({ at, typed }, roll) {
    if (typed === roll) return this.open(null); // They were right after all.
    await this.page.do(typed === null ? { roll: { at, roll } } : { retype: { at, roll } });
    if (this.page.slip) return;
    this.open(null);
    await this.page.updateComplete;
    keepFocus(this.page.querySelector(".dock"));
  }

  /** Opens the pad for dice that were typed wrong, or shuts it. @param {string | null} at */
  open(at) {
    this.correcting = at;
    this.page.clearSlip();
  }

  /** The way to a correction, as long as nobody has acted. @param {string} [words] */
  correct(words = "typed.fix") {
    const { page } = this;
    const { retype } = page.link.play;
    if (!retype || page.stage || page.playing || retype.roll === "tail:?") return nothing;
    return html`<button class="btn flat fix" aria-label=${t(words === "typed.fix.tail" ? words : "typed.fix.label")} @click=${() => this.open(retype.at)}>${t(words)}</button>`;
  }

  keepTails() {
    const due = this.page.link.play?.dice;
    if (!this.keeping || due?.whose == null || !this.page.link.own().includes(due.whose)) return;
    this.page.link.once(`tail ${due.at}`, { roll: { at: due.at, roll: "tail:?" } });
  }
}
