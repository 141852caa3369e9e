// A board that wants another view.
import * as clever from "../../../web/app/clever/screen.js";

/** @type {import("../../../web/app/game-types.js").Screen<import("../../../web/generated/snakes.js").View>["board"]} */
export const board = clever.board; // TS2322
