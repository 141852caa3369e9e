//! Advice in Russian.

use turlaj_snakes::{Die, Piece};

use super::{RollMoment, SnakesWhat, SnakesWhy};
use crate::Lang;

pub(super) fn what(what: SnakesWhat) -> String {
    match what {
        SnakesWhat::Roll { die, opening } => {
            let start = match opening {
                RollMoment::First => "Брось",
                RollMoment::Again => "Брось ещё и",
                RollMoment::WithoutTaking => "Ничего не забирай и брось ещё",
            };
            format!("{start} {} кубик", colour(die))
        }
        SnakesWhat::Put { snake, piece } => format!("Добавь {} к змее {snake}", it(piece)),
        SnakesWhat::New { .. } => "Начни новую змею".to_string(),
        SnakesWhat::Take { snake, piece, die, whole: true } => {
            format!("Забери {}, то есть всю змею {snake}", coloured(die, piece))
        }
        SnakesWhat::Take { snake, piece, die, whole: false } => {
            format!("Забери {} у змеи {snake}", coloured(die, piece))
        }
        SnakesWhat::Stop => "Закончи ход".to_string(),
        SnakesWhat::Give { player } => format!("Отдай кубик игроку {player}"),
    }
}

pub(super) fn reason(why: SnakesWhy, against: bool) -> String {
    let only = if against { "только " } else { "" };
    let just = if against { "" } else { "только " };
    match why {
        SnakesWhy::Point if against => "другой ход заканчивает змею".to_string(),
        SnakesWhy::Point => "змея готова, и очко твоё".to_string(),
        SnakesWhy::Completes { faces, .. } if against && faces > 0 => match faces {
            1 => "змею заканчивает только 1 грань из 6".to_string(),
            _ => format!("змею заканчивают только {} из 6", sides(faces)),
        },
        SnakesWhy::Completes { faces, against: Some((die, other)) } if !against => match other {
            0 => format!("{}, а у {} ни одна", completes(faces), of_colour(die)),
            _ => format!("{}, а у {} только {other}", completes(faces), of_colour(die)),
        },
        SnakesWhy::Completes { faces, .. } => completes(faces),
        SnakesWhy::Keeps { die, kept } => match (die, kept) {
            (Die::G, 1) => "зелёный кубик, он лучше, остаётся на потом",
            (Die::O, 1) => "оранжевый кубик, он лучше, остаётся на потом",
            (Die::G, _) => "зелёные кубики, они лучше, остаются на потом",
            (Die::O, _) => "оранжевые кубики, они лучше, остаются на потом",
        }
        .to_string(),
        SnakesWhy::Opens { faces: 0 } => {
            "ни одна грань из 6 не даёт шанса следующему игроку".to_string()
        }
        SnakesWhy::Opens { faces } => {
            let give = if faces == 1 { "даёт" } else { "дают" };
            format!("{just}{} из 6 {give} шанс следующему игроку", sides(faces))
        }
        SnakesWhy::Reopens { faces: 0 } => "тогда ни одна грань не заканчивает змею".to_string(),
        SnakesWhy::Reopens { faces } => {
            let end = if faces == 1 { "закончит" } else { "закончат" };
            format!("тогда {only}{} из 6 {end} тебе змею", sides(faces))
        }
        SnakesWhy::BetterDie(die) => {
            format!("на {} кубике чаще выпадает голова или хвост", on_colour(die))
        }
        SnakesWhy::OneMore => "у тебя станет на кубик больше".to_string(),
        SnakesWhy::Later { faces: 0 } => "потом ни один твой кубик не закончит змею".to_string(),
        SnakesWhy::Later { faces } => {
            format!(
                "кубиков больше ни у кого нет, а у тебя {only}{} из 6 её закончить",
                counted(faces, ["шанс", "шанса", "шансов"])
            )
        }
        SnakesWhy::Threat(0) => "следующему игроку нечего заканчивать".to_string(),
        SnakesWhy::Threat(faces) => {
            format!(
                "у следующего игрока {just}{} из 6 закончить змею",
                counted(faces, ["шанс", "шанса", "шансов"])
            )
        }
        SnakesWhy::KeepsDice => "кубики останутся у тебя".to_string(),
        SnakesWhy::Missed { faces } => {
            format!(
                "у нового броска {} из 6 закончить змею",
                counted(faces, ["шанс", "шанса", "шансов"])
            )
        }
        SnakesWhy::LeavesDie => "один кубик останется лежать".to_string(),
        SnakesWhy::FewestPoints => "у него меньше всего очков среди остальных".to_string(),
        SnakesWhy::LongestWait => "до его хода дольше всего ждать".to_string(),
        SnakesWhy::FirstTurn => "в первый свой ход всегда бросают зелёный".to_string(),
        SnakesWhy::FitsNowhere(piece) => format!("{} никуда не подходит", name(piece)),
        SnakesWhy::Alike => "все варианты равны".to_string(),
        SnakesWhy::Only => "другого выбора нет".to_string(),
    }
}

fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "голова",
        Piece::T => "хвост",
        Piece::S => "прямая",
        Piece::C => "поворот",
    }
}

fn completes(faces: u32) -> String {
    match faces {
        0 => "ни одна грань из 6 не заканчивает змею".to_string(),
        1 => "змею заканчивает 1 грань из 6".to_string(),
        6 => "змею заканчивает любая грань из 6".to_string(),
        _ => format!("змею заканчивают {} из 6", sides(faces)),
    }
}

fn counted(number: u32, forms: [&str; 3]) -> String {
    Lang::Ru.counted(number, forms)
}

fn sides(faces: u32) -> String {
    counted(faces, ["грань", "грани", "граней"])
}

fn colour(die: Die) -> &'static str {
    match die {
        Die::G => "зелёный",
        Die::O => "оранжевый",
    }
}

fn of_colour(die: Die) -> &'static str {
    match die {
        Die::G => "зелёного",
        Die::O => "оранжевого",
    }
}

fn on_colour(die: Die) -> &'static str {
    match die {
        Die::G => "зелёном",
        Die::O => "оранжевом",
    }
}

/// A piece that is laid or taken.
fn it(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "голову",
        Piece::T => "хвост",
        Piece::S => "прямую",
        Piece::C => "поворот",
    }
}

fn coloured(die: Die, piece: Piece) -> String {
    let colour = match (die, piece) {
        (Die::G, Piece::H | Piece::S) => "зелёную",
        (Die::G, Piece::T | Piece::C) => "зелёный",
        (Die::O, Piece::H | Piece::S) => "оранжевую",
        (Die::O, Piece::T | Piece::C) => "оранжевый",
    };
    format!("{colour} {}", it(piece))
}
