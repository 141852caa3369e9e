// What this browser remembers. Where nothing can be kept (private windows), memory has to do.

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return localStorage.getItem("turlaj." + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value */
export function keep(name, value) {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem("turlaj." + name);
    else localStorage.setItem("turlaj." + name, value);
  } catch {
    /* memory has it */
  }
}
