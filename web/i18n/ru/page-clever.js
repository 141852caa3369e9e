// Clever
export default {
  "dice.kind.clever.W": "Белый кубик",
  "dice.kind.clever.Y": "Жёлтый кубик",
  "dice.kind.clever.B": "Синий кубик",
  "dice.kind.clever.G": "Зелёный кубик",
  "dice.kind.clever.O": "Оранжевый кубик",
  "dice.kind.clever.P": "Фиолетовый кубик",
  "daily.tie.clever": "Если очков поровну, решает лучшая область. Если и тут поровну, место общее.",
  "proof.roll.clever.lot": "жребий",
};
