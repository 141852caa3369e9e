// The rules page of Snakes, short and in our own words; rules/snakes.md is the law.
// A chapter has a title, a text, and one sentence a figure (1, 2, …); app/snakes/rules.js has the figures.

export default {
  // The figures, for ears: {pieces} and {piece} are names such as "head".
  "rules.snakes.snake": "Snake: {pieces}",
  "rules.snakes.finished": "Finished snake: {pieces}",
  "rules.snakes.rolled": "rolled: {piece}",
  "rules.snakes.attached": "just attached: {piece}",
  "rules.snakes.wrong": "not allowed: {piece}",
  "rules.snakes.taken": "taken away: {piece}",
  "rules.snakes.all-players": "Two, three or four players",

  "rules.snakes.goal.title": "What it's about",
  "rules.snakes.goal.text":
    "You all build snakes on the same table, die by die. A snake with a head and a tail is finished, " +
    "and whoever placed its last piece gets 1 point. The most points win.",
  "rules.snakes.goal.1": "From head to tail: finished!",
  "rules.snakes.goal.2": "Short but finished: a head and a tail are enough.",

  "rules.snakes.dice.title": "The dice",
  "rules.snakes.dice.text": "Everyone starts with 6 green dice and 2 orange ones.",
  "rules.snakes.dice.1": "Green: a head, a tail, two straights, two curves.",
  "rules.snakes.dice.2": "Orange: two heads, two tails, a plus and a minus.",

  "rules.snakes.turn.title": "Your turn",
  "rules.snakes.turn.text":
    "Choose one of your dice, roll it, and attach its piece to an unfinished snake. Then it's the next player's turn. " +
    "Your first turn is with a green die; after that you may roll orange ones too. The very first die of the game begins the first snake.",
  "rules.snakes.turn.1": "A straight: the snake grows by one.",
  "rules.snakes.turn.2": "Several snakes are unfinished? You choose which one grows, and at which end.",

  "rules.snakes.attach.title": "Attaching a piece",
  "rules.snakes.attach.text":
    "A piece joins the snake at an open end. A straight goes straight on, a curve turns to one side. " + "A head or a tail closes the end.",
  "rules.snakes.attach.1": "No head and no tail yet: this snake is open at both ends.",
  "rules.snakes.attach.2": "Left or right? You turn a curve the way you like.",

  "rules.snakes.never.title": "What doesn't fit",
  "rules.snakes.never.text":
    "A snake has one head and one tail, never two. And it must stay possible to finish it: " +
    "every open end needs a free square in front of it, and two ends can't share one.",
  "rules.snakes.never.1": "There's a head already, so a second one doesn't fit. It's the same with tails.",
  "rules.snakes.never.2": "Two curves make a half-circle. A third one the same way would run into the snake itself.",
  "rules.snakes.never.3": "The other way is fine.",
  "rules.snakes.never.4": "Curled up: a straight here would bite the snake's own back. A curve to the right or a tail would fit.",

  "rules.snakes.begin.title": "A new snake",
  "rules.snakes.begin.text": "As long as your piece fits anywhere, you have to attach it. When it fits nowhere, it begins a new snake.",
  "rules.snakes.begin.1": "The only unfinished snake has a head. Your head begins a new one.",
  "rules.snakes.begin.2": "Every snake is finished: your piece begins a new one.",

  "rules.snakes.finish.title": "Finishing a snake",
  "rules.snakes.finish.text":
    "When a snake has its head and its tail, whoever placed the last piece gets 1 point. " +
    "It doesn't matter how long it is or who placed the rest. Finished snakes stay on the table.",
  "rules.snakes.finish.1": "You attach the tail: 1 point for you, even if others did all the rest.",

  "rules.snakes.plus.title": "Orange: plus",
  "rules.snakes.plus.text":
    "A plus lets you take one die, green or orange, from an end of any snake, finished or not. " +
    "An end is the snake's first or last die, whatever it shows; a snake of one die disappears. The die is yours now. " +
    "Whether you take one or not, you may roll once more right away.",
  "rules.snakes.plus.1": "You take the straight from the end. Now it's one of your dice.",
  "rules.snakes.plus.2":
    "Roll again with any of your dice, also with the one you took or the one with the plus. Another plus? The same once more. Or just " +
    "stop.",

  "rules.snakes.minus.title": "Orange: minus",
  "rules.snakes.minus.text":
    "A minus ends your turn, and you hand over the die you've just rolled. With two players your opponent gets it; " +
    "with more you choose who. You don't miss another turn.",
  "rules.snakes.minus.1": "The cat rolls a minus: the orange die goes to the hedgehog.",

  "rules.snakes.again.title": "Finished, and open again",
  "rules.snakes.again.text":
    "Take a die from a finished snake, and it's open again. The old point stays where it is. " +
    "Whoever finishes the snake again gets a new one.",
  "rules.snakes.again.1": "The cat takes the tail. The hedgehog, who had finished the snake, keeps the point.",
  "rules.snakes.again.2": "Then the owl rolls a tail and finishes the snake anew: a point for the owl, too.",

  "rules.snakes.empty.title": "No dice left?",
  "rules.snakes.empty.text":
    "Without dice you are skipped. A die from somebody's minus brings you back. " +
    "If only one player still has dice, that player goes on alone.",
  "rules.snakes.empty.1": "The hedgehog has no dice: after the owl it's the cat's turn.",
  "rules.snakes.empty.2": "The cat hands over a die, and the hedgehog is back in the game.",

  "rules.snakes.end.title": "The end",
  "rules.snakes.end.text": "The game ends when nobody has a die left. The most points win; with equal points you share the win.",
  "rules.snakes.end.1": "3 to 2: the cat wins. A snake that isn't finished counts for nobody.",

  "rules.snakes.extras.title": "Good to know",
  "rules.snakes.extras.text": "Answers to questions that come up sooner or later.",

  "rules.snakes.players.title": "How many, and who begins",
  "rules.snakes.players.text":
    "The printed rules are for two players; here three or four can play as well, each with 6 green and 2 orange dice. " +
    "Seat 1 begins, unless you choose another seat or a draw. At a real table the youngest begins.",
  "rules.snakes.players.1": "Two, three or four at the table.",

  "rules.snakes.faces.title": "My dice look different",
  "rules.snakes.faces.text":
    "You can change the faces when you set up a table: six for the green dice, six for the orange ones. " +
    "Green dice have pieces only, orange ones at least one piece, and there must be a head and a tail somewhere.",
  "rules.snakes.faces.1": "For example, an orange die without a minus: two heads, a tail, a straight, a curve, a plus.",

  "rules.snakes.read.title": "How we read the printed rules",
  "rules.snakes.read.text":
    "We don't have the pictures of the printed rules, so the faces of the dice are our reading. " +
    "A piece that fits nowhere has to begin a new snake, so that the dice run out some day. With more than two players, " +
    "you choose who gets the die of a minus.",
  "rules.snakes.read.1": "Every snake has a grid of its own: snakes never block or join each other, however close they lie.",
  "rules.snakes.read.2":
    "After a plus you may roll any one die of yours. A plus on an empty table: nothing to take, but you may still roll.",
  "rules.snakes.read.3":
    "A table can also choose that only the die you've just taken may be rolled again. If you take none, your turn is over.",
};
