// The one list of games: one line for each, and its name below. What is to be known of a game, its manifest says (game-types.d.ts).

import { stonoga } from "./stonoga/game.js";
import { clever } from "./clever/game.js";
import { snakes } from "./snakes/game.js";
import { ziomek } from "./ziomek/game.js";

/** The games that this client can draw, by id. @type {Record<string, import("./game-types.js").Manifest>} */
export const GAMES = Object.fromEntries([stonoga, clever, snakes, ziomek].map((game) => [game.id, game]));

/** The ids of all games that can be drawn. */
export const DRAWN = Object.keys(GAMES);

/** The game of examples. */
export const SAMPLE = Object.values(GAMES).find((game) => game.sample) ?? GAMES[DRAWN[0]];

/** Whether there are drawings for this game. @param {string} game */
export const canDraw = (game) => Object.hasOwn(GAMES, game);
