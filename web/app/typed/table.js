// A table where real dice fall: the game's own screen, with a pad where its dice would roll by themselves.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES } from "../games.js";
import { moreWords, partSheet, sheet } from "../load.js";
import { Store } from "../store.js";
import { t, wordsFor } from "../words.js";
import { ofDue, ofTyped } from "./throw.js";
import { keepFocus } from "./pad.js";

/** @typedef {import("../game-types.js").TableStage} TableStage */
/** @typedef {import("./throw.js").Thrown} Thrown */
/**
 * @typedef {import("../game-types.js").Screen} Screen @typedef {import("../game-types.js").AnyView} AnyView
 * @typedef {import("../game-types.js").AnyNews} AnyNews
 */

/** The screen of a game, for real dice. @param {TableStage} page @param {Screen} screen @returns {Promise<Screen>} */
export async function around(page, screen) {
  const [game] = await Promise.all([
    GAMES[page.link.room.game].typed?.(),
    wordsFor("typed"),
    moreWords(page.link.room.game),
    sheet("typed"),
    partSheet(page.link.room.game, "typed"),
  ]);
  if (!game) throw new Error("nobody can type the dice of this game");
  const desk = new Desk(page, screen, game.pad);
  return {
    ...screen,
    dock: desk.dock,
    board: (_, view) => screen.board(page, desk.turned(view)),
    terms: () => html`<div><dt>${t("typed.dice")}</dt><dd>${t("typed.dice.real")}</dd></div>`,
    correct: () => desk.correct(),
    tell: (news, name, mine) => desk.tell(news, name, mine),
    // What was typed lies there: nothing tumbles.
    after: (_, news, from, still) => screen.after?.(page, news, from, still || news.kind === "rolled"),
    stays: (news, next, shared, still) => screen.stays?.(news, next, shared, still || news.kind === "rolled") ?? 0,
  };
}

/** What this screen does about the dice. */
class Desk extends Store {
  /** @param {TableStage} page @param {Screen} screen @param {import("../game-types.js").Pads["pad"]} pad */
  constructor(page, screen, pad) {
    super();
    this.page = page;
    this.screen = screen;
    this.pad = pad;
    /** The throw that is being corrected. @type {string | null} */
    this.correcting = null;
    /** The throw of somebody else that is typed here. @type {string | null} */
    this.helping = null;
    /** Whether all that is secret stays face down on this device. @type {boolean} */
    this.keeping = false;
    /** Of which throw the last roll was told. @type {string} */
    this.told = "";
    /** What was seen when the last throw was due: a correction starts from there. @type {{ at: string, view: AnyView } | null} */
    this.before = null;
    this.dock = (/** @type {unknown} */ _, /** @type {AnyView} */ view) => this.draw(view);
    page.link.listen(() => {
      this.keepAll();
      this.lookFrom();
    });
    this.lookFrom();
  }

  /** Around one device the one who rolls is looked from, as well as the one who decides. */
  lookFrom() {
    const { link } = this.page;
    const { dice, view } = link.play ?? {};
    const own = link.own();
    if (own.length < 2 || !dice) return;
    const { seat } = this.turned(view);
    if (seat !== undefined && own.includes(seat) && link.eye !== seat) link.watch(seat);
  }

  /** It is the turn of whoever rolls, also after the last one. @param {AnyView} view */
  turned(view) {
    const { dice } = this.page.link.play;
    const seat = dice && dice.whose === null ? this.pad(this.page, view, ofDue(dice)).seat : null;
    return seat === null || seat === view.seat ? view : { ...view, seat };
  }

  /** A sentence for the news; a roll that is told again was corrected. @type {Screen["tell"]} */
  tell(news, name, mine) {
    const told = this.screen.tell(news, name, mine);
    const at = news.kind === "rolled" ? (this.page.link.play?.retype?.at ?? "") : "";
    const again = at && at === this.told;
    if (at || news.kind !== "rolled") this.told = at;
    // The device lies in the middle: why a turn ended is still to be read when the next one begins.
    if (told?.last && this.page.link.own().length > 1) this.page.say(told.text, true);
    return told && again ? { ...told, text: t("typed.corrected", { text: told.text }) } : told;
  }

  /** The throw that the pad is for. @returns {Thrown | null} */
  thrown() {
    const { dice, retype } = this.page.link.play;
    if (retype?.at !== this.correcting) this.correcting = null;
    if (this.correcting && retype) return ofTyped(retype);
    return dice ? ofDue(dice) : null;
  }

  /** @param {AnyView} view */
  draw(view) {
    const { page } = this;
    const thrown = page.stage || page.playing ? null : this.thrown();
    if (!thrown) return this.screen.dock(page, view);
    if (thrown.typed === null) this.before = { at: thrown.at, view };
    const ask = this.pad(page, this.before?.at === thrown.at ? this.before.view : view, thrown);
    return html`<section class="dock pad-dock" tabindex="-1" data-throw=${thrown.at} aria-label=${t("ui.your-dice")}>${
      this.isHere(thrown, ask) ? this.typing(thrown, ask) : this.waiting(thrown, ask)
    }</section>`;
  }

