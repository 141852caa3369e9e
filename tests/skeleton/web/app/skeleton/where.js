// Where an action of Skeleton is done, for hints.

/** @param {import("./types.js").Page} page @param {string} action */
export const where = (page, action) => page.root.querySelectorAll(`.go-row [data-act="${action}"]`);
