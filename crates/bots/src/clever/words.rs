//! What to do and why, before it is put into words: each language says it in its own way.

mod en;
mod pl;
mod ru;

use serde::{Deserialize, Serialize};
use turlaj_clever::{Area, Bonus, Die, Field, Gift};

use crate::Lang;
use crate::words::Words;

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "What"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CleverWhat {
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum How {
    Pick,
    Tray,
    Beside,
    Extra,
}

/// A reason; which way it speaks is known beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Why"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CleverWhy {
    /// The mark completes these lines; what they bring, and what follows from that.
    Completes {
        lines: Vec<LineShape>,
        brings: Vec<Brought>,
        then: Vec<Brought>,
    },
    /// The field itself brings this, and what follows from that.
    Brings {
        what: Brought,
        then: Vec<Brought>,
    },
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
    /// So many rolls of a hundred are better.
    Better(u32),
    /// The same, where they are few and much better.
    MuchBetter(u32),
    /// The same, where that is all.
    RarelyBetter(u32),
    /// What lies here brings few points and no bonus.
    LittleHere,
    /// After this turn rerolls are worth nothing.
    LastReroll,
    /// There are more rerolls than turns.
    SpareRerolls,
    /// So many rerolls are there.
    RerollsLeft(u8),
    /// The reroll may help more later.
    RerollLater,
    /// Nothing fits now: a reason for a reroll.
    NothingNow,
    /// The same, against going on.
    NothingFits,
    /// The dice that stay promise more than this one.
    OthersPromise,
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
    /// An extra die would bring so many points now.
    Now(u16),
    /// After this turn extra dice are worth nothing.
    Worthless,
    /// It promises more for later: all that is known of it is its value.
    Later,
    Only,
}

/// A line of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LineShape {
    Row,
    Column,
    Diagonal,
}

/// What a line or a field brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Brought {
    Bonus(Bonus),
    /// The star of a yellow column.
    Star(u8),
}

/// What goes to the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Swept {
    Nothing,
    One(Die, u8),
    Some(usize),
    /// All that is left: the turn has no further roll.
    All,
}

/// The words of [`super::SheetEngine`].
pub(crate) struct CleverWords;

impl Words for CleverWords {
    type What = CleverWhat;
    type Why = CleverWhy;

    fn what(lang: Lang, what: &CleverWhat) -> String {
        match lang {
            Lang::En => en::what(*what),
            Lang::Pl => pl::what(*what),
            Lang::Ru => ru::what(*what),
        }
    }

    fn why(lang: Lang, why: &CleverWhy, against: bool) -> String {
        match lang {
            Lang::En => en::reason(why, against),
            Lang::Pl => pl::reason(why, against),
            Lang::Ru => ru::reason(why, against),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::{CleverWhat, CleverWhy};

    #[test]
    fn the_types_of_hints_are_fresh() {
        turlaj_testkit::hints_are_fresh::<turlaj_clever::Clever, CleverWhat, CleverWhy>();
    }
}
