// Stonoga: its name and what it is, for every page.
export default {
  "game.stonoga.title": "Stonoga",
  "game.stonoga.about": "Roll the dice and collect the most shoes for your centipede.",
};
