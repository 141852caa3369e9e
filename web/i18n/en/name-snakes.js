// Snakes: its name, what it is, and the bots that it alone has, for every page.
export default {
  "game.snakes.title": "Snakes",
  "game.snakes.about": "Build snakes together, die by die. Each one brings a point to whoever places its last piece.",
  "bot.taker": "Magpie",
  "bot.taker.level": "easy",
  "bots.about.taker": "Takes a die back with every plus.",
};
