// The companion page of a game that has none. {games} and {game} are names of games.
export default {
  "companion.title": "on a real table",
  "companion.elsewhere": "With real dice",
  "companion.elsewhere.about": "This page is for {games}. In the other games you type your own dice at a table on the screen.",
  "companion.elsewhere.go": "{game} with real dice",
};
