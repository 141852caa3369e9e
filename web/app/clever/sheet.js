// A sheet as one sees it on paper, drawn from the printed table. What can be marked now is lit.

import { html } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SHEET } from "../../generated/clever-sheet.js";
import { t } from "../words.js";
import { explained } from "./tip.js";
import { BLUE, YELLOW, cross, disc, fieldName, hue, row, seal, written } from "./pieces.js";

/** @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/**
 * @typedef {import("./types.js").Page} Page
 * @typedef {{
 *   page: Page, seat: SeatView, at: number, marks: Set<string>, ahead: Set<string>, steps: Map<string, number>,
 *   lit: Map<string, import("../../generated/clever.js").Prospect[]>, live: boolean, tab: number | null,
 * }} Drawn
 *   `ahead`: the marks with those of the looked-at chain; `steps`: their order; `live`: it is the sheet of the one who decides here;
 *   `tab`: the tabindex of bonuses, where a press says what they are
 */

/** The sheet of a seat. @param {Page} page @param {View} view @param {number} at @param {{ small?: boolean }} [how] */
export function sheet(page, view, at, how = {}) {
  const seat = view.seats[at];
  const live = !how.small && at === page.me() && page.link.room.status === "playing";
  const tab = how.small || page.link.room.status !== "playing" ? null : -1;
  const chain = live ? page.hand.chain() : null;
  const marks = new Set(seat.sheet.marks);
  const steps = new Map((chain?.marks ?? []).map((mark, n) => [mark.field, n + 1]));
  /** @type {Drawn} */
  const drawn = {
    page,
    seat,
    at,
    marks,
    steps,
    live,
    tab,
    ahead: new Set([...marks, ...steps.keys()]),
    lit: live ? page.hand.lit() : new Map(),
  };
  const { count } = seat;
  const title = t("sheet.of", { who: page.name(at), n: seat.points });
  return html`<div class="sheet ${how.small ? "is-small" : ""} ${live && page.hand.source ? "is-choosing" : ""} ${
    live && page.hand.field ? "is-narrowed" : ""
  }" data-seat=${at} role=${how.small ? nothing : "group"} aria-hidden=${how.small ? "true" : nothing}
    aria-label=${how.small ? nothing : title}
    @keydown=${
      tab ? (/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " " ? tell(page, event) : walk(event)) : nothing
    } @click=${tab ? (/** @type {Event} */ event) => tell(page, event) : nothing}>
    ${yellow(drawn, count.yellow)}${blue(drawn, count.blue)}
    ${long(drawn, "G", count.green)}${long(drawn, "O", count.orange)}${long(drawn, "P", count.purple)}
  </div>`;
}

/** Whether a bonus was earned, or would be by the chain that is looked at. @param {Drawn} drawn @param {string[]} line */
function gained({ marks, ahead }, line) {
  const needed = line.filter(Boolean);
  return needed.every((id) => marks.has(id)) ? "is-got" : needed.every((id) => ahead.has(id)) ? "is-lit" : "";
}

/** Says what the pressed bonus is; a field hears for itself. @param {Page} page @param {Event} event */
function tell(page, event) {
  const { bonus } = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-bonus]"))?.dataset ?? {};
  if (!bonus) return;
  event.preventDefault();
  page.slip = explained(bonus);
}

/** @param {string} area @param {number} points */
const head = (area, points) =>
  html`<p class="head">${seal(area)}<span class="name">${t(`area.${area}`)}</span><span class="num">${points}</span></p>`;

/** @param {Drawn} drawn @param {number} points */
function yellow(drawn, points) {
  const diagonal = YELLOW.map((line, at) => line[at].id);
  const columns = [0, 1, 2, 3].map((at) => YELLOW.map((line) => line[at].id));
  return html`<div class="area" data-hue="y" role="group"
    aria-label=${t("area.points", { area: t("area.Y"), n: points })}>${head("Y", points)}
    <div class="grid5">${YELLOW.map(
      (line, at) => html`${line.map(({ id, number }) => (id ? cell(drawn, id, number) : printedCross(at)))}
      ${disc(
        SHEET.yellow.rows[at],
        gained(
          drawn,
          line.map((one) => one.id),
        ),
        at ? drawn.tab : drawn.tab && 0,
      )}`,
    )}
      ${SHEET.yellow.stars.map(
        (star, at) =>
          html`<span class="star-pts ${gained(drawn, columns[at])}" data-bonus="star.${star}" role=${drawn.tab ? "button" : "img"}
            tabindex=${drawn.tab ?? nothing} aria-label=${t("star", { n: star })}>★${star}</span>`,
      )}
      ${disc(SHEET.yellow.diagonal, gained(drawn, diagonal), drawn.tab)}</div></div>`;
}

/** @param {number} at */
const printedCross = (at) => html`<span class="cell is-printed" aria-hidden="true">${cross(`printed${at}`)}</span>`;

