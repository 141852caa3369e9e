// A stage from something that is neither a line to a table nor a recording.
import { Stage } from "../../../web/app/stage/stage.js";

/** @param {import("../../../web/app/game-types.js").Root} root */
export const stage = (root) => new Stage("", { id: "", news: [], own: () => [] }, root); // TS2345
