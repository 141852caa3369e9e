// The four dice: large, with words for what each asks; and typed, where real ones are rolled.

import { html, icon, svg } from "../../element.js";
import { nothing } from "../../../vendor/lit.js";
import { t } from "../../words.js";
import { d10, dye } from "../pieces.js";
import { widthOf } from "../wood.js";
import { COLOURS, FACES, ROUNDS, again, asks } from "./rules.js";

/** What is asked by a die, as it stands beside it. @param {number[]} dice @param {number} at @param {string} kind */
function words(dice, at, kind) {
  if (kind === "out") return t("dice.out.short");
  if (kind === "level") return t("companion.die.level", { n: dice[at] });
  const other = COLOURS.find((_, n) => n !== at && dice[n] === dice[at]) ?? "";
  return html`${t("companion.die.level", { n: dice[at] })} <small>${t("companion.die.or", { other: t(`colour.${other}`) })}</small>`;
}

/** What all dice ask for, to be said aloud. @param {number[]} dice @param {number} levels */
export const spoken = (dice, levels) =>
  asks(dice, levels)
    .map((kind, at) => t(`dice.${kind}`, { ziomek: t(`ziomek.${COLOURS[at]}`), n: dice[at] }))
    .join("; ");

/** @param {string} colour */
const guy = (colour) =>
  html`<svg class="guy" data-hue=${dye(colour)} viewBox="0 0 ${widthOf(colour)} 20"
    aria-hidden="true">${svg`<rect class="rim" y="2" width=${widthOf(colour)} height="17.6" rx="3.2"></rect><use
      href="#ziomek-${colour}" width=${widthOf(colour)} height="18"></use>`}</svg>`;

/**
 * To be read from the other side of the table; before START they lie under the cup.
 * @param {number[] | null} dice @param {number} levels @param {string} [size]
 */
export function bigDice(dice, levels, size = "") {
  const kinds = dice && asks(dice, levels);
  return html`<ul class="asks ${size} ${dice ? "" : "is-rolling"}" aria-label=${t("dice.title")}>${COLOURS.map(
    (colour, at) => html`<li class="ask-of d10 ${kinds ? `is-${kinds[at]}` : ""}" data-die=${colour}>
    ${d10(colour, dice ? dice[at] : "?")}
    <span class="says" aria-hidden="true">${guy(colour)}<b>${t(`colour.${colour}`)}</b></span>${
      kinds && dice ? html`<span class="level" aria-hidden="true">${words(dice, at, kinds[at])}</span>` : nothing
    }
    <span class="sr">${
      kinds && dice
        ? t(`dice.${kinds[at]}`, { ziomek: t(`ziomek.${colour}`), n: dice[at] })
        : t("dice.hidden", { ziomek: t(`ziomek.${colour}`) })
    }</span></li>`,
  )}</ul>`;
}

/**
 * Real dice, typed: choose a die, tap its number; the next one is then chosen by itself.
 * @param {{
 *   typed: (number | null)[], die: number, round: number, choose: (die: number) => void, type: (die: number, shows: number) => void,
 *   clear?: (dice: boolean[]) => void, wrong?: string,
 * }} at
 */
export function typing({ typed, die, round, choose, type, clear, wrong }) {
  const full = typed.every((shows) => shows !== null);
  const anew = full ? again(/** @type {number[]} */ (typed), round) : [];
  const bad = anew.includes(true);
  return html`<div class="typing">
    <div class="typed" role="group" aria-label=${t("companion.typed")}>${COLOURS.map(
      (colour, n) => html`<button type="button" class="d10" data-die=${colour} aria-pressed=${n === die} @click=${() => choose(n)}>
      ${d10(colour, typed[n] ?? "?")} <span class="cap">${t(`colour.${colour}`)}</span></button>`,
    )}</div>
    <div class="numbers" role="group" aria-label=${t(`companion.die.${COLOURS[die]}`)}>${Array.from(
      { length: FACES },
      (_, n) =>
        html`<button type="button" class="btn num" aria-pressed=${typed[die] === n + 1} @click=${() => type(die, n + 1)}>${n + 1}</button>`,
    )}</div>
    ${
      bad
        ? html`<p class="wrong" role="alert">${icon("reroll")}<span>${
            wrong
              ? wrong
              : round === ROUNDS
                ? t("companion.again.some", {
                    dice: COLOURS.filter((_, n) => anew[n])
                      .map((colour) => t(`companion.die.${colour}`))
                      .join(", "),
                  })
                : t("companion.again.all")
          }</span></p>
      ${
        clear
          ? html`<button type="button" class="btn" data-does="clear" @click=${() => clear(anew)}>${t("companion.again.type")}</button>`
          : nothing
      }`
        : nothing
    }
  </div>`;
}
