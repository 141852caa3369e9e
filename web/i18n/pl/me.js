// Słowa własnej strony.
export default {
  "me.again": "Spróbuj ponownie",

  // Kim tu jesteś.
  "me.since": "Tutaj od: {day}",
  "me.seen": "Przy stołach ze znajomymi widać twoje imię.",
  "me.seen.open": "Przy stołach publicznych i w tabelach dnia widzą je też ci, którzy pokazują swoje; wszyscy inni widzą zwierzątko.",
  "me.seen.animal": "Przy stołach publicznych i w tabelach dnia jesteś wylosowanym zwierzątkiem.",
  "me.settings": "Imię i ustawienia",
  "me.key": "Klucz na inne urządzenie",

  "me.empty": "Tu jeszcze nic nie ma",
  "me.empty.about": "Tutaj będą się zbierać twoje gry, wyniki i kostki. Pierwsza gra to kilka minut.",
  "me.empty.play": "Wybierz grę",
  "me.running": "Gry w toku",
  "me.ended": "Skończone gry",
  "me.with": "razem: {names}",
  "me.alone": "solo",
  "me.on-one-device": "na jednym urządzeniu",
  "me.place": "Miejsce {place} z {n}",
  "me.points": { one: "{n} punkt", few: "{n} punkty", many: "{n} punktów", other: "{n} punktu" },
  "me.board": "Tabela dnia",
  "me.take-backs": "z cofaniem",
  "me.won-take-backs": "{n} z cofaniem",
  "me.typed": "prawdziwe kostki",
  "me.closed": "kostki są jeszcze zapieczętowane",
  "me.all": {
    one: "Pokaż wszystkie ({count})",
    few: "Pokaż wszystkie ({count})",
    many: "Pokaż wszystkie ({count})",
    other: "Pokaż wszystkie ({count})",
  },
  "me.results": "Wyniki",
  "me.results.about":
    "Wygrana to gra z innymi, w której nikt nie był lepszy. Nie liczą się gry na kilku miejscach naraz ani przerwane przez ciebie.",
  "me.total.finished": "Gry",
  "me.total.won": "Wygrane",
  "me.total.best": "Rekord",
  "me.total.mean": "Średnia",

  // Kostki.
  "me.dice": "Jak cię potraktowały kostki",
  "me.dice.about": "Wszystkie sprawdzalne kostki z twoich tur w skończonych grach, a obok to, czego można było oczekiwać po uczciwych.",
  "me.dice.none": "W twoich skończonych grach nie było jeszcze twoich sprawdzalnych kostek.",
  "me.dice.all": "A u innych?",
  "me.dice.server": "Wszystkie kostki tego serwera",

  // Zabrać wszystko, dać się zapomnieć.
  "me.data": "Twoje dane",
  "me.take": "Zabierz wszystko ze sobą",
  "me.take.about":
    "Jeden plik (JSON) ze wszystkim, co ten serwer o tobie przechowuje: imię, gry, wyniki, kostki i zapisy gier. Twojego klucza w nim " +
    "nie ma.",
  "me.take.do": "Zapisz plik",
  "me.taken": "Zapisano jako {name}.",
  "me.delete": "Usuń moje dane",
  "me.delete.about": "Serwer o tobie zapomni, a ta przeglądarka też. Zanim to się stanie, zobaczysz dokładnie, co zniknie.",
  "me.delete.ask": "Usuń moje dane…",
  "me.sure": "Usunąć wszystko? Oto, co się stanie:",
  "me.sure.name": "Twoje imię zniknie ze wszystkich stołów, zapisów gier i tabel.",
  "me.sure.seats": "Twoje miejsca w trwających grach się zwolnią.",
  "me.sure.dice": "Kostki i wyniki zostaną, bez imienia: są też częścią gier innych osób.",
  "me.sure.browser":
    "Twój klucz będzie od tej chwili niczyj, na każdym urządzeniu. Ta przeglądarka zapomni wszystko, co tu zapisała, także ustawienia.",
  "me.sure.never": "Nie da się tego cofnąć. Pliki, które inni już zapisali, zostaną, jakie są.",
  "me.stay": "Zostaw wszystko",
  "me.delete.wait": "Usuń na zawsze ({n})",
  "me.delete.do": "Usuń na zawsze",
  "me.bye": "Już cię tu nie pamiętamy. Do widzenia i wracaj, kiedy chcesz: nowy gość jest zawsze mile widziany.",
  "refusal.not-sure": "Tego nie da się cofnąć, więc serwer chce usłyszeć, że naprawdę tego chcesz.",
};
