//! What happened, as data; all eyes are told the same.

use serde::Serialize;
use turlaj_core::Seat;

use crate::grid::Cell;
use crate::pieces::{Die, Face, Piece};
use crate::snake::{End, Way};
use crate::state::State;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to begin.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// A die fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// Which kind.
        die: Die,
        /// What it shows.
        face: Face,
    },
    /// A new snake was begun.
    Began {
        /// By whom.
        seat: Seat,
        /// Its number.
        snake: u8,
        /// The kind of die.
        die: Die,
        /// Its first piece.
        piece: Piece,
        /// The cell.
        at: Cell,
    },
    /// A piece was attached.
    Placed {
        /// By whom.
        seat: Seat,
        /// To which snake.
        snake: u8,
        /// At which end.
        end: End,
        /// The kind of die.
        die: Die,
        /// The piece.
        piece: Piece,
        /// For a curve, how it turns.
        turn: Option<Way>,
        /// The cell.
        at: Cell,
    },
    /// A snake is complete.
    Completed {
        /// Who finished it.
        seat: Seat,
        /// Which.
        snake: u8,
        /// How many pieces it has.
        length: usize,
        /// The points of the seat now.
        points: u32,
    },
    /// A die was taken from a snake.
    Took {
        /// By whom.
        seat: Seat,
        /// From which snake.
        snake: u8,
        /// From which end.
        end: End,
        /// The kind of die.
        die: Die,
        /// What it showed.
        piece: Piece,
        /// Whether the snake was complete.
        reopened: bool,
        /// Whether nothing is left of it.
        gone: bool,
        /// Who had finished it, and keeps the point.
        from: Option<Seat>,
    },
    /// A second roll was declined.
    Stopped {
        /// By whom.
        seat: Seat,
    },
    /// A die was handed over.
    Gave {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The kind of die.
        die: Die,
    },
    /// A seat without dice was passed over.
    Skipped {
        /// Which.
        seat: Seat,
    },
    /// Nobody has a die left.
    Ended {
        /// The points of every seat.
        points: Vec<u32>,
    },
}

impl News {
    pub(crate) fn ended(state: &State) -> News {
        News::Ended { points: state.seats.iter().map(|hand| hand.points).collect() }
    }
}
