// Settings: name, key, language, look.

import { Part, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { Refused, get, me, patch, qr } from "../net/api.js";
import { keep, recall } from "../net/keep.js";
import { setSounds, sounds } from "../sound.js";
import { reason, t } from "../words.js";
import { languageButtons, themeButton, topBar } from "./bar.js";
import { shown } from "./lists.js";
import { svgFrom } from "./qr.js";

class Settings extends Part {
  static properties = {
    person: { state: true }, said: { state: true }, code: { state: true }, shownKey: { state: true },
  };

  constructor() {
    super();
    /** @type {any} */
    this.person = null;
    this.said = "";
    /** @type {Element | null} */
    this.code = null;
    this.shownKey = false;
  }

  connectedCallback() {
    super.connectedCallback();
    me().then((person) => { this.person = person; }).catch(() => {});
  }

  /** @param {SubmitEvent} event */
  async rename(event) {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    await this.tryTo(async () => { this.person = await patch("/api/v1/me", { name }); }, t("ui.saved"));
  }

  /** @param {Event} event */
  openNames(event) {
    const open_names = /** @type {HTMLInputElement} */ (event.target).checked;
    this.tryTo(async () => { this.person = await patch("/api/v1/me", { open_names }); }, t("ui.saved"));
  }

  async showKey() {
    this.shownKey = !this.shownKey;
    if (!this.shownKey) return;
    // In a fragment: it is never sent to a server.
    const link = `${location.origin}/settings#key=${recall("key")}`;
    await this.tryTo(async () => { this.code = svgFrom(await qr(link)); }, "");
  }

  /** @param {SubmitEvent} event */
  async useKey(event) {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("key") ?? "");
    await this.adopt(text);
  }

  /** @param {string} text */
  async adopt(text) {
    const key = text.trim().match(/[0-9a-f]{32}/)?.[0];
    if (!key) { this.said = t("refusal.bad-key"); return; }
    const before = recall("key");
    keep("key", key);
    try {
      this.person = await get("/api/v1/me");
      this.said = t("ui.key-taken");
    } catch (why) {
      keep("key", before);
      this.said = why instanceof Refused ? reason(why.why) : String(why);
    }
  }

  /** @param {() => Promise<void>} work @param {string} done */
  async tryTo(work, done) {
    try {
      await work();
      this.said = done;
    } catch (why) {
      this.said = why instanceof Refused ? reason(why.why) : String(why);
    }
  }

  firstUpdated() {
    const key = location.hash.match(/key=([0-9a-f]{32})/)?.[1];
    if (!key) return;
    history.replaceState(null, "", "/settings"); // A key does not stay in the address.
    this.adopt(key);
  }

  render() {
    document.title = `${t("ui.settings")} · Turlaj`;
    return html`${topBar("/")}
      <main class="page">
        <h1>${t("ui.settings")}</h1>
        <p class="slip-quiet" role="status">${this.said}</p>
        <section class="card"><h2>${t("ui.name")}</h2>
          <form class="row wrap" @submit=${this.rename}>
            <label class="sr" for="name">${t("ui.name")}</label>
            <input id="name" name="name" maxlength="40" required .value=${shown(this.person?.name ?? "")} autocomplete="nickname">
            <button class="btn">${icon("check")}${t("ui.save")}</button>
          </form>
          <label class="tick"><input type="checkbox" .checked=${this.person?.open_names ?? false} @change=${this.openNames}> ${t("ui.open-names")}</label>
        </section>
        <section class="card"><h2>${t("ui.my-key")}</h2><p>${t("ui.my-key.about")}</p>
          <button class="btn" aria-expanded=${this.shownKey} @click=${this.showKey}>${icon("lock")}${t(this.shownKey ? "ui.hide" : "ui.show")}</button>
          ${this.shownKey ? html`<p><code class="key">${recall("key")}</code></p><div class="qr" role="img" aria-label=${t("ui.qr")}>${this.code ?? nothing}</div>` : nothing}
          <form class="row wrap" @submit=${this.useKey}>
            <label for="key">${t("ui.other-key")}</label>
            <input id="key" name="key" autocomplete="off" spellcheck="false">
            <button class="btn">${t("ui.use")}</button>
          </form>
        </section>
        <section class="card"><h2>${t("ui.look")}</h2><div class="row">${languageButtons()}${themeButton()}</div>
          <label class="tick"><input type="checkbox" .checked=${sounds()} @change=${(/** @type {any} */ event) => setSounds(event.target.checked)}> ${t("ui.sound")}</label>
        </section>
      </main>`;
  }
}
customElements.define("turlaj-settings", Settings);
