// Ziomek
export default {
  "game.ziomek.title": "Ziomek",
  "game.ziomek.about": "Ułóż stos tak, żeby przez wszystkie klocki biegła jedna linia, i krzyknij przed innymi.",
  "bot.rival": "Cień",
  "bot.rival.level": "w twoim tempie",
  "bots.about.rival": "W każdej rundzie dotrzymuje kroku najszybszemu z was.",
};
