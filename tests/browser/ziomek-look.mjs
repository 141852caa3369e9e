// What a table of Ziomek shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () => ({
  large: document.querySelectorAll("ziomek-stage .level").length,
  count: document.querySelector(".mini .count")?.textContent,
});

export const truth = (/** @type {ZiomekView} */ view) => {
  const large = view.check && view.shouter !== null ? view.shouter : 0;
  const other = view.check?.[1 - large];
  return {
    large: view.seats[large].stack.length,
    count: other ? `+${other.points + other.bonus}` : `${view.seats[1 - large].stack.length}/${view.levels}`,
  };
};
