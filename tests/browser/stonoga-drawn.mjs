// What a screen of Stonoga draws of a view while news are shown (shown.test.mjs).

/** @param {StonogaView} view */
export const drawn = ({ seat, dice, rolls, rolls_of, middle, seats, lost }) => ({
  seat,
  dice: rolls > 0 ? dice : null,
  rolls,
  rolls_of,
  middle,
  lost,
  seats: seats.map(({ pieces, bare_foot, tail, count }) => ({ pieces, bare_foot, tail, count })),
});
