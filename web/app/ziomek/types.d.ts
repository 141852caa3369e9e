// What Ziomek knows of the page that shows it, and of its own views and news.

import type { News as Told, Options, View } from "../../generated/ziomek.js";
import type { PlaceInfo } from "../../generated/wire.js";
import type { Fields, Heard, Manifest, Stage } from "../game-types.js";
import type { Hand } from "./hand.js";

export type { PlaceInfo, View };
export type News = Heard<Told>;
/** A piece of news of one kind. */
export type Of<Kind extends News["kind"]> = Extract<News, { kind: Kind }>;
/** Any piece of news, for what looks at some fields of several kinds. */
export type Some = Fields<News>;
export type Page = Stage<View, Told, Hand, Options>;
export type GameManifest = Manifest<"ziomek", View, Told, Options>;
export type SeatView = View["seats"][number];
