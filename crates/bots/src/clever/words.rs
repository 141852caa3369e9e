//! What to do and why, before it is put into words: each language says it in its own way.

mod en;
mod pl;
mod ru;

use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use crate::{Lang, Sentence};

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Write a die that shows this face.
    Write {
        how: How,
        die: Die,
        face: u8,
        to: Field,
    },
    /// Mark this field with what is in hand; a cross has no number.
    Mark {
        to: Field,
        number: u8,
    },
    /// Use this of several gifts first.
    First(Gift),
    /// The black gift: its number, or 0 for its cross.
    Black {
        number: u8,
        to: Field,
    },
    Reroll,
    Pass,
    /// Lay a die on the tray.
    Drop {
        die: Die,
        face: u8,
    },
    Skip,
    /// No more extra dice now.
    Keep,
    /// No more extra dice, and no later turn for them.
    NoMore,
}

/// Where a die comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    Pick,
    Tray,
    Beside,
    Extra,
}

/// Why, one clause each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// The mark completes these lines; what they bring, and what follows from that.
    Completes {
        lines: Vec<Shape>,
        brings: Vec<Brought>,
        then: Vec<Brought>,
    },
    /// The field itself brings this, and what follows from that.
    Brings {
        what: Brought,
        then: Vec<Brought>,
    },
    /// The field counts so many times.
    Times(u8),
    /// So many points at once.
    Gain(u16),
    /// So many fields are missing then to get this.
    Near {
        missing: usize,
        what: Brought,
    },
    /// After a 6 in purple anything may follow.
    AnyNext,
    /// A low number in purple leaves room.
    Room,
    /// What goes to the tray.
    Swept(Swept),
    /// How likely a better roll is, in percent; whether nothing fits now, and whether it is worth it.
    Better {
        percent: u32,
        nothing_fits: bool,
        worth_it: bool,
    },
    /// The reroll may help more later.
    RerollLater,
    NothingFits,
    /// The dice that stay promise more than this one.
    OthersPromise,
    /// The other dice are rolled on.
    OthersRoll,
    /// The best die would write this number into purple, and lower ones could not follow.
    WouldBlock(u8),
    /// The best die would write a low number into orange.
    WouldWaste(u8),
    NotWorthIt,
    NothingGained,
    /// An extra die would bring so many points at most now, and perhaps more later.
    AtMost(u16),
    /// An extra die can be used later too.
    LaterToo,
    /// After this turn extra dice are worth nothing.
    Worthless,
    /// The same, said of leaving them unused.
    Wasted,
    /// Nothing else brings more.
    Most,
    /// For now it brings little.
    Little,
}

/// A line of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Row,
    Column,
    Diagonal,
}

/// What a line or a field brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Brought {
    Bonus(Bonus),
    /// The star of a yellow column.
    Star(u8),
}

/// What goes to the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Swept {
    Nothing,
    One(Die, u8),
    Some(usize),
    /// All that is left: the turn has no further roll.
    All,
}

/// What to do and why, as one sentence in each language.
pub(super) fn sentence(deed: Deed, reasons: &[Reason]) -> Sentence {
    Sentence::each(|lang| {
        let (deed, join, but) = match lang {
            Lang::En => (en::deed(deed), ", and ", ", but "),
            Lang::Pl => (pl::deed(deed), ", a ", ", ale "),
            Lang::Ru => (ru::deed(deed), ", а ", ", но "),
        };
        let say = |reason: &Reason| match lang {
            Lang::En => en::reason(reason),
            Lang::Pl => pl::reason(reason),
            Lang::Ru => ru::reason(reason),
        };
        let mut text = deed;
        for (at, reason) in reasons.iter().enumerate() {
            text.push_str(match at {
                0 => ": ",
                _ if matches!(reason, Reason::RerollLater | Reason::Swept(Swept::All)) => but,
                // Points follow what they come from without a word between.
                _ if at + 1 == reasons.len() && !matches!(reason, Reason::Gain(_)) => join,
                _ => ", ",
            });
            text.push_str(&say(reason));
        }
        text.push('.');
        text
    })
}

/// The row of a yellow field, counted from 1.
fn row(field: Field) -> usize {
    field.at() / 4 + 1
}

/// Whether a die is written in its own colour.
fn own(die: Die, to: Field) -> bool {
    die != Die::W && die.areas() == [to.area()]
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The colour in which a gift is used.
fn gift_area(gift: Gift) -> Option<Area> {
    match gift.areas() {
        [only] => Some(*only),
        _ => None,
    }
}
