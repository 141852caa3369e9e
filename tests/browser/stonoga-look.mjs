// What a table of Stonoga shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () => ({
  shop: [...document.querySelectorAll(".shelf [data-tile]")].map((one) => /** @type {HTMLElement} */ (one).dataset.tile).sort(),
  dice: [...document.querySelectorAll(".dock .die")].map((one) => Boolean(one.firstElementChild)),
});

export const truth = (/** @type {StonogaView} */ view) => ({
  shop: view.middle.map((one) => one.tile).sort(),
  dice: view.dice.map(() => view.rolls > 0),
});
