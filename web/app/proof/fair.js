// Fair dice (docs/fair-dice.md): fingerprints, and the function from a secret to all dice of a game.
// The files of this folder that judge a record import nothing but each other, so that a file without a server can hold them.

// SHA-256: browsers hide their own over plain http.

const ROUNDS = new Int32Array(64);
const START = new Uint32Array(8);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
  ROUNDS[found++] = (Math.cbrt(n) % 1) * 2 ** 32;
}

/** @param {number} x @param {number} by */
const turn = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function digest(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const data = new DataView(whole.buffer);
  data.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(whole.length - 4, bytes.length << 3);
  const sum = START.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < whole.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const old = w[i - 15],
        late = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (turn(old, 7) ^ turn(old, 18) ^ (old >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let a = sum[0] | 0,
      b = sum[1] | 0,
      c = sum[2] | 0,
      d = sum[3] | 0,
      e = sum[4] | 0,
      f = sum[5] | 0,
      g = sum[6] | 0,
      h = sum[7] | 0;
    for (let i = 0; i < 64; i++) {
      // Without lists, and with sums cut to 32 bits, this takes half the time.
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    sum[0] += a;
    sum[1] += b;
    sum[2] += c;
    sum[3] += d;
    sum[4] += e;
    sum[5] += f;
    sum[6] += g;
    sum[7] += h;
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
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** HMAC-SHA256 with a key of 32 bytes. @param {Uint8Array} key @returns {(message: Uint8Array) => Uint8Array} */
function hmac(key) {
  const pad = (/** @type {number} */ by) => new Uint8Array(64).map((_, i) => (key[i] ?? 0) ^ by);
  const inner = pad(0x36),
    outer = pad(0x5c);
  return (message) => digest(join(outer, digest(join(inner, message))));
}

/** The function of all dice: address and number of faces to a face. @param {string} secret @param {(string | Uint8Array)[]} head */
export function fairDice(secret, head) {
  const mac = hmac(bytesOf(secret));
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
      const byte = mac(join(first, field(address), field(String(block)))).find((one) => one < limit);
      if (byte !== undefined) return byte % faces;
    }
  };
}
