// The seals of Clever, one per colour: they come with its pieces.
import { hang, symbol } from "../../art.js";

hang([
  symbol(
    "seal-y",
    "0 0 20 20",
    `<circle cx="10" cy="10" r="4.6"/>` +
      `<path d="M10 1v2.5M10 16.5V19M1 10h2.5M16.5 10H19M3.6 3.6l1.8 1.8M14.6 14.6l1.8 1.8M16.4 3.6l-1.8 1.8M5.4 14.6l-1.8 1.8"` +
      ` stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  ),
  symbol("seal-b", "0 0 20 20", `<path d="M10 1c4 6 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C3.5 9.5 6 7 10 1z"/>`),
  symbol("seal-g", "0 0 20 20", `<path d="M17.5 2.5C7 2 2 7 3.6 15.2L2 18l1.5.6 1.6-2.5C14 18 18.5 12 17.5 2.5z"/>`),
  symbol("seal-o", "0 0 20 20", `<path d="M1.5 6.5h17A8.5 9.5 0 0 1 1.5 6.5zM9 6V1.5L13 4z"/>`),
  symbol(
    "seal-p",
    "0 0 20 20",
    `<circle cx="6" cy="8.5" r="4.3"/><circle cx="14" cy="8.5" r="4.3"/><circle cx="10" cy="14.5" r="4.3"/>` +
      `<path d="M10 6V1" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  ),
  symbol(
    "seal-w",
    "0 0 20 20",
    `<path d="M5.5 16a4 4 0 0 1-.6-8A5.2 5.2 0 0 1 15 7.5a4.3 4.3 0 0 1 .3 8.5z" fill="none" stroke="currentColor" stroke-width="2"/>`,
  ),
]);