/** @param {Drawn} drawn @param {number} points */
function blue(drawn, points) {
  const columns = [0, 1, 2, 3].map((at) => BLUE.map((line) => line[at].id));
  const crosses = drawn.seat.sheet.marks.filter((/** @type {string} */ id) => id[0] === "B").length;
  return html`<div class="area" data-hue="b" role="group"
    aria-label=${t("area.points", { area: t("area.B"), n: points })}>${head("B", points)}
    <div class="grid5">${BLUE.map(
      (line, at) =>
        html`${line.map(({ id, number }) =>
          id ? cell(drawn, id, number) : html`<span class="cell blank" aria-hidden="true">${seal("B")}+${seal("W")}</span>`,
        )}${disc(
          SHEET.blue.rows[at],
          gained(
            drawn,
            line.map((one) => one.id),
          ),
          drawn.tab,
        )}`,
    )}
      ${SHEET.blue.columns.map((bonus, at) => disc(bonus, gained(drawn, columns[at]), drawn.tab))}<i></i></div>
    <ol class="ladder" aria-hidden="true">${SHEET.blue.points
      .slice(1)
      .map((value, at) => html`<li class=${at + 1 === crosses ? "now" : at + 1 < crosses ? "past" : ""}>${value}</li>`)}</ol></div>`;
}

/** Eleven fields from left to right. @param {Drawn} drawn @param {"G" | "O" | "P"} area @param {number} points */
function long(drawn, area, points) {
  const under = { G: SHEET.green, O: SHEET.orange, P: SHEET.purple }[area].under;
  return html`<div class="area long" data-hue=${hue(area)} role="group"
    aria-label=${t("area.points", { area: t(`area.${area}`), n: points })}>
    <span class="label">${seal(area)}<span class="num">${points}</span></span>
    <div class="track">${row(area).map((id) => cell(drawn, id, 0))}</div>
    <div class="unders">${under.map((bonus, at) =>
      bonus ? disc(bonus, gained(drawn, [`${area}${at + 1}`]), drawn.tab) : html`<i></i>`,
    )}</div></div>`;
}

/** What is printed in a field, and what is written over it. @param {Drawn} drawn @param {string} id @param {number} number */
function inside({ seat, marks }, id, number) {
  const at = Number(id.slice(1)) - 1;
  const marked = marks.has(id);
  if (id[0] === "G")
    return html`<span class="least">≥${SHEET.green.least[at]}</span><small
      class="pts" data-n=${SHEET.green.points[at]}></small>${marked ? cross(id) : nothing}`;
  if (id[0] === "O")
    return marked
      ? written(seat.sheet.orange[at])
      : SHEET.orange.times[at] > 1
        ? html`<span class="mult">×${SHEET.orange.times[at]}</span>`
        : nothing;
  if (id[0] === "P")
    return html`${at ? html`<small class="lt" data-n="<"></small>` : nothing}${marked ? written(seat.sheet.purple[at]) : nothing}`;
  return html`<span class="print">${number}</span>${marked ? cross(id) : nothing}`;
}

/** One field. @param {Drawn} drawn @param {string} id @param {number} number */
function cell(drawn, id, number) {
  const { page, marks, lit, steps, live, seat } = drawn;
  const marked = marks.has(id);
  const ways = lit.get(id) ?? [];
  const step = steps.get(id);
  const tapped = live && page.hand.field === id;
  const value = { O: seat.sheet.orange, P: seat.sheet.purple }[id[0]]?.[Number(id.slice(1)) - 1];
  const state = marked ? (value ? t("field.written", { number: value }) : t("field.crossed")) : ways.length ? t("field.possible") : "";
  const gain = ways.length && !marked ? Math.max(...ways.map((way) => way.gain)) : 0;
  const kind = [
    "cell",
    marked ? (value ? "is-written" : "is-marked") : "",
    ways.length ? "is-possible" : "",
    step ? (step === 1 ? "is-chosen" : "is-preview") : "",
    tapped ? "is-tapped" : "",
  ].join(" ");
  // A spark beside the points: this mark brings something more.
  const earned = [...new Set(ways.flatMap((way) => way.earned))];
  const badge = `${gain ? `+${gain}` : ""}${earned.length ? "✦" : ""}`;
  const brings = [
    gain ? t("gain", { n: gain }) : "",
    earned.length ? t("earns", { bonuses: earned.map((bonus) => t(`bonus.${bonus}`)).join(", ") }) : "",
  ];
  const label = [fieldName(id), state, ...brings].filter(Boolean).join(", ");
  const body = html`${inside(drawn, id, number)}${
    badge && !tapped ? html`<small class="gain" data-n=${badge}></small>` : nothing
  }${step && steps.size > 1 ? html`<b class="step" data-n=${step}></b>` : nothing}`;
  if (!live) return html`<span class=${kind} data-field=${id}>${body}</span>`;
  return html`<button class=${kind} data-field=${id} aria-label=${label} aria-pressed=${tapped ? "true" : nothing} aria-disabled=${
    ways.length ? "false" : "true"
  } tabindex=${ways.length ? 0 : -1}
    @click=${() => page.hand.tap(id)} @pointerenter=${() => page.hand.look(id)} @pointerleave=${() => page.hand.look(null)}
    @focus=${() => page.hand.look(id)} @blur=${() => page.hand.look(null)}>${body}</button>`;
}

const STOPS = "button.cell, [data-bonus]";
const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Arrow keys go from field to field, and to what the fields bring. @param {KeyboardEvent} event */
function walk(event) {
  const way = WAYS[event.key];
  const here = /** @type {HTMLElement} */ (event.target).closest(STOPS);
  if (!way || !here) return;
  event.preventDefault();
  const middle = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(here);
  const far = (/** @type {Element} */ one) => {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const along = dx * way[0] + dy * way[1];
    return along > 4 ? along + 3 * Math.abs(dx * way[1] + dy * way[0]) : Infinity;
  };
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(STOPS)].map((one) => ({ one, way: far(one) }));
  const next = all.reduce((best, other) => (other.way < best.way ? other : best));
  if (next.way < Infinity) /** @type {HTMLElement} */ (next.one).focus();
}
