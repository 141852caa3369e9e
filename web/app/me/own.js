// All that is kept of a person: to take away as a file, and to be forgotten.

import { Refused } from "../net/api.js";
import { keep, recall } from "../net/keep.js";
import { t } from "../words.js";

const LOST = { code: "offline", text: "The server cannot be reached." };
/** What stands in the address after everything was forgotten: a page that was loaded anew remembers nothing. */
const BYE = "?bye";
/** How long the word of goodbye stays, in milliseconds. */
const STAYS = 12_000;

/**
 * Asks with the key in a header, so that it never stands in an address.
 * @param {string} method @param {string} path @param {unknown} [body]
 */
async function ask(method, path, body) {
  const headers = { Authorization: `Bearer ${recall("key")}`, ...(body ? { "Content-Type": "application/json" } : {}) };
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined, referrerPolicy: "no-referrer" }).catch(
    () => null,
  );
  if (answer?.ok) return answer;
  /** @type {import("../../generated/wire.js").Failure | null} */
  const failure = (await answer?.json().catch(() => null)) ?? null;
  throw new Refused(failure?.error ?? LOST);
}

/** Saves everything as a file; answers its name. */
export async function takeAway() {
  const everything = await (await ask("GET", "/api/v1/me/export")).blob();
  const name = `turlaj-${new Date().toISOString().slice(0, 10)}.json`;
  const address = URL.createObjectURL(everything);
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
  await ask("DELETE", "/api/v1/me", { really: true });
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
