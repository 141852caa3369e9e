// Słowa ustawień.
export default {
  "settings.look-and-language": "Wygląd i język",
  "settings.about-me": "O mnie",
  "settings.saved": "Zapisane.",
  "settings.open-names": "Pokazuj moje imię przy stołach publicznych",
  "settings.open-names.about": "Zobaczą je tylko ci, którzy pokazują swoje. Dla innych jesteś zwierzątkiem.",
  "settings.my-key": "Mój klucz",
  "settings.my-key.about": "Ten klucz to ty: z nim zagrasz dalej na innym urządzeniu. Nie dawaj go nikomu.",
  "settings.show": "Pokaż klucz",
  "settings.hide": "Ukryj klucz",
  "settings.copy-key": "Kopiuj",
  "settings.copy-key-by-hand": "Klucz jest zaznaczony: skopiuj go ręcznie.",
  "settings.other-key": "Mam już klucz",
  "settings.use": "Użyj",
  "settings.key-taken": "Gotowe: to urządzenie już cię zna.",
  "settings.calls": "Powiadomienia i dźwięki",
  "settings.notify": "Daj znać, gdy moja kolej",
  "settings.notify.about": "Krótkie powiadomienie, kiedy stół czeka na ciebie, a ty masz otwartą inną stronę.",
  "settings.notify.none":
    "Pod tym adresem powiadomienia nie działają (potrzebują https). Zamiast nich zawoła cię tytuł strony, a przy włączonych dźwiękach " +
    "także dzwonek.",
  "settings.notify.blocked":
    "Przeglądarka blokuje tu powiadomienia; można to zmienić w jej ustawieniach. Na razie zawoła cię tytuł strony, a przy włączonych " +
    "dźwiękach także dzwonek.",
  "settings.sound.about": "Kostki, elementy gry i dzwonek, gdy twoja kolej.",
  "settings.help": "Pomoc w grze",
  "settings.explain": "Objaśniaj nowe rzeczy",
  "settings.explain.about": "Jedno zdanie, gdy coś zdarza się pierwszy raz. Wyłącz i włącz, by zobaczyć wszystko od nowa.",
};
