// Snakes
export default {
  "game.snakes.title": "Змеи",
  "game.snakes.about": "Собирайте змей на общем столе, кубик за кубиком. Кто добавит последний кусочек, получает очко.",
  "bot.taker": "Сорока",
  "bot.taker.level": "лёгкий",
  "bots.about.taker": "За каждый плюс забирает кубик назад.",
};
