// Choosing a bot: the groups, and what each one is like.

export default {
  "bots.more": "The lists of bots now also hold bots for experiments.",
  "bots.levels": "Levels",
  "bots.studies": "For experiments",
  "bots.about.beginner": "A gentle start: makes many mistakes, children can win.",
  "bots.about.learner": "Knows the rules well, and still learns from mistakes.",
  "bots.about.casual": "Plays like most families do.",
  "bots.about.steady": "Makes a mistake now and then; a fair match for regular players.",
  "bots.about.strong": "Plays well: you need a good day.",
  "bots.about.sharp": "Misses very little.",
  "bots.about.expert": "The best there is without thinking long.",
  "bots.about.master": "Looks far ahead before it moves.",
  "bots.about.random": "Does anything at all, just to see what happens.",
  "bots.about.greedy": "Always takes the most it can get at once.",
  "bots.about.playouts": "Tries every move in random games, and knows nothing else about the game.",
};
