// Zasady Stonogi w skrócie i własnymi słowami; rozstrzyga rules/stonoga.md, numery opisuje en/rules-stonoga.js.

export default {
  "rules.stonoga.1.title": "O co chodzi",
  "rules.stonoga.1.text":
    "Twoja stonoga chce butów, całe mnóstwo! Zdobywaj płytki z butami i układaj je jedną za drugą. " +
    "Kto na koniec ma najwięcej butów, wygrywa.",
  "rules.stonoga.2.title": "Twoja tura",
  "rules.stonoga.2.text":
    "Rzuć wszystkimi czterema kostkami. Potem możesz rzucić jeszcze dwa razy: dowolnymi kostkami, także odłożonymi wcześniej. " +
    "Możesz też skończyć prędzej. Gwiazdka to joker: liczy się jako jeden but w dowolnym kolorze.",
  "rules.stonoga.3.title": "Zdobywanie butów",
  "rules.stonoga.3.text":
    "Wybierz kolor i policz jego buty na kostkach; gwiazdki doliczasz tylko wtedy, gdy chcesz. " +
    "Weź płytkę w tym kolorze z taką samą liczbą butów, a jeśli już jej nie ma, następną mniejszą. " +
    "W jednej turze bierzesz jedną płytkę i kładziesz ją na końcu swojej stonogi.",
  "rules.stonoga.4.title": "Z pustymi rękami",
  "rules.stonoga.4.text":
    "Jeśli żadna płytka na środku nie pasuje, kończysz turę bez butów i rzuca następna osoba. " +
    "Jeśli po rzutach coś pasuje, trzeba wziąć jedną z pasujących płytek.",
  "rules.stonoga.5.title": "Koniec gry",
  "rules.stonoga.5.text":
    "Gdy ze środka zniknie ostatnia płytka, gra od razu się kończy. Wygrywa ten, kto ma najwięcej butów. " +
    "Przy remisie decyduje, kto ma więcej butów w jednym kolorze. Nadal remis? Zwycięstwo jest wspólne.",
  "rules.stonoga.6.title": "Dodatek: podbieranie butów",
  "rules.stonoga.6.text":
    "Zamiast płytki ze środka możesz zabrać ostatnią płytkę cudzej stonogi. " +
    "Na kostkach, z gwiazdkami albo bez, musi być dokładnie tyle butów co na niej. " +
    "Kładziesz ją na końcu swojej stonogi i ktoś może ją znów podebrać. Podbierać nigdy nie trzeba.",
  "rules.stonoga.7.title": "Dodatek: bose stopy",
  "rules.stonoga.7.text":
    "Każdy zaczyna z jedną bosą stopą. Po trzecim rzucie możesz ją oddać za czwarty, ale tylko raz w grze. " +
    "Zachowana do końca liczy się jako 1 but. Nikt jej nie podbierze.",
  "rules.stonoga.8.title": "Dodatek: tajne ogonki",
  "rules.stonoga.8.text":
    "Każdy dostaje ogonek z dwoma kolorami i tylko sam może go oglądać. Na koniec wszyscy pokazują ogonki. " +
    "Jeśli twoja stonoga ma płytki w obu kolorach, ogonek liczy się jako 2 buty. Podebrane ci płytki już nie pomogą.",
  "rules.stonoga.9.title": "Dodatek: złote buty",
  "rules.stonoga.9.text":
    "Złotych butów jest tyle, ilu graczy. Kolor dla każdego wskazuje kostka: but trafia na największą wolną płytkę w tym kolorze. " +
    "Kto weźmie tę płytkę, dostaje też złoty but: liczy się jako 1 but i nikt go nie podbierze. " +
    "Przy złotej straży nic nie można podebrać stonodze, dopóki złoty but leży na jej samym końcu.",
  "rules.stonoga.10.title": "W pięć i sześć osób",
  "rules.stonoga.10.text":
    "Gdy gra pięć lub sześć osób, w każdym kolorze dochodzi jeszcze jedna płytka z 4 butami: jest ich 20 zamiast 15. " +
    "Reszta się nie zmienia.",
  "rules.stonoga.11.title": "Gra solo",
  "rules.stonoga.11.text":
    "Grasz 15 tur. Gdy nic nie pasuje, wybierasz ze środka jedną z najmniejszych płytek i odkładasz ją zakrytą: przepada. " +
    "Im mniej płytek przepadnie, tym lepiej. Nie ma komu podbierać, ale wszystkie inne dodatki działają.",
  "rules.stonoga.12.title": "Dwa wydania",
  "rules.stonoga.12.text":
    "To wszystko jest wydanie polskie. W rosyjskim zawsze można wziąć też mniejszą płytkę w tym kolorze, " +
    "także przy podbieraniu; gra się w 2–4 osoby, a jedyny dodatek to podbieranie. " +
    "Przy prawdziwym stole zaczyna w Polsce najmniejszy but albo najmłodszy gracz, a w Rosji ten, kto najprędzej ma urodziny.",
};
