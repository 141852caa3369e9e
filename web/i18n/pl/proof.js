// Dowód na kostki.
export default {
  "proof.title": "Czy kostki są uczciwe?",
  "proof.about": "Daj tej stronie zapis gry: otworzy zapieczętowane koperty i obliczy każdy rzut od nowa, tutaj, w Twojej przeglądarce.",
  "proof.working": "Liczę każdą kostkę od nowa…",
  "proof.yes": "Zgadza się:",
  "proof.no": "Nie zgadza się:",
  "proof.host": "Gospodarz",
  "proof.seat": "Miejsce {n}",
  "proof.bot": "{name} (bot)",
  "proof.place": "(wiersz {line}, kolumna {column})",
  "proof.and-more": {
    one: "… i jeszcze {n} rzecz.",
    few: "… i jeszcze {n} rzeczy.",
    many: "… i jeszcze {n} rzeczy.",
    other: "… i jeszcze {n} rzeczy.",
  },

  "proof.verdict.proved": "Kostki są uczciwe",
  "proof.verdict.proved.about":
    "Każdy rzut (razem {n}) jest dokładnie taki, jak zapieczętowano przed grą. Nikt nie mógł go wybrać: ani gospodarz, ani gracze.",
  "proof.verdict.host-only": "Nikt nie ruszał kostek",
  "proof.verdict.host-only.about":
    "Każdy rzut (razem {n}) jest dokładnie taki, jaki gospodarz zapieczętował przed grą. Nie ma w nim liczby żadnego gracza, więc " +
    "gospodarz mógł wcześniej poszukać pieczęci, która mu się podoba.",
  "proof.verdict.typed": "Prawdziwe kostki: nie ma czego dowodzić",
  "proof.verdict.typed.about": "Te kostki toczyły się po prawdziwym stole, a ktoś wpisał wyniki. Zapytaj tych, co tam byli!",
  "proof.verdict.unproved": "Nikt niczego nie obiecał",
  "proof.verdict.unproved.about": "Ten zapis nie twierdzi, że jego kostki da się sprawdzić.",
  "proof.verdict.fails": "Tu coś się nie zgadza",
  "proof.verdict.fails.about": "Coś w tym zapisie jest inne, niż zapieczętowano przed grą.",
  "proof.verdict.not-seen": "To NIE jest to, co było widać",
  "proof.verdict.not-seen.about": "Zapis różni się od tego, co ta przeglądarka widziała w czasie gry.",
  "proof.verdict.doubt": "Kostki się zgadzają, ale jest jedno pytanie",
  "proof.verdict.doubt.about":
    "Każdy rzut (razem {n}) jest dokładnie taki, jak zapieczętowano. Ale to, co wie ta przeglądarka, nie wystarczy, by nazwać kostki " +
    "uczciwymi:",
  "proof.verdict.broken": "Tego zapisu nie da się odczytać",
  "proof.verdict.broken.about": "Do tego miejsca wszystko gra; dalej jest coś, co tam nie pasuje.",
  "proof.verdict.unknown": "Ta strona nie zna tej gry",
  "proof.verdict.unknown.about": "Dlatego nie może nic powiedzieć o zapisie: może być dobry albo zły. Być może zna ją nowsza strona.",

  "proof.promised": "Obiecane przed pierwszym rzutem",
  "proof.promised.host":
    "Gospodarz wymyślił tajną liczbę i położył ją w zapieczętowanej kopercie. Pieczęć to odcisk palca, który pasuje tylko do jednej " +
    "liczby, więc nie dało się jej już podmienić.",
  "proof.promised.nothing": "Nie ma tu zapieczętowanej koperty gospodarza.",
  "proof.promised.players": {
    one: "Urządzenie {n} gracza dołożyło własną losową liczbę, zapieczętowaną, zanim ktokolwiek otworzył swoją.",
    few: "Urządzenia {n} graczy dołożyły własne losowe liczby, zapieczętowane, zanim ktokolwiek otworzył swoją.",
    many: "Urządzenia {n} graczy dołożyły własne losowe liczby, zapieczętowane, zanim ktokolwiek otworzył swoją.",
    other: "Urządzenia {n} graczy dołożyły własne losowe liczby, zapieczętowane, zanim ktokolwiek otworzył swoją.",
  },
  "proof.promised.alone": "Żaden gracz nie dołożył liczby: boty tego nie robią, a wspólne kostki ich nie mają.",
  "proof.promised.dropped": {
    one: "{n} wcześniejsza runda przepadła, bo jakaś koperta została zamknięta. Potem wszyscy zapieczętowali nowe liczby.",
    few: "{n} wcześniejsze rundy przepadły, bo jakaś koperta została zamknięta. Po każdej wszyscy zapieczętowali nowe liczby.",
    many: "{n} wcześniejszych rund przepadło, bo jakaś koperta została zamknięta. Po każdej wszyscy zapieczętowali nowe liczby.",
    other: "Wcześniejsze rundy ({n}) przepadły, bo jakaś koperta została zamknięta. Po każdej wszyscy zapieczętowali nowe liczby.",
  },
  "proof.fingerprints": "Pokaż odciski palców",
  "proof.dropped-round": "Runda, która przepadła: {n}",
  "proof.draw": "Nazwa losowania",
  "proof.options": "Ustawienia gry",

  "proof.opened": "Co było w kopertach",
  "proof.opened.about": "Po grze wszystko się otwiera. Twoja przeglądarka zdejmuje odcisk każdej liczby i porównuje go z pieczęcią.",
  "proof.opened.fits": "{who}: liczba pasuje do pieczęci.",
  "proof.opened.other": "{who}: ta liczba NIE pasuje do pieczęci.",
  "proof.opened.missing": "{who}: koperty nie otwarto.",
  "proof.numbers": "Pokaż liczby",

  "proof.rolls": "Każdy rzut, obliczony od nowa",
  "proof.rolls.about":
    "Z liczb w kopertach i z miejsca kostki w grze każdemu wyjdą te same ścianki. Twoja przeglądarka właśnie to policzyła.",
  "proof.rolls.all": {
    one: "rzut wychodzi tak samo.",
    few: "rzuty wychodzą tak samo.",
    many: "rzutów wychodzi tak samo.",
    other: "rzutu wychodzi tak samo.",
  },
  "proof.rolls.some": {
    one: "rzutów się zgadza. {n} się nie zgadza:",
    few: "rzutów się zgadza. {n} się nie zgadzają:",
    many: "rzutów się zgadza. {n} się nie zgadza:",
    other: "rzutów się zgadza. {n} się nie zgadza:",
  },
  "proof.rolls.each": "Rzut po rzucie",
  "proof.listed": "Rzuty, tak jak je zapisano",
  "proof.turn": "{who}, tura {n}",
  "proof.setup": "Przed grą",
  "proof.undone": "cofnięte",
  "proof.should-be": "powinno być",
  "proof.roll.first": "Zaczyna {who}",

  "proof.seen": "Co widziała ta przeglądarka",
  "proof.seen.not-there":
    "Tej przeglądarki nie było przy grze. Zapis, który zgadza się sam ze sobą, można by wymyślić później: kto grał, niech otworzy tę " +
    "stronę na urządzeniu, na którym grał.",
  "proof.seen.same": "W czasie gry ta przeglądarka robiła notatki. Mówią to samo co zapis.",
  "proof.seen.other": "W czasie gry ta przeglądarka robiła notatki. Zapis mówi co innego!",
  "proof.seen.rolls": {
    one: "Widziany rzut: {n} z {of}, taki sam.",
    few: "Widziane rzuty: {n} z {of}, wszystkie takie same.",
    many: "Widziane rzuty: {n} z {of}, wszystkie takie same.",
    other: "Widziane rzuty: {n} z {of}, wszystkie takie same.",
  },
  "proof.seen.secret": {
    one: "{n} rzut był tajny: widział go tylko właściciel.",
    few: "{n} rzuty były tajne: widzieli je tylko właściciele.",
    many: "{n} rzutów było tajnych: widzieli je tylko właściciele.",
    other: "{n} rzutu było tajne: widzieli je tylko właściciele.",
  },
  "proof.seen.rest": {
    one: "{n} rzut padł, gdy tej przeglądarki nie było przy stole.",
    few: "{n} rzuty padły, gdy tej przeglądarki nie było przy stole.",
    many: "{n} rzutów padło, gdy tej przeglądarki nie było przy stole.",
    other: "{n} rzutu padło, gdy tej przeglądarki nie było przy stole.",
  },
  "proof.seen.seal": "Pieczęcie są te same, które było widać przed pierwszym rzutem.",
  "proof.seen.own": "Twoja własna losowa liczba jest w tych kostkach.",

  "proof.limits": "Czego dowód nie pokaże",
  "proof.limits.ahead": "Że gospodarz nie podglądał. Kostek nie zmieni, ale zna swoją tajną liczbę i mógł policzyć, co wypadnie.",
  "proof.limits.friends": "Kim są pozostali gracze. Jedna uczciwa liczba wystarczy, by chronić wszystkich; jeśli jest Twoja, masz pewność.",
  "proof.limits.host":
    "Że gospodarz nie próbował przed grą wielu tajnych liczb i nie zostawił tej, która mu się spodobała. Wykluczają to tylko liczby " +
    "graczy.",
  "proof.limits.dropped": "Dlaczego jakaś koperta została zamknięta. O zapis, w którym rundy przepadły, warto zapytać.",
  "proof.limits.moves":
    "Czy każdy ruch jest zgodny z zasadami, czy na końcu nie brakuje ruchów i czy wynik z nich wynika. Ta strona patrzy tylko na to, " +
    "jak są zapisane; wszystko sprawdza program „turlaj verify”.",
  "proof.limits.typed": "Czegokolwiek o kostkach, które toczyły się po prawdziwym stole.",

  "proof.record": "Zapis gry",
  "proof.record.show": "Pokaż tekst",
  "proof.copy": "Zachowaj kopię offline",
  "proof.copy.what": "Kopia to jeden plik, który działa bez żadnego serwera. Przy każdym otwarciu sprawdza wszystko od nowa.",
  "proof.copy.done": "Zapisane: otwórz plik, kiedy chcesz.",
  "proof.copy.about": "Kopia offline, {date}. Ten plik właśnie sam wszystko sprawdził, bez sieci.",
  "proof.download": "Pobierz zapis gry",
  "proof.replay": "Obejrzyj grę jeszcze raz",
  "proof.replay-any": "Obejrzyj zapis",
  "proof.another": "Sprawdź inny zapis",
  "proof.one": "Sprawdź zapis gry",
  "proof.check": "Sprawdź",
  "proof.file": "Wybierz plik",
  "proof.paste": "Tekst zapisu",
  "proof.paste.about": "Wklej tekst, wybierz plik albo upuść go tutaj. Najwyżej 256 kB; zostaje w Twojej przeglądarce.",
  "proof.paste.empty": "Tu jeszcze nic nie ma: wklej zapis albo wybierz plik.",
  "proof.paste.long": "To za długie: zapis może mieć tutaj najwyżej 256 kB.",
  "proof.paste.not-text": "Ten plik nie jest tekstem.",
  "proof.try-again": "Spróbuj jeszcze raz",
  "proof.not-over": "Gra jeszcze trwa. Koperta otworzy się na końcu.",
  "proof.daily-secret": "Inni mogą jeszcze grać tymi samymi kostkami. Koperta otworzy się {when}.",

  "proof.why.too-long": "Tekst jest za długi.",
  "proof.why.tag-syntax": 'Wiersz, który zaczyna się od [, musi wyglądać tak: [Nazwa "wartość"].',
  "proof.why.quote-syntax": "Cudzysłów się nie kończy albo jest w nim zły znak.",
  "proof.why.tag-after-facts": "[Znacznik] stoi za pierwszym ruchem.",
  "proof.why.word": "To słowo nic w zapisie nie znaczy.",
  "proof.why.tag-twice": "{tag} stoi tam dwa razy.",
  "proof.why.tag-missing": "Brakuje: {tag}.",
  "proof.why.tag-value": "{tag} jest zapisane nie tak, jak trzeba.",
  "proof.why.unknown-game": "Nie znamy gry „{game}”.",
  "proof.why.rules-version": "Zapis powstał według innych zasad niż te, które tu znamy.",
  "proof.why.options-short": "Ustawienia gry są niepełne, niemożliwe albo zapisane nie w tej postaci, od której zależą kostki.",
  "proof.why.other-secret": "Tajna liczba to nie ta, którą zapieczętował gospodarz.",
  "proof.why.other-nonce": "{who}: to nie ta liczba, którą zapieczętowano.",
  "proof.why.nonce-missing": "{who}: zapieczętowanej liczby nie otwarto.",
  "proof.why.nonce-unasked": "{who}: liczba bez pieczęci.",
  "proof.why.nonce-order": "Pieczęcie nie są w kolejności miejsc.",
  "proof.why.no-person": "{who}: jest zapieczętowana liczba, ale nie ma tam człowieka.",
  "proof.why.no-such-seat": "W tej grze nie ma miejsca {seat}.",
  "proof.why.commitment-again": "Jednej pieczęci użyto dwa razy.",
  "proof.why.abort-without-loss": "Runda przepadła, choć nikogo nie brakowało.",
  "proof.why.other-kind": "Zapis twierdzi, że ma inny dowód, niż ma.",
  "proof.why.no-address": "Rzut bez swojego miejsca w grze.",
  "proof.why.wrong-address": "Rzut {at} stoi tam, gdzie powinien być inny.",
  "proof.why.other-roll": "Rzut {at}: w zapisie jest {said}, a z koperty wychodzi {found}.",
  "proof.why.no-roll": "Rzut {at} nie może tak wypaść: {said}.",
  "proof.why.roll-missing": "Przed tym brakuje rzutu.",
  "proof.why.undo-nothing": "Cofnięto więcej, niż było.",
  "proof.why.over": "Coś się dzieje po końcu gry.",
  "proof.why.mistyped": "Poprawiony rzut: to zdarza się tylko przy kostkach wpisywanych.",
  "proof.why.not-ended": "Według zapisu gra się nie skończyła, a koperta gospodarza jest otwarta.",
  "proof.why.other-end": "Wynik i ruchy mówią co innego o tym, czy grę przerwano.",
  "proof.why.no-act": "„{act}” to nie jest ruch w tej grze.",
  "proof.why.turns-missing": "Gra nie jest cała: liczba tur się nie zgadza.",
  "proof.why.saw.no-seal": "Obiecano kostki pod pieczęcią. Zapis nic o nich nie wie.",
  "proof.why.saw.seal": "Pieczęć gospodarza to nie ta, którą ta przeglądarka widziała przed pierwszym rzutem.",
  "proof.why.saw.dropped": "Zapis twierdzi, że runda przepadła, a przecież pod jej pieczęcią było widać rzuty.",
  "proof.why.saw.draw": "Losowanie nazywa się „{said}”, a ta przeglądarka widziała „{saw}”.",
  "proof.why.saw.options": "Zapis dotyczy gry „{said}”, a ta przeglądarka widziała „{saw}”. Inne opcje dają inne rzuty.",
  "proof.why.saw.seat-seal": "{who}: to nie ta pieczęć, którą widziała ta przeglądarka.",
  "proof.why.saw.own-number": "{who}: to nie ta liczba, którą dołożyła Twoja przeglądarka.",
  "proof.why.saw.not-mine":
    "{who}: to Twoje miejsce, a ta przeglądarka takiej liczby nie dała. Liczba przyszła z innego Twojego urządzenia, od kogoś, kto " +
    "siedział tu wcześniej, albo ją wymyślono.",
  "proof.why.saw.left-out":
    "{who}: ta przeglądarka wylosowała liczbę do kostek, a żadnej twojej liczby w nich nie ma. Jeśli twoje urządzenie było tu cały " +
    "czas, zapytaj gospodarza dlaczego.",
  "proof.why.saw.old-notes":
    "Jedyna pieczęć w notatkach tej przeglądarki należy do rundy, która przepadła, a starsza wersja strony nie notowała, pod którą " +
    "pieczęcią padły rzuty.",
  "proof.why.saw.roll": "Rzut {at}: było widać {saw}, a w zapisie jest {said}.",
  "proof.why.saw.roll-gone": "Rzut {at}: było widać {saw}, a w zapisie go nie ma.",

  // W kopii offline, którą można otworzyć gdzie indziej, te zdania zastępują powyższe.
  "proof.copied.verdict.not-seen": "To NIE jest to, co było widać",
  "proof.copied.verdict.not-seen.about": "Zapis różni się od tego, co w czasie gry widziała przeglądarka, w której zrobiono tę kopię.",
  "proof.copied.verdict.doubt.about":
    "Każdy rzut (razem {n}) jest dokładnie taki, jak zapieczętowano. Ale to, co wiedziała przeglądarka, w której zrobiono tę kopię, " +
    "nie wystarczy, by nazwać kostki uczciwymi:",
  "proof.copied.seen": "Co widziała przeglądarka, w której zrobiono tę kopię",
  "proof.copied.seen.not-there":
    "Przeglądarki, w której zrobiono tę kopię, nie było przy grze. Zapis, który zgadza się sam ze sobą, można by wymyślić później: " +
    "kto grał, niech sprawdzi go na urządzeniu, na którym grał.",
  "proof.copied.seen.same": "W czasie gry tamta przeglądarka robiła notatki i są one w tym pliku. Mówią to samo co zapis.",
  "proof.copied.seen.other": "W czasie gry tamta przeglądarka robiła notatki i są one w tym pliku. Zapis mówi co innego!",
  "proof.copied.seen.rolls": {
    one: "Widziała {n} z {of} rzutów: taki sam.",
    few: "Widziała {n} z {of} rzutów: wszystkie takie same.",
    many: "Widziała {n} z {of} rzutów: wszystkie takie same.",
    other: "Widziała {n} z {of} rzutów: wszystkie takie same.",
  },
  "proof.copied.seen.rest": {
    one: "{n} rzut padł, gdy nie było jej przy stole.",
    few: "{n} rzuty padły, gdy nie było jej przy stole.",
    many: "{n} rzutów padło, gdy nie było jej przy stole.",
    other: "{n} rzutu padło, gdy nie było jej przy stole.",
  },
  "proof.copied.seen.own": "Jej własna losowa liczba jest w tych kostkach.",
  "proof.copied.why.saw.no-seal": "Tamtej przeglądarce obiecano kostki pod pieczęcią. Zapis nic o nich nie wie.",
  "proof.copied.why.saw.seal": "Pieczęć gospodarza to nie ta, którą tamta przeglądarka widziała przed pierwszym rzutem.",
  "proof.copied.why.saw.dropped": "Zapis twierdzi, że runda przepadła, a przecież tamta przeglądarka widziała rzuty pod jej pieczęcią.",
  "proof.copied.why.saw.draw": "Losowanie nazywa się „{said}”, a tamta przeglądarka widziała „{saw}”.",
  "proof.copied.why.saw.options": "Zapis dotyczy gry „{said}”, a tamta przeglądarka widziała „{saw}”. Inne opcje dają inne rzuty.",
  "proof.copied.why.saw.seat-seal": "{who}: to nie ta pieczęć, którą widziała tamta przeglądarka.",
  "proof.copied.why.saw.own-number": "{who}: to nie ta liczba, którą dołożyła tamta przeglądarka.",
  "proof.copied.why.saw.not-mine":
    "{who}: to miejsce miała tamta przeglądarka, a takiej liczby nie dała. Liczba przyszła z innego urządzenia, od kogoś, kto " +
    "siedział tu wcześniej, albo ją wymyślono.",
  "proof.copied.why.saw.left-out":
    "{who}: tamta przeglądarka wylosowała liczbę do kostek, a żadnej jej liczby w nich nie ma. Jeśli była tu cały czas, zapytaj " +
    "gospodarza dlaczego.",
  "proof.copied.why.saw.old-notes":
    "Jedyna pieczęć w notatkach tamtej przeglądarki należy do rundy, która przepadła, a starsza wersja strony nie notowała, pod którą " +
    "pieczęcią padły rzuty.",
  "proof.copied.why.saw.roll": "Rzut {at}: tamta przeglądarka widziała {saw}, a w zapisie jest {said}.",
  "proof.copied.why.saw.roll-gone": "Rzut {at}: tamta przeglądarka widziała {saw}, a w zapisie go nie ma.",
};
