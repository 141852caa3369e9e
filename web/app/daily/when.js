// Days and moments in words: days are UTC's, moments are told in the time of whoever reads.

import { html } from "../element.js";
import { lang } from "../words.js";

const MINUTE = 60_000,
  HOUR = 60 * MINUTE;
/** How long a day is; also how long after it the secret stays closed. */
export const DAY = 24 * HOUR;

/** A clock; only this page needs one. */
export const clockSign = () =>
  html`<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.5"></circle><path
    d="M12 7v5.500l3.500 2"></path></svg>`;

/** The language of the page, as it is written where the reader lives. */
const place = () => navigator.languages?.find((like) => like.toLowerCase().startsWith(lang)) ?? lang;

/** When a day begins, in milliseconds. @param {string} date */
export const dayBegins = (date) => Date.parse(`${date}T00:00:00Z`);

/** A day: "Sunday, 15 November"; with the year where it is another one. @param {string} date @param {"long" | "plain" | "short"} [how] */
export function dayName(date, how = "long") {
  const day = new Date(dayBegins(date));
  if (Number.isNaN(day.getTime())) return date;
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { timeZone: "UTC", day: "numeric", month: how === "short" ? "short" : "long" };
  if (how === "long") parts.weekday = "long";
  if (day.getUTCFullYear() !== new Date().getUTCFullYear()) parts.year = "numeric";
  return day.toLocaleDateString(place(), parts);
}

/** With a capital letter, where a line begins with it. @param {string} text */
export const first = (text) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** A time of the day. @param {number} at */
export const clock = (at) => new Date(at).toLocaleTimeString(place(), { timeStyle: "short" });

/** A moment, which is never broken over two lines: "Mon 17 Nov, 01:00". @param {number} at */
export const moment = (at) =>
  `${new Date(at).toLocaleDateString(place(), { weekday: "short", day: "numeric", month: "short" })}, ${clock(at)}`.replaceAll(
    " ",
    "\u00a0",
  );

/** How long it is until then: hours and minutes, at least one minute. @param {number} at */
export function until(at) {
  const left = Math.max(MINUTE, at - Date.now());
  const part = (/** @type {number} */ n, /** @type {string} */ unit) =>
    new Intl.NumberFormat(place(), { style: "unit", unit, unitDisplay: "short" }).format(n);
  const hours = Math.floor(left / HOUR),
    minutes = Math.floor((left % HOUR) / MINUTE);
  return [hours ? part(hours, "hour") : "", minutes || !hours ? part(minutes, "minute") : ""].filter(Boolean).join(" ");
}

/** Whether a seal was published when its day had begun already. @param {string} date @param {number} published */
export const isLate = (date, published) => published >= dayBegins(date);
