// A manifest that takes the screen of another game.
import { stonoga } from "../../../web/app/stonoga/game.js";

/** @type {import("../../../web/app/stonoga/types.js").GameManifest} */
export const manifest = { ...stonoga, screen: () => import("../../../web/app/snakes/screen.js") }; // TS2322
