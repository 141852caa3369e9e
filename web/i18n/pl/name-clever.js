// Clever
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Wpisuj kolorowe kostki na arkusz i uruchamiaj całe łańcuszki bonusów.",
  "bot.ahead": "Mądrala",
  "bot.ahead.level": "mocny",
  "bot.points": "Księgowy",
  "bot.master-100ms": "Powolny Arcymistrz",
  "bots.about.ahead": "Myśli do końca swojej tury.",
  "bots.about.points": "Liczy tylko własne punkty i zapomina o innych.",
  "bots.about.master-100ms": "Jak Arcymistrz, tylko dłużej myśli nad każdym ruchem.",
};
