// The world of a test: a real server, a real browser, visitors who complain about everything that goes wrong.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { follower } from "./wire.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BINARY = resolve(ROOT, process.env.TURLAJ_BIN ?? "target/ci/turlaj");
/** The server with chosen dice. */
const STAGED = join(dirname(BINARY), "turlaj-testserver");
const LIMITS = [
  "--messages-per-second",
  "1000000",
  "--requests-per-second",
  "100000",
  "--people-per-hour",
  "1000000",
  "--tables-per-hour",
  "1000000",
  "--max-connections-per-address",
  "10000",
];
/** Chromium without windows of its own: half the work for the same pages. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** The longest wait for anything on a page, and for a whole test: far more than either needs, also on a busy machine. */
const PATIENCE = 30_000;
const LIMIT = 180_000;

/** A server on a data folder of its own. It can be stopped and started again at the same address. */
export class Server {
  /** @param {string[]} [more] words of the command line @param {boolean} [staged] whether it is the one whose dice tests choose */
  constructor(more = [], staged = false) {
    this.more = more;
    this.staged = staged;
    /** @type {import("node:child_process").ChildProcess | undefined} */
    this.child = undefined;
    /** @type {Promise<unknown> | undefined} */
    this.over = undefined;
    this.control = "";
    this.data = mkdtempSync(join(tmpdir(), "turlaj-browser-"));
    this.listen = "127.0.0.1:0";
    this.url = "";
    this.last = () => this.child?.kill("SIGKILL");
    process.once("exit", this.last);
  }

