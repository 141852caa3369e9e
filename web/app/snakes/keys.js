// The keyboard at the felt: arrows and digits choose an end, Space turns the curve, Enter places; + − 0 and arrows move the look.

/** @typedef {import("./felt.js").Felt} Felt */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 70;

/** @param {Element} one */
function middle(one) {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * The lit thing that lies next in a direction; past the last one comes the first.
 * @param {SVGElement[]} all @param {SVGElement | undefined} from @param {[number, number]} way
 */
function nextTo(all, from, [wx, wy]) {
  if (!from) return all[0];
  const [x, y] = middle(from);
  const ahead = all
    .filter((one) => one !== from)
    .map((one) => {
      const [ox, oy] = middle(one);
      const along = (ox - x) * wx + (oy - y) * wy;
      return { one, along, cost: along + 2 * Math.abs((ox - x) * wy + (oy - y) * wx) };
    });
  const found = ahead.filter(({ along }) => along > 4).sort((a, b) => a.cost - b.cost)[0];
  if (found) return found.one;
  const at = all.indexOf(from) + (wx + wy > 0 ? 1 : -1);
  return all[(at + all.length) % all.length];
}

/** @param {Felt} felt @param {SVGElement | undefined} target */
function goTo(felt, target) {
  if (!target) return;
  felt.now.page.hand.choose(target.dataset.key ?? "");
  target.focus({ preventScroll: true });
}

/** @param {Felt} felt @param {KeyboardEvent} event */
export function pressed(felt, event) {
  const { page } = felt.now;
  const { hand } = page;
  const on = /** @type {Element} */ (event.target);
  if (on.closest?.("input, select, textarea, .menu, .request") || event.ctrlKey || event.metaKey || event.altKey || page.menu) return;
  const all = /** @type {SVGElement[]} */ ([...felt.querySelectorAll(".target:not(.not)")]);
  const chosen = all.find((one) => one.dataset.key === hand.chosen);
  const arrow = ARROWS[event.key];
  const onTarget = on.matches?.(".target");
  if (arrow) {
    event.preventDefault();
    if (all.length && !event.shiftKey) goTo(felt, nextTo(all, chosen, arrow));
    else felt.pan(-arrow[0] * STEP, -arrow[1] * STEP);
  } else if (event.key === "+" || event.key === "=") felt.zoom(1.3);
  else if (event.key === "-" || event.key === "_") felt.zoom(1 / 1.3);
  else if (event.key === "0") felt.fitAll();
  else if (event.repeat || !page.isAsked()) return;
  else if (event.key === "Escape") hand.drop();
  else if (/^[1-9]$/.test(event.key)) {
    const target = all[Number(event.key) - 1];
    if (target && target === chosen) hand.flip();
    else goTo(felt, target);
  } else if (event.key === "Enter" && (onTarget || !on.closest?.("button, a, summary"))) {
    event.preventDefault();
    if (onTarget && /** @type {SVGElement} */ (on).dataset.key !== hand.chosen)
      hand.press(/** @type {SVGElement} */ (on).dataset.key ?? "");
    else hand.go();
  } else if (event.key === " " && (onTarget || on === document.body)) {
    event.preventDefault();
    hand.flip();
  } else if (event.code === "KeyL" || event.code === "KeyR") hand.turnTo(event.code === "KeyL" ? "L" : "R");
  else if (event.code === "KeyG" || event.code === "KeyO") {
    if (page.legal().some((/** @type {string} */ action) => action.startsWith("roll")))
      hand.do(event.code === "KeyG" ? "roll:g" : "roll:o");
  }
}
