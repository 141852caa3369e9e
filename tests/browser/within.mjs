// Without loading: a page goes on to another address, and speaks another language. That costs a fifth of a load.

/**
 * Goes there as a link of the page does, and waits until another page is shown.
 * @param {import("playwright-core").Page} page @param {string} path
 */
export const go = (page, path) =>
  page.evaluate(
    (to) =>
      new Promise((done) => {
        const app = /** @type {HTMLElement} */ (document.getElementById("app"));
        const was = app.firstElementChild;
        const watch = new MutationObserver(() => {
          if (!app.firstElementChild || app.firstElementChild === was) return;
          watch.disconnect();
          done(undefined);
        });
        watch.observe(app, { childList: true });
        window.dispatchEvent(new CustomEvent("go", { detail: to }));
      }),
    path,
  );

/** Speaks another language from now on, as the buttons in the bar do. @param {import("playwright-core").Page} page @param {string} lang */
export async function speaks(page, lang) {
  await page.evaluate(async (lang) => {
    const base = document.querySelector('meta[name="turlaj-base"]')?.getAttribute("content") ?? "";
    const words = /** @type {typeof import("../../web/app/words.js")} */ (await import(`${base}/app/words.js`));
    await words.speak(lang);
  }, lang);
  await page.waitForSelector(`html[lang="${lang}"]`);
}
