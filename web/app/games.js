// The games that this client can draw. What belongs to one alone is fetched when it comes on screen.

import { checkKey, get, post } from "./net/api.js";
import { recall } from "./net/keep.js";
import { lang, wordsOf } from "./words.js";

/** @typedef {import("../generated/wire.js").GameInfo} GameInfo */

/**
 * `code` is what draws a table of the game; `sheets` are its style sheets; `title` is the box of its drawn name;
 * `names` are its other drawn names, by language, each with its box;
 * `rival` is the bot for a quick game; `race`: all play at once, each needs a screen; `solo`: how it is played alone;
 * `editors` draw options that are written freely, where a text field would be too little;
 * `split`: the words of its options, its refusals and its end, and the style sheet of its end, are in files of their own.
 * @type {Record<string, { title: string, sheets: string[], code: () => Promise<any>, split?: boolean, names?: Record<string, [string, string]>, rival?: string, race?: boolean, solo?: Record<string, string>, editors?: Record<string, () => Promise<any>> }>}
 */
const GAMES = {
  stonoga: { title: "0 0 341 96", sheets: ["stonoga", "stonoga-table"], code: () => import("./stonoga/screen.js"), split: true },
  clever: { title: "0 0 265 96", sheets: ["clever", "clever-table"], code: () => import("./clever/screen.js") },
  snakes: { title: "0 0 286 96", sheets: ["snakes", "snakes-table", "snakes-pages"], code: () => import("./snakes/screen.js"),
    names: { pl: ["w-weze", "0 0 211 96"], ru: ["w-zmei", "0 0 201 96"] }, editors: { faces: () => import("./snakes/faces-editor.js") } },
  ziomek: { title: "0 0 285 96", sheets: ["ziomek", "ziomek-table", "ziomek-pages"], code: () => import("./ziomek/screen.js"), rival: "beginner", race: true, solo: { clock: "off" },
    editors: { clock: () => import("./ziomek/clock-editor.js"), dice: () => import("./ziomek/dice-editor.js") } },
};

/** The names of all games that can be drawn. */
export const DRAWN = Object.keys(GAMES);

/** Whether there are drawings for this game. @param {string} game */
export const canDraw = (game) => Object.hasOwn(GAMES, game);

/** @param {string} game */
export const isRace = (game) => GAMES[game].race;

/** The game's drawn name in the language of the page. @param {string} game */
export const titleArt = (game) => GAMES[game].names?.[lang]?.[0] ?? `w-${game}`;

/** The box of the game's drawn name. @param {string} game */
export const titleBox = (game) => GAMES[game].names?.[lang]?.[1] ?? GAMES[game].title;

/**
 * Draws an option that is written freely, if the game has something for it: the option, and what to call with a new value.
 * @typedef {(option: import("../generated/wire.js").OptionChoice, choose: (value: string) => void) => unknown} Editor
 */
/** @param {string} game @param {string} option @returns {Promise<{ editor: Editor }> | undefined} */
export const editorOf = (game, option) => GAMES[game].editors?.[option]?.();

/** @type {Promise<GameInfo[]> | null} */
let offers = null;

/** The games that the server offers and that can be drawn here. @returns {Promise<GameInfo[]>} */
export function offered() {
  offers ??= get("/api/v1/games").then((games) => games.filter((/** @type {GameInfo} */ game) => canDraw(game.id)));
  offers.catch(() => { offers = null; }); // Whoever asks later tries again.
  return offers;
}

/** What the server says of a game. @param {string} game */
export const infoOf = async (game) => (await offered()).find((one) => one.id === game);

/** The bot that plays it best. @param {string} game @returns {Promise<string>} */
export const bestBot = async (game) => (await infoOf(game))?.bots.at(-1)?.name ?? "random";

/** The bot to propose: the last choice on this device, else one that plays like a family. @param {{ name: string }[]} [bots] */
export const usualBot = (bots = []) => [recall("bot"), "casual"].find((name) => bots.some((bot) => bot.name === name)) ?? bots.at(-1)?.name ?? "random";

