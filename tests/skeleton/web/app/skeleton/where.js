// Where an action of Skeleton is done, for hints.

/** @type {import("../hint/light.js").Where} */
export const where = (page, action) => page.querySelectorAll(`.go-row [data-act="${action}"]`);
