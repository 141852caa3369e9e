// The views that the client makes of news are those of the rules: each reducer is run over games that Rust has played.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const VECTORS = join(dirname(resolve(ROOT, process.env.TURLAJ_BIN ?? "target/ci/turlaj")), "examples/vectors");
/** How many events of each game, number of players and eye are compared. */
const FACTS = 1000;

/**
 * What a screen draws of a view while news are shown. Left out is what comes with the next view only: the phase, what can be done,
 * counters, ratings.
 * @type {Record<string, (view: any) => unknown>}
 */
const DRAWN = {
  stonoga: ({ seat, dice, rolls, rolls_of, middle, seats, lost }) => ({
    seat, dice: rolls > 0 ? dice : null, rolls, rolls_of, middle, lost, seats: seats.map(({ pieces, bare_foot, tail, count }) => ({ pieces, bare_foot, tail, count })),
  }),
  clever: ({ round, seat, passive, faces, rolled, tray, picked, rolls, seats }) => ({
    round, seat, passive, faces, rolled, tray, picked, rolls,
    seats: seats.map(({ sheet: { marks, ...sheet }, count, points, took, extra }) => ({ marks: marks.toSorted(), ...sheet, count, points, took, extra })),
  }),
  snakes: ({ seat, rolls, die, face, seats, snakes }) => ({
    seat, rolls, die, face, seats: seats.map(({ green, orange, points }) => ({ green, orange, points })),
    snakes: snakes.map(({ number, dice, ends, done }) => ({ number, dice, ends: ends.toSorted((a, b) => a.end.localeCompare(b.end)), done })),
  }),
};

for (const [game, drawn] of Object.entries(DRAWN)) {
  test(`news lead from one view of ${game} to the next`, async () => {
    const { withNews } = await import(`../../web/app/${game}/shown.js`);
    const child = spawn(VECTORS, [game, String(FACTS)], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = new Promise((done, failed) => { child.once("error", failed).once("close", done); });
    let compared = 0;
    for await (const line of createInterface({ input: child.stdout })) {
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
