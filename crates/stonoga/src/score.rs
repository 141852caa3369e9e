//! Counting shoes, and who wins.

use serde::{Deserialize, Serialize};
use turlaj_core::{Seat, Standings};

use crate::Stonoga;
use crate::pieces::{COLOURS, Colour, Piece, Tile};
use crate::state::{Centipede, State};

/// The shoes of one centipede, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Count {
    /// Shoes on tiles.
    pub tiles: u8,
    /// Golden shoes (R9.3).
    pub golden: u8,
    /// The bare foot that was kept (R7.4).
    pub bare_foot: u8,
    /// The tail, if it counts (R8.3).
    pub tail: u8,
}

impl Count {
    /// All shoes together.
    pub fn total(&self) -> u8 {
        self.tiles + self.golden + self.bare_foot + self.tail
    }
}

/// Counts a centipede with its tail, as at the end of the game.
pub(crate) fn count(centipede: &Centipede) -> Count {
    let has = |colour: Colour| centipede.tiles().any(|tile| tile.colour() == colour);
    let tail = centipede.tail.known().is_some_and(|tail| tail.colours().into_iter().all(has));
    Count { tail: if tail { 2 } else { 0 }, ..count_open(centipede) }
}

/// Counts a centipede without its tail: what everybody can see.
pub(crate) fn count_open(centipede: &Centipede) -> Count {
    Count {
        tiles: centipede.tiles().map(Tile::shoes).sum(),
        golden: centipede.pieces.iter().filter(|&&piece| piece == Piece::Golden).count() as u8,
        bare_foot: u8::from(centipede.bare_foot),
        tail: 0,
    }
}

/// The most shoes in a single colour, on tiles alone (R5.3, R5.5).
fn best_colour(centipede: &Centipede) -> i32 {
    let shoes = |colour: Colour| -> i32 {
        let tiles = centipede.tiles().filter(|tile| tile.colour() == colour);
        tiles.map(|tile| i32::from(tile.shoes())).sum()
    };
    COLOURS.into_iter().map(shoes).max().unwrap_or(0)
}

/// Who wins (R5.2, R5.3, R5.4).
pub(crate) fn standings(rules: &Stonoga, state: &State) -> Standings {
    Standings::rank((0..rules.players).map(Seat).map(|seat| {
        let centipede = &state.seats[seat.index()];
        (seat, i32::from(count(centipede).total()), vec![best_colour(centipede)])
    }))
}

/// How well a solo game went (R10.3), the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// No tile lost: the longest centipede there is.
    Fantastic,
    /// One tile lost.
    Great,
    /// Two tiles lost.
    ReallyGood,
    /// Three tiles lost.
    QuiteOk,
    /// Four tiles lost.
    NotBad,
    /// Five or more tiles lost.
    KeepFighting,
}

impl Rating {
    /// The rating for so many face-down tiles.
    pub fn of(lost: usize) -> Rating {
        match lost {
            0 => Rating::Fantastic,
            1 => Rating::Great,
            2 => Rating::ReallyGood,
            3 => Rating::QuiteOk,
            4 => Rating::NotBad,
            _ => Rating::KeepFighting,
        }
    }
}
