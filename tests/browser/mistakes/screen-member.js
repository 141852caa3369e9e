// A screen without a member.
import { Hand, board, coverDrawing, dock } from "../../../web/app/stonoga/screen.js";

/** @type {import("../../../web/app/game-types.js").Screen} */
export const screen = { Hand, board, coverDrawing, dock }; // TS2741
