// Słowa programów przy stole.
export default {
  "program.word": "Program",
  "program.here": "połączony",
  "program.waits": "jeszcze niepołączony",
  "program.offer": "Niech zagra program",
  "program.title": "Program siada do stołu",
  "program.about":
    "Dla piszących programy: łączy się przez sieć własnym kluczem, widzi to, co wolno widzieć z jego miejsca, i gra. Niczego więcej " +
    "tu nie może.",
  "program.seat": "Miejsce",
  "program.name": "Nazwa programu",
  "program.give": "Daj mu miejsce",
  "program.got": "{name} ma miejsce",
  "program.once": "Zapisz ten klucz teraz: pokazujemy go tylko raz. Kto go ma, gra na tym miejscu.",
  "program.key": "Klucz programu",
  "program.copy": "Kopiuj",
  "program.command": "Tak uruchomisz przykład z kodu źródłowego:",
  "program.command.name": "Polecenie",
  "program.other":
    "Przykład z kodu źródłowego, tools/player.py, gra w inną grę: {game}. Jak twój program ma rozmawiać z tym stołem, opisuje docs/api.md.",
  "program.by-hand": "Zaznaczone: skopiuj ręcznie.",
  "program.done": "Mam go zapisany",
  "refusal.program": "Program może patrzeć ze swojego miejsca, grać i wstać, i nic więcej.",
  "refusal.no-programs": "Przy tym stole nie grają programy.",
};
