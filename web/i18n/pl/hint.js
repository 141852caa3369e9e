// Podpowiedzi. {value} to liczba zapisana po polsku; od niej zależą formy.

export default {
  "hint.title": "Podpowiedź",
  "hint.thinking": "Chwila namysłu…",
  "hint.cancel": "Anuluj",
  "hint.do": "Zrób to",
  "hint.others": "Inne: +{n}",
  "hint.exact": "dokładnie",
  "hint.victory": "wygrywa {value} na 100",
  "hint.points": {
    one: "około {value} punktu",
    few: "około {value} punktów",
    many: "około {value} punktów",
    other: "około {value} punktu",
  },
  "hint.points.exact": { one: "{value} punkt", few: "{value} punkty", many: "{value} punktów", other: "{value} punktu" },
  "hint.cost.victory": {
    one: "kosztuje {value} zwycięstwo na 100",
    few: "kosztuje {value} zwycięstwa na 100",
    many: "kosztuje {value} zwycięstw na 100",
    other: "kosztuje {value} zwycięstwa na 100",
  },
  "hint.cost.points": {
    one: "kosztuje średnio {value} punkt",
    few: "kosztuje średnio {value} punkty",
    many: "kosztuje średnio {value} punktów",
    other: "kosztuje średnio {value} punktu",
  },
  "hint.same": "równie dobrze",
  "refusal.hint-asked": "Po jednej podpowiedzi naraz: poprzednia nie jest jeszcze gotowa.",
  "refusal.hint-late": "Podpowiedź nie zdążyła. Spróbuj jeszcze raz za chwilę.",
  "refusal.hints-full": "Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.",
};
