// Being told that it is one's turn: wished for in the settings, asked of the browser only there.

import { keep, recall } from "./net/keep.js";

/** Whether notifications exist here; over plain http browsers have none. */
export const canNotify = () => window.isSecureContext && "Notification" in window;

/** Whether this browser's person wants to be told. */
export const wantsNotify = () => recall("notify") === "on";

/**
 * How it works here: as a notification, or by the title and sounds because of this.
 * @returns {"granted" | "default" | "blocked" | "none"}
 */
export function notifyState() {
  if (!canNotify()) return "none";
  return Notification.permission === "denied" ? "blocked" : Notification.permission;
}

/** Remembers the wish, and asks the browser if it has to be asked. @param {boolean} on */
export async function setNotify(on) {
  keep("notify", on ? "on" : "off");
  if (on && notifyState() === "default") await Notification.requestPermission();
}
