// How a game ended, as far as it can be judged without its rules. That moves keep the rules, and that the result follows
// from them, is for `turlaj verify` to say.

import { SEAT, whole } from "./record.js";

const PLACE = whole(`${SEAT}:([1-9]|1[0-6])/(0|-?[1-9][0-9]{0,9})`);

/**
 * Whether a `Result` is written as places are: every seat once, the best first, equal ones on the same place.
 * @param {string} result @param {number} players
 */
export function isRanking(result, players) {
  const places = result.split(" ").map((text) => text.match(PLACE)?.slice(1).map(Number) ?? []);
  const follows = (/** @type {number[]} */ [seat, place, points], /** @type {number} */ at) => {
    if (!at) return place === 1;
    const [seatBefore, placeBefore, pointsBefore] = places[at - 1];
    return place === placeBefore ? points === pointsBefore && seat > seatBefore : place === at + 1 && points <= pointsBefore;
  };
  return (
    places.length === players &&
    places.every(([seat]) => seat <= players) &&
    new Set(places.map(([seat]) => seat)).size === players &&
    places.every(follows)
  );
}

/**
 * Whether a record says how the game ended, and was given up if and only if it says so.
 * @param {import("./record.js").Tag[]} tags @param {import("./record.js").Word[]} words @param {number} players
 * @param {import("./verify.js").Complain} fault
 */
export function checkResult(tags, words, players, fault) {
  const tag = tags.find((one) => one.name === "Result");
  const givenUp = words.some((word) => word.text === "!abandoned");
  if (!tag) fault("tag-missing", undefined, { tag: "Result" });
  else if (tag.value === "unfinished") fault("not-ended", tag);
  else if (tag.value === "abandoned" ? !givenUp : givenUp) fault("other-end", tag);
  else if (!givenUp && !isRanking(tag.value, players)) fault("tag-value", tag, { tag: "Result" });
}
