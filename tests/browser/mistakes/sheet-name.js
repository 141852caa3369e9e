// A manifest that takes the style sheet of another game.
import { clever } from "../../../web/app/clever/game.js";

/** @type {import("../../../web/app/clever/types.js").GameManifest} */
export const manifest = { ...clever, sheets: ["clever", "snakes-table"] }; // TS2322
