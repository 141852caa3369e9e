// The types in the client's comments are right, over the types that are written from the server's.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import test from "node:test";

test("the checker finds nothing in the client", () => {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  const words = [path("node_modules/typescript/bin/tsc"), "-p", path("../../web/tsconfig.json")];
  const said = spawnSync(process.execPath, words, { encoding: "utf8" });
  assert.equal(said.status, 0, said.stdout + said.stderr);
});
