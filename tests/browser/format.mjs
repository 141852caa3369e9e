// Formats scripts and style sheets: `npm run format`. With `--check` it changes nothing, and lints them too: `npm run format:check`.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { WIDTH, longLines } from "./lines.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHECKS = process.argv.includes("--check");

/** What has not changed since the last time is as good as it was. */
const CACHE = ["--cache", "--cache-strategy", "content"];
const SCRIPTS = ["web", "tests/browser", "tests/skeleton/web"];
const SHEETS = ["web/styles/*.css", "tests/skeleton/web/styles/*.css"];
const TOOLS = {
  prettier: [
    "prettier/bin/prettier.cjs",
    "--config",
    "tests/browser/prettier.json",
    "--log-level",
    "warn",
    CHECKS ? "--check" : "--write",
    ...CACHE,
    ...SCRIPTS.map((folder) => `${folder}/**/*.{js,mjs,ts}`),
    ...SHEETS,
    "!web/vendor/**",
    "!**/generated/**",
  ],
  eslint: [
    "eslint/bin/eslint.js",
    "--config",
    "tests/browser/eslint.config.mjs",
    ...CACHE,
    "--cache-location",
    `${HERE}node_modules/.cache/eslint`,
    ...SCRIPTS,
  ],
  stylelint: ["stylelint/bin/stylelint.mjs", "--config", "tests/browser/stylelint.config.mjs", ...SHEETS],
};

/** Runs a tool; answers whether it found nothing. @param {string[]} words */
const run = ([path, ...words]) =>
  new Promise((done) => {
    const tool = spawn(process.execPath, [`${HERE}node_modules/${path}`, ...words], { cwd: ROOT, stdio: "inherit" });
    tool.once("close", (code) => done(code === 0));
  });

const long = CHECKS ? longLines(SCRIPTS.map((folder) => ROOT + folder)) : [];
for (const place of long) console.error(`${place}: the line is longer than ${WIDTH} characters`);
const found = await Promise.all(Object.values(CHECKS ? TOOLS : { prettier: TOOLS.prettier }).map(run));
process.exitCode = found.every(Boolean) && !long.length ? 0 : 1;
