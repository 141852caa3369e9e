// Snakes on pages that speak of all games: dice, results, the daily challenge.
export default {
  "dice.kind.snakes.g": "Green die",
  "dice.kind.snakes.o": "Orange die",
  "dice.face.snakes.H": "head",
  "dice.face.snakes.T": "tail",
  "dice.face.snakes.S": "straight",
  "dice.face.snakes.C": "curve",
  "dice.face.snakes.+": "plus",
  "dice.face.snakes.-": "minus",
};
