// What a screen of Skeleton draws of a view while news are shown (shown.test.mjs).

/** @param {import("../../web/app/skeleton/types.js").View} view */
export const drawn = ({ pot, seats }) => ({ pot, points: seats.map((bank) => bank.points) });
