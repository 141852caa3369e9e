// Snakes: its name and what it is, for every page.
export default {
  "game.snakes.title": "Snakes",
  "game.snakes.about": "Build snakes together, die by die. Each one brings a point to whoever places its last piece.",
};
