// The server as most people start it: in a terminal.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import test from "node:test";

const BIN = process.env.TURLAJ_BIN ?? fileURLToPath(new URL("../../target/ci/turlaj", import.meta.url));
const IN_A_TERMINAL = "import pty, sys; pty.spawn(sys.argv[1:])";

test("in a terminal the server says where it is, and shows a code for the home network", async () => {
  const data = mkdtempSync(join(tmpdir(), "turlaj-terminal-"));
  const words = ["-c", IN_A_TERMINAL, BIN, "serve", "--lan", "--listen", "127.0.0.1:0", "--data", data];
  const server = spawn("python3", words, { stdio: ["pipe", "pipe", "inherit"], detached: true });
  let said = "";
  try {
    await new Promise((done, failed) => {
      server.stdout.on("data", (bytes) => {
        said += bytes;
        if (said.includes("Ctrl-C stops it.")) done(undefined);
      });
      server.on("exit", () => failed(new Error(`it has ended: ${said}`)));
    });
    assert.match(said, /Turlaj is at http:\/\/localhost:\d+/);
    assert.doesNotMatch(said, /panicked|ERROR|feature/);
    // A machine without any network has no address to show.
    if (/Phones on the same Wi-Fi: scan this, or type http:\/\/[\d.]+:\d+/.test(said)) assert.match(said, /[█▀▄]{4}/);
    else assert.match(said, /This machine has no address in a network\./);
    assert.doesNotMatch(said, /INFO|WARN/, "a family reads no log");
  } finally {
    server.removeAllListeners("exit");
    process.kill(-Number(server.pid), "SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
});
