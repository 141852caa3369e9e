// Snakes
export default {
  "dice.kind.snakes.g": "Zielona kostka",
  "dice.kind.snakes.o": "Pomarańczowa kostka",
  "dice.face.snakes.H": "głowa",
  "dice.face.snakes.T": "ogon",
  "dice.face.snakes.S": "prosta",
  "dice.face.snakes.C": "zakręt",
  "dice.face.snakes.+": "plus",
  "dice.face.snakes.-": "minus",
};
