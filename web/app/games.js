// The games that this client can draw. What belongs to one alone is fetched when it comes on screen.

import { get, me, post } from "./net/api.js";
import { wordsOf } from "./words.js";

/** @typedef {import("../generated/wire.js").GameInfo} GameInfo */

/**
 * `code` is what draws a table of the game; `sheets` are its style sheets; `title` is the box of its drawn name.
 * @type {Record<string, { title: string, sheets: string[], code: () => Promise<any> }>}
 */
const GAMES = {
  stonoga: { title: "0 0 341 96", sheets: ["stonoga", "stonoga-table"], code: () => import("./stonoga/screen.js") },
  clever: { title: "0 0 265 96", sheets: ["clever", "clever-table"], code: () => import("./clever/screen.js") },
};

/** The names of all games that can be drawn. */
export const DRAWN = Object.keys(GAMES);

/** Whether there are drawings for this game. @param {string} game */
export const canDraw = (game) => Object.hasOwn(GAMES, game);

/** The box of the game's drawn name. @param {string} game */
export const titleBox = (game) => GAMES[game].title;

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

/** A new table that begins at once, against the best bot or alone; answers its address. @param {string} game @param {boolean} [alone] */
export async function newGame(game, alone = false) {
  await me();
  const rivals = alone ? [] : [{ bot: { name: await bestBot(game) } }];
  return `/t/${(await post("/api/v1/tables", { game, seats: [{ you: {} }, ...rivals], start: true })).table}`;
}

/** The look of a game, and of no other one: two games may use the same names. @param {string} game @returns {Promise<unknown>} */
function dress(game) {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-of]"))) link.disabled = link.dataset.of !== game;
  return Promise.all(GAMES[game].sheets.map((name) => {
    const href = new URL(`../styles/${name}.css`, import.meta.url).href;
    if (document.querySelector(`link[href="${href}"]`)) return undefined;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.dataset.of = game;
    document.head.append(link);
    return new Promise((done, failed) => { link.onload = done; link.onerror = failed; });
  }));
}

/**
 * All that a page of this game needs: words, look and drawings; answers the module that draws.
 * @param {string} game
 */
export async function openGame(game) {
  const { code } = GAMES[game];
  const [drawings] = await Promise.all([code(), wordsOf(game), dress(game)]);
  return drawings;
}

/** Words and look alone, for pages that only speak of the game. @param {string} game @param {"rules"} [also] */
export async function speakOf(game, also) {
  if (canDraw(game)) await Promise.all([wordsOf(game, also), dress(game)]);
}
