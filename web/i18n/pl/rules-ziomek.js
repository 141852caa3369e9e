// Zasady Ziomka w skrócie i własnymi słowami; rozstrzyga rules/ziomek.md, klucze opisuje en/rules-ziomek.js.

export default {
  // Rysunki dla uszu; „albo”, „nie” i „jeszcze raz” stoją też na nich.
  "rules.ziomek.stack": "Stos od dołu: {levels}",
  "rules.ziomek.right": "dobrze",
  "rules.ziomek.wrong": "źle",
  "rules.ziomek.or": "albo",
  "rules.ziomek.not": "nie",
  "rules.ziomek.again": "jeszcze raz",
  "rules.ziomek.set": "Osiem długich klocków i cztery ziomki",
  "rules.ziomek.sides": "Cztery ścianki jednego klocka",
  "rules.ziomek.turned": "Jedna ścianka klocka, prosto i do góry nogami",
  "rules.ziomek.faces": "Ziomki uśmiechnięte i od tyłu",
  "rules.ziomek.slides": "Dwa klocki, których linie się nie łączą; potem górny jest przesunięty i linie się łączą",
  "rules.ziomek.stands": "Środek górnego klocka jest nad miejscem, w którym klocki się stykają: stoi",
  "rules.ziomek.tips": "Środek górnego klocka jest za krawędzią dolnego: klocek się przewraca",
  "rules.ziomek.leans": "Trzy klocki pochylone w prawo: środek dwóch górnych jest za krawędzią najniższego",
  "rules.ziomek.shouts": "Kot krzyczy",
  "rules.ziomek.all-agree": "Kot, jeż i sowa się zgadzają",
  "rules.ziomek.tie": "Kot: 49 punktów, w tym 10 za uśmiechy. Sowa: 49 punktów, w tym 14 za uśmiechy. Jeż: 41 punktów, w tym 8 za uśmiechy",
  "rules.ziomek.smiles": "Uśmiechnięty: 2 punkty. Do góry nogami: nic. Buźka schowana: nic",
  "rules.ziomek.all-sides": "Wszystkie ścianki długich klocków",

  "rules.ziomek.goal.title": "O co chodzi",
  "rules.ziomek.goal.text":
    "Zbuduj stos, na którego przodzie jedna linia biegnie od dołu aż po czubek, i niech stoi. Wszyscy budują naraz: " +
    "kto skończy pierwszy, krzyczy „ZIOMEK!”. Po siedmiu rundach wygrywa ten, kto ma najwięcej punktów.",
  "rules.ziomek.goal.1": "Twój komplet: {blocks} długich klocków i 4 ziomki, czyli klocki z buźką. Wszyscy mają takie same.",
  "rules.ziomek.goal.2": "Sześć poziomów, jedna linia, każdy ziomek na swoim miejscu: można krzyczeć!",

  "rules.ziomek.dice.title": "Kostki mówią, kto gdzie stoi",
  "rules.ziomek.dice.text":
    "Cztery kostki z liczbami od 1 do 10, po jednej na każdego ziomka. Liczba to poziom, na którym ma stanąć, licząc od dołu; " +
    "jest taka sama dla wszystkich. Pozostałe poziomy to długie klocki.",
  "rules.ziomek.dice.1":
    "Runda 1 ma sześć poziomów. Niebieski ziomek staje na poziomie 4. Na czerwonej jest 9, a takiego poziomu nie ma: czerwony w tej " +
    "rundzie nie gra.",
  "rules.ziomek.dice.2":
    "Na białej i na szarej jest 1: na poziomie 1 ustaw jednego z nich, drugi nie gra. Nie musisz mówić którego. Para ponad poziomami? " +
    "Nie gra żaden.",
  "rules.ziomek.dice.3": "Muszą być co najmniej trzy różne liczby. Jeśli ich nie ma, rzuca się jeszcze raz wszystkimi kostkami.",
  "rules.ziomek.dice.4": "W rundzie 7 wszystkie cztery muszą być różne: powtarza się rzut tylko równymi kostkami, aż tak będzie.",

  "rules.ziomek.start.title": "3, 2, 1, START!",
  "rules.ziomek.start.text": "Przed startem nikt nie widzi kostek i nikt nie buduje. Potem leżą odkryte i wszyscy budują naraz.",
  "rules.ziomek.start.1": "Trzy sekundy, żeby się przygotować. Do tego czasu ręce przy sobie!",

  "rules.ziomek.build.title": "Budowanie",
  "rules.ziomek.build.text":
    "Kładź klocki jeden po drugim na wierzch stosu: dowolny klocek ze swojego zapasu, dowolną ścianką do przodu, prosto albo do góry " +
    "nogami, " +
    "tak daleko w lewo lub w prawo, jak chcesz. Wszyscy widzą wszystkie stosy.",
  "rules.ziomek.build.1": "Klocek ma cztery ścianki, a na każdej inną linię.",
  "rules.ziomek.build.2": "Odwróć go do góry nogami, a linia pobiegnie inaczej.",
  "rules.ziomek.build.3": "Ziomek ma dwie ścianki i na jednej się uśmiecha.",
  "rules.ziomek.build.4":
    "Obracać i zdejmować można tylko klocek na samej górze. Żeby zmienić niższy poziom, zdejmij wszystko, co na nim leży. " +
    "Przebudowuj, ile chcesz.",

  "rules.ziomek.line.title": "Jedna linia",
  "rules.ziomek.line.text":
    "Linia wchodzi na poziom od dołu i wychodzi u góry. Ma wejść tam, gdzie wyszła z poziomu niżej; " +
    "do {tolerance} mm w bok jeszcze się liczy. Na poziomie 1 może się zacząć gdziekolwiek.",
  "rules.ziomek.line.1": "Przesuwaj górny klocek, aż jego linia połączy się z dolną.",
  "rules.ziomek.line.2": "Linia urywa się na styku? Wtedy zły jest górny poziom, i tylko on.",

  "rules.ziomek.stand.title": "Musi stać",
  "rules.ziomek.stand.text":
    "Na każdym styku środek wszystkiego, co leży wyżej, musi być nad miejscem, w którym klocki się stykają. Klocek waży tyle, " +
    "ile ma długości. Zanim puścisz, widzisz, jak się chwieje: im bardziej, tym bliżej upadku.",
  "rules.ziomek.stand.1": "Środek górnego klocka jest nad dolnym: stoi.",
  "rules.ziomek.stand.2": "Tu jest już za krawędzią: klocek się przewraca.",
  "rules.ziomek.stand.3":
    "Każdy klocek leży na poprzednim, ale razem dwa górne wychylają się za daleko. Wszystko ponad najniższym słabym stykiem spada do " +
    "twojego zapasu.",

  "rules.ziomek.shout.title": "ZIOMEK!",
  "rules.ziomek.shout.text":
    "Twój stos jest gotowy? Krzycz! Podczas budowania każdy może krzyknąć w dowolnej chwili, słusznie czy nie, i runda od razu kończy " +
    "się dla wszystkich.",
  "rules.ziomek.shout.1": "Kot krzyczy i nikt już niczego nie rusza.",

  "rules.ziomek.check.title": "Sprawdzanie",
  "rules.ziomek.check.text":
    "Stos po okrzyku musi mieć dokładnie tyle poziomów, ile chce runda, i każdy musi być dobry: " +
    "ten klocek, którego chcą tam kostki, i linia, która biegnie dalej.",
  "rules.ziomek.check.1": "Sześć poziomów i wszystkie dobre.",
  "rules.ziomek.check.2": "Kostki chcą na poziomie 4 niebieskiego ziomka. Leży tam długi klocek: źle.",

  "rules.ziomek.points.title": "Punkty",
  "rules.ziomek.points.text":
    "Słuszny okrzyk daje 1 punkt za każdy poziom, z ziomkami włącznie, i bonus: 2 za każdego uśmiechniętego ziomka. Wszyscy inni dostają " +
    "1 punkt za każdy dobry poziom poniżej pierwszego złego, bez bonusu.",
  "rules.ziomek.points.1":
    "Krzyknął kot: 6 poziomów, biały ziomek się uśmiecha. 6 + 2 = 8 punktów. Niebieski stoi do góry nogami: bez bonusu, ale poziom " +
    "się liczy.",
  "rules.ziomek.points.2": "U jeża linia urywa się na poziomie 3: 2 punkty. To, co wyżej, się nie liczy, dobre czy nie.",

  "rules.ziomek.wrong.title": "Okrzyk na próżno",
  "rules.ziomek.wrong.text":
    "Kto krzyknie, a ma zły stos, nie dostaje w tej rundzie nic. Pozostali liczą swoje dobre poziomy jak zawsze, a bonusu nie ma nikt.",
  "rules.ziomek.wrong.1": "Kot krzyknął, mając pięć poziomów z sześciu: 0 punktów.",
  "rules.ziomek.wrong.2": "Sowa miała do tej chwili cztery dobre poziomy: 4 punkty.",

  "rules.ziomek.clock.title": "Gdy nikt nie krzyknie",
  "rules.ziomek.clock.text":
    "Rundę kończy zegar albo zgoda wszystkich graczy. Wtedy każdy liczy dobre poziomy poniżej pierwszego złego; " + "bonusu nie ma.",
  "rules.ziomek.clock.1": "Po {seconds} sekund na poziom: w rundzie 1 to trzy minuty. Okrzyk w ostatniej chwili jeszcze się liczy.",
  "rules.ziomek.clock.2":
    "Wszyscy się zgadzają i runda się kończy. Do tej chwili zgodę można cofnąć, budować i krzyczeć. Kto odszedł od stołu, liczy się " +
    "jako zgoda.",

  "rules.ziomek.rounds.title": "Siedem rund",
  "rules.ziomek.rounds.text":
    "Runda 1 ma 6 poziomów, a każda następna o jeden więcej. Stosy zaczynają się od zera, a rzuca następna osoba po lewej. " +
    "Kolejna runda rusza, gdy wszyscy są gotowi, najpóźniej po 59 sekundach.",
  "rules.ziomek.rounds.1": "Od 6 poziomów do 12: do ostatniego stosu idą wszystkie klocki i ziomki, razem {pieces}.",

  "rules.ziomek.end.title": "Koniec",
  "rules.ziomek.end.text":
    "Po rundzie 7 wygrywa ten, kto ma najwięcej punktów. Przy remisie rozstrzygają punkty z bonusów, a gdy i tych jest tyle samo, " +
    "zwycięstwo jest wspólne.",
  "rules.ziomek.end.1": "Kot i sowa mają po 49 punktów, ale sowa ma z tego więcej za uśmiechy: wygrywa sowa.",

  "rules.ziomek.extras.title": "Warto wiedzieć",
  "rules.ziomek.extras.text": "Odpowiedzi na pytania, które prędzej czy później padają.",

  "rules.ziomek.practice.title": "Ćwiczenie",
  "rules.ziomek.practice.text":
    "W pojedynkę grasz jedną rundę: wybierasz którą, a kostkami rzucasz albo ustawiasz je po swojemu, byle runda na nie pozwalała. " +
    "Sprawdza się ją i liczy jak każdą inną; po błędnym okrzyku można poprawić stos albo zacząć od nowa z tymi samymi kostkami.",
  "rules.ziomek.practice.1": "Nie idzie? Zapytaj, czy twój stos da się jeszcze skończyć, albo obejrzyj rozwiązanie w jasnym drewnie.",

  "rules.ziomek.options.title": "Co możesz wybrać",
  "rules.ziomek.options.text":
    "Poziom może mieć od 1 do 600 sekund albo zegara nie ma wcale. Pierwszy rzut jest z miejsca 1, chyba że wybierzesz inne miejsce " +
    "lub losowanie. " +
    "A o parach może decydować rzucający, za wszystkich.",
  "rules.ziomek.options.1":
    "Rzucający mówi przed startem, który z dwóch gra, i tak jest u wszystkich. Do tego czasu widać tylko dwa kolory.",

  "rules.ziomek.read.title": "Jak czytamy instrukcję",
  "rules.ziomek.read.text":
    "Ręka może przytrzymać stos, ekran nie: dlatego sprawdzamy go przy każdym puszczeniu klocka, a zmieniać można tylko od góry. " +
    "Instrukcja nie zna zegara; nasz pilnuje, żeby runda nie trwała wiecznie. Po okrzyku na próżno albo bez okrzyku nikt nie był " +
    "najszybszy, więc bonusu nie ma.",
  "rules.ziomek.read.1":
    "Instrukcja mówi o „żadnych punktach za ziomka”, który się nie uśmiecha; jej przykład pokazuje, że chodzi o bonus. Poziom się liczy.",

  "rules.ziomek.set.title": "Nasze klocki",
  "rules.ziomek.set.text":
    "W tekście instrukcji nie ma linii z klocków, więc narysowaliśmy własne. Długie klocki mają {long} mm, ziomki czerwony i niebieski " +
    "{short} mm, biały i szary {middle} mm. Sprawdziliśmy wszystkie 61 200 rzutów siedmiu rund: każdy da się zbudować z uśmiechem " +
    "wszystkich ziomków, którykolwiek z pary gra.",
  "rules.ziomek.set.1":
    "Długie klocki, każdy w swoim rzędzie, ze wszystkimi ściankami: żadna linia się nie powtarza, nawet do góry nogami.",
  "rules.ziomek.set.2": "Ziomki uśmiechnięte i od tyłu.",
};
