//! Advice in Polish.

use turlaj_snakes::{Die, Piece};

use super::{Fact, Opening, Reason, other};
use crate::{Form, Lang};

pub(super) fn say(fact: &Fact) -> String {
    match *fact {
        Fact::Roll { die, opening, reason } => {
            let start = match opening {
                Opening::First => "Rzuć",
                Opening::Again => "Rzuć jeszcze raz",
                Opening::WithoutTaking => "Nic nie zabieraj i rzuć jeszcze raz",
            };
            format!("{start} {} kostką: {}.", with_colour(die), why(die, reason))
        }
        Fact::Completes { snake, piece } => {
            format!("Dołóż {} do węża {snake}: to go kończy i daje ci punkt.", it(piece))
        }
        Fact::Waits { snake, piece, threat } => {
            let threat = match threat {
                None => "a nikt inny nie ma już kostek".to_string(),
                Some(0) => format!("a następny gracz nie ma {} na żadnej ściance", pronouns(piece)[1]),
                Some(faces) => format!("a następny gracz ma {} na {faces} z 6 ścianek", pronouns(piece)[0]),
            };
            format!(
                "Dołóż {} do węża {snake}: będzie mu brakować już tylko {}, {threat}.",
                it(piece),
                lacking(piece)
            )
        }
        Fact::Body { snake, piece } => format!(
            "Dołóż {} do węża {snake}: niczego nie kończy ani nie otwiera, więc miejsce prawie nie ma znaczenia.",
            it(piece)
        ),
        Fact::New { piece } => {
            let word = match piece {
                Piece::H => "Głowa",
                Piece::T => "Ogon",
                Piece::S => "Prosta",
                Piece::C => "Zakręt",
            };
            format!("{word} nigdzie nie pasuje, więc zaczyna nowego węża.")
        }
        Fact::Reopens { snake, piece, die, with: (with, faces) } => {
            let start = format!("Zabierz {} z węża {snake}: wąż znów jest otwarty", coloured(die, piece));
            match faces {
                0 => format!("{start}, a kto go ukończy, dostanie nowy punkt."),
                _ => format!(
                    "{start}, a nowy punkt {} {faces} z 6 ścianek {} kostki.",
                    if is_few(faces) { "dają ci" } else { "daje ci" },
                    of_colour(with)
                ),
            }
        }
        Fact::Robs { snake, piece, die } => format!(
            "Zabierz {} z węża {snake}: będzie mu brakować i głowy, i ogona, więc jednym kawałkiem nikt go nie ukończy.",
            coloured(die, piece)
        ),
        Fact::Vanishes { snake, piece, die } if piece.closes() => format!(
            "Zabierz {}, czyli całego węża {snake}: znika wąż, a z nim szansa, żeby go ukończyć.",
            coloured(die, piece)
        ),
        Fact::Vanishes { snake, piece, die } => format!(
            "Zabierz {}, czyli całego węża {snake}: masz o kostkę więcej, a na stole jest o węża mniej.",
            coloured(die, piece)
        ),
        Fact::Shortens { snake, piece, die } => format!(
            "Zabierz {} z węża {snake}: masz o kostkę więcej, a dla węża nic się nie zmienia.",
            coloured(die, piece)
        ),
        Fact::Stop { threat: 0, .. } => {
            "Zakończ turę: następny gracz nie ma kostki, którą ukończyłby węża.".to_string()
        }
        Fact::Stop { threat, is_best: true } => format!(
            "Zakończ turę: kolejny rzut rokuje gorzej, choć następny gracz ma {} na 6, żeby ukończyć węża.",
            chances(threat)
        ),
        Fact::Stop { threat, is_best: false } => format!(
            "Zakończ turę i zachowaj kostki; następny gracz ma {} na 6, żeby ukończyć węża.",
            chances(threat)
        ),
        Fact::StopQuiet => {
            "Zakończ turę: żadnego węża nie da się ukończyć jednym kawałkiem, więc następny gracz nic nie zdobędzie od razu."
                .to_string()
        }
        Fact::StopAlone => {
            "Zakończ turę: nikt inny nie ma kostek, więc zaraz znów jest twoja kolej.".to_string()
        }
        Fact::GiveLast { player } => {
            format!("Oddaj kostkę graczowi {player}, bo z pozostałych ma najmniej punktów.")
        }
        Fact::GiveFar { player } => {
            format!("Oddaj kostkę graczowi {player}, bo jego kolej wypada najpóźniej.")
        }
        Fact::Give { player, points, dice } => {
            let points = counted(points, ["punkt", "punkty", "punktów"]);
            match dice {
                0 => format!("Oddaj kostkę graczowi {player}, który ma {points} i ani jednej kostki."),
                _ => format!(
                    "Oddaj kostkę graczowi {player}, który ma {points} i {}.",
                    counted(dice, ["kostkę", "kostki", "kostek"])
                ),
            }
        }
    }
}

