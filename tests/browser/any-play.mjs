// A player of any game: it does what the rules allow, without a pointer.

/** Waits until the page asks something, or the game is over. @param {Page} page */
export async function asks(page) {
  const state = await page.waitForFunction(
    () => {
      const play = /** @type {TablePage | null} */ (document.querySelector("turlaj-table"))?.stage?.link?.play;
      return play?.standings ? "over" : play?.asked && document.querySelector(".dock") ? "asked" : "";
    },
    undefined,
    { timeout: 30_000 },
  );
  return state.jsonValue();
}

/** Plays to the end; `look` sees the page before each act, and ends it by answering true. @param {Page} page */
export async function play(page, { look = async (/** @type {string} */ _state) => /** @type {unknown} */ (false), most = 500 } = {}) {
  for (let n = 0; n < most; n++) {
    const state = await asks(page);
    if ((await look(state)) || state === "over") return;
    await page.evaluate(async (n) => {
      const { link } = /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage;
      const legal = link.play.asked?.legal ?? [];
      await link.act(legal[n % legal.length]);
    }, n);
  }
  throw new Error("the game does not end");
}

/** What the person sees of the game, as the server told it last. @param {Page} page */
export const viewOf = async (page) => {
  await asks(page);
  return page.evaluate(() => /** @type {TablePage} */ (document.querySelector("turlaj-table")).stage.link.play.view);
};
