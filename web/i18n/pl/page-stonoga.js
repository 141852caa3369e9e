// Stonoga
export default {
  "dice.kind.stonoga.die": "Wszystkie cztery kostki",
  "dice.face.stonoga.R": "czerwony",
  "dice.face.stonoga.Y": "żółty",
  "dice.face.stonoga.G": "zielony",
  "dice.face.stonoga.B": "niebieski",
  "dice.face.stonoga.K": "czarny",
  "dice.face.stonoga.*": "gwiazdka",
  "daily.rank.stonoga": "W tabeli liczą się buty: im więcej, tym lepiej.",
  "daily.aim.stonoga": "Zbieraj buty: to one liczą się w tabeli!",
  "daily.unit.stonoga": { one: "but", few: "buty", many: "butów", other: "buta" },
  "daily.tie.stonoga": "Przy równej liczbie butów decyduje, kto ma więcej butów jednego koloru. Kto i tu ma tyle samo, dzieli miejsce.",
  "daily.col.points.stonoga": "Buty",
  "me.points.stonoga": { one: "{n} but", few: "{n} buty", many: "{n} butów", other: "{n} buta" },
  "proof.roll.stonoga.tail": "tajny ogonek",
  "proof.roll.stonoga.gold": "złoty but",
};
