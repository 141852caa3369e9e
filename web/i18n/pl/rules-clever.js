// Zasady gry Clever w skrócie i własnymi słowami; rozstrzyga rules/clever.md, klucze opisuje en/rules-clever.js.

export default {
  // Rysunki dla uszu.
  "rules.clever.sheet": "Pusty arkusz",
  "rules.clever.places": "wybrane kostki",
  "rules.clever.tray": "taca",
  "rules.clever.fox": "lisy",
  "rules.clever.kinds.cross": "Krzyżyki: żółty, niebieski i zielony",
  "rules.clever.kinds.number": "Liczby: pomarańczowe i fioletowa",
  "rules.clever.kinds.kept": "Przerzut, dodatkowa kostka, lis",
  "rules.clever.kinds.choice": "Krzyżyk albo 6",
  "rules.clever.kinds.order": "Zielony krzyżyk i pomarańczowa 5",

  "rules.clever.goal.title": "O co chodzi",
  "rules.clever.goal.text":
    "Każdy ma arkusz z pięcioma kolorowymi obszarami. Każda użyta kostka wypełnia jedno pole, " +
    "a niektóre pola dają bonus, który wypełnia następne. Kto na koniec ma najwięcej punktów, wygrywa.",
  "rules.clever.goal.1": "Twój arkusz. Okrągłe znaczki to bonusy.",
  "rules.clever.goal.2": "Pięć kostek do pięciu obszarów. Biała to joker: wpiszesz ją, gdzie chcesz.",

  "rules.clever.turn.title": "Twoja tura",
  "rules.clever.turn.text":
    "Masz najwyżej trzy rzuty i po każdym wybierasz jedną kostkę. Najpierw rzucasz wszystkimi sześcioma. " +
    "Wybraną kostkę odkładasz i od razu wpisujesz na arkusz. " +
    "Rzucone kostki, które pokazują mniej od niej, lądują na srebrnej tacy, a resztą rzucasz znowu. " +
    "Po trzecim wyborze wszystko, co zostało, trafia na tacę.",
  "rules.clever.turn.1": "Wybierasz zieloną 3. Żółta 2 i pomarańczowa 1 są mniejsze, więc jadą na tacę. Fioletowa 3 jest równa i zostaje.",
  "rules.clever.turn.2": "Drugi rzut trzema, które zostały: wybierasz fioletową 4, a niebieska 2 trafia na tacę.",
  "rules.clever.turn.3": "Trzeci rzut: została tylko biała. Wybierasz ją i wpisujesz, gdzie chcesz.",
  "rules.clever.turn.4":
    "Ostrożnie z wysokimi wynikami: gdy wybierzesz 6, cała reszta jedzie na tacę. To koniec rzucania już po jednej kostce.",

  "rules.clever.yellow.title": "Żółty",
  "rules.clever.yellow.text":
    "Skreśl pole z liczbą z kostki; każda jest tu dwa razy, a kolejność jest dowolna. " +
    "Pełna kolumna daje punkty zapisane pod nią. Pełny rząd daje bonus z jego końca, " +
    "a przekątna od lewego górnego rogu ten z prawego dolnego.",
  "rules.clever.yellow.1": "Żółta 4: skreśl jedną z dwóch czwórek.",
  "rules.clever.yellow.2": "Pierwsza kolumna jest pełna: masz {column} pkt. Krzyżyk na dole jest wydrukowany od początku.",

  "rules.clever.blue.title": "Niebieski",
  "rules.clever.blue.text":
    "Dodaj niebieską i białą kostkę, gdziekolwiek leży ta druga, i skreśl sumę, w dowolnej kolejności. " +
    "Biała wpisana w niebieskim to ta sama suma. Im więcej krzyżyków, tym więcej punktów; pełne rzędy i kolumny dają bonusy.",
  "rules.clever.blue.1": "Niebieska 5 i biała 2: skreślasz 7.",
  "rules.clever.blue.2": "Cztery krzyżyki, gdziekolwiek stoją: {blue4} pkt.",

  "rules.clever.green.title": "Zielony",
  "rules.clever.green.text":
    "Od lewej do prawej, bez przerw. Każde pole mówi, ile co najmniej musi pokazać kostka. " +
    "Liczy się mała liczba przy ostatnim krzyżyku.",
  "rules.clever.green.1": "Następne pole chce 4 lub więcej, więc 5 pasuje. Trójka by nie pasowała.",
  "rules.clever.green.2": "Pięć krzyżyków: {green5} pkt.",

  "rules.clever.orange.title": "Pomarańczowy",
  "rules.clever.orange.text":
    "Od lewej do prawej, dowolne liczby. Na polu ×2 albo ×3 wpisujesz dwa albo trzy razy więcej. " + "Punkty to suma wszystkich liczb.",
  "rules.clever.orange.1": "Następne pole mówi ×{times}, a masz 5…",
  "rules.clever.orange.2": "…więc wpisujesz {doubled}. Twoje punkty: {orange}.",

  "rules.clever.purple.title": "Fioletowy",
  "rules.clever.purple.text":
    "Od lewej do prawej, a każda liczba musi być większa od poprzedniej. " + "Po 6 może stać dowolna. Punkty to suma wszystkich liczb.",
  "rules.clever.purple.1": "Po 3 musi być więcej: druga trójka nie pasuje.",
  "rules.clever.purple.2": "Po 6 można zacząć znów od 1. Twoje punkty: {purple}.",

  "rules.clever.bonus.title": "Bonusy i łańcuszki",
  "rules.clever.bonus.text":
    "Bonus dostajesz, gdy tylko wypełnisz jego pole albo cały rząd, kolumnę czy przekątną. " +
    "Krzyżyk lub liczbę trzeba wykorzystać od razu. To, co wypełnią, może dać następny bonus i tak dalej: oto łańcuszek! " +
    "Gdy obszar jest pełny, bonus przepada.",
  "rules.clever.bonus.1": "Krzyżyk: dowolne wolne pole w żółtym lub niebieskim albo następne w zielonym, czegokolwiek ono chce.",
  "rules.clever.bonus.2":
    "Liczba idzie na następne pole swojego koloru. Pomarańczowy ją mnoży, jak wydrukowano, a fioletowa 6 zawsze pasuje.",
  "rules.clever.bonus.3": "Przerzut, dodatkowa kostka, lis: te tylko zaznaczasz na później.",
  "rules.clever.bonus.4":
    "Żółta 6 zapełnia rząd i daje niebieski krzyżyk (1). Skreślasz nim 10, kolumna jest pełna: zielony krzyżyk (2). " +
    "A ten daje dodatkową kostkę (3).",

  "rules.clever.actions.title": "Przerzuty i dodatkowe kostki",
  "rules.clever.actions.text": "Każdej z tych akcji możesz użyć raz, gdy przyjdzie jej pora. Na koniec niewykorzystane nic nie dają.",
  "rules.clever.actions.1":
    "Przerzut: w swojej turze, jeszcze przed wyborem, rzucasz kostkami z tego rzutu jeszcze raz. Nie liczy się to do trzech rzutów " +
    "i można tak zrobić kilka razy.",
  "rules.clever.actions.2":
    "Dodatkowa kostka: na końcu czyjejkolwiek tury wpisujesz jeszcze jedną z sześciu kostek, gdziekolwiek leży, nawet już użytą. " +
    "Tu to żółta 2 z tacy, a za drugą dodatkową kostkę biała 3. Każda kostka tylko raz na turę.",

  "rules.clever.others.title": "Pozostali i taca",
  "rules.clever.others.text":
    "Gdy kończysz rzucać, wszyscy pozostali biorą z tacy po jednej kostce i wpisują ją u siebie albo nie biorą nic. " +
    "Wszyscy wybierają jednocześnie i nikt nie widzi innych, także przy dodatkowych kostkach. Potem kostki przechodzą w lewo.",
  "rules.clever.others.1": "Ta sama kostka może posłużyć kilku osobom: tu obie wpisują żółtą 2.",
  "rules.clever.others.2": "Jeśli nic z tacy nie pasuje, możesz zamiast tego użyć jednej z kostek na polach na kostki.",

  "rules.clever.rounds.title": "Co dają rundy",
  "rules.clever.rounds.text":
    "Runda kończy się, gdy każdy rozegra jedną turę. Jedna lub dwie osoby grają sześć rund, trzy osoby pięć, cztery osoby cztery. " +
    "Przed pierwszym rzutem rundy każdy dostaje jej bonus.",
  "rules.clever.rounds.1": "Przerzut, dodatkowa kostka, przerzut, a w 4. rundzie bonus do wyboru. Rundy 5 i 6 nic nie dają.",
  "rules.clever.rounds.2":
    "Wybierz jedno: krzyżyk w żółtym, niebieskim lub zielonym albo 6 w pomarańczowym lub fioletowym. " +
    "Wszyscy wybierają jednocześnie i w tajemnicy, a łańcuszki też się liczą.",

  "rules.clever.end.title": "Lisy i koniec gry",
  "rules.clever.end.text":
    "Po ostatniej rundzie zlicz pięć obszarów. Potem każdy lis daje tyle punktów, ile ma twój najsłabszy obszar. Wygrywa, kto ma ich " +
    "najwięcej.",
  "rules.clever.end.1": "Najsłabszy obszar ma {fox}, więc dwa lisy dają {foxes}: razem {total} pkt.",
  "rules.clever.end.2": "Gdzieś jest 0, więc lisy nic nie dają: razem {poor} pkt. Dbaj o wszystkie pięć!",

  "rules.clever.extras.title": "Warto wiedzieć",
  "rules.clever.extras.text": "Odpowiedzi na pytania, które prędzej czy później się pojawią.",

  "rules.clever.nothing.title": "Gdy żadna kostka nie pasuje",
  "rules.clever.nothing.text":
    "Dopóki jakaś z rzuconych kostek pasuje, trzeba wybrać jedną z pasujących. Jeśli nie pasuje żadna i nie używasz przerzutu, rzut " +
    "nic nie daje. " +
    "Po trzecim rzucie wszystkie kostki trafiają na tacę.",
  "rules.clever.nothing.1": "Nie pasuje ani jedna: rzucasz tymi samymi kostkami. To już twój następny rzut.",
  "rules.clever.nothing.2":
    "Przy nowym stole można wybrać inaczej: wtedy jedna kostka bez wpisywania idzie na tacę, a rzucasz tylko resztą.",

  "rules.clever.choice.title": "Co możesz wybrać",
  "rules.clever.choice.text":
    "Instrukcja zostawia parę spraw otwartych. My czytamy ją tak. A gdzie nie ma wyboru, wszystko dzieje się samo.",
  "rules.clever.choice.1": "Możesz nic nie brać z tacy, nawet jeśli coś pasuje. Przy nowym stole da się tego zabronić.",
  "rules.clever.choice.2": "Dwa bonusy naraz? Ty decydujesz, który pierwszy.",

  "rules.clever.players.title": "Ile osób i kto zaczyna",
  "rules.clever.players.text":
    "W Clever gra od jednej do czterech osób. Każdą rundę zaczyna miejsce 1, chyba że wybierzesz inne albo losowanie.",
  "rules.clever.players.1": "Tyle rund gra jedna osoba, a tyle dwie, trzy i cztery.",

  "rules.clever.ties.title": "Remis",
  "rules.clever.ties.text":
    "Gdy punktów jest po równo, porównuje się najlepsze obszary: wygrywa ten, kto ma w swoim więcej. Lisy nie są obszarem. Nadal " +
    "remis? Zwycięstwo jest wspólne.",
  "rules.clever.ties.1": "Jest po {total} pkt, ale 36 w żółtym to więcej niż 29 w niebieskim.",

  "rules.clever.solo.title": "Gra solo",
  "rules.clever.solo.text":
    "Sześć rund, a w każdej dwie tury: twoja jak zwykle, potem tura z tacą. Wtedy wszystkie sześć kostek rzuca się raz, bez przerzutów, " +
    "i trzy najniższe lądują na tacy; między równymi decyduje los. Bierzesz jedną z nich albo żadnej. " +
    "Jeśli żadna nie pasuje, możesz użyć jednej z trzech pozostałych, a dodatkowe kostki muszą poczekać; jedno i drugie zmienisz przy " +
    "nowym stole. " +
    "Na koniec usłyszysz, jak ci poszło.",
  "rules.clever.solo.1": "Żółta 1 i fioletowa 2 trafiają na tacę. Z dwóch trójek los wskazuje zieloną.",
};
