//! What happened, as data.

use serde::Serialize;
use turlaj_core::Seat;

use crate::pieces::{Face, Tail, Tile};
use crate::score::{Count, count};
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
    /// A tail was dealt; only its owner learns which, and the table only if it is told.
    TailDealt {
        /// To whom.
        seat: Seat,
        /// Which, if this eye may know.
        tail: Option<Tail>,
    },
    /// A tail that was kept is told, before the end is counted.
    TailTold {
        /// Whose.
        seat: Seat,
        /// Which.
        tail: Tail,
    },
    /// A golden shoe was laid on a tile, or the die has to be rolled again.
    GoldenRolled {
        /// What the die shows.
        face: Face,
        /// The tile that carries it now.
        tile: Option<Tile>,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// Dice fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// The dice that were rolled; nothing for those left lying.
        dice: [Option<Face>; 4],
        /// What all four dice show now.
        shown: [Face; 4],
        /// Which roll of the turn, from 1.
        roll: u8,
    },
    /// A bare foot was discarded for one more roll.
    FootSpent {
        /// Whose.
        seat: Seat,
    },
    /// A tile was taken from the middle.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Whether a golden shoe came with it.
        golden: bool,
    },
    /// A tile was stolen.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        tile: Tile,
    },
    /// A solo player lost a tile.
    Lost {
        /// Which.
        tile: Tile,
        /// Whether a golden shoe was lost with it.
        golden: bool,
    },
    /// A turn ended without a tile.
    EmptyHanded {
        /// Whose.
        seat: Seat,
    },
    /// The last tile left the middle; all tails are shown.
    Ended {
        /// The shoes of every seat.
        counts: Vec<Count>,
        /// The tails of all seats, where there are any.
        tails: Vec<Option<Tail>>,
    },
}

impl News {
    pub(crate) fn ended(state: &State) -> News {
        News::Ended {
            counts: state.seats.iter().map(count).collect(),
            tails: state.seats.iter().map(|seat| seat.tail.known()).collect(),
        }
    }
}