  async start() {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("TURLAJ_")));
    env.TURLAJ_CACHE = join(dirname(BINARY), "../tmp/cache");
    const web = process.env.TURLAJ_WEB_DIR ? ["--web-dir", resolve(process.env.TURLAJ_WEB_DIR)] : [];
    const place = ["--listen", this.listen, "--data", this.data, ...web, ...this.more];
    const child = spawn(this.staged ? STAGED : BINARY, this.staged ? place : ["serve", ...LIMITS, ...place], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    let log = "";
    child.stderr.on("data", (text) => {
      log = (log + text).slice(-4000);
    });
    this.over = new Promise((done) => {
      child.once("close", done).once("error", done);
    });
    this.url = await new Promise((/** @type {(url: string) => void} */ found, failed) => {
      child.once("error", failed);
      child.once("close", (code) => failed(new Error(`the server ended with ${code}\n${log}`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        this.control = line.match(/^Control is at (http:\S+)/)?.[1] ?? this.control;
        const at = line.match(/^Turlaj is at (http:\S+)/)?.[1];
        if (at) found(at.replace(/\/$/, ""));
      });
    });
    this.listen = new URL(this.url).host;
  }

  /**
   * Chooses for a table before its dice are drawn, or for all of which nothing is said: the seed of its dice, and where its game
   * begins: after the first `at` facts of a record, or where bots have played and `left` acts are missing to the end.
   * @param {{ seed?: number, record?: string, at?: number, left?: number }} wish @param {string} [table]
   */
  async choose(wish, table) {
    const answer = await fetch(`${this.control}/tables${table ? `/${table}` : ""}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    assert.equal(answer.status, 200, await answer.text());
  }

  /** @param {NodeJS.Signals} [how] */
  async stop(how = "SIGKILL") {
    this.child?.kill(how);
    await this.over;
    this.child = undefined;
  }

  async remove() {
    await this.stop();
    process.removeListener("exit", this.last);
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** @typedef {import("../../web/generated/wire.js").Request["ask"]} Ask */

/**
 * Watches a table without a browser: bots alone play only then. Answers how to leave, and when the game is over.
 * @param {Server} server @param {string} table
 */
export function spectate(server, table) {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  const frame = (/** @type {Ask} */ ask, /** @type {number} */ id) => {
    const text = Buffer.from(JSON.stringify({ id, ask }));
    return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]); // Masked with zeros, shorter than 126 bytes.
  };
  socket.write(
    `GET /api/v1/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: ` +
      `13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}\r\n\r\n`,
  );
  socket.once("data", () => {
    socket.write(Buffer.concat([frame({ hello: { protocol: 1, key: null } }, 1), frame({ watch: { table, eye: null } }, 2)]));
  });
  let end = "";
  const over = new Promise((done) => {
    socket.on("data", (part) => {
      end = (end + part.toString("latin1")).slice(-part.length - 20);
      if (end.includes('"status":"over"')) done(undefined);
    });
  });
  return {
    over,
    leave: () => {
      socket.destroy();
    },
  };
}

/** What a page gave to be kept. @param {import("playwright-core").Download} download */
export const contents = async (download) => Buffer.concat(await (await download.createReadStream()).toArray());

/** A browser. @param {string[]} [more] flags */
export const launch = (more = []) => chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...more] });

/** @type {import("playwright-core").Browser} */
let browser;
/** The servers of this process: files that want the same one share it. @type {Map<string, Server>} */
const servers = new Map();
/** The server of the file that is being read. @type {Server | undefined} */
let here;

/** @param {string[]} more words of the server's command line @param {boolean} isStaged */
function prepare(more, isStaged) {
  if (here) return;
  const name = [isStaged, ...more].join(" ");
  const server = servers.get(name) ?? new Server(more, isStaged);
  servers.set(name, server);
  here = server;
  before(async () => {
    if (!server.child) await server.start();
    browser ??= await launch();
  });
  after(async () => {
    here = undefined;
    if (!process.send) await leave();
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1)); // "exit" ends the server

/** Ends all that this process has started. */
export async function leave() {
  await browser?.close();
  await Promise.all([...servers.values()].map((server) => server.remove()));
}

/** The tests of this file choose their dice, as they do if nothing is said. @param {string[]} [more] words of the server's command line */
export const staged = (more = []) => prepare(more, true);
/** The tests of this file are played by the shipped program: those about proofs, which chosen dice do not have. @param {string[]} [more] */
export const honest = (more = []) => prepare(more, false);

/**
 * @template {string} Path @param {Server} server @param {Path} path @param {object} body @param {string} [key]
 * @returns {Promise<import("../../web/app/net/api-types.js").Answered<Path>>}
 */
export async function post(server, path, body, key) {
  const headers = { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** Somebody with a name, who has played before or wants it all explained. */
export async function known(/** @type {Server} */ server, /** @type {Visitor} */ guest, /** @type {string} */ name, lessons = false) {
  const { key } = await post(server, "/api/v1/people", { name });
  await guest.page.addInitScript(
    ([mine, quiet]) => {
      localStorage["turlaj.key"] ??= mine;
      if (quiet) localStorage["turlaj.lessons"] ??= "off";
    },
    [key, !lessons],
  );
  return key;
}

/**
 * @typedef {Awaited<ReturnType<typeof arrive>>} Guest
 * @typedef {(options?: import("playwright-core").BrowserContextOptions) => Promise<Guest>} Visit
 */
/** @typedef {{ visit: Visit, server: Server, t: import("node:test").TestContext }} Setting What a scene is given. */

/**
 * A test with visitors: `visit(options)` opens a page of somebody new. Dice are the same every time, unless the scene chooses others.
 * @param {string} name @param {(setting: Setting) => Promise<unknown> | void} play
 */
export function scene(name, play) {
  staged();
  const server = /** @type {Server} */ (here);
  test(name, { timeout: LIMIT }, async (t) => {
    if (server.staged) await server.choose({});
    await perform(name, play, t, server);
  });
}

/** @param {string} name @param {(setting: Setting) => Promise<unknown> | void} play @param {Setting["t"]} t @param {Server} server */
async function perform(name, play, t, server) {
  /** @type {Guest[]} */
  const guests = [];
  /** @type {Visit} */
  const visit = async (options) => {
    const guest = await arrive(server, options);
    guests.push(guest);
    return guest;
  };
  try {
    await play({ visit, server, t });
    for (const guest of guests) guest.content();
  } catch (error) {
    await picture(guests, name);
    const heard = guests.flatMap((guest, at) => guest.complaints.map((one) => `  visitor ${at + 1}: ${one}`));
    if (heard.length && error instanceof Error) error.message += `\nvisitors complained:\n${heard.join("\n")}`;
    throw error;
  } finally {
    await Promise.all(guests.map((guest) => guest.page.context().close()));
  }
}

/** Where TURLAJ_SHOTS names a folder, a failed test leaves pictures there. @param {Guest[]} guests @param {string} name */
async function picture(guests, name) {
  const folder = process.env.TURLAJ_SHOTS;
  if (!folder) return;
  const file = (/** @type {number} */ at) => join(folder, `${name.replace(/\W+/g, "-")}-${at + 1}.png`);
  await Promise.all(guests.map((guest, at) => guest.page.screenshot({ path: file(at), timeout: 5000 }).catch(() => {})));
}

/** @param {Server} server @param {import("playwright-core").BrowserContextOptions} [options] */
async function arrive(server, options = {}) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", baseURL: server.url, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const guest = {
    page,
    complaints: /** @type {string[]} */ ([]),
    /** The page's sockets, and the texts that came, with whole rooms and plays, and went. */
    sockets: /** @type {import("playwright-core").WebSocket[]} */ ([]),
    heard: /** @type {string[]} */ ([]),
    said: /** @type {string[]} */ ([]),
    /** While the server is away, its absence is no reason to complain. */
    patient: false,
    content: () => assert.deepEqual(guest.complaints, []),
  };
  const complain = (/** @type {string} */ what) => {
    if (!guest.patient) guest.complaints.push(what);
  };
  const { host } = new URL(options.baseURL ?? server.url);
  const foreign = (/** @type {string} */ url) => {
    if (/^(http|ws)/.test(url) && new URL(url).host !== host) complain(`asked another host: ${url}`);
  };
  page.on("console", (said) => {
    if (said.type() === "error") complain(`console: ${said.text()} (${said.location().url})`);
  });
  page.on("pageerror", (error) => complain(`error: ${error.stack ?? error}`));
  page.on("request", (request) => foreign(request.url()));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText; // ERR_ABORTED: the page itself went on before the answer came.
    if (why !== "net::ERR_ABORTED") complain(`failed: ${request.url()} ${why}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) complain(`${answer.status()}: ${answer.url()}`);
  });
  const whole = follower();
  page.on("websocket", (socket) => {
    foreign(socket.url());
    guest.sockets.push(socket);
    socket.on("framesent", (frame) => guest.said.push(String(frame.payload)));
    socket.on("framereceived", (frame) => guest.heard.push(whole(String(frame.payload))));
  });
  return guest;
}
