// One socket for the whole page. It comes back by itself, and whoever uses it watches again.

import { recall } from "./keep.js";
import { Emitter } from "../store.js";
import { refusalWords } from "../words.js";
import { checkKey, get, trustKey } from "./api.js";
import { messageOf } from "./wire.js";

/** The version of the protocol that this page was written for, and the one before, which it speaks too. */
const PROTOCOL = 2,
  BEFORE = 1;
/**
 * Milliseconds: an answer that takes longer makes the line doubtful; a doubt that lasts longer, or a socket that does not greet, is given
 * up.
 */
const PATIENCE = 2000,
  DOUBT = 3000,
  GREETING = 6000;
/** Whoever comes back after so long finds a line that may have died without a word: an answer is wanted sooner then. */
const ASLEEP = 5000,
  WAKING = 600;
/** After so much silence somebody who looks at the page asks whether the line is there. */
const SILENCE = 10_000;
/** The first and the longest pause between two tries. */
const FIRST_WAIT = 250,
  LONGEST_WAIT = 3000;
/** Where a tab keeps the builds of the server for which it has loaded the page again. */
const RELOADED = "turlaj.reloaded";

/** @typedef {{ id: number, ask: Ask, at: number, doubted: boolean, done: () => void, refused: (why: Refusal) => void }} Asked */
/**
 * @typedef {import("../../generated/wire.js").Message} Message @typedef {import("../../generated/wire.js").RefusalInfo} Refusal
 * @typedef {import("../../generated/wire.js").Request["ask"]} Ask @typedef {import("../../generated/wire.js").Me} Me
 */
/** @template {Message["type"]} Tag @typedef {Extract<Message, { type: Tag }>} Tagged A message with one of these tags. */
/** @typedef {{ update: Tagged<"update" | "patch">, gone: Tagged<"gone">, on: Me | null, state: null, age: null }} Events */

