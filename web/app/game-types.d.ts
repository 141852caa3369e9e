// What a game gives to the pages (Manifest, Screen) and what a page gives to a game (Stage): the checker holds both to it. What is
// generic here, pages take as it stands, and a game with its own types (`<game>/types.d.ts`); parameters are compared both ways, for
// they stand in methods.

import type { Deed, OptionChoice, Play, Room } from "../generated/wire.js";
import type { Stage as GameStage } from "./stage/stage.js";
import type { TableLink } from "./table.js";
import type { Book } from "./pages/rules.js";
import type { Ask } from "./typed/pad.js";
import type { Thrown } from "./typed/throw.js";

/** A name in drawn letters, and how each of them is tilted, in degrees. */
export type Lettering = [text: string, tilts: number[]];

/**
 * All that the page knows of a game (`app/<game>/game.js`, listed in games.js). Its words are in `i18n/<language>/name-<game>.js`. A game
 * fills in its own types.
 */
export interface Manifest<
  Id extends string = string,
  View extends AnyView = AnyView,
  News extends AnyNews = AnyNews,
  Options extends object = Room["options"],
> {
  /** The id on the server, in addresses and in file names. */
  id: Id;
  /** The drawn name, and the ones in other languages. */
  letters: Lettering;
  lettersIn?: Record<string, Lettering>;
  /** Drawn letters beyond a to z, as GLYPHS of art.js has those: width and path. */
  glyphs?: Record<string, [number, string]>;
  /**
   * Symbols that pages of all games need, with the picture `pic-<id>` (300 × 240). A poster may cut it at its sides: what matters lies in
   * the middle 180 of its width.
   */
  art: () => string[];
  /** Colours, as CSS: of the page under the game, of its poster where that is another one, and of the poster's edge. */
  cloth: string;
  poster?: string;
  under: string;
  /** The part of the picture that a flat card shows. */
  crop?: string;
  /** Style sheets in styles/ that every page of the game needs. */
  sheets: (Id | `${Id}-${string}`)[];
  /** Style sheets `<id>-<part>.css` for its end, under a hint, for a replay, on its rules page and for real dice. */
  parts?: Part[];
  /** Words of options, refusals and the end are in `more-<id>.js`: a first game starts without them. */
  split?: boolean;

  /** The modules of the game, each fetched when it is needed. */
  screen: () => Promise<Screen<View, News>>;
  end: () => Promise<End<View>>;
  rules: () => Promise<Book>;
  dice: () => Promise<Dice>;
  print: () => Promise<{ printRoll: Print }>;
  /** Real dice: typed at a table of the game, or at the page /companion/<id>, whose element `<id>-companion` this module defines. */
  typed?: () => Promise<Pads<View>>;
  companion?: () => Promise<{ Companion: new () => HTMLElement }>;
  /** Finds on the board what a hint speaks of; without it nothing is marked there. */
  where?: () => Promise<Finder>;
  /** What its news sound like, by kind; `rolled`, `took`, `your-turn` and `ended` sound alike in all games. */
  sounds?: () => Promise<{ sounds: Sounds<News> }>;
  /** Draw options that are written freely, where a text field would be too little. */
  editors?: { [Name in keyof Options]?: () => Promise<{ editor: Editor }> };

  /** The bot of a quick game; without one, the one that was chosen last. */
  rival?: string;
  /** The options of a game that is played alone. */
  solo?: Partial<Options>;
  /** All play at once, so each needs a screen. */
  race?: boolean;
  /** Where the browser remembers which lessons were read, if not at `first.<id>`. */
  lessons?: string;
  /** How a record goes on after its tags: the game of examples, which tools/player.py plays. */
  sample?: string;
}

/** What a game may have a style sheet of its own for. */
export type Part = "end" | "hint" | "replay" | "rules" | "typed";

/** What pieces of news sound like, by kind. */
export type Sounds<News extends AnyNews = AnyNews> = { [Kind in News["kind"]]?: (audio: AudioContext) => void };

/** Draws an option that is written freely: the option, and what to call with a new value. */
export type Editor = (option: OptionChoice, choose: (value: string) => void) => unknown;

