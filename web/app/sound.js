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

/** What each kind of news sounds like. @type {Record<string, (audio: AudioContext) => void>} */
const SOUNDS = {
  rolled: () => [0, 0.07, 0.13, 0.2, 0.3].forEach((at, n) => tone(150 + 37 * ((n * 5) % 4), at, 0.05, "triangle")),
  took: () => { tone(523, 0, 0.12); tone(784, 0.09, 0.2); },
  stole: () => { tone(660, 0, 0.1); tone(440, 0.09, 0.2); },
  "empty-handed": () => tone(196, 0, 0.25),
  unusable: () => tone(196, 0, 0.25),
  picked: () => tone(392, 0, 0.08, "triangle"),
  marked: () => { tone(262, 0, 0.06, "triangle"); tone(330, 0.08, 0.08, "triangle"); },
  opened: () => { tone(262, 0, 0.06, "triangle"); tone(330, 0.08, 0.08, "triangle"); },
  placed: () => tone(330, 0, 0.09, "triangle"),
  began: () => tone(262, 0, 0.12, "triangle"),
  completed: () => [523, 659, 880].forEach((pitch, n) => tone(pitch, n * 0.09, 0.22)),
  gave: () => { tone(294, 0, 0.12); tone(196, 0.1, 0.25); },
  earned: () => { tone(659, 0, 0.1); tone(988, 0.08, 0.18); },
  "your-turn": () => { tone(880, 0, 0.12); tone(1109, 0.12, 0.25); },
  ended: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.12, 0.3)),
};

/** Sounds of one game, which come with it; each gets the loudspeaker. @param {Record<string, (audio: AudioContext) => void>} more */
export const addSounds = (more) => void Object.assign(SOUNDS, more);

/** Plays a sound, if sounds are wanted and there is one. @param {string} kind */
export function play(kind) {
  if (!sounds() || !SOUNDS[kind]) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {}); // A page may sound after the first press only.
    SOUNDS[kind](audio);
  } catch { /* a browser without sound is silent */ }
}
