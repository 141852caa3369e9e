// A step back around one device: whoever acted last asks, and all who share the device agree with that.

/** @typedef {import("../game-types.js").Stage} Stage */

/** So long it may take until the table is told as another seat sees it, in milliseconds. */
const WAIT = 3000;

/** @param {Stage} page @param {number | null | undefined} last the seat that acted last from here; after a reload that is not known */
export async function askBack(page, last) {
  const { link } = page;
  const own = link.own();
  const seat = last ?? own.at(own.indexOf(link.play.eye ?? -1) - 1) ?? own[0];
  const prompt = await promptOf(page, seat);
  if (link.covered()) await link.watch(null); // Whoever is asked now looks under the cover first.
  return page.do({ "ask-undo": { seat, prompt } });
}

/** The question that a seat is at; only its own view tells that. @param {Stage} page @param {number} seat @returns {Promise<number>} */
function promptOf({ link }, seat) {
  if (link.play.eye === seat) return Promise.resolve(link.play.prompt ?? 0);
  return new Promise((found) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      found(link.play.prompt ?? 0);
    };
    const timer = setTimeout(done, WAIT);
    const stop = link.listen(() => {
      if (link.play.eye === seat) done();
    });
    link.watch(seat);
  });
}
