// A misspelt field of a view.
/** @param {import("../../../web/app/stonoga/types.js").Page} page */
export const dice = (page) => page.view.dise; // TS2339
