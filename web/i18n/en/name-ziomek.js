// Ziomek: its name, what it is, and the bots that it alone has, for every page.
export default {
  "game.ziomek.title": "Ziomek",
  "game.ziomek.about": "Stack your blocks so that one line runs all the way up, and shout before anyone else.",
  "bot.rival": "Shadow",
  "bot.rival.level": "your pace",
  "bots.about.rival": "Keeps up with the fastest of you, round by round.",
};
