// What comes over the line gets its type here, and nowhere else: a message by its tag, the documents of a table by what every page takes
// from them, also after a change. What this page cannot read is left out. Answers to requests have their types by address
// (api-types.d.ts).

/** @typedef {import("../../generated/wire.js").Message} Message @typedef {import("../../generated/wire.js").RefusalInfo} Refusal */
/** @typedef {import("../../generated/wire.js").Room} Room @typedef {import("../../generated/wire.js").Change} Change */
/** @typedef {import("../game-types.js").AnyView} AnyView @typedef {import("../game-types.js").AnyNews} AnyNews */
/** @typedef {import("../game-types.js").PlayOf<AnyView>} AnyPlay */
/** @template {PropertyKey} Field @typedef {{ [Name in Field]: unknown }} Having */

/** All tags of messages. @type {Record<Message["type"], true>} */
const TAGS = { hello: true, done: true, refused: true, update: true, patch: true, gone: true, bye: true };

/**
 * Whether something is an object with these fields.
 * @template {string} Field @param {unknown} it @param {Field[]} fields @returns {it is Having<Field>}
 */
const has = (it, ...fields) => typeof it === "object" && it !== null && fields.every((field) => field in it);

/** @param {unknown} it @returns {it is Message} */
const isMessage = (it) => has(it, "type") && typeof it.type === "string" && Object.hasOwn(TAGS, it.type);

/** @param {unknown} it @returns {it is Room} */
const isRoom = (it) => has(it, "game", "status", "seats") && typeof it.status === "string" && Array.isArray(it.seats);

/** @param {unknown} it @returns {it is AnyView} */
const isView = (it) => has(it, "seats") && Array.isArray(it.seats);

/** @param {unknown} it @returns {it is AnyPlay} */
const isPlay = (it) => has(it, "waiting", "view") && Array.isArray(it.waiting) && isView(it.view);

/** @param {unknown} it @returns {it is AnyNews} */
const isNews = (it) => has(it, "kind") && typeof it.kind === "string";

/** @param {unknown} it @returns {it is Refusal} */
export const isRefusal = (it) =>
  has(it, "code", "text") && typeof it.code === "string" && typeof it.text === "string" && !(it instanceof Error);

/** A message of the server; nothing if this page does not know its tag. @param {string} text */
export function messageOf(text) {
  /** @type {unknown} */
  const said = JSON.parse(text);
  return isMessage(said) ? said : null;
}

/** The room of a table. @param {unknown} document */
export const roomOf = (document) => (isRoom(document) ? document : undefined);

/** The play of a table, with a view of its game: the game's own types know more of it (`Manifest`). @param {unknown} document */
export const playOf = (document) => (isPlay(document) ? document : undefined);

/** Pieces of news of a game. @param {unknown[]} [list] @returns {AnyNews[]} */
export const newsOf = (list = []) => list.filter(isNews);

/**
 * A document after a change (docs/api.md, "Changes"). What has not changed in it is the same object as before, and the old document stays
 * as it is.
 * @param {unknown} was @param {Change} change @returns {unknown}
 */
export function patched(was, change) {
  if (Array.isArray(change)) return change[0];
  const now = Array.isArray(was) ? [...was] : { .../** @type {object} */ (was) };
  const members = /** @type {Record<string, unknown>} */ (now);
  for (const [name, inner] of Object.entries(change)) {
    if (!Array.isArray(inner) || inner.length) members[name] = patched(members[name], inner);
    else if (Array.isArray(now)) now.length = Number(name);
    else delete members[name];
  }
  return now;
}
