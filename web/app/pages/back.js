// A step back around one device: whoever acted last asks, and all who share the device agree with that.

/** @typedef {import("./table.js").TablePage} TablePage */

/** So long it may take until the table is told as another seat sees it, in milliseconds. */
const WAIT = 3000;

/** @param {TablePage} page @param {number | null | undefined} last the seat that acted last from here; after a reload that is not known */
export async function askBack(page, last) {
  const { link } = page;
  const own = link.own();
  const seat = last ?? own.at(own.indexOf(link.play.eye ?? -1) - 1) ?? own[0];
  const prompt = await promptOf(page, seat);
  if (link.covered()) await link.watch(null); // Whoever is asked now looks under the cover first.
  return page.do({ "ask-undo": { seat, prompt } });
}

/** The question that a seat is at; only its own view tells that. @param {TablePage} page @param {number} seat @returns {Promise<number>} */
function promptOf({ link }, seat) {
  if (link.play.eye === seat) return Promise.resolve(link.play.prompt ?? 0);
  return new Promise((found) => {
    const timer = setTimeout(() => heard(true), WAIT);
    const heard = (/** @type {Event | true} */ over) => {
      if (over !== true && link.play.eye !== seat) return;
      clearTimeout(timer);
      link.removeEventListener("change", heard);
      found(link.play.prompt ?? 0);
    };
    link.addEventListener("change", heard);
    link.watch(seat);
  });
}
