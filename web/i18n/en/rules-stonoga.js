// The rules page of Stonoga, short and in our own words; rules/stonoga.md is the law.
// A chapter has a title, a text, and one sentence a drawing (1, 2, …); app/stonoga/rules.js has the drawings.
// {B4} is what stands on a tile, {K} the letter of a colour: both differ by language.

export default {
  "rules.stonoga.goal.title": "What it's about",
  "rules.stonoga.goal.text":
    "Your centipede wants shoes, lots of them! Win tiles with shoes and lay them one behind the other. " +
    "Whoever has the most shoes at the end wins.",
  "rules.stonoga.goal.1": "3 + 2 + 4 = 9 shoes.",
  "rules.stonoga.goal.2": "4 + 2 = 6 shoes. The longer centipede wins!",

  "rules.stonoga.table.title": "On the table",
  "rules.stonoga.table.text":
    "15 tiles lie in the middle: in each of five colours there's one with 2, one with 3 and one with 4 shoes. " +
    "And there are four dice.",
  "rules.stonoga.table.1": "The letter is the colour ({G} is green, {K} is black), the number counts the shoes: {R3} has 3 red ones.",
  "rules.stonoga.table.2": "Every die has the five colours and a star. A star is a joker: it counts as one shoe of any colour.",

  "rules.stonoga.turn.title": "Your turn",
  "rules.stonoga.turn.text":
    "Roll all four dice. If you like, roll twice more: keep the dice you want and roll the rest. " +
    "Even a die you kept may be rolled again later. You may also stop earlier.",
  "rules.stonoga.turn.1": "First roll: two blue ones! You keep them and roll the other two.",
  "rules.stonoga.turn.2": "Second roll: green and a star. You keep the star too.",
  "rules.stonoga.turn.3": "Third roll: one more blue. That was your last roll.",

  "rules.stonoga.take.title": "Taking a tile",
  "rules.stonoga.take.text":
    "Choose a colour and count its shoes on the dice; count a star in only if you want to. " +
    "From the middle take the tile of that colour with just as many shoes or, if it's gone, the next smaller one. " +
    "You get one tile a turn, and it goes to the end of your centipede. Then the next player rolls.",
  "rules.stonoga.take.1": "With the star: 4 blue shoes, so you take {B4}.",
  "rules.stonoga.take.2": "Without it: 3 blue shoes, so you take {B3}. It's up to you!",
  "rules.stonoga.take.3": "{B4} is gone? Then 4 blue shoes get you {B3}.",

  "rules.stonoga.nothing.title": "What if nothing fits?",
  "rules.stonoga.nothing.text":
    "If no tile in the middle fits, your turn ends empty-handed. " + "But if one does fit when you stop rolling, you have to take one.",
  "rules.stonoga.nothing.1": "Four different colours and no star: nothing fits, because no tile has just 1 shoe.",
  "rules.stonoga.nothing.2": "Two green shoes, and {G2} is still there: you have to take it.",
  "rules.stonoga.nothing.3": "{G2} is gone: this time you get nothing.",

  "rules.stonoga.end.title": "The end",
  "rules.stonoga.end.text":
    "When the last tile leaves the middle, the game ends at once. The most shoes win. " +
    "If that's a tie, whoever has more shoes in a single colour wins. Still a tie? Then you share the win.",
  "rules.stonoga.end.1": "9 shoes, and 7 of them are red.",
  "rules.stonoga.end.2": "9 shoes too, but no more than 4 in one colour: the first centipede wins.",

  "rules.stonoga.extras.title": "Extras",
  "rules.stonoga.extras.text": "You choose them when you create a table: one, or several together.",

  "rules.stonoga.steal.title": "Stealing",
  "rules.stonoga.steal.text":
    "Instead of a tile from the middle you may take the last tile of another centipede. " +
    "Your dice, with stars or without, must make exactly its number of shoes. " +
    "It goes to the end of your centipede, and it can be stolen again. You never have to steal, and it doesn't end the game.",
  "rules.stonoga.steal.1": "Two yellow shoes and a star make exactly 3: you may steal {Y3}.",
  "rules.stonoga.steal.2": "Four yellow shoes are too many for {Y3}.",

  "rules.stonoga.barefoot.title": "Bare feet",
  "rules.stonoga.barefoot.text":
    "Everyone starts with one bare foot. After your third roll, before you take a tile, you may trade it for a fourth roll " +
    "of any dice, once a game. If you keep it to the end, it counts as 1 shoe. Nobody can steal it.",
  "rules.stonoga.barefoot.1": "After the third roll: three black shoes. You trade the bare foot and roll the last die once more…",
  "rules.stonoga.barefoot.2": "…black! You take {K4}.",

  "rules.stonoga.tails.title": "Secret tails",
  "rules.stonoga.tails.text":
    "Everyone gets a tail with two colours, and only its owner can see it. At the end all tails are shown. " +
    "If your centipede has tiles in both colours, your tail counts as 2 shoes, otherwise as none. Tiles stolen from you don't help.",
  "rules.stonoga.tails.1": "Red and blue are both there: 3 + 2 + 2, and 2 for the tail: 9 shoes.",
  "rules.stonoga.tails.2": "No blue here, so the tail brings nothing: 3 + 4 = 7 shoes.",

  "rules.stonoga.golden.title": "Golden shoes",
  "rules.stonoga.golden.text":
    "There are as many golden shoes as players. Before the game a die picks a colour for each: " +
    "the shoe goes on the biggest tile of that colour without one. On a star, or when all have one, roll again. " +
    "Whoever takes the tile from the middle gets the golden shoe too: it counts as 1 shoe, and nobody can steal it.",
  "rules.stonoga.golden.1": "The die says yellow: the golden shoe goes on {Y4}.",
  "rules.stonoga.golden.2": "Yellow again: {Y4} already has one, so this one goes on {Y3}.",
  "rules.stonoga.golden.3": "{Y4} with its golden shoe: 4 + 1 = 5 shoes.",
  "rules.stonoga.golden.4":
    "With the golden guard, nothing can be stolen from a centipede while a golden shoe is its last piece. " +
    "Without the guard its last tile can be stolen, but the golden shoe stays.",

  "rules.stonoga.players.title": "How many, and who begins",
  "rules.stonoga.players.text":
    "Stonoga is for one to six players. With five or six of you, a second tile with 4 shoes joins in every colour: " +
    "20 tiles instead of 15. On the screen seat 1 begins, unless you choose another seat or a draw. " +
    "At a real table it's whoever has the smallest shoe, or the youngest.",
  "rules.stonoga.players.1": "These five join with five or six players.",

  "rules.stonoga.solo.title": "Playing alone",
  "rules.stonoga.solo.text":
    "You play exactly 15 turns. When nothing fits, you give up one of the smallest tiles in the middle: " +
    "it's laid face down and counts nothing, and a golden shoe on it is lost too. " +
    "The fewer you give up, the better. There's nobody to steal from, but all the other extras work.",
  "rules.stonoga.solo.1": "Nothing fits. {G2} and {K2} are the smallest here: choose which one to give up.",
  "rules.stonoga.solo.2": "The tile you gave up lies face down: no shoes from this one.",

  "rules.stonoga.edition.title": "The Russian box",
  "rules.stonoga.edition.text":
    "Everything else on this page follows the Polish box. The Russian one is for 2 to 4 players, and stealing is its only extra. " +
    "Any smaller tile of the colour you count fits too, and you may steal a smaller one just as well. " +
    "At a real table whoever's birthday comes next begins.",
  "rules.stonoga.edition.1": "Three blue shoes and a star: take {B4}, {B3} or {B2}, as you like.",
  "rules.stonoga.edition.2": "Four yellow shoes are enough to steal {Y3}.",
};
