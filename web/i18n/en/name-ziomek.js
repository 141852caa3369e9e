// Ziomek: its name and what it is, for every page.
export default {
  "game.ziomek.title": "Ziomek",
  "game.ziomek.about": "Stack your blocks so that one line runs all the way up, and shout before anyone else.",
};
