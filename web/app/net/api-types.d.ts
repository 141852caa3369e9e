// What the server answers, by address: answers to requests get their types here, messages of the line in wire.js, and nothing elsewhere.

import type * as wire from "../../generated/wire.js";
import type { AnyNews, AnyView } from "../game-types.js";

/** A position of a game, with what that game's views and news are. */
export type Position = Omit<wire.PositionTold, "view" | "news"> & { view: AnyView; news: AnyNews[] };
type Positions = { positions: Position[] };

/** The answer to a GET. */
export type Got<Path extends string> = Path extends "/api/v1/daily"
  ? wire.DailyNow
  : Path extends `/api/v1/daily/${string}`
    ? wire.DailyBoard
    : Path extends `/api/v1/dice${string}`
      ? wire.ServerDice
      : Path extends "/api/v1/games"
        ? wire.GameInfo[]
        : Path extends `/api/v1/games/${string}/options?${string}`
          ? wire.Choices
          : Path extends "/api/v1/me"
            ? wire.Me
            : Path extends "/api/v1/me/page"
              ? wire.MyPage
              : Path extends "/api/v1/tables" | "/api/v1/me/tables"
                ? wire.TableCard[]
                : Path extends `/api/v1/replays/${string}/positions?${string}`
                  ? Positions
                  : Path extends `/api/v1/replays/${string}`
                    ? wire.ReplayInfo
                    : Path extends "/healthz"
                      ? wire.Health
                      : never;

/** The further parameters of a request: none, or one that cannot be given, where the answer has no type. */
export type Further<Answer> = [Answer] extends [never] ? [unknownAddress: never] : [];

/** An address whose answer is a text. */
export type Text = `/api/v1/replays/${string}/record`;

/** What a POST says, and the answer to it. */
type Post<Path extends string> = Path extends "/api/v1/people"
  ? [Partial<wire.NewPerson>, wire.Key]
  : Path extends "/api/v1/tables"
    ? [wire.NewTable, wire.TableId]
    : Path extends "/api/v1/replays/read"
      ? [wire.ReadAsk, Omit<wire.ReadAnswer, "positions"> & Positions]
      : Path extends `/api/v1/daily/${string}`
        ? [object, wire.TableId]
        : Path extends `/api/v1/tables/${string}/hint`
          ? [wire.SeatAsk, wire.Hint]
          : Path extends `/api/v1/tables/${string}/preview`
            ? [wire.PreviewAsk, wire.PreviewAnswer]
            : Path extends `/api/v1/tables/${string}/programs`
              ? [wire.NewProgram, wire.ProgramKey]
              : Path extends `/api/v1/tables/${string}/why-not`
                ? [wire.SeatAsk, wire.WhyNot]
                : never;

export type Posted<Path extends string> = Post<Path>[0];
export type Answered<Path extends string> = Post<Path>[1];
