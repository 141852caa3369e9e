// How pieces lie: sides of a cell, what a piece looks like when it is turned. For drawing only; nothing here decides anything.

/** @typedef {"n" | "e" | "s" | "w"} Side */
/** @typedef {{ die: string, piece: string, at: [number, number], sides: Side[] }} Die */
/** @typedef {{ end: string, at: [number, number], from: Side }} End */
/** @typedef {{ number: number, shape: string, dice: Die[], ends: End[], done: number | null }} Snake */

/** How wide a die is drawn. */
export const CELL = 64;
/** Clockwise. */
const SIDES = /** @type {Side[]} */ (["n", "e", "s", "w"]);
/** @type {Record<Side, [number, number]>} */
const STEP = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** @param {Side} side @param {number} quarters clockwise */
const turned = (side, quarters) => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4];

/** @param {Side} side */
export const opposite = (side) => turned(side, 2);

/** The cell beyond a side. @param {[number, number]} at @param {Side} side @returns {[number, number]} */
export const beyond = ([x, y], side) => [x + STEP[side][0], y + STEP[side][1]];

/**
 * The sides that a piece crosses which joins at `from`; a curve turns as one goes out of the snake.
 * @param {string} piece @param {Side} from @param {string} [turn] @returns {Side[]}
 */
export function sidesOf(piece, from, turn = "") {
  if (piece === "S") return [from, opposite(from)];
  if (piece === "C") return [from, turned(opposite(from), turn === "R" ? 1 : -1)];
  return [from];
}

/** Where a placed piece leads on to: the side away from the snake. @param {string} piece @param {Side} from @param {string} turn */
export const leadsTo = (piece, from, turn) => sidesOf(piece, from, turn)[1] ?? null;

/** How far the drawing of a piece is turned; drawn, it is open at the bottom, and a curve at the right, too. @param {Die} die */
export function rotation({ piece, sides }) {
  const at = (/** @type {Side} */ side) => SIDES.indexOf(side);
  if (piece === "S") return sides[0] === "n" || sides[0] === "s" ? 0 : 90;
  if (piece !== "C") return ((at(sides[0]) + 2) % 4) * 90;
  const [one, two] = sides;
  const first = turned(one, 1) === two ? one : two; // The curve goes clockwise from this side: at rest from e to s.
  return ((at(first) + 3) % 4) * 90;
}

/** A die that would lie at an open end. @param {End} end @param {string} die @param {string} piece @param {string} turn @returns {Die} */
export const laid = (end, die, piece, turn) => ({ die, piece, at: end.at, sides: sidesOf(piece, end.from, turn) });

/** The first die of a new snake. @param {string} die @param {string} piece @returns {Die} */
export const lone = (die, piece) => ({ die, piece, at: [0, 0], sides: piece === "S" ? ["w", "e"] : piece === "C" ? ["w", "n"] : ["e"] });

/** The open ends of a die that lies alone. @param {Die} die @returns {End[]} */
export const endsOf = (die) =>
  die.sides.map((side, at) => ({ end: die.sides.length > 1 && at === 0 ? "a" : "b", at: beyond(die.at, side), from: opposite(side) }));

/** The box around cells: left, top, right, bottom. @param {[number, number][]} cells */
export function around(cells) {
  const xs = cells.map(([x]) => x),
    ys = cells.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** All cells that a snake needs: its dice, and the place before its open ends. @param {Snake} snake @returns {[number, number][]} */
export const cellsOf = (snake) => [...snake.dice.map((die) => die.at), ...snake.ends.map((end) => end.at)];
