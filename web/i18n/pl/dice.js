// Słowa policzonych kostek: na stronie wszystkich i na własnej.
export default {
  "dice.all": "Wszystkie kostki tego serwera",
  "dice.again": "Spróbuj ponownie",
  "dice.about":
    "Każdy rzut był tu ustalony przed grą przez tajne liczby, które potem ujawniono. Tak wypadły wszystkie, a obok widać, czego można " +
    "było oczekiwać po uczciwych kostkach.",
  "dice.empty": "Nie policzono tu jeszcze żadnej gry.",
  "dice.empty.play": "Wybierz grę",
  "dice.count.rolls": { one: "{count} rzut", few: "{count} rzuty", many: "{count} rzutów", other: "{count} rzutu" },
  "dice.count.games": { one: "{count} gra", few: "{count} gry", many: "{count} gier", other: "{count} gry" },
  "dice.since": "od: {day}",

  // Wykres i co z niego wynika.
  "dice.fell": "wypadło",
  "dice.due": "oczekiwane",
  "dice.face": "Ścianka",
  "dice.table": "Jako tabela",
  "dice.rolls": { one: "{count} rzut.", few: "{count} rzuty.", many: "{count} rzutów.", other: "{count} rzutu." },
  "dice.told.few": "Za mało, żeby coś powiedzieć: trzeba co najmniej {of}.",
  "dice.told.usual": {
    one: "Takie albo większe różnice zdarzają się same z siebie {of} raz na 100: nic niezwykłego.",
    few: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: nic niezwykłego.",
    many: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: nic niezwykłego.",
    other: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: nic niezwykłego.",
  },
  "dice.told.odd": {
    one: "Takie albo większe różnice zdarzają się same z siebie {of} raz na 100: trochę niezwykłe, ale przypadek tak już ma.",
    few: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: trochę niezwykłe, ale przypadek tak już ma.",
    many: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: trochę niezwykłe, ale przypadek tak już ma.",
    other: "Takie albo większe różnice zdarzają się same z siebie {of} razy na 100: trochę niezwykłe, ale przypadek tak już ma.",
  },
  "dice.told.rare":
    "Takie albo większe różnice zdarzają się same z siebie tylko raz na {of}: to niezwykłe, ale gdy rodzajów kostek jest dużo, komuś " +
    "się to trafia.",
  "dice.told.rarest":
    "Takie albo większe różnice zdarzają się same z siebie rzadziej niż raz na {of}: to bardzo niezwykłe. Każdy rzut można sprawdzić.",

  // Które gry i jak policzyć samemu.
  "dice.which": "Które gry tu są",
  "dice.which.public":
    "Skończone gry ze sprawdzalnymi kostkami przy stołach publicznych oraz kostki dnia, których tajna liczba jest już jawna. Nowa gra " +
    "pojawia się w ciągu minuty.",
  "dice.which.private": "Stołów wśród znajomych tu nie ma: ich linki stałyby się wtedy publiczne.",
  "dice.recount": "Policz jeszcze raz",
  "dice.recount.about":
    "W każdym zapisie są tajne liczby, pieczęcie i wszystkie rzuty. Zapisz ich, ile chcesz, i przelicz małym programem z kodu " +
    "źródłowego; wystarczy mu Python:",
  "dice.recount.command": "Polecenie",
  "dice.recount.here": "Albo zostaw to swojej przeglądarce: „Sprawdź kostki” przelicza grę rzut po rzucie.",
  "dice.records": "Zapisy, od najnowszych",
  "dice.record": "Zapis",
  "dice.older": "Pokaż starsze",
};
