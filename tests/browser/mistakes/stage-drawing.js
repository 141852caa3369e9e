// A drawing that is asked for by hand: a stage is a store, and what has read it draws again by itself.
/** @param {import("../../../web/app/snakes/types.js").Page} page */
export function change(page) {
  page.slip = "";
  page.requestUpdate(); // TS2339
}
