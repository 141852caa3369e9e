// A view as it came over the line, before wire.js has read it.
/** @param {import("../../../web/generated/wire.js").Play} play */
export const seats = (play) => play.view.seats; // TS18046
