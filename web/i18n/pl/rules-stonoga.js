// Zasady Stonogi w skrócie i własnymi słowami; rozstrzyga rules/stonoga.md, klucze opisuje en/rules-stonoga.js.

export default {
  "rules.stonoga.goal.title": "O co chodzi",
  "rules.stonoga.goal.text":
    "Twoja stonoga chce butów, całe mnóstwo! Zdobywaj płytki z butami i układaj je jedną za drugą. " +
    "Kto na koniec ma najwięcej butów, wygrywa.",
  "rules.stonoga.goal.1": "3 + 2 + 4 = 9 butów.",
  "rules.stonoga.goal.2": "4 + 2 = 6 butów. Wygrywa dłuższa stonoga!",

  "rules.stonoga.table.title": "Co leży na stole",
  "rules.stonoga.table.text":
    "Na środku leży 15 płytek: w każdym z pięciu kolorów jedna z 2, jedna z 3 i jedna z 4 butami. " + "Do tego cztery kostki.",
  "rules.stonoga.table.1": "Litera to kolor ({G} to zielony, {K} to czarny), a liczba mówi, ile jest butów: {R3} to 3 czerwone.",
  "rules.stonoga.table.2": "Na każdej kostce jest pięć kolorów i gwiazdka. Gwiazdka to joker: liczy się jako jeden but w dowolnym kolorze.",

  "rules.stonoga.turn.title": "Twoja tura",
  "rules.stonoga.turn.text":
    "Rzuć wszystkimi czterema kostkami. Potem możesz rzucić jeszcze dwa razy: zostaw kostki, które chcesz, i rzuć resztą. " +
    "Zostawioną kostką też możesz później rzucić. Możesz też skończyć wcześniej.",
  "rules.stonoga.turn.1": "Pierwszy rzut: dwa niebieskie! Zostawiasz je i rzucasz dwiema pozostałymi kostkami.",
  "rules.stonoga.turn.2": "Drugi rzut: zielony i gwiazdka. Gwiazdkę też zostawiasz.",
  "rules.stonoga.turn.3": "Trzeci rzut: jeszcze jeden niebieski. Więcej rzutów nie ma.",

  "rules.stonoga.take.title": "Zdobywanie płytek",
  "rules.stonoga.take.text":
    "Wybierz kolor i policz jego buty na kostkach; gwiazdki doliczasz tylko wtedy, gdy chcesz. " +
    "Weź ze środka płytkę w tym kolorze z taką samą liczbą butów, a jeśli już jej nie ma, następną mniejszą. " +
    "W jednej turze bierzesz jedną płytkę i kładziesz ją na końcu swojej stonogi. Potem rzuca następna osoba.",
  "rules.stonoga.take.1": "Z gwiazdką: 4 niebieskie buty, więc bierzesz {B4}.",
  "rules.stonoga.take.2": "Bez gwiazdki: 3 niebieskie buty, więc bierzesz {B3}. Wybór należy do ciebie!",
  "rules.stonoga.take.3": "Płytki {B4} już nie ma? Wtedy za 4 niebieskie buty bierzesz {B3}.",

  "rules.stonoga.nothing.title": "A gdy nic nie pasuje?",
  "rules.stonoga.nothing.text":
    "Jeśli żadna płytka na środku nie pasuje, kończysz turę z pustymi rękami. " +
    "Ale jeśli przestajesz rzucać, a coś pasuje, trzeba wziąć jedną z pasujących płytek.",
  "rules.stonoga.nothing.1": "Cztery różne kolory i ani jednej gwiazdki: nic nie pasuje, bo płytek z 1 butem nie ma.",
  "rules.stonoga.nothing.2": "Dwa zielone buty, a płytka {G2} jeszcze tu jest: trzeba ją wziąć.",
  "rules.stonoga.nothing.3": "Płytki {G2} już nie ma: tym razem nic nie dostajesz.",

  "rules.stonoga.end.title": "Koniec gry",
  "rules.stonoga.end.text":
    "Gdy ze środka zniknie ostatnia płytka, gra od razu się kończy. Wygrywa ten, kto ma najwięcej butów. " +
    "Przy remisie decyduje, kto ma więcej butów w jednym kolorze. Nadal remis? Zwycięstwo jest wspólne.",
  "rules.stonoga.end.1": "9 butów, w tym 7 czerwonych.",
  "rules.stonoga.end.2": "Też 9, ale w jednym kolorze najwyżej 4: wygrywa pierwsza stonoga.",

  "rules.stonoga.extras.title": "Dodatki",
  "rules.stonoga.extras.text": "Wybierasz je, gdy tworzysz stół: jeden albo kilka naraz.",

  "rules.stonoga.steal.title": "Podbieranie butów",
  "rules.stonoga.steal.text":
    "Zamiast płytki ze środka możesz wziąć ostatnią płytkę cudzej stonogi. " +
    "Na kostkach, z gwiazdkami albo bez, musi być dokładnie tyle butów co na niej. " +
    "Kładziesz ją na końcu swojej stonogi i ktoś może ją znów podebrać. Podbierać nigdy nie trzeba, a gry to nie kończy.",
  "rules.stonoga.steal.1": "Dwa żółte buty i gwiazdka to dokładnie 3: możesz podebrać {Y3}.",
  "rules.stonoga.steal.2": "Cztery żółte buty to za dużo na {Y3}.",

  "rules.stonoga.barefoot.title": "Bose stopy",
  "rules.stonoga.barefoot.text":
    "Każdy zaczyna z jedną bosą stopą. Po trzecim rzucie, jeszcze przed wzięciem płytki, możesz oddać stopę za czwarty rzut " +
    "dowolnymi kostkami, ale tylko raz w grze. Zachowana do końca liczy się jako 1 but. Nikt jej nie podbierze.",
  "rules.stonoga.barefoot.1": "Po trzecim rzucie: trzy czarne buty. Oddajesz bosą stopę i rzucasz ostatnią kostką jeszcze raz…",
  "rules.stonoga.barefoot.2": "…czarny! Bierzesz {K4}.",

  "rules.stonoga.tails.title": "Tajne ogonki",
  "rules.stonoga.tails.text":
    "Każdy dostaje ogonek z dwoma kolorami i tylko sam może go oglądać. Na koniec wszyscy pokazują ogonki. " +
    "Jeśli twoja stonoga ma płytki w obu kolorach, ogonek liczy się jako 2 buty, a jeśli nie, nie daje nic. " +
    "Płytki, które ktoś ci podebrał, już nie pomogą.",
  "rules.stonoga.tails.1": "Są czerwone i są niebieskie: 3 + 2 + 2 i jeszcze 2 za ogonek, razem 9 butów.",
  "rules.stonoga.tails.2": "Niebieskich brak, więc ogonek nic nie daje: 3 + 4 = 7 butów.",

  "rules.stonoga.golden.title": "Złote buty",
  "rules.stonoga.golden.text":
    "Złotych butów jest tyle, ilu graczy. Przed grą kostka losuje dla każdego z nich kolor: " +
    "but trafia na największą płytkę w tym kolorze, na której nie ma jeszcze złotego buta. " +
    "Gdy wypadnie gwiazdka albo wszystkie takie płytki są zajęte, rzuca się jeszcze raz. " +
    "Kto weźmie płytkę ze środka, dostaje też złoty but: liczy się jako 1 but i nikt go nie podbierze.",
  "rules.stonoga.golden.1": "Wypada żółty: złoty but trafia na {Y4}.",
  "rules.stonoga.golden.2": "Znów żółty: na {Y4} już jeden jest, więc ten trafia na {Y3}.",
  "rules.stonoga.golden.3": "{Y4} ze złotym butem: 4 + 1 = 5 butów.",
  "rules.stonoga.golden.4":
    "Przy złotej straży nic nie można podebrać stonodze, dopóki złoty but leży na jej samym końcu. " +
    "Bez straży ostatnią płytkę można podebrać, ale złoty but zostaje.",

  "rules.stonoga.players.title": "Ile osób i kto zaczyna",
  "rules.stonoga.players.text":
    "W Stonogę gra od jednej do sześciu osób. Gdy gra pięć lub sześć, w każdym kolorze dochodzi druga płytka z 4 butami: " +
    "jest ich 20 zamiast 15. Na ekranie zaczyna miejsce 1, chyba że wybierzesz inne albo losowanie. " +
    "Przy prawdziwym stole zaczyna osoba z najmniejszym butem albo najmłodsza.",
  "rules.stonoga.players.1": "Te pięć dochodzi, gdy gra pięć lub sześć osób.",

  "rules.stonoga.solo.title": "Gra solo",
  "rules.stonoga.solo.text":
    "Grasz dokładnie 15 tur. Gdy nic nie pasuje, odrzucasz jedną z najmniejszych płytek na środku: " +
    "leży zakryta i nic nie daje, a złoty but na niej też przepada. " +
    "Im mniej odrzuconych płytek, tym lepiej. Nie ma komu podbierać, ale wszystkie inne dodatki działają.",
  "rules.stonoga.solo.1": "Nic nie pasuje. Najmniejsze są tu {G2} i {K2}: wybierz, którą odrzucić.",
  "rules.stonoga.solo.2": "Odrzucona płytka leży zakryta: butów z niej nie będzie.",

  "rules.stonoga.edition.title": "Wydanie rosyjskie",
  "rules.stonoga.edition.text":
    "Cała reszta tej strony to wydanie polskie. W rosyjskie gra się w 2–4 osoby, a jedyny dodatek to podbieranie butów. " +
    "Mniejsza płytka w policzonym kolorze też zawsze pasuje, także przy podbieraniu. " +
    "Przy prawdziwym stole zaczyna osoba, która najprędzej ma urodziny.",
  "rules.stonoga.edition.1": "Trzy niebieskie buty i gwiazdka: weź {B4}, {B3} albo {B2}, jak chcesz.",
  "rules.stonoga.edition.2": "Cztery żółte buty wystarczą, żeby podebrać {Y3}.",
};
