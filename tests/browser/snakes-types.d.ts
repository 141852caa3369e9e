// What scenes of Snakes speak of.

import type { Page as Stage } from "../../web/app/snakes/types.js";
import type { TableOf } from "./globals.js";

declare global {
  type SnakesTable = TableOf<Stage>;
  type SnakesView = Stage["view"];
}
