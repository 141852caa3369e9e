// What the person at this screen is about to do: which die or gift is chosen, which field is looked at, whose sheet lies on top.
// It knows no rules: the server tells what can be marked now and where that leads (`prospects`).

import { post } from "../net/api.js";
import { line } from "../net/socket.js";
import { Store } from "../store.js";
import { Lessons, questionOf } from "../tips.js";
import { reason, t } from "../words.js";
import { actionName, stepOf } from "./asking.js";
import { DICE, dieName, numberOf } from "./pieces.js";

/** @typedef {import("./types.js").Page} Page */

/** @typedef {import("../../generated/clever.js").Prospect} Prospect */

export class Hand extends Store {
  /** @param {Page} page */
  constructor(page) {
    super();
    this.page = page;
    /** The question for which something is chosen. @type {string} */
    this.question = "";
    /** @type {string | null} The first act of what is chosen, such as `pick:Y` or `bonus:BX`. */
    this.source = null;
    /** @type {string | null} The field that several dice could mark, and that was tapped. */
    this.field = null;
    /** @type {string | null} */
    this.looking = null;
    /** @type {number | null} Whose sheet is looked at instead of one's own. */
    this.visiting = null;
    this.busy = false;
    /** Of how many acts the last tap was made. @type {number} */
    this.sent = 1;
    this.lessons = new Lessons(page);
    /** How many marks of one chain were drawn already. @type {number} */
    this.drawn = 0;
    /** @type {Map<string | undefined, string>} Where each die was seen last. */
    this.zones = new Map();
  }

  /** All that can be marked now. @returns {Prospect[]} */
  prospects() {
    const { page } = this;
    if (!page.isAsked() || page.playing || this.busy) return [];
    const { asked, view } = page.link.play;
    if (asked && questionOf(page.link.play) !== this.question) {
      this.empty();
      this.question = questionOf(page.link.play);
      this.visiting = null; // What is asked is asked on one's own sheet.
      const sources = new Set(view.prospects.map((one) => one.acts[0]));
      if (sources.size === 1) this.source = [...sources][0].startsWith("mark") ? null : [...sources][0];
    }
    return view.prospects;
  }

  /** Those of the chosen die or gift. */
  chosen() {
    const all = this.prospects();
    return this.source ? all.filter((one) => one.acts[0] === this.source) : all;
  }

  /** The fields that are lit, each with the ways to mark it. @returns {Map<string, Prospect[]>} */
  lit() {
    /** @type {Map<string, Prospect[]>} */
    const found = new Map();
    for (const one of this.chosen()) found.set(one.marks[0].field, [...(found.get(one.marks[0].field) ?? []), one]);
    return found;
  }

  /** The chain that is looked at: of the field under the finger, or of the only one that is left. */
  chain() {
    const lit = this.lit();
    const ways = this.looking
      ? lit.get(this.looking)
      : this.field
        ? lit.get(this.field)
        : this.source && lit.size === 1
          ? [...lit.values()][0]
          : undefined;
    const alike = new Set(ways?.map((one) => JSON.stringify(one.marks)));
    return alike.size === 1 ? (ways?.[0] ?? null) : null;
  }

  /** The dice that go to the tray for what is chosen or looked at, where that is one die's doing. @returns {string[]} */
  swept() {
    const at = this.looking ?? this.field;
    const ways = (at && this.lit().get(at)) || (this.source ? this.chosen() : []);
    return new Set(ways.map((one) => one.acts[0])).size === 1 ? ways[0].swept : [];
  }

  /** What a die would bring in the field that was tapped. @param {string} source */
  worth(source) {
    return this.field
      ? (this.lit()
          .get(this.field)
          ?.find((one) => one.acts[0] === source)?.gain ?? null)
      : null;
  }

  /** @param {string | null} id */
  look(id) {
    if (this.looking === id) return;
    this.looking = id;
  }

  /** A die or a gift is chosen, or put back. @param {string} source */
  choose(source) {
    const way =
      this.field &&
      this.lit()
        .get(this.field)
        ?.find((one) => one.acts[0] === source);
    this.page.slip = "";
    if (way) return this.send(way.acts);
    if (this.lessons.taught?.name === "pick") this.lessons.understood();
    this.source = this.source === source ? null : source;
    this.field = null;
  }

  /** A field is tapped. @param {string} id */
  tap(id) {
    const ways = this.lit().get(id) ?? [];
    if (ways.length === 1) return this.send(ways[0].acts);
    if (!ways.length) return this.whyNot(id);
    this.field = this.field === id ? null : id;
    this.page.slip = "";
  }

