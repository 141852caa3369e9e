//! What advice says, before it is put into words.

mod en;
mod pl;
mod ru;

use turlaj_core::Seat;
use turlaj_stonoga::{Colour, Face, Tile};

use crate::{Lang, Sentence};

/// One piece of advice.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Say {
    /// Keep dice and roll the others.
    Roll(Roll),
    /// End the turn.
    Stop {
        /// Whether rolling on would be possible.
        early: bool,
        deed: Deed,
        why: Why,
    },
}

/// Dice that are rolled again, and what for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Roll {
    pub(super) kept: Vec<Same>,
    /// What is said of the bare foot where it is spent.
    pub(super) foot: Option<Foot>,
    /// What it may bring, with chances; never empty.
    pub(super) aims: Vec<(f64, Aim)>,
    /// The larger tiles of the colour that are gone.
    pub(super) gone: Option<Gone>,
}

/// What the bare foot would be worth otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Foot {
    /// More than its shoe is gained.
    Worth,
    /// Its shoe is worth more.
    Costs,
    /// Alone, now is the time for it.
    Now,
    /// Alone, it may help more later.
    Later,
}

/// Dice that show the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Same {
    pub(super) face: Face,
    pub(super) kept: u8,
    pub(super) shown: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Aim {
    Tile(Tile),
    Steal(Tile),
    /// Any tile with so many shoes.
    Size(u8),
    /// No tile at all, though one does not want that.
    Empty,
    /// No tile at all, since the last one would end the game while behind.
    Avoid,
    /// No tile at all, since none is worth it.
    Shun,
    /// Alone: a tile is lost.
    Loss,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Gone {
    One(Tile),
    All(Colour),
}

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Deed {
    Take(Tile, bool),
    Steal(Tile, Whom),
    Lose(Tile),
    Pass,
    /// Only as something better than a deed: the bare foot is spent.
    Foot,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Whom {
    Leader,
    Other(Seat),
}

/// The reason that decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Why {
    LastWins,
    LastShares,
    LastLoses,
    /// The last tile, and unknown tails decide: the chance to win.
    LastTails(f64),
    /// Rolling on brings something better with this chance, and that is not enough.
    Enough(f64),
    /// The same for spending the bare foot.
    EnoughFoot(f64),
    /// The same alone, where it may save a tile later.
    LaterFoot(f64),
    /// Rolling on brings something better with this chance, and that is worth it.
    Better(f64),
    /// Nothing else can be chosen.
    Only,
    Most,
    Tail,
    TailDone,
    Golden,
    Guarded,
    /// A theft moves so many shoes.
    Swing(u8, Whom),
    /// Others bring as much or more, but this leaves the better position.
    Placed,
    /// Something else is worth exactly as much.
    Same,
    /// Alone: what stays is easier to collect.
    Easier,
    /// This is worth more.
    Than(Deed),
    /// Rolling on could force the last tile on who is behind.
    Refuse,
    /// Nothing fits, and rolling on gains nothing.
    Nothing,
    /// Nothing fits yet, but rolling on brings a tile with this chance.
    Yet(f64),
    /// Stealing would leave one worse off.
    NoTheft,
    /// Alone: one of the smallest tiles is lost, whichever.
    Smallest,
}

/// The sentence in all languages.
pub(super) fn sentence(say: &Say) -> Sentence {
    Sentence::each(|lang| match lang {
        Lang::En => en::sentence(say),
        Lang::Pl => pl::sentence(say),
        Lang::Ru => ru::sentence(say),
    })
}

/// A chance as whole percents; what is not sure is neither 0 nor 100.
pub(super) fn percent(chance: f64, under: &str, over: &str) -> String {
    match chance {
        sure if !(1e-9..=1.0 - 1e-9).contains(&sure) => format!("{:.0}%", sure * 100.0),
        small if small < 0.01 => format!("{under} 1%"),
        large if large > 0.99 => format!("{over} 99%"),
        other => format!("{:.0}%", other * 100.0),
    }
}

/// Words with commas between them, and the last one after `and`.
fn list(words: &[String], and: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// Ends in a full stop.
fn stop(text: &str) -> String {
    format!("{text}.")
}
