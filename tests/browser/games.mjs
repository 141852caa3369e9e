// The games that the client draws: whatever has a manifest. Tests of what all games share go through this list.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../../web/app", import.meta.url));

/** Their ids. */
export const GAMES = readdirSync(APP, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(join(APP, one.name)).includes("game.js"))
  .map((one) => one.name);

/** The races among them: all play at once, and nobody is advised. */
export const RACES = GAMES.filter((game) => /\brace: true/.test(readFileSync(join(APP, game, "game.js"), "utf8")));

/** The same in the order of all lists: that of their imports. */
export const LISTED = [...readFileSync(join(APP, "games.js"), "utf8").matchAll(/from "\.\/(\w+)\/game\.js"/g)].map(([, game]) => game);

/** The test game, which `staged(["--one-more"])` offers as well: what holds for any game is tested with it too. */
export const TEST_GAME = "skeleton";

/** The folder of a game in the client. @param {string} game */
export const folderOf = (game) =>
  game === TEST_GAME ? fileURLToPath(new URL(`../${game}/web/app/${game}`, import.meta.url)) : join(APP, game);

/** A test file of a game, beside this one or in the folder of the test game. @param {string} game @param {string} file */
export const ofGame = (game, file) => import(game === TEST_GAME ? `../${game}/tests/browser/${game}-${file}.mjs` : `./${game}-${file}.mjs`);

/** The scenes of a game's gallery. @param {string} game */
export const ofGallery = (game) => import(game === TEST_GAME ? `../${game}/tests/browser/gallery/${game}.mjs` : `./gallery/${game}.mjs`);

/**
 * Plays a game with what the page shows where it has a player of its own, `<game>-play.mjs`, and by its rules otherwise.
 * @param {string} game
 */
export async function playerOf(game) {
  const own = `./${game}-play.mjs`;
  /** @type {{ play: (page: Page, how: { look: () => Promise<boolean> }) => Promise<unknown> }} */
  const { play } = await import(existsSync(new URL(own, import.meta.url)) ? own : "./any-play.mjs");
  return play;
}
