// Where games are played with real dice: at a table, or at a page of their own.

import { GAMES } from "../games.js";

export const REAL = Object.values(GAMES)
  .filter((game) => game.companion ?? game.typed)
  .map(({ id, companion }) => ({ id, href: companion ? `/companion/${id}` : `/new/${id}?with=real` }));
