//! Advice in Polish.

use turlaj_snakes::{Die, Piece};

use super::{RollMoment, SnakesWhat, SnakesWhy};
use crate::{Form, Lang};

pub(super) fn what(what: SnakesWhat) -> String {
    match what {
        SnakesWhat::Roll { die, opening } => {
            let start = match opening {
                RollMoment::First => "Rzuć",
                RollMoment::Again => "Rzuć jeszcze raz",
                RollMoment::WithoutTaking => "Nic nie zabieraj i rzuć jeszcze raz",
            };
            format!("{start} {} kostką", with_colour(die))
        }
        SnakesWhat::Put { snake, piece } => format!("Dołóż {} do węża {snake}", it(piece)),
        SnakesWhat::New { .. } => "Zacznij nowego węża".to_string(),
        SnakesWhat::Take { snake, piece, die, whole: true } => {
            format!("Zabierz {}, czyli całego węża {snake}", coloured(die, piece))
        }
        SnakesWhat::Take { snake, piece, die, whole: false } => {
            format!("Zabierz {} z węża {snake}", coloured(die, piece))
        }
        SnakesWhat::Stop => "Zakończ turę".to_string(),
        SnakesWhat::Give { player } => format!("Oddaj kostkę graczowi {player}"),
    }
}

pub(super) fn reason(why: SnakesWhy, against: bool) -> String {
    let only = if against { "tylko " } else { "" };
    let just = if against { "" } else { "tylko " };
    match why {
        SnakesWhy::Point if against => "inny ruch kończy węża".to_string(),
        SnakesWhy::Point => "to go kończy i daje ci punkt".to_string(),
        SnakesWhy::Completes { faces, .. } if against && faces > 0 => {
            format!("tylko {}", completes(faces))
        }
        SnakesWhy::Completes { faces, against: Some((die, other)) } if !against => match other {
            0 => format!("{}, a na {} żadna", completes(faces), of_colour(die)),
            _ => format!("{}, a na {} tylko {other}", completes(faces), of_colour(die)),
        },
        SnakesWhy::Completes { faces, .. } => completes(faces),
        SnakesWhy::Keeps { die, kept } => match (die, kept) {
            (Die::G, 1) => "lepsza, zielona kostka zostaje w ręce",
            (Die::O, 1) => "lepsza, pomarańczowa kostka zostaje w ręce",
            (Die::G, _) => "lepsze, zielone kostki zostają w ręce",
            (Die::O, _) => "lepsze, pomarańczowe kostki zostają w ręce",
        }
        .to_string(),
        SnakesWhy::Opens { faces: 0 } => {
            "żadna z 6 ścianek nie daje szansy następnemu graczowi".to_string()
        }
        SnakesWhy::Opens { faces } => {
            let give = if is_few(faces) { "dają" } else { "daje" };
            format!("{just}{faces} z 6 ścianek {give} szansę następnemu graczowi")
        }
        SnakesWhy::Reopens { faces: 0 } => "wtedy żadna ścianka nie kończy węża".to_string(),
        SnakesWhy::Reopens { faces } => {
            let end = if is_few(faces) { "kończą" } else { "kończy" };
            format!("wtedy {only}{faces} z 6 ścianek {end} ci węża")
        }
        SnakesWhy::BetterDie(die) => {
            let colour = if die == Die::G { "zielona" } else { "pomarańczowa" };
            format!("{colour} kostka częściej pokazuje głowę lub ogon")
        }
        SnakesWhy::OneMore => "masz o kostkę więcej".to_string(),
        SnakesWhy::Later { faces: 0 } => "potem żadna z twoich kostek nie kończy węża".to_string(),
        SnakesWhy::Later { faces } => {
            format!(
                "nikt inny nie ma kostek, a na twojej {only}{} na 6, żeby go ukończyć",
                chances(faces)
            )
        }
        SnakesWhy::Threat(0) => "następny gracz nie ma czego kończyć".to_string(),
        SnakesWhy::Threat(faces) => {
            format!("następny gracz ma {just}{} na 6, żeby ukończyć węża", chances(faces))
        }
        SnakesWhy::KeepsDice => "kostki zostają w ręce".to_string(),
        SnakesWhy::Missed { faces } => {
            format!("kolejny rzut ma {} na 6, żeby ukończyć węża", chances(faces))
        }
        SnakesWhy::LeavesDie => "zostawiasz kostkę na stole".to_string(),
        SnakesWhy::FewestPoints => "z pozostałych ma najmniej punktów".to_string(),
        SnakesWhy::LongestWait => "jego kolej wypada najpóźniej".to_string(),
        SnakesWhy::FirstTurn => "w pierwszej turze zawsze rzuca się zieloną".to_string(),
        SnakesWhy::FitsNowhere(piece) => format!("{} nigdzie nie pasuje", name(piece)),
        SnakesWhy::Alike => "każdy wybór wychodzi na to samo".to_string(),
        SnakesWhy::Only => "nie ma innego wyboru".to_string(),
    }
}

fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "głowa",
        Piece::T => "ogon",
        Piece::S => "prosta",
        Piece::C => "zakręt",
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
