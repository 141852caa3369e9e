// What pages need of games and of the server's offer: modules, words and style sheets, fetched when they come on screen.

import { DRAWN, GAMES, canDraw } from "./games.js";
import { checkKey, get, post } from "./net/api.js";
import { recall } from "./net/keep.js";
import { lang, wordsFor, wordsOf } from "./words.js";

/** @typedef {import("../generated/wire.js").GameInfo} GameInfo */

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
 * @param {string} game @returns {Promise<import("./game-types.js").Screen>}
 */
export async function openGame(game) {
  foretell(game);
  const [screen] = await Promise.all([GAMES[game].screen(), wordsOf(game), dress(game)]);
  return screen;
}

/**
 * What draws the end of a game; a first game does without it until then, so it is fetched on its own.
 * @param {string} game @returns {Promise<(page: any, view: any) => unknown>}
 */
export async function openEnd(game) {
  const [{ end }] = await Promise.all([GAMES[game].end(), moreWords(game), sheet("end"), GAMES[game].split && sheet(`${game}-end`, game)]);
  return end;
}

/** Learns the words of a game's options, its refusals and its end. @param {string} game */
export const moreWords = (game) => (GAMES[game].split ? wordsOf(game, "more") : wordsOf(game));

/** Words and look alone, for pages that only speak of the game. @param {string} game @param {"rules" | "companion"} [also] */
export async function speakOf(game, also) {
  if (canDraw(game)) await Promise.all([moreWords(game), also && wordsOf(game, also), dress(game)]);
}

/** Learns what all games are called, their dice and results, where a page speaks of several. */
export const wordsOfAll = () => wordsFor(...DRAWN.map((game) => `page-${game}`));
