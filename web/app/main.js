// The page: it hangs the art, learns the words, and shows the page of the address.

import { hangArt } from "../art.js";
import { html, nothing, render } from "../vendor/lit.js";
import { speakOf } from "./games.js";
import { applyLook } from "./look.js";
import { speak } from "./words.js";
import "./pages/home.js";
import "./pages/table.js";

/** Pages that few need in the first minute are fetched when somebody goes there. @type {Record<string, () => Promise<unknown>>} */
const LATER = { new: () => import("./pages/new.js"), rules: () => import("./pages/rules.js"), settings: () => import("./pages/settings.js") };

/** @param {string} path */
function page(path) {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return html`<turlaj-table .table=${second}></turlaj-table>`;
  if (first === "new" && second) return html`<turlaj-new .game=${second}></turlaj-new>`;
  if (first === "rules" && second) return html`<turlaj-rules .game=${second}></turlaj-rules>`;
  if (first === "settings") return html`<turlaj-settings></turlaj-settings>`;
  return html`<turlaj-home></turlaj-home>`;
}

/** What the page of an address needs before it is shown. @param {string} path @returns {Promise<void>} */
async function prepare(path) {
  const [, first, second] = path.split("/");
  const code = LATER[first]?.();
  if (first === "new" && second) await speakOf(second);
  if (first === "rules" && second) await speakOf(second, "rules");
  await code;
}

async function show() {
  const { pathname } = location;
  await prepare(pathname).catch(() => {}); // Without words a page still shows its keys.
  if (pathname !== location.pathname) return; // Somebody went on.
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  delete document.body.dataset.game;
  render(nothing, app);
  render(page(pathname), app);
  window.scrollTo(0, 0);
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
window.addEventListener("go", (event) => go(/** @type {CustomEvent} */ (event).detail));

applyLook();
hangArt();
await speak();
await show();
