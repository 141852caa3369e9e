// Runs tests with one browser for all files: each visitor has a context of its own there, and starting a browser costs seconds.
// Words of the command line are handed to `node --test`.

import { spawn } from "node:child_process";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS } from "./world.mjs";

const browser = await chromium.launchServer({ executablePath: CHROMIUM, args: FLAGS });
const tests = spawn(process.execPath, ["--test", ...process.argv.slice(2)], { stdio: "inherit", env: { ...process.env, TURLAJ_BROWSER: browser.wsEndpoint() } });
tests.once("close", async (code) => {
  await browser.close();
  process.exit(code ?? 1);
});
