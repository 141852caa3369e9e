// A game on a real table, step by step: what is kept, and what each press makes of it. It survives sleep and reload.

import { keep, recall } from "../../net/keep.js";
import { COLOURS, FACES, MOST_PLAYERS, ROUNDS, levelsOf, lot, roll, stands, ziomki } from "./rules.js";

/** @typedef {import("./rules.js").Round} Round */
/**
 * `hue`: the colour of somebody's long blocks. `first`: who rolls in round 1; null: by lot. `dice`: rolled here, or real ones that
 * are typed. `clock`: seconds for each level, or none.
 * @typedef {{ name: string, hue: string }} Player
 * @typedef {{ players: Player[], first: number | null, dice: "here" | "real", clock: number | null }} Plan
 * `until`: when the countdown or the clock is over, in the device's time; `left`: what a stopped clock still has, in milliseconds.
 * @typedef {"ready" | "countdown" | "building" | "check" | "over"} Phase
 * @typedef {Plan & {
 *   first: number, rounds: Round[], phase: Phase, typed: (number | null)[], until: number | null, left: number | null,
 *   ended: "" | "shout" | "clock" | "all", draft: Round | null,
 * }} Game
 */

/** The colours of long blocks in the box. */
export const HUES = ["y", "o", "p", "b"];
/** Usual clocks: seconds for each level, as at a table on screen. */
export const CLOCKS = [20, 30, 45, 60];
export const COUNTDOWN = 3000; // R3.6
const GAME = "companion.ziomek",
  PLAN = "companion.ziomek.plan",
  LONGEST = 24;
const NONE = COLOURS.map(() => null);

// ---- What is kept

/** @param {unknown} one */
const isDice = (one) =>
  Array.isArray(one) && one.length === COLOURS.length && one.every((n) => Number.isInteger(n) && n >= 1 && n <= FACES);
/** @param {Plan | null} plan */
const isPlan = (plan) =>
  plan !== null &&
  Array.isArray(plan.players) &&
  plan.players.length >= 1 &&
  plan.players.length <= MOST_PLAYERS &&
  plan.players.every((one) => typeof one?.name === "string" && HUES.includes(one.hue)) &&
  ["here", "real"].includes(plan.dice) &&
  (plan.clock === null || plan.clock > 0);
/** @param {Round | null} round @param {number} players */
const isRound = (round, players) => round !== null && isDice(round?.dice) && Array.isArray(round.levels) && round.levels.length === players;
/** Whether this is a game that can go on, and not something that an older page left here. @param {Game | null} game */
const isGame = (game) =>
  game !== null &&
  isPlan(game) &&
  Boolean(game.players[game.first]) &&
  Array.isArray(game.rounds) &&
  game.rounds.every((round) => isRound(round, game.players.length)) &&
  ["ready", "countdown", "building", "check", "over"].includes(game.phase) &&
  Array.isArray(game.typed) &&
  (game.phase === "ready" || game.phase === "over" || isRound(game.draft, game.players.length));

/** @template Kept @param {string} name @param {(found: Kept | null) => boolean} fits @returns {Kept | null} */
function read(name, fits) {
  try {
    /** @type {Kept | null} */
    const found = JSON.parse(recall(name) ?? "null");
    return fits(found) ? found : null;
  } catch {
    return null;
  }
}

/** The game that was begun here. @returns {Game | null} */
export const kept = () => read(GAME, isGame);

/** @param {Game | null} game */
export const remember = (game) => keep(GAME, game && JSON.stringify(game));

/** Who played last, and how; two people without names, if nobody did. @returns {Plan} */
export const plan = () =>
  read(PLAN, isPlan) ?? { players: HUES.slice(0, 2).map((hue) => ({ name: "", hue })), first: 0, dice: "real", clock: 30 };

/** @param {Plan} next */
export const rememberPlan = ({ players, first, dice, clock }) => keep(PLAN, JSON.stringify({ players, first, dice, clock }));

// ---- Before the game

/** @param {Plan} plan @param {number} seat @param {string} name @returns {Plan} */
export const rename = (plan, seat, name) => ({
  ...plan,
  players: plan.players.map((one, at) => (at === seat ? { ...one, name: name.slice(0, LONGEST) } : one)),
});

/** The next colour of blocks; whoever has it takes this one. @param {Plan} plan @param {number} seat @returns {Plan} */
export function dye(plan, seat) {
  const old = plan.players[seat].hue;
  const hue = HUES[(HUES.indexOf(old) + 1) % HUES.length];
  return {
    ...plan,
    players: plan.players.map((one, at) => (at === seat ? { ...one, hue } : one.hue === hue ? { ...one, hue: old } : one)),
  };
}

