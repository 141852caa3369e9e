// A tag that no message has.
/** @param {import("../../../web/generated/wire.js").Message} message */
export const left = (message) => message.type === "goodbye"; // TS2367
