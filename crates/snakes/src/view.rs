//! What can be seen of a position: all of it, by everyone (R1.5).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Seat};

use crate::Snakes;
use crate::grid::{Cell, Side};
use crate::pieces::{Die, Face, Faces, Piece};
use crate::snake::{End, Lain, Shape};
use crate::state::{Hand, Lying, Phase, State};

/// What everyone sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    /// What the game is waiting for.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many rolls of this turn have fallen.
    pub rolls: Counter,
    /// The die that is rolled, or was rolled last in this turn.
    pub die: Option<Die>,
    /// What it shows.
    pub face: Option<Face>,
    /// The die that was taken since the last `+`.
    pub taken: Option<Die>,
    /// What the dice can show.
    pub faces: Faces,
    /// What every seat has.
    pub seats: Vec<Hand>,
    /// The snakes, by number.
    pub snakes: Vec<SnakeView>,
}

/// A snake on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SnakeView {
    /// Its number.
    pub number: u8,
    /// Its pieces in letters.
    pub shape: Shape,
    /// Its pieces, from end `a` to end `b`.
    pub dice: Vec<DieView>,
    /// Its open ends.
    pub ends: Vec<EndView>,
    /// Who finished it, while it is complete.
    pub done: Option<Seat>,
}

/// A die that is a piece of a snake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DieView {
    /// Its kind.
    pub die: Die,
    /// What it shows.
    pub piece: Piece,
    /// Its cell.
    pub at: Cell,
    /// The sides of the cell that the body crosses, from `a` to `b`.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Side>"))]
    pub sides: ArrayVec<Side, 2>,
}

/// An open end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct EndView {
    /// Which.
    pub end: End,
    /// The empty cell in front of it.
    pub at: Cell,
    /// The side of that cell at which a piece joins.
    pub from: Side,
}

pub(crate) fn view(rules: &Snakes, state: &State) -> View {
    View {
        phase: state.phase,
        seat: state.seat,
        rolls: state.rolls,
        die: state.die,
        face: state.face,
        taken: state.taken,
        faces: rules.faces,
        seats: state.seats.to_vec(),
        snakes: state.snakes.iter().map(snake).collect(),
    }
}

fn snake(lying: &Lying) -> SnakeView {
    let open = |end| {
        let open = lying.snake.open(end)?;
        Some(EndView { end, at: open.at, from: open.points.opposite() })
    };
    SnakeView {
        number: lying.number,
        shape: lying.snake.shape(),
        dice: lying.snake.lain().map(die).collect(),
        ends: End::BOTH.into_iter().filter_map(open).collect(),
        done: lying.done,
    }
}

fn die(lain: Lain) -> DieView {
    DieView {
        die: lain.link.die(),
        piece: lain.link.piece(),
        at: lain.at,
        sides: lain.enters.into_iter().chain(lain.leaves).collect(),
    }
}
