// Copying a text, also over plain http, where the clipboard of the browser is not to be had.

import { t } from "../words.js";

/**
 * Where other devices find a path of this server; nothing where only this machine can open it.
 * @param {string} path @returns {string | null}
 */
export function inviteTo(path) {
  if (!/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)) return location.origin + path;
  const base = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="turlaj-invite"]'))?.content;
  return base ? base + path : null;
}

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "sr", readOnly: true });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}

/** Copies the address of a table, or shows it. @param {import("../game-types.js").Stage} page */
export async function copyLink(page) {
  const field = /** @type {HTMLInputElement | null} */ (page.root.querySelector("input.link"));
  const link = inviteTo(location.pathname) ?? location.href;
  if (await copyText(link)) return page.say(t("ui.copied"));
  field?.select();
  page.say(field ? t("ui.copy-by-hand") : link);
}
