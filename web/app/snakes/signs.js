// What else lies on a table of Snakes: closed eyes and signs. It comes with the pieces.
import { hang, smile, symbol } from "../../art.js";

hang([
  symbol(
    "snake-lids",
    "0 0 64 64",
    `<path d="M10.5 34a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1-19 0zM34.5 34a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1-19 0z" fill="var(--c)"/>` +
      `${smile("M12.5 35q7.5 6 15 0M36.5 35q7.5 6 15 0")}`,
  ),
  symbol("snake-plus", "0 0 64 64", `<path d="M32 15v34M15 32h34" stroke="var(--c)" stroke-width="14" stroke-linecap="round"/>`),
  symbol("snake-minus", "0 0 64 64", `<path d="M15 32h34" stroke="var(--c)" stroke-width="14" stroke-linecap="round"/>`),
]);
