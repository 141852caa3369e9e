// Słowa strony z innymi sposobami gry.
export default {
  "more.daily.about": "Codziennie nowe kostki, te same dla wszystkich. Masz jedną próbę: kto wyciśnie z nich najwięcej?",
  "more.daily.go": "Zagraj kostkami dnia",
  "more.real.about": "Rzucacie na własnym stole i wpisujecie, co wypadło. Strona zna zasady, prowadzi arkusze i liczy punkty.",
  "more.look": "Po grze",
  "more.me.about": "Twoje gry, wyniki i kostki. Możesz wszystko zabrać ze sobą albo usunąć.",
  "more.replay": "Obejrzyj grę jeszcze raz",
  "more.replay.about": "Otwórz zapisaną grę i przejdź ją krok po kroku.",
  "more.proof": "Sprawdź kostki z gry",
  "more.proof.about": "Twoja przeglądarka sama przelicza każdy rzut.",
  "more.dice": "Wszystkie kostki tego serwera",
  "more.dice.about": "Ile razy wypadła każda ścianka.",
  "more.programs": "Programy przy stole",
  "more.programs.about":
    "Masz własny program do gry? Stwórz stół, daj mu miejsce i uruchom go z kluczem, który zobaczysz. Przykład w Pythonie jest w " +
    "kodzie źródłowym.",
  "more.app": "Jako aplikacja",
  "more.app.about": "Turlaj może zamieszkać wśród twoich aplikacji: z własną ikoną i na całym ekranie.",
  "more.app.install": "Zainstaluj",
  "more.app.inside": "Właśnie jesteś w aplikacji.",
  "more.app.https": "Działa to tam, gdzie ta strona ma adres https.",
  "more.app.apple": "Na iPhonie lub iPadzie: stuknij „Udostępnij”, a potem „Do ekranu początkowego”.",
  "more.app.menu": "W menu przeglądarki wybierz „Zainstaluj” albo „Dodaj do ekranu głównego”.",
};