/** A new table that begins at once, against a bot or alone; answers its address. @param {string} game @param {boolean} [alone] */
export async function newGame(game, alone = false) {
  foretell(game); // They come while the table is made.
  await checkKey();
  const rivals = alone ? [] : [{ bot: { name: GAMES[game].rival ?? usualBot((await infoOf(game))?.bots) } }];
  return `/t/${(await post("/api/v1/tables", { game, seats: [{ you: {} }, ...rivals], options: alone ? GAMES[game].solo : {}, start: true })).table}`;
}

/** Style sheets that several pages share. */
const SHARED = ["pages", "end"];
/** Style sheets that are being fetched, by address. @type {Map<string, Promise<unknown>>} */
const coming = new Map();

/**
 * A style sheet for the page of this address; it is fetched once. Shared ones come first, then those of pages, then those of games:
 * what comes later may override.
 * @param {string} name @param {string} [game] whose it is @returns {Promise<unknown> | undefined}
 */
export function sheet(name, game = "") {
  const href = new URL(`../styles/${name}.css`, import.meta.url).href;
  const old = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[rel="stylesheet"][href="${href}"]`));
  const link = old ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.media = "";
  Object.assign(link.dataset, { of: game, at: location.pathname });
  if (old) return coming.get(href);
  const later = SHARED.includes(name) ? "link[data-of]" : 'link[data-of]:not([data-of=""])';
  document.head.insertBefore(link, game ? null : document.querySelector(later));
  const loaded = new Promise((done, failed) => { link.onload = done; link.onerror = () => { link.remove(); failed(); }; }).finally(() => coming.delete(href));
  coming.set(href, loaded);
  return loaded;
}

/** Takes off what belongs to another page or game: they may use the same names. @param {string} [game] */
export function undress(game) {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-of]"))) {
    if (game ? link.dataset.of && link.dataset.of !== game : link.dataset.at !== location.pathname) link.media = "not all";
  }
}

/** The look of a game, and of no other one. @param {string} game @returns {Promise<unknown>} */
function dress(game) {
  undress(game);
  return Promise.all(GAMES[game].sheets.map((name) => sheet(name, game)));
}

/** Asks for all files of a game at once: a module names the next ones only when it has come. @param {string} game */
function foretell(game) {
  const lists = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="turlaj-games"]'))?.content.split(", ") ?? [];
  const [, ...modules] = lists.find((list) => list.startsWith(`${game} `))?.split(" ") ?? [];
  const sheets = GAMES[game].sheets.map((name) => `styles/${name}.css`);
  for (const path of modules.length ? [...modules, `i18n/${lang}/${game}.js`, ...sheets] : []) {
    const href = new URL(`../${path}`, import.meta.url).href;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement("link"), path.endsWith(".css") ? { rel: "preload", as: "style", href } : { rel: "modulepreload", href }));
  }
}

/**
 * All that a page of this game needs: words, look and drawings; answers the module that draws.
 * @param {string} game
 */
export async function openGame(game) {
  foretell(game);
  const { code } = GAMES[game];
  const [drawings] = await Promise.all([code(), wordsOf(game), dress(game)]);
  return drawings;
}

/**
 * What draws the end of a game; a first game does without it until then, so it is fetched on its own.
 * @param {string} game @returns {Promise<(page: any, view: any) => unknown>}
 */
export async function openEnd(game) {
  const [{ end }] = await Promise.all([import(`./${game}/end.js`), moreWords(game), sheet("end"), GAMES[game].split && sheet(`${game}-end`, game)]);
  return end;
}

/** Learns the words of a game's options, its refusals and its end. @param {string} game */
export const moreWords = (game) => (GAMES[game].split ? wordsOf(game, "more") : wordsOf(game));

/** Words and look alone, for pages that only speak of the game. @param {string} game @param {"rules"} [also] */
export async function speakOf(game, also) {
  if (canDraw(game)) await Promise.all([moreWords(game), also && wordsOf(game, also), dress(game)]);
}
