// What a table of Clever shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () =>
  [...document.querySelectorAll(".paper .sheet :is(.is-marked, .is-written)")]
    .map((one) => /** @type {HTMLElement} */ (one).dataset.field)
    .sort();

export const truth = (/** @type {CleverView} */ view) => [...view.seats[view.seat].sheet.marks].sort();