/**
 * Prints a roll in a proof, die by die: its hue (tokens.css) and what it shows, nothing where it was left lying. `dice`: those that were
 * drawn, by number from 1; `lot`: the word before a colon; `kinds`: the names of the game's dice in their order, none where the proof
 * page does not know the game.
 */
export type Print = (said: string, dice: { die: number }[], lot: string, kinds: string[]) => [hue: string, shows: string][];

/** How dice of the game look on pages around it (`app/<game>/dice.js`). Kinds and faces come from the server. */
export interface Dice {
  /** The hue of a kind of die, and what is drawn on a face of it. */
  hueOf: (kind: string) => string;
  faceArt: (kind: string, face: string) => unknown;
  /** The sign of a kind whose colour needs one. */
  kindSign?: (kind: string) => unknown;
}

/**
 * A sentence of what happened. `brief`: for who sees the dice; `last`: it ends a turn without a choice, so it is to be read before the next
 * one; `kind`: of the news.
 */
export interface Told {
  text: string;
  seat: number | null;
  brief?: string;
  last?: boolean;
  kind?: string;
}

/** The fields of all kinds of news; those that a kind has not are undefined. */
export type Fields<News> = {
  [Field in News extends unknown ? keyof News : never]?: News extends { [Own in Field]?: infer Value } ? Value : never;
} & AnyNews;

/** What each kind of news does to a view. */
export type Changes<View, News extends AnyNews, Seat> = {
  [Kind in News["kind"]]?: (view: View, news: Extract<News, { kind: Kind }>, seat: Seat) => unknown;
};
/** One of them, for any piece of news. */
export type Change<View, News, Seat> = ((view: View, news: News, seat: Seat) => unknown) | undefined;

/** What every view has; whose turn it is, where there are turns. */
export interface AnyView {
  seats: readonly object[];
  seat?: number;
}

/** What every piece of news has: its kind, and whose it is; `absent`, if it was played for a seat whose person is away. */
export interface AnyNews {
  kind: string;
  seat?: number;
  absent?: boolean;
}

/** A piece of news of a game, as it is told. */
export type Heard<News> = News & { absent?: boolean };

/** What an eye is told of a game: the wire's `Play`, with the view of the game. */
export type PlayOf<View> = Omit<Play, "view"> & { view: View };

/** What the person at a screen is about to do, as pages know it. */
export interface AnyHand {
  /** Nothing of what the person before was about to do. */
  empty(): void;
  /** Takes an advised action into the hand, with what has to follow; answers it in words. */
  advised(action: string, then?: string[]): string;
  /** Does several actions one after the other, where the game has chains of them. */
  send?(actions: string[]): unknown;
  /** Where all act at once: whose place is looked at, if not the own one. */
  looking?: unknown;
  /** A replay begins: all that may be seen is open, and nothing is remembered. */
  replays?(): void;
  /** A replay shows another position, and nothing moves to there from the one before. */
  placed?(): void;
}

/** Where a table comes from: the line to the server, or a recording. */
export type Source<View extends AnyView = AnyView, News extends AnyNews = AnyNews> = Pick<
  TableLink,
  "id" | "room" | "heardAt" | "acted" | "own" | "toAct" | "covered" | "act" | "do" | "watch" | "listen"
> & { play: PlayOf<View>; news: Heard<News>[] };

/** The element that draws a stage; what was written is on the screen once its update is complete. */
export type Root = HTMLElement & { readonly updateComplete: Promise<boolean> };

/**
 * What a page gives to a game, a table in play as well as one of a replay. There is a room and a play wherever a game draws. Its fields are
 * observed: writing one of them draws what has read it.
 */
export interface Stage<View extends AnyView = AnyView, News extends AnyNews = AnyNews, Hand = AnyHand, Options = Room["options"]> {
  /** The id of the table, where it comes from, and the element on the page. */
  table: string;
  link: Omit<Source<View, News>, "room"> & { room: Omit<Room, "options"> & { options: Options } };
  root: Root;
  /** The view on screen: it follows the news. */
  view: View;
  hand: Hand;
  screen: Pick<Screen<View, News>, "correct" | "terms">;
  /** What is looked at right now: what somebody else does, or how the own turn ended. */
  stage: { text: string; own: boolean } | null;
  story: Told[];
  /** Whether news are shown, and whether somebody wants to see the end of them; when a press last said so. */
  playing: boolean;
  hurried: boolean;
  pressedAt: number;
  /** Why the last wish came to nothing. */
  slip: string;
  menu: boolean;
  daily: typeof import("./daily/table.js") | null;

