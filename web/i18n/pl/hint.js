// Podpowiedzi. {value} to liczba zapisana po polsku; od niej zależą formy.

export default {
  "hint.title": "Podpowiedź",
  "hint.thinking": "Chwila namysłu…",
  "hint.cancel": "Anuluj",
  "hint.others": "Inne: +{n}",
  "hint.exact": "dokładnie",
  "hint.victory": "wygrywa {value} na 100",
  "hint.points": { one: "około {value} punktu", few: "około {value} punktów", many: "około {value} punktów", other: "około {value} punktu" },
  "hint.points.exact": { one: "{value} punkt", few: "{value} punkty", many: "{value} punktów", other: "{value} punktu" },
  "hint.lost": { one: "traci średnio {value} płytkę", few: "traci średnio {value} płytki", many: "traci średnio {value} płytek", other: "traci średnio {value} płytki" },
  "hint.less.victory": "o {value} na 100 mniej",
  "hint.less.points": { one: "o {value} punkt mniej", few: "o {value} punkty mniej", many: "o {value} punktów mniej", other: "o {value} punktu mniej" },
  "hint.less.lost": { one: "o {value} płytkę więcej", few: "o {value} płytki więcej", many: "o {value} płytek więcej", other: "o {value} płytki więcej" },
  "hint.same": "równie dobrze",
  "refusal.hint-asked": "Po jednej podpowiedzi naraz: poprzednia nie jest jeszcze gotowa.",
  "refusal.hint-late": "Podpowiedź nie zdążyła. Spróbuj jeszcze raz za chwilę.",
  "refusal.hints-full": "Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.",
};
