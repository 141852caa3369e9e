//! По-русски.

use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use super::{Brought, CleverWhat, CleverWhy, How, LineShape, Swept, list, own, row};
use crate::{Form, Lang};

pub(super) fn what(what: CleverWhat) -> String {
    match what {
        CleverWhat::Write { how, die, face, to } => {
            let verb = match how {
                How::Pick => "Выбери",
                How::Tray => "Возьми с подноса",
                How::Beside => "Возьми",
                How::Extra => "Возьми дополнительно",
            };
            format!("{verb} {}{}", die_whom(die, face), place(die, to))
        }
        CleverWhat::Mark { to, number } => mark(to, number),
        CleverWhat::First(gift) => {
            format!("Сначала используй {}", bonus(Bonus::Gift(gift), RussianCase::Whom))
        }
        CleverWhat::Black { number: 0, to } => format!("Выбери крестик и зачеркни {}", field(to)),
        CleverWhat::Black { number, to } => {
            format!("Выбери {} и впиши её в {}", number_whom(number), field(to))
        }
        CleverWhat::Reroll => "Используй переброс".to_string(),
        CleverWhat::Pass => "Играй дальше без переброса".to_string(),
        CleverWhat::Drop { die, face } => format!("Положи на поднос {}", die_whom(die, face)),
        CleverWhat::Skip => "Ничего не бери".to_string(),
        CleverWhat::Keep => "Сохрани дополнительный кубик".to_string(),
        CleverWhat::NoMore => "Не бери дополнительный кубик".to_string(),
    }
}

fn place(die: Die, to: Field) -> String {
    match (to.area(), own(die, to)) {
        (Area::Y, true) => format!(" и зачеркни её в ряду {}", row(to)),
        (Area::Y, false) => format!(" и зачеркни жёлтую в ряду {}", row(to)),
        (Area::B, true) => format!(" и зачеркни клетку {}", to.printed()),
        (Area::B, false) => format!(" и зачеркни {}", field(to)),
        (_, true) => String::new(),
        (Area::G, false) => format!(" и зачеркни {}", field(to)),
        (_, false) => format!(" и впиши её в {}", field(to)),
    }
}

/// Винительный падеж.
fn field(field: Field) -> String {
    match field.area() {
        Area::Y => format!("жёлтую {} в ряду {}", number_whom(field.printed()), row(field)),
        Area::B => format!("синюю клетку {}", field.printed()),
        Area::G => "следующую зелёную клетку".to_string(),
        Area::O => "оранжевую клетку".to_string(),
        Area::P => "фиолетовую клетку".to_string(),
    }
}

fn mark(to: Field, number: u8) -> String {
    match to.area() {
        Area::Y | Area::B => format!("Зачеркни {}", field(to)),
        Area::G => "Зачеркни следующую зелёную клетку".to_string(),
        Area::O | Area::P => format!("Впиши {} в {}", number_whom(number), field(to)),
    }
}

pub(super) fn reason(reason: &CleverWhy, against: bool) -> String {
    let only = if against { "только " } else { "" };
    let just = if against { "" } else { "только " };

    match reason {
        CleverWhy::Completes { lines, brings, then } => {
            let lines: Vec<String> = lines.iter().map(|line| name(*line).to_string()).collect();
            let brings = list(&brings.iter().map(|what| plain(*what)).collect::<Vec<_>>(), "и");
            format!("это закрывает {} и даёт {brings}{}", list(&lines, "и"), and_then(then))
        }
        CleverWhy::Brings { what, then } => {
            format!("эта клетка даёт {}{}", one(*what, RussianCase::Whom), and_then(then))
        }
        CleverWhy::Gain(0) => "сразу очков не даёт".to_string(),
        CleverWhy::Gain(points) => format!("сразу {only}{}", many(*points)),
        CleverWhy::Near { missing, what } => {
            let fields = match missing {
                1 => "останется одна клетка",
                2 => "останутся две клетки",
                _ => "останутся три клетки",
            };
            format!("до {} {fields}", one(*what, RussianCase::OfWhat))
        }
        CleverWhy::AnyNext => "после шестёрки подойдёт любое число".to_string(),
        CleverWhy::Room => "маленькое число оставляет место для следующих".to_string(),
        CleverWhy::Swept(Swept::Nothing) => "на поднос не уходит ни один кубик".to_string(),
        CleverWhy::Swept(Swept::One(die, face)) => {
            format!("на поднос уходит {just}{}", die_who(*die, *face))
        }
        CleverWhy::Swept(Swept::Some(dice)) => match dice {
            2 => format!("на поднос уходят {just}два кубика"),
            3 => format!("на поднос уходят {just}три кубика"),
            4 => format!("на поднос уходят {just}четыре кубика"),
            _ => format!("на поднос уходят {just}пять кубиков"),
        },
        CleverWhy::Swept(Swept::All) => "бросать больше нечего".to_string(),
        CleverWhy::Better(percent) => format!("в {percent}% случаев выпадет что-то получше"),
        CleverWhy::MuchBetter(percent) => {
            format!("в {percent}% случаев выпадет что-то получше, и намного")
        }
        CleverWhy::RarelyBetter(0) => "бросок получше почти невозможен".to_string(),
        CleverWhy::RarelyBetter(percent) => {
            format!("только в {percent}% случаев выпадет что-то получше")
        }
        CleverWhy::LittleHere => "то, что выпало, мало что даёт".to_string(),
        CleverWhy::LastReroll => "после этого хода перебросы ничего не стоят".to_string(),
        CleverWhy::SpareRerolls => "перебросов у тебя больше, чем осталось ходов".to_string(),
        CleverWhy::RerollsLeft(rerolls) => {
            let rerolls = (*rerolls).into();
            format!("у тебя {}", Lang::Ru.counted(rerolls, ["переброс", "переброса", "перебросов"]))
        }
        CleverWhy::NothingNow => "сейчас ничего не подходит".to_string(),
        CleverWhy::RerollLater => "позже переброс может пригодиться больше".to_string(),
        CleverWhy::NothingFits => "ничего не подходит".to_string(),
        CleverWhy::OthersPromise => "остальные кубики обещают больше".to_string(),
        CleverWhy::WouldBlock(number) => {
            format!("{} в фиолетовой области закроет дорогу меньшим числам", number_who(*number))
        }
        CleverWhy::WouldWaste(number) => {
            format!("жаль тратить оранжевую клетку на {}", number_whom(*number))
        }
        CleverWhy::NotWorthIt => "ни один из этих кубиков не стоит клетки".to_string(),
        CleverWhy::NothingGained => "ничего не получишь".to_string(),
        CleverWhy::Now(points) => format!("сейчас он даст {}", many(*points)),
        CleverWhy::AtMost(0) => {
            "сейчас он сразу очков не даст, а позже может дать больше".to_string()
        }
        CleverWhy::AtMost(points) => {
            format!("сейчас он даст не больше {}, а позже может дать больше", of_many(*points))
        }
        CleverWhy::LaterToo => "он пригодится и в другой ход".to_string(),
        CleverWhy::Worthless => {
            "после этого хода дополнительные кубики ничего не стоят".to_string()
        }
        CleverWhy::Later => "на будущее это обещает больше".to_string(),
        CleverWhy::Only => "другого выбора нет".to_string(),
    }
}

