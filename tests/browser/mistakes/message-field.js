// A field of another message than the one that came.
/** @param {import("../../../web/generated/wire.js").Message} message */
export const table = (message) => (message.type === "done" ? message.table : ""); // TS2339
