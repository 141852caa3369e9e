// @ts-nocheck: drawings, as strings
// The seals of Clever, one per colour: they come with its pieces.
import { hang, symbol } from "../../art.js";

hang([
  symbol("seal-y", "0 0 20 20", `<circle cx="10" cy="10" r="4.6"/><path d="M10 1v2.500M10 16.500V19M1 10h2.500M16.5 10H19M3.6 3.600l1.8 1.800M14.6 14.600l1.8 1.800M16.4 3.600l-1.8 1.800M5.4 14.600l-1.8 1.8" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`),
  symbol("seal-b", "0 0 20 20", `<path d="M10 1c4 6 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0C3.5 9.5 6 7 10 1z"/>`),
  symbol("seal-g", "0 0 20 20", `<path d="M17.5 2.500C7 2 2 7 3.6 15.200L2 18l1.5.6 1.6-2.500C14 18 18.5 12 17.5 2.500z"/>`),
  symbol("seal-o", "0 0 20 20", `<path d="M1.5 6.500h17A8.5 9.5 0 0 1 1.5 6.500zM9 6V1.500L13 4z"/>`),
  symbol("seal-p", "0 0 20 20", `<circle cx="6" cy="8.5" r="4.3"/><circle cx="14" cy="8.5" r="4.3"/><circle cx="10" cy="14.5" r="4.3"/><path d="M10 6V1" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`),
  symbol("seal-w", "0 0 20 20", `<path d="M5.5 16a4 4 0 0 1-.6-8A5.2 5.2 0 0 1 15 7.500a4.3 4.3 0 0 1 .3 8.500z" fill="none" stroke="currentColor" stroke-width="2"/>`),
]);
