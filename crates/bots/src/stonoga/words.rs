//! What explanations say, and how it is put into words.

mod en;
mod pl;
mod ru;

use serde::{Deserialize, Serialize};
use turlaj_core::Seat;
use turlaj_stonoga::{Face, Tile};

use crate::Lang;
use crate::words::Words;

/// What to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "What"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StonogaWhat {
    /// Keep dice and roll the others, perhaps for the bare foot.
    Roll { kept: Vec<Same>, foot: bool },
    /// End the turn; `early` where rolling on would be possible.
    Stop { early: bool, done: Done },
}

/// Dice that show the same.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Same {
    pub face: Face,
    pub kept: u8,
    pub shown: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TurnAim {
    Tile(Tile),
    Steal(Tile),
    /// Any tile with so many shoes.
    Size(u8),
    /// No tile at all.
    Empty,
    /// No tile at all, since the last one would end the game while behind.
    Avoid,
    /// No tile at all, since none is worth it.
    Shun,
    /// Alone: a tile is lost.
    Loss,
}

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Done {
    Take(Tile, bool),
    Steal(Tile, Whom),
    Lose(Tile),
    Pass,
    /// Only as something better than an end.
    Roll,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whom {
    Leader,
    Other(Seat),
}

/// A reason; which way it speaks is known beside it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Why"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StonogaWhy {
    /// How likely an end of the turn is.
    Aim(f64, TurnAim),
    LastWins,
    LastShares,
    /// The last tile, and unknown tails decide: the chance to win.
    LastTails(f64),
    /// Rolling on, or spending the bare foot, brings something better with this small chance only.
    Enough {
        chance: f64,
        foot: bool,
    },
    /// Rolling on loses more than it wins.
    Risk,
    /// Rolling on, or spending the bare foot, brings something better with this chance.
    Better {
        chance: f64,
        foot: bool,
    },
    /// Rolling on may end worse.
    Safe,
    /// Rolling on brings more on average.
    Average,
    /// The bare foot is worth a shoe; alone, it may save a tile later.
    Foot {
        alone: bool,
    },
    /// Nothing else can be chosen.
    Only,
    Most,
    /// More or fewer shoes than this tile.
    Shoes(Tile),
    Tail,
    TailDone,
    Golden,
    Guarded,
    /// A theft moves so many shoes.
    Swing(u8, Whom),
    /// It leaves the better position.
    Placed,
    /// Something else is worth exactly as much.
    Same,
    /// Alone: what stays is easier to collect.
    Easier,
    /// This is worth more.
    Than(Done),
    /// Rolling on could force the last tile on who is behind.
    Refuse,
    /// Nothing fits, and rolling on gains nothing.
    Nothing,
    /// Stealing would leave one worse off.
    NoTheft,
    /// Alone: one of the smallest tiles is lost, whichever.
    Smallest,
}

/// The words of [`super::ShoeEngine`].
pub(crate) struct StonogaWords;

impl Words for StonogaWords {
    type What = StonogaWhat;
    type Why = StonogaWhy;

    fn what(lang: Lang, what: &StonogaWhat) -> String {
        match lang {
            Lang::En => en::what(what),
            Lang::Pl => pl::what(what),
            Lang::Ru => ru::what(what),
        }
    }

    fn why(lang: Lang, why: &StonogaWhy, against: bool) -> String {
        match lang {
            Lang::En => en::reason(*why, against),
            Lang::Pl => pl::reason(*why, against),
            Lang::Ru => ru::reason(*why, against),
        }
    }

    /// A solo player loses tiles.
    fn losses(lang: Lang) -> [&'static str; 4] {
        match lang {
            Lang::En => ["tile", "tiles", "tiles", "tiles"],
            Lang::Pl => ["płytkę", "płytki", "płytek", "płytki"],
            Lang::Ru => ["жетон", "жетона", "жетонов", "жетона"],
        }
    }
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

#[cfg(test)]
mod tests {
    use super::{StonogaWhat, StonogaWhy};

    #[test]
    fn the_types_of_hints_are_fresh() {
        turlaj_testkit::hints_are_fresh::<turlaj_stonoga::Stonoga, StonogaWhat, StonogaWhy>();
    }
}
