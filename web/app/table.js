// One table as this page knows it: room, play, news; it draws dice with the server by itself. Whatever draws from it is told by its store;
// whoever plays its news listens.

import { line } from "./net/socket.js";
import { hex, sha256, unhex } from "./net/sha256.js";
import { refusalOf } from "./net/api.js";
import { newsOf, patched, playOf, roomOf } from "./net/wire.js";
import { keep, recall } from "./net/keep.js";
import { duties, noted, readNotes, readSeals } from "./seals.js";
import { Store } from "./store.js";

/** 256 random bits; also where WebCrypto is hidden, this one is there. */
function nonce() {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** @typedef {import("../generated/wire.js").Room} Room @typedef {import("../generated/wire.js").RefusalInfo} Refusal */
/** @typedef {import("../generated/wire.js").Deed} Deed */
/** @typedef {import("./net/socket.js").Tagged<"update" | "patch">} Update In protocol 1, and in 2. */
/** @typedef {import("./game-types.js").AnyNews} AnyNews @typedef {import("./net/wire.js").AnyPlay} Play */

/** @type {TableLink | null} Of somebody who looks something up: it hears on. */
let parked = null;

/** The link that was left for the rules, or a new one. @param {string} id */
export function linkTo(id) {
  if (parked?.id === id) return parked;
  parked?.leave();
  return new TableLink(id);
}

export class TableLink extends Store {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** Nothing before it was heard; whoever draws a table has looked. @type {Room} */
    this.room = /** @type {never} */ (null);
    /** Nothing before the game. @type {Play} */
    this.play = /** @type {never} */ (null);
    /** What the server calls that which is known, in protocol 2. @type {number | undefined} */
    this.n = undefined;
    /** Whether something was missing, so that everything was asked for. @type {boolean} */
    this.mending = false;
    /** When the play was heard, for clocks. @type {number} */
    this.heardAt = 0;
    /** @type {AnyNews[]} News that no one has shown yet. */
    this.news = [];
    /** @type {import("../generated/wire.js").Happening[]} */
    this.happened = [];
    /** @type {Refusal | null} Why it cannot be watched. */
    this.lost = null;
    /** @type {number | null} */
    this.eye = null;
    /** @type {Set<string>} What was given for the dice already. */
    this.given = new Set();
    /** @type {Set<number>} The own seats that were noted: a host that denies one later is not believed. */
    this.claimed = new Set();
    /** Whether the host changed commitments that were fixed: nothing more is given to its dice. @type {boolean} */
    this.alarm = false;
    /** @type {(number | null)[]} The seats that acted from here. */
    this.acted = [];
    /** @type {Set<() => unknown>} Who is called after every message. */
    this.listeners = new Set();
    this.back = () => this.watch(this.eye);
    this.stops = [
      line.on("update", (update) => this.hear(update)),
      line.on("on", this.back),
      line.on("gone", ({ table }) => {
        if (table === this.id) this.watch(this.eye);
      }),
    ];
    this.watch(null);
  }

  leave() {
    parked = location.pathname.startsWith("/rules/") ? this : null; // Whoever looks something up is still there.
    if (parked) return;
    for (const stop of this.stops) stop();
    if (line.ready()) line.ask({ unwatch: { table: this.id } }, false).catch(() => {});
  }

  /** @param {number | null} eye @returns {Promise<void>} */
  async watch(eye) {
    this.eye = eye;
    if (!line.ready()) return line.connect();
    try {
      await line.ask({ watch: { table: this.id, eye, n: line.protocol > 1 ? this.n : undefined } }, false);
      this.lost = null;
    } catch (failure) {
      const why = refusalOf(failure);
      // A server that goes will be back; the line watches again then.
      if (why.code === "shutting-down") return;
      if (eye !== null) return this.watch(null);
      this.lost = why;
      this.changed();
    }
  }

  /**
   * What an update says of room and play, where it says something of them.
   * @param {Update} update @returns {{ room?: Room, play?: Play }}
   */
  changes(update) {
    if (update.type === "update") {
      this.n = undefined;
      this.mending = false;
      return { room: roomOf(update.room), play: playOf(update.play) };
    }
    if (update.from !== undefined && update.from !== this.n) {
      // Something is missing: a watch with another number gets the whole state.
      if (!this.mending) this.watch(this.eye);
      this.mending = true;
      return {};
    }
    this.n = update.n;
    this.mending = false;
    return {
      room: update.room && roomOf(patched(this.room, update.room)),
      play: update.play && playOf(patched(this.play, update.play)),
    };
  }

  /** @param {Update} update */
  hear(update) {
    if (update.table !== this.id) return;
    const { room, play } = this.changes(update);
    if (room) this.room = room;
    if (play) [this.play, this.heardAt] = [play, performance.now()];
    // News of a state that is not known are not shown: the whole state follows.
    if (!this.mending) this.news.push(...newsOf(update.news));
    this.happened.push(...(update.happened ?? []));
    const claims = this.room && this.room.status !== "lobby" && this.own().some((seat) => !this.claimed.has(seat));
    if (update.rolled?.length || claims) this.note(update.rolled ?? []);
    if (room || this.room?.status === "dice") this.giveDice();
    this.lookFrom();
    this.changed();
  }

  /** Keeps the rolls that were seen, of the last tables: the proof of the dice compares with them. @param {string[]} rolled */
  note(rolled) {
    const tables = (recall("seen") ?? "").split(" ").filter((id) => id && id !== this.id);
    for (const id of tables.splice(0, tables.length - 39)) keep(`seen.${id}`, null);
    keep("seen", [...tables, this.id].join(" "));
    const name = `seen.${this.id}`;
    for (const seat of this.own()) this.claimed.add(seat);
    keep(name, JSON.stringify(noted(readNotes(recall(name)), this.room?.dice?.commitment ?? "", rolled, this.own())));
  }

  changed() {
    for (const listener of [...this.listeners]) listener();
  }

  /** Calls somebody after every message of the table; answers how to stop that. @param {() => unknown} listener */
  listen(listener) {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** The seats of this browser's person. @returns {number[]} */
  own() {
    return (this.room?.seats ?? []).flatMap((seat, at) => (seat.yours ? [at] : []));
  }

  /** Whether several people share this screen and have secrets from each other; around real dice they keep them themselves. */
  covered() {
    return this.own().length > 1 && this.room.secrets && !this.room.typed;
  }

  /** The own seat that has to act, if one has. @returns {number | undefined} */
  toAct() {
    return this.own().find((seat) => this.play?.waiting.includes(seat));
  }

  /** Looks from the own seat; from the one that has to act where there are several. */
  lookFrom() {
    const own = this.own();
    if (own.length === 0 || this.room.status === "lobby") return;
    const wanted = own.length === 1 ? own[0] : (this.toAct() ?? (this.eye === null && this.room.typed ? own[0] : undefined));
    if (own.length > 1 && this.covered()) return; // The page asks first.
    if (wanted !== undefined && wanted !== this.eye) this.watch(wanted);
  }

  /** Commits and opens the nonces of own seats, so that nobody alone chooses the dice. */
  giveDice() {
    const dice = this.room?.dice;
    if (!dice || this.alarm) return;
    const name = (/** @type {number} */ seat) => `nonce.${this.id}.${seat}.${dice.commitment}`;
    const digest = (/** @type {number} */ seat) => {
      const own = recall(name(seat));
      return own ? hex(sha256(unhex(own))) : "";
    };
    const seals = readSeals(recall(`seal.${this.id}`));
    const { game, rules, options, seats } = this.room;
    const setup = { game, rules, players: seats.length, options };
    const { changed, commit, open, seal } = duties(dice, this.own(), seals, digest, setup);
    this.alarm = changed;
    if (this.room.status !== "dice") return;
    if (seal) keep(`seal.${this.id}`, JSON.stringify([...seals, seal]));
    for (const seat of commit) {
      if (!recall(name(seat))) keep(name(seat), nonce());
      this.once(`commit ${name(seat)}`, { commit: { seat, digest: digest(seat) } });
    }
    for (const seat of open) this.once(`open ${name(seat)}`, { open: { seat, nonce: recall(name(seat)) ?? "" } });
  }

  /** @param {string} name @param {Deed} deed */
  once(name, deed) {
    if (this.given.has(name)) return;
    this.given.add(name);
    this.do(deed).catch(() => this.given.delete(name));
  }

  /** Does something at the table. @param {Deed} deed @returns {Promise<void>} */
  do(deed) {
    return line.ask({ at: { table: this.id, do: deed } });
  }

  /** @param {string} action */
  act(action) {
    const { eye, asked } = this.play;
    if (eye === null || !asked) return Promise.resolve();
    this.acted.push(eye);
    return this.do({ act: { seat: eye, prompt: asked.prompt, action } });
  }
}