fn why(die: Die, reason: Reason) -> String {
    match reason {
        Reason::FirstTurn => "w pierwszej turze zawsze rzuca się zieloną".to_string(),
        Reason::Completes { completing, against } => {
            let against = match against {
                None => String::new(),
                Some(0) => format!(", a na {} żadna", of_colour(other(die))),
                Some(faces) => format!(", a na {} tylko {faces}", of_colour(other(die))),
            };
            format!("{}{against}", completes(completing))
        }
        Reason::Keeps { completing, kept } => {
            let few = if completing == 0 { "" } else { "tylko " };
            let kept = match (other(die), kept) {
                (Die::G, 1) => "zielona kostka zostaje",
                (Die::O, 1) => "pomarańczowa kostka zostaje",
                (Die::G, _) => "zielone kostki zostają",
                (Die::O, _) => "pomarańczowe kostki zostają",
            };
            format!("{few}{}, ale {kept} na później", completes(completing))
        }
        Reason::Alone => "nikt inny nie ma kostek, więc nikt cię nie uprzedzi".to_string(),
        Reason::Opens { opening, few } => {
            let only = if few { "tylko " } else { "" };
            let sets = match opening {
                0 => "żadna z 6 ścianek nie daje szansy następnemu graczowi".to_string(),
                _ => format!(
                    "{only}{opening} z 6 ścianek {} szansę następnemu graczowi",
                    if is_few(opening) { "dają" } else { "daje" }
                ),
            };
            format!("żadnego węża nie da się jeszcze ukończyć, a {sets}")
        }
    }
}

fn completes(faces: u32) -> String {
    match faces {
        0 => "żadna z 6 ścianek nie kończy węża".to_string(),
        6 => "każda z 6 ścianek kończy węża".to_string(),
        _ => {
            format!("{faces} z 6 ścianek {} węża", if is_few(faces) { "kończą" } else { "kończy" })
        }
    }
}

/// Two, three, four: nouns and verbs in the plural.
fn is_few(number: u32) -> bool {
    Lang::Pl.form(number) == Form::Few
}

fn counted(number: u32, forms: [&str; 3]) -> String {
    Lang::Pl.counted(number, forms)
}

fn chances(faces: u32) -> String {
    counted(faces, ["szansę", "szanse", "szans"])
}

fn with_colour(die: Die) -> &'static str {
    match die {
        Die::G => "zieloną",
        Die::O => "pomarańczową",
    }
}

fn of_colour(die: Die) -> &'static str {
    match die {
        Die::G => "zielonej",
        Die::O => "pomarańczowej",
    }
}

/// A piece that is laid or taken.
fn it(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "głowę",
        Piece::T => "ogon",
        Piece::S => "prostą",
        Piece::C => "zakręt",
    }
}

fn coloured(die: Die, piece: Piece) -> String {
    let colour = match (die, piece) {
        (Die::G, Piece::H | Piece::S) => "zieloną",
        (Die::G, Piece::T | Piece::C) => "zielony",
        (Die::O, Piece::H | Piece::S) => "pomarańczową",
        (Die::O, Piece::T | Piece::C) => "pomarańczowy",
    };
    format!("{colour} {}", it(piece))
}

/// What a snake that lacked both ends lacks with this piece.
fn lacking(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "ogona",
        _ => "głowy",
    }
}

/// "It", for what a snake that lacked both ends lacks with this piece: with and without a negation.
fn pronouns(piece: Piece) -> [&'static str; 2] {
    match piece {
        Piece::H => ["go", "go"],
        _ => ["ją", "jej"],
    }
}
