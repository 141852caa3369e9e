// What this browser remembers. Where nothing can be kept (private windows), memory has to do. It is a store: what shows something of it
// follows it.

import { Store } from "../store.js";

const memory = /** @type {Record<string, string | null | undefined>} */ (/** @type {unknown} */ (new Store()));

/** @param {string} name @returns {string | null} */
export function recall(name) {
  const held = memory[name] ?? null;
  try {
    return localStorage.getItem("turlaj." + name) ?? held;
  } catch {
    return held;
  }
}

/** @param {string} name @param {string | null} value */
export function keep(name, value) {
  memory[name] = value;
  try {
    if (value === null) localStorage.removeItem("turlaj." + name);
    else localStorage.setItem("turlaj." + name, value);
  } catch {
    /* memory has it */
  }
}
