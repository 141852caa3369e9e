// What a screen of Clever draws of a view while news are shown (shown.test.mjs).

/** @param {CleverView} view */
export const drawn = ({ round, seat, passive, faces, rolled, tray, picked, rolls, seats }) => ({
  round,
  seat,
  passive,
  faces,
  rolled,
  tray,
  picked,
  rolls,
  seats: seats.map(({ sheet: { marks, ...sheet }, count, points, took, extra }) => ({
    marks: marks.toSorted(),
    ...sheet,
    count,
    points,
    took,
    extra,
  })),
});
