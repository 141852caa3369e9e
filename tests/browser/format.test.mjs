// Scripts and style sheets are formatted, and the linters find nothing in them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import test from "node:test";
import { ESLint } from "eslint";

test("scripts and style sheets are formatted, and the linters find nothing (`npm run format` formats them)", () => {
  const said = spawnSync(process.execPath, [fileURLToPath(new URL("format.mjs", import.meta.url)), "--check"], { encoding: "utf8" });
  assert.equal(said.status, 0, said.stdout + said.stderr);
});

test("nobody asks for a drawing by hand, but for the one element that follows stores", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const linter = new ESLint({ cwd: root, overrideConfigFile: fileURLToPath(new URL("eslint.config.mjs", import.meta.url)) });
  const found = async (/** @type {string} */ filePath) => {
    const [{ messages }] = await linter.lintText("this.page.requestUpdate();\n", { filePath });
    return messages.map((one) => one.ruleId);
  };
  assert.deepEqual(await found("web/app/pages/any.js"), ["no-restricted-syntax"]);
  assert.deepEqual(await found("tests/skeleton/web/app/skeleton/any.js"), ["no-restricted-syntax"]);
  assert.deepEqual(await found("web/app/element.js"), []);
});
