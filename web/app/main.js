// The page: it hangs the art, learns the words, and shows the page of the address.

import { addGlyphs, hangArt, word } from "../art.js";
import { html, nothing, render } from "../vendor/lit.js";
import { GAMES } from "./games.js";
import { sheet, speakOf, undress, wordsOfAll } from "./load.js";
import { applyLook, layCloths } from "./look.js";
import { line } from "./net/socket.js";
import { speak, t, wordsFor } from "./words.js";
import "./pages/home.js";
import "./pages/table.js";

/**
 * The pages, and what the parts of their addresses are called. Those that few need in the first minute are fetched when
 * somebody goes there.
 * @type {Record<string, string[]>}
 */
const PAGES = {
  t: ["table"],
  new: ["game"],
  rules: ["game"],
  settings: [],
  more: [],
  me: [],
  dice: [],
  daily: ["date", "game"],
  replay: ["table"],
  proof: ["table"],
  companion: ["game"],
};
/** What says nothing without the first part of its address. */
const BARE = ["t", "new", "rules", "companion"];
/** Pages with words and a style sheet of their own, those with words alone, and one with a style sheet alone. */
const OWN = ["more", "me", "dice", "daily", "replay", "proof"],
  WORDS = ["settings", "companion"],
  SHEET = "rules";

/** Pages that speak of dice and results of all games. */
const ALL = ["more", "me", "dice", "daily", "proof"];

/** The page of an address; home where there is none, or where it did not come. @param {string} path */
function page(path) {
  const [, first, ...parts] = path.split("/");
  const tag = first === "t" ? "turlaj-table" : `turlaj-${first}`;
  const found = Object.hasOwn(PAGES, first) && (parts[0] || !BARE.includes(first)) && customElements.get(tag);
  const element = document.createElement(found ? tag : "turlaj-home");
  if (found)
    PAGES[first].forEach((name, at) => {
      if (parts[at]) Object.assign(element, { [name]: parts[at] });
    });
  return element;
}

/** What the page of an address needs before it is shown. @param {string} path @returns {Promise<unknown>} */
function prepare(path) {
  const [, first, second] = path.split("/");
  if (!Object.hasOwn(PAGES, first) || first === "t") return Promise.resolve();
  const own = OWN.includes(first);
  return Promise.allSettled([
    // Without words a page still shows its keys.
    import(`./pages/${first}.js`),
    sheet("pages"),
    (own || WORDS.includes(first)) && wordsFor(first),
    ALL.includes(first) && wordsOfAll(),
    (own || first === SHEET) && sheet(first),
    first === "companion" && GAMES[second]?.companion?.(),
    first === "me" && sheet("dice"), // Both draw the same plots.
    first === "replay" && wordsFor("refusals"), // A pasted record can be wrong without being refused.
    second && (first === "new" || first === SHEET) && speakOf(second, first === SHEET ? "rules" : undefined),
  ]);
}

async function show() {
  const { pathname } = location;
  await prepare(pathname);
  if (pathname !== location.pathname) return; // Somebody went on.
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  delete document.body.dataset.game;
  undress();
  render(nothing, app);
  const element = page(pathname);
  render(html`${element}`, app);
  window.scrollTo(0, 0);
  if (!location.hash) return;
  await /** @type {import("./element.js").Part} */ (element).updateComplete;
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Goes to another page without loading. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  show();
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[href]");
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  const href = link?.getAttribute("href");
  if (!link || !plain || !href?.startsWith("/") || href.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(href);
});
window.addEventListener("popstate", show);
window.addEventListener("go", (event) => go(/** @type {CustomEvent<string>} */ (event).detail));

window.addEventListener("beforeinstallprompt", (event) => {
  // The page that speaks of it offers it.
  event.preventDefault();
  Object.assign(window, { installOffer: event });
});
// Where a browser allows it, the page is kept for times without a line; after everything else.
if (location.protocol === "https:")
  setTimeout(
    () =>
      import("./install.js").then(
        (found) => found.keepShell(),
        () => {},
      ),
    3000,
  );

/** Above every page: that it is old, and how to load it again. */
const sayAge = () =>
  render(
    line.old
      ? html`<p class="slip" role="alert">${t("ui.stale")}
  <button class="btn" @click=${() => location.reload()}>${t("ui.reload")}</button></p>`
      : nothing,
    /** @type {HTMLElement} */ (document.getElementById("age")),
  );
line.on("age", sayAge);
window.addEventListener("words", sayAge);

applyLook();
for (const { glyphs } of Object.values(GAMES)) if (glyphs) addGlyphs(glyphs);
hangArt(
  Object.values(GAMES).flatMap(({ id, letters, lettersIn, art }) => [
    word(`w-${id}`, letters),
    ...Object.entries(lettersIn ?? {}).map(([lang, own]) => word(`w-${id}-${lang}`, own)),
    ...art(),
  ]),
);
layCloths();
await speak();
await show();
