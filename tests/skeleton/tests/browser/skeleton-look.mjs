// What a table of Skeleton shows, and what of the view it must agree with (replay.test.mjs).

/** Runs in the page. */
export const look = () => [".pot .num", ".players .num"].map((where) => [...document.querySelectorAll(where)].map((one) => Number(one.textContent)));

/** @param {import("../../web/app/skeleton/types.js").View} view */
export const truth = (view) => [[view.pot], view.seats.map((seat) => seat.points)];