  /** Acts one after the other; the next one waits for the answer to the last. @param {string[]} acts */
  async send(acts) {
    if (this.busy) return;
    this.busy = true;
    this.sent = acts.length;
    this.empty();
    if (line.state !== "on") this.page.say(t("ui.move-waits"));
    await this.page.tried(
      (async () => {
        for (const act of acts) await this.page.link.act(act);
      })(),
    );
    this.busy = false;
  }

  /** Takes back what the last tap did, also where that were two acts; or asks the others for it. */
  back() {
    const { eye, free_undo: free, view } = this.page.link.play;
    const steps = stepOf(view.seats[eye ?? -1]).kind === "place" ? 1 : Math.min(this.sent, free); // "Where?" is half a tap.
    this.sent = 1;
    return eye !== null && free > 0 ? this.page.do({ "take-back": { seat: eye, keep: free - steps } }) : this.page.goBack();
  }

  /** Why a field cannot be marked: as the server says it of the field, or of the die of its colour. @param {string} id */
  async whyNot(id) {
    const { page } = this;
    if (!page.isAsked()) return page.whyNot(`mark:${id}`);
    await page.tried(
      (async () => {
        const { refused } = await post(`/api/v1/tables/${page.table}/why-not`, { seat: page.me() ?? 0 });
        const said = (/** @type {RegExp} */ like) => refused.find((one) => like.test(one.action))?.why;
        const { marks } = page.link.play.view.seats[page.me() ?? 0].sheet;
        const next = marks.filter((/** @type {string} */ one) => one[0] === id[0]).length + 1;
        const exact = said(new RegExp(`^mark:${id.replace(".", "\\.")}$`));
        // What is said of a die of this colour is about the next field, not about any other one, and not about a number.
        const near =
          id[0] === "Y" || ("GOP".includes(id[0]) && id !== `${id[0]}${next}`) ? null : said(new RegExp(`^(pick|take|extra):${id[0]}$`));
        const why = exact ?? near;
        page.slip = marks.includes(id) ? t("refusal.marked") : why ? reason(why) : this.elsewhere(id);
      })(),
    );
  }

  /** Why this field cannot be marked now: by what the dice show that could go there. @param {string} id */
  elsewhere(id) {
    const { view } = this.page.link.play;
    const { kind } = stepOf(view.seats[this.page.me() ?? 0]);
    if (["bonus", "black", "fill"].includes(kind)) return t("refusal.wrong-bonus-area");
    const { faces } = view;
    const face = (/** @type {string} */ die) => faces["WYBGOP".indexOf(die)];
    const dice = kind === "pick" ? view.rolled : kind === "take" ? view.tray : DICE;
    if (this.source && !this.chosen().some((one) => one.marks[0].field[0] === id[0])) return t("why.other-field");
    if ("GOP".includes(id[0]))
      return this.prospects().some((one) => one.marks[0].field[0] === id[0]) ? t("refusal.not-next") : t("why.field");
    const able = [id[0], "W"].filter((die) => (this.source ? this.source.endsWith(die) : dice.includes(die)));
    if (!able.length) return t("why.field");
    if (id[0] === "B") return t("refusal.other-sum", { need: numberOf(id), sum: face("W") + face("B") });
    return t("why.number", { need: numberOf(id), dice: able.map((die) => dieName(die, face(die))).join(", ") });
  }

  /** Looks at the sheet of somebody else, or back at one's own. @param {number | null} seat */
  visit(seat) {
    this.visiting = seat === null || this.visiting === seat ? null : seat;
  }

  /** Dice do not slide through time. */
  placed() {
    this.zones.clear();
  }

  /** Nothing of what the one before was about to do. */
  empty() {
    this.source = null;
    this.field = null;
    this.looking = null;
  }

  /** Takes an advice into the hand, with its field; answers it in words. @param {string} action @param {string[]} [then] */
  advised(action, then = []) {
    const way = this.way(action, then);
    this.empty();
    this.source = !way || action.startsWith("mark") ? null : action;
    this.looking = way?.marks[0].field ?? null;
    this.visiting = null;
    return actionName(action);
  }

  /** What these acts mark. @param {string} action @param {string[]} then */
  way(action, then) {
    return this.prospects().find((one) => one.acts.join() === [action, ...then].join());
  }
}
