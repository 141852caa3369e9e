// Ile wolno myśleć.

export default {
  "clock.title": "Czas do namysłu",
  "clock.about": "Gdy minie, gra sama zrobi za tę osobę prosty ruch.",
  "clock.none": "ile kto chce",
  "clock.per.move": "Na każdy ruch",
  "clock.per.game": "Na całą grę, dla każdego",
  "clock.per.move.short": "na ruch",
  "clock.per.game.short": "na całą grę",
  "clock.seconds": { one: "{n} sekunda", few: "{n} sekundy", many: "{n} sekund", other: "{n} sekundy" },
  "clock.minutes": { one: "{n} minuta", few: "{n} minuty", many: "{n} minut", other: "{n} minuty" },
  "clock.hours": { one: "{n} godzina", few: "{n} godziny", many: "{n} godzin", other: "{n} godziny" },
  "clock.days": { one: "{n} dzień", few: "{n} dni", many: "{n} dni", other: "{n} dnia" },
  "clock.d-h": "{d} d {h} h",
  "clock.h-min": "{h} h {m} min",
  "clock.late": "Szybko!",
  "clock.say": "Zostało {n} sekund",
  "clock.see": "Czas do namysłu",
  "clock.flag": "{who}: czas minął, gramy dalej.",
  "clock.flag.you": "Twój czas minął, gramy dalej.",
  "clock.flag.done": "Czas minął! {text}",
  "refusal.bad-clock": "Tak nie da się ustawić zegara.",
};
