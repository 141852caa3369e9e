// Ziomek
export default {
  "dice.kind.ziomek.r": "Czerwona kostka",
  "dice.kind.ziomek.w": "Biała kostka",
  "dice.kind.ziomek.b": "Niebieska kostka",
  "dice.kind.ziomek.g": "Szara kostka",
  "more.real.ziomek": "Do Ziomka i drewnianych klocków ma kostki, zegar i notes z wynikami.",
};
