// Whether the dice of a record are the ones that were sealed before the game. It follows docs/fair-dice.md and
// docs/record.md; `turlaj verify` and tools/verify.py judge dice the same, and know more and less of the rules.

import { bytesOf, fairDice, fingerprint, join } from "./fair.js";
import { ACT, BACK, HEX, REPEATED, ROLL, SEAT, UNDO, readRecord, whole } from "./record.js";
import { Game, grammarOf, isGame, settingsOf } from "./games.js";
import { checkResult } from "./ending.js";

/**
 * Something that does not hold, and where (from 1; a missing tag stands nowhere).
 * @typedef {{ code: string, line: number, column: number, params: Record<string, string | number> }} Fault
 * @typedef {{ die: number, faces: number, face: number }} Die
 * @typedef {{ at: string, seat: number, turn: number, roll: number, said: string, recomputed: string | null, ok: boolean,
 *   undone: boolean, dice: Die[], line: number, column: number }} Roll
 * What was sealed before the first roll: by the host (seat 0) or by a player.
 * @typedef {{ seat: number, commitment: string, opened: string, ok: boolean }} Promised
 * @typedef {"proved" | "host-only" | "typed" | "unproved" | "broken" | "unknown" | "fails"} Verdict
 * `known`: whether its game and rules version are known here; the rolls of others are listed, not recomputed. `kinds`: the names of its
 * dice in their order, where they are known.
 * @typedef {{ verdict: Verdict, faults: Fault[], game: string, rules: string, options: string, date: string, draw: string, claim: string,
 *   known: boolean, kinds: string[], names: Record<number, string>,
 *   bots: number[], promised: Promised[], aborted: string[], rolls: Roll[] }} Judgement
 * @typedef {import("./record.js").Tag} Tag
 * @typedef {import("./record.js").Word} Word
 * @typedef {import("./games.js").Fact} Fact
 */

/**
 * A judge of one record: it takes its time, and says between rolls how far it has come.
 * @param {string} text @returns {Generator<{ done: number, all: number }, Judgement>}
 */
export function* judging(text) {
  const { tags, words, broken } = readRecord(text);
  /** @type {Fault[]} */
  const faults = broken ? [broken] : [];
  const all = (/** @type {string} */ name) => tags.filter((tag) => tag.name === name);
  const value = (/** @type {string} */ name) => all(name)[0]?.value ?? "";
  const fault = (/** @type {string} */ code, /** @type {{ line: number, column: number } | undefined} */ place, params = {}) => {
    faults.push({ code, line: place?.line ?? 0, column: place?.column ?? 0, params });
  };
  /** @type {Judgement} */
  const judgement = {
    verdict: "fails",
    faults,
    game: value("Game"),
    rules: value("Rules"),
    options: value("Options"),
    date: value("Date"),
    draw: value("Draw"),
    claim: value("Dice") || "unproved",
    known: true,
    kinds: [],
    names: {},
    bots: [],
    promised: [],
    aborted: all("Aborted").map((tag) => tag.value),
    rolls: [],
  };
  for (const tag of tags) {
    const [, kind, seat] = tag.name.match(/^(Player|Bot)([1-9]|1[0-6])$/) ?? [];
    if (seat && judgement.names[+seat] === undefined) judgement.names[+seat] = tag.value;
    else if (seat) fault("tag-twice", tag, { tag: tag.name });
    if (kind === "Bot") judgement.bots.push(+seat);
    if (!seat && all(tag.name)[0] !== tag && !REPEATED.includes(tag.name)) fault("tag-twice", tag, { tag: tag.name });
  }
  if (broken) return { ...judgement, verdict: "broken" };
  for (const name of ["Game", "Options"]) if (!all(name).length) fault("tag-missing", { line: 1, column: 1 }, { tag: name });
  if (faults.length) return { ...judgement, verdict: "broken" };
  const [rules] = all("Rules");
  const grammar = grammarOf(judgement.game, judgement.rules);
  if (!isGame(judgement.game)) fault("unknown-game", all("Game")[0], { game: judgement.game });
  else if (!grammar && rules) fault("rules-version", rules);
  judgement.known = !faults.length;
  judgement.kinds = grammar?.dice.map((die) => die.name) ?? [];
  const isClaim = judgement.claim !== "typed" && judgement.claim !== "unproved";
  if (!isClaim || !judgement.known) {
    for (const word of words) {
      // Nothing is recomputed, but everything can be shown.
      const roll = word.text.match(ROLL);
      if (roll)
        judgement.rolls.push({
          at: word.text.split("=")[0],
          seat: Number(roll[1] ?? 0),
          turn: +roll[2],
          roll: +roll[3],
          said: roll[4],
          recomputed: null,
          ok: false,
          undone: false,
          dice: [],
          line: word.line,
          column: word.column,
        });
      else if (isClaim && word.text.startsWith("=")) fault("no-address", word);
    }
  }
  if (!isClaim) return { ...judgement, verdict: judgement.known ? /** @type {Verdict} */ (judgement.claim) : "unknown" };
  const face = sealed(grammar, judgement, all, fault);
  checkResult(tags, words, Number(judgement.options.match(/players=(\d+)/)?.[1] ?? 0), fault);
  // Commitments, addresses and the result are checked without a grammar.
  if (!judgement.known) return { ...judgement, verdict: faults.length > 1 ? "fails" : "unknown" };
  if (grammar && face) yield* recompute(new Game(grammar, judgement.options), judgement, words, face, fault);
  if (faults.length) return judgement;
  return { ...judgement, verdict: judgement.promised.length > 1 ? "proved" : "host-only" };
}

