// The rules page of Stonoga, short and in our own words; rules/stonoga.md is the law.
// 1 to 5 the game, 6 steal, 7 barefoot, 8 tails, 9 golden, 10 five and six, 11 solo, 12 editions.

export default {
  "rules.stonoga.1.title": "What it's about",
  "rules.stonoga.1.text":
    "Your centipede wants shoes, lots of them! Win tiles with shoes and lay them one behind the other. " +
    "Whoever has the most shoes at the end wins.",
  "rules.stonoga.2.title": "Your turn",
  "rules.stonoga.2.text":
    "Roll all four dice. If you like, roll twice more: any dice you want, even ones you kept before. " +
    "You may also stop earlier. A star is a joker and counts as one shoe of any colour.",
  "rules.stonoga.3.title": "Taking shoes",
  "rules.stonoga.3.text":
    "Choose a colour and count its shoes on the dice; count a star in only if you want to. " +
    "Take the tile of that colour with just as many shoes or, if it's gone, the next smaller one. " +
    "You get one tile a turn, and it goes to the end of your centipede.",
  "rules.stonoga.4.title": "Empty-handed",
  "rules.stonoga.4.text":
    "If no tile in the middle fits, your turn ends with nothing and the next player rolls. " +
    "If one does fit when you stop rolling, you have to take one.",
  "rules.stonoga.5.title": "The end",
  "rules.stonoga.5.text":
    "When the last tile leaves the middle, the game ends at once. The most shoes win. " +
    "If that's a tie, whoever has more shoes in a single colour wins. Still a tie? Then you share the win.",
  "rules.stonoga.6.title": "Extra: stealing",
  "rules.stonoga.6.text":
    "Instead of a tile from the middle you may take the last tile of another centipede. " +
    "Your dice, with stars or without, must make exactly its number of shoes. " +
    "It goes to the end of your centipede, and it can be stolen again. You never have to steal.",
  "rules.stonoga.7.title": "Extra: bare feet",
  "rules.stonoga.7.text":
    "Everyone starts with one bare foot. After your third roll you may trade it for a fourth, once a game. " +
    "If you keep it to the end, it counts as 1 shoe. Nobody can steal it.",
  "rules.stonoga.8.title": "Extra: secret tails",
  "rules.stonoga.8.text":
    "Everyone gets a tail with two colours, and only its owner can see it. At the end all tails are shown. " +
    "If your centipede has tiles in both colours, your tail counts as 2 shoes. Tiles stolen from you don't help.",
  "rules.stonoga.9.title": "Extra: golden shoes",
  "rules.stonoga.9.text":
    "There are as many golden shoes as players. A die shows each one its colour: it goes on the biggest free tile there. " +
    "Whoever takes that tile gets the golden shoe too: it counts as 1 shoe, and nobody can steal it. " +
    "With the golden guard, nothing can be stolen from a centipede while a golden shoe is its last piece.",
  "rules.stonoga.10.title": "Five and six players",
  "rules.stonoga.10.text":
    "With five or six of you, one more tile with 4 shoes joins in every colour: 20 tiles instead of 15. " +
    "Everything else stays the same.",
  "rules.stonoga.11.title": "Playing alone",
  "rules.stonoga.11.text":
    "You play 15 turns. When nothing fits, choose one of the smallest tiles in the middle and lay it face down: it's lost. " +
    "The fewer tiles you lose, the better. There's nobody to steal from, but all the other extras work.",
  "rules.stonoga.12.title": "Two editions",
  "rules.stonoga.12.text":
    "All this is the Polish edition. In the Russian one you may always take a smaller tile of the colour too, " +
    "also when stealing; it's for 2 to 4 players, and stealing is its only extra. " +
    "At a real table the smallest shoe or the youngest player begins in Poland; in Russia, whoever's birthday comes next.",
};
