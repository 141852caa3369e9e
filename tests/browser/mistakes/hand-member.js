// Something that the hand of this game cannot do.
/** @param {import("../../../web/app/stonoga/types.js").Page} page */
export const visit = (page) => page.hand.visit(0); // TS2339
