// What all scenes speak of, and what they leave in a page.

import type * as axe from "axe-core";
import type * as playwright from "playwright-core";
import type { AnyView, PlayOf, TableStage } from "../../web/app/game-types.js";
import type { TablePage as AnyTable } from "../../web/app/pages/table.js";
import type { TableLink } from "../../web/app/table.js";
import type { Update as AnyUpdate } from "../../web/generated/wire.js";
import type * as world from "./world.mjs";

/** The element of a table, with the types of a game. */
export type TableOf<Stage> = Stage extends { view: infer View extends AnyView; hand: infer Hand }
  ? Omit<AnyTable, "stage"> & {
      stage: Omit<TableStage, "view" | "hand" | "link"> & {
        view: View;
        hand: Hand;
        link: Omit<TableLink, "play"> & { play: PlayOf<View> };
      };
    }
  : never;

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
  /** Sees the page before each step, and ends the game by answering something. */
  type Look<Asked> = (asked: Asked) => Promise<unknown>;
  type Texts = Record<string, string>;
  /** Words of a language: a text, or its forms by number; whoever names a key knows which. */
  type Words = Record<string, string & Texts>;
  /** Something that moved by itself, and what. */
  type Shift = PerformanceEntry & { sources: { node: Element | null }[] };
  type Params = Record<string, string | number>;

  type TablePage = AnyTable;
  /** A play that asks somebody, or has ended: whoever looks at it knows which. */
  type PlayIn<View> = PlayOf<View> & { asked: NonNullable<PlayOf<View>["asked"]>; standings: NonNullable<PlayOf<View>["standings"]> };
  type Asked = { kind: string; prompt: string };
  /** Somebody in a browser, of whom nothing but the page is looked at. */
  type Visitor = Pick<Guest, "page">;
  type Point = { x: number; y: number };
  type Box = { x: number; y: number; width: number; height: number };
  /** A message of the server about a table, and the play that it tells. */
  type UpdateOf<View = AnyView> = Omit<AnyUpdate, "play" | "news"> & { type: "update"; play?: PlayOf<View>; news?: ToldNews[] };
  type ToldNews = { kind: string; seat?: number; absent?: boolean; [field: string]: unknown };

  interface Window {
    axe: typeof axe;
    /** Whether somebody looks elsewhere. */
    away?: boolean;
    calls: string[];
    shown: number;
    seen: Record<string, Set<string>>;
    shifts: string[];
    stacks: string[];
    early: string[];
    sawDice?: number;
    looked?: string;
    look: () => { on: string[]; game: string; ground: string; drawn: unknown[] };
    ended: () => { seen: [string, string[]][]; shifts: number[] };
    saidAfter: Promise<number>;
    bytes: number[];
    more?: number;
    game: import("./play.mjs").Game;
  }
}
