// Clever
export default {
  "dice.kind.clever.W": "Biała kostka",
  "dice.kind.clever.Y": "Żółta kostka",
  "dice.kind.clever.B": "Niebieska kostka",
  "dice.kind.clever.G": "Zielona kostka",
  "dice.kind.clever.O": "Pomarańczowa kostka",
  "dice.kind.clever.P": "Fioletowa kostka",
  "daily.tie.clever": "Przy równych punktach decyduje najlepszy obszar. Kto i tu ma tyle samo, dzieli miejsce.",
  "proof.roll.clever.lot": "los",
};
