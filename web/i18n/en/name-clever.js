// Clever: its name and what it is, for every page.
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Mark your sheet with coloured dice and set off whole chains of bonuses.",
};
