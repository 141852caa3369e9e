// The name of this browser's person, as the forms that ask for it need it.

import { me, patch } from "../net/api.js";
import { Store } from "../store.js";

class Person extends Store {
  constructor() {
    super();
    /** The name, once it is known. @type {string | null} */
    this.name = null;
    this.asked = false;
  }
}
const known = new Person();

/** The name for a field, fetched when it is first shown. */
export function ownName() {
  if (known.name === null && !known.asked) {
    known.asked = true;
    me()
      .then((person) => {
        known.name ??= person.name;
      })
      .catch(() => {
        known.asked = false;
      });
  }
  return known.name ?? "";
}

/** Keeps a name that the person typed, for the tables to come; answers the person. @param {string} name */
export async function remember(name) {
  const person = await patch("/api/v1/me", { name });
  known.name = person.name;
  return person;
}
