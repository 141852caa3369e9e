// Stonoga
export default {
  "dice.kind.stonoga.die": "Все четыре кубика",
  "dice.face.stonoga.R": "красный",
  "dice.face.stonoga.Y": "жёлтый",
  "dice.face.stonoga.G": "зелёный",
  "dice.face.stonoga.B": "синий",
  "dice.face.stonoga.K": "чёрный",
  "dice.face.stonoga.*": "звезда",
  "daily.rank.stonoga": "В таблице считаются башмаки: чем больше, тем лучше.",
  "daily.aim.stonoga": "Собирай башмаки: в таблице считаются они!",
  "daily.unit.stonoga": { one: "башмак", few: "башмака", many: "башмаков", other: "башмака" },
  "daily.tie.stonoga": "Если башмаков поровну, решает, у кого больше башмаков одного цвета. Если и тут поровну, место общее.",
  "daily.col.points.stonoga": "Башмаки",
  "me.points.stonoga": { one: "{n} башмак", few: "{n} башмака", many: "{n} башмаков", other: "{n} башмака" },
  "proof.roll.stonoga.tail": "тайный хвостик",
  "proof.roll.stonoga.gold": "золотой башмак",
};
