// Copying a text, also over plain http, where the clipboard of the browser is not to be had.

import { t } from "../words.js";

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

/** Copies the address of a table, or shows it. @param {import("./table.js").TablePage} page */
export async function copyLink(page) {
  const field = /** @type {HTMLInputElement | null} */ (page.querySelector("input.link"));
  if (await copyText(location.href)) return page.say(t("ui.copied"));
  field?.select();
  page.say(field ? t("ui.copy-by-hand") : location.href);
}
