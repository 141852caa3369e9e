// What the screen shows between two views: the older one, with one piece of news laid into it.

import { beyond, endsOf, laid, leadsTo, lone, opposite } from "./geometry.js";

/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/** @typedef {import("./geometry.js").Snake} Snake */

/** @param {View} view @param {number} number @returns {Snake | undefined} */
const snakeOf = (view, number) => view.snakes.find((/** @type {Snake} */ one) => one.number === number);

/** The die that was rolled lies in nobody's hand any more. @param {View} view */
const putDown = (view) => Object.assign(view, { die: null, face: null });

/** A die leaves or comes to a hand. @param {SeatView} seat @param {string} die @param {number} by */
const count = (seat, die, by) => {
  if (seat) seat[die === "o" ? "orange" : "green"] += by;
};

/** @param {Snake} snake @param {import("./types.js").Of<"placed">} news */
function attach(snake, news) {
  const end = snake.ends.find((one) => one.end === news.end);
  if (!end) return;
  const die = laid(end, news.die, news.piece, news.turn ?? "");
  snake.ends = snake.ends.filter((one) => one !== end);
  // The sides of a die are told from a to b.
  if (news.end === "a") snake.dice.unshift({ ...die, sides: die.sides.toReversed() });
  else snake.dice.push(die);
  const out = leadsTo(news.piece, end.from, news.turn ?? "");
  if (out) snake.ends.push({ end: end.end, at: beyond(die.at, out), from: opposite(out) });
}

/** @param {Snake} snake @param {import("./types.js").Of<"took">} news */
function detach(snake, news) {
  const die = news.end === "a" ? snake.dice.shift() : snake.dice.pop();
  const next = news.end === "a" ? snake.dice[0] : snake.dice.at(-1);
  if (!die || !next) return;
  snake.done = null;
  snake.ends = snake.ends.filter((one) => one.end !== news.end);
  const side = next.sides.find((one) => beyond(next.at, one).join() === die.at.join());
  // The only open end of a lone head or tail is called b.
  if (side) snake.ends.push({ end: next.sides.length > 1 || snake.dice.length > 1 ? news.end : "b", at: die.at, from: opposite(side) });
}

/** What each kind of news does to a view. @type {import("../game-types.js").Changes<View, News, SeatView>} */
const CHANGES = {
  "turn-begins": (view, { seat }, own) => {
    Object.assign(view, { phase: "choose", seat, rolls: 0, die: null, face: null, taken: null });
    own.turns += 1;
  },
  rolled: (view, { seat, die, face }) => {
    Object.assign(view, {
      phase: face === "+" ? "plus" : face === "-" ? "give" : "place",
      seat,
      die,
      face,
      rolls: view.rolls + 1,
      taken: null,
    });
  },
  began: (view, { snake, die, piece }, seat) => {
    const one = lone(die, piece);
    view.snakes.push({ number: snake, shape: "", dice: [{ ...one, die, piece }], ends: endsOf(one), done: null });
    view.snakes.sort((/** @type {Snake} */ a, /** @type {Snake} */ b) => a.number - b.number);
    count(seat, die, -1);
    putDown(view);
  },
  placed: (view, news, seat) => {
    const snake = snakeOf(view, news.snake);
    if (snake) attach(snake, news);
    count(seat, news.die, -1);
    putDown(view);
  },
  completed: (view, { seat, snake, points }, own) => {
    const one = snakeOf(view, snake);
    if (one) one.done = seat;
    own.points = points;
  },
  took: (view, news, seat) => {
    const snake = snakeOf(view, news.snake);
    if (snake && !news.gone) detach(snake, news);
    else view.snakes = view.snakes.filter((/** @type {Snake} */ one) => one !== snake);
    count(seat, news.die, 1);
    view.taken = news.die;
  },
  gave: (view, { to, die }, seat) => {
    count(seat, die, -1);
    count(view.seats[to], die, 1);
    putDown(view);
  },
  ended: (view) => Object.assign(view, { phase: "over", rolls: 0 }),
};

/** The view with the news in it; what the news do not tell stays. @param {View} before @param {News} news */
export function withNews(before, news) {
  const view = structuredClone(before);
  /** @type {import("../game-types.js").Change<View, News, SeatView>} */ (CHANGES[news.kind])?.(
    view,
    news,
    view.seats["seat" in news ? news.seat : 0],
  );
  return view;
}
