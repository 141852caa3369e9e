// The hand of whoever watches: what happened, the whole game in one strip, and the buttons and keys that move through it.

import { backdrop, html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { lang, t } from "../words.js";
import { ticks } from "./ticks.js";

/** @typedef {import("../pages/replay.js").ReplayPage} ReplayPage */

export const SPEEDS = [0.5, 1, 2, 4];

/** Drawings that only this page needs. @type {Record<string, string>} */
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  "turn-back": "M12 6l-7 6 7 6zM20 6l-7 6 7 6z",
  "turn-on": "M12 6l7 6-7 6zM4 6l7 6-7 6z",
  back: "M15.500 5.500L7.500 12l8 6.500z",
  on: "M8.500 5.500l8 6.500-8 6.500z",
  play: "M7 4.500l12 7.500-12 7.500z",
  pause: "M8 5v14M16 5v14",
};

/** @param {string} name */
const sign = (name) =>
  html`<svg class="ico tape-sign" data-sign=${name} viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]}></path></svg>`;

/** @param {number} speed */
export const speedName = (speed) => (speed === 0.5 ? "½×" : `${speed}×`);

/** @param {ReplayPage} page */
export function controls(page) {
  const { replay, at, player } = page;
  if (!replay) return nothing;
  const last = replay.marks.length;
  const one = replay.marks[at - 1];
  const button = (/** @type {string} */ name, /** @type {string} */ keys, /** @type {number} */ to, kind = "") => {
    const words = t(`replay.${name}`);
    return html`<button class="btn ${kind}" data-go=${name} aria-label=${words} title="${words} (${t(`replay.keys.${keys}`)})"
      aria-disabled=${to === at ? "true" : "false"} @click=${() => page.go(to)}>${sign(name)}</button>`;
  };
  const play = page.playing ? "pause" : "play";
  const face = one && one.seat !== null ? player.stage.faceOf(one.seat) : "who-table";
  return html`<section class="replay-dock" aria-label=${t("replay.controls")}>
    <p class="told"><svg viewBox="0 0 48 48" aria-hidden="true"><use href="#${face}"></use></svg><span
      class="said">${page.said()}</span><span class="num place">${at}<small>/${last}</small></span></p>
    <div class="scrub">
      ${button("first", "home", 0, "end-of")}
      <div class="tape">${ticks(replay.marks, replay.players.length, at)}
        <input type="range" min="0" max=${last} step="1" .value=${String(at)} aria-label=${t("replay.place")}
          aria-valuetext="${t("replay.at", { n: at, of: last })}, ${page.said()}" @input=${(
            /** @type {{ target: HTMLInputElement }} */ event,
          ) => page.go(Number(event.target.value))}></div>
      ${button("last", "end", last, "end-of")}
    </div>
    <div class="moves" role="group" aria-label=${t("replay.moves")}>
      ${button("turn-back", "turn-back", page.turn(-1))}
      ${button("back", "back", Math.max(0, at - 1))}
      <button class="btn go" data-go="play" aria-label=${t(`replay.${play}`)} title="${t(`replay.${play}`)} (${t("replay.keys.space")})"
        @click=${() => page.toggle()}>${sign(play)}</button>
      ${button("on", "on", Math.min(last, at + 1))}
      ${button("turn-on", "turn-on", page.turn(1))}
      <button class="btn num pace" data-go="speed" aria-label=${t("replay.speed", { speed: speedName(page.speed) })}
        title="${t("replay.speed", { speed: speedName(page.speed) })} (+ −)"
        @click=${() => page.faster(1, true)}>${speedName(page.speed)}</button>
      ${
        page.table
          ? html`<button class="btn link-here" data-go="link" aria-label=${t("replay.link")} title=${t("replay.link")}
            @click=${() => page.copy()}>${icon("link")}</button>`
          : nothing
      }
    </div>
  </section>`;
}

/** The keys, and what they do. */
export const keysHelp = () =>
  html`<dl class="replay-keys">${["space", "step", "turn", "ends", "speed"].map(
    (name) => html`<div><dt>${t(`replay.keys.${name}`)}</dt><dd>${t(`replay.keys.${name}.does`)}</dd></div>`,
  )}</dl>`;

/** The menu of the page. @param {ReplayPage} page @param {unknown} wishes look and language */
export function menu(page, wishes) {
  const { replay, table } = page;
  if (!replay) return nothing;
  const day = replay.date ? new Date(`${replay.date}T12:00:00`) : null;
  const date = day && !Number.isNaN(Number(day)) ? new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(day) : "";
  return html`${backdrop(() => page.showMenu(false))}<nav class="card menu replay-menu" aria-label=${t("ui.menu")} @click=${(
    /** @type {Event} */ event,
  ) => {
    if (/** @type {Element} */ (event.target).closest("a")) page.showMenu(false);
  }}>
    <p class="about quiet">${[date, t(`replay.dice.${replay.dice.startsWith("proved") ? "proved" : replay.dice}`)]
      .filter(Boolean)
      .join(" · ")}</p>
    ${
      table
        ? html`<button class="item" @click=${() => {
            page.showMenu(false);
            page.copy();
          }}>${icon("link")}${t("replay.link")}</button>
      <a class="item" href="/api/v1/replays/${table}/record" download>${icon("save")}${t("replay.download")}</a>
      <a class="item" href="/proof/${table}">${icon("check")}${t("replay.proof")}</a>`
        : html`<a class="item" href="/proof">${icon("check")}${t("replay.proof")}</a>
      <button class="item" @click=${() => page.forget()}>${icon("book")}${t("replay.another")}</button>`
    }
    <a class="item" href="/new/${replay.game}">${icon("play")}${t("replay.play-this")}</a>
    ${table ? html`<a class="item" href="/replay">${icon("book")}${t("replay.another")}</a>` : nothing}
    <div class="pick">${wishes}</div>
    <details><summary class="item">${icon("gear")}${t("replay.keys.title")}${icon("next")}</summary>${keysHelp()}</details>
  </nav>`;
}

/** The keys of whoever watches: they come before those of the game. @param {ReplayPage} page @param {KeyboardEvent} event */
export function press(page, event) {
  const on = /** @type {Element} */ (event.target);
  if (!page.replay || event.ctrlKey || event.metaKey || event.altKey || on.closest?.("textarea, select, .menu, input:not([type=range])"))
    return;
  if (event.key === " " && on.closest?.("button, a, summary")) return;
  const {
    at,
    replay: { marks },
  } = page;
  /** @type {Record<string, () => unknown>} */
  const keys = {
    " ": () => page.toggle(),
    ArrowLeft: () => page.go(event.shiftKey ? page.turn(-1) : at - 1),
    ArrowRight: () => page.go(event.shiftKey ? page.turn(1) : at + 1),
    PageUp: () => page.go(page.turn(-1)),
    PageDown: () => page.go(page.turn(1)),
    Home: () => page.go(0),
    End: () => page.go(marks.length),
    "+": () => page.faster(1),
    "=": () => page.faster(1),
    "-": () => page.faster(-1),
    "−": () => page.faster(-1),
  };
  if (!Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keys[event.key]();
}
