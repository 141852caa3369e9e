// Fair dice (docs/fair-dice.md): fingerprints, and the function from a secret to all dice of a game.
// The files of this folder that judge a record import nothing but each other, so that a file without a server can hold them.

// SHA-256: browsers hide their own over plain http.

const ROUNDS = new Uint32Array(64);
const START = new Uint32Array(8);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
  ROUNDS[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
}

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function digest(bytes) {
  const whole = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const data = new DataView(whole.buffer);
  data.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(whole.length - 4, bytes.length << 3);
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  const sum = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < whole.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [old, late] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + w[i - 7] + (turn(old, 7) ^ turn(old, 18) ^ (old >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => { sum[i] += x; });
  }
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((x, i) => out.setUint32(4 * i, x));
  return new Uint8Array(out.buffer);
}

/** @param {string} text */
export const bytesOf = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** The fingerprint of 32 bytes, both as hex. @param {string} value */
export const fingerprint = (value) => hexOf(digest(bytesOf(value)));
/** @param {Uint8Array[]} parts */
export function join(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  return all;
}

/** HMAC-SHA256 with a key of 32 bytes. @param {Uint8Array} key @param {Uint8Array} message */
function hmac(key, message) {
  const pad = (/** @type {number} */ by) => new Uint8Array(64).map((_, i) => (key[i] ?? 0) ^ by);
  return digest(join(pad(0x5c), digest(join(pad(0x36), message))));
}

/** The function of all dice: address and number of faces to a face. @param {string} secret @param {(string | Uint8Array)[]} head */
export function fairDice(secret, head) {
  const key = bytesOf(secret);
  const field = (/** @type {string | Uint8Array} */ value) => {
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return join(length, bytes);
  };
  const first = join(...head.map(field));
  return (/** @type {string} */ address, /** @type {number} */ faces) => {
    if (!(faces >= 1 && faces <= 256)) throw new RangeError("no such die");
    const limit = 256 - (256 % faces); // A byte from here on would favour some faces.
    for (let block = 0; ; block++) {
      const byte = hmac(key, join(first, field(address), field(String(block)))).find((one) => one < limit);
      if (byte !== undefined) return byte % faces;
    }
  };
}

