// The views that the client makes of news are those of the rules: each reducer is run over games that Rust has played.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { GAMES, TEST_GAME, folderOf, ofGame } from "./games.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const VECTORS = join(dirname(resolve(ROOT, process.env.TURLAJ_BIN ?? "target/ci/turlaj")), "examples/vectors");
/** What builds it. */
const BUILD = "cargo build --profile ci -p turlaj-testserver --example vectors";
/** How many events of each game, number of players and eye are compared. */
const FACTS = 1000;

/** When a file was written last. @param {string} path */
const written = (path) => statSync(path).mtimeMs;

/**
 * The games whose client makes views of news, each with what it draws of them (`<game>-drawn.mjs`). Left out is what comes with the
 * next view only: the phase, what can be done, counters, ratings.
 */
const REDUCED = [...GAMES, TEST_GAME].filter((game) => existsSync(join(folderOf(game), "shown.js")));

for (const game of REDUCED) {
  test(`news lead from one view of ${game} to the next`, async () => {
    const { drawn } = /** @type {{ drawn: (view: unknown) => unknown }} */ (await ofGame(game, "drawn"));
    const { withNews } = /** @type {{ withNews: (view: unknown, news: unknown) => unknown }} */ (
      await import(join(folderOf(game), "shown.js"))
    );
    assert.ok(existsSync(VECTORS), `there is no ${VECTORS}: ${BUILD}`);
    const rules = join(folderOf(game), "../../../crates", game, "src");
    const changed = readdirSync(rules, { recursive: true, encoding: "utf8" }).filter(
      (path) => written(join(rules, path)) > written(VECTORS),
    );
    assert.deepEqual(changed, [], `${VECTORS} is older than the rules of ${game}: ${BUILD}`);
    const child = spawn(VECTORS, [game, String(FACTS)], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = new Promise((done, failed) => {
      child.once("error", failed).once("close", done);
    });
    let compared = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      /** @type {{ settings: string, event: string, before: unknown, news: unknown[], after: unknown }} */
      const { settings, event, before, news, after } = JSON.parse(line);
      if (!news.length) continue; // The page goes to the next view at once.
      const shown = news.reduce((view, one) => withNews(view, one), before);
      assert.deepEqual(drawn(shown), drawn(after), `${settings}: ${event}, ${JSON.stringify(news)}`);
      compared += 1;
    }
    assert.equal(await ended, 0);
    assert.ok(compared >= 2 * FACTS, `${compared} views were compared`);
  });
}
