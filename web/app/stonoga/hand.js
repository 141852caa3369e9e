// What the person at this screen is about to do: which dice stay, which tile is meant, whether the tail is looked at.

import { t } from "../words.js";
import { actionName } from "./dock.js";

/** @typedef {import("../pages/table.js").TablePage} TablePage */

const DICE = [0, 1, 2, 3];

export class Hand {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Set<number> | null} */
    this.keeping = null;
    this.prompt = -1;
    /** @type {string[]} Actions on one tile, of which one has to be chosen. */
    this.choices = [];
    this.peeking = false;
  }

  /** The dice that stay. @returns {Set<number>} */
  kept() {
    const { asked, view } = this.page.link.play ?? {};
    if (!asked) return new Set();
    if (asked.prompt !== this.prompt || !this.keeping) {
      this.prompt = asked.prompt;
      this.keeping = new Set(view.rolls > 1 ? DICE.filter((at) => !view.rolling.includes(at)) : []);
      this.choices = [];
    }
    return this.keeping;
  }

  canRoll() {
    return this.page.legal().some((action) => action.startsWith("roll") || action.startsWith("foot"));
  }

  /** What the red button does now. @returns {string | undefined} */
  rollAction() {
    const loose = DICE.filter((at) => !this.kept().has(at)).map((at) => at + 1).join("");
    return this.page.legal().find((action) => action === `roll:${loose}` || action === `foot:${loose}`);
  }

  /** @param {number} at */
  toggle(at) {
    const kept = this.kept();
    if (kept.has(at)) kept.delete(at);
    else kept.add(at);
    this.page.clearSlip();
  }

  /** @param {string[]} actions */
  choose(actions) {
    this.choices = actions.length === 1 ? [] : actions;
    if (actions.length === 1) return this.page.act(actions[0]);
    this.page.requestUpdate();
  }

  peek() {
    this.peeking = !this.peeking;
    this.page.requestUpdate();
  }

  /** Nothing of what the one before was about to do. */
  empty() {
    this.peeking = false;
    this.keeping = null;
    this.choices = [];
  }

  /** Takes an advice into the hand; answers it in words. @param {string} action */
  advised(action) {
    if (!/^(roll|foot)/.test(action)) return actionName(this.page, action);
    const loose = [...action.split(":")[1]].map((digit) => Number(digit) - 1);
    this.keeping = new Set(DICE.filter((at) => !loose.includes(at)));
    const staying = [...this.kept()].map((at) => t(`die.${this.page.link.play.view.dice[at]}`)).join(", ");
    return actionName(this.page, action) + (staying ? ` (${t("ui.kept-dice")}: ${staying})` : "");
  }
}
