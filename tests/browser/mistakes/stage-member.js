// Something that no page has.
/** @param {import("../../../web/app/stonoga/types.js").Page} page */
export function shut(page) {
  page.slipp = ""; // TS2551
}
