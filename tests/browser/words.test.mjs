// The words: the same keys in all languages, and all that the page uses are there.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../web", import.meta.url));
const LANGS = readdirSync(join(WEB, "i18n"), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
/** The test game is a game like others, in a folder of its own. */
const FOLDERS = [WEB, fileURLToPath(new URL("../skeleton/web", import.meta.url))];
const files = (/** @type {string} */ lang) => FOLDERS.flatMap((folder) => readdirSync(join(folder, "i18n", lang))).sort();
const load = async (/** @type {string} */ lang, /** @type {string} */ file) =>
  (await import(FOLDERS.map((folder) => join(folder, "i18n", lang, file)).find((path) => existsSync(path)) ?? file)).default;
const FILES = files("en");
/** @type {Record<string, Record<string, Record<string, string | Texts>>>} */
const words = {};
for (const lang of LANGS) {
  words[lang] = {};
  for (const file of files(lang)) words[lang][file] = await load(lang, file);
}
/** The page's own words are always there; a game's come and go with it, so games may have the same keys. */
const GAMES = FILES.filter((file) => file.startsWith("name-")).map((file) => file.slice(5, -3));
const named = GAMES.map((game) => `name-${game}.js`);
const SHELL = ["ui.js", "common.js", ...named];
const isOfGame = (/** @type {string} */ file) => GAMES.some((game) => file === `${game}.js` || file.endsWith(`-${game}.js`));
const names = FILES.filter((file) => !["ui.js", "common.js"].includes(file) && !isOfGame(file)).map((file) => file.replace(".js", ""));
/** Pages with words of their own, which stay when they have come. */
const PAGES = names;
/** What games say on pages of all games is there for all of them at once. */
const ofAll = GAMES.map((game) => `page-${game}.js`);
const ofPages = [...PAGES.map((page) => `${page}.js`), ...ofAll];
const filesOf = (/** @type {string} */ game) =>
  FILES.filter((file) => [game, `more-${game}`, `rules-${game}`, `companion-${game}`].some((name) => file === `${name}.js`));
const keysOf = (/** @type {string[]} */ list) => list.flatMap((file) => Object.keys(words.en[file]));
const knownTo = (/** @type {string} */ game) => new Set(keysOf([...SHELL, ...ofPages, ...filesOf(game)]));
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(folder, "app"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => ({ path, text: readFileSync(join(folder, "app", path), "utf8") })),
);

