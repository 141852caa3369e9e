// The words of dice that are counted: on the page of all of them, and on one's own page.
export default {
  "dice.all": "All dice of this server",
  "dice.again": "Try again",
  "dice.about":
    "Every roll here was fixed before the game by secret numbers that were opened afterwards. This is how they all fell, beside what " +
    "was to be expected of fair dice.",
  "dice.empty": "No game has been counted here yet.",
  "dice.empty.play": "Choose a game",
  "dice.count.rolls": { one: "{count} roll", other: "{count} rolls" },
  "dice.count.games": { one: "{count} game", other: "{count} games" },
  "dice.since": "since {day}",

  // A plot and what it says.
  "dice.fell": "fell",
  "dice.due": "expected",
  "dice.face": "Face",
  "dice.table": "As a table",
  "dice.rolls": { one: "{count} roll.", other: "{count} rolls." },
  "dice.told.few": "Too few to say anything: it takes at least {of}.",
  "dice.told.usual": "Differences this large or larger come by chance in {of} of 100 cases: nothing unusual.",
  "dice.told.odd": "Differences this large or larger come by chance in {of} of 100 cases: a little unusual, but chance is like that.",
  "dice.told.rare":
    "Differences this large or larger come by chance only in 1 of {of} cases: unusual, but with many kinds of dice it happens to somebody.",
  "dice.told.rarest":
    "Differences this large or larger come by chance in fewer than 1 of {of} cases: very unusual. Every single roll can be checked.",

  // Which games, and how to count again.
  "dice.which": "Which games are in it",
  "dice.which.public":
    "Finished games with proved dice at public tables, and daily challenges whose secret is open. A new game appears within a minute.",
  "dice.which.private": "Tables among friends are not in it: their links would be public then.",
  "dice.recount": "Count again yourself",
  "dice.recount.about":
    "Each record holds the secret numbers, the seals and every roll. Save as many as you like and let a small program from the source " +
    "code recompute them; it needs nothing but Python:",
  "dice.recount.command": "Command line",
  "dice.recount.here": "Or let your own browser do it: “Check the dice” recomputes a game roll by roll.",
  "dice.records": "The records, newest first",
  "dice.record": "Record",
  "dice.older": "Show older ones",
};
