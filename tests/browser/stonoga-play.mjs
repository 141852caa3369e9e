// A player of Stonoga, under the name that those of other games have.

export { play } from "./play.mjs";
