//! Po polsku.

use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use super::{Brought, CleverWhat, CleverWhy, How, LineShape, Swept, list, own, row};
use crate::Lang;

pub(super) fn what(what: CleverWhat) -> String {
    match what {
        CleverWhat::Write { how, die, face, to } => {
            let verb = match how {
                How::Pick => "Wybierz",
                How::Tray => "Weź z tacy",
                How::Beside => "Weź",
                How::Extra => "Jako dodatkową kostkę weź",
            };
            format!("{verb} {}{}", die_whom(die, face), place(die, to))
        }
        CleverWhat::Mark { to, number } => mark(to, number),
        CleverWhat::First(gift) => {
            format!("Najpierw wykorzystaj {}", bonus(Bonus::Gift(gift), PolishCase::Whom))
        }
        CleverWhat::Black { number: 0, to } => {
            format!("Wybierz krzyżyk i {}", lower(&mark(to, 0)))
        }
        CleverWhat::Black { number, to } => {
            format!("Wybierz {} i wpisz ją w {}", number_whom(number), field(to))
        }
        CleverWhat::Reroll => "Użyj przerzutu".to_string(),
        CleverWhat::Pass => "Graj dalej bez przerzutu".to_string(),
        CleverWhat::Drop { die, face } => format!("Połóż na tacy {}", die_whom(die, face)),
        CleverWhat::Skip => "Nic nie bierz".to_string(),
        CleverWhat::Keep => "Zachowaj dodatkową kostkę".to_string(),
        CleverWhat::NoMore => "Nie używaj dodatkowej kostki".to_string(),
    }
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

fn place(die: Die, to: Field) -> String {
    match (to.area(), own(die, to)) {
        (Area::Y, true) => format!(" i skreśl ją w rzędzie {}", row(to)),
        (Area::Y, false) => format!(" i skreśl żółtą w rzędzie {}", row(to)),
        (Area::B, true) => format!(" i skreśl pole {}", to.printed()),
        (Area::B, false) => format!(" i skreśl {}", field(to)),
        (_, true) => String::new(),
        (_, false) => format!(" na {}", field(to)),
    }
}

/// Biernik.
fn field(field: Field) -> String {
    match field.area() {
        Area::Y => format!("żółtą {} w rzędzie {}", number_whom(field.printed()), row(field)),
        Area::B => format!("niebieskie pole {}", field.printed()),
        Area::G => "zielone pole".to_string(),
        Area::O => "pomarańczowe pole".to_string(),
        Area::P => "fioletowe pole".to_string(),
    }
}

fn mark(to: Field, number: u8) -> String {
    match to.area() {
        Area::Y | Area::B => format!("Skreśl {}", field(to)),
        Area::G => "Skreśl następne zielone pole".to_string(),
        Area::O | Area::P => format!("Wpisz {} w {}", number_whom(number), field(to)),
    }
}

pub(super) fn reason(reason: &CleverWhy, against: bool) -> String {
    let only = if against { "tylko " } else { "" };
    let just = if against { "" } else { "tylko " };

    match reason {
        CleverWhy::Completes { lines, brings, then } => {
            let lines: Vec<String> = lines.iter().map(|line| name(*line).to_string()).collect();
            let brings = list(&brings.iter().map(|what| plain(*what)).collect::<Vec<_>>(), "i");
            format!("to domyka {} i daje {brings}{}", list(&lines, "i"), and_then(then))
        }
        CleverWhy::Brings { what, then } => {
            format!("to pole daje {}{}", one(*what, PolishCase::Whom), and_then(then))
        }
        CleverWhy::Gain(0) => "od razu nie daje punktów".to_string(),
        CleverWhy::Gain(points) => format!("od razu {only}{}", many(*points)),
        CleverWhy::Near { missing, what } => {
            let fields = match missing {
                1 => "już tylko jednego pola",
                2 => "jeszcze dwóch pól",
                _ => "jeszcze trzech pól",
            };
            format!("do {} będzie brakować {fields}", one(*what, PolishCase::OfWhat))
        }
        CleverWhy::AnyNext => "po szóstce można wpisać dowolną liczbę".to_string(),
        CleverWhy::Room => "niska liczba zostawia miejsce na następne".to_string(),
        CleverWhy::Swept(Swept::Nothing) => "na tacę nie trafia żadna kostka".to_string(),
        CleverWhy::Swept(Swept::One(die, face)) => {
            format!("na tacę trafia {just}{}", die_who(*die, *face))
        }
        CleverWhy::Swept(Swept::Some(dice)) => match dice {
            2 => format!("na tacę trafiają {just}dwie kostki"),
            3 => format!("na tacę trafiają {just}trzy kostki"),
            4 => format!("na tacę trafiają {just}cztery kostki"),
            _ => format!("na tacę trafia {just}pięć kostek"),
        },
        CleverWhy::Swept(Swept::All) => "nie ma już czym rzucać".to_string(),
        CleverWhy::Better(percent) => format!("w {percent}% przypadków wypadnie coś lepszego"),
        CleverWhy::MuchBetter(percent) => {
            format!("w {percent}% przypadków wypadnie coś lepszego, i to dużo")
        }
        CleverWhy::RarelyBetter(0) => "na lepszy rzut prawie nie ma szans".to_string(),
        CleverWhy::RarelyBetter(percent) => {
            format!("tylko w {percent}% przypadków wypadnie coś lepszego")
        }
        CleverWhy::LittleHere => "to, co wypadło, niewiele daje".to_string(),
        CleverWhy::LastReroll => "po tej turze przerzuty nie będą już nic warte".to_string(),
        CleverWhy::SpareRerolls => "masz więcej przerzutów, niż zostało tur".to_string(),
        CleverWhy::RerollsLeft(rerolls) => {
            let rerolls = (*rerolls).into();
            format!("masz {}", Lang::Pl.counted(rerolls, ["przerzut", "przerzuty", "przerzutów"]))
        }
        CleverWhy::NothingNow => "teraz nic nie pasuje".to_string(),
        CleverWhy::RerollLater => "przerzut może się później bardziej przydać".to_string(),
        CleverWhy::NothingFits => "nic nie pasuje".to_string(),
        CleverWhy::OthersPromise => "pozostałe kostki rokują lepiej".to_string(),
        CleverWhy::WouldBlock(number) => {
            format!("{} w fioletowym zamknęłaby drogę niższym liczbom", number_who(*number))
        }
        CleverWhy::WouldWaste(number) => {
            format!("szkoda pomarańczowego pola na {}", number_whom(*number))
        }
        CleverWhy::NotWorthIt => "żadna z tych kostek nie jest warta pola".to_string(),
        CleverWhy::NothingGained => "nic nie zyskujesz".to_string(),
        CleverWhy::Now(points) => format!("teraz dałaby {}", many(*points)),
        CleverWhy::AtMost(0) => {
            "teraz nie dałaby od razu punktów, a później może dać więcej".to_string()
        }
        CleverWhy::AtMost(points) => {
            format!("teraz dałaby najwyżej {}, a później może dać więcej", many(*points))
        }
        CleverWhy::LaterToo => "przyda się też w późniejszej turze".to_string(),
        CleverWhy::Worthless => "po tej turze dodatkowe kostki nie będą już nic warte".to_string(),
        CleverWhy::Later => "to więcej obiecuje na później".to_string(),
        CleverWhy::Only => "nie ma innego wyboru".to_string(),
    }
}

fn and_then(then: &[Brought]) -> String {
    if then.is_empty() { String::new() } else { format!(", potem jeszcze {}", brought(then)) }
}

fn brought(all: &[Brought]) -> String {
    list(&all.iter().map(|what| one(*what, PolishCase::Whom)).collect::<Vec<_>>(), "i")
}

/// Biernik i dopełniacz.
#[derive(Clone, Copy, PartialEq)]
enum PolishCase {
    Whom,
    OfWhat,
}

fn one(what: Brought, case: PolishCase) -> String {
    match what {
        Brought::Star(_) if case == PolishCase::Whom => format!("{} za kolumnę", plain(what)),
        Brought::Star(points) => format!("{points} punktów za kolumnę"),
        Brought::Bonus(what) => bonus(what, case),
    }
}

/// Tam, gdzie o pełnej kolumnie już była mowa.
fn plain(what: Brought) -> String {
    match what {
        Brought::Star(points) => many(points.into()),
        Brought::Bonus(what) => bonus(what, PolishCase::Whom),
    }
}

fn bonus(bonus: Bonus, case: PolishCase) -> String {
    let whom = case == PolishCase::Whom;
    let pick = |accusative: &str, genitive: &str| {
        if whom { accusative.to_string() } else { genitive.to_string() }
    };
    match bonus {
        Bonus::Reroll => pick("przerzut", "przerzutu"),
        Bonus::Extra => pick("dodatkową kostkę", "dodatkowej kostki"),
        Bonus::Fox => pick("lisa", "lisa"),
        Bonus::Gift(Gift::YX) => pick("żółty krzyżyk", "żółtego krzyżyka"),
        Bonus::Gift(Gift::BX) => pick("niebieski krzyżyk", "niebieskiego krzyżyka"),
        Bonus::Gift(Gift::GX) => pick("zielony krzyżyk", "zielonego krzyżyka"),
        Bonus::Gift(Gift::O4) => pick("pomarańczową czwórkę", "pomarańczowej czwórki"),
        Bonus::Gift(Gift::O5) => pick("pomarańczową piątkę", "pomarańczowej piątki"),
        Bonus::Gift(Gift::O6) => pick("pomarańczową szóstkę", "pomarańczowej szóstki"),
        Bonus::Gift(Gift::P6) => pick("fioletową szóstkę", "fioletowej szóstki"),
        Bonus::Gift(Gift::X) => pick("krzyżyk", "krzyżyka"),
        Bonus::Gift(Gift::Six) => pick("szóstkę", "szóstki"),
    }
}

fn die_who(die: Die, face: u8) -> String {
    let colour = match die {
        Die::W => "biała",
        Die::Y => "żółta",
        Die::B => "niebieska",
        Die::G => "zielona",
        Die::O => "pomarańczowa",
        Die::P => "fioletowa",
    };
    format!("{colour} {}", number_who(face))
}

fn die_whom(die: Die, face: u8) -> String {
    let colour = match die {
        Die::W => "białą",
        Die::Y => "żółtą",
        Die::B => "niebieską",
        Die::G => "zieloną",
        Die::O => "pomarańczową",
        Die::P => "fioletową",
    };
    format!("{colour} {}", number_whom(face))
}

const NUMBERS: [&str; 6] = ["jedynk", "dwójk", "trójk", "czwórk", "piątk", "szóstk"];

fn number_who(number: u8) -> String {
    format!("{}a", NUMBERS[usize::from(number).clamp(1, 6) - 1])
}

fn number_whom(number: u8) -> String {
    format!("{}ę", NUMBERS[usize::from(number).clamp(1, 6) - 1])
}

fn name(line: LineShape) -> &'static str {
    match line {
        LineShape::Row => "rząd",
        LineShape::Column => "kolumnę",
        LineShape::Diagonal => "przekątną",
    }
}

fn many(points: u16) -> String {
    Lang::Pl.counted(points.into(), ["punkt", "punkty", "punktów"])
}