/** Texts of a piece of source: literals, and patterns of templates. Comments hold none. */
function texts(/** @type {string} */ source) {
  /** @type {{ text?: string, head?: string, pattern?: RegExp, part?: boolean }[]} */
  const found = [];
  let at = 0,
    inside = 0; // `inside` a template, a literal is a part of a key at most.
  const literal = (/** @type {string} */ quote) => {
    let text = "";
    while (at < source.length && source[at] !== quote && source[at] !== "\n")
      ((text += source[at] === "\\" ? source[++at] : source[at]), at++);
    at++;
    return text;
  };
  const template = () => {
    let pattern = "",
      head = "",
      open = false;
    while (at < source.length && source[at] !== "`") {
      if (source.startsWith("${", at)) {
        at += 2;
        inside++;
        code("}");
        inside--;
        pattern += ".*";
        open = true;
      } else {
        if (!open) head += source[at];
        pattern += source[at].replace(/[.*+?^$()[\]{}|\\]/g, "\\$&");
        at++;
      }
    }
    at++;
    found.push(open ? { head, pattern: new RegExp(`^${pattern}$`) } : { text: head });
  };
  const code = (/** @type {string} */ end) => {
    let deep = 0;
    while (at < source.length) {
      const sign = source[at++];
      const next = source[at];
      if (sign === "/" && next === "/") at = source.indexOf("\n", at) + 1 || source.length;
      else if (sign === "/" && next === "*") at = source.indexOf("*/", at) + 2;
      else if (sign === "/" && /[(,=:]\s*$/.test(source.slice(Math.max(0, at - 12), at - 1))) {
        for (let set = false; source[at] !== "/" || set; at++) {
          // A regular expression.
          if (source[at] === "\\") at++;
          else if (source[at] === "[") set = true;
          else if (source[at] === "]") set = false;
        }
        at++;
      } else if (sign === '"' || sign === "'") {
        const compared = /([!=]==|startsWith\(|endsWith\(|includes\()\s*$/.test(source.slice(Math.max(0, at - 14), at - 1));
        found.push({ text: literal(sign), part: compared || inside > 0 });
      } else if (sign === "`") template();
      else if (sign === "{" || sign === "(") deep++;
      else if (sign === "}" || sign === ")") {
        if (deep === 0 && sign === end) return;
        deep--;
      } else if (sign === "," && end === "," && deep === 0) return;
      if (end === "," && deep < 0) return;
    }
  };
  return {
    all: () => {
      code("");
      return found;
    },
    argument: (/** @type {number} */ from) => {
      at = from;
      code(",");
      return found;
    },
  };
}

/** The texts of the first argument of every `t(…)`. */
function asked(/** @type {{ path: string, text: string }} */ { path, text }) {
  return [...text.matchAll(/(?<![\w.])t\(/g)].flatMap((call) => {
    const line = text.slice(0, call.index).split("\n").length;
    return texts(text)
      .argument(call.index + 2)
      .filter((one) => !one.part)
      .map((one) => ({ ...one, place: `${path}:${line}` }));
  });
}

const placeholders = (/** @type {string | Texts} */ value) => {
  const forms = typeof value === "string" ? [value] : Object.values(value);
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
};

test("every language has the same files with the same keys", () => {
  for (const lang of LANGS) {
    assert.deepEqual(files(lang), FILES, lang);
    for (const file of FILES)
      assert.deepEqual(Object.keys(words[lang][file]).sort(), Object.keys(words.en[file]).sort(), `${lang}/${file}`);
  }
});

test("every file belongs to the page, to one page of it, or to one game", () => {
  assert.deepEqual(FILES, [...SHELL, ...ofPages, ...GAMES.flatMap(filesOf)].sort());
  assert.ok(GAMES.includes("stonoga"));
});

test("no key stands twice among the words that are there together", () => {
  for (const game of GAMES) {
    const all = keysOf([...SHELL, ...ofPages, ...filesOf(game)]);
    assert.deepEqual(
      all.filter((/** @type {string} */ key, /** @type {number} */ at) => all.indexOf(key) !== at),
      [],
      game,
    );
  }
});

test("the words of a page begin with its name", () => {
  for (const page of PAGES) {
    assert.deepEqual(
      keysOf([`${page}.js`]).filter((/** @type {string} */ key) => !key.startsWith(`${page}.`) && !key.startsWith("refusal.")),
      [],
      page,
    );
  }
});

test("every game has a name and a sentence where all pages find them", () => {
  for (const game of GAMES) for (const part of ["title", "about"]) assert.ok(`game.${game}.${part}` in words.en[`name-${game}.js`], game);
});

test("what a game says on pages of all games names it", () => {
  for (const game of GAMES)
    assert.deepEqual(
      keysOf([`page-${game}.js`]).filter((/** @type {string} */ key) => !key.split(".").includes(game)),
      [],
      game,
    );
});

test("a value by number has all forms of its language, and no others", () => {
  for (const lang of LANGS) {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.sort();
    for (const [key, value] of FILES.flatMap((file) => Object.entries(words[lang][file]))) {
      if (typeof value !== "string") assert.deepEqual(Object.keys(value).sort(), forms, `${lang}: ${key}`);
    }
  }
});

test("a text has the same placeholders in all languages", () => {
  for (const lang of LANGS) {
    for (const file of FILES) {
      for (const [key, value] of Object.entries(words.en[file])) {
        assert.deepEqual(placeholders(words[lang][file][key]), placeholders(value), `${lang}: ${key}`);
      }
    }
  }
});

test("no text is empty", () => {
  for (const lang of LANGS) {
    for (const [key, value] of FILES.flatMap((file) => Object.entries(words[lang][file]))) {
      for (const form of typeof value === "string" ? [value] : Object.values(value)) assert.ok(form.trim(), `${lang}: ${key}`);
    }
  }
});

test("every key that the page asks for is there", () => {
  const calls = sources.flatMap(asked);
  assert.ok(calls.length > 100, `only ${calls.length} calls of t() were found`);
  const sets = Object.fromEntries(GAMES.map((game) => [game, knownTo(game)]));
  const lost = calls.filter((one) => {
    // What draws a game has that game's words; the pages around have those of some game.
    const own = GAMES.find((game) => one.place.startsWith(`${game}/`));
    const answers = (/** @type {Set<string>} */ known) =>
      one.pattern ? !one.head || [...known].some((key) => one.pattern?.test(key)) : known.has(one.text ?? "");
    return own ? !answers(sets[own]) : !GAMES.some((game) => answers(sets[game]));
  });
  assert.deepEqual(
    lost.map((one) => `${one.place} ${one.text ?? one.pattern}`),
    [],
  );
});

test("every refusal of a game has words", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  for (const game of GAMES) {
    const crate = ["crates", "tests/skeleton/crates"].map((folder) => join(root, folder, game, "src")).find((path) => existsSync(path));
    assert.ok(crate, game);
    const rust = readdirSync(crate, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".rs"));
    const texts = rust.map((path) => readFileSync(join(crate, path), "utf8"));
    const codes = texts.flatMap((text) => [...text.matchAll(/Refusal::new\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]));
    if (texts.some((text) => text.includes("Refusal::first_seat("))) codes.push("first-seat");
    assert.ok(codes.includes("player-count"), `${game}: ${codes}`);
    const known = knownTo(game);
    assert.deepEqual(
      codes.filter((code) => !known.has(`refusal.${code}`)),
      [],
      `${game}: \`web/i18n/*/${game}.js\` lacks the words \`refusal.…\` of these`,
    );
  }
});

test("every key of the page around the games is used", () => {
  const used = sources.flatMap(({ text }) => texts(text).all());
  const literal = new Set(used.map((one) => one.text));
  const patterns = used.filter((one) => one.pattern && /^[a-z]+\./.test(one.head ?? ""));
  const unused = keysOf(["ui.js", ...ofPages]).filter(
    (/** @type {string} */ key) => !literal.has(key) && !patterns.some((one) => one.pattern?.test(key)),
  );
  assert.deepEqual(unused, []);
});
