// Ziomek on a real table, as far as a pad and four dice need to know its rules (rules/ziomek.md). Knows no page and no words.

/** The dice, in the order in which they are kept: red, white, blue, grey. */
export const COLOURS = ["r", "w", "b", "g"];
export const ROUNDS = 7;
export const MOST_PLAYERS = 4; // R1.1
export const FACES = 10;
const SMILE = 2; // R7.3

/**
 * What was written down of a round. `shouter`: nobody, if the clock or all together ended it. What is not said yet is null.
 * @typedef {{ dice: number[], shouter: number | null, right: boolean | null, smiles: number | null, levels: (number | null)[] }} Round
 * @typedef {{ seat: number, place: number, points: number, bonus: number }} Place
 */

/** R2.1 @param {number} round from 1 */
export const levelsOf = (round) => round + 5;

/** The numbers that more than one die shows. @param {(number | null)[]} dice */
const doubles = (dice) => dice.map((shows, at) => shows !== null && dice.some((other, n) => n !== at && other === shows));

/**
 * Which dice must be rolled again before a round may begin: none, if they may stand (R3.1, R3.2).
 * @param {number[]} dice @param {number} round
 */
export function again(dice, round) {
  if (round === ROUNDS) return doubles(dice);
  return COLOURS.map(() => new Set(dice).size < 3);
}

/** Whether these dice may stand. @param {(number | null)[]} dice @param {number} round @returns {dice is number[]} */
export const stands = (dice, round) =>
  dice.every((shows) => shows !== null) && !again(/** @type {number[]} */ (dice), round).includes(true);

/** A number from 0 below this one, all equally likely. @param {number} below at most 256 */
export function lot(below) {
  const top = 256 - (256 % below); // What lies above would favour small numbers.
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < top) return byte % below;
  }
}

/** Rolls as the round asks for, until the dice may stand. @param {number} round @param {() => number} [die] */
export function roll(round, die = () => lot(FACES) + 1) {
  let dice = COLOURS.map(die);
  for (let anew = again(dice, round); anew.includes(true); anew = again(dice, round)) {
    dice = dice.map((shows, at) => (anew[at] ? die() : shows));
  }
  return dice;
}

/**
 * What a die asks for: its ziomek on a level, one of two there, or out (R3.3, R3.4).
 * @param {number[]} dice @param {number} levels @returns {("out" | "pair" | "level")[]}
 */
export function asks(dice, levels) {
  const twice = doubles(dice);
  return dice.map((shows, at) => (shows > levels ? "out" : twice[at] ? "pair" : "level"));
}

/** How many ziomki stand in a right stack: one a level that the dice name. @param {number[]} dice @param {number} levels */
export const ziomki = (dice, levels) => new Set(dice.filter((shows) => shows <= levels)).size;

/** Whose levels are asked for at the check: those of all who did not shout. @param {Round} round @param {number} seat */
export const counts = (round, seat) => round.shouter !== seat;

/**
 * What is not said yet: the verdict, the smiles, or a seat's levels.
 * @param {Round} round @param {number} levels @returns {("right" | "smiles" | number)[]}
 */
export function missing(round, levels) {
  /** @type {("right" | "smiles" | number)[]} */
  const open = [];
  if (round.shouter !== null && round.right === null) open.push("right");
  if (round.shouter !== null && round.right && round.smiles === null && ziomki(round.dice, levels)) open.push("smiles");
  round.levels.forEach((said, seat) => {
    if (counts(round, seat) && said === null) open.push(seat);
  });
  return open;
}

/** Bonus of a seat in a round (R7.3). @param {Round} round @param {number} seat */
export const bonus = (round, seat) => (round.shouter === seat && round.right ? SMILE * (round.smiles ?? 0) : 0);

/**
 * Levels that count for a seat; nothing while they are not said (R7.1, R7.2, R7.4).
 * @param {Round} round @param {number} seat @param {number} levels @returns {number | null}
 */
export function right(round, seat, levels) {
  if (counts(round, seat)) return round.levels[seat];
  return round.right === null ? null : round.right ? levels : 0;
}

/** @param {Round} round @param {number} seat @param {number} levels */
export const points = (round, seat, levels) => (right(round, seat, levels) ?? 0) + bonus(round, seat);

/** Places: points, then bonus, then shared (R8.1). @param {Round[]} rounds @param {number} players @returns {Place[]} the best first */
export function places(rounds, players) {
  const all = Array.from({ length: players }, (_, seat) => ({
    seat,
    points: rounds.reduce((sum, round, n) => sum + points(round, seat, levelsOf(n + 1)), 0),
    bonus: rounds.reduce((sum, round) => sum + bonus(round, seat), 0),
  }));
  const better = (/** @type {{ points: number, bonus: number }} */ one, /** @type {{ points: number, bonus: number }} */ two) =>
    one.points - two.points || one.bonus - two.bonus;
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => better(other, one) > 0).length }))
    .sort((one, two) => one.place - two.place || one.seat - two.seat);
}
