// What Skeleton knows of the page that shows it, and of its own views and news.

import type { News as Told, Options, State as View } from "../../generated/skeleton.js";
import type { PlaceInfo } from "../../generated/wire.js";
import type { Heard, Manifest, Stage } from "../game-types.js";
import type { Hand } from "./hand.js";

export type { PlaceInfo, View };
export type News = Heard<Told>;
export type Page = Stage<View, Told, Hand, Options>;
export type GameManifest = Manifest<"skeleton", View, Told, Options>;
