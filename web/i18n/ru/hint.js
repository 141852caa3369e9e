// Подсказки. {value} — число, записанное по-русски; от него зависят формы.

export default {
  "hint.title": "Подсказка",
  "hint.thinking": "Надо подумать…",
  "hint.cancel": "Отмена",
  "hint.do": "Сделать",
  "hint.others": "Другие: +{n}",
  "hint.exact": "точно",
  "hint.victory": "выигрывает {value} из 100",
  "hint.points": { one: "около {value} очка", few: "около {value} очков", many: "около {value} очков", other: "около {value} очка" },
  "hint.points.exact": { one: "{value} очко", few: "{value} очка", many: "{value} очков", other: "{value} очка" },
  "hint.cost.victory": {
    one: "стоит {value} победу из 100",
    few: "стоит {value} победы из 100",
    many: "стоит {value} побед из 100",
    other: "стоит {value} победы из 100",
  },
  "hint.cost.points": {
    one: "стоит в среднем {value} очко",
    few: "стоит в среднем {value} очка",
    many: "стоит в среднем {value} очков",
    other: "стоит в среднем {value} очка",
  },
  "hint.same": "ничуть не хуже",
  "refusal.hint-asked": "Подсказки даются по одной: прошлая ещё не готова.",
  "refusal.hint-late": "Подсказка не успела. Попробуй ещё раз чуть позже.",
  "refusal.hints-full": "Сейчас многие просят подсказку. Попробуй чуть позже.",
};
