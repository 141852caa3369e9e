// The name of this browser's person, as the forms that ask for it need it.

import { me, patch } from "../net/api.js";

/** The name, once it is known. @type {string | null} */
let known = null;

/** The name for a field, fetched when it is first shown. @param {{ requestUpdate(): void }} page */
export function ownName(page) {
  if (known !== null) return known;
  known = "";
  me()
    .then((person) => {
      known = person.name;
      page.requestUpdate();
    })
    .catch(() => {
      known = null;
    });
  return known;
}

/** Keeps a name that the person typed, for the tables to come; answers the person. @param {string} name */
export async function remember(name) {
  const person = await patch("/api/v1/me", { name });
  known = person.name;
  return person;
}
