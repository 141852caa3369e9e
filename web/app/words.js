// Words in three languages. A key that is missing shows itself, and a test finds it first.

import { keep, recall } from "./net/keep.js";

const LANGS = /** @type {const} */ (["pl", "en", "ru"]);
const FILES = ["ui", "common", "stonoga", "rules-stonoga"];

/** @type {Record<string, string | Record<string, string>>} */
let words = {};
export let lang = "en";
/** @type {Intl.PluralRules} */
let plural = new Intl.PluralRules("en");

export const languages = LANGS;

/** The language that was chosen, or the first of the browser's that is here. */
function wanted() {
  const chosen = recall("lang");
  if (chosen && LANGS.some((known) => known === chosen)) return chosen;
  for (const like of navigator.languages ?? [navigator.language]) {
    const found = LANGS.find((known) => like.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** @param {string} [next] */
export async function speak(next) {
  if (next) keep("lang", next);
  lang = next ?? wanted();
  const files = await Promise.all(FILES.map((file) => import(`../i18n/${lang}/${file}.js`)));
  words = Object.assign({}, ...files.map((file) => file.default));
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
  window.dispatchEvent(new Event("words"));
}

/** Whether there are words for this. @param {string} key */
export const has = (key) => key in words;

/**
 * The words for a key; `{name}` is replaced by a parameter, and `n` chooses the form.
 * @param {string} key @param {Record<string, string | number>} [params]
 * @returns {string}
 */
export function t(key, params = {}) {
  const found = words[key];
  if (found === undefined) return key;
  const text = typeof found === "string" ? found : found[plural.select(Number(params.n ?? 0))] ?? found.other;
  return text.replace(/\{(\w+)\}/g, (all, name) => (name in params ? String(params[name]) : all));
}

/**
 * Why not, in words.
 * @param {{ code: string, details?: [string, string][], text: string }} why
 */
export function reason(why) {
  const key = `refusal.${why.code}`;
  return has(key) ? t(key, Object.fromEntries(why.details ?? [])).replace(/\s*\{\w+\}/g, "") : why.text;
}
