// What is known of a game without its rules: how its records are written, and where rolls are due in them. It interprets
// the grammars that Rust writes, one per game and rules version (docs/fair-dice.md, "Grammars").

import { GRAMMARS } from "../../generated/grammars.js";
import { whole } from "./record.js";

/**
 * A fact of the game that stands: whose it is (`turn/2`, `setup/0`, `2>`, `time`), where a roll stands, its text, and the
 * state that it leads to; "" after a fact that cannot stand there.
 * @typedef {{ whose: string, at: [number, number] | null, text: string, state: string, roll: import("./verify.js").Roll | null }} Fact
 * @typedef {(die: number, faces: number) => number} Draw a die of this roll, its face counted from 0
 * @typedef {{ on?: Record<string, string>, end?: boolean, if?: Test, then?: string, else?: string }} State
 * @typedef {{ option?: string, left?: { lower: boolean }, lot?: string, distinct?: number[], from?: string | null }} Test
 * @typedef {{ of?: string | string[], once?: string[], secret?: boolean, lowest?: number }} Lot `secret`: shown to one seat alone
 * @typedef {{ option: string, lot: string, least: number, each: boolean, most: number[], void: string[] }} Step
 * An option: the values listed, the default first, and the form of others; a `later` one is left out at its default.
 * @typedef {{ name: string, values: string[], free: string | null, later: boolean }} Option
 * @typedef {{
 *   game: string, rules: number, players: number[], options: Option[], acts: string, rolls: string, faces: string | null,
 *   dice: { name: string, faces: string[] | null }[], lots: Record<string, Lot>, setup: Step[], begins: string, turns: number[],
 *   states: Record<string, State>, solo?: Record<string, State> }} Grammar
 */

/** The grammar of a game and rules version, if it is known here. @param {string} game @param {string} rules @returns {Grammar | null} */
export const grammarOf = (game, rules) => (Object.hasOwn(GRAMMARS, `${game}-${rules}`) ? GRAMMARS[`${game}-${rules}`] : null);
/** @param {string} game */
export const isGame = (game) => Object.values(GRAMMARS).some((grammar) => grammar.game === game);

/**
 * The number of players and the value of every option, from the text of the settings; null if the game has no such settings.
 * @param {Grammar} grammar @param {string} text @returns {Record<string, string> | null}
 */
export function settingsOf({ players: [least, most], options }, text) {
  const [players, ...words] = text.split(" ");
  const count = /^players=([1-9]\d*)$/.exec(players)?.[1] ?? "";
  if (!(Number(count) >= least && Number(count) <= most)) return null;
  /** @type {Record<string, string>} */
  const settings = { players: count };
  for (const { name, values, free, later } of options) {
    const value = words[0]?.startsWith(`${name}=`) ? words[0].slice(name.length + 1) : null;
    settings[name] = value ?? values[0];
    if (value === null ? !later : (later && value === values[0]) || !(values.includes(value) || (free !== null && whole(free).test(value))))
      return null;
    if (value !== null) words.shift();
  }
  return words.length ? null : settings;
}

/** The seat of the last roll of a turn. @param {Fact[]} before */
const roller = (before) => before.findLast((fact) => fact.whose.startsWith("turn/"))?.whose.slice(5);
/** A grammar with the options of one record. */
export class Game {
  /** @param {Grammar} grammar @param {string} options */
  constructor(grammar, options) {
    this.grammar = grammar;
    /** @type {Record<string, string>} */
    this.options = settingsOf(grammar, options) ?? Object.fromEntries(options.split(" ").map((option) => option.split("=")));
    this.players = Number(this.options.players);
    this.states = (this.players === 1 && grammar.solo) || grammar.states;
    this.acts = new RegExp(`^(?:${grammar.acts})$`);
    const parts = grammar.faces ? (this.options[grammar.faces] ?? "").split("/") : [];
    this.dice = grammar.dice.map(({ name, faces }, at) => ({ name, faces: faces ?? [...(parts[at] ?? "")] }));
  }

  /** Which lot a roll is, if it is one. @param {string} said */
  lotOf(said) {
    const name = said.split(":")[0];
    return said.includes(":") && Object.hasOwn(this.grammar.lots, name) ? name : "";
  }

