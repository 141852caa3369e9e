//! Advice about Snakes in words.

mod en;
mod pl;
mod ru;

use turlaj_snakes::{Die, Piece};

use crate::{Lang, Sentence};

/// What an action does, and what was counted about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// Roll a die of this kind.
    Roll { die: Die, opening: Opening, reason: Reason },
    /// A piece completes a snake.
    Completes { snake: u8, piece: Piece },
    /// A head or a tail on a snake that lacks both: with how many faces the next player completes it,
    /// if anybody else has dice.
    Waits { snake: u8, piece: Piece, threat: Option<u32> },
    /// A straight or a curve.
    Body { snake: u8, piece: Piece },
    /// A piece that fits nowhere.
    New { piece: Piece },
    /// A head or tail is taken from a complete snake; with this die so many faces complete it again.
    Reopens { snake: u8, piece: Piece, die: Die, with: (Die, u32) },
    /// A head or tail is taken from a snake that lacks the other.
    Robs { snake: u8, piece: Piece, die: Die },
    /// The only die of a snake is taken.
    Vanishes { snake: u8, piece: Piece, die: Die },
    /// A straight or a curve is taken.
    Shortens { snake: u8, piece: Piece, die: Die },
    /// The turn ends, and the next player completes a snake with so many faces.
    Stop { threat: u32, is_best: bool },
    /// The turn ends, and no snake lacks only one piece.
    StopQuiet,
    /// The turn ends, and nobody else has dice.
    StopAlone,
    /// The die goes to who has the fewest points.
    GiveLast { player: usize },
    /// The die goes to whose turn is the furthest off.
    GiveFar { player: usize },
    /// The die goes to who has so many points and dice.
    Give { player: usize, points: u32, dice: u32 },
}

/// When a die is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opening {
    /// As the first of the turn.
    First,
    /// After a `+`.
    Again,
    /// After a `+`, though a die could be taken.
    WithoutTaking,
}

/// Why this kind of die is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It must be.
    FirstTurn,
    /// So many faces complete a snake, of the other kind fewer.
    Completes { completing: u32, against: Option<u32> },
    /// The other kind would complete more, and so many of those dice are kept.
    Keeps { completing: u32, kept: u8 },
    /// Nothing can be completed, and nobody else has dice.
    Alone,
    /// Nothing can be completed, and so many faces help the next player.
    Opens { opening: u32, few: bool },
}

/// What to do and why.
pub(super) fn sentence(fact: &Fact) -> Sentence {
    Sentence::each(|lang| match lang {
        Lang::En => en::say(fact),
        Lang::Pl => pl::say(fact),
        Lang::Ru => ru::say(fact),
    })
}

/// The other kind of die.
fn other(die: Die) -> Die {
    match die {
        Die::G => Die::O,
        Die::O => Die::G,
    }
}
