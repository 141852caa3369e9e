// The hand: what is asked, where it leads, the dice fields, the tray and the dice. It never changes its size.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { t } from "../words.js";
import { actionName, left, question, stepOf } from "./asking.js";
import { slide } from "./motion.js";
import { DICE, dieFace, dieName, disc, fieldName, hue, markLabel, seal } from "./pieces.js";
import { tip } from "./tip.js";

/** @typedef {import("./types.js").Page} Page @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").View} View @typedef {import("../../generated/clever.js").Prospect} Prospect */

/** @param {Page} page @param {View} view */
export function dock(page, view) {
  slide(page);
  const me = page.me();
  const chain = page.hand.chain();
  const own = me === null ? null : page.link.play.view.seats[me];
  // What can be answered now: its kind and its number.
  const said = tip(page, view, own);
  const ready = page.isAsked() && !page.playing && !page.hand.busy;
  return html`<section class="dock" tabindex="-1" aria-label=${t("ui.your-dice")} data-step=${
    ready ? stepOf(own).kind : nothing
  } data-prompt=${ready ? `${page.me()}.${page.link.play.asked?.prompt}` : nothing}>
    <div class="ask ${said === nothing ? "" : "has-tip"}"><p class="say" role="status">${
      page.isAsked() ? html`<i class="turn-dot"></i>` : nothing
    }<span>${page.calls?.()}${question(page, view)}</span>${
      page.hand.field ? html`<span class="sr">${fieldName(page.hand.field)}</span>` : nothing
    }</p>
      ${ribbon(chain)}${said}${tools(page)}</div>
    ${rack(page, view)}
    ${table(page, view, own)}
  </section>`;
}

/** What one mark starts: the marks that follow, what they bring, and how many points. @param {Prospect | null} chain */
function ribbon(chain) {
  if (!chain || (chain.marks.length < 2 && !chain.earned.length)) return nothing; // One plain mark: its badge says it all.
  const plain = chain.earned.filter((/** @type {string} */ bonus) => ["reroll", "extra", "fox"].includes(bonus));
  return html`<ol class="chain" aria-label=${t("chain")}>
    ${chain.marks.map(
      ({ field, number }) =>
        html`<li class="hop" data-hue=${hue(field[0])}><span class="sr">${fieldName(field)}</span>${seal(field[0])}<span
          aria-hidden="true">${markLabel(field, number)}</span></li>`,
    )}
    ${chain.waiting.map((/** @type {string} */ gift) => html`<li class="then">${disc(gift)}</li>`)}
    ${plain.map((/** @type {string} */ bonus) => html`<li class="got">${disc(bonus)}</li>`)}
    ${
      chain.gain
        ? html`<li class="points num"><span class="sr">${t("gain", { n: chain.gain })}</span><span
          aria-hidden="true">+${chain.gain}</span></li>`
        : nothing
    }
  </ol>`;
}

/** @param {Page} page @param {string} action @param {boolean} go @param {string} [words] */
const plain = (page, action, go, words = actionName(action)) =>
  page.legal().includes(action)
    ? html`<button class="btn ${go ? "go" : ""}" @click=${() => page.hand.send([action])}>${words}</button>`
    : nothing;

/** Beside the question: a step back, an advice, and going on where nothing fits. @param {Page} page */
function tools(page) {
  if (page.hand.visiting !== null && page.me() !== null)
    return html`<div class="tools"><button class="back btn"
      @click=${() => page.hand.visit(null)}>${icon("back")}${t("sheet.back")}</button></div>`;
  const { play, room } = page.link;
  return html`<div class="tools">${page.screen.correct?.()}
    ${
      room.undo && play.eye !== null
        ? html`<button class="icon-btn undo" aria-label=${t("ui.go-back")} title=${t("ui.go-back")}
          @click=${() => page.hand.back()}>${icon("undo")}</button>`
        : nothing
    }
    ${
      page.isAsked() && room.hints
        ? html`<button class="icon-btn hint" aria-label=${t("ui.hint")} title=${t("ui.hint")}
          @click=${() => page.hint()}>${icon("hint")}</button>`
        : nothing
    }
    ${plain(page, "pass", !page.legal().includes("reroll"))}
  </div>`;
}

/** Beside the dice: what can be done instead of taking one. @param {Page} page @param {View} view */
function deeds(page, view) {
  const legal = page.legal();
  const rerolls = left(view.seats[page.me() ?? 0].sheet.rerolls);
  const last = view.round === view.rounds;
  return html`<div class="tools deeds">
    ${
      legal.includes("reroll")
        ? html`<button class="btn again" title=${actionName("reroll")} @click=${() =>
            page.hand.send(["reroll"])}><span class="sr">${t("action.reroll.left", { n: rerolls })}</span>
      ${icon("reroll")}<span class="word" aria-hidden="true">${actionName("reroll")}</span><b
        class="num" aria-hidden="true">${rerolls}</b></button>`
        : nothing
    }
    ${plain(page, "skip", legal.length === 1)}${plain(page, "done", legal.length === 1, t(last ? "action.done.last" : "action.done"))}
  </div>`;
}

