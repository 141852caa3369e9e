// What comes over a socket in protocol 2, told as in protocol 1: with the whole room and the whole play, where they have changed.

import { patched } from "../../web/app/net/wire.js";

/** Follows the sockets of one page, which keeps what it knows from one to the next: turns each text into one that says everything. */
export function follower() {
  const known = /** @type {Map<string, { room: unknown, play: unknown }>} */ (new Map());
  return (/** @type {string} */ text) => {
    const message = /** @type {import("../../web/generated/wire.js").Message} */ (JSON.parse(text));
    if (message.type !== "patch") return text;
    const { n: _, from, room, play, ...rest } = message;
    const was = (from !== undefined && known.get(message.table)) || { room: null, play: null };
    const is = { room: room ? patched(was.room, room) : was.room, play: play ? patched(was.play, play) : was.play };
    known.set(message.table, is);
    return JSON.stringify({ ...rest, type: "update", ...(room && { room: is.room }), ...(play && { play: is.play }) });
  };
}
