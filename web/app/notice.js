// A word from the browser that it is one's turn, for whoever asked for it and looks elsewhere.

import { notifyState, wantsNotify } from "./notify.js";

/** @param {string} table @param {string} title @param {string} text */
export function notice(table, title, text) {
  if (!document.hidden || !wantsNotify() || notifyState() !== "granted") return;
  try {
    const note = new Notification(title, { body: text, tag: `turlaj.${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    document.addEventListener("visibilitychange", () => note.close(), { once: true });
  } catch {
    /* some phones show notices from service workers only: the title has to do */
  }
}
