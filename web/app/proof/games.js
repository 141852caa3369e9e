// The games: what their dice show, and where a roll has to stand. No rules beyond that.

/**
 * A fact of the game that stands: whose it is (`turn/2`, `setup/0`, `2>`, `time`), where a roll stands, and its text.
 * @typedef {{ whose: string, at: [number, number] | null, text: string, roll: import("./verify.js").Roll | null }} Fact
 * @typedef {(die: number, faces: number) => number} Draw a die of this roll, its face counted from 0
 */

const FACES = "RYGBK*";
const TAILS = ["RY", "RG", "RB", "RK", "YG", "YB", "YK", "GB", "GK", "BK"];
const CLEVER = "WYBGOP";

/** A roll of several dice, one letter each; a dot is a die left lying. @param {string} said @param {string} faces @param {number} dice @param {Draw} draw */
function letters(said, faces, dice, draw) {
  const shown = [...said];
  if (shown.length !== dice || !shown.every((one) => one === "." || faces.includes(one)) || shown.every((one) => one === ".")) throw new RangeError("no roll");
  return shown.map((one, i) => (one === "." ? one : faces[draw(i + 1, 6)])).join("");
}

/** The dice between which a lot decides: all possible sets, counted in binary with W lowest. @param {string} fell */
function lots(fell) {
  if (!/^[1-6]{6}$/.test(fell)) throw new RangeError("no lot");
  const third = [...fell].sort()[2];
  const wanted = 3 - [...fell].filter((face) => face < third).length;
  return Array.from({ length: 64 }, (_, bits) => [...CLEVER].filter((_, i) => bits >> i & 1))
    .filter((set) => set.length === wanted && set.every((die) => fell[CLEVER.indexOf(die)] === third)).map((set) => set.join(""));
}

/** The seat of the last roll of a turn. @param {Fact[]} before */
export const roller = (before) => before.findLast((fact) => fact.whose.startsWith("turn/"))?.whose.slice(5);
/** What came since this seat rolled. @param {Fact[]} before @param {string} seat */
const since = (before, seat) => before.slice(before.findLastIndex((fact) => fact.whose === `turn/${seat}`) + 1);
/** What came since the last roll of a turn. @param {Fact[]} before */
const sinceRoll = (before) => before.slice(before.findLastIndex((fact) => fact.whose.startsWith("turn/")) + 1);
/** What an act is: `roll` of `2>roll:34`. */
export const verb = (/** @type {Fact} */ fact) => fact.text.match(/>(\w+)/)?.[1] ?? "";

/**
 * `options`: their names, all of which enter the dice in this order. `later`: options added after the first release, with
 * the value at which the text of the options leaves them out; they stand behind the others. `roll`: what the dice give
 * where the record says `said`; `before` are the facts that stand. `asks`: acts after which a roll comes at once. `round`:
 * turns go round the table. `lacks`: whether a roll is missing before this act. `owes`: whether what lies there must be
 * rolled again or drawn for at once. `open`: whether the turn cannot end yet. `acts`: how acts are
 * written. `turns`: how many turns the game has, where the rules fix it.
 * @type {Record<string, { options: string, later?: Record<string, string>, acts: RegExp, turns?: (options: Record<string, string>) => number, asks: string[], round: boolean, roll: (said: string, draw: Draw, options: Record<string, string>, before: Fact[]) => string,
 *   lacks: (seat: string, act: string, before: Fact[], players: number) => boolean, owes?: (before: Fact[], options: Record<string, string>) => boolean,
 *   open?: (before: Fact[]) => boolean }>}
 */
