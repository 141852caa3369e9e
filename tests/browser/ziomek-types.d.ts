// What scenes of Ziomek speak of.

import type { Page as Stage } from "../../web/app/ziomek/types.js";
import type { TableOf } from "./globals.js";

declare global {
  type ZiomekTable = TableOf<Stage>;
  type ZiomekView = Stage["view"];
  /** A level of a stack: a piece, how it lies, and where. */
  type Laid = import("../../web/app/ziomek/wood.js").Laid;
}
