// What a screen of Snakes draws of a view while news are shown (shown.test.mjs).

/** @param {SnakesView} view */
export const drawn = ({ seat, rolls, die, face, seats, snakes }) => ({
  seat,
  rolls,
  die,
  face,
  seats: seats.map(({ green, orange, points }) => ({ green, orange, points })),
  snakes: snakes.map(({ number, dice, ends, done }) => ({ number, dice, ends: ends.toSorted((a, b) => a.end.localeCompare(b.end)), done })),
});
