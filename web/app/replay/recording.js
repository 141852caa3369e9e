// Where the stage of a replay comes from: a finished game, as its record tells it. Nobody sits at it, so nobody is asked.

import { Store } from "../store.js";

/** @typedef {import("../game-types.js").Source} Source @typedef {import("./positions.js").Replay} Replay */

/** @param {Replay["players"][number]} player @returns {import("../../generated/wire.js").Chair} */
const chair = ({ name, named, bot }) => ({
  who: name ? (bot ? "bot" : "person") : "nobody",
  name,
  named: named ?? undefined,
  generated: false,
  here: true,
  yours: false,
  away: false,
  without: null,
  held_by: null,
  lag: null,
  clock: null,
});

/** @implements {Source} */
export class Recording extends Store {
  /** @param {Replay} replay @param {number | null} eye who sees it */
  constructor(replay, eye) {
    super();
    this.id = replay.table;
    this.eye = eye;
    /** @type {import("../../generated/wire.js").Room} */
    this.room = {
      game: replay.game,
      rules: replay.rules,
      options: replay.options,
      seats: replay.players.map(chair),
      status: "over",
      secrets: replay.secrets,
      take_backs: replay.take_backs,
      hints: false,
      undo: false,
      typed: false,
      public: false,
      owned: false,
      spectators: 0,
      dice: null,
      undo_request: null,
      end_vote: null,
      rematch: null,
      daily: null,
      clock: null,
    };
    /** Nothing before the first position. @type {Source["play"]} */
    this.play = /** @type {never} */ (null);
    /** @type {Source["news"]} */
    this.news = [];
    this.heardAt = 0;
    /** @type {Source["acted"]} */
    this.acted = [];
  }

  /** @param {import("./positions.js").Position} position */
  take({ view, waiting, standings }) {
    this.play = {
      view,
      eye: this.eye,
      waiting,
      asked: null,
      standings,
      clock: null,
      resumes_in: 0,
      free_undo: 0,
      prompt: 0,
      dice: null,
      retype: null,
    };
  }

  /** @returns {number[]} */
  own() {
    return [];
  }

  toAct() {
    return undefined;
  }

  covered() {
    return false;
  }

  /** What is over cannot be changed, and never changes. */
  async act() {}
  async do() {}
  async watch() {}
  listen() {
    return () => {};
  }
}
