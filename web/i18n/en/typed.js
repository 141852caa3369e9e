// Tables where real dice fall and are typed in. {who} is a name; {n} a number of dice; {die} and {face} words of the game.

export default {
  // A new table.
  "typed.new": "Real dice on the table",
  "typed.new.about": "Roll real dice and tap in what fell.",
  "typed.new.about.more":
    "The app knows whose turn it is and what's possible, and keeps the score. One device in the middle will do, or everyone brings " +
    "their own.",
  "typed.dice": "Dice",
  "typed.dice.real": "real ones",

  // What is to be rolled.
  "typed.roll.all": "{who} rolls all {n} dice.",
  "typed.roll.all.you": "Roll all {n} dice.",
  "typed.roll.loose": { one: "{who} rolls the one loose die.", other: "{who} rolls the {n} loose dice." },
  "typed.roll.loose.you": { one: "Roll the one loose die.", other: "Roll the {n} loose dice." },
  "typed.what": "What fell?",
  "typed.first": "Draw lots: who begins?",

  // The pad.
  "typed.die": "Die {n}",
  "typed.slots": "What fell so far",
  "typed.faces": "What can fall",
  "typed.slot": "{die}: {face}",
  "typed.slot.empty": "not typed yet",
  "typed.slot.lying": "{die}, stays",
  "typed.done": "Done",
  "typed.missing": { one: "{n} die is still missing.", other: "{n} dice are still missing." },
  "typed.choose": "Tap what fell first.",
  "typed.full": "All dice are there. To change one, tap it above first.",
  "typed.keys": "Keys: letters or digits, ← → choose a die, Enter when done",
  "typed.keys.one": "Keys: digits choose, Enter when done",

  // Others, and mistakes.
  "typed.wait": "Waiting for the dice of {who}…",
  "typed.wait.any": "Waiting for the dice…",
  "typed.help": "I'll type them in",
  "typed.fix": "Wrong dice?",
  "typed.fix.last": "Fix last roll",
  "typed.fix.label": "Wrong dice? Correct them",
  "typed.fix.ask": "What really fell? Tap what's wrong and change it.",
  "typed.fix.cancel": "Leave it",
  "typed.corrected": "Corrected: {text}",
  "refusal.stale-roll": "Somebody has typed these dice in already.",
  "refusal.roll-stands": "Too late: somebody has played on with these dice. Take the move back first.",
  "refusal.bad-roll": "That's not a roll of this game.",
  "refusal.not-typed": "At this table the server rolls the dice.",
};
