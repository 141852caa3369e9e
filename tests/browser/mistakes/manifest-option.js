// A manifest that names an option which the game has not.
import { ziomek } from "../../../web/app/ziomek/game.js";

/** @type {import("../../../web/app/ziomek/types.js").GameManifest} */
export const manifest = { ...ziomek, solo: { clocks: "off" } }; // TS2561
