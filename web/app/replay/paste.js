// A record that somebody brings: pasted, chosen or dropped here; and where it breaks, shown in its own line.

import { html, icon } from "../element.js";
import { nothing } from "../../vendor/lit.js";
import { SAMPLE } from "../games.js";
import { has, t } from "../words.js";

/** @typedef {import("../pages/replay.js").ReplayPage} ReplayPage */
/** @typedef {{ line: number, column: number, code: string, text: string }} Broken */

/** The longest record, in bytes; and how much of a line is shown before and behind the place. */
export const MOST = 256 * 1024;
const BEFORE = 24,
  BEHIND = 40;

/** Why it breaks, in words: the page's own, those of the game, or the server's. @param {Broken} broken */
export function whyBroken({ code, text }) {
  const key = [`replay.why.${code}`, `refusal.${code}`].find(has);
  // A sentence with gaps that nobody fills says less than the server's own.
  return key && !/\{\w+\}/.test(t(key)) ? t(key) : text;
}

/** The line that breaks, with a mark under the place. @param {string} record @param {Broken} broken */
function place(record, { line, column }) {
  const text = record.split(/\r?\n/)[line - 1] ?? "";
  const signs = [...text];
  const from = Math.max(0, column - 1 - BEFORE);
  const word =
    signs
      .slice(column - 1)
      .join("")
      .match(/^\S+/)?.[0] ??
    signs[column - 1] ??
    "";
  const behind = signs.slice(column - 1 + [...word].length, column - 1 + [...word].length + BEHIND).join("");
  return html`<code class="replay-line" data-line=${line}><span
    class="num" aria-hidden="true">${line}</span><span>${from ? "…" : ""}${signs.slice(from, column - 1).join("")}<mark
    >${word || "⏎"}</mark>${behind}${signs.length > column - 1 + [...word].length + BEHIND ? "…" : ""}</span></code>`;
}

/** @param {string} record @param {Broken} broken @param {boolean} some whether something before it can be watched */
export const brokenCard = (record, broken, some) => html`<div class="replay-broken" role="alert">
  <p>${icon("no")}<span><b>${t(some ? "replay.broken" : "replay.unreadable", {
    line: broken.line,
    column: broken.column,
  })}</b> ${whyBroken(broken)}</span></p>
  ${place(record, broken)}</div>`;

/** @param {ReplayPage} page */
export function paste(page) {
  const { wrong } = page;
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    page.read(page.querySelector("textarea")?.value ?? "");
  };
  const drag = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    page.dragging = event.type === "dragover";
    if (event.type === "drop") page.readFile(event.dataTransfer.files[0]);
  };
  return html`<section class="card replay-paste ${page.dragging ? "is-over" : ""}" @dragover=${drag} @dragleave=${drag} @drop=${drag}>
    <form class="field" @submit=${send}>
      <label for="record">${t("replay.paste")}</label>
      <textarea id="record" rows="8" spellcheck="false" autocapitalize="none" autocomplete="off" aria-invalid=${wrong ? "true" : "false"}
        aria-describedby="record-said record-like" .value=${page.record}></textarea>
      <p class="quiet" id="record-like">${t("replay.like")} <code>[Game "${SAMPLE.id}"] … ${SAMPLE.sample}</code></p>
      <div id="record-said">${
        !wrong
          ? nothing
          : wrong.line
            ? brokenCard(page.record, wrong, false)
            : html`<p class="answer is-bad" role="alert">${icon("no")}<span>${wrong.text}</span></p>`
      }</div>
      <div class="row wrap"><button class="btn go" ?disabled=${page.reading}>${icon("play")}${t("replay.watch")}</button>
        <label class="btn replay-file"><input class="sr" type="file" accept=".txt,text/plain" @change=${(
          /** @type {{ target: HTMLInputElement }} */ event,
        ) => {
          page.readFile(event.target.files?.[0]);
          event.target.value = "";
        }}>${icon("book")}${t("replay.file")}</label></div>
      <p class="quiet">${t("replay.file.about")}</p>
    </form></section>`;
}
