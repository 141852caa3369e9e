// Stoły, przy których kości padają naprawdę.

export default {
  // Nowy stół.
  "typed.new": "Prawdziwe kostki na stole",
  "typed.new.about": "Rzucacie prawdziwymi kośćmi, a tu dotykacie tego, co wypadło.",
  "typed.new.about.more":
    "Aplikacja wie, czyja kolej i co można zrobić, i liczy punkty. Wystarczy jedno urządzenie na środku stołu, ale każdy może mieć swoje.",
  "typed.dice": "Kości",
  "typed.dice.real": "prawdziwe",

  // Czym rzucić.
  "typed.roll.all": "{who} rzuca wszystkimi kostkami ({n}).",
  "typed.roll.all.you": "Rzuć wszystkimi kostkami ({n}).",
  "typed.roll.loose": {
    one: "{who} rzuca jedną luźną kostką.",
    few: "{who} rzuca luźnymi kostkami ({n}).",
    many: "{who} rzuca luźnymi kostkami ({n}).",
    other: "{who} rzuca luźnymi kostkami ({n}).",
  },
  "typed.roll.loose.you": {
    one: "Rzuć jedną luźną kostką.",
    few: "Rzuć luźnymi kostkami ({n}).",
    many: "Rzuć luźnymi kostkami ({n}).",
    other: "Rzuć luźnymi kostkami ({n}).",
  },
  "typed.what": "Co wypadło?",
  "typed.first": "Losujcie: kto zaczyna?",

  // Co wypadło.
  "typed.die": "Kostka {n}",
  "typed.slots": "Co już wypadło",
  "typed.faces": "Co może wypaść",
  "typed.slot": "{die}: {face}",
  "typed.slot.empty": "jeszcze nic",
  "typed.slot.lying": "{die}, zostaje",
  "typed.done": "Gotowe",
  "typed.missing": {
    one: "Brakuje jeszcze {n} kostki.",
    few: "Brakuje jeszcze {n} kostek.",
    many: "Brakuje jeszcze {n} kostek.",
    other: "Brakuje jeszcze {n} kostki.",
  },
  "typed.choose": "Najpierw dotknij tego, co wypadło.",
  "typed.full": "Są już wszystkie kostki. Żeby zmienić którąś, najpierw dotknij jej wyżej.",
  "typed.keys": "Klawisze: litery lub cyfry, ← → wybierają kostkę, Enter kończy",
  "typed.keys.one": "Klawisze: cyfry wybierają, Enter kończy",

  // Inni i pomyłki.
  "typed.wait": "Czekamy na rzut: {who}…",
  "typed.wait.any": "Czekamy na kości…",
  "typed.help": "Ja wpiszę",
  "typed.fix": "Złe kości?",
  "typed.fix.last": "Popraw rzut",
  "typed.fix.label": "Złe kości? Popraw je",
  "typed.fix.ask": "Co naprawdę wypadło? Dotknij i popraw.",
  "typed.fix.cancel": "Jest dobrze",
  "typed.corrected": "Poprawka: {text}",
  "refusal.stale-roll": "Ktoś już wpisał te kości.",
  "refusal.roll-stands": "Za późno: ktoś już zagrał z tymi kośćmi. Najpierw cofnijcie ruch.",
  "refusal.bad-roll": "W tej grze nie ma takiego rzutu.",
  "refusal.not-typed": "Przy tym stole kośćmi rzuca serwer.",
};
