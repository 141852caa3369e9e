// Ziomek
export default {
  "dice.kind.ziomek.r": "Красный кубик",
  "dice.kind.ziomek.w": "Белый кубик",
  "dice.kind.ziomek.b": "Синий кубик",
  "dice.kind.ziomek.g": "Серый кубик",
  "more.real.ziomek": "Для Зёмека и деревянных брусков у неё есть кубики, часы и таблица очков.",
};
