// Where an action of Snakes is done, for hints: an end of a snake with the button that goes on from there, or a button alone.

/** @type {import("../hint/light.js").Where} */
export function where(page, action) {
  const [verb, what = ""] = action.split(":");
  if (verb === "roll") return page.root.querySelectorAll(`.hand-row .of-${what}`);
  if (verb === "stop") return page.root.querySelectorAll(".hand-row .stop");
  if (verb === "give") {
    const taker = page
      .legal()
      .filter((one) => one.startsWith("give"))
      .indexOf(action);
    return [...page.root.querySelectorAll(".hand-row .taker")].slice(taker, taker + 1);
  }
  const key = what.replace(/[LR]$/, "") || verb;
  return page.root.querySelectorAll(`.target[data-key="${key}"], .hand-row .put, .turn[aria-pressed="true"]`);
}