  /** The own seat that is looked from; whether it is asked, and what it may do. */
  me(): number | null;
  isAsked(): boolean;
  legal(): string[];
  /** Names as people read them: "you" for the own seat, the name of every seat, a name in the language of the page. */
  name(seat: number): string;
  nameOf(seat: number): string;
  shown(name: string): string;
  faceOf(seat: number): string;
  gameName(): string;
  /** Whom a question is for, where several people share the screen. */
  calls(): unknown;

  act(action: string): Promise<void>;
  do(deed: Deed): Promise<void>;
  tried(work: Promise<unknown>): Promise<void>;
  /** Why an action is not possible; a game that is over gives no reasons. */
  whyNot(action: string): Promise<void>;
  clearSlip(): void;
  say(text: string, told?: boolean): void;
  hint(): Promise<void>;
  goBack(): unknown;
  rematch(): Promise<void>;
}

/** The stage of a table in play, as pages know it. */
export type TableStage = GameStage<TableLink>;

/** What draws the end of a game (`app/<game>/end.js`). */
export interface End<View extends AnyView = AnyView> {
  end(page: Stage, view: View): unknown;
}

/** How real dice are tapped (`app/<game>/typed.js`). */
export interface Pads<View extends AnyView = AnyView> {
  pad(page: Stage, view: View, thrown: Thrown): Ask;
}

/** Finds on the board what a hint speaks of (`app/<game>/where.js`). */
export interface Finder {
  where(page: Stage, action: string, then: string[]): Iterable<Element>;
}

/** The class of a game's hand. */
declare class HandClass {
  constructor(page: Stage);
  empty(): void;
  advised(action: string, then?: string[]): string;
  send?(actions: string[]): unknown;
  looking?: unknown;
  replays?(): void;
  placed?(): void;
}

/** What draws a table of the game (`app/<game>/screen.js`). */
export interface Screen<View extends AnyView = AnyView, News extends AnyNews = AnyNews> {
  /** What the person at this screen is about to do. */
  Hand: typeof HandClass;
  board(page: Stage, view: View): unknown;
  dock(page: Stage, view: View): unknown;
  /** What stands in the bar during the game. */
  status?(page: Stage, view: View): unknown;
  /** What stands on the cover between two people at one device. */
  coverDrawing(): unknown;
  /** Says what happened; nothing for what needs no words. */
  tell(news: Heard<News>, name: (seat: number) => string, mine: (seat: number) => boolean): Told | null;
  /** What an action is about, as parameters of the sentence `act.<verb>` of a replay. */
  named?(what: string): Record<string, string>;
  /** What an undo has taken back, and what it means that somebody raised a flag; in words. */
  undone?(page: Stage): string;
  flagged?(page: Stage, seat: number): string;
  /** What a table with a clock or real dice adds to its terms, and the way to a correction of real dice. */
  terms?(page: Stage): unknown;
  correct?(): unknown;

  /** Everybody acts at once: views are shown as they come, and `happened` is told what led there. */
  live?: boolean;
  happened?(page: Stage, news: Heard<News>[], before: View | null): void;

  /**
   * Otherwise news are shown one by one: how long each is looked at, in milliseconds, and how long at least where a press shows the next
   * one only.
   */
  LOOK?: Record<string, number>;
  STEP?: number;
  /** The view after a piece of news; without it, the one the server told. */
  withNews?(view: View, news: Heard<News>): View;
  /** What is measured before the news are on the screen, what moves after, and how long the end of the own turn stays. */
  before?(page: Stage, news: Heard<News>): unknown;
  after?(page: Stage, news: Heard<News>, from: unknown, still: boolean): void;
  stays?(news: Heard<News>, next: Heard<News> | undefined, shared: boolean, still: boolean): number;
}