fn and_then(then: &[Brought]) -> String {
    if then.is_empty() { String::new() } else { format!(", потом ещё {}", brought(then)) }
}

fn brought(all: &[Brought]) -> String {
    list(&all.iter().map(|what| one(*what, RussianCase::Whom)).collect::<Vec<_>>(), "и")
}

/// Винительный и родительный падежи.
#[derive(Clone, Copy, PartialEq)]
enum RussianCase {
    Whom,
    OfWhat,
}

fn one(what: Brought, case: RussianCase) -> String {
    match what {
        Brought::Star(_) if case == RussianCase::Whom => format!("{} за столбец", plain(what)),
        Brought::Star(points) => format!("{} за столбец", of_many(points.into())),
        Brought::Bonus(what) => bonus(what, case),
    }
}

/// Там, где о полном столбце уже сказано.
fn plain(what: Brought) -> String {
    match what {
        Brought::Star(points) => many(points.into()),
        Brought::Bonus(what) => bonus(what, RussianCase::Whom),
    }
}

fn bonus(bonus: Bonus, case: RussianCase) -> String {
    let whom = case == RussianCase::Whom;
    let pick = |accusative: &str, genitive: &str| {
        if whom { accusative.to_string() } else { genitive.to_string() }
    };
    match bonus {
        Bonus::Reroll => pick("переброс", "переброса"),
        Bonus::Extra => pick("дополнительный кубик", "дополнительного кубика"),
        Bonus::Fox => pick("лису", "лисы"),
        Bonus::Gift(Gift::YX) => pick("жёлтый крестик", "жёлтого крестика"),
        Bonus::Gift(Gift::BX) => pick("синий крестик", "синего крестика"),
        Bonus::Gift(Gift::GX) => pick("зелёный крестик", "зелёного крестика"),
        Bonus::Gift(Gift::O4) => pick("оранжевую четвёрку", "оранжевой четвёрки"),
        Bonus::Gift(Gift::O5) => pick("оранжевую пятёрку", "оранжевой пятёрки"),
        Bonus::Gift(Gift::O6) => pick("оранжевую шестёрку", "оранжевой шестёрки"),
        Bonus::Gift(Gift::P6) => pick("фиолетовую шестёрку", "фиолетовой шестёрки"),
        Bonus::Gift(Gift::X) => pick("крестик", "крестика"),
        Bonus::Gift(Gift::Six) => pick("шестёрку", "шестёрки"),
    }
}

fn die_who(die: Die, face: u8) -> String {
    let colour = match die {
        Die::W => "белая",
        Die::Y => "жёлтая",
        Die::B => "синяя",
        Die::G => "зелёная",
        Die::O => "оранжевая",
        Die::P => "фиолетовая",
    };
    format!("{colour} {}", number_who(face))
}

fn die_whom(die: Die, face: u8) -> String {
    let colour = match die {
        Die::W => "белую",
        Die::Y => "жёлтую",
        Die::B => "синюю",
        Die::G => "зелёную",
        Die::O => "оранжевую",
        Die::P => "фиолетовую",
    };
    format!("{colour} {}", number_whom(face))
}

const NUMBERS: [&str; 6] = ["единиц", "двойк", "тройк", "четвёрк", "пятёрк", "шестёрк"];

fn number_who(number: u8) -> String {
    format!("{}а", NUMBERS[usize::from(number).clamp(1, 6) - 1])
}

fn number_whom(number: u8) -> String {
    format!("{}у", NUMBERS[usize::from(number).clamp(1, 6) - 1])
}

fn name(line: LineShape) -> &'static str {
    match line {
        LineShape::Row => "ряд",
        LineShape::Column => "столбец",
        LineShape::Diagonal => "диагональ",
    }
}

fn many(points: u16) -> String {
    Lang::Ru.counted(points.into(), ["очко", "очка", "очков"])
}

/// После «до» и «не больше».
fn of_many(points: u16) -> String {
    let word = if Lang::Ru.form(points.into()) == Form::One { "очка" } else { "очков" };
    format!("{points} {word}")
}
