// What pages need of games and of the server's offer: modules, words and style sheets, fetched when they come on screen.

import { DRAWN, GAMES, canDraw } from "./games.js";
import { checkKey, get, post } from "./net/api.js";
import { recall } from "./net/keep.js";
import { lang, wordsFor, wordsOf } from "./words.js";

/** @typedef {import("../generated/wire.js").GameInfo} GameInfo */

/** What the page says of the games on offer. @type {HTMLMetaElement | null} */
const SAID = document.querySelector('meta[name="turlaj-games"]');
/**
 * The games that the server offers and that can be drawn here, as the page says: the fewest players, the bots, and the modules
 * of a table.
 */
export const OFFERS = (SAID?.content ?? "")
  .split(", ")
  .map((offer) => offer.split(" "))
  .map(([id, least, bots = "", ...modules]) => ({ id, least: Number(least), bots: bots.split(","), modules }))
  .filter(({ id }) => canDraw(id));

/** @param {string} game */
const offerOf = (game) => OFFERS.find(({ id }) => id === game);

/** What the server says of all games. @type {Promise<GameInfo[]> | null} */
let infos = null;

/** What the server says of a game. @param {string} game @returns {Promise<GameInfo | undefined>} */
export async function infoOf(game) {
  infos ??= get("/api/v1/games");
  infos.catch(() => {
    infos = null;
  }); // Whoever asks later tries again.
  return (await infos).find(({ id }) => id === game);
}

/** The bot that plays it best. @param {string} game */
export const bestBot = (game) => offerOf(game)?.bots.at(-1) ?? "random";

/** The bot to propose: the last choice on this device, else one that plays like a family. @param {string} game @returns {string} */
export function usualBot(game) {
  const { bots = [] } = offerOf(game) ?? {};
  return [recall("bot"), "casual"].find((name) => name && bots.includes(name)) ?? bots.at(-1) ?? "random";
}

/** A new table that begins at once, against a bot or alone; answers its address. @param {string} game @param {boolean} [alone] */
export async function newGame(game, alone = false) {
  foretell(game); // They come while the table is made.
  await checkKey();
  const rivals = alone ? [] : [{ bot: { name: GAMES[game].rival ?? usualBot(game) } }];
  const options = /** @type {Record<string, string>} */ (alone ? GAMES[game].solo : {});
  return `/t/${(await post("/api/v1/tables", { game, seats: [{ you: {} }, ...rivals], options, start: true })).table}`;
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
  /** @type {Promise<unknown>} */
  const loaded = new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed();
    };
  }).finally(() => coming.delete(href));
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
  const modules = offerOf(game)?.modules.filter(Boolean) ?? [];
  const sheets = GAMES[game].sheets.map((name) => `styles/${name}.css`);
  for (const path of modules.length ? [...modules, `i18n/${lang}/${game}.js`, ...sheets] : []) {
    const href = new URL(`../${path}`, import.meta.url).href;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(
        document.createElement("link"),
        path.endsWith(".css") ? { rel: "preload", as: "style", href } : { rel: "modulepreload", href },
      ),
    );
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
 * @param {string} game @returns {Promise<import("./game-types.js").End["end"]>}
 */
export async function openEnd(game) {
  const [{ end }] = await Promise.all([GAMES[game].end(), moreWords(game), sheet("end"), partSheet(game, "end")]);
  return end;
}

/** What a game adds to the look of a page or of a part of it. @param {string} game @param {import("./game-types.js").Part} part */
export const partSheet = (game, part) => (GAMES[game].parts?.includes(part) ? sheet(`${game}-${part}`, game) : undefined);

/** Learns the words of a game's options, its refusals and its end. @param {string} game */
export const moreWords = (game) => (GAMES[game].split ? wordsOf(game, "more") : wordsOf(game));

/** Words and look alone, for pages that only speak of the game. @param {string} game @param {"rules" | "companion"} [also] */
export async function speakOf(game, also) {
  if (canDraw(game))
    await Promise.all([moreWords(game), also && wordsOf(game, also), dress(game), also === "rules" && partSheet(game, also)]);
}

/** Learns what all games are called, their dice and results, where a page speaks of several. */
export const wordsOfAll = () => wordsFor(...DRAWN.map((game) => `page-${game}`));
