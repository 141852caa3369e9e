// What the person at this screen is about to do: nothing is chosen before it is done.

import { t } from "../words.js";

export class Hand {
  /** @param {import("./types.js").Page} page */
  constructor(page) {
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
