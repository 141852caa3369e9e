// Before the game: who sits where, the link, the start.

import { drawing, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { get, qr } from "../net/api.js";
import { infoOf, sheet, usualBot } from "../load.js";
import { Fetched, Store } from "../store.js";
import { t } from "../words.js";
import { botChoice, moreBots, offered, orStrongest } from "./bots.js";
import { copyLink, inviteTo } from "./copy.js";
import { shown, strength, valueName } from "./lists.js";
import { ownName, remember } from "./person.js";
import { svgFrom } from "./qr.js";

/**
 * @typedef {import("../game-types.js").TableStage} TableStage @typedef {import("../../generated/wire.js").Chair} Chair
 * @typedef {import("../../generated/wire.js").Choices} Choices
 */

/** What can be chosen at a table. @type {Fetched<Choices>} */
const known = new Fetched();

/** @param {TableStage} page */
function askChoices(page) {
  const { room } = page.link;
  const query = new URLSearchParams({ players: String(room.seats.length), ...room.options });
  return get(`/api/v1/games/${room.game}/options?${query}`);
}

/** @param {TableStage} page */
const choices = (page) => known.of(page.link.id, () => askChoices(page)) ?? null;

/** The options worth a line. @param {TableStage} page @returns {[string, string][]} */
function variants(page) {
  const { options } = page.link.room;
  return choices(page)?.options.map(({ name }) => [name, options[name]]) ?? Object.entries(options);
}

/** The bot that a free seat gets: one that is offered, also where that is not known yet. @param {TableStage} page */
async function nextBot(page) {
  const asked = choices(page) ?? (await askChoices(page).catch(() => null));
  return orStrongest(usualBot(page.link.room.game), asked);
}

/** Sits down under the name in the field; an untouched one stays what it is. @param {TableStage} page @param {SubmitEvent} event */
function sit(page, event) {
  event.preventDefault();
  const said = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
  const name = said && said !== shown(ownName()) ? said : null;
  return page.tried(
    (async () => {
      await page.link.do({ sit: { seat: null, name } });
      if (name) await remember(name);
    })(),
  );
}

/** Another name on an own seat. @param {TableStage} page @param {number} seat @param {HTMLInputElement} field */
function rename(page, seat, field) {
  const name = field.value.trim();
  if (!name || name === page.nameOf(seat)) {
    field.value = page.nameOf(seat);
    return undefined;
  }
  return page.tried(
    (async () => {
      await page.link.do({ rename: { seat, name } });
      if (page.link.own().length === 1) await remember(name);
    })(),
  );
}

/** Bots take all free seats, and the game begins. @param {TableStage} page @param {number[]} free */
function startWithBots(page, free) {
  return page.tried(
    (async () => {
      const bot = await nextBot(page);
      for (const seat of free) await page.link.do({ "seat-bot": { seat, bot } });
      await page.link.do("start");
    })(),
  );
}

/** What programs need; fetched when a lobby may have some. @type {Fetched<typeof import("../me/program.js")>} */
const programs = new Fetched();

/** Nothing before it is there. */
function programsCode() {
  const found = programs.of("", async () => {
    const code = await import("../me/program.js");
    await code.ready;
    return code;
  });
  if (found) sheet("program"); // Of an earlier lobby it is here, its look may be off.
  return found;
}

/** The lobby in which the rarer choices are shown. */
class Unfolded extends Store {
  constructor() {
    super();
    /** The table. @type {string} */
    this.table = "";
  }
}
const unfolded = new Unfolded();

/** What few owners want: bots for experiments, seats for programs. @param {TableStage} page @param {number[]} free */
function more(page, free) {
  const { owned, daily, seats } = page.link.room;
  const open = unfolded.table === page.table;
  const wanted = (owned && open) || seats.some((seat) => seat.who === "program");
  const found = wanted ? programsCode() : undefined;
  const bots = seats.some((seat) => seat.who === "bot");
  if (!owned || daily || !(open || bots || free.length)) return nothing;
  const turn = () => {
    unfolded.table = open ? "" : page.table;
  };
  return html`<button class="btn flat more-options" aria-expanded=${open} aria-controls="more"
    @click=${turn}>${t("ui.more-options")}</button>
    <div class="more-lobby" id="more">${open ? html`${bots ? moreBots() : nothing}${found?.programs(page, free)}` : nothing}</div>`;
}

/** @param {TableStage} page */
export function lobby(page) {
  const { room } = page.link;
  const where = (/** @type {(seat: Chair) => boolean} */ fits) => room.seats.flatMap((seat, at) => (fits(seat) ? [at] : []));
  const freeSeats = where((seat) => seat.who === "nobody");
  const late = where((seat) => seat.who === "person" && !seat.here && !seat.yours);
  const free = freeSeats.length > 0;
  const seated = page.link.own().length > 0;
  return html`<main class="page lobby">
    <section class="card"><h2>${t("ui.who-plays")}</h2>
      <ol class="seat-list">${room.seats.map((seat, at) => chair(page, seat, at))}</ol>
      ${
        !seated && free
          ? html`<form class="field sit" @submit=${(/** @type {SubmitEvent} */ event) => sit(page, event)}>
        ${room.public ? nothing : html`<label for="sit-name">${t("ui.your-name")}</label>`}
        <div class="row wrap">${
          room.public ? nothing : html`<input id="sit-name" name="name" maxlength="40" autocomplete="nickname" .value=${shown(ownName())}>`
        }
          <button class="btn go big">${t("ui.sit-down")}</button></div></form>`
          : nothing
      }
      ${
        late.length
          ? html`<p class="late" role="status">${icon("away")}<span>${t("ui.not-here-yet", {
              who: late.map((/** @type {number} */ seat) => page.nameOf(seat)).join(", "),
            })}</span></p>`
          : nothing
      }
      ${
        room.owned
          ? html`<button class="btn ${late.length ? "" : "go"} big" ?disabled=${free}
            @click=${() => page.do("start")}>${icon("play")}${t("ui.start")}</button>
        ${
          free
            ? html`<p class="quiet">${t("ui.wait-for-seats")}</p>
          <button class="btn" @click=${() => startWithBots(page, freeSeats)}>${t("ui.start-with-bots")}</button>`
            : nothing
        }`
          : seated
            ? html`<p role="status">${t("ui.wait-for-owner")}</p>`
            : nothing
      }
      ${more(page, freeSeats)}
    </section>
    ${free ? invite(page) : nothing}
    <section class="card"><h2>${t("ui.variants")}</h2><dl class="variants">
      ${variants(page).map(
        ([name, value]) => html`<div><dt>${t(`option.${name}`)}</dt><dd>${valueName(name, value)}</dd></div>`,
      )}${page.screen.terms?.(page)}
    </dl></section>
  </main>`;
}

/** What is to be said of a seat besides the name. @param {Chair} seat */
function about(seat) {
  if (seat.yours) return t("ui.you");
  if (seat.who === "program") return programsCode()?.mark(seat) ?? "";
  if (seat.who === "bot") return [t("ui.seat.bot"), strength(seat.name)].filter(Boolean).join(" · ");
  return seat.who === "person" && !seat.here ? t("ui.gone") : "";
}

/** The bots of each game. @type {Fetched<import("../../generated/wire.js").BotInfo[]>} */
const bots = new Fetched();

/** @param {TableStage} page */
const botsOf = ({ link: { room } }) => bots.of(room.game, async () => (await infoOf(room.game))?.bots ?? []) ?? [];

/** @param {TableStage} page @param {Chair} seat @param {number} at */
function chair(page, seat, at) {
  const { owned, public: open } = page.link.room;
  const name = page.nameOf(at);
  return html`<li class="seat ${seat.yours ? "is-own" : ""}">
    ${drawing(page.faceOf(at), "0 0 48 48", seat.who === "nobody" ? "face is-free" : "face")}
    <div>${
      seat.yours && !open
        ? html`<input aria-label="${t("ui.your-name")}" maxlength="40" autocomplete="off" .value=${name} @change=${(
            /** @type {{ target: HTMLInputElement }} */ event,
          ) => rename(page, at, event.target)}>`
        : html`<b>${name}</b>`
    }
      ${
        owned && seat.who === "bot" && botsOf(page).length
          ? botChoice(
              botsOf(page).filter((bot) => bot.name === seat.name || offered([bot], choices(page)).length),
              seat.name,
              `${name}: ${t("ui.which-bot")}`,
              (bot) => page.do({ "seat-bot": { seat: at, bot } }),
              unfolded.table === page.table,
            )
          : html`<span class="quiet">${about(seat)}</span>`
      }</div>
    <span class="push row">
      ${
        owned && seat.who === "nobody"
          ? html`<button class="btn" @click=${async () =>
              page.do({ "seat-bot": { seat: at, bot: await nextBot(page) } })}>${icon("plus")}${t("ui.seat.bot")}</button>`
          : nothing
      }
      ${
        owned && !seat.yours && seat.who !== "nobody"
          ? html`<button class="icon-btn" aria-label="${t("ui.free-it")}: ${name}" @click=${() =>
              page.do({ kick: { seat: at } })}>${icon("no")}</button>`
          : nothing
      }
      ${
        seat.yours
          ? html`<button class="icon-btn" aria-label="${t("ui.get-up")}: ${name}" title=${t("ui.get-up")} @click=${() =>
              page.do({ leave: { seat: at } })}>${icon("no")}</button>`
          : nothing
      }
    </span></li>`;
}

/** The QR codes of tables. @type {Fetched<Element>} */
const codes = new Fetched();

/** @param {TableStage} page */
function invite(page) {
  const link = inviteTo(location.pathname);
  return html`<section class="card invite"><h2>${t("ui.invite-friends")}</h2>
    <p>${t("ui.invite-friends.about")}</p>
    <div class="row wrap"><input class="link" readonly aria-label=${t("ui.link")} .value=${link ?? location.href} @focus=${(
      /** @type {{ target: HTMLInputElement }} */ event,
    ) => event.target.select()}>
      <button class="btn" @click=${() => copyLink(page)}>${icon("link")}${t("ui.copy")}</button></div>
    ${
      link
        ? html`<div class="qr" role="img" aria-label=${t("ui.qr")}>${
            codes.of(page.table, async () => svgFrom(await qr(link))) ?? nothing
          }</div>`
        : html`<p class="slip">${t("ui.loopback")}</p>`
    }
  </section>`;
}
