// What a table of Snakes shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () => ({
  snakes: [...document.querySelectorAll("g.snake")].map((one) => Number(/** @type {HTMLElement} */ (one).dataset.number)).sort(),
  points: [...document.querySelectorAll(".player .points")].map((one) => Number(one.textContent)),
});

export const truth = (/** @type {SnakesView} */ view) => ({
  snakes: view.snakes.map((one) => one.number).sort(),
  points: view.seats.map((one) => one.points),
});
