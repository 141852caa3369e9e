// One socket for the whole page. It comes back by itself, and whoever uses it watches again.

import { keep, recall } from "./keep.js";
import { me } from "./api.js";

const PROTOCOL = 1;

/** @typedef {{ id: number, ask: unknown, done: () => void, refused: (why: any) => void }} Asked */

class Line extends EventTarget {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, Asked>} */
    this.open = new Map();
    this.next = 1;
    this.wait = 250;
    /** `off`, `opening`, `on` or `lost`. */
    this.state = "off";
    /** Whether a socket is about to be opened. */
    this.busy = false;
  }

  /** @param {string} state */
  turn(state) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event("state"));
  }

  async connect() {
    if (this.socket || this.busy) return;
    this.busy = true;
    this.turn(this.state === "lost" ? "lost" : "opening");
    try {
      await me();
    } catch {
      return this.later();
    } finally {
      this.busy = false;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.socket = socket;
    socket.onopen = () => this.say({ id: 0, ask: { hello: { protocol: PROTOCOL, key: recall("key") } } });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.closed();
  }

  /** @param {unknown} words */
  say(words) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(words));
  }

  closed() {
    this.socket = null;
    this.turn("lost");
    this.later();
  }

  later() {
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, 8000);
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "hello") return this.greeted(message);
    for (const id of message.done ?? (message.type === "done" ? [message.id] : [])) {
      this.open.get(id)?.done();
      this.open.delete(id);
    }
    if (message.type === "refused") {
      const asked = this.open.get(message.id);
      this.open.delete(message.id);
      if (asked) asked.refused(message.why);
      else if (message.why.code === "other-protocol") this.stale();
    }
    if (message.type === "gone") this.gone(message);
    if (message.type === "update") this.dispatchEvent(new CustomEvent("update", { detail: message }));
  }

  /** @param {any} message */
  gone(message) {
    this.dispatchEvent(new CustomEvent("gone", { detail: message }));
  }

  /** @param {any} hello */
  greeted(hello) {
    const build = document.querySelector('meta[name="turlaj-build"]')?.getAttribute("content");
    if (build && hello.build !== build && this.stale()) return;
    keep("reloaded", null);
    this.wait = 250;
    // What was asked and never answered is asked again; said twice, it is done once.
    const unanswered = [...this.open.values()];
    this.turn("on");
    this.dispatchEvent(new CustomEvent("on", { detail: hello.person }));
    for (const asked of unanswered) this.say({ id: asked.id, ask: asked.ask });
  }

  /** A page from another build loads itself again, once. @returns {boolean} */
  stale() {
    if (recall("reloaded")) return false;
    keep("reloaded", "once");
    location.reload();
    return true;
  }

  /**
   * Asks for something; fails with a refusal.
   * @param {unknown} ask @param {boolean} [again] whether to ask again after the socket broke
   * @returns {Promise<void>}
   */
  ask(ask, again = true) {
    const id = this.next++;
    return new Promise((done, refused) => {
      if (again || this.state === "on") this.open.set(id, { id, ask, done, refused });
      if (this.state === "on") this.say({ id, ask });
      else this.connect();
    });
  }
}

export const line = new Line();
