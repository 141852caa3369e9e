// What the person at this screen is about to do: nothing is chosen before it is done. It is a store: what reads its fields while it draws
// follows them.

import { Store } from "../store.js";
import { t } from "../words.js";

export class Hand extends Store {
  /** @param {import("./types.js").Page} page */
  constructor(page) {
    super();
    this.page = page;
  }

  /** An action in words. @param {string} action */
  advised(action) {
    return t(`action.${action}`);
  }

  /** Nothing of what the one before was told. */
  empty() {
    this.page.slip = "";
  }
}
