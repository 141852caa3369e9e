// What scenes of Clever speak of.

import type { Page as Stage } from "../../web/app/clever/types.js";
import type { TableOf } from "./globals.js";

declare global {
  type CleverTable = TableOf<Stage>;
  type CleverView = Stage["view"];
}
