// Words in three languages: those of the page always, those of a game while it is on screen, so that two games may use
// the same key. A key that is missing shows itself, and a test finds it first.

import { DRAWN } from "./games.js";
import { keep, recall } from "./net/keep.js";

const LANGS = /** @type {const} */ (["pl", "en", "ru"]);
const ALWAYS = ["ui", "common", ...DRAWN.map((game) => `name-${game}`)];
/** @type {string[]} The files of the game on screen; their keys win. */
let ofGame = [];
/** @type {Set<string>} The pages whose own words were learned; their keys begin with their names, so they stay. */
const ofPages = new Set();

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

let wish = "";
let turns = 0;
let learning = Promise.resolve();

/** Learns what is wanted now; whoever asked before that waits for it too. @returns {Promise<void>} */
function learn() {
  const turn = ++turns;
  const [speech, pages, [game, ...parts]] = [wish, [...ofPages], ofGame];
  const file = (/** @type {string} */ name) =>
    /** @type {Promise<{ default: typeof words } | void>} */ (import(`../i18n/${speech}/${name}.js`));
  learning = (async () => {
    // Words of a page or of a part of a game that do not come are missing there alone; those of another language stay instead.
    /** @type {Promise<{ default: typeof words } | void>[]} */
    const extra = [
      ...pages.map((name) =>
        file(name).catch(() => {
          ofPages.delete(name);
        }),
      ),
      ...parts.map((name) =>
        file(name).catch(() => {
          ofGame = ofGame.filter((one) => one !== name);
        }),
      ),
    ];
    const found = await Promise.all([...extra, ...ALWAYS.map(file), ...(game ? [file(game)] : [])]);
    if (turn !== turns) return learning;
    words = Object.assign(found.includes(undefined) ? { ...words } : {}, ...found.map((one) => one?.default));
    lang = speech;
    plural = new Intl.PluralRules(lang);
    document.documentElement.lang = lang;
    window.dispatchEvent(new Event("words"));
  })();
  learning.catch(() => {
    if (turn === turns) ofGame = [];
  }); // The next page asks again.
  return learning;
}

/** Speaks a language from now on; without one, the one that fits the browser. @param {string} [next] */
export function speak(next) {
  if (next) keep("lang", next);
  wish = next ?? wanted();
  return learn();
}

/**
 * Learns the words of a game that comes on screen, and more of them where they are in a file of their own: of its rules page, of
 * its companion, or of its options, its refusals and its end.
 * @param {string} game @param {("rules" | "more" | "companion")[]} also @returns {Promise<void>}
 */
export async function wordsOf(game, ...also) {
  const files = [game, ...also.map((part) => `${part}-${game}`)];
  const known = ofGame[0] === game ? ofGame : [];
  if (!files.every((file) => known.includes(file))) {
    ofGame = [...new Set([...known, ...files])];
    learn();
  }
  await learning;
  if (ofGame[0] === game && !files.every((file) => ofGame.includes(file))) throw new Error(`words are missing: ${files}`);
}

/** Learns words that pages have of their own. @param {...string} files @returns {Promise<void>} */
export function wordsFor(...files) {
  if (files.every((file) => ofPages.has(file))) return learning;
  for (const file of files) ofPages.add(file);
  return learn();
}

/** Learns how refusals of the server are said; without these words they are said in the server's. */
export const refusalWords = () => wordsFor("refusals").catch(() => {});

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
  const text = typeof found === "string" ? found : (found[plural.select(Number(params.n ?? 0))] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (all, /** @type {string} */ name) => (name in params ? String(params[name]) : all));
}

/**
 * Why not, in words.
 * @param {{ code: string, details?: [string, string][], text: string }} why
 */
export function reason(why) {
  const key = `refusal.${why.code}`;
  return has(key) ? t(key, Object.fromEntries(why.details ?? [])).replace(/\s*\{\w+\}/g, "") : why.text;
}
