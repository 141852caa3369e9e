// More ways to play: everything beyond "play now", each in a sentence and a link.

import { Part, html, icon } from "../element.js";
import { SAMPLE } from "../games.js";
import { has, t } from "../words.js";
import { topBar } from "./bar.js";
import { gameName } from "./lists.js";
import { REAL } from "./real.js";

/** What one can look at afterwards: the address, its sign and its words. @type {[string, string, string][]} */
const LOOKS = [
  ["/me", "one", "me"],
  ["/replay", "play", "replay"],
  ["/proof", "check", "proof"],
  ["/dice", "dice", "dice"],
];

/** What the browser offers, if it can install pages (main.js keeps it). @returns {{ prompt: () => Promise<unknown> } | undefined} */
const offer = () => /** @type {{ installOffer?: { prompt: () => Promise<unknown> } }} */ (/** @type {unknown} */ (window)).installOffer;

class More extends Part {
  static properties = { answered: { state: true } };

  constructor() {
    super();
    /** Whether the browser's offer was answered. */
    this.answered = false;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const change of ["beforeinstallprompt", "appinstalled"]) window.addEventListener(change, this.renew);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const change of ["beforeinstallprompt", "appinstalled"]) window.removeEventListener(change, this.renew);
  }

  async install() {
    const asked = offer();
    Object.assign(window, { installOffer: null }); // It can be answered once.
    await asked?.prompt();
    this.answered = true;
  }

  render() {
    document.title = `${t("ui.more")} · Turlaj`;
    return html`${topBar("/")}
      <main class="page ways-page">
        <h1>${t("ui.more")}</h1>
        <div><section class="card"><h2>${icon("day")}${t("ui.today")}</h2>
          <p>${t("more.daily.about")}</p>
          <a class="btn go big" href="/daily">${icon("play")}${t("more.daily.go")}</a></section>
        <section class="card" id="real"><h2>${icon("dice")}${t("ui.real-dice")}</h2>
          <p>${["more.real.about", ...REAL.map(({ id }) => `more.real.${id}`).filter(has)].map((key) => t(key)).join(" ")}</p>
          <div class="more-games">${REAL.map(({ id, href }) => html`<a class="btn" href=${href}>${gameName(id)}</a>`)}</div></section></div>
        <div><section class="card"><h2>${icon("eye")}${t("more.look")}</h2>
          <div class="more-list">${LOOKS.map(
            ([href, sign, key]) => html`<a href=${href}>${icon(sign)}
            <span><b>${t(
              key === "me" ? "ui.my-page" : `more.${key}`,
            )}</b><span class="quiet">${t(`more.${key}.about`)}</span></span>${icon("next")}</a>`,
          )}</div></section>
        <section class="card" id="install"><h2>${icon("phone")}${t("more.app")}</h2>
          <p>${t("more.app.about")}</p>${this.installing()}</section></div>
        <section class="more-programs quiet"><h2>${t("more.programs")}</h2>
          <p>${t("more.programs.about")} <a href="/new/${SAMPLE.id}?with=friends">${t("ui.invite")}</a></p></section>
      </main>`;
  }

  /** How to install it here. */
  installing() {
    const inside = matchMedia("(display-mode: standalone)").matches || /** @type {{ standalone?: boolean }} */ (navigator).standalone;
    if (inside) return html`<p class="answer">${icon("check")}${t("more.app.inside")}</p>`;
    if (offer()) return html`<button class="btn" @click=${this.install}>${icon("save")}${t("more.app.install")}</button>`;
    if (location.protocol !== "https:") return html`<p class="quiet">${t("more.app.https")}</p>`;
    const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent));
    return html`<p class="quiet">${t(apple ? "more.app.apple" : "more.app.menu")}</p>`;
  }
}
customElements.define("turlaj-more", More);
