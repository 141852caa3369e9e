//! Names and inks of pieces, and lines that are filled word by word.

use turlaj_clever::{Area, Bonus, Die, Field, Gift, Rating};

use crate::{Ink, Line};

/// No line is wider than a terminal.
pub(super) const WIDTH: usize = 80;

pub(super) fn ink(area: Area) -> Ink {
    match area {
        Area::Y => Ink::Yellow,
        Area::B => Ink::Blue,
        Area::G => Ink::Green,
        Area::O => Ink::Orange,
        Area::P => Ink::Purple,
    }
}

pub(super) fn die_ink(die: Die) -> Ink {
    match die {
        Die::W => Ink::White,
        die => ink(die.areas()[0]),
    }
}

pub(super) fn bonus_ink(bonus: Bonus) -> Ink {
    match bonus {
        Bonus::Reroll | Bonus::Extra => Ink::Strong,
        Bonus::Fox => Ink::Red,
        Bonus::Gift(gift) => gift_ink(gift),
    }
}

pub(super) fn gift_ink(gift: Gift) -> Ink {
    match gift {
        Gift::X | Gift::Six => Ink::Strong,
        gift => ink(gift.areas()[0]),
    }
}

pub(super) fn die_name(die: Die) -> &'static str {
    match die {
        Die::W => "white",
        die => die.areas()[0].name(),
    }
}

/// The sign of a bonus on the sheet, at most three letters.
pub(super) fn bonus_sign(bonus: Bonus) -> String {
    match bonus {
        Bonus::Reroll => "re".to_string(),
        Bonus::Extra => "+1".to_string(),
        Bonus::Fox => "fox".to_string(),
        Bonus::Gift(gift) => gift.to_string(),
    }
}

/// A bonus in words: `a cross in blue`.
pub(super) fn bonus_words(bonus: Bonus) -> String {
    match bonus {
        Bonus::Reroll => "a reroll (re)".to_string(),
        Bonus::Extra => "an extra die (+1)".to_string(),
        Bonus::Fox => "a fox".to_string(),
        Bonus::Gift(gift) => gift_words(gift),
    }
}

pub(super) fn gift_words(gift: Gift) -> String {
    let what = match gift.number() {
        0 => "a cross".to_string(),
        number => format!("a {number}"),
    };
    let names: Vec<&str> = gift.areas().iter().map(|&area| area.name()).collect();
    let areas = match names[..] {
        [ref others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    };
    format!("{what} in {areas}")
}

/// A die as it lies there, such as `W4`.
pub(super) fn die_span(die: Die, faces: &[u8; 6]) -> Line {
    Line::inked(die_ink(die), format!("{die}{}", faces[die.index()]))
}

pub(super) fn field_span(field: Field) -> Line {
    Line::inked(ink(field.area()), field.to_string())
}

/// The line with spaces at its end up to this column.
pub(super) fn padded(line: Line, to: usize) -> Line {
    let missing = to.saturating_sub(line.width());
    if missing == 0 { line } else { line.then(Ink::Plain, " ".repeat(missing)) }
}

/// A name that leaves room for others.
pub(super) fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_string();
    }
    let cut: String = name.chars().take(most - 1).collect();
    format!("{}~", cut.trim_end())
}

/// The items behind a head, on as many lines as they need; later lines stand under the first item.
pub(super) fn wrapped(head: Line, items: Vec<Line>, most: usize) -> Vec<Line> {
    let indent = head.width();
    let mut lines = vec![head];
    for item in items {
        let line = lines.last_mut().expect("there is the head");
        let begins = line.width() == indent;
        let gap = if begins { "" } else { "   " };
        if !begins && line.width() + gap.len() + item.width() > most {
            lines.push(padded(Line::default(), indent).join(item));
        } else {
            *line = std::mem::take(line).then(Ink::Plain, gap).join(item);
        }
    }
    lines
}

/// The rating of a solo game as a sentence.
pub fn rating_text(rating: Rating) -> &'static str {
    match rating {
        Rating::Legend => "A legend: people will tell of this sheet.",
        Rating::Master => "Masterly: hardly a field was wasted.",
        Rating::Brilliant => "Brilliant: chain after chain.",
        Rating::Clever => "Clever indeed: the sheet worked for you.",
        Rating::Sharp => "Sharp: you saw most of what was there.",
        Rating::Solid => "Solid: a sheet to be pleased with.",
        Rating::Promising => "Promising: a longer chain, and you are there.",
        Rating::Learning => "Learning: you know now where the bonuses lie.",
        Rating::Beginner => "A beginning: the next sheet is clean.",
    }
}
