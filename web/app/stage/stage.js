// What a page gives to a game, whether the table is in play or replayed: where it comes from, what is on screen, and what a press does.

import { go, html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { moreWords } from "../load.js";
import { post, refusalOf } from "../net/api.js";
import { line } from "../net/socket.js";
import { facesOf, nameOf } from "../pages/faces.js";
import { shown } from "../pages/lists.js";
import { Store } from "../store.js";
import { reason, t } from "../words.js";

/** @typedef {import("../game-types.js").Stage} Contract @typedef {import("../game-types.js").Told} Told */

/** How long a message stands in the bar, in milliseconds. */
const MESSAGE = 4000;

/**
 * @template {import("../game-types.js").Source} [Link=import("../game-types.js").Source]
 * @implements {Contract}
 */
export class Stage extends Store {
  /** @param {string} table @param {Link} link @param {import("../game-types.js").Root} root the element that draws it */
  constructor(table, link, root) {
    super();
    this.table = table;
    this.link = link;
    this.root = root;
    /** What draws this game. @type {import("../game-types.js").Screen} */
    this.screen = /** @type {never} */ (null);
    /** What the person at this screen is about to do in this game. @type {import("../game-types.js").AnyHand} */
    this.hand = /** @type {never} */ (null);
    /** The view on screen: it follows the news. @type {import("../game-types.js").AnyView} */
    this.view = /** @type {never} */ (null);
    /** The seat that the view on screen is seen from. @type {number | null} */
    this.eye = null;
    /** What is looked at right now: what somebody else does, or how the own turn ended. @type {{ text: string, own: boolean } | null} */
    this.stage = null;
    /** Whether news are shown, and whether somebody wants to see the end of them; when a press last said so. @type {boolean} */
    this.playing = this.hurried = false;
    this.pressedAt = -Infinity;
    /** @type {Told[]} */
    this.story = [];
    /** Why the last wish came to nothing. @type {string} */
    this.slip = "";
    /** What stands in the bar for a moment; `told`, if the story tells it too. @type {{ text: string, told: boolean } | null} */
    this.message = null;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.messageTimer = 0;
    this.menu = false;
    /** What a daily challenge adds to its table. @type {typeof import("../daily/table.js") | null} */
    this.daily = null;
    /** @type {import("../hint/card.js").Advice | null} */
    this.advice = null;
    /** Whether the next table is wanted, as soon as there is one. @type {boolean} */
    this.goingOn = false;
  }

  /** @param {import("../game-types.js").Screen} screen */
  open(screen) {
    this.screen = screen;
    this.hand = new screen.Hand(this);
  }

  // ---- Who looks, and what is asked

  /** @returns {number | null} */
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

  /** Whether other people sit at this table, at screens of their own. */
  hasCompany() {
    return (this.link.room?.seats ?? []).some((chair) => chair.who === "person" && !chair.yours);
  }

  // ---- Names

  /** @param {number} seat */
  name(seat) {
    return this.link.room?.seats[seat]?.yours && this.link.own().length === 1 ? t("ui.you") : this.nameOf(seat);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return nameOf(this.link.room, seat);
  }

  /** @param {number} seat */
  faceOf(seat) {
    return facesOf(this.link.room.seats)[seat];
  }

  /** @param {string} name */
  shown(name) {
    return shown(name);
  }

  gameName() {
    return t(`game.${this.link.room.game}.title`);
  }

  calls() {
    return this.isAsked() && this.link.own().length > 1 ? html`<b>${this.nameOf(this.me() ?? 0)}:</b> ` : nothing;
  }

  // ---- What is told

  /** Says something in the bar, where it covers no question and moves nothing; it leaves by itself. @param {string} text */
  say(text, told = false) {
    this.message = { text, told };
    clearTimeout(this.messageTimer);
    this.messageTimer = setTimeout(() => {
      this.message = null;
    }, MESSAGE);
  }

  clearSlip() {
    this.slip = "";
  }

  // ---- What a press does

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
  }

  /** Learns how the game says what it refuses. */
  refusalWords() {
    return this.link.room ? moreWords(this.link.room.game).catch(() => {}) : null;
  }

  /** @param {string} action */
  async whyNot(action) {
    if (this.link.room.status === "over") return;
    if (!this.isAsked()) {
      this.slip = t("refusal.not-asked");
      return;
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

  goBack() {
    const { eye, prompt, free_undo: free } = this.link.play;
    const last = this.link.acted.pop();
    if (eye === null) return undefined; // Who only watches has done nothing.
    if (free > 0) return this.do({ "take-back": { seat: eye, keep: free - 1 } });
    if (this.link.own().length > 1) return import("../pages/back.js").then(({ askBack }) => askBack(this, last));
    return this.do({ "ask-undo": { seat: eye, prompt: prompt ?? 0 } });
  }

  /** Goes to the table at which the same people play again, when it is there. */
  async rematch() {
    this.goingOn = true;
    await this.do("rematch");
    this.follow();
  }

  /** Goes on, if that was wanted and there is somewhere to go. */
  follow() {
    const { room } = this.link;
    if (!room?.rematch || !this.goingOn) return;
    this.goingOn = false;
    go(`/t/${room.rematch}`);
  }
}
