// Clever
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Wpisuj kolorowe kostki na arkusz i uruchamiaj całe łańcuszki bonusów.",
};