  /**
   * Whether the dice are typed here: one's own, those of who has no device, and those that one was asked to type.
   * @param {Thrown} thrown @param {import("./pad.js").Ask} ask
   */
  isHere(thrown, ask) {
    const { room } = this.page.link;
    const own = this.page.link.own();
    if (thrown.typed !== null || this.helping === thrown.at) return true;
    if (!own.length && !room.owned) return false;
    const seat = thrown.whose ?? ask.seat;
    return (
      seat === null || own.includes(seat) || room.seats[seat].who !== "person" || Boolean(room.seats[seat].held_by && thrown.whose === null)
    );
  }

  /** @param {Thrown} thrown @param {import("./pad.js").Ask} ask */
  typing(thrown, ask) {
    const { page } = this;
    const send = (/** @type {string} */ roll) => this.send(thrown, roll);
    const secret = thrown.whose === null ? undefined : ask.secret;
    if (secret && thrown.whose !== null) {
      const { who } = page.link.room.seats[thrown.whose];
      if (who !== "person") return this.faceDown(secret.bot, () => send(secret.roll));
      // Around one device nobody types a secret: all keep theirs.
      if (page.link.own().length > 1)
        return this.faceDown(secret.shared, () => {
          this.keeping = true;
          this.keepAll();
        });
    }
    const beside = secret ? html`<button class="btn keep" @click=${() => send(secret.roll)}>${secret.keep}</button>` : nothing;
    const aside =
      thrown.typed === null
        ? this.correct(true)
        : html`<button class="btn flat fix" @click=${() => this.open(null)}>${t("typed.fix.cancel")}</button>`;
    return html`<typed-pad .page=${page} .ask=${ask} .send=${send} .beside=${beside} .aside=${aside}></typed-pad>`;
  }

  /** Something that nobody shows. @param {[say: string, done: string]} words @param {() => void} keep */
  faceDown([say, done], keep) {
    return html`<div class="pad of-keep">
      <p class="pad-say" role="status"><i class="turn-dot"></i><span>${say}</span></p>
      <div class="pad-do"><button class="btn go" @click=${keep}>${done}</button></div></div>`;
  }

  /** Somebody else types. @param {Thrown} thrown @param {import("./pad.js").Ask} ask */
  waiting(thrown, ask) {
    const { page } = this;
    const seat = thrown.whose ?? ask.seat;
    const helps = thrown.whose === null && page.link.own().length > 0;
    return html`<div class="pad of-wait">
      <p class="pad-say" role="status">${seat === null ? nothing : drawing(page.faceOf(seat), "0 0 48 48", "face")}<span>${
        seat === null ? t("typed.wait.any") : (thrown.whose !== null && ask.secret?.wait) || t("typed.wait", { who: page.name(seat) })
      }</span></p>
      ${
        helps
          ? html`<p class="quiet">${ask.say}</p><div class="pad-do"><button class="btn" @click=${() => {
              this.helping = thrown.at;
            }}>${icon("dice")}${t("typed.help")}</button></div>`
          : nothing
      }</div>`;
  }

  /** @param {Thrown} thrown @param {string} roll */
  async send({ at, typed }, roll) {
    if (typed === roll) return this.open(null); // They were right after all.
    await this.page.do(typed === null ? { roll: { at, roll } } : { retype: { at, roll } });
    if (this.page.slip) return;
    this.open(null);
    await this.page.root.updateComplete;
    keepFocus(this.page.root.querySelector(".dock"));
  }

  /** Opens the pad for dice that were typed wrong, or shuts it. @param {string | null} at */
  open(at) {
    this.correcting = at;
    this.page.clearSlip();
  }

  /** The way to a correction, as long as nobody has acted. @param {boolean} [beside] the question for the next dice */
  correct(beside = false) {
    const { page } = this;
    const { retype, view } = page.link.play;
    if (!retype || page.stage || page.playing) return nothing;
    const { fix, secret } = this.pad(page, view, ofTyped(retype));
    if (retype.roll === secret?.roll) return nothing;
    const words = beside ? (fix ?? t("typed.fix.last")) : t("typed.fix");
    return html`<button class="btn flat fix" aria-label=${
      words === fix ? fix : t("typed.fix.label")
    } @click=${() => this.open(retype.at)}>${words}</button>`;
  }

  keepAll() {
    const { dice, view } = this.page.link.play ?? {};
    if (!this.keeping || dice?.whose == null || !this.page.link.own().includes(dice.whose)) return;
    const { secret } = this.pad(this.page, view, ofDue(dice));
    if (secret) this.page.link.once(`secret ${dice.at}`, { roll: { at: dice.at, roll: secret.roll } });
  }
}
