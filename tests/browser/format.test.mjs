// Scripts and style sheets are formatted, and the linters find nothing in them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import test from "node:test";

test("scripts and style sheets are formatted, and the linters find nothing (`npm run format` formats them)", () => {
  const said = spawnSync(process.execPath, [fileURLToPath(new URL("format.mjs", import.meta.url)), "--check"], { encoding: "utf8" });
  assert.equal(said.status, 0, said.stdout + said.stderr);
});
