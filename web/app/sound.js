// Short sounds, made here; off until somebody wants them.

import { keep, recall } from "./net/keep.js";

/** @type {AudioContext | null} */
let audio = null;

export const sounds = () => recall("sound") === "on";

/** @param {boolean} on */
export function setSounds(on) {
  keep("sound", on ? "on" : "off");
  if (on) play("took");
}

/**
 * One tone that fades. @param {number} pitch @param {number} after @param {number} length @param {OscillatorType} [kind]
 */
export function tone(pitch, after, length, kind = "sine") {
  if (!audio) return;
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: kind, frequency: pitch });
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime(0.16, start + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(loud).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

/** What sounds alike in all games. @type {import("./game-types.js").Sounds} */
const SOUNDS = {
  rolled: () => [0, 0.07, 0.13, 0.2, 0.3].forEach((at, n) => tone(150 + 37 * ((n * 5) % 4), at, 0.05, "triangle")),
  took: () => {
    tone(523, 0, 0.12);
    tone(784, 0.09, 0.2);
  },
  "your-turn": () => {
    tone(880, 0, 0.12);
    tone(1109, 0.12, 0.25);
  },
  ended: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.12, 0.3)),
};

/**
 * Plays a sound, if sounds are wanted and there is one.
 * @param {string} kind @param {import("./game-types.js").Sounds} [own] the sounds of the game
 */
export function play(kind, own = {}) {
  const sound = own[kind] ?? SOUNDS[kind];
  if (!sounds() || !sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {}); // A page may sound after the first press only.
    sound(audio);
  } catch {
    /* a browser without sound is silent */
  }
}
