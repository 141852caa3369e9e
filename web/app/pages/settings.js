// Settings: name, being called, language and look, key.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { Refused, get, me, patch, qr } from "../net/api.js";
import { explains, setExplains } from "../tips.js";
import { keep, recall } from "../net/keep.js";
import { notifyState, setNotify, wantsNotify } from "../notify.js";
import { setSounds, sounds } from "../sound.js";
import { reason, t } from "../words.js";
import { languageButtons, lookButtons, topBar } from "./bar.js";
import { copyText, inviteTo } from "./copy.js";
import { shown } from "./lists.js";
import { remember } from "./person.js";
import { svgFrom } from "./qr.js";

/** @typedef {"name" | "open" | "show" | "copy" | "use" | ""} Place */

class Settings extends Part {
  static properties = {
    person: { state: true },
    said: { state: true },
    code: { state: true },
    shownKey: { state: true },
    calls: { state: true },
    notified: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../generated/wire.js").Me | null} */
    this.person = null;
    /** What was said last, and beside which button. @type {{ at: Place, text: string, bad?: boolean }} */
    this.said = { at: "", text: "" };
    /** @type {Element | null} */
    this.code = null;
    this.shownKey = false;
    this.calls = wantsNotify();
    /** What the browser allows. */
    this.notified = notifyState();
  }

  connectedCallback() {
    super.connectedCallback();
    me()
      .then((person) => {
        this.person = person;
      })
      .catch(() => {});
  }

  /** @param {Place} at @param {() => Promise<void>} work @param {string} done */
  async tryTo(at, work, done) {
    try {
      await work();
      this.said = { at, text: done };
    } catch (why) {
      this.said = { at, text: why instanceof Refused ? reason(why.why) : String(why), bad: true };
    }
  }

  /** @param {SubmitEvent} event */
  rename(event) {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    return this.tryTo(
      "name",
      async () => {
        this.person = await remember(String(name));
      },
      t("settings.saved"),
    );
  }

  /** @param {Event} event */
  openNames(event) {
    const open_names = /** @type {HTMLInputElement} */ (event.target).checked;
    return this.tryTo(
      "open",
      async () => {
        this.person = await patch("/api/v1/me", { open_names });
      },
      t("settings.saved"),
    );
  }

  async showKey() {
    this.shownKey = !this.shownKey;
    this.said = { at: "", text: "" };
    if (!this.shownKey) return;
    // In a fragment: it is never sent to a server.
    const link = inviteTo(`/settings#key=${recall("key")}`);
    if (link)
      await this.tryTo(
        "show",
        async () => {
          this.code = svgFrom(await qr(link));
        },
        "",
      );
  }

  /** Copies the key; where that cannot be done, marks it for copying by hand. */
  async copyKey() {
    const field = /** @type {HTMLInputElement} */ (this.querySelector(".key"));
    const copied = await copyText(field.value);
    field.select();
    this.said = { at: "copy", text: t(copied ? "ui.copied" : "settings.copy-key-by-hand") };
  }

