//! In English.

use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use super::{Brought, How, Reason, Shape, Swept, What, list, own, row};

pub(super) fn what(what: What) -> String {
    match what {
        What::Write { how, die, face, to } => {
            let (verb, from) = match how {
                How::Pick => ("Pick", ""),
                How::Tray => ("Take", " from the tray"),
                How::Beside => ("Take", ""),
                How::Extra => ("Spend an extra die on", ""),
            };
            format!("{verb} the {} {face}{from}{}", colour(die), place(die, to))
        }
        What::Mark { to, number } => mark(to, number),
        What::First(gift) => format!("Use the {} first", bonus(Bonus::Gift(gift))),
        What::Black { number: 0, to } => format!("Choose the cross for {}", field(to)),
        What::Black { number, to } => format!("Choose the {number} for {}", field(to)),
        What::Reroll => "Use a reroll".to_string(),
        What::Pass => "Go on without a reroll".to_string(),
        What::Drop { die, face } => format!("Lay the {} {face} on the tray", colour(die)),
        What::Skip => "Take nothing".to_string(),
        What::Keep => "Keep the extra die".to_string(),
        What::NoMore => "Use no extra die".to_string(),
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

pub(super) fn reason(reason: &Reason, against: bool) -> String {
    let only = if against { "only " } else { "" };

    match reason {
        Reason::Completes { lines, brings, then } => {
            let lines: Vec<String> =
                lines.iter().map(|line| format!("the {}", name(*line))).collect();
            let brings = list(&brings.iter().map(|what| plain(*what)).collect::<Vec<_>>(), "and");
            format!("it completes {} and brings {brings}{}", list(&lines, "and"), and_then(then))
        }
        Reason::Brings { what, then } => {
            format!("the field brings {}{}", one(*what), and_then(then))
        }
        Reason::Gain(0) => "no points at once".to_string(),
        Reason::Gain(points) => format!("{only}{} at once", many(*points)),
        Reason::Near { missing: 1, what } => format!("one more field brings {}", one(*what)),
        Reason::Near { missing, what } => {
            let missing = count(*missing);
            format!("{missing} more fields bring {}", one(*what))
        }
        Reason::AnyNext => "after a 6 any number may follow".to_string(),
        Reason::Room => "a low number leaves room to climb".to_string(),
        Reason::Swept(Swept::Nothing) => "no die goes to the tray".to_string(),
        Reason::Swept(Swept::One(die, face)) => {
            format!(
                "{}the {} {face} goes to the tray",
                if against { "" } else { "only " },
                colour(*die)
            )
        }
        Reason::Swept(Swept::Some(dice)) => {
            format!("{}{} dice go to the tray", if against { "" } else { "only " }, count(*dice))
        }
        Reason::Swept(Swept::All) => "no dice are left to roll".to_string(),
        Reason::Better(percent) => format!("a better roll comes up {percent}% of the time"),
        Reason::MuchBetter(percent) => {
            format!("a better roll comes up {percent}% of the time, and then it brings much more")
        }
        Reason::RarelyBetter(0) => "a better roll is very unlikely".to_string(),
        Reason::RarelyBetter(percent) => {
            format!("a better roll comes up only {percent}% of the time")
        }
        Reason::LittleHere => "what lies here brings little".to_string(),
        Reason::LastReroll => "after this turn rerolls are worth nothing".to_string(),
        Reason::SpareRerolls => "you have more rerolls than turns left".to_string(),
        Reason::RerollsLeft(rerolls) => format!("you have {rerolls} rerolls"),
        Reason::NothingNow => "nothing fits now".to_string(),
        Reason::RerollLater => "the reroll may help more later".to_string(),
        Reason::NothingFits => "nothing fits".to_string(),
        Reason::OthersPromise => "the dice that stay promise more".to_string(),
        Reason::WouldBlock(number) => {
            format!("a {number} in purple would shut out all lower numbers")
        }
        Reason::WouldWaste(number) => format!("a {number} would waste the orange field"),
        Reason::NotWorthIt => "no die here is worth a field".to_string(),
        Reason::NothingGained => "nothing is gained".to_string(),
        Reason::Now(points) => format!("now it would bring {}", many(*points)),
        Reason::AtMost(0) => {
            "now it would bring no points at once, later it can bring more".to_string()
        }
        Reason::AtMost(points) => {
            format!("now it would bring {} at most, later it can bring more", many(*points))
        }
        Reason::LaterToo => "it can be used in a later turn, too".to_string(),
        Reason::Worthless => "after this turn extra dice are worth nothing".to_string(),
        Reason::Later => "it promises more for later".to_string(),
        Reason::Only => "there is no other choice".to_string(),
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

fn name(line: Shape) -> &'static str {
    match line {
        Shape::Row => "row",
        Shape::Column => "column",
        Shape::Diagonal => "diagonal",
    }
}

fn count(number: usize) -> &'static str {
    ["no", "one", "two", "three", "four", "five"][number.min(5)]
}

fn many(points: u16) -> String {
    if points == 1 { "1 point".to_string() } else { format!("{points} points") }
}
