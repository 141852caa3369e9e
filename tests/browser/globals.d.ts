// What all scenes speak of, and what they leave in a page.

import type * as playwright from "playwright-core";
import type { TablePage } from "../../web/app/pages/table.js";
import type * as world from "./world.mjs";

declare global {
  type Page = playwright.Page;
  type Locator = playwright.Locator;
  type Route = playwright.Route;
  type Guest = world.Guest;
  type Visit = world.Visit;
  type Setting = world.Setting;
  type Server = world.Server;
  /** A way to press something. */
  type Press = (page: Page, locator: Locator) => Promise<unknown>;

  interface HTMLElementTagNameMap {
    "turlaj-table": TablePage;
  }
}
