// The proof of the dice: what was promised, what was in the envelopes, every roll computed again in this browser, and
// whether it is what this browser saw.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES, SAMPLE, canDraw } from "../games.js";
import { refusalOf, text } from "../net/api.js";
import { recall } from "../net/keep.js";
import { compare } from "../proof/kept.js";
import { offlineCopy, saveFile } from "../proof/offline.js";
import { report } from "../proof/report.js";
import { readNotes, readSeals } from "../seals.js";
import { judging } from "../proof/verify.js";
import { lang, reason, t } from "../words.js";
import { topBar } from "./bar.js";
import { shown } from "./lists.js";

/** @typedef {import("../proof/report.js").Judgement} Judgement */
/** @typedef {import("../proof/kept.js").Kept} Kept */
/** @typedef {{ code: string, text: string, details?: [string, string][] }} Why */

/** The longest text that is taken from a person, in bytes. */
const MOST = 256 * 1024;
/** For so long the page may stand still while it computes, in milliseconds. */
const PATIENCE = 12;

/** A day, as it is written in the language of the page. @param {Date} day */
const dateName = (day) => new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(day);

/** What this browser kept of a table. @param {string} table @returns {Kept} */
function keptOf(table) {
  /** @type {Kept["nonces"]} */
  const nonces = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const [, seat, commitment] = key.match(/^turlaj\.nonce\.\w+\.(\d+)\.([0-9a-f]{64})$/) ?? [];
      if (seat && key.startsWith(`turlaj.nonce.${table}.`))
        nonces.push({ seat: Number(seat), commitment, nonce: localStorage.getItem(key) ?? "" });
    }
  } catch {
    /* a browser that keeps nothing was not there */
  }
  return { seals: readSeals(recall(`seal.${table}`)), ...readNotes(recall(`seen.${table}`)), nonces };
}

class Proof extends Part {
  static properties = {
    table: {},
    judgement: { state: true },
    why: { state: true },
    done: { state: true },
    said: { state: true },
    over: { state: true },
  };