/** The judgement at once. @param {string} text @returns {Judgement} */
export function judge(text) {
  const work = judging(text);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * @typedef {(code: string, place: { line: number, column: number } | undefined, params?: Record<string, string | number>) => void} Complain
 */

/**
 * Opens all envelopes; answers the function of all dice, if there is enough to compute any.
 * @param {import("./games.js").Grammar | null} grammar @param {Judgement} judgement @param {(name: string) => Tag[]} all
 * @param {Complain} fault
 */
function sealed(grammar, judgement, all, fault) {
  if (!["proved", "proved, host only"].includes(judgement.claim)) fault("tag-value", all("Dice")[0], { tag: "Dice" });
  for (const name of ["Rules", "Draw", "Commitment", "Secret"]) if (!all(name).length) fault("tag-missing", undefined, { tag: name });
  if (grammar && !settingsOf(grammar, judgement.options)) fault("options-short", all("Options")[0]);
  if (new TextEncoder().encode(judgement.draw).length > 200 || /\p{Cc}/u.test(judgement.draw))
    fault("tag-value", all("Draw")[0], { tag: "Draw" });
  const players = Number(judgement.options.match(/players=(\d+)/)?.[1] ?? 0);
  for (const seat of Object.keys(judgement.names))
    if (+seat > players) fault("no-such-seat", all(`Player${seat}`)[0] ?? all(`Bot${seat}`)[0], { seat });

  /** Who committed to what or opened what, by ascending seat; the host is seat 0. @param {string} name @param {string} pattern */
  const values = (name, pattern) =>
    all(name).flatMap((tag) => {
      const found = tag.value.match(whole(pattern));
      if (!found) fault("tag-value", tag, { tag: name });
      return found ? [{ tag, seat: Number(found[1]), value: found[2] }] : [];
    });
  const closed = [...values("Commitment", `()${HEX}`), ...values("NonceCommitment", `${SEAT}:${HEX}`)];
  const opened = [...values("Secret", `()${HEX}`), ...values("Nonce", `${SEAT}:${HEX}`)];
  for (const [i, one] of closed.entries()) {
    const keys = opened.filter((key) => key.seat === one.seat);
    const ok = keys.length === 1 && fingerprint(keys[0].value) === one.value;
    judgement.promised.push({ seat: one.seat, commitment: one.value, opened: keys[0]?.value ?? "", ok });
    if (i && one.seat <= closed[i - 1].seat) fault("nonce-order", one.tag, { seat: one.seat });
    if (!keys.length && one.seat) fault("nonce-missing", one.tag, { seat: one.seat });
    else if (keys.length && !ok) fault(one.seat ? "other-nonce" : "other-secret", keys.at(-1)?.tag, { seat: one.seat });
    if (one.seat && (!all(`Player${one.seat}`).length || one.seat > players)) fault("no-person", one.tag, { seat: one.seat });
  }
  for (const key of opened) if (!closed.some((one) => one.seat === key.seat)) fault("nonce-unasked", key.tag, { seat: key.seat });
  const kind = closed.length > 1 ? "proved" : "proved, host only";
  if (judgement.claim !== kind) fault("other-kind", all("Dice")[0]);
  usedOnce(all, fault, players);

  const secret = opened.find((key) => key.seat === 0)?.value;
  if (!secret) return null;
  const nonces = opened
    .filter((key) => key.seat)
    .sort((one, two) => one.seat - two.seat)
    .map((key) => join(new Uint8Array([key.seat]), bytesOf(key.value)));
  return fairDice(secret, [
    "turlaj-dice-1",
    judgement.draw,
    `${judgement.game}/${all("Rules")[0]?.value ?? ""}`,
    judgement.options,
    join(...nonces),
  ]);
}

/**
 * No commitment comes again, and a dropped round costs a seat its say.
 * @param {(name: string) => Tag[]} all @param {Complain} fault @param {number} players
 */
function usedOnce(all, fault, players) {
  /** @type {Set<string>} */
  const seen = new Set();
  const rounds = all("Aborted").map((tag) => {
    if (!whole(`${HEX}(?: ${SEAT}:${HEX})*`).test(tag.value)) fault("tag-value", tag, { tag: "Aborted" });
    return {
      tag,
      seats: tag.value
        .split(" ")
        .slice(1)
        .map((part) => Number(part.split(":")[0])),
    };
  });
  for (const tag of [...all("Aborted"), ...all("Commitment"), ...all("NonceCommitment")]) {
    for (const commitment of tag.value.match(/[0-9a-f]{64}/g) ?? []) {
      if (seen.has(commitment)) fault("commitment-again", tag);
      seen.add(commitment);
    }
  }
  const now = all("NonceCommitment").map((tag) => Number(tag.value.split(":")[0]));
  for (const [i, { tag, seats }] of rounds.entries()) {
    const after = rounds[i + 1]?.seats ?? now;
    if (after.length >= seats.length || !after.every((seat) => seats.includes(seat))) fault("abort-without-loss", tag);
    if (seats.some((seat, at) => seat > players || (at && seat <= seats[at - 1]))) fault("nonce-order", tag, { seat: seats[0] ?? 0 });
  }
}

/**
 * Every roll again, undone ones included, and its address along the facts that stand.
 * @param {Game} game @param {Judgement} judgement @param {Word[]} words @param {(address: string, faces: number) => number} face
 * @param {Complain} fault
 * @returns {Generator<{ done: number, all: number }, void>}
 */
function* recompute(game, judgement, words, face, fault) {
  const expected = words.filter((word) => word.text.includes("=") && !/^[!\d]+>/.test(word.text)).length;
  /** @type {Fact[]} */
  const facts = [];
  let over = false;
  /** A fact behind those that stand; whether it can stand there. @param {Omit<Fact, "state">} fact */
  const add = (fact) => {
    const [before, state] = [game.state(facts), game.after(facts, fact)];
    facts.push({ ...fact, state });
    return state !== "" || before === ""; // What is wrong is told once.
  };
  for (const word of words) {
    const { text } = word;
    const [roll, act, undo, back] = [text.match(ROLL), text.match(ACT), text.match(UNDO), text.match(BACK)];
    const seat = roll?.[1] ?? act?.[1] ?? back?.[1];
    if (Number(seat ?? 1) > game.players) fault("no-such-seat", word, { seat: Number(seat) });
    if ((roll || act || undo || back || text === "time" || text === "!abandoned") && over) fault("over", word);
    if (act && !game.acts.test(act[2])) fault("no-act", word, { act: text });
    if (roll) {
      const whose = roll[1] ? `turn/${roll[1]}` : "setup/0";
      const at = /** @type {[number, number]} */ ([Number(roll[2]), Number(roll[3])]);
      /** @type {Roll} */
      const found = {
        at: text.slice(0, text.indexOf("=")),
        seat: Number(roll[1] ?? 0),
        turn: at[0],
        roll: at[1],
        said: roll[4],
        recomputed: null,
        ok: false,
        undone: false,
        dice: [],
        line: word.line,
        column: word.column,
      };
      try {
        const draw = (/** @type {number} */ die, /** @type {number} */ faces) => {
          const shown = face(`${whose}/${at[0]}/${at[1]}/${die}`, faces);
          found.dice.push({ die, faces, face: shown });
          return shown;
        };
        found.recomputed = game.roll(found.said, draw, facts);
        if (found.recomputed !== found.said) fault("other-roll", word, { at: found.at, said: found.said, found: found.recomputed });
      } catch {
        fault("no-roll", word, { at: found.at, said: found.said });
      }
      const follows = game.follows(facts, whose, at, found.said);
      const sound = add({ whose, at, text: found.said, roll: found }) && follows;
      if (!sound) fault("wrong-address", word, { at: found.at });
      found.ok = sound && found.recomputed === found.said;
      judgement.rolls.push(found);
      if (judgement.rolls.length % 20 === 0) yield { done: judgement.rolls.length, all: expected };
    } else if (act || text === "time") {
      if (!add({ whose: act ? `${act[1]}>` : "time", at: null, text, roll: null })) fault("roll-missing", word);
    } else if (undo) {
      if (Number(undo[1]) >= facts.length) fault("undo-nothing", word);
      for (const { roll: undone } of facts.splice(Number(undo[1]))) if (undone) undone.undone = true;
    } else if (back) {
      const own = facts.filter((fact) => fact.whose === `${back[1]}>`).slice(-Number(back[2]));
      if (own.length < Number(back[2])) fault("undo-nothing", word);
      const rest = facts.splice(own.length ? facts.indexOf(own[0]) : facts.length).filter((fact) => !own.includes(fact));
      if (!rest.map(add).every(Boolean)) fault("roll-missing", word);
    } else if (text === "!abandoned") over = true;
    else if (text.startsWith("=")) fault("no-address", word);
    else if (text === "!mistyped") fault("mistyped", word);
  }
  const state = game.state(facts);
  if (!over && state && !game.states[state].end) fault("roll-missing", words.at(-1));
  const turns = facts.filter((fact) => fact.at?.[1] === 1 && fact.whose !== "setup/0").length;
  if (!over && turns !== (game.grammar.turns[game.players - 1] || turns)) fault("turns-missing", words.at(-1));
}
