// Where an action of Clever is done, for hints: the die or gift, and the field that it goes to.

const BUTTONS = /** @type {Record<string, string>} */ ({
  reroll: ".deeds .again",
  skip: ".deeds .btn:not(.again)",
  done: ".deeds .btn:not(.again)",
  pass: ".ask .tools .btn:not(.back)",
});

/** @param {import("./types.js").Page} page @param {string} action @param {string[]} then */
export function where(page, action, then) {
  const [kind, what] = action.split(":");
  if (!what) return page.root.querySelectorAll(BUTTONS[kind]);
  const field = page.hand.way(action, then)?.marks[0].field;
  const found = field ? [...page.root.querySelectorAll(`button[data-field="${field}"]`)] : [];
  if (kind === "mark") return found;
  if (kind !== "bonus") return [...page.root.querySelectorAll(`.dock [data-die="${what}"]`), ...found];
  const gift = page
    .legal()
    .filter((one) => one.startsWith("bonus:"))
    .indexOf(action);
  return [...[...page.root.querySelectorAll(".dock button.gift")].slice(gift, gift + 1), ...found];
}
