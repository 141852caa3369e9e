// What nobody tells again after a reload: where the snakes lie, and who finished those that were opened again.

import { Credits } from "./credits.js";
import { Ground } from "./ground.js";

/** @param {string} table */
const shelf = (table) => `turlaj.snakes.${table}`;

/** @param {string} table @returns {{ ground: Ground, credits: Credits }} */
export function remembered(table) {
  const [ground, credits] = [new Ground(), new Credits()];
  try {
    const kept = JSON.parse(sessionStorage.getItem(shelf(table)) ?? "{}");
    ground.spots = new Map(kept.spots);
    credits.seats = new Map(kept.credits);
  } catch { /* Then everything finds its place anew. */ }
  return { ground, credits };
}

/** @param {string} table @param {Ground} ground @param {Credits} credits */
export function remember(table, ground, credits) {
  try {
    sessionStorage.setItem(shelf(table), JSON.stringify({ spots: [...ground.spots], credits: [...credits.seats] }));
  } catch { /* Nothing can be kept here. */ }
}
