// Scripts and style sheets are formatted, and the linters find nothing in them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import test from "node:test";
import { ESLint } from "eslint";
import stylelint from "stylelint";
import { WIDTH, longLines } from "./lines.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("scripts and style sheets are formatted, and the linters find nothing (`npm run format` formats them)", () => {
  const said = spawnSync(process.execPath, [join(HERE, "format.mjs"), "--check"], { encoding: "utf8" });
  assert.equal(said.status, 0, said.stdout + said.stderr);
});

test("a line of more than 140 characters is found: in scripts, templates and words by ESLint, elsewhere by `longLines`", async () => {
  const linter = new ESLint({ cwd: ROOT, overrideConfigFile: join(HERE, "eslint.config.mjs") });
  const texts = { "web/app/pages/any.js": ["html`", "`;"], "web/i18n/en/any.js": ['export default { any: "', '" };'] };
  for (const [filePath, [open, close]] of Object.entries(texts))
    for (const [more, rules] of /** @type {[number, string[]][]} */ ([
      [0, []],
      [1, ["max-len"]],
    ])) {
      const text = `${open}${"x".repeat(WIDTH - open.length - close.length + more)}${close}\n`;
      const [{ messages }] = await linter.lintText(text, { filePath });
      assert.deepEqual(
        messages.map((one) => one.ruleId),
        rules,
        filePath,
      );
    }
  const folder = mkdtempSync(join(tmpdir(), "turlaj-lines-"));
  for (const name of ["a.css", "b.d.ts", "c.html"]) writeFileSync(join(folder, name), `${"x".repeat(WIDTH)}\n${"ż".repeat(WIDTH + 1)}\n`);
  const found = longLines([folder]).sort();
  rmSync(folder, { recursive: true });
  assert.deepEqual(
    found,
    ["a.css:2", "b.d.ts:2", "c.html:2"].map((place) => join(folder, place)),
  );
  assert.equal(JSON.parse(readFileSync(join(HERE, "prettier.json"), "utf8")).printWidth, WIDTH);
});

test("no class stands twice in a compound selector, and `!important` needs a remark that says why", async () => {
  const found = async (/** @type {string} */ code) => {
    const { results } = await stylelint.lint({ code, configFile: join(HERE, "stylelint.config.mjs") });
    const [{ warnings }] = results;
    return warnings.map((one) => one.rule);
  };
  for (const selector of [".a.a", ".a.b.a", "main > .a:hover.a", "[b][b]", ":hover:hover"])
    assert.deepEqual(await found(`${selector} {\n  color: red;\n}\n`), ["selector-disallowed-list"], selector);
  for (const selector of [".a .a", ".a > .a", ".a.ab", ".a:has(.a)"])
    assert.deepEqual(await found(`${selector} {\n  color: red;\n}\n`), [], selector);
  const important = (/** @type {string} */ remark) => `a {\n  color: red !important; /* stylelint-disable-line${remark} */\n}\n`;
  assert.deepEqual(await found("a {\n  color: red !important;\n}\n"), ["declaration-no-important"]);
  assert.deepEqual(await found(important(" declaration-no-important")), ["--report-descriptionless-disables"]);
  assert.deepEqual(await found(important(" declaration-no-important -- an extension writes it on the element")), []);
});

test("nobody asks for a drawing by hand, but for the one element that follows stores", async () => {
  const linter = new ESLint({ cwd: ROOT, overrideConfigFile: join(HERE, "eslint.config.mjs") });
  const found = async (/** @type {string} */ filePath) => {
    const [{ messages }] = await linter.lintText("this.page.requestUpdate();\n", { filePath });
    return messages.map((one) => one.ruleId);
  };
  assert.deepEqual(await found("web/app/pages/any.js"), ["no-restricted-syntax"]);
  assert.deepEqual(await found("tests/skeleton/web/app/skeleton/any.js"), ["no-restricted-syntax"]);
  assert.deepEqual(await found("web/app/element.js"), []);
});
