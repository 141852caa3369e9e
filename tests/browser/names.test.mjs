// No shared file of the client names a game: what is to be known of one stands in its own folder and files.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import stonoga from "../../web/i18n/en/name-stonoga.js";
import { addGlyphs, word } from "../../web/art.js";
import { GAMES as MANIFESTS } from "../../web/app/games.js";
import { GAMES } from "./games.mjs";

const WEB = fileURLToPath(new URL("../../web", import.meta.url));
const NAMES = new RegExp(`${GAMES.join("|")}`, "i");
const OWN = new RegExp(`^(app/(${GAMES.join("|")})/|styles/(${GAMES.join("|")})[-.]|i18n/\\w+/(\\w+-)?(${GAMES.join("|")})\\.js$|generated/|vendor/)`);
/** What may name games, and why. */
const MAY = {
  "app/games.js": "the one list of games",
};

test("no shared file names a game", () => {
  assert.ok(GAMES.length > 3);
  assert.ok(Object.keys(stonoga).every((key) => NAMES.test(key)), "the search finds what is there");
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((path) => /\.(js|ts|css|html|webmanifest|svg|md)$/.test(path) && !OWN.test(path) && !(path in MAY));
  const found = files.flatMap((path) => readFileSync(join(WEB, path), "utf8").split("\n")
    .flatMap((line, at) => (NAMES.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])));
  assert.deepEqual(found, []);
});

test("every game has its files", () => {
  const list = readFileSync(join(WEB, "app/games.js"), "utf8");
  const langs = readdirSync(join(WEB, "i18n"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  for (const game of GAMES) {
    assert.ok(list.includes(`from "./${game}/game.js"`), game);
    for (const lang of langs) {
      const there = readdirSync(join(WEB, "i18n", lang));
      assert.deepEqual([`${game}.js`, `name-${game}.js`, `page-${game}.js`, `rules-${game}.js`].filter((file) => !there.includes(file)), [], lang);
    }
  }
});

test("every name of a game can be drawn", () => {
  for (const { id, letters, lettersIn = {}, glyphs = {} } of Object.values(MANIFESTS)) {
    addGlyphs(glyphs);
    for (const lettering of [letters, ...Object.values(lettersIn)]) {
      assert.equal(lettering[0].length, lettering[1].length, id);
      assert.ok(!/undefined|NaN/.test(word(`w-${id}`, lettering)), id);
    }
  }
});
