// My page: who one is here, one's games and results, how the dice fell, and what one can take away or delete.

import { Part, drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { sheet } from "../load.js";
import { learnDice } from "../me/faces.js";
import { allPlots, legend } from "../me/fall.js";
import { day, ended, results, running } from "../me/games.js";
import { forgetMe, sayGoodbye, takeAway } from "../me/own.js";
import { Refused, get, me } from "../net/api.js";
import { reason, t, wordsFor } from "../words.js";
import { topBar } from "./bar.js";
import { facesOf } from "./faces.js";
import { shown } from "./lists.js";

/** Whoever wants to delete everything has so many seconds to think. */
const PAUSE = 5;

export class MePage extends Part {
  static properties = {
    mine: { state: true },
    why: { state: true },
    all: { state: true },
    busy: { state: true },
    said: { state: true },
    asked: { state: true },
    left: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../generated/wire.js").MyPage | null} What the server knows of the person. */
    this.mine = null;
    this.why = "";
    this.all = false;
    this.busy = false;
    /** What was said last beside a button. @type {{ at: string, text: string, bad?: boolean }} */
    this.said = { at: "", text: "" };
    /** Whether the question is open, and how many seconds its button still waits. @type {boolean} */
    this.asked = false;
    this.left = 0;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    if (!sayGoodbye()) this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async load() {
    this.why = "";
    try {
      await me();
      const mine = await get("/api/v1/me/page");
      await learnDice(mine.dice);
      this.mine = mine;
    } catch (why) {
      this.why = why instanceof Refused ? reason(why.why) : String(why);
    }
  }

  /** @param {string} at @param {() => Promise<string>} work */
  async tryTo(at, work) {
    if (this.busy) return;
    this.busy = true;
    this.said = { at: "", text: "" };
    try {
      this.said = { at, text: await work() };
    } catch (why) {
      this.said = { at, text: why instanceof Refused ? reason(why.why) : String(why), bad: true };
    }
    this.busy = false;
  }

  /** Says what would happen; the button that does it wakes up a little later. */
  async ask() {
    this.asked = true;
    this.left = PAUSE;
    this.said = { at: "", text: "" };
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (--this.left <= 0) clearInterval(this.timer);
    }, 1000);
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector("#sure"))?.focus();
  }

  async stay() {
    clearInterval(this.timer);
    this.asked = false;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector("#delete"))?.focus();
  }

  render() {
    document.title = `${t("ui.my-page")} · Turlaj`;
    return html`${topBar("/")}
      <main class="page my-page"><h1>${t("ui.my-page")}</h1>
        ${
          this.why
            ? html`<p class="slip" role="alert">${this.why}</p><button
              class="btn" @click=${() => this.load()}>${icon("reroll")}${t("me.again")}</button>`
            : this.mine
              ? this.content(this.mine)
              : html`<p role="status">${t("ui.opening")}</p>`
        }
      </main>`;
  }

  /** @param {import("../../generated/wire.js").MyPage} mine */
  content(mine) {
    const { games, totals, dice } = mine;
    const going = games.filter((game) => game.status === "playing");
    const over = games.filter((game) => game.status === "over" || game.status === "abandoned");
    return html`<div class="my-two"><div>${this.person(mine)}${running(going)}${results(totals)}</div>
        <div>${games.length ? nothing : this.empty()}${ended(this, over)}</div></div>
      ${this.dice(dice, over.length)}${this.data()}`;
  }

  /** @param {import("../../generated/wire.js").MyPage} mine */
  person({ person, created }) {
    const [face] = facesOf([{ who: "person", name: person.name }]);
    return html`<section class="card my-self"><div class="row">${drawing(face, "0 0 48 48", "face")}<div><h2>${shown(person.name)}</h2><p
      class="quiet">${t("me.since", { day: day(created) })}</p></div></div>
      <p>${t("me.seen")} ${t(person.open_names ? "me.seen.open" : "me.seen.animal")}</p>
      <div class="row wrap"><a class="btn" href="/settings">${icon("gear")}${t("me.settings")}</a><a
        class="btn" href="/settings#key">${icon("device")}${t("me.key")}</a></div></section>`;
  }

  empty() {
    return html`<section class="card my-empty"><h2>${t("me.empty")}</h2><p>${t("me.empty.about")}</p>
      <a class="btn go big" href="/">${icon("play")}${t("me.empty.play")}</a><a
        class="btn" href="/daily">${icon("day")}${t("ui.today")}</a></section>`;
  }

  /** @param {import("../me/fall.js").DiceCount[]} dice @param {number} over how many games have ended */
  dice(dice, over) {
    if (!over) return nothing;
    return html`<section class="my-dice"><header><h2>${t("me.dice")}</h2><p>${t(dice.length ? "me.dice.about" : "me.dice.none")}</p>${
      dice.length ? legend() : nothing
    }</header>
      ${allPlots(dice)}
      <p class="quiet">${t("me.dice.all")} <a href="/dice">${t("me.dice.server")}</a></p></section>`;
  }

  data() {
    return html`<section class="card my-data"><h2>${t("me.data")}</h2>
      <div class="my-act"><div><h3>${t("me.take")}</h3><p>${t("me.take.about")}</p></div>
        <button class="btn" ?disabled=${this.busy} @click=${() =>
          this.tryTo("take", async () =>
            t("me.taken", { name: await takeAway() }),
          )}>${icon("save")}${t("me.take.do")}</button>${this.answer("take")}</div>
      <div class="my-act"><div><h3>${t("me.delete")}</h3><p>${t("me.delete.about")}</p></div>
        ${
          this.asked ? this.sure() : html`<button class="btn" id="delete" @click=${this.ask}>${icon("no")}${t("me.delete.ask")}</button>`
        }</div></section>`;
  }

  /** What would happen, in full, and both ways on. */
  sure() {
    const waits = this.left > 0;
    return html`<div class="my-sure" id="sure" tabindex="-1" role="group" aria-labelledby="sure-title" @keydown=${(
      /** @type {KeyboardEvent} */ event,
    ) => {
      if (event.key === "Escape") this.stay();
    }}>
      <h4 id="sure-title">${t("me.sure")}</h4>
      <ul>${["name", "seats", "dice", "browser", "never"].map((what) => html`<li>${t(`me.sure.${what}`)}</li>`)}</ul>
      <div class="row wrap"><button class="btn go" @click=${this.stay}>${t("me.stay")}</button>
        <button class="btn" aria-disabled=${waits || this.busy} @click=${() =>
          waits
            ? undefined
            : this.tryTo("delete", async () => {
                await forgetMe();
                return t("me.bye");
              })}>${icon("no")}${waits ? t("me.delete.wait", { n: this.left }) : t("me.delete.do")}</button></div>
      ${this.answer("delete")}</div>`;
  }

  /** @param {string} at */
  answer(at) {
    const here = this.said.at === at && this.said.text;
    return html`<p class="answer ${this.said.bad ? "is-bad" : ""}" role="status">${
      here ? html`${icon(this.said.bad ? "no" : "check")}${this.said.text}` : nothing
    }</p>`;
  }
}

// The plots have words and a look of their own, which the page of all dice uses too.
await Promise.allSettled([wordsFor("dice"), sheet("dice")]);
customElements.define("turlaj-me", MePage);
