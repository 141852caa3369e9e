// What a hint speaks of is marked on the board, and nothing else is lit like it.

/** @typedef {import("../game-types.js").Stage} Stage @typedef {import("../../generated/wire.js").HintAction} HintAction */
/** @typedef {(page: Stage, action: string, then: string[]) => Iterable<Element>} Where finds the die, field, tile or button of an action */

/** Marks what is advised now, or nothing. @param {Stage} page @param {Where} where @param {HintAction | undefined} one */
export function light(page, where, one) {
  const found = new Set(one ? where(page, one.action, one.then) : []);
  for (const old of page.root.querySelectorAll("[data-advised]")) if (!found.has(old)) old.removeAttribute("data-advised");
  for (const now of found) now.setAttribute("data-advised", "");
  page.root.toggleAttribute("data-hinted", found.size > 0);
}
