// A new table: who sits where, which variants. What goes together, the server says at every change.

import { Part, drawing, go, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { GAMES, canDraw } from "../games.js";
import { infoOf, usualBot } from "../load.js";
import { Refused, get, me, post } from "../net/api.js";
import { has, reason, t, wordsFor } from "../words.js";
import { clockChoice, clockOf } from "../clock/choice.js";
import { topBar } from "./bar.js";
import { botChoice, moreBots, offered, orStrongest } from "./bots.js";
import { ANIMALS, facesOf } from "./faces.js";
import { gameName, shown, valueName } from "./lists.js";
import { optionRow, whyNot } from "./options.js";
import { remember } from "./person.js";

/** @typedef {import("../../generated/wire.js").Choices} Choices */
/** @typedef {{ kind: string, bot: string, name: string }} Seat */

/** What may sit on a seat. */
const KINDS = ["you", "open", "bot"];
/** So many options are seen at once: a game lists those first that are used most. */
const FIRST = 5;

class NewTable extends Part {
  static properties = {
    game: {},
    info: { state: true },
    choices: { state: true },
    seats: { state: true },
    options: { state: true },
    said: { state: true },
    open: { state: true },
    more: { state: true },
    person: { state: true },
    busy: { state: true },
    clock: { state: true },
    real: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {import("../../generated/wire.js").GameInfo | undefined} */
    this.info = undefined;
    /** @type {Choices | null} */
    this.choices = null;
    const way = new URLSearchParams(location.search).get("with");
    /** @type {Seat[]} */
    this.seats = ["you", way === "device" || way === "real" ? "you" : "open"].map((kind) => ({ kind, bot: "", name: "" }));
    /** @type {Record<string, string>} */
    this.options = {};
    /** Whether the dice are real and typed in. */
    this.real = way === "real";
    this.clock = "";
    this.open = false;
    this.more = false;
    this.busy = false;
    this.said = "";
    this.person = "";
    this.asked = 0;
    /** What the game draws its free options with, by their names. @type {Record<string, import("../game-types.js").Editor>} */
    this.editors = {};
  }

  connectedCallback() {
    super.connectedCallback();
    if (!canDraw(this.game)) return;
    if (this.real && this.own.companion) return go(`/companion/${this.game}`);
    wordsFor("clock");
    if (this.own.typed) wordsFor("typed");
    if (this.own.race) this.seats = this.seats.map((seat, at) => (at && seat.kind === "you" ? { ...seat, kind: "open" } : seat));
    infoOf(this.game)
      .then((info) => {
        this.info = info;
      })
      .catch((/** @type {unknown} */ why) => this.fail(why));
    me()
      .then((person) => {
        this.person = person.name;
      })
      .catch(() => {});
    this.ask();
  }

  /** What the game says of itself. */
  get own() {
    return GAMES[this.game];
  }

  /** Asks what goes together now; only the latest answer counts. */
  async ask() {
    const turn = ++this.asked;
    const query = new URLSearchParams({ players: String(this.seats.length), ...this.options });
    try {
      const choices = await get(`/api/v1/games/${this.game}/options?${query}`);
      await this.learn(choices);
      if (turn === this.asked) this.choices = choices;
    } catch (why) {
      // A free value that the game does not take; whatever else it is, the server says it once more when the table is made.
      const wrote = this.choices?.options.some((option) => option.free && option.name in this.options);
      if (turn === this.asked && this.choices && wrote && why instanceof Refused) this.choices = { ...this.choices, why: why.why };
    }
  }

  /** Fetches what the game draws its free options with; without that, they are fields to write in. @param {Choices} choices */
  learn(choices) {
    const fresh = choices.options.filter((option) => option.free && !this.editors[option.name]);
    return Promise.allSettled(
      fresh.map(async ({ name }) => {
        const module = await this.own.editors?.[name]?.();
        if (module) this.editors[name] = module.editor;
      }),
    );
  }

  /** @param {Seat[]} seats */
  sit(seats) {
    const asks = seats.length !== this.seats.length;
    this.seats = seats;
    this.said = "";
    if (asks) this.ask();
  }

  /** @param {number} at @param {Partial<Seat>} change */
  change(at, change) {
    this.sit(this.seats.map((seat, n) => (n === at ? { ...seat, ...change } : seat)));
  }

  /** @param {string} name @param {string} value */
  choose(name, value) {
    this.options = { ...this.options, [name]: value };
    this.said = "";
    this.ask();
  }

  /** @param {unknown} why */
  fail(why) {
    this.said = why instanceof Refused ? reason(why.why) : String(why);
  }

  /** The name of somebody at this device who says none: nobody else here has it. @param {number} at @returns {string} */
  byDefault(at) {
    const here = this.seats.flatMap((seat, n) => (seat.kind === "you" ? [n] : []));
    const taken = [this.person, ...this.seats.map((seat) => seat.name.trim())];
    const free = ANIMALS.filter((name) => !taken.includes(name) && !taken.includes(shown(name)));
    /** @type {Record<number, string>} */
    const names = { [here[0]]: this.person };
    for (const seat of here.slice(1)) {
      const own = Math.max(free.indexOf(ANIMALS[seat % ANIMALS.length]), 0);
      names[seat] = free.splice(own, 1)[0] ?? `${ANIMALS[0]} ${seat + 1}`;
    }
    return names[at];
  }

  /** The value of an option in words: whoever sits there, where a seat is chosen. @param {string} option @param {string} value */
  nameOf(option, value) {
    const seat = option === "first" ? this.seats[Number(value) - 1] : undefined;
    if (!seat || seat.kind === "open") return valueName(option, value);
    const at = Number(value) - 1;
    const name = seat.kind === "bot" ? shown(this.botOf(seat)) : seat.name.trim() || shown(this.byDefault(at)) || t("ui.you");
    const alike = this.seats
      .slice(0, at)
      .filter((one) => one.kind === "bot" && seat.kind === "bot" && this.botOf(one) === this.botOf(seat)).length;
    return alike ? `${name} ${alike + 1}` : name;
  }

  /** The bot of a seat. @param {Seat} seat */
  botOf(seat) {
    return orStrongest(seat.bot || usualBot(this.game), this.choices);
  }

  async create() {
    const own = this.seats.findIndex((seat) => seat.kind === "you");
    /** @type {import("../../generated/wire.js").SeatPlan[]} */
    const seats = this.seats.map((seat, at) => {
      if (seat.kind === "bot") return { bot: { name: this.botOf(seat) } };
      if (seat.kind === "open") return "open";
      const name = seat.name.trim() || (at === own ? "" : this.byDefault(at));
      return { you: name ? { name } : {} };
    });
    this.busy = true;
    try {
      await me();
      const wish = {
        game: this.game,
        options: this.options,
        seats,
        public: this.open,
        typed: this.real,
        clock: clockOf(this.clock),
        start: !seats.includes("open"),
      };
      const { table } = await post("/api/v1/tables", wish);
      const said = this.seats[own]?.name.trim();
      if (said && said !== shown(this.person)) await remember(said).catch(() => {}); // The table has it in any case.
      go(`/t/${table}`);
    } catch (why) {
      this.fail(why);
    }
    this.busy = false;
  }

  render() {
    document.title = `${t("ui.new-table")} · Turlaj`;
    if (!canDraw(this.game))
      return html`${topBar("/")}<main class="page"><p class="slip" role="alert">${t("refusal.unknown-game")}</p></main>`;
    document.body.dataset.game = this.game;
    const why = this.choices?.why;
    const said = this.said || (why ? reason(why) : "");
    const invites = this.seats.some((seat) => seat.kind === "open");
    const told = this.real && has("typed.new");
    return html`${topBar("/")}
      <main class="page new-table">
        <h1>${gameName(this.game)}
          <span>${told ? t("typed.new") : t("ui.new-table")}</span></h1>
        ${this.whoPlays()}
        ${this.realDice()}
        ${this.variants()}
        <div class="create">
          ${said ? html`<p class="slip" role="alert">${said}</p>` : nothing}
          <button class="btn go big" ?disabled=${Boolean(why) || this.busy} @click=${this.create}>${icon(invites ? "link" : "play")}${t(
            invites ? "ui.invite" : "ui.start",
          )}</button>
        </div>
      </main>`;
  }

  /** Whether the dice are real, and how such a game goes. */
  realDice() {
    if (this.own.companion) return html`<a class="btn flat" href="/companion/${this.game}">${icon("dice")}${t("ui.real-dice")}</a>`;
    if (!this.own.typed || !has("typed.new")) return nothing;
    const shared = this.seats.filter((seat) => seat.kind === "you").length > 1;
    // What an option asks of those who share a device beside their own dice.
    const notes = Object.entries(this.options)
      .map(([name, value]) => `option.${name}.${value}.real`)
      .filter(has);
    return html`<section class="card real"><label class="choice switch-row"><span class="words"><b>${t("typed.new")}</b><span
      class="quiet about" id="about-real">${t("typed.new.about")}</span></span>
        <input type="checkbox" role="switch" name="real" aria-label=${t("typed.new")} aria-describedby="about-real" .checked=${this.real}
          @change=${(/** @type {{ target: HTMLInputElement }} */ event) => {
            this.real = event.target.checked;
          }}><i class="switch" aria-hidden="true"></i></label>
      ${this.real ? html`<p class="quiet">${t("typed.new.about.more")}</p>` : nothing}
      ${this.real && shared ? notes.map((key) => html`<p class="quiet note" role="status">${t(key)}</p>`) : nothing}</section>`;
  }

  whoPlays() {
    const count = this.seats.length;
    const players = (/** @type {number} */ n) => this.choices?.players.find((one) => one.players === n);
    const [more, less] = [players(count + 1), players(count - 1)];
    // Until the answer is there, the limits over all options hold.
    const most = this.info?.players_max ?? count;
    const least = this.info?.players_min ?? count;
    const unsure = Boolean(this.choices?.why);
    const blocked = (/** @type {typeof more} */ one, /** @type {boolean} */ limit) => limit || (!unsure && Boolean(one?.why));
    const reasonFor = (/** @type {typeof more} */ one, /** @type {boolean} */ limit) => (limit || unsure ? null : one?.why);
    const [full, alone] = [count >= most, count <= least];
    const faces = facesOf(
      this.seats.map((seat, at) =>
        seat.kind === "bot"
          ? { who: "bot", name: this.botOf(seat) }
          : { who: seat.kind === "you" ? "person" : "nobody", name: seat.name.trim() || this.byDefault(at) || "" },
      ),
    );
    return html`<section class="card"><h2>${t("ui.who-plays")}</h2>
      <ol class="seat-list">${this.seats.map((seat, at) => this.seat(seat, at, faces[at]))}</ol>
      <div class="row wrap">
        <button class="btn" ?disabled=${blocked(more, full)} aria-describedby=${reasonFor(more, full) ? "why-more" : nothing}
          @click=${() =>
            this.sit([
              ...this.seats,
              { kind: this.kinds(this.seats.length).find((kind) => kind === this.seats.at(-1)?.kind) ?? "open", bot: "", name: "" },
            ])}>${icon("plus")}${t("ui.add-seat")}</button>
        <button class="btn" ?disabled=${blocked(less, alone)} aria-describedby=${reasonFor(less, alone) ? "why-less" : nothing}
          @click=${() => this.sit(this.seats.slice(0, -1))}>${icon("minus")}${t("ui.remove-seat")}</button>
      </div>
      ${this.own.race && count > 1 ? html`<p class="quiet">${t(`seats.${this.game}`)}</p>` : nothing}
      ${whyNot("why-more", reasonFor(more, full))}${whyNot("why-less", reasonFor(less, alone))}
    </section>`;
  }

  /** What may sit on this seat: in a race nobody shares a screen. @param {number} at */
  kinds(at) {
    const taken = this.own.race && this.seats.some((seat, n) => n !== at && seat.kind === "you");
    return KINDS.filter((kind) => kind !== "you" || !taken);
  }

  /** @param {Seat} seat @param {number} at @param {string} face */
  seat(seat, at, face) {
    const label = t("ui.seat-n", { n: at + 1 });
    return html`<li>${drawing(face, "0 0 48 48", `face ${seat.kind === "open" ? "is-free" : ""}`)}
      <select aria-label=${label} .value=${seat.kind} @change=${(/** @type {{ target: HTMLInputElement }} */ event) =>
        this.change(at, { kind: event.target.value })}>
        ${this.kinds(at).map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`ui.seat.${kind}`)}</option>`)}
      </select>
      ${
        seat.kind === "bot"
          ? botChoice(
              offered(this.info?.bots ?? [], this.choices),
              this.botOf(seat),
              `${label}: ${t("ui.which-bot")}`,
              (bot) => this.change(at, { bot }),
              this.more,
            )
          : nothing
      }
      ${
        seat.kind === "you"
          ? html`<input aria-label="${label}: ${t("ui.name")}" placeholder=${shown(this.byDefault(at)) || t("ui.name")} maxlength="40"
            .value=${seat.name}
            autocomplete="off" @input=${(/** @type {{ target: HTMLInputElement }} */ event) =>
              this.change(at, { name: event.target.value })}>`
          : nothing
      }
    </li>`;
  }

  variants() {
    // What few people write stands after what many choose.
    const all = [...(this.choices?.options ?? [])].sort((one, two) => Number(one.free) - Number(two.free));
    const free = Boolean(this.choices?.why);
    const row = (/** @type {import("../../generated/wire.js").OptionChoice} */ option) =>
      optionRow(
        { ...option, value: this.options[option.name] ?? option.value },
        free,
        (name, value) => this.choose(name, value),
        this.editors[option.name],
        (name, value) => this.nameOf(name, value),
      );
    const names = new Set((this.info?.options ?? []).slice(0, FIRST).map((option) => option.name));
    const first = all.filter((option) => names.has(option.name));
    return html`<section class="card"><h2>${t("ui.variants")}</h2>
      <div class="options">${first.map(row)}${
        has("clock.title") && !this.own.race && this.seats.length > 1
          ? clockChoice(this.clock, (value) => {
              this.clock = value;
            })
          : nothing
      }</div>
      <button class="btn flat more-options" aria-expanded=${this.more} aria-controls="more" @click=${() => {
        this.more = !this.more;
      }}>${t("ui.more-options")}</button>
      <div class="options" id="more">${
        this.more
          ? html`${
              this.seats.some((seat) => seat.kind === "bot") ? moreBots() : nothing
            }${all.filter((option) => !names.has(option.name)).map(row)}
        <label class="option choice switch-row"><span class="words"><b>${t("ui.make-public")}</b><span
          class="quiet about" id="about-public">${t("ui.make-public.about")}</span></span>
          <input type="checkbox" role="switch" aria-label=${t("ui.make-public")} aria-describedby="about-public" .checked=${this.open}
            @change=${(/** @type {{ target: HTMLInputElement }} */ event) => {
              this.open = event.target.checked;
            }}><i class="switch" aria-hidden="true"></i></label>`
          : nothing
      }</div>
    </section>`;
  }
}
customElements.define("turlaj-new", NewTable);
