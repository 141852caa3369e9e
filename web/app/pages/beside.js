// What stands beside a game at its table: a first quick game does without it, so it is fetched on its own.

export { askBack } from "./back.js";
export { closed } from "./closed.js";
export { cover } from "./cover.js";
export { lobby } from "./lobby.js";
export { menuPanel } from "./menu.js";
export { requests } from "./requests.js";
