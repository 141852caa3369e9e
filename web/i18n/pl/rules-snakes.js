// Zasady Węży w skrócie i własnymi słowami; rozstrzyga rules/snakes.md, klucze opisuje en/rules-snakes.js.

export default {
  // Rysunki dla uszu.
  "rules.snakes.snake": "Wąż: {pieces}",
  "rules.snakes.finished": "Ukończony wąż: {pieces}",
  "rules.snakes.rolled": "na kostce: {piece}",
  "rules.snakes.attached": "właśnie dołożone: {piece}",
  "rules.snakes.wrong": "niedozwolone: {piece}",
  "rules.snakes.taken": "zabrane: {piece}",
  "rules.snakes.all-players": "Dwoje, troje albo czworo graczy",

  "rules.snakes.goal.title": "O co chodzi",
  "rules.snakes.goal.text":
    "Wszyscy układają węże na jednym stole, kostka po kostce. Wąż z głową i ogonem jest ukończony, " +
    "a kto dołożył ostatni kawałek, dostaje 1 punkt. Wygrywa ten, kto ma najwięcej punktów.",
  "rules.snakes.goal.1": "Od głowy po ogon: ukończony!",
  "rules.snakes.goal.2": "Krótki, ale ukończony: wystarczą głowa i ogon.",

  "rules.snakes.dice.title": "Kostki",
  "rules.snakes.dice.text": "Każdy zaczyna z 6 kostkami zielonymi i 2 pomarańczowymi.",
  "rules.snakes.dice.1": "Zielona: głowa, ogon, dwie proste, dwa zakręty.",
  "rules.snakes.dice.2": "Pomarańczowa: dwie głowy, dwa ogony, plus i minus.",

  "rules.snakes.turn.title": "Twoja tura",
  "rules.snakes.turn.text":
    "Wybierz jedną ze swoich kostek, rzuć nią i dołóż wyrzucony kawałek do nieukończonego węża. Potem gra następna osoba. " +
    "W pierwszej turze rzucasz kostką zieloną, później możesz też pomarańczową. Pierwsza kostka w grze zaczyna pierwszego węża.",
  "rules.snakes.turn.1": "Prosta: wąż rośnie o jedną kostkę.",
  "rules.snakes.turn.2": "Nieukończonych węży jest kilka? Ty wybierasz, który rośnie i z której strony.",

  "rules.snakes.attach.title": "Dokładanie kawałka",
  "rules.snakes.attach.text":
    "Kawałek dokładasz do wolnego końca węża. Prosta biegnie prosto, zakręt skręca w bok. " + "Głowa albo ogon zamyka koniec.",
  "rules.snakes.attach.1": "Jeszcze bez głowy i bez ogona: ten wąż ma dwa wolne końce.",
  "rules.snakes.attach.2": "W lewo czy w prawo? Zakręt obracasz, jak chcesz.",

  "rules.snakes.never.title": "Co nie pasuje",
  "rules.snakes.never.text":
    "Wąż ma jedną głowę i jeden ogon, nigdy dwa. I zawsze musi się go dać ukończyć: " +
    "przed każdym wolnym końcem musi być puste pole, a dwa końce nie mogą mieć wspólnego.",
  "rules.snakes.never.1": "Głowa już jest, więc druga nie pasuje. Z ogonem jest tak samo.",
  "rules.snakes.never.2": "Dwa zakręty tworzą półkole. Trzeci w tę samą stronę wjechałby w samego węża.",
  "rules.snakes.never.3": "W drugą stronę można.",
  "rules.snakes.never.4": "Zawinięty wąż: z prostą ugryzłby się we własny grzbiet. Pasuje zakręt w prawo albo ogon.",

  "rules.snakes.begin.title": "Nowy wąż",
  "rules.snakes.begin.text": "Dopóki kawałek gdziekolwiek pasuje, trzeba go dołożyć. Gdy nie pasuje nigdzie, zaczyna nowego węża.",
  "rules.snakes.begin.1": "Jedyny nieukończony wąż ma już głowę. Twoja głowa zaczyna nowego.",
  "rules.snakes.begin.2": "Wszystkie węże są ukończone: twój kawałek zaczyna nowego.",

  "rules.snakes.finish.title": "Ukończenie węża",
  "rules.snakes.finish.text":
    "Gdy wąż ma głowę i ogon, 1 punkt dostaje ten, kto dołożył ostatni kawałek. " +
    "Nieważne, jak długi jest wąż i kto ułożył resztę. Ukończone węże zostają na stole.",
  "rules.snakes.finish.1": "Dokładasz ogon i masz 1 punkt, nawet jeśli całą resztę ułożyli inni.",

  "rules.snakes.plus.title": "Pomarańczowa: plus",
  "rules.snakes.plus.text":
    "Przy plusie możesz zabrać jedną kostkę, zieloną albo pomarańczową, z końca dowolnego węża, także ukończonego. " +
    "Koniec to pierwsza albo ostatnia kostka węża, obojętnie jaka; wąż z jednej kostki znika. Zabrana kostka jest już twoja. " +
    "Bierzesz czy nie, możesz od razu rzucić jeszcze raz.",
  "rules.snakes.plus.1": "Zabierasz prostą z końca. Teraz to jedna z twoich kostek.",
  "rules.snakes.plus.2":
    "Rzuć dowolną swoją kostką, także tą zabraną albo tą z plusem. Znowu plus? To samo jeszcze raz. Możesz też skończyć turę.",

  "rules.snakes.minus.title": "Pomarańczowa: minus",
  "rules.snakes.minus.text":
    "Minus kończy twoją turę, a rzuconą kostkę oddajesz. We dwoje dostaje ją druga osoba, " +
    "a w większym gronie wybierasz, kto. Następnej tury nie tracisz.",
  "rules.snakes.minus.1": "Kot wyrzuca minus: pomarańczowa kostka idzie do jeża.",

  "rules.snakes.again.title": "Ukończony i znów otwarty",
  "rules.snakes.again.text":
    "Gdy zabierzesz kostkę z ukończonego węża, znów jest otwarty. Dawny punkt zostaje. " + "Kto ukończy węża ponownie, dostaje nowy punkt.",
  "rules.snakes.again.1": "Kot zabiera ogon. Punkt za tego węża ma jeż i go zachowuje.",
  "rules.snakes.again.2": "Potem sowa wyrzuca ogon i kończy węża na nowo: ona też ma punkt.",

  "rules.snakes.empty.title": "Bez kostek?",
  "rules.snakes.empty.text":
    "Bez kostek twoja kolej przepada. Kostka oddana przez kogoś przy minusie przywraca cię do gry. " +
    "Gdy kostki ma już tylko jedna osoba, gra dalej sama.",
  "rules.snakes.empty.1": "Jeż nie ma kostek: po sowie gra kot.",
  "rules.snakes.empty.2": "Kot oddaje kostkę i jeż wraca do gry.",

  "rules.snakes.end.title": "Koniec gry",
  "rules.snakes.end.text":
    "Gra kończy się, gdy nikt nie ma już kostek. Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.",
  "rules.snakes.end.1": "3 do 2: wygrywa kot. Za nieukończonego węża nikt nie dostaje punktu.",

  "rules.snakes.extras.title": "Warto wiedzieć",
  "rules.snakes.extras.text": "Odpowiedzi na pytania, które prędzej czy później padną.",

  "rules.snakes.players.title": "Ile osób i kto zaczyna",
  "rules.snakes.players.text":
    "Drukowana instrukcja jest dla dwóch osób; tu można grać także w trzy albo cztery, każda ma 6 kostek zielonych i 2 pomarańczowe. " +
    "Zaczyna miejsce 1, chyba że wybierzesz inne albo losowanie. Przy prawdziwym stole zaczyna najmłodsza osoba.",
  "rules.snakes.players.1": "Przy stole siedzą dwie, trzy albo cztery osoby.",

  "rules.snakes.faces.title": "Moje kostki wyglądają inaczej",
  "rules.snakes.faces.text":
    "Ścianki możesz zmienić, gdy tworzysz stół: sześć dla kostek zielonych i sześć dla pomarańczowych. " +
    "Na zielonych są same kawałki węża, na pomarańczowych przynajmniej jeden, a gdzieś muszą być głowa i ogon.",
  "rules.snakes.faces.1": "Na przykład pomarańczowa bez minusa: dwie głowy, ogon, prosta, zakręt i plus.",

  "rules.snakes.read.title": "Jak czytamy drukowaną instrukcję",
  "rules.snakes.read.text":
    "Nie mamy rysunków z instrukcji, więc ścianki kostek to nasze odczytanie. " +
    "Kawałek, który nigdzie nie pasuje, musi zacząć nowego węża, żeby kostki kiedyś się skończyły. W trzy i cztery osoby " +
    "wybierasz, komu oddać kostkę z minusem.",
  "rules.snakes.read.1": "Każdy wąż ma własną siatkę: węże nigdy się nie blokują ani nie łączą, choćby leżały tuż obok.",
  "rules.snakes.read.2": "Po plusie możesz rzucić dowolną swoją kostką. Plus przy pustym stole: nie ma czego zabrać, ale rzucić możesz.",
  "rules.snakes.read.3": "Stół może też ustalić, że po plusie rzuca się tylko kostką właśnie zabraną. Kto żadnej nie bierze, kończy turę.",
};
