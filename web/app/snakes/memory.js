// What nobody tells again after a reload: where the snakes lie, who finished those that were opened again, and how the felt was looked at.

import { Credits } from "./credits.js";
import { Ground } from "./ground.js";

/**
 * A look at the felt: `wide` and `high` are its size in pixels, `moved` says whether a hand chose it.
 * @typedef {import("./camera.js").Look & { wide: number, high: number, moved: boolean }} Seen
 */

/** @param {string} table */
const shelf = (table) => `turlaj.snakes.${table}`;

/** @param {string} table @returns {{ ground: Ground, credits: Credits, look: Seen | null }} */
export function remembered(table) {
  const [ground, credits] = [new Ground(), new Credits()];
  /** @type {Seen | null} */
  let look = null;
  try {
    /** @type {{ spots?: [number, [number, number]][], credits?: [number, number[]][], look?: Seen | null }} */
    const kept = JSON.parse(sessionStorage.getItem(shelf(table)) ?? "{}");
    ground.spots = new Map(kept.spots);
    credits.seats = new Map(kept.credits);
    look = kept.look ?? null;
  } catch {
    /* Then everything finds its place anew. */
  }
  return { ground, credits, look };
}

/** @param {string} table @param {Ground} ground @param {Credits} credits @param {Seen | null} look */
export function remember(table, ground, credits, look) {
  try {
    sessionStorage.setItem(shelf(table), JSON.stringify({ spots: [...ground.spots], credits: [...credits.seats], look }));
  } catch {
    /* Nothing can be kept here. */
  }
}