  /** What a lot decides between. @param {string} name @param {Fact[]} before */
  results(name, before) {
    const { of, once, lowest } = this.grammar.lots[name];
    if (of === "players") return Array.from({ length: this.players }, (_, at) => String(at + 1));
    if (once) return once.filter((result) => !before.some((fact) => fact.text === `${name}:${result}`));
    if (!lowest) return [...(of ?? [])];
    // The sets of so many dice that no other die is below, counted in binary with the first die lowest.
    const shown = this.dice.map((die, at) => die.faces.indexOf(this.thrown(before.at(-1)?.text ?? "", before).get(at) ?? ""));
    if (shown.includes(-1)) throw new RangeError("not all dice were rolled");
    const highest = [...shown].sort((a, b) => a - b)[lowest - 1];
    return Array.from({ length: 2 ** shown.length }, (_, bits) => shown.map((_, at) => at).filter((at) => (bits >> at) & 1))
      .filter((set) => set.length === lowest - shown.filter((face) => face < highest).length && set.every((at) => shown[at] === highest))
      .map((set) => set.map((at) => this.dice[at].name).join(""));
  }

  /**
   * The dice of a roll by their position, with what each is said to show.
   * @param {string} said @param {Fact[]} before @returns {Map<number, string>}
   */
  thrown(said, before) {
    const { rolls } = this.grammar;
    const chosen = before.at(-1)?.text.match(/^\d+>\w+:(\w+)$/)?.[1];
    const parts =
      rolls === "row"
        ? [...said].map((face, at) => [at, face]).filter(([, face]) => face !== ".")
        : rolls === "named"
          ? said.split(",").map((part) => [this.dice.findIndex((die) => part.startsWith(die.name)), part])
          : [[this.dice.findIndex((die) => die.name === chosen), said]];
    const dice = /** @type {[number, string][]} */ (
      rolls === "named" ? parts.map(([at, part]) => [at, String(part).slice(this.dice[+at]?.name.length)]) : parts
    );
    const sound =
      dice.length > 0 &&
      (rolls !== "row" || [...said].length === this.dice.length) &&
      dice.every(([at, face], i) => this.dice[at]?.faces.includes(face) && (!i || at > dice[i - 1][0]));
    if (!sound) throw new RangeError("no roll");
    return new Map(dice);
  }

  /** What the dice give where the record says `said`. @param {string} said @param {Draw} draw @param {Fact[]} before */
  roll(said, draw, before) {
    const lot = this.lotOf(said);
    if (lot) {
      const results = this.results(lot, before);
      return `${lot}:${results[draw(this.grammar.lots[lot].lowest ? results.length : 1, results.length)]}`;
    }
    const thrown = new Map(
      [...this.thrown(said, before).keys()].map((at) => [at, this.dice[at].faces[draw(at + 1, this.dice[at].faces.length)]]),
    );
    if (this.grammar.rolls === "row") return this.dice.map((_, at) => thrown.get(at) ?? ".").join("");
    return [...thrown].map(([at, face]) => (this.grammar.rolls === "named" ? `${this.dice[at].name}${face}` : face)).join(",");
  }

  /**
   * What the setup draws next: lot, step and roll; nothing when the game can begin.
   * @param {Fact[]} facts @returns {[string, number, number] | null}
   */
  setupDue(facts) {
    const turns = facts.findIndex((fact) => fact.whose !== "setup/0");
    const drawn = facts.slice(0, turns < 0 ? undefined : turns);
    const steps = this.grammar.setup.filter(
      ({ option, least }) => this.players >= least && this.options[option.split("=")[0]] === option.split("=")[1],
    );
    for (const [at, { lot, each, most, void: not }] of steps.entries()) {
      const results = drawn.filter((fact) => fact.text.startsWith(`${lot}:`)).map((fact) => fact.text.slice(lot.length + 1));
      const count = (/** @type {string} */ one) =>
        Math.min(results.filter((result) => result === one).length, most[this.players - 1] ?? Infinity);
      const valid = [...new Set(results)].filter((one) => !not.includes(one)).reduce((sum, one) => sum + count(one), 0);
      if (valid < (each ? this.players : 1)) return [lot, at + 1, results.length + 1];
    }
    return null;
  }