  constructor() {
    super();
    this.table = "";
    /** @type {Judgement | null} */
    this.judgement = null;
    /** Why there is nothing to show. @type {Why | null} */
    this.why = null;
    /** How far it has come. @type {{ done: number, all: number } | null} */
    this.done = null;
    /** What was said last, beside what. @type {{ at: "copy" | "paste" | "", text: string, bad?: boolean }} */
    this.said = { at: "", text: "" };
    /** Whether a file hangs over the page. @type {boolean} */
    this.over = false;
    this.record = "";
    /** @type {Kept} */
    this.kept = { seals: [], rolls: {}, own: null, nonces: [] };
    /** The judgement that is wanted last; others are given up. @type {number} */
    this.turn = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.table) this.load();
  }

  /** Asks the server for the record. */
  async load() {
    Object.assign(this, { why: null, judgement: null, done: null });
    try {
      await this.check(await text(`/api/v1/replays/${encodeURIComponent(this.table)}/record`), this.table);
    } catch (error) {
      this.why = refusalOf(error);
    }
  }

  /** Judges a text, a little at a time. @param {string} record @param {string} [table] where it was played, if that is known */
  async check(record, table) {
    const turn = ++this.turn;
    Object.assign(this, { record, judgement: null, why: null, done: { done: 0, all: 0 } });
    const work = judging(record);
    let since = performance.now();
    for (let step = work.next(); ; step = work.next()) {
      if (turn !== this.turn) return;
      if (step.done) {
        const draw = step.value.draw;
        this.kept = keptOf(table ?? (/^\w+$/.test(draw) ? draw : "-"));
        const printRoll = (await GAMES[step.value.game]?.print().catch(() => null))?.printRoll;
        if (turn !== this.turn) return;
        Object.assign(this, { judgement: { ...step.value, printRoll }, done: null });
        await this.updateComplete;
        const verdict = /** @type {HTMLElement | null} */ (this.querySelector(".proof-verdict"));
        if (!table) verdict?.focus();
        return;
      }
      if (performance.now() - since < PATIENCE) continue;
      this.done = step.value;
      await new Promise((on) => {
        setTimeout(on);
      });
      since = performance.now();
    }
  }

  /** A text from a person. @param {string} text */
  take(text) {
    const bytes = new TextEncoder().encode(text).length;
    if (!text.trim()) this.said = { at: "paste", text: t("proof.paste.empty"), bad: true };
    else if (bytes > MOST) this.said = { at: "paste", text: t("proof.paste.long"), bad: true };
    else {
      this.said = { at: "", text: "" };
      this.check(text);
    }
  }

  /** @param {File | null | undefined} file */
  async takeFile(file) {
    if (!file) return;
    if (file.size > MOST) {
      this.said = { at: "paste", text: t("proof.paste.long"), bad: true };
      return;
    }
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      const field = this.querySelector("textarea");
      if (field) field.value = text;
      this.take(text);
    } catch {
      this.said = { at: "paste", text: t("proof.paste.not-text"), bad: true };
    }
  }

  /** @param {DragEvent} event */
  drag(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.over = event.type === "dragover";
    if (event.type === "drop") this.takeFile(event.dataTransfer.files[0]);
  }

  /** What a file of this game is called. */
  get fileName() {
    return `turlaj-${(this.table || this.judgement?.draw || "record").replace(/\W+/g, "-")}`;
  }

  async keepCopy() {
    try {
      const { game = "" } = this.judgement ?? {};
      const files = ["proof", ...(canDraw(game) ? [`name-${game}`, `page-${game}`] : [])];
      const [own, ...more] = await Promise.all(
        files.map(
          (file) =>
            /** @type {Promise<{ default: Record<string, string | Record<string, string>> }>} */ (import(`../../i18n/${lang}/${file}.js`)),
        ),
      );
      // A copy may be opened by anybody: it speaks of the browser that made it, not of theirs.
      const words = Object.fromEntries(
        Object.keys(own.default).map((key) => [key, own.default[`proof.copied.${key.slice("proof.".length)}`] ?? own.default[key]]),
      );
      const copy = await offlineCopy({
        game,
        record: this.record,
        kept: this.kept,
        lang,
        title: t("proof.title"),
        about: this.about(),
        made: t("proof.copy.about", { date: dateName(new Date()) }),
        names: this.names(),
        words: Object.assign(words, ...more.map((file) => file.default)),
      });
      saveFile(`${this.fileName}.html`, "text/html", copy);
      this.said = { at: "copy", text: t("proof.copy.done") };
    } catch {
      this.said = { at: "copy", text: t("refusal.offline"), bad: true };
    }
  }

  render() {
    document.title = `${t("proof.title")} · Turlaj`;
    return html`${topBar("/")}
      <main class="page proof">
        <header><h1>${t("proof.title")}</h1>${this.heading()}</header>
        ${this.why ? this.refused(this.why) : nothing}
        ${this.table || this.judgement || this.done ? nothing : this.paste()}
        ${this.done || (this.table && !this.why && !this.judgement) ? this.progress() : nothing}
        ${this.judgement ? html`${this.report()}${this.actions()}` : nothing}
        ${!this.table && this.judgement ? this.paste() : nothing}
      </main>`;
  }

  heading() {
    const { judgement } = this;
    if (!judgement?.game) return this.table ? nothing : html`<p>${t("proof.about")}</p>`;
    return html`<p class="quiet">${this.about()}</p>`;
  }

  /** Which game it was, when, and whose. */
  about() {
    const { game = "", date = "" } = this.judgement ?? {};
    const day = new Date(`${date}T12:00:00`);
    const when = Number.isNaN(day.getTime()) ? date : dateName(day);
    return [t(`game.${game}.title`), when, Object.values(this.names()).join(", ")]
      .filter((part) => part && !part.startsWith("game."))
      .join(" · ");
  }

  /** The names of the seats, as people read them. @returns {Record<number, string>} */
  names() {
    return Object.fromEntries(Object.entries(this.judgement?.names ?? {}).map(([seat, name]) => [seat, shown(name)]));
  }

  progress() {
    const { done, all } = this.done ?? { done: 0, all: 0 };
    return html`<section class="card" role="status"><p>${t("proof.working")}</p><progress
      aria-label=${t("proof.working")} max=${all || 1} .value=${done}></progress></section>`;
  }

  report() {
    const judgement = /** @type {Judgement} */ (this.judgement);
    const told = report({ ...judgement, names: this.names() }, compare(judgement, this.kept), t);
    const verdict = /** @type {HTMLElement} */ (told.querySelector(".proof-verdict"));
    verdict.tabIndex = -1;
    verdict.setAttribute("role", "status");
    return told;
  }

  actions() {
    return html`<section class="proof-actions">
      <button class="btn go" @click=${this.keepCopy}>${icon("lock")}${t("proof.copy")}</button>
      <button class="btn" @click=${() =>
        saveFile(`${this.fileName}.txt`, "text/plain", this.record)}>${icon("copy")}${t("proof.download")}</button>
      ${
        this.table
          ? html`<a class="btn" href="/replay/${this.table}">${icon("play")}${t("proof.replay")}</a>
        <a class="btn" href="/proof">${icon("check")}${t("proof.another")}</a>`
          : html`<a class="btn" href="/replay">${icon("play")}${t("proof.replay-any")}</a>`
      }
      <p class="answer ${this.said.bad ? "is-bad" : ""}" role="status">${
        this.said.at === "copy" ? html`${icon(this.said.bad ? "no" : "check")}${this.said.text}` : nothing
      }</p>
      <p class="quiet">${t("proof.copy.what")}</p>
    </section>`;
  }

  /** Why there is nothing to show, and where to go from here. @param {Why} why */
  refused(why) {
    const opens = Number(Object.fromEntries(why.details ?? []).opens);
    const words =
      why.code === "daily-secret" && opens
        ? t("proof.daily-secret", {
            when: new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }).format(new Date(opens)),
          })
        : why.code === "not-over"
          ? t("proof.not-over")
          : reason(why);
    return html`<section class="card proof-refused" role="alert"><p>${icon("no")}<b>${words}</b></p>
      <div class="row wrap">
        ${why.code === "not-over" ? html`<a class="btn go" href="/t/${this.table}">${icon("back")}${t("ui.back-to-game")}</a>` : nothing}
        ${why.code === "no-such-table" ? nothing : html`<button class="btn" @click=${this.load}>${t("proof.try-again")}</button>`}
        <a class="btn" href="/proof">${t("proof.another")}</a>
      </div></section>`;
  }

  paste() {
    const bad = this.said.at === "paste" && this.said.bad;
    return html`<section class="card proof-paste ${this.over ? "is-over" : ""}" @dragover=${this.drag} @dragleave=${this.drag}
      @drop=${this.drag}>
      <h2>${t(this.judgement ? "proof.another" : "proof.one")}</h2>
      <form class="field" @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        this.take(this.querySelector("textarea")?.value ?? "");
      }}>
        <label for="record">${t("proof.paste")}</label>
        <textarea id="record" rows="7" spellcheck="false" autocapitalize="none" autocomplete="off" placeholder='[Game "${SAMPLE.id}"] …'
          aria-invalid=${bad ? "true" : "false"} aria-describedby="paste-said"></textarea>
        <div class="row wrap"><button class="btn ${this.judgement ? "" : "go"}">${icon("check")}${t("proof.check")}</button>
          <label class="btn proof-file"><input class="sr" type="file" accept=".txt,text/plain" @change=${(
            /** @type {{ target: HTMLInputElement }} */ event,
          ) => this.takeFile(event.target.files?.[0])}>${t("proof.file")}</label></div>
        <p class="answer is-bad" id="paste-said" role="status">${bad ? html`${icon("no")}${this.said.text}` : nothing}</p>
        <p class="quiet">${t("proof.paste.about")}</p>
      </form></section>`;
  }
}
customElements.define("turlaj-proof", Proof);
