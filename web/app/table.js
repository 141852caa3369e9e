// One table as this page knows it: room, play, news; it draws dice with the server by itself.

import { line } from "./net/socket.js";
import { hex, sha256, unhex } from "./net/sha256.js";
import { keep, recall } from "./net/keep.js";

/** 256 random bits; also where WebCrypto is hidden, this one is there. */
function nonce() {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export class TableLink extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {any} */
    this.room = null;
    /** @type {any} */
    this.play = null;
    /** When the play was heard, for clocks. */
    this.heardAt = 0;
    /** @type {any[]} News that no one has shown yet. */
    this.news = [];
    /** @type {any[]} */
    this.happened = [];
    /** @type {any} Why it cannot be watched. */
    this.lost = null;
    /** @type {number | null} */
    this.eye = null;
    /** @type {Set<string>} What was given for the dice already. */
    this.given = new Set();
    /** @type {number[]} The seats that acted from here. */
    this.acted = [];
    this.heard = (/** @type {any} */ event) => this.hear(event.detail);
    this.back = () => this.watch(this.eye);
    this.gone = (/** @type {any} */ event) => { if (event.detail.table === this.id) this.watch(this.eye); };
    line.addEventListener("update", this.heard);
    line.addEventListener("on", this.back);
    line.addEventListener("gone", this.gone);
    this.watch(null);
  }

  leave() {
    line.removeEventListener("update", this.heard);
    line.removeEventListener("on", this.back);
    line.removeEventListener("gone", this.gone);
    if (location.pathname.startsWith("/rules/")) return; // Whoever looks something up is still there.
    if (line.ready()) line.ask({ unwatch: { table: this.id } }, false).catch(() => {});
  }

  /** @param {number | null} eye @returns {Promise<void>} */
  async watch(eye) {
    this.eye = eye;
    if (!line.ready()) return line.connect();
    try {
      await line.ask({ watch: { table: this.id, eye } }, false);
      this.lost = null;
    } catch (/** @type {any} */ why) {
      // A server that goes will be back; the line watches again then.
      if (why?.code === "shutting-down") return;
      if (eye !== null) return this.watch(null);
      this.lost = why;
      this.changed();
    }
  }

  /** @param {any} update */
  hear(update) {
    if (update.table !== this.id) return;
    if (update.room) this.room = update.room;
    if (update.play) [this.play, this.heardAt] = [update.play, performance.now()];
    this.news.push(...(update.news ?? []));
    this.happened.push(...(update.happened ?? []));
    if (update.rolled?.length) this.note(update.rolled);
    this.giveDice();
    this.lookFrom();
    this.changed();
  }

  /** Keeps the rolls that were seen, of the last tables: the proof of the dice compares with them. @param {string[]} rolled */
  note(rolled) {
    const tables = (recall("seen") ?? "").split(" ").filter((id) => id && id !== this.id);
    for (const id of tables.splice(0, tables.length - 39)) keep(`seen.${id}`, null);
    keep("seen", [...tables, this.id].join(" "));
    const name = `seen.${this.id}`;
    let before = [];
    try { before = JSON.parse(recall(name) ?? "[]"); } catch { /* Somebody else wrote there. */ }
    keep(name, JSON.stringify([...new Set([...before, ...rolled])]));
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** The seats of this browser's person. @returns {number[]} */
  own() {
    return (this.room?.seats ?? []).flatMap((/** @type {any} */ seat, /** @type {number} */ at) => (seat.yours ? [at] : []));
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
    const wanted = own.length === 1 ? own[0] : this.toAct() ?? (this.eye === null && this.room.typed ? own[0] : undefined);
    if (own.length > 1 && this.covered()) return; // The page asks first.
    if (wanted !== undefined && wanted !== this.eye) this.watch(wanted);
  }

  /** Commits and opens the nonces of own seats, so that nobody alone chooses the dice. */
  giveDice() {
    const dice = this.room?.dice;
    if (!dice || this.room.status !== "dice") return;
    for (const seat of this.own()) {
      const name = `nonce.${this.id}.${seat}.${dice.commitment}`;
      if (dice.to_commit.includes(seat)) {
        if (!recall(name)) keep(name, nonce());
        const digest = hex(sha256(unhex(recall(name) ?? "")));
        this.once(`commit ${name}`, { commit: { seat, digest } });
      }
      const own = recall(name);
      if (dice.to_open.includes(seat) && own) this.once(`open ${name}`, { open: { seat, nonce: own } });
    }
    keep(`seal.${this.id}`, JSON.stringify({ draw: dice.draw, commitment: dice.commitment, nonces: dice.nonces }));
  }

  /** @param {string} name @param {unknown} deed */
  once(name, deed) {
    if (this.given.has(name)) return;
    this.given.add(name);
    this.do(deed).catch(() => this.given.delete(name));
  }

  /** Does something at the table. @param {unknown} deed @returns {Promise<void>} */
  do(deed) {
    return line.ask({ at: { table: this.id, do: deed } });
  }

  /** @param {string} action */
  act(action) {
    const { eye, asked } = this.play;
    this.acted.push(eye);
    return this.do({ act: { seat: eye, prompt: asked.prompt, action } });
  }
}
