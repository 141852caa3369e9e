// How long a line may be, and the lines that are longer where ESLint does not look.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The longest line, in characters; prettier.json has the same number. */
export const WIDTH = 140;

const ENDINGS = [".css", ".ts", ".html"];
const SKIPPED = /(^|\/)(vendor|generated|node_modules)\//;

/** The lines of style sheets, declarations and pages in some folders that are too long, as `path:line`. @param {string[]} folders */
export const longLines = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => ENDINGS.some((ending) => path.endsWith(ending)) && !SKIPPED.test(path))
      .flatMap((path) => tooLong(join(folder, path))),
  );

/** @param {string} path */
const tooLong = (path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, at) => ([...line].length > WIDTH ? [`${path}:${at + 1}`] : []));
