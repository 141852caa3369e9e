//! In English.

use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use super::{Brought, CleverWhat, CleverWhy, How, LineShape, Swept, list, own, row};

pub(super) fn what(what: CleverWhat) -> String {
    match what {
        CleverWhat::Write { how, die, face, to } => {
            let (verb, from) = match how {
                How::Pick => ("Pick", ""),
                How::Tray => ("Take", " from the tray"),
                How::Beside => ("Take", ""),
                How::Extra => ("Spend an extra die on", ""),
            };
            format!("{verb} the {} {face}{from}{}", colour(die), place(die, to))
        }
        CleverWhat::Mark { to, number } => mark(to, number),
        CleverWhat::First(gift) => format!("Use the {} first", bonus(Bonus::Gift(gift))),
        CleverWhat::Black { number: 0, to } => format!("Choose the cross for {}", field(to)),
        CleverWhat::Black { number, to } => format!("Choose the {number} for {}", field(to)),
        CleverWhat::Reroll => "Use a reroll".to_string(),
        CleverWhat::Pass => "Go on without a reroll".to_string(),
        CleverWhat::Drop { die, face } => format!("Lay the {} {face} on the tray", colour(die)),
        CleverWhat::Skip => "Take nothing".to_string(),
        CleverWhat::Keep => "Keep the extra die".to_string(),
        CleverWhat::NoMore => "Use no extra die".to_string(),
    }
}

/// What is said of where a die goes, beyond its own colour.
fn place(die: Die, to: Field) -> String {
    match (to.area(), own(die, to)) {
        (Area::Y, true) => format!(" and cross it in row {}", row(to)),
        (Area::B, true) => format!(" and cross the {}", to.printed()),
        (Area::Y | Area::B, false) => format!(" and cross {}", field(to)),
        (_, true) => String::new(),
        (_, false) => format!(" for {}", field(to)),
    }
}

fn field(field: Field) -> String {
    let area = field.area();
    match area {
        Area::Y => format!("the yellow {} in row {}", field.printed(), row(field)),
        Area::B => format!("the blue {}", field.printed()),
        Area::G | Area::O | Area::P => area.name().to_string(),
    }
}

fn mark(to: Field, number: u8) -> String {
    match to.area() {
        Area::Y | Area::B => format!("Cross {}", field(to)),
        Area::G => "Cross the next green field".to_string(),
        Area::O | Area::P => format!("Write the {number} in {}", field(to)),
    }
}

