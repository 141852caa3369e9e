// What this browser keeps of the drawing of the dice, and what it may give to it (docs/fair-dice.md, "Duties of a
// client"). Nothing here touches the page, the socket or the storage.

/**
 * What is played: all of it enters the dice.
 * @typedef {{ game: string, rules: number, players: number, options: Record<string, string> }} Setup
 * The commitments of a round when none was missing, and what was played then. `old`: kept by an earlier version, perhaps
 * before that moment.
 * @typedef {{ draw: string, commitment: string, nonces: { seat: number, digest: string }[], setup?: Setup, old?: boolean }} Seal
 * All seats that were one's own when a roll was noted, and the rolls that were shown under each commitment ("": not known).
 * @typedef {{ own: number[] | null, rolls: Record<string, string[]> }} Notes
 * @typedef {Pick<import("../generated/wire.js").DiceInfo, "draw" | "commitment" | "nonces" | "to_commit" | "to_open" | "aborted">} Dice
 */

/** What was kept, as far as it can be read. @param {string | null} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** @param {unknown} found @returns {found is unknown[]} */
const isList = (found) => Array.isArray(found);

/** @param {unknown} found @returns {found is Record<string, unknown>} */
const isObject = (found) => typeof found === "object" && found !== null && !Array.isArray(found);

/** @param {unknown} seal @returns {seal is Seal} */
const isSeal = (seal) => isObject(seal) && typeof seal.commitment === "string" && Array.isArray(seal.nonces);

/** @param {unknown} list @returns {string[]} */
const texts = (list) => (isList(list) ? list.filter((one) => typeof one === "string") : []);

/** The seals that were kept of a table, the first one first. @param {string | null} text @returns {Seal[]} */
export function readSeals(text) {
  const found = parsed(text);
  const seals = isList(found) ? found : isObject(found) ? [{ ...found, old: true }] : [];
  return seals.filter(isSeal);
}

/** What was noted of a table; earlier versions kept a list of rolls. @param {string | null} text @returns {Notes} */
export function readNotes(text) {
  const found = parsed(text);
  const { own, rolls = {} } = isObject(found) ? found : { own: null, rolls: isList(found) ? { "": found } : {} };
  const lists = Object.entries(isObject(rolls) ? rolls : {}).map(([commitment, list]) => /** @type {const} */ ([commitment, texts(list)]));
  return { own: isList(own) ? own.filter((seat) => typeof seat === "number") : null, rolls: Object.fromEntries(lists) };
}

/**
 * The notes with more rolls.
 * @param {Notes} notes @param {string} commitment @param {string[]} rolled @param {number[]} own @returns {Notes}
 */
export function noted(notes, commitment, rolled, own) {
  const seats = [...new Set([...(notes.own ?? []), ...own])];
  return !rolled.length
    ? { ...notes, own: seats }
    : { own: seats, rolls: { ...notes.rolls, [commitment]: [...new Set([...(notes.rolls[commitment] ?? []), ...rolled])] } };
}

/** @param {Seal["nonces"]} one @param {Seal["nonces"]} two */
const alike = (one, two) =>
  one.length === two.length && one.every(({ seat, digest }) => two.some((other) => other.seat === seat && other.digest === digest));

/**
 * What the present round asks of this browser's seats: where to commit, where to open, and the seal to keep from now on. A
 * number is opened only when nothing is left to commit and its own digest stands in the list. `changed`: a seal that was
 * kept is no longer what the host says, neither of this round nor of a dropped one; then nothing may be given any more.
 * @param {Dice} dice @param {number[]} own @param {Seal[]} seals those kept @param {(seat: number) => string | null} digestOf of the seat's
 * own number in this round
 * @param {Setup} [setup]
 * @returns {{ changed: boolean, commit: number[], open: number[], seal: Seal | null }}
 */
export function duties(dice, own, seals, digestOf, setup) {
  const { draw, commitment, nonces } = dice;
  const complete = dice.to_commit.length === 0;
  const rounds = [...dice.aborted, ...(complete ? [dice] : [])];
  const stands = (/** @type {Seal} */ seal) =>
    seal.draw === draw &&
    (!seal.setup || !setup || same(seal.setup, setup)) &&
    rounds.some((round) => round.commitment === seal.commitment && alike(round.nonces, seal.nonces));
  if (!seals.every((seal) => seal.old || stands(seal))) return { changed: true, commit: [], open: [], seal: null };
  const mine = (/** @type {number} */ seat) => nonces.some((one) => one.seat === seat && one.digest === digestOf(seat));
  return {
    changed: false,
    commit: own.filter((seat) => dice.to_commit.includes(seat)),
    open: complete ? own.filter((seat) => dice.to_open.includes(seat) && mine(seat)) : [],
    seal: complete && !seals.some((seal) => seal.commitment === commitment) ? { draw, commitment, nonces, ...(setup && { setup }) } : null,
  };
}

/** Whether the same is played. @param {Setup} one @param {Setup} two */
function same(one, two) {
  const names = Object.keys({ ...one.options, ...two.options });
  return (
    one.game === two.game &&
    one.rules === two.rules &&
    one.players === two.players &&
    names.every((name) => one.options[name] === two.options[name])
  );
}
