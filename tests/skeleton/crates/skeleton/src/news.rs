//! What happened, as data.

use serde::Serialize;
use turlaj_core::Seat;

use crate::pieces::Face;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum News {
    /// The die fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// What it shows.
        die: Face,
        /// The pot now.
        pot: u16,
    },
    /// A 1 took the pot.
    Lost {
        /// Whose.
        seat: Seat,
    },
    /// A pot was banked.
    Banked {
        /// Whose.
        seat: Seat,
        /// How many points were in it.
        pot: u16,
        /// All points of the seat now.
        points: u16,
    },
    /// The game is over.
    Ended,
}
