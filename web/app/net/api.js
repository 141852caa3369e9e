// Plain requests. The key travels in a header, never in an address.

import { refusalWords } from "../words.js";
import { keep, recall } from "./keep.js";
import { isRefusal } from "./wire.js";

/** @typedef {import("../../generated/wire.js").RefusalInfo} Refusal */

/** A refusal of the server, as an error. */
export class Refused extends Error {
  /** @param {Refusal} why */
  constructor(why) {
    super(why.text);
    this.why = why;
  }
}

/** What was refused, of whatever was thrown: by a request, by the line, or by the browser. @param {unknown} error @returns {Refusal} */
export function refusalOf(error) {
  if (error instanceof Refused) return error.why;
  return isRefusal(error) ? error : { code: "offline", text: String(error) };
}

/** The key that the server knows: it need not be checked again. @type {string | null} */
let checked = null;

/** Remembers which key the server knows; null if that is no longer certain. @param {string | null} key */
export const trustKey = (key) => {
  checked = key;
};

const LOST = { code: "offline", text: "The server cannot be reached." };

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @returns {Promise<Response>}
 */
async function send(method, path, body, signal) {
  /** @type {Record<string, string>} */
  const headers = {};
  const key = recall("key");
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      referrerPolicy: "no-referrer",
      signal,
    });
  } catch {
    throw new Refused(LOST);
  }
  if (answer.ok) return answer;
  /** @type {import("../../generated/wire.js").Failure | null} */
  const failure = await answer.json().catch(() => null);
  if (failure?.error?.code === "bad-key") trustKey(null);
  if (failure) await refusalWords();
  throw new Refused(failure?.error ?? LOST);
}

/**
 * @type {<Path extends string>(path: Path, ...further: import("./api-types.js").Further<import("./api-types.js").Got<Path>>) =>
 * Promise<import("./api-types.js").Got<Path>>}
 */
export const get = async (path, ..._further) => (await send("GET", path)).json();

/** @param {import("./api-types.js").Text} path */
export const text = async (path) => (await send("GET", path)).text();
/**
 * @template {string} Path @param {Path} path @param {import("./api-types.js").Posted<Path>} body @param {AbortSignal} [signal]
 * @returns {Promise<import("./api-types.js").Answered<Path>>}
 */
export const post = async (path, body, signal) => (await send("POST", path, body, signal)).json();
/**
 * @param {"/api/v1/me"} path @param {Partial<import("../../generated/wire.js").ChangeMe>} body
 * @returns {Promise<import("../../generated/wire.js").Me>}
 */
export const patch = async (path, body) => (await send("PATCH", path, body)).json();

/** A QR code as SVG text. @param {string} text */
export const qr = async (text) => (await send("POST", "/api/v1/qr", { text })).text();

/** All that the server keeps of this browser's person, as a file. */
export const everything = async () => (await send("GET", "/api/v1/me/export")).blob();

/** Has the server forget this browser's person. */
export const forget = () => send("DELETE", "/api/v1/me", /** @type {import("../../generated/wire.js").ForgetMe} */ ({ really: true }));

/** @type {Promise<string> | null} */
let asking = null;

/** The key of this browser's person; the first time, a new one. @returns {Promise<string>} */
export function myKey() {
  const known = recall("key");
  if (known) return Promise.resolve(known);
  asking ??= post("/api/v1/people", {})
    .then((answer) => {
      keep("key", answer.key);
      trustKey(answer.key);
      return answer.key;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The person of this browser; a key that nobody has is forgotten. */
export async function me() {
  const key = await myKey();
  try {
    const person = await get("/api/v1/me");
    trustKey(key);
    return person;
  } catch (why) {
    if (!(why instanceof Refused) || why.why.code !== "bad-key") throw why;
    keep("key", null);
    await myKey();
    return get("/api/v1/me");
  }
}

/** Makes sure that this browser has a key that the server knows. */
export async function checkKey() {
  if ((await myKey()) !== checked) await me();
}
