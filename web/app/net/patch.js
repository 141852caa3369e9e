// What the server sends of a document that is known already: what has changed (docs/api.md, "Changes").

/** @typedef {import("../../generated/wire.js").Change} Change */

/**
 * A document after a change. What has not changed in it is the same object as before, and the old document stays as it is.
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
