// Ziomek
export default {
  "game.ziomek.title": "Ziomek",
  "game.ziomek.about": "Ułóż stos tak, żeby przez wszystkie klocki biegła jedna linia, i krzyknij przed innymi.",
};
