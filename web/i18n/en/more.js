// The words of the page with more ways to play.
export default {
  "more.daily.about": "Every day brings new dice, the same for everyone. You get one try: who makes the most of them?",
  "more.daily.go": "Play today's dice",
  "more.real.about": "Roll on your own table and enter what came up. The page knows the rules, keeps the sheets and counts the points.",
  "more.look": "Looking back",
  "more.me.about": "Your games, results and dice. Take it all with you, or delete it.",
  "more.replay": "Watch a game again",
  "more.replay.about": "Open a saved game and go through it step by step.",
  "more.proof": "Check a game's dice",
  "more.proof.about": "Your own browser works out every roll again.",
  "more.dice": "All dice of this server",
  "more.dice.about": "How often each face has come up.",
  "more.programs": "Programs at the table",
  "more.programs.about":
    "Have you written a player? Create a table, give it a seat, and start it with the key you are shown. An example in Python comes " +
    "with the source code.",
  "more.app": "As an app",
  "more.app.about": "Turlaj can live among your apps, with an icon of its own and the whole screen to itself.",
  "more.app.install": "Install",
  "more.app.inside": "You are in the app already.",
  "more.app.https": "Available when the site runs on https.",
  "more.app.apple": "On an iPhone or iPad: tap Share, then “Add to Home Screen”.",
  "more.app.menu": "In your browser's menu, choose “Install” or “Add to Home screen”.",
};