/** @extends {Emitter<Events>} */
class Line extends Emitter {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, Asked>} */
    this.open = new Map();
    this.next = 1;
    /** The version of the protocol that is asked for, and then spoken. @type {number} */
    this.protocol = PROTOCOL;
    this.wait = FIRST_WAIT;
    /** `off`, `opening`, `on`, `doubt` (it may be gone) or `lost`. @type {string} */
    this.state = "off";
    /** When the state began, and when something was heard last. @type {number} */
    this.since = 0;
    this.heard = 0;
    /** When a silence was broken by a question that still waits for its answer; 0 if none was. @type {number} */
    this.pinged = 0;
    /** When somebody could see the page last, and whether the first word after a sleep is still waited for. @type {number} */
    this.seen = performance.now();
    this.waking = false;
    /** Whether a socket is about to be opened. @type {boolean} */
    this.busy = false;
    /** Whether the server is another one than this page was written for, and loading it again did not help. @type {boolean} */
    this.old = false;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.timer = 0;
    window.addEventListener("offline", () => this.doubt());
    window.addEventListener("online", () => (this.state === "lost" ? this.again() : this.doubt()));
    for (const woken of ["visibilitychange", "resume"])
      document.addEventListener(woken, () => (document.hidden || this.state !== "lost" ? this.look() : this.again()));
    setInterval(() => this.look(), 500);
  }

  /** @param {string} state */
  turn(state) {
    if (this.state === state) return;
    this.state = state;
    this.since = performance.now();
    this.emit("state", null);
  }

  /** Whether anything can be said now. */
  ready() {
    return this.state === "on" || this.state === "doubt";
  }

  async connect() {
    if (this.socket || this.busy) return;
    this.busy = true;
    this.turn(this.state === "lost" ? "lost" : "opening");
    try {
      await Promise.race([
        checkKey(),
        new Promise((_, late) => {
          setTimeout(late, GREETING);
        }),
      ]);
    } catch {
      return this.later();
    } finally {
      this.busy = false;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.socket = socket;
    this.protocol = PROTOCOL;
    trustKey(null); // Until the server greets it.
    this.heard = performance.now();
    socket.onopen = () => this.greet();
    socket.onmessage = (/** @type {MessageEvent<string>} */ event) => {
      if (this.socket === socket) this.hear(messageOf(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.closed();
    };
  }

  /** @param {import("../../generated/wire.js").Request} words */
  say(words) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(words));
  }

  greet() {
    this.say({ id: 0, ask: { hello: { protocol: this.protocol, key: recall("key") } } });
  }

  closed() {
    this.socket = null;
    this.pinged = 0;
    this.waking = false;
    this.turn("lost");
    this.later();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Tries at once, because something has changed. */
  again() {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Gives up a socket that says nothing, without waiting for its farewell. */
  drop() {
    const { socket, waking } = this;
    this.closed();
    socket?.close();
    if (waking) this.again();
  }

  /** The line may be gone: people see it at once, and any answer ends the doubt. */
  doubt() {
    if (this.state !== "on") return;
    this.turn("doubt");
    this.say({ id: this.next++, ask: "ping" });
  }

  /** After a sleep the line is asked at once; nobody sees that, unless it does not answer. */
  wake() {
    if (this.state === "lost") return this.again();
    if (this.state !== "on") return;
    this.waking = true;
    this.ping();
    for (const n of [1, 2]) setTimeout(() => this.look(), n * WAKING + 20 * n);
  }

  ping() {
    this.pinged = performance.now();
    this.say({ id: this.next++, ask: "ping" });
  }

  /** Twice a second: whether somebody came back, whether answers are late, and whether a doubt has lasted long enough. */
  look() {
    const now = performance.now();
    const slept = !document.hidden && now - this.seen > ASLEEP;
    if (!document.hidden) this.seen = now;
    if (slept) return this.wake();
    const [patience, doubt] = this.waking ? [WAKING, WAKING] : [PATIENCE, DOUBT];
    if (this.state === "doubt" && now - this.since > doubt) return this.drop();
    if (!this.ready() && this.socket && now - this.heard > GREETING) return this.drop();
    if (this.state !== "on") return;
    const late = [...this.open.values()].filter((asked) => !asked.doubted && now - asked.at > PATIENCE);
    for (const asked of late) asked.doubted = true; // A slow answer on a good line is no news twice.
    if (late.length) return this.doubt();
    if (this.pinged && now - this.pinged > patience) return this.doubt();
    if (this.pinged || document.hidden || now - this.heard < SILENCE) return;
    this.ping();
  }

  /** @param {Message | null} message nothing where this page does not know what it is */
  hear(message) {
    this.heard = performance.now();
    this.pinged = 0;
    this.waking = false;
    if (this.state === "doubt") this.turn("on");
    switch (message?.type) {
      case "hello":
        return this.greeted(message);
      case "done":
        return this.done(message.id);
      case "refused":
        return this.refused(message);
      case "update":
      case "patch":
        for (const id of message.done ?? []) this.done(id);
        return this.emit("update", message);
      case "gone":
        return this.emit("gone", message);
    }
  }

  /** @param {number} id */
  done(id) {
    this.open.get(id)?.done();
    this.open.delete(id);
  }

  /** @param {Tagged<"refused">} message */
  refused({ id, why }) {
    const asked = this.open.get(id ?? -1);
    this.open.delete(id ?? -1);
    if (asked) refusalWords().then(() => asked.refused(why));
    else if (why.code === "other-protocol") this.refusedHello();
  }

  /**
   * The server does not know what this page speaks. Where loading it again does not help, it speaks as the last release did: on this
   * socket only, since a new one is refused by itself.
   */
  async refusedHello() {
    const { socket } = this;
    const build = await get("/healthz").then(
      (health) => health.build,
      () => "unknown",
    );
    // A later socket may have been greeted while this was asked.
    if (this.ready() || this.stale(build) || this.socket !== socket || this.protocol === BEFORE) return;
    this.protocol = BEFORE;
    this.greet();
  }

  /** @param {Tagged<"hello">} hello */
  greeted(hello) {
    const build = document.querySelector('meta[name="turlaj-build"]')?.getAttribute("content");
    if (!build || (hello.build === build && hello.protocol === PROTOCOL)) this.age(false);
    else if (this.stale(hello.build)) return;
    trustKey(recall("key"));
    this.protocol = hello.protocol;
    this.wait = FIRST_WAIT;
    // What was asked and never answered is asked again; said twice, it is done once.
    const unanswered = [...this.open.values()];
    this.turn("on");
    this.emit("on", hello.person);
    for (const asked of unanswered) {
      Object.assign(asked, { at: this.heard, doubted: false });
      this.say({ id: asked.id, ask: asked.ask });
    }
  }

  /**
   * A page that was written for another server loads itself again, once in each tab for each build of the server. Where that did not help,
   * or nothing can be kept, it says that it is old.
   * @param {string} build of the server @returns {boolean} whether the page goes
   */
  stale(build) {
    try {
      const known = (sessionStorage.getItem(RELOADED) ?? "").split(" ");
      if (!known.includes(build)) {
        sessionStorage.setItem(RELOADED, `${known.join(" ")} ${build}`);
        location.reload();
        return true;
      }
    } catch {
      /* Without a memory it would load for ever. */
    }
    this.age(true);
    return false;
  }

  /** @param {boolean} old */
  age(old) {
    if (this.old === old) return;
    this.old = old;
    this.emit("age", null);
  }

  /**
   * Asks for something; fails with a refusal.
   * @param {Ask} ask @param {boolean} [again] whether to ask again after the socket broke
   * @returns {Promise<void>}
   */
  ask(ask, again = true) {
    const id = this.next++;
    return new Promise((done, refused) => {
      if (again || this.ready()) this.open.set(id, { id, ask, at: performance.now(), doubted: false, done, refused });
      if (this.ready()) this.say({ id, ask });
      else this.connect();
    });
  }
}

export const line = new Line();
