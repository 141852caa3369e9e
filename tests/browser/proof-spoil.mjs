// Records that were tampered with, one thing at a time; and some that only look different.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { GRAMMARS } from "../../web/generated/grammars.js";
import { TEST_GAME } from "./games.mjs";

const ROLL = /(?<=^|\s)(?:s|\d+\.)\d+\.\d+=\S+/gm;
const sha = (/** @type {string} */ hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const digit = (/** @type {string} */ hex, at = 7) => hex.slice(0, at) + (hex[at] === "a" ? "b" : "a") + hex.slice(at + 1);
const tag = (/** @type {string} */ text, /** @type {string} */ name) => text.match(new RegExp(`^\\[${name} "(.*)"\\]$`, "m"))?.[1] ?? "";
const retag = (/** @type {string} */ text, /** @type {string} */ name, /** @type {(value: string) => string} */ change) =>
  text.replace(
    new RegExp(`^(\\[${name} ")(.*)("\\])$`, "m"),
    (_, /** @type {string} */ open, /** @type {string} */ value, /** @type {string} */ close) => open + change(value) + close,
  );
const untag = (/** @type {string} */ text, /** @type {string} */ name) => text.replace(new RegExp(`^\\[${name} ".*"\\]\\n`, "m"), "");

/** @typedef {import("../../web/app/proof/games.js").Grammar} Grammar */
/** What is known of the test game. @type {Grammar} */
export const TEST_GRAMMAR = JSON.parse(
  readFileSync(new URL(`../${TEST_GAME}/tools/grammars/${TEST_GAME}-1.json`, import.meta.url), "utf8"),
);
/** What is known of the game of a record. @param {string} text @returns {Grammar} */
function grammarOf(text) {
  const all = [...Object.values(GRAMMARS), TEST_GRAMMAR];
  const found = all.find((one) => one.game === tag(text, "Game") && String(one.rules) === tag(text, "Rules"));
  if (!found) throw new Error(`no grammar of ${tag(text, "Game")} ${tag(text, "Rules")}`);
  return found;
}
/** The value of an option. @param {string} text @param {string} name */
const optionOf = (text, name) => tag(text, "Options").match(new RegExp(`(?:^| )${name}=(\\S+)`))?.[1] ?? "";

/**
 * The same roll with one die turned, or another result of the lot.
 * @param {string} text @param {RegExpMatchArray & { index: number }} match
 */
function turned(text, match) {
  const grammar = grammarOf(text);
  const [at, roll] = match[0].split(/=(.*)/s);
  const next = (/** @type {string[]} */ all, /** @type {string} */ one) => all[(all.indexOf(one) + 1) % all.length];
  /** What a die shows, each face once: as the options say, where they do. @param {number} die */
  const facesOf = (die) => {
    const own = grammar.faces ? optionOf(text, grammar.faces) || grammar.options.find((one) => one.name === grammar.faces)?.values[0] : "";
    return [...new Set(grammar.dice[die].faces ?? own?.split("/")[die])];
  };
  const names = grammar.dice.map((die) => die.name);
  const [, word, result] = roll.match(/^(\w+):(.*)$/) ?? [];
  const lot = word && grammar.lots[word];
  if (lot) {
    const players = Array.from({ length: Number(optionOf(text, "players")) }, (_, one) => String(one + 1));
    const all = lot.once ?? (lot.of === "players" ? players : /** @type {string[]} */ (lot.of));
    if (!lot.lowest) return `${at}=${word}:${all.length > 1 ? next(all, result) : Number(result) + 1}`;
    // Another die in the place of the first that is drawn.
    const other = names.find((name) => !result.includes(name)) ?? "";
    return `${at}=${word}:${names.filter((name) => name === other || result.slice(1).includes(name)).join("")}`;
  }
  if (grammar.rolls === "named") {
    const [first, ...rest] = roll.split(",");
    const die = names.findIndex((name) => first.startsWith(name));
    const shown = next(facesOf(die), first.slice(names[die].length));
    return `${at}=${[names[die] + shown, ...rest].join(",")}`;
  }
  const chosen = text
    .slice(0, match.index)
    .match(/>\w+:(\w+)\s*$/)
    ?.at(1);
  const die = grammar.rolls === "chosen" ? names.indexOf(chosen ?? "") : [...roll].findIndex((face) => face !== ".");
  return `${at}=${roll.replace(/[^.]/, (face) => next(facesOf(Math.max(die, 0)), face))}`;
}

/** A word of the text at this place, replaced. */
const put = (/** @type {string} */ text, /** @type {RegExpMatchArray & { index: number }} */ match, /** @type {string} */ word) =>
  text.slice(0, match.index) + word + text.slice(match.index + match[0].length);

/**
 * Copies that claim something that is not so: a name and a text each. `place`: all dice are right, but one of them stands
 * where the rules of the game want none, or is gone. `rules`: only the rules of the game tell that it is not so.
 * @param {string} text
 */
export function spoilt(text) {
  /** @type {{ name: string, copy: string, place: boolean, rules: boolean }[]} */
  const out = [];
  const add = (/** @type {string} */ name, /** @type {string} */ copy, place = false, rules = false) => {
    if (copy !== text && !out.some((one) => one.copy === copy)) out.push({ name, copy, place, rules });
  };
  const rolls = [...text.matchAll(ROLL)];
  const some = [0, Math.floor(rolls.length / 2), rolls.length - 1].flatMap((at) => (rolls[at] ? [rolls[at]] : []));
  for (const roll of some) {
    add(`die of ${roll[0]}`, put(text, roll, turned(text, roll)));
    add(`repeat ${roll[0]}`, put(text, roll, `${roll[0]} ${roll[0]}`));
    add(
      `later turn of ${roll[0]}`,
      put(
        text,
        roll,
        roll[0].replace(/(\d+)\.(\d+)=/, (_, /** @type {string} */ turn, /** @type {string} */ number) => `${Number(turn) + 1}.${number}=`),
      ),
    );
    add(
      `later roll of ${roll[0]}`,
      put(
        text,
        roll,
        roll[0].replace(/(\d+)=/, (_, number) => `${Number(number) + 1}=`),
      ),
    );
    add(
      `other seat of ${roll[0]}`,
      put(
        text,
        roll,
        roll[0].replace(/^(\d+)\./, (_, /** @type {string} */ seat) => `${Number(seat) === 1 ? 2 : 1}.`),
      ),
      true,
    );
    add(`no address of ${roll[0]}`, put(text, roll, roll[0].replace(/^[^=]+/, "")));
  }
  const few = Math.max(1, Math.floor(rolls.length / 6));
  for (const [at, roll] of rolls.entries())
    if (at % few === 0 || rolls.length - at < 3) add(`without ${roll[0]}`, put(text, roll, ""), true);
  for (let at = 0; at + 1 < rolls.length; at += Math.max(1, Math.floor(rolls.length / 5))) {
    const [one, two] = [rolls[at], rolls[at + 1]];
    const [a, b] = [one[0].split(/=(.*)/s), two[0].split(/=(.*)/s)];
    add(`faces of ${one[0]} and ${two[0]} swapped`, put(put(text, two, `${b[0]}=${a[1]}`), one, `${a[0]}=${b[1]}`));
    add(`${one[0]} and ${two[0]} swapped`, put(put(text, two, one[0]), one, two[0]), true);
  }
  add("secret", retag(text, "Secret", digit));
  add("commitment", retag(text, "Commitment", digit));
  add(
    "nonce",
    retag(text, "Nonce", (/** @type {string} */ value) => digit(value, 9)),
  );
  add(
    "nonce commitment",
    retag(text, "NonceCommitment", (/** @type {string} */ value) => digit(value, 9)),
  );
  add(
    "draw",
    retag(text, "Draw", (/** @type {string} */ value) => `${value}x`),
  );
  add(
    "rules",
    retag(text, "Rules", () => "2"),
  );
  add(
    "options",
    retag(text, "Options", (/** @type {string} */ value) =>
      value.replace(/\b(on|off)\b/, (/** @type {string} */ is) => (is === "on" ? "off" : "on")),
    ),
  );
  add(
    "players",
    retag(text, "Options", (/** @type {string} */ value) =>
      value.replace(/players=(\d)/, (/** @type {string} */ _, /** @type {string} */ players) => `players=${players === "2" ? 3 : 2}`),
    ),
  );
  add(
    "options short",
    retag(text, "Options", (/** @type {string} */ value) => value.replace(/ \w+=\S+$/, "")),
  );
  const { game, options } = grammarOf(text);
  for (const { name, values, later } of options) {
    const is = optionOf(text, name) || values[0];
    const to = (/** @type {string} */ next) =>
      retag(text, "Options", (/** @type {string} */ value) =>
        later ? `${value.replace(new RegExp(` ${name}=\\S+`), "")} ${name}=${next}` : value.replace(` ${name}=${is}`, ` ${name}=${next}`),
      );
    if (later) add(`${name} at a default that is left out`, to(values[0]));
    for (const next of values.filter((one) => one !== is && !(later && one === values[0])).slice(0, 1))
      add(`another value of ${name}`, to(next));
  }
  add(
    "options in another order",
    retag(text, "Options", (/** @type {string} */ value) => value.split(" ").reverse().join(" ")),
  );
  add(
    "game",
    retag(text, "Game", () => Object.values(GRAMMARS).find((one) => one.game !== game)?.game ?? ""),
  );
  for (const kind of ["proved", "proved, host only", "typed", "unproved", "certain"])
    add(
      `claim ${kind}`,
      retag(text, "Dice", () => kind),
    );
  for (const name of ["Dice", "Secret", "Commitment", "Draw", "Rules", "Options", "Game", "Nonce", "NonceCommitment"])
    add(`without the tag ${name}`, untag(text, name));
  // Another envelope that fits its key is no better.
  const other = "5a".repeat(32);
  if (tag(text, "Secret"))
    add(
      "another secret with its commitment",
      retag(
        retag(text, "Secret", () => other),
        "Commitment",
        () => sha(other),
      ),
    );
  if (tag(text, "Nonce")) {
    const seat = tag(text, "Nonce").split(":")[0];
    const match = new RegExp(`^\\[NonceCommitment "${seat}:.*$`, "m");
    add(
      "another nonce with its commitment",
      retag(text, "Nonce", () => `${seat}:${other}`).replace(match, `[NonceCommitment "${seat}:${sha(other)}"]`),
    );
    add("a bot with a nonce", text.replace(`[Player${seat} "`, `[Bot${seat} "`));
    add(
      "a nonce in capitals",
      retag(text, "Nonce", (/** @type {string} */ value) => value.toUpperCase()),
    );
    add(
      "one commitment twice",
      text.replace(
        /^\[Commitment ".*"\]\n/m,
        (line) => `[Aborted "${tag(text, "NonceCommitment").slice(seat.length + 1)} 1:${sha(other)}"]\n${line}`,
      ),
    );
  }
  endings(text, add);
  add("dropped round without loss", text.replace(/^\[Commitment /m, `[Aborted "${sha(other)}"]\n[Commitment `));
  add(
    "a tag twice",
    text.replace(/^\[Game .*\n/m, (line) => line + line),
  );
  add("an open quote", text.replace(/"\]$/m, "]"));
  add("a tag among the words", `${text}[Event "late"]\n`);
  add("a word that nobody knows", `${text}hello\n`);
  add("undo of nothing", `${text}!undo:100000\n`);
  return out;
}

/**
 * Copies that end in another way, or in which an act is another one.
 * @param {string} text @param {(name: string, copy: string, place?: boolean, rules?: boolean) => void} add
 */
function endings(text, add) {
  const acts = [...text.matchAll(/(?<=^|\s)\d+>\S+/gm)];
  const some = [acts[0], acts[Math.floor(acts.length / 2)], acts.at(-1)].filter((one) => one !== undefined);
  for (const act of some) {
    add(`nonsense for ${act[0]}`, put(text, act, act[0].replace(/>.*/, ">hop:7")));
    add(`${act[0]} with a letter more`, put(text, act, `${act[0]}x`));
  }
  add("without the tag Result", untag(text, "Result"));
  add("the tag Result misspelt", text.replace("[Result ", "[Resultt "));
  for (const end of ["", "unfinished", "abandoned", "1:1/0 1:1/0", "17:1/3"])
    add(
      `result "${end}"`,
      retag(text, "Result", () => end),
    );
  add(
    "a result of a seat more",
    retag(text, "Result", (/** @type {string} */ value) => `${value} 9:9/0`),
  );
  add(
    "the best last",
    retag(text, "Result", (/** @type {string} */ value) => (value.includes(" ") ? value.split(" ").reverse().join(" ") : "1:2/3")),
  );
  add(
    "more points on a worse place",
    retag(text, "Result", (/** @type {string} */ value) =>
      value.replace(/(\d+)$/, (/** @type {string} */ points) => String(Number(points) + (value.includes(" ") ? 500 : 1))),
    ),
    false,
    !/ /.test(tag(text, "Result") ?? ""),
  );
  add("given up", `${text}!abandoned\n`);
  add("given up twice", `${retag(text, "Result", () => "abandoned")}!abandoned !abandoned\n`);
  if (acts[0]) add("an act after giving up", `${retag(text, "Result", () => "abandoned")}!abandoned ${acts[0][0]}\n`);
  add("an undo after giving up", `${retag(text, "Result", () => "abandoned")}!abandoned !undo:1\n`);
  // From here on the rules have to be known.
  add(
    "more points for the best",
    retag(text, "Result", (/** @type {string} */ value) =>
      value.replace(/\/(\d+)/, (/** @type {string} */ _, /** @type {string} */ points) => `/${Number(points) + 1}`),
    ),
    false,
    true,
  );
  const half = text.slice(0, text.indexOf("\n", Math.floor((text.indexOf("\n\n") + text.length) / 2)) + 1);
  add("cut in half, with the whole result", half, false, true);
  add("cut in half, without a result", untag(half, "Result"));
  if (acts.at(-1)) {
    add("an act after the end", `${text}${acts[acts.length - 1][0]}\n`, false, true);
    add("without the last act", put(text, acts[acts.length - 1], ""), false, true);
  }
}

/** Copies that say the same in another way. @param {string} text */
export const alike = (text) => [
  { name: "a byte order mark", copy: `\ufeff${text}` },
  { name: "lines of Windows", copy: text.replaceAll("\n", "\r\n") },
  { name: "remarks", copy: `; first\n${text}; last \\ "one\n` },
  { name: "an unknown tag", copy: `[Weather "a \\"quoted\\" \\\\ day"]\n${text}` },
  {
    name: "one word a line",
    copy: text.replace(
      /(\n\n)([\s\S]+)$/,
      (_, /** @type {string} */ gap, /** @type {string} */ words) => gap + words.replace(/^;.*$/gm, "").replace(/ (?=\S)/g, "\n"),
    ),
  },
  { name: "blanks", copy: text.replaceAll(" !", "\t\t!").replaceAll("\n[", "\n  [") },
];
