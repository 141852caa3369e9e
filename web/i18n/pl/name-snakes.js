// Snakes
export default {
  "game.snakes.title": "Węże",
  "game.snakes.about": "Układajcie węże kostka po kostce na jednym stole. Punkt dostaje ten, kto dołoży ostatni kawałek.",
  "bot.taker": "Sroka",
  "bot.taker.level": "łatwy",
  "bots.about.taker": "Za każdy plus zabiera kostkę z powrotem.",
};