pub(super) fn reason(reason: &CleverWhy, against: bool) -> String {
    let only = if against { "only " } else { "" };

    match reason {
        CleverWhy::Completes { lines, brings, then } => {
            let lines: Vec<String> =
                lines.iter().map(|line| format!("the {}", name(*line))).collect();
            let brings = list(&brings.iter().map(|what| plain(*what)).collect::<Vec<_>>(), "and");
            format!("it completes {} and brings {brings}{}", list(&lines, "and"), and_then(then))
        }
        CleverWhy::Brings { what, then } => {
            format!("the field brings {}{}", one(*what), and_then(then))
        }
        CleverWhy::Gain(0) => "no points at once".to_string(),
        CleverWhy::Gain(points) => format!("{only}{} at once", many(*points)),
        CleverWhy::Near { missing: 1, what } => format!("one more field brings {}", one(*what)),
        CleverWhy::Near { missing, what } => {
            let missing = count(*missing);
            format!("{missing} more fields bring {}", one(*what))
        }
        CleverWhy::AnyNext => "after a 6 any number may follow".to_string(),
        CleverWhy::Room => "a low number leaves room to climb".to_string(),
        CleverWhy::Swept(Swept::Nothing) => "no die goes to the tray".to_string(),
        CleverWhy::Swept(Swept::One(die, face)) => {
            format!(
                "{}the {} {face} goes to the tray",
                if against { "" } else { "only " },
                colour(*die)
            )
        }
        CleverWhy::Swept(Swept::Some(dice)) => {
            format!("{}{} dice go to the tray", if against { "" } else { "only " }, count(*dice))
        }
        CleverWhy::Swept(Swept::All) => "no dice are left to roll".to_string(),
        CleverWhy::Better(percent) => format!("a better roll comes up {percent}% of the time"),
        CleverWhy::MuchBetter(percent) => {
            format!("a better roll comes up {percent}% of the time, and then it brings much more")
        }
        CleverWhy::RarelyBetter(0) => "a better roll is very unlikely".to_string(),
        CleverWhy::RarelyBetter(percent) => {
            format!("a better roll comes up only {percent}% of the time")
        }
        CleverWhy::LittleHere => "what lies here brings little".to_string(),
        CleverWhy::LastReroll => "after this turn rerolls are worth nothing".to_string(),
        CleverWhy::SpareRerolls => "you have more rerolls than turns left".to_string(),
        CleverWhy::RerollsLeft(rerolls) => format!("you have {rerolls} rerolls"),
        CleverWhy::NothingNow => "nothing fits now".to_string(),
        CleverWhy::RerollLater => "the reroll may help more later".to_string(),
        CleverWhy::NothingFits => "nothing fits".to_string(),
        CleverWhy::OthersPromise => "the dice that stay promise more".to_string(),
        CleverWhy::WouldBlock(number) => {
            format!("a {number} in purple would shut out all lower numbers")
        }
        CleverWhy::WouldWaste(number) => format!("a {number} would waste the orange field"),
        CleverWhy::NotWorthIt => "no die here is worth a field".to_string(),
        CleverWhy::NothingGained => "nothing is gained".to_string(),
        CleverWhy::Now(points) => format!("now it would bring {}", many(*points)),
        CleverWhy::AtMost(0) => {
            "now it would bring no points at once, later it can bring more".to_string()
        }
        CleverWhy::AtMost(points) => {
            format!("now it would bring {} at most, later it can bring more", many(*points))
        }
        CleverWhy::LaterToo => "it can be used in a later turn, too".to_string(),
        CleverWhy::Worthless => "after this turn extra dice are worth nothing".to_string(),
        CleverWhy::Later => "it promises more for later".to_string(),
        CleverWhy::Only => "there is no other choice".to_string(),
    }
}

fn and_then(then: &[Brought]) -> String {
    if then.is_empty() { String::new() } else { format!(", then {}", brought(then)) }
}

fn brought(all: &[Brought]) -> String {
    list(&all.iter().map(|what| one(*what)).collect::<Vec<_>>(), "and")
}

fn one(what: Brought) -> String {
    match what {
        Brought::Star(_) => format!("{} for the column", plain(what)),
        Brought::Bonus(_) => plain(what),
    }
}

/// Where it has been said that the column is full.
fn plain(what: Brought) -> String {
    match what {
        Brought::Star(points) => many(points.into()),
        Brought::Bonus(what) => {
            let vowel = matches!(what, Bonus::Extra | Bonus::Gift(Gift::O4 | Gift::O5 | Gift::O6));
            format!("{} {}", if vowel { "an" } else { "a" }, bonus(what))
        }
    }
}

fn bonus(bonus: Bonus) -> String {
    let gift = match bonus {
        Bonus::Reroll => return "reroll".to_string(),
        Bonus::Extra => return "extra die".to_string(),
        Bonus::Fox => return "fox".to_string(),
        Bonus::Gift(gift) => gift,
    };
    let what = match gift.number() {
        0 => "cross".to_string(),
        number => number.to_string(),
    };
    match super::gift_area(gift) {
        Some(area) => format!("{} {what}", area.name()),
        None => what,
    }
}

fn colour(die: Die) -> &'static str {
    match die {
        Die::W => "white",
        Die::Y => "yellow",
        Die::B => "blue",
        Die::G => "green",
        Die::O => "orange",
        Die::P => "purple",
    }
}

fn name(line: LineShape) -> &'static str {
    match line {
        LineShape::Row => "row",
        LineShape::Column => "column",
        LineShape::Diagonal => "diagonal",
    }
}

fn count(number: usize) -> &'static str {
    ["no", "one", "two", "three", "four", "five"][number.min(5)]
}

fn many(points: u16) -> String {
    if points == 1 { "1 point".to_string() } else { format!("{points} points") }
}
