// A record taken apart (docs/record.md): tags and words, each with its place.

/**
 * @typedef {{ line: number, column: number, name: string, value: string }} Tag
 * @typedef {{ line: number, column: number, text: string }} Word
 */

const BLANK = "[\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const QUOTED = '"(?:[^"\\\\]|\\\\["\\\\n])*"';
export const [SEAT, COUNT, HEX] = ["([1-9]|1[0-6])", "([1-9][0-9]{0,9})", "([0-9a-f]{64})"];
export const whole = (/** @type {string} */ pattern) => new RegExp(`^(?:${pattern})$`, "su");
const [BLANKS, TAG, WORD, LETTERS] = [
  new RegExp(`${BLANK}*`, "yu"),
  new RegExp(`\\[([A-Za-z0-9]+)${BLANK}*(${QUOTED})\\]${BLANK}*$`, "yu"),
  new RegExp(`(?:(?!${BLANK}|").|${QUOTED})+`, "yu"),
  new RegExp(`(?:(?!${BLANK}|").)*`, "yu"),
];
export const [ROLL, ACT, UNDO, BACK] = [
  `(?:s|${SEAT}\\.)${COUNT}\\.${COUNT}=(.+)`,
  `${SEAT}>(.+)`,
  `!undo:(0|${COUNT})(?::${SEAT})*`,
  `!back:${SEAT}:${COUNT}`,
].map(whole);
const OTHER = whole(`@(0|[1-9][0-9]{0,19})|!(taken|bot):${SEAT}:${QUOTED}|!(left|flag):${SEAT}|!abandoned|!mistyped`);
const LONGEST = 8 << 20;
export const REPEATED = ["Aborted", "NonceCommitment", "Nonce"];

/** Takes a text apart as far as it can be read. @param {string} text */
export function readRecord(text) {
  /** @type {Tag[]} */
  const tags = [];
  /** @type {Word[]} */
  const words = [];
  const broken = (/** @type {string} */ code, line = 1, row = "", at = 0) => ({
    tags,
    words,
    broken: { code, line, column: [...row.slice(0, at)].length + 1, params: {} },
  });
  if (text.length > LONGEST) return broken("too-long");
  for (const [n, row] of text
    .replace(/^\ufeff/, "")
    .split("\n")
    .entries()) {
    const take = (/** @type {RegExp} */ pattern, /** @type {number} */ from) => {
      pattern.lastIndex = from;
      return pattern.exec(row);
    };
    const skip = (/** @type {number} */ from) => from + (take(BLANKS, from)?.[0].length ?? 0);
    let at = skip(0);
    if (row[at] === "[" && !words.length) {
      const tag = take(TAG, at);
      if (!tag) return broken("tag-syntax", n + 1, row, at);
      tags.push({
        line: n + 1,
        column: at + 1,
        name: tag[1],
        value: tag[2].slice(1, -1).replace(/\\(.)/g, (_, /** @type {string} */ sign) => (sign === "n" ? "\n" : sign)),
      });
      continue;
    }
    while (at < row.length && row[at] !== ";") {
      // What follows a `;` is a remark.
      if (row[at] === "[") return broken("tag-after-facts", n + 1, row, at);
      const word = take(WORD, at)?.[0] ?? "";
      const next = skip(at + word.length);
      if (!word || (next === at + word.length && next < row.length))
        return broken("quote-syntax", n + 1, row, at + (take(LETTERS, at)?.[0].length ?? 0));
      if (![ROLL, ACT, UNDO, BACK, OTHER].some((kind) => kind.test(word)) && word !== "time" && !/^=./.test(word))
        return broken("word", n + 1, row, at);
      words.push({ line: n + 1, column: [...row.slice(0, at)].length + 1, text: word });
      at = next;
    }
  }
  return { tags, words, broken: null };
}
