// Ziomek on pages that speak of all games: dice, results, the daily challenge.
export default {
  "dice.kind.ziomek.r": "Red die",
  "dice.kind.ziomek.w": "White die",
  "dice.kind.ziomek.b": "Blue die",
  "dice.kind.ziomek.g": "Grey die",
  "more.real.ziomek": "For Ziomek it has dice, a clock and a score pad to go with the wooden blocks.",
};
