// What is said to the person at this screen: answers, words for those who listen, and what the first game explains.

import { Store } from "../store.js";
import { learned, next } from "../tips.js";

/** @typedef {import("./types.js").Page} Page */

export class Speech extends Store {
  /** @param {Page} page */
  constructor(page) {
    super();
    this.page = page;
    /** What a press was answered with: it stands before everything else that is said. @type {string} */
    this.answer = "";
    /** What is told to those who listen, after a pause. @type {string} */
    this.spoken = "";
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.speaking = 0;
    /** @type {string | null} The lesson on screen. */
    this.taught = null;
    /** @type {"mouse" | "touch" | "keys"} What was used last. */
    this.by = "mouse";
  }

  /** Answers a press, for all to see and hear. @param {string} text */
  reply(text) {
    this.answer = text;
    if (text) this.say(text, true);
  }

  /** Tells those who listen; while something slides only what it comes to. @param {string} text @param {boolean} [now] */
  say(text, now = false) {
    clearTimeout(this.speaking);
    this.speaking = setTimeout(
      () => {
        this.spoken = text;
      },
      now ? 60 : 450,
    );
  }

  /** A lesson is learned by doing it, also before it was told. @param {string} name */
  lesson(name) {
    if (name && (this.taught === name || name === "turn")) learned("ziomek", name);
  }

  /** The first of these lessons that was not told yet. @param {string[]} names @returns {string | null} */
  teach(names) {
    this.taught = next(
      "ziomek",
      names.map((name) => [name, true]),
    );
    return this.taught;
  }

  skipLessons() {
    learned("ziomek");
  }

  /** An advice in words; there is none at live nodes. @param {string} action */
  advised(action) {
    return action;
  }
}
