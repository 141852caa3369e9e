// The rules page of Clever, short and in our own words; rules/clever.md is the law.
// A chapter has a title, a text, and one sentence a figure (1, 2, …); app/clever/rules.js has the figures.
// Numbers of the sheet are parameters: {column} {blue4} {green5} {times} {doubled} {orange} {purple} {fox} {foxes} {total} {poor}.

export default {
  // The figures, for ears.
  "rules.clever.sheet": "An empty sheet",
  "rules.clever.places": "dice fields",
  "rules.clever.tray": "tray",
  "rules.clever.fox": "foxes",
  "rules.clever.kinds.cross": "Crosses in yellow, blue and green",
  "rules.clever.kinds.number": "Numbers in orange and purple",
  "rules.clever.kinds.kept": "Reroll, extra die, fox",
  "rules.clever.kinds.choice": "A cross or a 6",
  "rules.clever.kinds.order": "A green cross and an orange 5",

  "rules.clever.goal.title": "What it's about",
  "rules.clever.goal.text":
    "Everyone has a sheet with five coloured areas. Each die you use fills one field, " +
    "and some fields bring a bonus that fills the next one. Whoever has the most points at the end wins.",
  "rules.clever.goal.1": "Your sheet. The round signs are bonuses.",
  "rules.clever.goal.2": "Five dice for five areas. The white one is a joker: write it in any area you like.",

  "rules.clever.turn.title": "Your turn",
  "rules.clever.turn.text":
    "You get up to three rolls, and from each you pick one die. First you roll all six. " +
    "The picked die goes to a dice field, and you write it on your sheet at once. " +
    "Rolled dice that show less than it go to the silver tray; the others you roll again. " +
    "After your third pick, everything left goes to the tray.",
  "rules.clever.turn.1": "You pick green 3. Yellow 2 and orange 1 are lower, off to the tray! Purple 3 is equal, so it stays.",
  "rules.clever.turn.2": "Second roll, with the three that stayed: you pick purple 4, and blue 2 goes to the tray.",
  "rules.clever.turn.3": "Third roll: only white is left. You pick it, and write it where you like.",
  "rules.clever.turn.4": "Careful with high dice: pick the 6, and all the others go to the tray. Your rolling is over after one pick.",

  "rules.clever.yellow.title": "Yellow",
  "rules.clever.yellow.text":
    "Cross a field with the number on the die; each number is there twice, and you may go in any order. " +
    "A full column counts the points below it. A full row brings the bonus at its end, " +
    "the diagonal from the top left the one in the corner.",
  "rules.clever.yellow.1": "Yellow 4: cross one of the two fours.",
  "rules.clever.yellow.2": "The first column is full: {column} points. The cross at the bottom is printed there already.",

  "rules.clever.blue.title": "Blue",
  "rules.clever.blue.text":
    "Add up the blue and the white die, wherever the other one lies, and cross the sum, in any order. " +
    "White written in blue makes the same sum. The more crosses, the more points; full rows and columns bring bonuses.",
  "rules.clever.blue.1": "Blue 5 and white 2: you cross the 7.",
  "rules.clever.blue.2": "Four crosses, wherever they are: {blue4} points.",

  "rules.clever.green.title": "Green",
  "rules.clever.green.text":
    "From left to right, without gaps. Each field says how much the die has to show at least. " +
    "The small number at your last cross is what you get.",
  "rules.clever.green.1": "The next field takes 4 or more, so a 5 is fine. A 3 wouldn't fit.",
  "rules.clever.green.2": "Five crosses: {green5} points.",

  "rules.clever.orange.title": "Orange",
  "rules.clever.orange.text":
    "From left to right, any number. Where a field says ×2 or ×3, you write two or three times as much. " +
    "Your points are the sum of all the numbers.",
  "rules.clever.orange.1": "The next field says ×{times}, and you have a 5…",
  "rules.clever.orange.2": "…so you write {doubled}. Your points: {orange}.",

  "rules.clever.purple.title": "Purple",
  "rules.clever.purple.text":
    "From left to right, and each number has to be higher than the one before. " +
    "After a 6 any number may follow. Your points are the sum of all the numbers.",
  "rules.clever.purple.1": "After a 3 comes something higher: another 3 won't do.",
  "rules.clever.purple.2": "After the 6 you may start again at 1. Your points then: {purple}.",

  "rules.clever.bonus.title": "Bonuses and chains",
  "rules.clever.bonus.text":
    "A bonus is yours as soon as its field is filled, or its row, column or diagonal is full. " +
    "A cross or a number has to be used at once. What it fills may bring the next bonus, and so on: that's a chain! If its area is " +
    "full, the bonus is lost.",
  "rules.clever.bonus.1": "A cross: any free field in yellow or blue, or the next one in green, whatever it asks for.",
  "rules.clever.bonus.2": "A number goes in the next field of its colour. Orange multiplies it as printed, and a purple 6 always fits.",
  "rules.clever.bonus.3": "Reroll, extra die, fox: you just note them for later.",
  "rules.clever.bonus.4":
    "Yellow 6 fills a row and brings a blue cross (1). It goes on the 10 and fills a column: a green cross (2). " +
    "That one brings an extra die (3).",

  "rules.clever.actions.title": "Rerolls and extra dice",
  "rules.clever.actions.text": "You can use each of them once, whenever its moment comes. What's left at the end is worth nothing.",
  "rules.clever.actions.1":
    "Reroll: in your own turn, before you pick, you roll the dice of this roll once more. It doesn't count as one of your three rolls, " +
    "and you may do it several times.",
  "rules.clever.actions.2":
    "Extra die: at the end of anyone's turn you write one more of the six dice, wherever it lies, even one already used. " +
    "Here it's yellow 2 from the tray, and with a second extra die white 3. Each die only once a turn.",

  "rules.clever.others.title": "The others and the tray",
  "rules.clever.others.text":
    "When your rolling is over, all the others take one die from the tray and write it on their own sheets, or take none. " +
    "Everyone chooses at the same time and nobody can see the others, extra dice included. Then the dice go to the player on the left.",
  "rules.clever.others.1": "Two players may use the same die: here both write yellow 2.",
  "rules.clever.others.2": "If nothing on the tray fits, you may use one of the dice on the dice fields instead.",

  "rules.clever.rounds.title": "What the rounds bring",
  "rules.clever.rounds.text":
    "A round is over when everyone has rolled once. You play six of them with one or two players, five with three, four with four. " +
    "Before the first roll of a round everyone gets its bonus.",
  "rules.clever.rounds.1": "A reroll, an extra die, a reroll, and in round 4 a bonus to choose. Rounds 5 and 6 bring nothing.",
  "rules.clever.rounds.2":
    "Choose one: a cross in yellow, blue or green, or a 6 in orange or purple. All choose at the same time, unseen, and chains count too.",

  "rules.clever.end.title": "Foxes and the end",
  "rules.clever.end.text":
    "After the last round add up your five areas. Then each fox brings as many points as your lowest area has. The most points win.",
  "rules.clever.end.1": "The lowest area has {fox}, so two foxes bring {foxes}: {total} points in all.",
  "rules.clever.end.2": "An area with 0, and the foxes bring nothing: {poor} points. Look after all five!",

  "rules.clever.extras.title": "Good to know",
  "rules.clever.extras.text": "Answers to questions that come up sooner or later.",

  "rules.clever.nothing.title": "When no die fits",
  "rules.clever.nothing.text":
    "As long as one of the rolled dice fits, you have to pick one that does. If none fits and you don't use a reroll, the roll brings " +
    "nothing. " +
    "After the third roll all the dice go to the tray.",
  "rules.clever.nothing.1": "Neither fits: you roll the same dice again. That is your next roll.",
  "rules.clever.nothing.2":
    "You can set up a table differently: then you choose one die for the tray, unwritten, and roll only the others.",

  "rules.clever.choice.title": "What you may choose",
  "rules.clever.choice.text": "The booklet leaves some things open. This is how we read it. Whatever leaves no choice happens by itself.",
  "rules.clever.choice.1": "You may leave the tray alone, even if a die there fits. At a new table you can forbid that.",
  "rules.clever.choice.2": "Two bonuses at once? You decide which comes first.",

  "rules.clever.players.title": "How many, and who begins",
  "rules.clever.players.text": "Clever is for one to four players. Seat 1 begins every round, unless you choose another seat or a draw.",
  "rules.clever.players.1": "So many rounds are played with one, two, three and four players.",

  "rules.clever.ties.title": "A tie",
  "rules.clever.ties.text":
    "If two have the same points, compare their best areas: the higher one wins. Foxes aren't an area. Still a tie? Then you share " +
    "the win.",
  "rules.clever.ties.1": "Both have {total} points, but yellow 36 is more than blue 29.",

  "rules.clever.solo.title": "Playing alone",
  "rules.clever.solo.text":
    "Six rounds, and each has two turns: yours as usual, then a tray turn. In it all six dice are rolled once, without rerolls, " +
    "and the three lowest go to the tray; between equal dice a draw decides. You take one of them or none. " +
    "If none fits, you may use one of the other three, and extra dice have to wait; both can be changed at a new table. " +
    "At the end you hear how clever it was.",
  "rules.clever.solo.1": "Yellow 1 and purple 2 go to the tray. Of the two threes, the draw takes green.",
};
