// Clever
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Вписывай цветные кубики в свой лист и запускай целые цепочки бонусов.",
  "bot.ahead": "Смекалка",
  "bot.ahead.level": "сильный",
  "bot.points": "Счетовод",
  "bot.master-100ms": "Медленный Гроссмейстер",
  "bots.about.ahead": "Думает до конца своего хода.",
  "bots.about.points": "Считает только свои очки и забывает о других.",
  "bots.about.master-100ms": "Как Гроссмейстер, но дольше думает над каждым ходом.",
};
