// Słowa kostek dnia.
export default {
  "daily.about": "Te same dla wszystkich. Kto wyciśnie z nich najwięcej?",
  "daily.left": "Nowe kostki za {time}",
  "daily.left.here": "o {time}",
  "daily.again": "Spróbuj ponownie",

  // Karta gry.
  "daily.same": "Dostajesz te same kostki co wszyscy dzisiaj.",
  "daily.once": "Jedna próba: bez cofania i bez podpowiedzi.",
  "daily.rank": "W tabeli liczą się punkty.",
  "daily.counts": "Twój wynik w tabeli: {points}.",
  "daily.begin": "Rzuć po raz pierwszy",
  "daily.begin.about": "Pierwszy rzut zużywa próbę. Możesz wyjść i wrócić, kiedy chcesz: masz czas do {when}.",
  "daily.running": "Twoja próba trwa.",
  "daily.running.about": "Możesz ją dokończyć do {when}.",
  "daily.given-up": "Ta próba skończyła się przed czasem, więc się nie liczy. Nowe kostki są codziennie.",
  "daily.finished": {
    one: "Dziś skończyła {n} osoba",
    few: "Dziś skończyły {n} osoby",
    many: "Dziś skończyło {n} osób",
    other: "Dziś skończyło {n} osoby",
  },
  "daily.finished.none": "Dziś jeszcze nikt nie skończył",
  "daily.unit": { one: "punkt", few: "punkty", many: "punktów", other: "punktu" },
  "daily.place": "Miejsce {place} z {n}",
  "daily.place.known": "Miejsce {place} wśród znanych graczy",
  "daily.place.only": "Pierwszy wynik dnia",
  "daily.see-board": "Zobacz tabelę",
  "daily.look-back": "Obejrzyj swoją grę",
  "daily.to-it": "Do twojej gry",

  // Jutro, imiona, poprzednie dni.
  "daily.tomorrow": "Jutrzejsze kostki są już ustalone",
  "daily.tomorrow.about":
    "Wszystkie kostki dnia wynikają z jednej tajnej liczby. Jej pieczęć ogłaszamy dzień wcześniej, żeby nikt nie mógł potem po cichu " +
    "podmienić kostek.",
  "daily.seals.tomorrow": "Pieczęcie na jutro, {day}",
  "daily.seals.today": "Pieczęcie na dziś, {day}",
  "daily.seal": "Pieczęć tych kostek",
  "daily.seal.draw": "Nazwa losowania",
  "daily.seal.commitment": "Pieczęć (SHA-256 tajnej liczby)",
  "daily.seal.secret": "Tajna liczba",
  "daily.seal.published": "Ogłoszona",
  "daily.seal.late":
    "To za późno: dzień już się zaczął. Poprzedniego dnia serwer nie działał, więc przy tych kostkach pieczęć dowodzi mniej.",
  "daily.names": "Co widzą inni?",
  "daily.names.animal":
    "Do gry nie trzeba imienia. W tabeli inni widzą wylosowane zwierzątko. Jeśli chcesz, żeby cię poznali, wybierz imię i je pokaż.",
  "daily.names.open": "Pokazujesz imię: kto pokazuje swoje, widzi w tabeli „{name}”, a wszyscy inni wylosowane zwierzątko.",
  "daily.names.change": "Imię i ustawienia",
  "daily.days": "Poprzednie dni",
  "daily.days.earlier": "Wcześniejsze",
  "daily.days.none": "Dziś jest tu pierwszy dzień.",

  // Jak można by oszukać.
  "daily.cheat": "Jak gość mógłby oszukać?",
  "daily.cheat.guest": "Nie trzeba tu konta. Gość może więc zagrać jeszcze raz w innej przeglądarce, i wtedy zna już kostki.",
  "daily.cheat.known":
    "Dlatego są dwie listy. Na pierwszej są tylko osoby, które zaczynając, były tu znane od co najmniej 3 dni i miały co najmniej 3 " +
    "skończone gry. Druga próba jest wtedy żmudna, ale nie niemożliwa.",
  "daily.cheat.host": "Kto prowadzi ten serwer, mógłby podejrzeć tajną liczbę i znać kostki wcześniej.",
  "daily.cheat.seal":
    "Nikt nie może za to zmienić kostek po fakcie: pieczęć jest ogłoszona wcześniej, a gdy tajna liczba jest jawna, każdy może " +
    "sprawdzić z nią każdy rzut.",

  // Tabela.
  "daily.board": "tabela dnia",
  "daily.walk": "Inne tabele",
  "daily.day.before": "Wcześniejszy dzień",
  "daily.day.after": "Późniejszy dzień",
  "daily.state.open": "Nowe kostki za {time}: dzień jeszcze trwa.",
  "daily.state.grace": "Dzień się skończył. Rozpoczęte próby można dokończyć do {when}.",
  "daily.state.public": "Dzień się skończył, a te wyniki są ostateczne.",
  "daily.count.finished": { one: "{n} skończona", few: "{n} skończone", many: "{n} skończonych", other: "{n} skończonej" },
  "daily.count.running": { one: "{n} w toku", few: "{n} w toku", many: "{n} w toku", other: "{n} w toku" },
  "daily.play": "Zagraj tymi kostkami",
  "daily.secret": "Kostki są jeszcze zapieczętowane",
  "daily.secret.about": "Ktoś może nimi jeszcze grać. Tajna liczba, powtórki i dowody będą jawne: {when}.",
  "daily.secret.open": "Tajna liczba jest jawna",
  "daily.secret.open.about": "Każdą grę z tego dnia można teraz obejrzeć, a każdy rzut sprawdzić.",
  "daily.lists": "Która lista",
  "daily.list.known": "Znani gracze",
  "daily.list.known.about": "Zaczynając, byli tu znani od 3 dni i mieli 3 skończone gry.",
  "daily.list.everybody": "Wszyscy",
  "daily.list.everybody.about": "Wszystkie skończone próby, także gości.",
  "daily.list.none": "Na tej liście nie ma jeszcze nikogo.",
  "daily.list.all": "Pokaż całą listę ({n})",
  "daily.col.place": "Miejsce",
  "daily.col.who": "Kto",
  "daily.col.points": "Punkty",
  "daily.watch": "Obejrzyj grę",
  "daily.check": "Sprawdź kostki",
  "daily.watch.short": "Obejrzyj",
  "daily.check.short": "Sprawdź",

  // Wykres.
  "daily.plot": "Jak poszło wszystkim",
  "daily.plot.told": {
    one: "{n} wynik: {range}.",
    few: "{n} wyniki: {range}.",
    many: "{n} wyników: {range}.",
    other: "{n} wyniku: {range}.",
  },
  "daily.plot.middle": "W środku: {points}.",
  "daily.plot.yours": "Ty: {points}.",
  "daily.plot.you": "ty",
  "daily.plot.count": "Ile osób",
  "daily.plot.table": "Jako tabela",

  // Przy stole.
  "daily.badge": "Kostki dnia · {day}",
  "daily.give-up": "Poddaj się",
  "daily.give-up.sure": "Poddać się? Próba przepadnie i nie będzie się liczyć.",
  "daily.replay-opens": "Powtórkę otworzymy: {when}. Do tego czasu ktoś może jeszcze grać tymi kostkami.",
  "daily.opens": "Otworzymy je: {when}.",
  "daily.to-mine": "Do kostek dnia",

  // Dlaczego nie.
  "refusal.daily-used": "Dzisiejsza próba jest już za tobą. Jutro będą nowe kostki!",
  "refusal.daily-closed": "Ktoś gra tu kostkami dnia, a nimi każdy gra sam: nikt nie może patrzeć, dopóki tajna liczba nie jest jawna.",
  "refusal.daily-secret": "Kostki tego dnia są jeszcze zapieczętowane, bo ktoś może nimi jeszcze grać.",
  "refusal.no-daily": "Ta gra nie ma kostek dnia.",
  "refusal.no-such-day": "Nie ma tabeli z tego dnia.",
  "refusal.daily-begun": "Dzisiejsza próba już się zaczęła. Graj dalej!",
  "refusal.daily-seat": "Kostkami dnia gra się samemu: to miejsce zostaje przy swoim graczu.",
  "refusal.daily-once": "Kostkami dnia gra się raz. Jutro będą nowe!",
  "refusal.daily-revealed": "Tajna liczba tych kostek jest już jawna, więc nikt nie może już nimi grać.",
  "refusal.daily-over": "Ten dzień minął, a z nim dodatkowa doba: ta próba jest zamknięta.",
};
