// Copying a text, also over plain http, where the clipboard of the browser is not to be had.

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
