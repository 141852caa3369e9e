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
const TEST_GAME = fileURLToPath(new URL("../skeleton/web", import.meta.url));
const NAMES = new RegExp(`${GAMES.join("|")}`, "i");
const OWN = new RegExp(
  `^(app/(${GAMES.join("|")})/|styles/(${GAMES.join("|")})[-.]|i18n/\\w+/(\\w+-)?(${GAMES.join("|")})\\.js$|generated/|vendor/)`,
);
/** What may name games, and why. */
const MAY = {
  "app/games.js": "the one list of games",
};

test("no shared file names a game", () => {
  assert.ok(GAMES.length > 3);
  assert.ok(
    Object.keys(stonoga).every((key) => NAMES.test(key)),
    "the search finds what is there",
  );
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(js|ts|css|html|webmanifest|svg|md)$/.test(path) && !OWN.test(path) && !(path in MAY),
  );
  const found = files.flatMap((path) =>
    readFileSync(join(WEB, path), "utf8")
      .split("\n")
      .flatMap((line, at) => (NAMES.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  );
  assert.deepEqual(found, []);
});

/** What stands at the left of a sheet, outside of all brackets: its layers. @param {string} sheet */
function topLevel(sheet) {
  let depth = 0;
  return [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|'[^']*'/g, "")]
    .filter((sign) => {
      if (sign === "}") depth -= 1;
      const isOut = depth === 0 && sign !== "}";
      if (sign === "{") depth += 1;
      return isOut && sign !== "{";
    })
    .join("")
    .trim()
    .split(/\s*(?:;|\n)\s*/)
    .filter(Boolean);
}

test("every style sheet stands in layers, in their order, and that of a game in those that games may use", () => {
  const [order] = topLevel(readFileSync(join(WEB, "styles/tokens.css"), "utf8"));
  const layers = order.replace("@layer ", "").split(", ");
  const game = layers.indexOf("game");
  assert.ok(game >= 3, order);
  assert.deepEqual(
    topLevel("@layer a {\n@media x { b { c: d } }\n}\n.loose { e: f }\n"),
    ["@layer a", ".loose"],
    "what is outside is found",
  );
  for (const folder of [WEB, TEST_GAME]) {
    for (const file of readdirSync(join(folder, "styles"))) {
      const sheet = readFileSync(join(folder, "styles", file), "utf8");
      const used = topLevel(sheet).filter((one) => one !== order || file !== "tokens.css");
      const places = used.map((one) => layers.findIndex((layer) => one === `@layer ${layer}`));
      const least = folder === TEST_GAME || OWN.test(`styles/${file}`) ? game : 0;
      assert.ok(
        places.length && places.every((place, at) => place >= Math.max(least, (places[at - 1] ?? -1) + 1)),
        `${file}: ${used.join(", ")}`,
      );
    }
  }
});

test("every game has its files", () => {
  const list = readFileSync(join(WEB, "app/games.js"), "utf8");
  const langs = readdirSync(join(WEB, "i18n"), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name);
  const scenes = readdirSync(join(WEB, "../tests/browser"), { recursive: true, encoding: "utf8" });
  for (const game of GAMES) {
    assert.deepEqual(
      [`${game}-look.mjs`, `gallery/${game}.mjs`].filter((file) => !scenes.includes(file)),
      [],
    );
    assert.ok(list.includes(`from "./${game}/game.js"`), game);
    for (const lang of langs) {
      const there = readdirSync(join(WEB, "i18n", lang));
      assert.deepEqual(
        [`${game}.js`, `name-${game}.js`, `page-${game}.js`, `rules-${game}.js`].filter((file) => !there.includes(file)),
        [],
        lang,
      );
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
