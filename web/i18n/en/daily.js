// The words of the daily challenge.
export default {
  "daily.about": "The same dice for everyone. Who makes the most of them?",
  "daily.left": "New dice in {time}",
  "daily.left.here": "at {time}",
  "daily.again": "Try again",

  // A game's card.
  "daily.same": "You get the dice that everyone gets today.",
  "daily.once": "One attempt: no undo, no hints.",
  "daily.rank": "The board ranks by points.",
  "daily.counts": "Your result on the board: {points}.",
  "daily.begin": "Roll the first dice",
  "daily.begin.about": "The first roll uses up your attempt. You can leave and come back any time until {when}.",
  "daily.running": "Your attempt is under way.",
  "daily.running.about": "You can finish it until {when}.",
  "daily.given-up": "This attempt ended early, so it doesn't count. There are new dice every day.",
  "daily.finished": { one: "{n} person has finished today", other: "{n} people have finished today" },
  "daily.finished.none": "Nobody has finished yet today",
  "daily.unit": { one: "point", other: "points" },
  "daily.place": "Place {place} of {n}",
  "daily.place.known": "Place {place} among known players",
  "daily.place.only": "The first result of the day",
  "daily.see-board": "See the board",
  "daily.look-back": "Look at your game",
  "daily.to-it": "To your game",

  // Tomorrow, names, the days before.
  "daily.tomorrow": "Tomorrow's dice are already fixed",
  "daily.tomorrow.about":
    "All dice of a day follow from one secret number. Its seal is published the day before, so that nobody can swap the dice later " +
    "without everyone noticing.",
  "daily.seals.tomorrow": "The seals for tomorrow, {day}",
  "daily.seals.today": "The seals for today, {day}",
  "daily.seal": "The seal of these dice",
  "daily.seal.draw": "Name of the draw",
  "daily.seal.commitment": "Seal (SHA-256 of the secret)",
  "daily.seal.secret": "Secret",
  "daily.seal.published": "Published",
  "daily.seal.late":
    "That's late: the day had already begun. The server wasn't running the day before, so for these dice the seal proves less.",
  "daily.names": "What do others see of you?",
  "daily.names.animal":
    "You need no name to play. On the board others see an animal drawn by lot. If you'd like to be recognised, choose a name and show it.",
  "daily.names.open": "You show your name: people who show theirs see “{name}” on the board, everyone else sees an animal drawn by lot.",
  "daily.names.change": "Name and settings",
  "daily.days": "The days before",
  "daily.days.earlier": "Earlier",
  "daily.days.none": "This is the first day here.",

  // What one could cheat with.
  "daily.cheat": "What could a guest cheat with?",
  "daily.cheat.guest": "Nobody needs an account here. So a guest can play once more in another browser, and then knows the dice already.",
  "daily.cheat.known":
    "That's why there are two lists. The first has only people who, when they began, had been known here for at least 3 days and had " +
    "finished at least 3 games. That makes a second try hard work, but not impossible.",
  "daily.cheat.host": "Whoever runs this server could look at the secret and know the dice in advance.",
  "daily.cheat.seal":
    "What nobody can do is change the dice afterwards: the seal is published beforehand, and once the secret is open, anyone can " +
    "check every roll against it.",

  // The board.
  "daily.board": "board of the day",
  "daily.walk": "Other boards",
  "daily.day.before": "An earlier day",
  "daily.day.after": "A later day",
  "daily.state.open": "New dice in {time}: the day is still on.",
  "daily.state.grace": "The day is over. Attempts that were begun can be finished until {when}.",
  "daily.state.public": "The day is over, and these results are final.",
  "daily.count.finished": { one: "{n} finished", other: "{n} finished" },
  "daily.count.running": { one: "{n} under way", other: "{n} under way" },
  "daily.play": "Play these dice",
  "daily.secret": "The dice are still sealed",
  "daily.secret.about": "Somebody may still be playing with them. Secret, replays and proofs open on {when}.",
  "daily.secret.open": "The secret is open",
  "daily.secret.open.about": "Every game of this day can now be watched, and every roll checked.",
  "daily.lists": "Which list",
  "daily.list.known": "Known players",
  "daily.list.known.about": "Known here for 3 days and with 3 finished games when they began.",
  "daily.list.everybody": "Everybody",
  "daily.list.everybody.about": "All finished attempts, guests included.",
  "daily.list.none": "Nobody is on this list yet.",
  "daily.list.all": "Show all {n}",
  "daily.col.place": "Place",
  "daily.col.who": "Who",
  "daily.col.points": "Points",
  "daily.watch": "Watch the game",
  "daily.check": "Check the dice",
  "daily.watch.short": "Watch",
  "daily.check.short": "Check",

  // The plot.
  "daily.plot": "How everyone did",
  "daily.plot.told": { one: "{n} result: {range}.", other: "{n} results: {range}." },
  "daily.plot.middle": "In the middle: {points}.",
  "daily.plot.yours": "Yours: {points}.",
  "daily.plot.you": "you",
  "daily.plot.count": "How many people",
  "daily.plot.table": "As a table",

  // At the table.
  "daily.badge": "Daily · {day}",
  "daily.give-up": "Give up",
  "daily.give-up.sure": "Give up? Your attempt will be used up and won't count.",
  "daily.replay-opens": "The replay opens on {when}: somebody may still be playing with these dice.",
  "daily.opens": "It opens on {when}.",
  "daily.to-mine": "To today's dice",

  // Why not.
  "refusal.daily-used": "You've already had your attempt at today's dice. Tomorrow there are new ones!",
  "refusal.daily-closed":
    "Somebody is playing the dice of the day here, and everyone plays them alone: nobody may watch until the secret is open.",
  "refusal.daily-secret": "The dice of that day are still sealed, because somebody may still be playing with them.",
  "refusal.no-daily": "This game has no dice of the day.",
  "refusal.no-such-day": "There's no board for that day.",
  "refusal.daily-begun": "You've already begun today's dice. Go on with that game!",
  "refusal.daily-seat": "The dice of the day are played alone: this seat stays its player's.",
  "refusal.daily-once": "The dice of the day are played once. Tomorrow there are new ones!",
  "refusal.daily-revealed": "The secret of these dice has been published already, so nobody can play them any more.",
  "refusal.daily-over": "That day is over, and the day of grace too: this attempt is closed.",
};
