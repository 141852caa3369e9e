//! Advice in Russian.

use turlaj_snakes::{Die, Piece};

use super::{Fact, Opening, Reason, other};
use crate::Lang;

pub(super) fn say(fact: &Fact) -> String {
    match *fact {
        Fact::Roll { die, opening, reason } => {
            let start = match opening {
                Opening::First => "Брось",
                Opening::Again => "Брось ещё и",
                Opening::WithoutTaking => "Ничего не забирай и брось ещё",
            };
            format!("{start} {} кубик: {}.", colour(die), why(die, reason))
        }
        Fact::Completes { snake, piece } => {
            format!("Добавь {} к змее {snake}: змея готова, и очко твоё.", it(piece))
        }
        Fact::Waits { snake, piece, threat } => {
            let threat = match threat {
                None => "а кубиков больше ни у кого нет".to_string(),
                Some(0) => "но у следующего игрока нет такой грани".to_string(),
                Some(faces) => {
                    let it = if piece == Piece::H { "он" } else { "она" };
                    let on = if faces == 1 { "грани" } else { "гранях" };
                    format!("а у следующего игрока {it} на {faces} {on} из 6")
                },
            };
            format!(
                "Добавь {} к змее {snake}: ей будет не хватать только {}, {threat}.",
                it(piece),
                lacking(piece)
            )
        }
        Fact::Body { snake, piece } => format!(
            "Добавь {} к змее {snake}: {} ничего не заканчивает и не открывает, так что место почти не важно.",
            it(piece),
            if piece == Piece::S { "она" } else { "он" }
        ),
        Fact::New { piece } => {
            let word = match piece {
                Piece::H => "Голова",
                Piece::T => "Хвост",
                Piece::S => "Прямая",
                Piece::C => "Поворот",
            };
            format!("{word} никуда не подходит и начинает новую змею.")
        }
        Fact::Reopens { snake, piece, die, with: (with, faces) } => {
            let start = format!("Забери {} у змеи {snake}: змея снова открыта", coloured(die, piece));
            match faces {
                0 => format!("{start}, и кто её закончит, получит новое очко."),
                _ => format!(
                    "{start}, и новое очко {} {} из 6 на {} кубике.",
                    if faces == 1 { "даёт" } else { "дают" },
                    sides(faces),
                    on_colour(with)
                ),
            }
        }
        Fact::Robs { snake, piece, die } => format!(
            "Забери {} у змеи {snake}: ей будет не хватать и головы, и хвоста, и одним кусочком её никто не закончит.",
            coloured(die, piece)
        ),
        Fact::Vanishes { snake, piece, die } if piece.closes() => format!(
            "Забери {}, то есть всю змею {snake}: исчезнет змея, а с ней и шанс её закончить.",
            coloured(die, piece)
        ),
        Fact::Vanishes { snake, piece, die } => format!(
            "Забери {}, то есть всю змею {snake}: у тебя станет на кубик больше, а на столе на змею меньше.",
            coloured(die, piece)
        ),
        Fact::Shortens { snake, piece, die } => format!(
            "Забери {} у змеи {snake}: у тебя станет на кубик больше, а для змеи ничего не меняется.",
            coloured(die, piece)
        ),
        Fact::Stop { threat: 0, .. } => {
            "Закончи ход: у следующего игрока нет кубика, которым можно закончить змею.".to_string()
        }
        Fact::Stop { threat, is_best: true } => format!(
            "Закончи ход: новый бросок обещает меньше, хотя у следующего игрока {} из 6 закончить змею.",
            counted(threat, ["шанс", "шанса", "шансов"])
        ),
        Fact::Stop { threat, is_best: false } => format!(
            "Закончи ход и сохрани кубики; у следующего игрока {} из 6 закончить змею.",
            counted(threat, ["шанс", "шанса", "шансов"])
        ),
        Fact::StopQuiet => {
            "Закончи ход: ни одну змею нельзя закончить одним кусочком, так что следующий игрок сразу ничего не получит."
                .to_string()
        }
        Fact::StopAlone => {
            "Закончи ход: кубиков больше ни у кого нет, так что сразу снова твой ход.".to_string()
        }
        Fact::GiveLast { player } => {
            format!("Отдай кубик игроку {player}: у него меньше всего очков среди остальных.")
        }
        Fact::GiveFar { player } => {
            format!("Отдай кубик игроку {player}: до его хода дольше всего ждать.")
        }
        Fact::Give { player, points, dice } => {
            let points = counted(points, ["очко", "очка", "очков"]);
            match dice {
                0 => format!("Отдай кубик игроку {player}: у него {points} и ни одного кубика."),
                _ => format!(
                    "Отдай кубик игроку {player}: у него {points} и {}.",
                    counted(dice, ["кубик", "кубика", "кубиков"])
                ),
            }
        }
    }
}

fn why(die: Die, reason: Reason) -> String {
    match reason {
        Reason::FirstTurn => "в первый свой ход всегда бросают зелёный".to_string(),
        Reason::Completes { completing, against } => {
            let against = match against {
                None => String::new(),
                Some(0) => format!(", а у {} ни одна", of_colour(other(die))),
                Some(faces) => format!(", а у {} только {faces}", of_colour(other(die))),
            };
            format!("{}{against}", completes(completing))
        }
        Reason::Keeps { completing, kept } => {
            let kept = match (other(die), kept) {
                (Die::G, 1) => "зелёный кубик останется",
                (Die::O, 1) => "оранжевый кубик останется",
                (Die::G, _) => "зелёные кубики останутся",
                (Die::O, _) => "оранжевые кубики останутся",
            };
            match completing {
                0 => format!("{}, зато {kept} на потом", completes(0)),
                1 => format!("змею заканчивает только 1 грань из 6, зато {kept} на потом"),
                _ => format!(
                    "змею заканчивают только {} из 6, зато {kept} на потом",
                    sides(completing)
                ),
            }
        }
        Reason::Alone => "кубиков больше ни у кого нет, так что никто тебя не опередит".to_string(),
        Reason::Opens { opening, few } => {
            let only = if few { "только " } else { "" };
            let sets = match opening {
                0 => "ни одна грань из 6 не даёт шанса следующему игроку".to_string(),
                1 => format!("{only}1 грань из 6 даёт шанс следующему игроку"),
                _ => format!("{only}{} из 6 дают шанс следующему игроку", sides(opening)),
            };
            format!("закончить пока нечего, и {sets}")
        }
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

/// What a snake that lacked both ends lacks with this piece.
fn lacking(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "хвоста",
        _ => "головы",
    }
}