/** @param {Plan} plan @returns {Plan} */
export const addPlayer = (plan) => ({
  ...plan,
  players: [...plan.players, { name: "", hue: HUES.find((hue) => plan.players.every((one) => one.hue !== hue)) ?? HUES[0] }],
});

/** @param {Plan} plan @param {number} seat @returns {Plan} */
export function dropPlayer(plan, seat) {
  const first = plan.first === null || plan.first < seat ? plan.first : Math.max(0, plan.first - 1);
  return { ...plan, first, players: plan.players.filter((_, at) => at !== seat) };
}

/** @param {Plan} plan @returns {Game} */
export const begin = ({ players, first, dice, clock }) => ({
  players,
  dice,
  clock,
  first: first ?? lot(players.length),
  rounds: [],
  phase: "ready",
  typed: NONE,
  until: null,
  left: null,
  ended: "",
  draft: null,
});

// ---- The round

/** The round that is played or comes next. @param {Game} game */
export const roundOf = (game) => Math.min(game.rounds.length + 1, ROUNDS);

/** R2.3 @param {Game} game */
export const roller = (game) => (game.first + roundOf(game) - 1) % game.players.length;

/** @param {Game} game @param {number} die @param {number | null} shows @returns {Game} */
export const type = (game, die, shows) => ({ ...game, typed: game.typed.map((old, at) => (at === die ? shows : old)) });

/** START: the dice fall under the cup, and 3, 2, 1. @param {Game} game @param {number} now @returns {Game} */
export function start(game, now) {
  const round = roundOf(game);
  if (game.phase !== "ready" || (game.dice === "real" && !stands(game.typed, round))) return game;
  const dice = game.dice === "real" ? /** @type {number[]} */ (game.typed) : roll(round);
  return {
    ...game,
    phase: "countdown",
    until: now + COUNTDOWN,
    draft: { dice, shouter: null, right: null, smiles: null, levels: game.players.map(() => null) },
  };
}

/** The dice are shown and the clock runs. @param {Game} game @param {number} now @returns {Game} */
export function build(game, now) {
  const time = game.clock && game.clock * levelsOf(roundOf(game)) * 1000;
  return { ...game, phase: "building", until: time ? now + time : null, left: null };
}

/** Back before START: something went wrong. @param {Game} game @returns {Game} */
export const giveUp = (game) => ({ ...game, phase: "ready", until: null, left: null, draft: null });

/** @param {Game} game @param {number} now @returns {Game} */
export const pause = (game, now) => (game.until === null ? game : { ...game, left: Math.max(1, game.until - now), until: null });

/** @param {Game} game @param {number} now @returns {Game} */
export const goOn = (game, now) => (game.left === null ? game : { ...game, until: now + game.left, left: null });

/**
 * The round is over: by a shout, by the clock, or because all want it.
 * @param {Game} game @param {"shout" | "clock" | "all"} ended @param {number} now @param {number | null} [shouter] @returns {Game}
 */
export function stop(game, ended, now, shouter = null) {
  if (game.phase !== "building" || !game.draft) return game;
  const rest = pause(game, now);
  return { ...rest, phase: "check", ended, left: ended === "clock" ? null : rest.left, draft: shouted(game.draft, shouter) };
}

/**
 * Somebody pressed too soon: all build on; with the time that was left, or without a clock.
 * @param {Game} game @param {number} now @returns {Game}
 */
export const buildOn = (game, now) => (game.phase === "check" ? goOn({ ...game, phase: "building", ended: "" }, now) : game);

// ---- The check

/**
 * Somebody else shouted, or nobody: what was said of the stack is asked again.
 * @param {Round} round @param {number | null} shouter @returns {Round}
 */
export const shouted = (round, shouter) => ({ ...round, shouter, right: null, smiles: null });

/**
 * Other dice; a smile that they do not allow is asked again.
 * @param {Round} round @param {number[]} dice @param {number} levels @returns {Round}
 */
export const redice = (round, dice, levels) => ({
  ...round,
  dice,
  smiles: (round.smiles ?? 0) > ziomki(dice, levels) ? null : round.smiles,
});

/** Writes the round down; the next one is ready. @param {Game} game @returns {Game} */
export function write(game) {
  if (!game.draft) return game;
  const rounds = [...game.rounds, game.draft];
  return {
    ...game,
    rounds,
    phase: rounds.length === ROUNDS ? "over" : "ready",
    typed: NONE,
    until: null,
    left: null,
    ended: "",
    draft: null,
  };
}

/** Corrects a round that is written. @param {Game} game @param {number} at @param {Round} round @returns {Game} */
export const correct = (game, at, round) => ({ ...game, rounds: game.rounds.map((old, n) => (n === at ? round : old)) });

/** The same people once more; the next one to the left begins. @param {Game} game @returns {Game} */
export const anew = (game) => begin({ ...game, first: (game.first + 1) % game.players.length });