  /** @param {SubmitEvent} event */
  useKey(event) {
    event.preventDefault();
    return this.adopt(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("key") ?? ""));
  }

  /** @param {string} text */
  async adopt(text) {
    const key = text.trim().match(/[0-9a-f]{32}/)?.[0];
    const before = recall("key");
    await this.tryTo(
      "use",
      async () => {
        if (!key) throw new Refused({ code: "bad-key", text: "" });
        keep("key", key);
        try {
          this.person = await get("/api/v1/me");
        } catch (why) {
          keep("key", before);
          throw why;
        }
        this.shownKey = false;
      },
      t("settings.key-taken"),
    );
  }

  /** @param {Event} event */
  async call(event) {
    this.calls = /** @type {HTMLInputElement} */ (event.target).checked;
    await setNotify(this.calls);
    this.notified = notifyState();
  }

  firstUpdated() {
    const key = location.hash.match(/key=([0-9a-f]{32})/)?.[1];
    if (!key) return;
    history.replaceState(null, "", "/settings"); // A key does not stay in the address.
    this.adopt(key);
  }

  /** What was said beside this button. @param {Place} at */
  answer(at) {
    const here = this.said.at === at && this.said.text;
    return html`<p class="answer ${this.said.bad ? "is-bad" : ""}" role="status">${
      here ? html`${icon(this.said.bad ? "no" : "check")}${this.said.text}` : nothing
    }</p>`;
  }

  render() {
    document.title = `${t("ui.settings")} · Turlaj`;
    return html`${topBar("/")}
      <main class="page settings">
        <h1>${t("ui.settings")}</h1>
        <section class="card"><h2>${t("settings.about-me")}</h2>
          <form class="field" @submit=${this.rename}>
            <label for="name">${t("ui.name")}</label>
            <div class="row"><input id="name" name="name" maxlength="40" required .value=${shown(
              this.person?.name ?? "",
            )} autocomplete="nickname">
              <button class="btn">${t("ui.save")}</button></div>
            ${this.answer("name")}
          </form>
          ${this.toggle(
            "settings.open-names",
            this.person?.open_names ?? false,
            (event) => this.openNames(event),
            t("settings.open-names.about"),
          )}
          ${this.answer("open")}
          <a class="btn" href="/me">${icon("one")}${t("ui.my-page")}</a>
        </section>
        <section class="card"><h2>${t("settings.calls")}</h2>
          ${this.toggle("settings.notify", this.calls, (event) => this.call(event), this.aboutCalls())}
          ${this.toggle(
            "ui.sound",
            sounds(),
            (event) => setSounds(/** @type {HTMLInputElement} */ (event.target).checked),
            t("settings.sound.about"),
          )}
        </section>
        <section class="card"><h2>${t("settings.help")}</h2>
          ${this.toggle(
            "settings.explain",
            explains(),
            (event) => setExplains(/** @type {HTMLInputElement} */ (event.target).checked),
            t("settings.explain.about"),
          )}
        </section>
        <section class="card"><h2>${t("settings.look-and-language")}</h2>
          <div class="row wrap spread"><span>${t("ui.language")}</span>${languageButtons()}</div>
          <div class="row wrap spread"><span>${t("ui.look")}</span>${lookButtons()}</div>
        </section>
        ${this.key()}
      </main>`;
  }

  aboutCalls() {
    if (this.notified === "none") return t("settings.notify.none");
    return t(this.calls && this.notified === "blocked" ? "settings.notify.blocked" : "settings.notify.about");
  }

  /** @param {string} key @param {boolean} on @param {(event: Event) => void} change @param {string} about */
  toggle(key, on, change, about) {
    const id = key.replace(".", "-");
    return html`<label class="choice switch-row"><span class="words"><b>${t(key)}</b><span
      class="quiet about" id=${id}>${about}</span></span>
      <input type="checkbox" role="switch" aria-label=${t(key)} aria-describedby=${id} .checked=${on} @change=${change}><i
        class="switch" aria-hidden="true"></i></label>`;
  }

  key() {
    return html`<section class="card"><h2>${t("settings.my-key")}</h2><p class="quiet">${t("settings.my-key.about")}</p>
      <button class="btn" aria-expanded=${this.shownKey} @click=${this.showKey}>${icon(this.shownKey ? "lock" : "eye")}${t(
        this.shownKey ? "settings.hide" : "settings.show",
      )}</button>
      ${this.answer("show")}
      ${
        this.shownKey
          ? html`<div class="field">
        <div class="row"><input class="key" readonly aria-label=${t("settings.my-key")} .value=${recall("key") ?? ""} @focus=${(
          /** @type {{ target: HTMLInputElement }} */ event,
        ) => event.target.select()}>
          <button class="btn" @click=${this.copyKey}>${icon("copy")}${t("settings.copy-key")}</button></div>
        ${this.answer("copy")}
        ${
          inviteTo("") === null
            ? html`<p class="slip">${t("ui.loopback")}</p>`
            : html`<div class="qr" role="img" aria-label=${t("ui.qr")}>${this.code ?? nothing}</div>`
        }</div>`
          : nothing
      }
      <form class="field" @submit=${this.useKey}>
        <label for="key">${t("settings.other-key")}</label>
        <div class="row"><input id="key" name="key" required autocomplete="off" spellcheck="false" autocapitalize="none">
          <button class="btn">${t("settings.use")}</button></div>
        ${this.answer("use")}
      </form>
    </section>`;
  }
}
customElements.define("turlaj-settings", Settings);