export const GAMES = {
  stonoga: {
    options: "players edition steal barefoot tails golden golden_guard first",
    acts: /^(take:[RYGBK][1-4]\+?|steal:[RYGBK][1-4]:[1-6]|lose:[RYGBK][1-4]\+?|pass|(roll|foot):(?=.)1?2?3?4?)$/, asks: ["roll", "foot"], round: true,
    roll(said, draw, _, before) {
      if (said.startsWith("tail:")) {
        const left = TAILS.filter((tail) => !before.some((fact) => fact.text === `tail:${tail}`));
        return `tail:${left[draw(1, left.length)]}`;
      }
      return said.startsWith("gold:") ? `gold:${FACES[draw(1, 6)]}` : letters(said, FACES, 4, draw);
    },
    lacks: (seat, _, before) => roller(before) !== seat,
  },
  clever: {
    options: "players unusable passive_skip solo_fallback solo_extra first",
    acts: /^((pick|drop|take|extra):[WYBGOP]|pass|reroll|skip|done|mark:(Y[1-6]\.[1-4]|[BGOP]([1-9]|1[0-2]))|bonus:([YBG]X|O[456]|P6|X|6))$/,
    turns: ({ players }) => [12, 12, 15, 16][Number(players) - 1], asks: ["reroll"], round: true,
    roll(said, draw, _, before) {
      if (!said.startsWith("lot:")) return letters(said, "123456", 6, draw);
      const sets = lots(before.at(-1)?.text ?? "");
      return `lot:${sets[draw(sets.length, sets.length)]}`;
    },
    lacks(seat, act, before, players) {
      const chosen = since(before, seat).filter((fact) => fact.whose === `${seat}>`).map(verb);
      if (act === "pick") return roller(before) !== seat || chosen.some((one) => ["pick", "drop", "pass", "take"].includes(one));
      if (act === "take" && players === 1) return chosen.some((one) => ["pick", "take", "drop", "pass"].includes(one));
      return ["pass", "drop"].includes(act) && roller(before) === seat && chosen.some((one) => ["pick", "pass"].includes(one));
    },
    owes(before, options) { // Alone, every second turn is passive: a lot decides between equal dice.
      const last = before.at(-1);
      return options.players === "1" && last?.at?.[0] !== undefined && last.at[0] % 2 === 0 && /^[1-6]{6}$/.test(last.text) && lots(last.text).length > 1;
    },
    open(before) { // There are three rolls in a turn, without rerolls, as long as dice are left.
      const turn = before.slice(Math.max(0, before.findLastIndex((fact) => fact.at?.[1] === 1 && fact.whose.startsWith("turn/"))));
      const used = turn.filter((fact) => fact.at).length - turn.filter((fact) => verb(fact) === "reroll").length;
      const [fell, picked] = [turn.findLast((fact) => fact.at)?.text ?? "", CLEVER.indexOf(sinceRoll(turn).findLast((fact) => verb(fact) === "pick")?.text.at(-1) ?? "-")];
      return picked >= 0 && used < 3 && [...fell].some((face, i) => i !== picked && face !== "." && face >= fell[picked]);
    },
  },
  snakes: {
    options: "players faces first", later: { again: "any" },
    acts: /^(roll:[go]|put:[1-9][0-9]?[ab][LR]?|new|take:[1-9][0-9]?[ab]|stop|give:[1-4])$/, asks: ["roll"], round: false,
    roll(said, draw, options, before) { // Which die it was, green (1) or orange (2), was decided before it.
      const die = "go".indexOf(before.at(-1)?.text.match(/^[1-4]>roll:([go])$/)?.[1] ?? "-") + 1;
      const faces = options.faces.split("/")[die - 1];
      if (!die || faces?.length !== 6 || said.length !== 1) throw new RangeError("no die was chosen");
      return faces[draw(die, 6)];
    },
    lacks: () => false,
  },
  ziomek: {
    options: "players pairs clock first round dice",
    acts: /^(drop:[1-8rwbg][a-d]~?@(0|[1-9][0-9]{0,2})|turn:[a-d]|flip|down:([1-9]|1[0-2])|shout|agree|withdraw|ready|use:[rwbg])$/,
    turns: ({ players }) => (players === "1" ? 1 : 7), asks: [], round: true,
    roll(said, draw) {
      const thrown = said.split(",").map((die) => die.slice(0, 1));
      if (!/^r?w?b?g?$/.test(thrown.join("")) || !thrown.every(Boolean)) throw new RangeError("no roll");
      return thrown.map((colour) => `${colour}${draw("rwbg".indexOf(colour) + 1, 10) + 1}`).join(",");
    },
    lacks(_, act, before) { // A round is a roll, a countdown, building, and being ready for the next one.
      if (["ready", "use"].includes(act)) return false;
      const round = sinceRoll(before);
      return round.filter((fact) => fact.whose === "time").length !== 1 || round.some((fact) => verb(fact) === "ready");
    },
    owes(before, options) { // Rolled again until three numbers differ, all four in round 7.
      if (!before.at(-1)?.whose.startsWith("turn/")) return false;
      const rolls = before.filter((fact) => fact.at && fact.whose.startsWith("turn/"));
      const first = rolls.findLastIndex((fact) => fact.at?.[1] === 1);
      const round = Number(options.round) - 1 + rolls.filter((fact) => fact.at?.[1] === 1).length;
      /** @type {Record<string, string>} */
      const lying = {};
      for (const { text } of rolls.slice(Math.max(first, 0))) for (const die of text.split(",")) lying[die[0]] = die.slice(1);
      return new Set(Object.values(lying)).size < (round < 7 ? 3 : 4);
    },
  },
};

/**
 * What the setup draws next after these rolls of it: kind, step and roll; nothing when the game can begin.
 * @param {Record<string, string>} options @param {string[]} drawn @returns {[string, number, number] | null}
 */
export function setupDue(options, drawn) {
  const players = Number(options.players);
  const of = (/** @type {string} */ kind) => drawn.filter((text) => text.startsWith(`${kind}:`));
  let step = 0;
  if (options.first === "draw") {
    step++;
    if (!of("first").length) return ["first", step, 1];
  }
  if (options.tails === "on") {
    step++;
    if (of("tail").length < players) return ["tail", step, of("tail").length + 1];
  }
  if (options.golden === "on") {
    step++;
    const room = players > 4 ? 4 : 3; // So many tiles has a colour; a star, or a full colour, is rolled again.
    const laid = [..."RYGBK"].reduce((sum, colour) => sum + Math.min(room, of("gold").filter((text) => text === `gold:${colour}`).length), 0);
    if (laid < players) return ["gold", step, of("gold").length + 1];
  }
  return null;
}

/** Whether it is this seat's turn to begin one, going round the table. @param {Fact[]} facts @param {number} seat @param {Record<string, string>} options */
export function turnOf(facts, seat, options) {
  const last = Number(roller(facts) ?? 0);
  if (last) return seat === (last % Number(options.players)) + 1;
  const drawn = facts.find((fact) => fact.text.startsWith("first:"))?.text.slice(6);
  return seat === Number(drawn ?? options.first);
}
