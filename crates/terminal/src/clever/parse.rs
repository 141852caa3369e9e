//! What a typed answer means.

use turlaj_clever::{Action, Area, DICE, Die, Field, GIFTS, Gift};

/// `w` or `w4` names a die, `y5.2`, `5.2`, `b7`, `7` or `g` a field, `bx` or `b` a gift; `r` spends a
/// reroll, `s`, `p` or `.` does nothing. Verbs and whole words may be said too.
pub(super) fn parse(legal: &[Action], text: &str) -> Option<Action> {
    let text = text.trim();
    let written = text.parse().ok();
    if written.is_some_and(|action| legal.contains(&action) || !is_idle(&action)) {
        return written;
    }
    let key = key(text);
    let tiers: [fn(&Action, &str) -> bool; 3] = [is_exactly, is_short_for, is_loosely];
    for is in tiers {
        let mut found = legal.iter().copied().filter(|action| is(action, &key));
        match (found.next(), found.next()) {
            (Some(one), None) => return Some(one),
            // Whatever could mean two things is asked again.
            (Some(_), Some(_)) => return None,
            (None, _) => {}
        }
    }
    written.or_else(|| illegal(legal, &key))
}

/// Whether this does nothing; all words for that are good where it is possible.
fn is_idle(action: &Action) -> bool {
    matches!(action, Action::Pass | Action::Skip | Action::Done)
}

/// Words that say what is plain already.
const FILLERS: [&str; 19] = [
    "pick", "take", "use", "extra", "drop", "mark", "cross", "write", "bonus", "spend", "a", "an",
    "the", "on", "in", "into", "die", "field", "black",
];

/// The letters that matter: `Pick the white die` is `w`, `yellow 5 2` is `y52`.
fn key(text: &str) -> String {
    let lower = text.to_lowercase();
    if lower.chars().all(|letter| matches!(letter, '.' | '-')) {
        return lower;
    }
    let words = || lower.split([' ', '\t', ':', ',', '/', '=']).filter(|word| !word.is_empty());
    let said: String = words().filter(|word| !FILLERS.contains(word)).map(letters).collect();
    if said.is_empty() { words().map(letters).collect() } else { said }
}

fn letters(word: &str) -> &str {
    match word.trim_end_matches(['.', '!']) {
        "white" => "w",
        "yellow" => "y",
        "blue" => "b",
        "green" => "g",
        "orange" => "o",
        "purple" => "p",
        "six" => "6",
        word => word,
    }
}

fn die_of(action: &Action) -> Option<Die> {
    match *action {
        Action::Pick(die) | Action::Drop(die) | Action::Take(die) | Action::Extra(die) => Some(die),
        _ => None,
    }
}

/// The whole name.
fn is_exactly(action: &Action, key: &str) -> bool {
    match action {
        Action::Mark(field) => field.to_string().to_lowercase() == key,
        Action::Bonus(gift) => gift.to_string().to_lowercase() == key,
        Action::Reroll => matches!(key, "r" | "re" | "reroll" | "again" | "roll"),
        Action::Pass => is_nothing(key) || key == "p",
        Action::Skip | Action::Done => is_nothing(key),
        Action::Pick(_) | Action::Drop(_) | Action::Take(_) | Action::Extra(_) => {
            die_of(action).is_some_and(|die| die.to_string().to_lowercase() == key)
        }
    }
}

fn is_nothing(key: &str) -> bool {
    matches!(
        key,
        "." | "-"
            | "s"
            | "skip"
            | "d"
            | "done"
            | "n"
            | "no"
            | "none"
            | "nothing"
            | "pass"
            | "enough"
    )
}

/// A die with what it shows, a yellow field without its letter, the next field of an area.
fn is_short_for(action: &Action, key: &str) -> bool {
    match *action {
        Action::Mark(field) => {
            let name = field.to_string().to_lowercase();
            match field.area() {
                Area::Y => name[1..] == *key || name.replace('.', "") == key,
                Area::B => false,
                Area::G | Area::O | Area::P => name[..1] == *key,
            }
        }
        Action::Bonus(Gift::X) => matches!(key, "cross" | "blackcross" | "blackx"),
        Action::Bonus(gift) => letter(gift.areas()) == Some(key.to_string()),
        _ => die_of(action).is_some_and(|die| shown(key) == Some(die)),
    }
}

/// A number alone, or an area alone, where only one field can be meant.
fn is_loosely(action: &Action, key: &str) -> bool {
    let Action::Mark(field) = *action else { return false };
    let area = letter(&[field.area()]).unwrap_or_default();
    let number = field.printed().to_string();
    match field.area() {
        Area::Y | Area::B => key == number || key == area || key == format!("{area}{number}"),
        Area::G | Area::O | Area::P => false,
    }
}

/// The letter of the only area.
fn letter(areas: &[Area]) -> Option<String> {
    match areas {
        [area] => Some(area.to_string().to_lowercase()),
        _ => None,
    }
}

/// The die of `w4`; what it shows is not needed, but may be read off the board.
fn shown(key: &str) -> Option<Die> {
    let named = |die: &Die| {
        let rest = key.strip_prefix(&die.to_string().to_lowercase());
        rest.is_some_and(|rest| matches!(rest, "" | "1" | "2" | "3" | "4" | "5" | "6"))
    };
    DICE.into_iter().find(named)
}

/// Something that cannot be done now, so that the reason can be given.
fn illegal(legal: &[Action], key: &str) -> Option<Action> {
    let die = |kind: fn(Die) -> Action| shown(key).map(kind);
    let named = match legal.first()? {
        Action::Pick(_) | Action::Pass | Action::Reroll => die(Action::Pick),
        Action::Drop(_) => die(Action::Drop),
        Action::Take(_) | Action::Skip => die(Action::Take),
        Action::Extra(_) | Action::Done => die(Action::Extra),
        Action::Mark(_) | Action::Bonus(_) => None,
    };
    let field = || key.to_uppercase().parse::<Field>().ok().map(Action::Mark);
    let gift = || GIFTS.into_iter().find(|gift| gift.to_string().to_lowercase() == key);
    let words = [Action::Reroll, Action::Skip, Action::Pass, Action::Done];
    named
        .or_else(field)
        .or_else(|| gift().map(Action::Bonus))
        .or_else(|| words.into_iter().find(|word| is_exactly(word, key)))
}
