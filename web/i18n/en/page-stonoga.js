// Stonoga on pages that speak of all games: dice, results, the daily challenge.
export default {
  "dice.kind.stonoga.die": "All four dice",
  "dice.face.stonoga.R": "red",
  "dice.face.stonoga.Y": "yellow",
  "dice.face.stonoga.G": "green",
  "dice.face.stonoga.B": "blue",
  "dice.face.stonoga.K": "black",
  "dice.face.stonoga.*": "star",
  "daily.rank.stonoga": "The board ranks by shoes: the more, the better.",
  "daily.aim.stonoga": "Collect shoes: the board ranks by them!",
  "daily.unit.stonoga": { one: "shoe", other: "shoes" },
  "daily.tie.stonoga": "With equal shoes, more shoes of one colour decide. Who's still level shares the place.",
  "daily.col.points.stonoga": "Shoes",
  "me.points.stonoga": { one: "{n} shoe", other: "{n} shoes" },
  "proof.roll.stonoga.tail": "secret tail",
  "proof.roll.stonoga.gold": "golden shoe",
};
