// Подсказки. {value} — число, записанное по-русски; от него зависят формы.

export default {
  "hint.title": "Подсказка",
  "hint.thinking": "Надо подумать…",
  "hint.cancel": "Отмена",
  "hint.others": "Другие: +{n}",
  "hint.exact": "точно",
  "hint.victory": "выигрывает {value} из 100",
  "hint.points": { one: "около {value} очка", few: "около {value} очков", many: "около {value} очков", other: "около {value} очка" },
  "hint.points.exact": { one: "{value} очко", few: "{value} очка", many: "{value} очков", other: "{value} очка" },
  "hint.lost": { one: "теряет в среднем {value} жетон", few: "теряет в среднем {value} жетона", many: "теряет в среднем {value} жетонов", other: "теряет в среднем {value} жетона" },
  "hint.less.victory": "на {value} из 100 меньше",
  "hint.less.points": { one: "на {value} очко меньше", few: "на {value} очка меньше", many: "на {value} очков меньше", other: "на {value} очка меньше" },
  "hint.less.lost": { one: "на {value} жетон больше", few: "на {value} жетона больше", many: "на {value} жетонов больше", other: "на {value} жетона больше" },
  "hint.same": "ничуть не хуже",
  "refusal.hint-asked": "Подсказки даются по одной: прошлая ещё не готова.",
  "refusal.hint-late": "Подсказка не успела. Попробуй ещё раз чуть позже.",
  "refusal.hints-full": "Сейчас многие просят подсказку. Попробуй чуть позже.",
};
