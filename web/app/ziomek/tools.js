// The signs of Ziomek's tools: they come with its dock.
import { hang, icon } from "../../art.js";

hang([
  icon("flip", "M4 12h16M8 8l4-5 4 5zM8 16l4 5 4-5z"),
  icon("turn", "M20 8c-2-3-5-4-8-4s-8 3-8 8M4 16c2 3 5 4 8 4s8-3 8-8M17 8h3.5V4M7 16H3.5v4"),
]);
