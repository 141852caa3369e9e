// How long people may think. {n} is a number; d, h, m are days, hours, minutes.

export default {
  "clock.title": "Thinking time",
  "clock.about": "When it's up, the game makes a plain move for whoever it is.",
  "clock.none": "as long as you like",
  "clock.per.move": "For each move",
  "clock.per.game": "For each player's whole game",
  "clock.per.move.short": "each move",
  "clock.per.game.short": "whole game",
  "clock.seconds": { one: "{n} second", other: "{n} seconds" },
  "clock.minutes": { one: "{n} minute", other: "{n} minutes" },
  "clock.hours": { one: "{n} hour", other: "{n} hours" },
  "clock.days": { one: "{n} day", other: "{n} days" },
  "clock.d-h": "{d} d {h} h",
  "clock.h-min": "{h} h {m} min",
  "clock.late": "Quick!",
  "clock.say": "{n} seconds left",
  "clock.see": "Thinking time",
  "clock.flag": "Time's up for {who}: the game moves on.",
  "clock.flag.you": "Your time is up: the game moves on.",
  "clock.flag.done": "Time's up! {text}",
  "refusal.bad-clock": "A clock can't be set to that.",
};
