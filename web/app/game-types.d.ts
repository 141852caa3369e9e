// What a game gives to the page: the checker holds every game to it.

import type { OptionChoice } from "../generated/wire.js";
import type { TablePage } from "./pages/table.js";
import type { Book } from "./pages/rules.js";
import type { Where } from "./hint/light.js";
import type { Ask } from "./typed/pad.js";
import type { Thrown } from "./typed/throw.js";

/** Draws a part of a symbol, out of whatever it needs. */
export type Draw = (...parts: any[]) => string;

/** A name in drawn letters, and how each of them is tilted, in degrees. */
export type Lettering = [text: string, tilts: number[]];

/** All that the page knows of a game (`app/<game>/game.js`, listed in games.js). Its words are in `i18n/<language>/name-<game>.js`. */
export interface Manifest {
  /** The id on the server, in addresses and in file names. */
  id: string;
  /** The drawn name, and the ones in other languages. */
  letters: Lettering;
  lettersIn?: Record<string, Lettering>;
  /** Drawn letters beyond a to z, as GLYPHS of art.js has those: width and path. */
  glyphs?: Record<string, [number, string]>;
  /** Symbols that pages of all games need, with the picture `pic-<id>` (300 × 240). */
  art: () => string[];
  /** Colours, as CSS: of the page under the game, of its poster where that is another one, and of the poster's edge. */
  cloth: string;
  poster?: string;
  under: string;
  /** The part of the picture that a flat card shows. */
  crop?: string;
  /** Style sheets in styles/ that every page of the game needs. */
  sheets: string[];
  /** Style sheets `<id>-<part>.css` for its end, under a hint, for a replay, on its rules page and for real dice. */
  parts?: Part[];
  /** Words of options, refusals and the end are in `more-<id>.js`: a first game starts without them. */
  split?: boolean;

  /** The modules of the game, each fetched when it is needed. */
  screen: () => Promise<Screen>;
  end: () => Promise<{ end: (page: TablePage, view: any) => unknown }>;
  rules: () => Promise<Book>;
  dice: () => Promise<Dice>;
  print: () => Promise<{ printRoll: Print }>;
  /** Real dice: typed at a table of the game, or at the page /companion/<id>, whose element `<id>-companion` this module defines. */
  typed?: () => Promise<{ pad: (page: TablePage, view: any, thrown: Thrown) => Ask }>;
  companion?: () => Promise<unknown>;
  /** Finds on the board what a hint speaks of; without it nothing is marked there. */
  where?: () => Promise<{ where: Where }>;
  /** What its news sound like, by kind; `rolled`, `took`, `your-turn` and `ended` sound alike in all games. */
  sounds?: () => Promise<{ sounds: Record<string, (audio: AudioContext) => void> }>;
  /** Draw options that are written freely, where a text field would be too little. */
  editors?: Record<string, () => Promise<{ editor: Editor }>>;

  /** The bot of a quick game; without one, the one that was chosen last. */
  rival?: string;
  /** The options of a game that is played alone. */
  solo?: Record<string, string>;
  /** All play at once, so each needs a screen. */
  race?: boolean;
  /** Where the browser remembers which lessons were read, if not at `first.<id>`. */
  lessons?: string;
  /** How a record goes on after its tags: the game of examples, which tools/player.py plays. */
  sample?: string;
}

/** What a game may have a style sheet of its own for. */
export type Part = "end" | "hint" | "replay" | "rules" | "typed";

/** Draws an option that is written freely: the option, and what to call with a new value. */
export type Editor = (option: OptionChoice, choose: (value: string) => void) => unknown;

/** Prints a roll in a proof, die by die: its hue (tokens.css) and what it shows, nothing where it was left lying. `lot`: the word before a colon. */
export type Print = (said: string, dice: { die: number }[], lot: string) => [hue: string, shows: string][];

/** How dice of the game look on pages around it (`app/<game>/dice.js`). Kinds and faces come from the server. */
export interface Dice {
  /** The hue of a kind of die, and what is drawn on a face of it. */
  hueOf: (kind: string) => string;
  faceArt: (kind: string, face: string) => unknown;
  /** The sign of a kind whose colour needs one. */
  kindSign?: (kind: string) => unknown;
}

/** A sentence of what happened. `brief`: for who sees the dice; `last`: it ends a turn without a choice, so it is to be read before the next one. */
export interface Told { text: string, seat: number | null, brief?: string, last?: boolean }

/** Says what happened; nothing for what needs no words. */
export type Tell = (news: any, name: (seat: number) => string, mine: (seat: number) => boolean) => Told | null;

/** What draws a table of the game (`app/<game>/screen.js`). */
export interface Screen {
  /** What the person at this screen is about to do. */
  Hand: new (page: any) => any;
  board: (page: TablePage, view: any) => unknown;
  dock: (page: TablePage, view: any) => unknown;
  /** What stands in the bar during the game. */
  status?: (page: TablePage, view: any) => unknown;
  /** What stands on the cover between two people at one device. */
  coverDrawing: () => unknown;
  tell: Tell;
  /** What an action is about, as parameters of the sentence `act.<verb>` of a replay. */
  named?: (what: string) => Record<string, string>;
  /** What an undo has taken back, and what it means that somebody raised a flag; in words. */
  undone?: (page: TablePage) => string;
  flagged?: (page: TablePage, seat: number) => string;

  /** Everybody acts at once: views are shown as they come, and `happened` is told what led there. */
  live?: boolean;
  happened?: (page: TablePage, news: any[], before: any) => void;

  /** Otherwise news are shown one by one: how long each is looked at, in milliseconds, and how long at least where a press shows the next one only. */
  LOOK?: Record<string, number>;
  STEP?: number;
  /** The view after a piece of news; without it, the one the server told. */
  withNews?: (view: any, news: any) => any;
  /** What is measured before the news are on the screen, what moves after, and how long the end of the own turn stays. */
  before?: (page: any, news: any) => any;
  after?: (page: TablePage, news: any, from: any, still: boolean) => void;
  stays?: (news: any, next: any, shared: boolean, still: boolean) => number;
}
