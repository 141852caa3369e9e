// Clever: its name, what it is, and the bots that it alone has, for every page.
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Mark your sheet with coloured dice and set off whole chains of bonuses.",
  "bot.ahead": "Thinker",
  "bot.ahead.level": "strong",
  "bot.points": "Point Counter",
  "bot.master-100ms": "Slow Mastermind",
  "bots.about.ahead": "Thinks to the end of its turn.",
  "bots.about.points": "Counts its own points only, and forgets about everyone else.",
  "bots.about.master-100ms": "Like Mastermind, but thinks longer about every move.",
};
