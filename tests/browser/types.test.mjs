// The types in the client's comments are right, over the types that are written from the server's; and the checker sees what is wrong.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import test from "node:test";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
/** What the checker says of a project. @param {string} project */
const check = (project) =>
  spawnSync(process.execPath, [path("node_modules/typescript/bin/tsc"), "--pretty", "false", "-p", path(project)], { encoding: "utf8" });

// The files of the test game lie beside those of the client.
for (const project of ["../../web/tsconfig.json", "../../web/tsconfig.worker.json", "../skeleton/web/tsconfig.json", "tsconfig.json"]) {
  test(`the checker finds nothing in the client and its tests (${project})`, () => {
    const said = check(project);
    assert.equal(said.status, 0, said.stdout + said.stderr);
  });
}

// Client and tests in one program: what both import is checked once.
test("nearly every name in the client and its tests has a type that says something", () => {
  const words = [
    path("node_modules/type-coverage/bin/type-coverage"),
    "-p",
    "tests/browser/tsconfig.all.json",
    "--strict",
    "--at-least",
    "99.5",
  ];
  const said = spawnSync(process.execPath, words, { encoding: "utf8", cwd: path("../..") });
  assert.equal(said.status, 0, said.stdout + said.stderr);
  assert.ok(Number(said.stdout.match(/\/ (\d+)\)/)?.[1]) > 90_000, said.stdout);
});

test("the checker finds every planted mistake, where it is, for the reason that the file states, and nothing else", () => {
  const files = readdirSync(path("mistakes")).filter((file) => file.endsWith(".js"));
  assert.ok(files.length >= 25);
  const stated = files.flatMap((file) => {
    const lines = readFileSync(path(`mistakes/${file}`), "utf8").split("\n");
    return lines.flatMap(
      (line, at) =>
        line
          .match(/\/\/ (TS\d+)$/)
          ?.slice(1)
          .map((code) => `${file}:${at + 1} ${code}`) ?? [],
    );
  });
  assert.deepEqual(
    stated.map((mistake) => mistake.split(":")[0]),
    files,
    "one in each file",
  );
  const errors = check("mistakes/tsconfig.json").stdout.matchAll(/^(?:.*\/)?([\w-]+\.\w+)\((\d+),\d+\): error (TS\d+)/gm);
  assert.deepEqual([...errors].map(([, file, line, code]) => `${file}:${line} ${code}`).sort(), stated.sort());
});
