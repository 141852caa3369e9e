// How far counts are from what was to be expected: Pearson's chi-square test. Pure numbers, no words.

/** Fewer expected than this at some face, and the test says nothing. */
export const ENOUGH = 5;
/** Where this is rarer, it is called a little unusual, and where it is rarer than the second, unusual. */
const ODD = 0.05,
  RARE = 0.01;
/** What is rarer than once in so many is not counted out. */
const MOST = 1e6;

/** The coefficients of Lanczos' approximation with g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function. @param {number} z positive @returns {number} */
export function lnGamma(z) {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - lnGamma(1 - z);
  const sum = LANCZOS.slice(1).reduce((all, one, at) => all + one / (z + at), LANCZOS[0]);
  const far = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(far) - far + Math.log(sum);
}

/** The upper incomplete gamma function over the whole one. @param {number} a positive @param {number} x */
export function gammaAbove(a, x) {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - lnGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

/** x⁰/a + x¹/a(a+1) + … @param {number} a @param {number} x */
function lowerSeries(a, x) {
  let term = 1 / a,
    sum = term;
  for (let n = 1; term > sum * 1e-16; n++) sum += term *= x / (a + n);
  return sum;
}

/** The continued fraction, evaluated from the front as Lentz does it. @param {number} a @param {number} x */
function upperFraction(a, x) {
  const small = 1e-300;
  let b = x + 1 - a,
    c = 1 / small,
    d = 1 / b,
    value = d;
  for (let n = 1; n < 10_000; n++) {
    const up = -n * (n - a);
    b += 2;
    d = 1 / (up * d + b || small);
    c = b + up / c || small;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** How often chance alone brings so much or more. @param {number} statistic @param {number} freedom */
export const chanceOf = (statistic, freedom) => gammaAbove(freedom / 2, statistic / 2);

/**
 * The test: the statistic, its degrees of freedom, how often chance brings as much, and what was to be expected.
 * @param {{ weight: number, count: number }[]} faces
 */
export function test(faces) {
  const all = faces.reduce((sum, face) => sum + face.count, 0),
    weights = faces.reduce((sum, face) => sum + face.weight, 0);
  const expected = faces.map((face) => (all * face.weight) / weights);
  const statistic = all ? faces.reduce((sum, face, at) => sum + (face.count - expected[at]) ** 2 / expected[at], 0) : 0;
  const freedom = faces.length - 1;
  return {
    all,
    expected,
    statistic,
    freedom,
    p: freedom > 0 ? chanceOf(statistic, freedom) : 1,
    enough: expected.every((one) => one >= ENOUGH),
  };
}

/** From how many rolls on the test can say something. @param {{ weight: number }[]} faces */
export const needed = (faces) =>
  Math.ceil((ENOUGH * faces.reduce((sum, face) => sum + face.weight, 0)) / Math.min(...faces.map((face) => face.weight)));

/**
 * What can be said in plain words: too `few`, `usual` and `odd` in `of` of 100 cases, `rare` once in `of` cases, `rarest`.
 * @param {{ weight: number, count: number }[]} faces
 * @returns {{ how: "few" | "usual" | "odd" | "rare" | "rarest", of: number }}
 */
export function verdict(faces) {
  const { p, enough } = test(faces);
  if (!enough) return { how: "few", of: needed(faces) };
  if (p >= RARE) return { how: p < ODD ? "odd" : "usual", of: Math.min(99, Math.max(1, Math.round(p * 100))) };
  if (p * MOST < 1) return { how: "rarest", of: MOST };
  const unit = 10 ** Math.floor(Math.log10(1 / p));
  return { how: "rare", of: Math.round(1 / p / unit) * unit };
}
