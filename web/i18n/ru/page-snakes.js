// Snakes
export default {
  "dice.kind.snakes.g": "Зелёный кубик",
  "dice.kind.snakes.o": "Оранжевый кубик",
  "dice.face.snakes.H": "голова",
  "dice.face.snakes.T": "хвост",
  "dice.face.snakes.S": "прямая",
  "dice.face.snakes.C": "поворот",
  "dice.face.snakes.+": "плюс",
  "dice.face.snakes.-": "минус",
};
