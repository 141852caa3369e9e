// Ziomek
export default {
  "game.ziomek.title": "Зёмек",
  "game.ziomek.about": "Сложи башню так, чтобы через все бруски шла одна линия, и крикни раньше всех.",
  "bot.rival": "Тень",
  "bot.rival.level": "в вашем темпе",
  "bots.about.rival": "В каждом раунде не отстаёт от самого быстрого из вас.",
};