/** The three dice fields; and the tray, while dice are still rolled. @param {Page} page @param {View} view */
function rack(page, view) {
  const closing = isClosing(view);
  const beside = closing && view.passive ? DICE.filter((die) => !view.tray.includes(die)) : null;
  const places = beside ?? [0, 1, 2].map((at) => view.picked[at] ?? null);
  const next = view.phase === "picking" || view.phase === "rolling" ? view.picked.length : -1;
  return html`<div class="rack">
    <div class="picked" role="group" aria-label=${t(beside ? "dice.beside" : "dice.picked")}>${places.map((die, at) =>
      die ? dieButton(page, view, die) : html`<span class="slot ${at === next ? "is-next" : ""}" aria-hidden="true"></span>`,
    )}</div>
    ${
      closing
        ? html`<span class="quiet">${
            beside ? t("dice.beside") : page.me() === view.seat ? nothing : t("ask.tray-of", { who: page.name(view.seat) })
          }</span>`
        : tray(page, view)
    }
    ${deeds(page, view)}
  </div>`;
}

/** @param {View} view */
const isClosing = (view) => view.phase === "closing" || view.passive;

/** @param {Page} page @param {View} view */
const tray = (page, view) => html`<div class="tray" role="group" aria-label=${t("dice.tray")}>
  ${
    view.tray.length
      ? view.tray.map((/** @type {string} */ die) => dieButton(page, view, die))
      : html`<span class="empty">${t("dice.tray")}</span>`
  }</div>`;

/**
 * The big row under the thumb: gifts to choose from, the tray, or the dice that were rolled.
 * @param {Page} page @param {View} view @param {SeatView | null} own
 */
function table(page, view, own) {
  const gifts = page.isAsked() && own ? giftRow(page, own) : null;
  if (gifts) return html`<div class="cup gifts" role="group" aria-label=${t("gifts")}>${gifts}</div>`;
  if (isClosing(view) && view.tray.length) return html`<div class="cup">${tray(page, view)}</div>`;
  const fell = view.rolls > 0 || view.passive;
  return html`<div class="cup ${fell ? "" : "is-old"}" role="group" aria-label=${t("dice.rolled")}>${view.rolled.map(
    (/** @type {string} */ die) => dieButton(page, view, die, fell),
  )}</div>`;
}

/** Gifts that wait, with the one in hand. @param {Page} page @param {SeatView} own */
function giftRow(page, own) {
  const { kind, what } = stepOf(own);
  const choices = page.legal().filter((action) => action.startsWith("bonus:"));
  if (choices.length) {
    return choices.map((action) => {
      const gift = action.split(":")[1];
      const count = own.pending.filter((/** @type {string} */ one) => one === gift).length;
      const on = page.hand.source === action;
      return html`<button class="gift is-possible ${on ? "is-selected" : ""}" aria-pressed=${on} @click=${() =>
        page.hand.choose(action)}>${disc(gift)}<span>${t(`bonus.${gift}`)}${count > 1 ? ` ×${count}` : ""}</span></button>`;
    });
  }
  if (kind !== "fill") return null;
  return html`<span class="gift in-hand">${disc(what)}<span>${t(`bonus.${what}`)}</span></span>
    ${
      own.pending.length
        ? html`<span class="quiet">${t("gifts.then")}</span>${own.pending.map((/** @type {string} */ gift) => disc(gift))}`
        : nothing
    }`;
}

/** A die where it lies. @param {Page} page @param {View} view @param {string} die @param {boolean} [fell] */
function dieButton(page, view, die, fell = true) {
  const face = fell ? view.faces[DICE.indexOf(die)] : 0;
  const { hand } = page;
  const legal = hand.busy ? [] : page.legal();
  const action = legal.find((one) => /^(pick|take|extra|drop):/.test(one) && one.endsWith(`:${die}`));
  const wanted =
    action &&
    (!hand.field ||
      hand
        .lit()
        .get(hand.field)
        ?.some((one) => one.acts[0] === action));
  const verb = ["pick", "take", "extra"].find((one) => legal.some((other) => other.startsWith(`${one}:`)));
  const on = Boolean(action) && hand.source === action;
  const swept = hand.swept().includes(die);
  const worth = action ? hand.worth(action) : null;
  const gone = Boolean(verb) && !action && view.rolled.includes(die);
  const name = [
    dieName(die, face),
    on ? t("die.chosen") : wanted ? t("field.possible") : "",
    swept ? t("die.swept") : "",
    worth === null ? "" : t("gain", { n: worth }),
  ]
    .filter(Boolean)
    .join(", ");
  const tap = () =>
    !action ? page.whyNot(`${verb ?? "pick"}:${die}`) : action.startsWith("drop") ? hand.send([action]) : hand.choose(action);
  return html`<button class="die ${wanted ? "is-possible" : ""} ${on ? "is-selected" : ""} ${
    gone || (hand.field && action && !wanted) ? "is-disabled" : ""
  } ${swept ? "is-swept" : ""}" data-hue=${hue(die)} data-die=${die}
    aria-pressed=${action ? String(on) : nothing} aria-disabled=${action ? nothing : "true"} tabindex=${action || gone ? 0 : -1}
    aria-label=${name} @click=${tap}>${dieFace(die, face)}
    ${worth === null ? nothing : html`<small class="worth num" aria-hidden="true">+${worth}</small>`}
    ${swept ? html`<small class="swept" aria-hidden="true">${icon("steal")}</small>` : nothing}</button>`;
}