  /**
   * Whether an address follows the one before it, on a seat that is due there.
   * @param {Fact[]} facts @param {string} whose @param {[number, number]} at @param {string} said
   */
  follows(facts, whose, [turn, number], said) {
    const due = this.setupDue(facts);
    if (whose === "setup/0")
      return (
        due !== null && facts.every((fact) => fact.whose === whose) && this.lotOf(said) === due[0] && due[1] === turn && due[2] === number
      );
    const [before, roll] = facts.findLast((fact) => fact.at && fact.whose === whose)?.at ?? [0, 0];
    if (due || !((turn === before && number === roll + 1) || (turn === before + 1 && number === 1))) return false;
    const [seat, last] = [whose.slice(5), roller(facts)];
    if (number > 1 && seat !== last) return false;
    if (this.grammar.begins === "actor") return facts.at(-1)?.whose === `${seat}>`;
    return number > 1 || this.grammar.begins !== "next" || Number(seat) === this.first(facts, last);
  }

  /** The seat whose turn begins, going round the table. @param {Fact[]} facts @param {string | undefined} last */
  first(facts, last) {
    if (last) return (Number(last) % this.players) + 1;
    const drawn = facts.find((fact) => fact.text.startsWith("first:"))?.text.slice(6);
    return this.players === 1 ? 1 : Number(drawn ?? this.options.first ?? 1);
  }

  /** The state that a fact leads to; "" where it cannot stand. @param {Fact[]} facts @param {Omit<Fact, "state">} fact */
  after(facts, fact) {
    const from = this.state(facts);
    if (fact.whose === "setup/0" || (this.setupDue(facts) && !fact.at)) return fact.at ? from : "";
    const verb = fact.text.match(/>(\w+)/)?.[1];
    const names = fact.at
      ? [`=${this.lotOf(fact.text) || (fact.at[1] === 1 ? "1" : "")}`]
      : verb
        ? [...(fact.whose === `${roller(facts)}>` ? [`own>${verb}`] : []), `>${verb}`, ">"]
        : ["time"];
    const on = this.states[from]?.on ?? {};
    const name = names.find((one) => Object.hasOwn(on, one));
    return name ? this.settled(on[name], facts, { ...fact, state: "" }) : "";
  }

  /** The state in which these facts leave the game. @param {Fact[]} facts */
  state(facts) {
    return facts.at(-1)?.state ?? this.settled("start", facts);
  }

  /** The state behind all tests. @param {string} state @param {Fact[]} facts @param {...Fact} last @returns {string} */
  settled(state, facts, ...last) {
    const { if: test, then = "", else: otherwise = "" } = this.states[state];
    return test ? this.settled(this.holds(test, [...facts, ...last]) ? then : otherwise, facts, ...last) : state;
  }

  /** @param {Test} test @param {Fact[]} facts */
  holds({ option, left, lot, distinct, from }, facts) {
    const rolls = facts.filter((fact) => fact.at && fact.whose !== "setup/0" && !this.lotOf(fact.text));
    try {
      if (option) return this.options[option.split("=")[0]] === option.split("=")[1];
      if (lot) return this.results(lot, facts).length > 1;
      const shown = (/** @type {Fact} */ roll) => [...this.thrown(roll.text, facts.slice(0, facts.indexOf(roll)))];
      if (left) {
        const last = new Map(shown(rolls[rolls.length - 1]).map(([at, face]) => [at, this.dice[at].faces.indexOf(face)]));
        const named = this.dice.findIndex((die) => facts.at(-1)?.text.endsWith(`:${die.name}`));
        return [...last].some(([at, face]) => at !== named && (left.lower || face >= (last.get(named) ?? Infinity)));
      }
      const turns = rolls.filter((fact) => fact.at?.[1] === 1).length + (from ? Number(this.options[from]) - 1 : 0);
      const lying = new Map(rolls.slice(rolls.findLastIndex((fact) => fact.at?.[1] === 1)).flatMap(shown));
      return new Set(lying.values()).size >= (distinct?.[turns - 1] ?? 0);
    } catch {
      return false;
    }
  }
}
