// Runs test files in a few processes, each with one browser for all its files: every visitor has a context of its own there, and starting
// browsers and processes costs seconds. Files without a browser have a process each. The words of the command line are the files.

import { fork, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

/** More processes than cores: they wait half of the time. */
const PROCESSES = 4;
/** The files that take longest, by measured time: all processes end at about the same time if these begin first. */
const LONGEST = ["still", "ziomek-access", "ziomek-practice", "replay", "companion-ziomek", "clever-access", "clear", "absence"];

/** The exit code of a process. @param {import("node:child_process").ChildProcess} child */
const end = (child) =>
  /** @type {Promise<number | null>} */ (
    new Promise((done) => {
      child.once("close", done);
    })
  );

/** Gives out files until there are none left. Answers whether all tests passed. */
async function lead(/** @type {string[]} */ files) {
  const needsBrowser = (/** @type {string} */ file) => readFileSync(file, "utf8").includes('"./world.mjs"');
  const rank = (/** @type {string} */ file) => LONGEST.indexOf(basename(file, ".test.mjs")) + 1 || LONGEST.length + 1;
  const left = files.filter(needsBrowser).sort((one, two) => rank(one) - rank(two));
  const plain = files.filter((/** @type {string} */ file) => !needsBrowser(file));
  const ends = Array.from({ length: Math.min(PROCESSES, left.length) }, () => {
    const worker = fork(fileURLToPath(import.meta.url));
    worker.on("message", () => worker.send(left.shift() ?? ""));
    return end(worker);
  });
  if (plain.length) ends.push(end(spawn(process.execPath, ["--test", "--test-concurrency=1", ...plain], { stdio: "inherit" })));
  const codes = await Promise.all(ends);
  return !left.length && codes.every((code) => code === 0);
}

/** Runs the files that it is given, one after the other. */
async function follow() {
  const { leave } = await import("./world.mjs");
  process.on("message", async (/** @type {string} */ file) => {
    if (!file) {
      await leave();
      return process.disconnect();
    }
    await describe(basename(file), async () => {
      await import(pathToFileURL(resolve(file)).href);
    });
    process.send?.("more");
  });
  process.send?.("more");
}

if (process.send) await follow();
else process.exitCode = (await lead(process.argv.slice(2))) ? 0 : 1;
