// What wood sounds like: it knocks, scrapes and tumbles; and what is called over the table.

import { play as playOf, tone } from "../sound.js";

/**
 * Wood on wood: a short burst of noise in a narrow band, with a dull body under it.
 * @param {AudioContext} audio @param {number} pitch @param {number} [after] @param {number} [loud]
 */
function knock(audio, pitch, after = 0, loud = 0.5) {
  const start = audio.currentTime + after,
    length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 5;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 3.2, Q: 2.4 });
  source
    .connect(band)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(start);
  tone(pitch, after, 0.07, "triangle");
}

/** @type {Record<string, (audio: AudioContext) => void>} */
const sounds = {
  knock: (audio) => knock(audio, 210 + Math.random() * 50),
  lift: (audio) => knock(audio, 330, 0, 0.25),
  scrape: (audio) => knock(audio, 620, 0, 0.12),
  tumble: (audio) => [0.34, 0.5, 0.62, 0.8, 0.9].forEach((at, n) => knock(audio, 170 + 43 * ((n * 3) % 4), at, 0.45 - n * 0.06)),
  tick: () => tone(660, 0, 0.09, "triangle"),
  start: () => {
    tone(880, 0, 0.12);
    tone(1320, 0.08, 0.3);
  },
  shout: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(pitch, n * 0.07, 0.26, "triangle")),
  "shout-wrong": () => {
    tone(392, 0, 0.16, "triangle");
    tone(262, 0.14, 0.34, "triangle");
  },
  "round-over": () => {
    tone(587, 0, 0.14);
    tone(440, 0.13, 0.3);
  },
};

/** Plays a sound of this game or of all. @param {string} kind */
export const play = (kind) => playOf(kind, sounds);
