// Сколько можно думать.

export default {
  "clock.title": "Время на раздумье",
  "clock.about": "Когда оно выйдет, игра сама сделает простой ход.",
  "clock.none": "сколько угодно",
  "clock.per.move": "На каждый ход",
  "clock.per.game": "На всю игру, каждому",
  "clock.per.move.short": "на ход",
  "clock.per.game.short": "на всю игру",
  "clock.seconds": { one: "{n} секунда", few: "{n} секунды", many: "{n} секунд", other: "{n} секунды" },
  "clock.minutes": { one: "{n} минута", few: "{n} минуты", many: "{n} минут", other: "{n} минуты" },
  "clock.hours": { one: "{n} час", few: "{n} часа", many: "{n} часов", other: "{n} часа" },
  "clock.days": { one: "{n} день", few: "{n} дня", many: "{n} дней", other: "{n} дня" },
  "clock.d-h": "{d} д {h} ч",
  "clock.h-min": "{h} ч {m} мин",
  "clock.late": "Скорее!",
  "clock.say": "Осталось {n} секунд",
  "clock.see": "Время на раздумье",
  "clock.flag": "{who}: время вышло, играем дальше.",
  "clock.flag.you": "Твоё время вышло, играем дальше.",
  "clock.flag.done": "Время вышло! {text}",
  "refusal.bad-clock": "Часы так не поставить.",
};
