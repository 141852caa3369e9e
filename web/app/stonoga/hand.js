// What the person at this screen is about to do: which dice stay, which tile is meant, whether the tail is looked at.

import { Store } from "../store.js";
import { Lessons, questionOf } from "../tips.js";
import { t } from "../words.js";
import { actionName } from "./dock.js";

/** @typedef {import("./types.js").Page} Page */

const DICE = [0, 1, 2, 3];

export class Hand extends Store {
  /** @param {Page} page */
  constructor(page) {
    super();
    this.page = page;
    /** @type {Set<number> | null} */
    this.keeping = null;
    /** The question for which dice are kept. @type {string} */
    this.question = "";
    /** The question at which dice were chosen. @type {string} */
    this.chosenAt = "";
    /** @type {string[]} Actions on one tile, of which one has to be chosen. */
    this.choices = [];
    this.peeking = false;
    /** The question at which the turn is about to be ended although rolls are left. @type {string} */
    this.endingAt = "";
    this.lessons = new Lessons(page);
  }

  /** The dice that stay. @returns {Set<number>} */
  kept() {
    const { asked, view } = this.page.link.play ?? {};
    if (!asked) return new Set();
    const question = this.asked();
    if (question !== this.question || !this.keeping) {
      this.question = question;
      this.keeping = new Set(view.rolls > 1 ? DICE.filter((at) => !view.rolling.includes(at)) : []);
      this.choices = [];
    }
    return this.keeping;
  }

  asked() {
    return questionOf(this.page.link.play);
  }

  canRoll() {
    return this.page.legal().some((action) => action.startsWith("roll") || action.startsWith("foot"));
  }

  /** Whether a roll costs nothing. */
  canRollFreely() {
    return this.page.legal().some((action) => action.startsWith("roll"));
  }

  /** Whether something can be had, and no dice were chosen: the roll stands back. */
  isTempting() {
    return this.chosenAt !== this.asked() && this.page.legal().some((action) => /^(take|steal)/.test(action));
  }

  /** Rolls the loose dice. */
  roll() {
    const action = this.rollAction();
    if (action && !this.ending) this.page.act(action);
  }

  /** What the red button does now. @returns {string | undefined} */
  rollAction() {
    const loose = DICE.filter((at) => !this.kept().has(at))
      .map((at) => at + 1)
      .join("");
    return this.page.legal().find((action) => action === `roll:${loose}` || action === `foot:${loose}`);
  }

  /** @param {number} at */
  toggle(at) {
    this.keeping = new Set([...this.kept()].filter((one) => one !== at).concat(this.kept().has(at) ? [] : [at]));
    this.chosenAt = this.question;
    this.endingAt = "";
    this.page.clearSlip();
  }

  /** Whether a tile would be given up although rolls are left: that is asked once more. @param {string} action */
  isEarly(action) {
    return action.startsWith("lose") && this.canRollFreely();
  }

  /** @param {string[]} actions */
  choose(actions) {
    const atOnce = actions.length === 1 && !this.isEarly(actions[0]);
    this.choices = atOnce ? [] : actions;
    if (atOnce) return this.page.act(actions[0]);
  }

  /** Whether it is asked once more if the turn shall end. */
  get ending() {
    return this.endingAt !== "" && this.endingAt === this.asked();
  }

  /** Asks once more before a turn ends that has rolls left; or does not. @param {boolean} ending */
  async wantEnd(ending) {
    this.endingAt = ending ? this.asked() : "";
    this.page.clearSlip();
    await this.page.root.updateComplete;
    /** @type {HTMLElement | null} */ (this.page.root.querySelector(".go-row .btn"))?.focus();
  }

  /** Looks at the tail, and reads what it is for; or shuts it. */
  peek() {
    this.peeking = !this.peeking;
    const { tail } = this.page.view.seats[this.page.me() ?? 0];
    const shown = typeof tail === "object" ? tail.shown : null;
    this.explain(this.peeking && shown ? t("tail.yours", { a: t(`colour.${shown[0]}`), b: t(`colour.${shown[1]}`) }) : "");
  }

  /** Says something where the question stands. @param {string} text */
  explain(text) {
    this.page.slip = text;
  }

  /** In a replay open tails are open. */
  replays() {
    this.peeking = true;
  }

  /** Nothing of what the one before was about to do. */
  empty() {
    this.peeking = false;
    this.keeping = null;
    this.choices = [];
    this.page.slip = "";
  }

  /** Takes an advice into the hand; answers it in words. @param {string} action */
  advised(action) {
    this.choices = [];
    this.endingAt = "";
    if (!/^(roll|foot)/.test(action)) return actionName(this.page, action);
    const loose = [...action.split(":")[1]].map((digit) => Number(digit) - 1);
    this.keeping = new Set(DICE.filter((at) => !loose.includes(at)));
    this.chosenAt = this.asked();
    const staying = [...this.kept()].map((at) => t(`die.${this.page.link.play.view.dice[at]}`)).join(", ");
    return actionName(this.page, action) + (staying ? ` (${t("ui.kept-dice")}: ${staying})` : "");
  }
}
