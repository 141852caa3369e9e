// A companion without the element that its page shows.
/** @type {Pick<import("../../../web/app/game-types.js").Manifest, "companion">} */
export const manifest = {
  companion: () => import("../../../web/app/ziomek/companion/dice.js"), // TS2322
};
