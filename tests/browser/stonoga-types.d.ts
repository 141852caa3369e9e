// What scenes of Stonoga speak of.

import type { Page as Stage } from "../../web/app/stonoga/types.js";
import type { TableOf } from "./globals.js";

declare global {
  type StonogaTable = TableOf<Stage>;
  type StonogaView = Stage["view"];
}
