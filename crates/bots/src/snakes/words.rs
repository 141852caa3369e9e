//! Advice about Snakes in words.

mod en;
mod pl;
mod ru;

use serde::{Deserialize, Serialize};
use turlaj_snakes::{Die, Piece};

use crate::Lang;
use crate::words::Words;

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "What"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SnakesWhat {
    Roll {
        die: Die,
        opening: RollMoment,
    },
    Put {
        snake: u8,
        piece: Piece,
    },
    New {
        piece: Piece,
    },
    /// Take an end of a snake, or all there is of it.
    Take {
        snake: u8,
        piece: Piece,
        die: Die,
        whole: bool,
    },
    Stop,
    Give {
        player: usize,
    },
}

impl SnakesWhat {
    /// The same at any snake: which body piece is taken makes no difference.
    pub(crate) fn without_number(self) -> SnakesWhat {
        match self {
            SnakesWhat::Put { piece, .. } => SnakesWhat::Put { snake: 0, piece },
            SnakesWhat::Take { piece: Piece::C, die, whole, .. } => {
                SnakesWhat::Take { snake: 0, piece: Piece::S, die, whole }
            }
            SnakesWhat::Take { piece, die, whole, .. } => {
                SnakesWhat::Take { snake: 0, piece, die, whole }
            }
            other => other,
        }
    }
}

/// When a die is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RollMoment {
    /// As the first of the turn.
    First,
    /// After a `+`.
    Again,
    /// After a `+`, though a die could be taken.
    WithoutTaking,
}

/// A reason; which way it speaks is known beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Why"))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SnakesWhy {
    /// This, or another action, completes a snake.
    Point,
    /// So many faces of the die complete a snake, and so many of another kind of die.
    Completes {
        faces: u32,
        against: Option<(Die, u32)>,
    },
    /// So many dice of this better kind stay.
    Keeps {
        die: Die,
        kept: u8,
    },
    /// So many faces are heads or tails, which help the next player.
    Opens {
        faces: u32,
    },
    /// So many faces of a die complete a snake after one was taken.
    Reopens {
        faces: u32,
    },
    /// The die that is taken is of the better kind.
    BetterDie(Die),
    /// One die more.
    OneMore,
    /// So many faces of a die of one's own complete a snake then, and nobody else has dice.
    Later {
        faces: u32,
    },
    /// So many faces of a die complete a snake for the next player.
    Threat(u32),
    /// What is not rolled stays.
    KeepsDice,
    /// Rolling on could complete a snake with so many faces.
    Missed {
        faces: u32,
    },
    /// A die that could be taken stays where it is.
    LeavesDie,
    FewestPoints,
    LongestWait,
    FirstTurn,
    FitsNowhere(Piece),
    /// All that can be done comes to the same.
    Alike,
    Only,
}

/// The words of [`super::SnakeEngine`].
pub(crate) struct SnakesWords;

impl Words for SnakesWords {
    type What = SnakesWhat;
    type Why = SnakesWhy;

    fn what(lang: Lang, what: &SnakesWhat) -> String {
        match lang {
            Lang::En => en::what(*what),
            Lang::Pl => pl::what(*what),
            Lang::Ru => ru::what(*what),
        }
    }

    fn why(lang: Lang, why: &SnakesWhy, against: bool) -> String {
        match lang {
            Lang::En => en::reason(*why, against),
            Lang::Pl => pl::reason(*why, against),
            Lang::Ru => ru::reason(*why, against),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SnakesWhat, SnakesWhy};

    #[test]
    fn the_types_of_hints_are_fresh() {
        turlaj_testkit::hints_are_fresh::<turlaj_snakes::Snakes, SnakesWhat, SnakesWhy>();
    }
}
