// What a table of Skeleton shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () => [".pot .num", ".players .num"].map((where) => [...document.querySelectorAll(where)].map((one) => Number(one.textContent)));

export const truth = (/** @type {any} */ view) => [[view.pot], view.seats.map((/** @type {any} */ seat) => seat.points)];
