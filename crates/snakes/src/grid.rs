//! Cells and directions of a square grid.

use serde::{Deserialize, Serialize};

/// A side of a cell, and the direction in which one leaves the cell through it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// North: up.
    N,
    /// East: to the right.
    E,
    /// South: down.
    S,
    /// West: to the left.
    W,
}

/// All sides, each to the right of the one before.
pub const SIDES: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

impl Side {
    /// The other way.
    pub fn opposite(self) -> Side {
        SIDES[(self as usize + 2) % 4]
    }

    /// To the left of somebody who goes this way.
    pub fn left(self) -> Side {
        SIDES[(self as usize + 3) % 4]
    }

    /// To the right of somebody who goes this way.
    pub fn right(self) -> Side {
        SIDES[(self as usize + 1) % 4]
    }
}

/// A cell: east of the origin, and south of it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Cell(pub i32, pub i32);

impl Cell {
    /// The neighbour on this side.
    pub fn beside(self, side: Side) -> Cell {
        let Cell(east, south) = self;
        match side {
            Side::N => Cell(east, south - 1),
            Side::E => Cell(east + 1, south),
            Side::S => Cell(east, south + 1),
            Side::W => Cell(east - 1, south),
        }
    }
}
