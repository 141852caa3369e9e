// The companion page of a game that has none. {game} is the name of a game.
export default {
  "companion.title": "on a real table",
  "companion.elsewhere": "With real dice",
  "companion.elsewhere.about": "You roll your own dice and type what falls at a table on the screen. The screen keeps the score.",
  "companion.elsewhere.go": "{game} with real dice",
  "companion.elsewhere.others": "Other games with real dice",
};
