// All that is kept of a person: to take away as a file, and to be forgotten.

import { everything, forget } from "../net/api.js";
import { keep } from "../net/keep.js";
import { t } from "../words.js";

/** What stands in the address after everything was forgotten: a page that was loaded anew remembers nothing. */
const BYE = "?bye";
/** How long the word of goodbye stays, in milliseconds. */
const STAYS = 12_000;

/** Saves everything as a file; answers its name. */
export async function takeAway() {
  const name = `turlaj-${new Date().toISOString().slice(0, 10)}.json`;
  const address = URL.createObjectURL(await everything());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}

/** Everything that this browser remembers of Turlaj. */
function forgetHere() {
  keep("key", null);
  try {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith("turlaj."))) keep(name.slice("turlaj.".length), null);
    for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith("turlaj."))) sessionStorage.removeItem(name);
  } catch {
    /* nothing was kept */
  }
}

/** The server forgets the person, then this browser does. */
export async function forgetMe() {
  await forget();
  forgetHere();
  location.replace(`/me${BYE}`);
}

/** After everything was forgotten: home, with a word of goodbye. Answers whether that is so. */
export function sayGoodbye() {
  if (location.search !== BYE) return false;
  history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const word = Object.assign(document.createElement("p"), { className: "slip goodbye", textContent: t("me.bye") });
  word.setAttribute("role", "status");
  document.body.append(word);
  setTimeout(() => word.remove(), STAYS);
  return true;
}
