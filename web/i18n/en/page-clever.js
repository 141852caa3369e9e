// Clever on pages that speak of all games: dice, results, the daily challenge.
export default {
  "dice.kind.clever.W": "White die",
  "dice.kind.clever.Y": "Yellow die",
  "dice.kind.clever.B": "Blue die",
  "dice.kind.clever.G": "Green die",
  "dice.kind.clever.O": "Orange die",
  "dice.kind.clever.P": "Purple die",
  "daily.tie.clever": "With equal points, the best area decides. Who's still level shares the place.",
  "proof.roll.clever.lot": "lot",
};
