// What a screen of Skeleton draws of a view while news are shown (shown.test.mjs).

/** @param {any} view */
export const drawn = ({ pot, seats }) => ({ pot, points: seats.map((/** @type {any} */ bank) => bank.points) });
